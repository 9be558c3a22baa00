"""Every option of the game as one frozen value."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, Self

from differenzler_qt.engine.modes import TRUMP_MODES, Mode, Values
from differenzler_qt.engine.options import (
    Direction,
    ExactBonusZero,
    FirstDealer,
    Game,
    Prediction,
    TieBreak,
    TrumpSource,
    Undertrump,
)
from differenzler_qt.engine.rule_checks import (
    CHOICES,
    ENUMS,
    InvalidRules,
    Problem,
    RuleProblem,
    find_problems,
    is_allowed,
)

HAND_SIZES: Final[Mapping[int, int]] = {2: 12, 3: 12, 4: 9, 5: 7, 6: 6}
"""Cards in each hand by number of players."""

FULL_PACK_POINTS: Final = 157
"""Card points of a full pack and the last trick."""


def is_seat(value: object, rules: "Rules") -> bool:
    """Say whether a value is the number of a seat, counted from 0 in the direction of play."""
    return type(value) is int and 0 <= value < rules.players


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force; an impossible combination raises ``InvalidRules``."""

    players: int = 4
    game: Game = Game.PREDICTION
    trump_source: TrumpSource = TrumpSource.RANDOM
    modes: tuple[Mode, ...] = TRUMP_MODES
    prediction: Prediction = Prediction.HIDDEN
    rounds: int = 1
    tie_break: TieBreak = TieBreak.SHARED
    undertrump: Undertrump = Undertrump.VOID
    exact_bonus: int = 0
    exact_bonus_zero: ExactBonusZero = ExactBonusZero.ALWAYS
    stoeck: bool = False
    revoke_penalty: int = 0
    direction: Direction = Direction.COUNTERCLOCKWISE
    first_dealer: FirstDealer = FirstDealer.RANDOM
    show_taken: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if problems := find_problems(self):
            raise InvalidRules(problems)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player."""
        return 9 if self.game is Game.MARGIN else HAND_SIZES[self.players]

    @property
    def hands(self) -> int:
        """Hands of the match before any tie is broken: everybody deals equally often."""
        return self.players * self.rounds

    @property
    def values(self) -> Values:
        """The table of strength and points in force."""
        return Values.MARGIN if self.game is Game.MARGIN else Values.STANDARD

    @property
    def last_trick_bonus(self) -> int:
        """Points for the last trick."""
        return 0 if self.game is Game.MARGIN else 5

    @property
    def has_talon(self) -> bool:
        """Whether cards stay undealt."""
        return self.players == 2

    def with_(self, **changes: Any) -> Self:
        """Return the rules with some fields changed."""
        return replace(self, **changes)

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON values by field name."""
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the rules written by ``to_dict``; missing fields take their defaults.

        Raises ``InvalidRules`` that names every unknown field and every bad value.
        """
        values: dict[str, Any] = {}
        problems: list[Problem] = []
        for name, raw in data.items():
            if name not in _FIELDS:
                problems.append(Problem(name, RuleProblem.UNKNOWN_FIELD, raw))
                continue
            try:
                values[name] = _typed(name, raw)
            except (ValueError, TypeError):
                problems.append(Problem(name, RuleProblem.BAD_VALUE, raw))
        if problems:
            raise InvalidRules(tuple(problems))
        return cls(**values)


_FIELDS: Final = frozenset(CHOICES) | {"modes"}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


def _typed(name: str, raw: Any) -> object:
    if name == "modes":
        if not isinstance(raw, (list, tuple)):
            raise TypeError(raw)
        return tuple(Mode.from_code(code) for code in raw)
    if name in ENUMS:
        return ENUMS[name](raw)
    if not is_allowed(raw, CHOICES[name]):
        raise ValueError(raw)
    return raw
