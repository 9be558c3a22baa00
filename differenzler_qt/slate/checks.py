"""What may stand in a hand on the slate."""

from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.scoring import STOECK_POINTS, is_valid_prediction
from differenzler_qt.slate.record import HandRecord, Stoeck
from differenzler_qt.slate.refusal import Refusal, Refused
from differenzler_qt.slate.setup import Setup

MAX_REVOKES = 12
"""Nobody plays more cards in a hand."""


def check_seat(seat: int, setup: Setup) -> None:
    """Refuse a seat that is not at the table."""
    if type(seat) is not int or not 0 <= seat < setup.players:
        raise Refused(Refusal.UNKNOWN_SEAT, seat)


def check_points(value: int | None) -> None:
    """Refuse anything but a whole number from 0 to 157."""
    if not is_valid_prediction(value):
        raise Refused(Refusal.OUT_OF_RANGE, value)


def check_mode(mode: Mode | None, setup: Setup) -> None:
    """Refuse a trump where none is noted, and one that this table cannot play."""
    if mode is None:
        return
    if not setup.note_trump:
        raise Refused(Refusal.TRUMP_NOT_NOTED, mode)
    if mode not in setup.rules.modes:
        raise Refused(Refusal.UNKNOWN_MODE, mode)


def check_stoeck(stoeck: Stoeck | None, mode: Mode | None, setup: Setup) -> None:
    """Refuse *Stöck* where the table does not play it or the hand has no trump suit."""
    if stoeck is None:
        return
    check_seat(stoeck.seat, setup)
    if not setup.rules.stoeck:
        raise Refused(Refusal.STOECK_NOT_PLAYED, stoeck)
    if stoeck.delta not in (-STOECK_POINTS, 0, STOECK_POINTS):
        raise Refused(Refusal.BAD_STOECK, stoeck.delta)
    if mode is not None and mode.trump is None:
        raise Refused(Refusal.STOECK_WITHOUT_TRUMP, mode)


def check_revokes(count: int, setup: Setup) -> None:
    """Refuse revokes where the table has no penalty for them, and impossible counts."""
    if type(count) is not int or not 0 <= count <= MAX_REVOKES:
        raise Refused(Refusal.BAD_REVOKES, count)
    if count and not setup.rules.revoke_penalty:
        raise Refused(Refusal.REVOKES_NOT_PLAYED, count)


def check_complete(record: HandRecord, setup: Setup) -> None:
    """Refuse a hand that cannot go on the sheet: a number missing or wrong, or a sum that is not 157."""
    fields = (record.predictions, record.taken, record.revokes, record.zero_tricks)
    if any(len(values) != setup.players for values in fields) or not record.is_complete:
        raise Refused(Refusal.INCOMPLETE)
    for value in record.predictions + record.taken:
        check_points(value)
    check_mode(record.mode, setup)
    check_stoeck(record.stoeck, record.mode, setup)
    for count in record.revokes:
        check_revokes(count, setup)
    if any(type(zero) is not bool for zero in record.zero_tricks):
        raise Refused(Refusal.INCOMPLETE)
    if any(zero and taken for zero, taken in zip(record.zero_tricks, record.taken, strict=True)):
        raise Refused(Refusal.ZERO_TRICK_WITH_POINTS)
    if record.missing:
        raise Refused(Refusal.SUM_MISMATCH, record.missing)
