"""What a table agrees on before the first hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, Self

from differenzler_qt.engine import Game, InvalidRules, Prediction, Rules, TieBreak, TrumpSource
from differenzler_qt.engine.presets import all_modes
from differenzler_qt.slate.names import NameProblem, clean_name, name_problems

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 6
DEFAULT_ROUNDS: Final = 3


class SetupProblem(StrEnum):
    """Why a slate cannot be begun."""

    NAMES = "names"
    PLAYERS = "players"
    FIRST_DEALER = "first_dealer"
    RULES = "rules"


class InvalidSetup(ValueError):
    """A set-up that cannot be played; ``problem`` says why, ``names`` what is wrong with each name."""

    def __init__(self, problem: SetupProblem, names: tuple[NameProblem | None, ...] = ()) -> None:
        super().__init__(f"{problem}: {names}")
        self.problem = problem
        self.names = names


def table_rules(players: int, **options: Any) -> Rules:
    """Return the rules of a table with real cards: the classic ones, changed by options.

    How trump is decided is the table's affair, so every mode that such a table can play may be noted.
    """
    chosen: dict[str, Any] = {
        "players": players,
        "prediction": Prediction.OPEN,
        "rounds": DEFAULT_ROUNDS,
        "tie_break": TieBreak.EXACT_HITS,
    } | options
    return Rules(trump_source=TrumpSource.FOREHAND, modes=all_modes(players), **chosen)


@dataclass(frozen=True, slots=True)
class Setup:
    """Names in the order of play, who deals first, whether trump is noted, and the options in force.

    Raises ``InvalidSetup``.
    """

    names: tuple[str, ...]
    first_dealer: int = 0
    note_trump: bool = True
    rules: Rules = field(default_factory=lambda: table_rules(4))

    def __post_init__(self) -> None:
        """Refuse what cannot be played; the names are kept in their clean form."""
        if not MIN_PLAYERS <= len(self.names) <= MAX_PLAYERS or self.rules.players != len(self.names):
            raise InvalidSetup(SetupProblem.PLAYERS)
        problems = name_problems(self.names)
        if any(problems):
            raise InvalidSetup(SetupProblem.NAMES, problems)
        if not 0 <= self.first_dealer < len(self.names):
            raise InvalidSetup(SetupProblem.FIRST_DEALER)
        if self.rules.game is not Game.PREDICTION or self.rules.prediction is Prediction.NONE:
            raise InvalidSetup(SetupProblem.RULES)
        object.__setattr__(self, "names", tuple(map(clean_name, self.names)))

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    def dealer_of(self, hand: int) -> int:
        """Return who deals a hand, the first hand being 0."""
        return (self.first_dealer + hand) % self.players

    def order_of(self, hand: int) -> tuple[int, ...]:
        """Return the seats of a hand in turn: forehand first, the dealer last."""
        forehand = self.dealer_of(hand) + 1
        return tuple((forehand + place) % self.players for place in range(self.players))

    def with_dealer(self, dealer: int) -> Self:
        """Return the same table with another first dealer."""
        return replace(self, first_dealer=dealer)

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "names": list(self.names),
            "first_dealer": self.first_dealer,
            "note_trump": self.note_trump,
            "rules": self.rules.to_dict(),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the set-up of ``to_dict``; raises ``InvalidSetup``, ``KeyError`` or ``TypeError``."""
        try:
            rules = Rules.from_dict(data["rules"])
        except InvalidRules as error:
            raise InvalidSetup(SetupProblem.RULES) from error
        if not all(isinstance(name, str) for name in data["names"]):
            raise InvalidSetup(SetupProblem.NAMES)
        if type(data["first_dealer"]) is not int or type(data["note_trump"]) is not bool:
            raise InvalidSetup(SetupProblem.FIRST_DEALER)
        return cls(tuple(data["names"]), data["first_dealer"], data["note_trump"], rules)
