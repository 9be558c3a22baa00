"""Every option of the game as one frozen value, with the reasons for combinations that cannot be played."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, Self

from differenzler_qt.engine.choice import Choice
from differenzler_qt.engine.modes import TRUMP_MODES, Mode, Values


class Game(Choice):
    """Differenzler with predictions, or *Differenz zu zweit* (``rules.md`` §8)."""

    PREDICTION = "prediction"
    MARGIN = "margin"


class TrumpSource(Choice):
    """How trump is decided (``rules.md`` §2)."""

    RANDOM = "random"
    DEALER_LAST = "dealer_last"
    CUT = "cut"
    DRAWN = "drawn"
    FOREHAND = "forehand"
    TALON = "talon"


class Prediction(Choice):
    """How predictions are made (``rules.md`` §3)."""

    HIDDEN = "hidden"
    OPEN = "open"
    VISIBLE_SLIPS = "visible_slips"
    NONE = "none"


class Undertrump(Choice):
    """When a lower trump may be played on a trumped trick (``rules.md`` §4)."""

    VOID = "void"
    FREE = "free"
    SCHIEBER = "schieber"


class TieBreak(Choice):
    """What decides between players with the same best total (``rules.md`` §6)."""

    SHARED = "shared"
    EXACT_HITS = "exact_hits"
    EXTRA_HAND = "extra_hand"


class ExactBonusZero(Choice):
    """When an exact prediction of zero earns the bonus (``rules.md`` §5)."""

    ALWAYS = "always"
    NEVER = "never"
    WITH_TRICK = "with_trick"


class Direction(Choice):
    """The direction of play as seen from above."""

    COUNTERCLOCKWISE = "counterclockwise"
    CLOCKWISE = "clockwise"


class FirstDealer(Choice):
    """Who deals the first hand."""

    RANDOM = "random"
    SEAT_1 = "seat_1"


class RuleProblem(Choice):
    """Why a rule set cannot be played."""

    UNKNOWN_FIELD = "unknown_field"
    BAD_VALUE = "bad_value"
    SUITS_MISSING = "suits_missing"
    UNDENUFE_WITH_FIVE = "undenufe_with_five"
    NO_TRUMP_NEEDS_RANDOM_OR_FOREHAND = "no_trump_needs_random_or_forehand"
    NEEDS_WHOLE_PACK_DEALT = "needs_whole_pack_dealt"
    TALON_NEEDS_TWO = "talon_needs_two"
    MARGIN_NEEDS_TWO = "margin_needs_two"
    MARGIN_NEEDS_TALON = "margin_needs_talon"
    MARGIN_HAS_NO_PREDICTION = "margin_has_no_prediction"
    MARGIN_HAS_NO_OPTION = "margin_has_no_option"
    PREDICTION_NEEDED = "prediction_needed"


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem of a rule set: the field it is about, the reason, the offending value."""

    field: str
    reason: RuleProblem
    value: object = None


