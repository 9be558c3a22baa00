"""What a hand costs (``rules.md`` §5 and §8): also used by the slate for real cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from differenzler_qt.engine.options import ExactBonusZero
from differenzler_qt.engine.rules import Rules

STOECK_POINTS: Final = 20
STOECK_CHOICES: Final = (0, STOECK_POINTS, -STOECK_POINTS)
MARGIN_TRICKS: Final = 8
MARGIN_BONUS: Final = 20
MAX_PREDICTION: Final = 157


@dataclass(frozen=True, slots=True)
class Penalty:
    """The penalty points of one seat in one hand and whether the prediction was exact."""

    points: int
    exact: bool


def penalty(
    prediction: int, taken: int, rules: Rules, *, stoeck: int = 0, revokes: int = 0, tricks: int = 0
) -> Penalty:
    """Return the penalty of a prediction, the options applied in the order of ``rules.md`` §5.

    ``taken`` are the points of the own tricks; ``stoeck`` is −20, 0 or +20 and is added to them;
    ``tricks`` is the number of tricks taken, for the rule of exact zeros.
    """
    difference = abs(prediction - (taken + stoeck))
    exact = difference == 0
    points = difference
    if exact and earns_bonus(prediction, tricks, rules):
        points = -rules.exact_bonus
    return Penalty(points + rules.revoke_penalty * revokes, exact)


def earns_bonus(prediction: int, tricks: int, rules: Rules) -> bool:
    """Say whether an exact prediction earns the bonus."""
    if rules.exact_bonus == 0:
        return False
    if prediction != 0 or rules.exact_bonus_zero is ExactBonusZero.ALWAYS:
        return True
    return rules.exact_bonus_zero is ExactBonusZero.WITH_TRICK and tricks > 0


def best_stoeck(prediction: int, taken: int, rules: Rules, *, revokes: int = 0, tricks: int = 0) -> int:
    """Return the *Stöck* choice with the lowest penalty; leaving it alone wins ties."""
    return min(
        STOECK_CHOICES,
        key=lambda delta: (
            penalty(prediction, taken, rules, stoeck=delta, revokes=revokes, tricks=tricks).points,
            abs(delta),
        ),
    )


def margins(points: Sequence[int], tricks: Sequence[int]) -> tuple[int, int]:
    """Return the signed scores of a hand of *Differenz zu zweit*: the difference, up and down.

    Taking eight or nine tricks is worth 20 extra.
    """
    first, second = (
        p + (MARGIN_BONUS if t >= MARGIN_TRICKS else 0) for p, t in zip(points, tricks, strict=True)
    )
    return first - second, second - first


def is_valid_prediction(value: object) -> bool:
    """Say whether a value is a whole number from 0 to 157."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_PREDICTION
