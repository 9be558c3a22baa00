"""What goes over the pipe between the window's process and the worker."""

from dataclasses import dataclass, field
from typing import Any, Final

from differenzler_qt.engine import PlayerView

DECIDE: Final = "decide"


@dataclass(frozen=True, slots=True)
class Setup:
    """Which player is asked: a name of the registry and its options."""

    player: str
    seed: int = 0
    character: str = ""
    time_limit: float = 1.0


@dataclass(frozen=True, slots=True)
class Request:
    """A question: what a player decides, or what ``module:function`` returns for (player, view).

    ``view`` may be any value that can be pickled when ``kind`` is a function.
    """

    id: int
    kind: str
    setup: Setup
    view: PlayerView | Any


@dataclass(frozen=True, slots=True)
class Cancel:
    """The answer to a question is no longer wanted."""

    id: int


@dataclass(frozen=True, slots=True)
class Warm:
    """Make these players, so that the first question is answered as fast as the next."""

    setups: tuple[Setup, ...] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Ready:
    """The worker has started and made the players it was told to."""

    error: str | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """The worker's answer: ``value``, or what went wrong."""

    id: int
    value: Any = None
    error: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What the asker gets: the decision (or the function's value) and who made it.

    ``player`` is ``simple`` where the rule of thumb had to stand in; ``error`` says why, and is also set,
    with ``value`` being ``None``, where nothing could stand in.
    """

    id: int
    value: Any
    player: str
    error: str | None = None