class InvalidRules(ValueError):
    """A rule set that cannot be played; ``problems`` lists why."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{p.field}: {p.reason} ({p.value!r})" for p in problems))
        self.problems = problems


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
            if name not in _TYPES:
                problems.append(Problem(name, RuleProblem.UNKNOWN_FIELD, raw))
                continue
            try:
                values[name] = _typed(name, raw)
            except (ValueError, TypeError):
                problems.append(Problem(name, RuleProblem.BAD_VALUE, raw))
        if problems:
            raise InvalidRules(tuple(problems))
        return cls(**values)


_ENUMS: Final[Mapping[str, type[StrEnum]]] = {
    "game": Game,
    "trump_source": TrumpSource,
    "prediction": Prediction,
    "tie_break": TieBreak,
    "undertrump": Undertrump,
    "exact_bonus_zero": ExactBonusZero,
    "direction": Direction,
    "first_dealer": FirstDealer,
}
_ALLOWED_INTS: Final[Mapping[str, tuple[int, ...]]] = {
    "players": (2, 3, 4, 5, 6),
    "rounds": (1, 2, 3, 4),
    "exact_bonus": (0, 10),
    "revoke_penalty": (0, 20),
}
_BOOLS: Final = ("stoeck", "show_taken")
_TYPES: Final = frozenset(_ENUMS) | frozenset(_ALLOWED_INTS) | frozenset(_BOOLS) | {"modes"}

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = (
    {name: tuple(kind) for name, kind in _ENUMS.items()}
    | dict(_ALLOWED_INTS)
    | dict.fromkeys(_BOOLS, (False, True))
)
"""The allowed values of every option but ``modes`` (four suits, *Obenabe* and *Undenufe* on wish)."""


def find_problems(rules: Rules) -> tuple[Problem, ...]:
    """Return every reason why these options cannot be played together; empty if they can."""
    wrong = [
        Problem(name, RuleProblem.BAD_VALUE, getattr(rules, name))
        for name, allowed in CHOICES.items()
        if not _is_allowed(getattr(rules, name), allowed)
    ]
    if type(rules.modes) is not tuple or any(type(mode) is not Mode for mode in rules.modes):
        wrong.append(Problem("modes", RuleProblem.BAD_VALUE, rules.modes))
    if wrong:
        return tuple(wrong)
    return tuple(_mode_problems(rules) + _source_problems(rules) + _margin_problems(rules))


def _is_allowed(value: object, allowed: tuple[Any, ...]) -> bool:
    return any(type(value) is type(choice) and value == choice for choice in allowed)


def _mode_problems(rules: Rules) -> list[Problem]:
    found = []
    without_trump = [mode for mode in rules.modes if mode.trump is None]
    if not set(TRUMP_MODES) <= set(rules.modes):
        found.append(Problem("modes", RuleProblem.SUITS_MISSING, rules.modes))
    if len(set(rules.modes)) != len(rules.modes):
        found.append(Problem("modes", RuleProblem.BAD_VALUE, rules.modes))
    if rules.players == 5 and Mode.UNDENUFE in rules.modes:
        found.append(Problem("modes", RuleProblem.UNDENUFE_WITH_FIVE, Mode.UNDENUFE))
    if without_trump and rules.trump_source not in (TrumpSource.RANDOM, TrumpSource.FOREHAND):
        found.append(Problem("modes", RuleProblem.NO_TRUMP_NEEDS_RANDOM_OR_FOREHAND, rules.trump_source))
    return found


def _source_problems(rules: Rules) -> list[Problem]:
    source = rules.trump_source
    if source is TrumpSource.TALON and rules.players != 2:
        return [Problem("trump_source", RuleProblem.TALON_NEEDS_TWO, source)]
    if source in (TrumpSource.DEALER_LAST, TrumpSource.CUT) and rules.players == 2:
        return [Problem("trump_source", RuleProblem.NEEDS_WHOLE_PACK_DEALT, source)]
    return []


def _margin_problems(rules: Rules) -> list[Problem]:
    if rules.game is not Game.MARGIN:
        if rules.prediction is Prediction.NONE:
            return [Problem("prediction", RuleProblem.PREDICTION_NEEDED, rules.prediction)]
        return []
    found = []
    if rules.players != 2:
        found.append(Problem("players", RuleProblem.MARGIN_NEEDS_TWO, rules.players))
    if rules.trump_source is not TrumpSource.TALON:
        found.append(Problem("trump_source", RuleProblem.MARGIN_NEEDS_TALON, rules.trump_source))
    if rules.prediction is not Prediction.NONE:
        found.append(Problem("prediction", RuleProblem.MARGIN_HAS_NO_PREDICTION, rules.prediction))
    fixed: Mapping[str, object] = {
        "exact_bonus": 0,
        "stoeck": False,
        "revoke_penalty": 0,
        "tie_break": TieBreak.SHARED,
        "undertrump": Undertrump.FREE,
    }
    for name, value in fixed.items():
        if getattr(rules, name) != value:
            found.append(Problem(name, RuleProblem.MARGIN_HAS_NO_OPTION, getattr(rules, name)))
    return found


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


def _typed(name: str, raw: Any) -> object:
    if name == "modes":
        if not isinstance(raw, (list, tuple)):
            raise TypeError(raw)
        return tuple(Mode.from_code(code) for code in raw)
    if name in _ENUMS:
        return _ENUMS[name](raw)
    if not _is_allowed(raw, CHOICES[name]):
        raise ValueError(raw)
    return raw
