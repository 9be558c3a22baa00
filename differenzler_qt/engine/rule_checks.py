"""Which values the options take, and which of them cannot be played together."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from differenzler_qt.engine.choice import Choice
from differenzler_qt.engine.modes import TRUMP_MODES, Mode
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

if TYPE_CHECKING:
    from differenzler_qt.engine.rules import Rules


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


ENUMS: Final[Mapping[str, type[StrEnum]]] = {
    "game": Game,
    "trump_source": TrumpSource,
    "prediction": Prediction,
    "tie_break": TieBreak,
    "undertrump": Undertrump,
    "exact_bonus_zero": ExactBonusZero,
    "direction": Direction,
    "first_dealer": FirstDealer,
}
ALLOWED_INTS: Final[Mapping[str, tuple[int, ...]]] = {
    "players": (2, 3, 4, 5, 6),
    "rounds": (1, 2, 3, 4),
    "exact_bonus": (0, 10),
    "revoke_penalty": (0, 20),
}
_BOOLS: Final = ("stoeck", "show_taken")

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = (
    {name: tuple(kind) for name, kind in ENUMS.items()}
    | dict(ALLOWED_INTS)
    | dict.fromkeys(_BOOLS, (False, True))
)
"""The allowed values of every option but ``modes`` (four suits, *Obenabe* and *Undenufe* on wish)."""


def find_problems(rules: "Rules") -> tuple[Problem, ...]:
    """Return every reason why these options cannot be played together; empty if they can."""
    wrong = [
        Problem(name, RuleProblem.BAD_VALUE, getattr(rules, name))
        for name, allowed in CHOICES.items()
        if not is_allowed(getattr(rules, name), allowed)
    ]
    if type(rules.modes) is not tuple or any(type(mode) is not Mode for mode in rules.modes):
        wrong.append(Problem("modes", RuleProblem.BAD_VALUE, rules.modes))
    if wrong:
        return tuple(wrong)
    return tuple(_mode_problems(rules) + _source_problems(rules) + _margin_problems(rules))


def is_allowed(value: object, allowed: tuple[Any, ...]) -> bool:
    """Say whether a value is one of the allowed ones and of the same type: ``True`` is no 1."""
    return any(type(value) is type(choice) and value == choice for choice in allowed)


def _mode_problems(rules: "Rules") -> list[Problem]:
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


def _source_problems(rules: "Rules") -> list[Problem]:
    source = rules.trump_source
    if source is TrumpSource.TALON and rules.players != 2:
        return [Problem("trump_source", RuleProblem.TALON_NEEDS_TWO, source)]
    if source in (TrumpSource.DEALER_LAST, TrumpSource.CUT) and rules.players == 2:
        return [Problem("trump_source", RuleProblem.NEEDS_WHOLE_PACK_DEALT, source)]
    return []


def _margin_problems(rules: "Rules") -> list[Problem]:
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
