"""The computer players by name; a player's module is imported when it is first asked for."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from differenzler_qt.players.contract import Factory, Player, PlayerOptions

_PACKAGE: Final = "differenzler_qt.players"

BUILT_IN: Final[Mapping[str, str]] = {
    "random": f"{_PACKAGE}.random_player:create",
    "simple": f"{_PACKAGE}.simple:create",
    "beginner": f"{_PACKAGE}.levels:beginner",
    "regular": f"{_PACKAGE}.levels:regular",
    "expert": f"{_PACKAGE}.levels:expert",
    "master": f"{_PACKAGE}.levels:master",
    "srf": f"{_PACKAGE}.yardsticks:srf",
    "pimc": f"{_PACKAGE}.yardsticks:pimc",
}
"""Every player of our own, as ``module:factory``."""

LEVELS: Final = ("beginner", "regular", "expert", "master")
"""The levels that a person chooses from, from weak to strong."""


class UnknownPlayer(ValueError):
    """A name that leads to no player; ``name`` carries it, the message says what would."""

    def __init__(self, name: str, reason: str = "") -> None:
        known = ", ".join(available())
        super().__init__(f"no player {name!r}{reason and f' ({reason})'}; known: {known}, or module:factory")
        self.name = name


def available() -> tuple[str, ...]:
    """Return the names of our own players that this installation holds."""
    return tuple(name for name, target in BUILT_IN.items() if find_spec(target.partition(":")[0]))


def factory(name: str) -> Factory:
    """Return what makes the player of a name; raises ``UnknownPlayer``."""
    target = BUILT_IN.get(name, name)
    module_name, colon, attribute = target.partition(":")
    if not (module_name and colon and attribute):
        raise UnknownPlayer(name)
    try:
        found: object = import_module(module_name)
        for part in attribute.split("."):
            found = getattr(found, part)
    except ModuleNotFoundError as error:
        raise UnknownPlayer(name, f"no module {error.name!r}") from error
    except AttributeError as error:
        raise UnknownPlayer(name, f"nothing called {attribute!r} in {module_name}") from error
    if not callable(found):
        raise UnknownPlayer(name, f"{attribute!r} cannot be called")
    make: Factory = found
    return make


def create(name: str, options: PlayerOptions | None = None) -> Player:
    """Return a new player; raises ``UnknownPlayer``."""
    return factory(name)(options or PlayerOptions())
