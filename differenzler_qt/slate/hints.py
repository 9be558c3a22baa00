"""What has probably been counted wrongly when a hand does not add up."""

from enum import StrEnum

from differenzler_qt.engine.rules import Rules
from differenzler_qt.engine.scoring import STOECK_POINTS
from differenzler_qt.slate.counting import LAST_TRICK
from differenzler_qt.slate.record import HandRecord


class SumHint(StrEnum):
    """A likely reason for a wrong sum."""

    NONE = ""
    LAST_TRICK_FORGOTTEN = "last_trick_forgotten"
    LAST_TRICK_TWICE = "last_trick_twice"
    STOECK_COUNTED = "stoeck_counted"


def sum_hint(record: HandRecord, rules: Rules) -> SumHint:
    """Return the likely reason why a fully counted hand misses 157."""
    if None in record.taken:
        return SumHint.NONE
    if record.missing == LAST_TRICK:
        return SumHint.LAST_TRICK_FORGOTTEN
    if record.missing == -LAST_TRICK:
        return SumHint.LAST_TRICK_TWICE
    if rules.stoeck and abs(record.missing) == STOECK_POINTS:
        return SumHint.STOECK_COUNTED
    return SumHint.NONE
