"""What it costs to miss a prediction, with the options of the table counted in."""

from collections.abc import Sequence
from typing import Final

from differenzler_qt.engine import Rules
from differenzler_qt.engine.scoring import STOECK_CHOICES, earns_bonus
from differenzler_qt.players.simple.worth import expected_penalty

_ALONE: Final = (0,)


def outlook(
    missing: float, worth: float, costs: Sequence[float], *, bonus: int = 0, stoeck: bool = False
) -> float:
    """Return the penalty to expect while cards are left.

    ``missing`` is what must still be taken beyond ``worth``. An exact hit is the likelier the less penalty
    there is to expect: 1 / (1 + penalty) is close to what was counted.
    """
    deltas = STOECK_CHOICES if stoeck else _ALONE
    cost = min(expected_penalty(missing + delta, worth, costs) for delta in deltas)
    return cost - bonus / (1 + max(0.0, cost)) if bonus else cost


def outcome(missing: float, *, bonus: int = 0, stoeck: bool = False) -> float:
    """Return the penalty at the end of the hand with ``missing`` points not taken."""
    cost = min(abs(missing + delta) for delta in (STOECK_CHOICES if stoeck else _ALONE))
    return -float(bonus) if bonus and cost == 0 else cost


def bonus_for(prediction: int, tricks: int, rules: Rules) -> int:
    """Return what an exact hit of a prediction would earn."""
    return rules.exact_bonus if earns_bonus(prediction, tricks, rules) else 0
