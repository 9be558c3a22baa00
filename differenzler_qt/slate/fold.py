"""How each entry changes the slate, and when it is refused."""

from dataclasses import replace
from functools import singledispatch

from differenzler_qt.engine import Prediction
from differenzler_qt.slate import checks
from differenzler_qt.slate.entries import (
    CorrectionUndone,
    DecidingHandStarted,
    Entry,
    HandCorrected,
    HandWritten,
    PointsEntered,
    PredictionEntered,
    PredictionsShown,
    RevokesCounted,
    StoeckClaimed,
    TieShared,
    TrumpNoted,
    ZeroTrickTaken,
)
from differenzler_qt.slate.record import HandRecord, Stoeck
from differenzler_qt.slate.refusal import Refusal, Refused
from differenzler_qt.slate.setup import Setup
from differenzler_qt.slate.state import Phase, State, WrittenHand


def begin(setup: Setup) -> State:
    """Return the empty slate, its first hand begun."""
    return State().ready_for(setup)


@singledispatch
def fold(entry: Entry, state: State, setup: Setup) -> State:
    """Return the state after an entry; raises ``Refused`` for one that does not fit."""
    raise TypeError(f"not an entry: {entry!r}")


@fold.register
def _predict(entry: PredictionEntered, state: State, setup: Setup) -> State:
    record = _current(state)
    checks.check_seat(entry.seat, setup)
    checks.check_points(entry.value)
    if setup.rules.prediction is Prediction.OPEN and record.predictions[entry.seat] is None:
        turn = next(seat for seat in setup.order_of(state.hand) if record.predictions[seat] is None)
        if entry.seat != turn:
            raise Refused(Refusal.NOT_YOUR_TURN, entry.seat)
    return replace(state, current=record.with_value("predictions", entry.seat, entry.value))


@fold.register
def _show_predictions(entry: PredictionsShown, state: State, setup: Setup) -> State:
    if state.phase(setup) is not Phase.COVERED:
        raise Refused(Refusal.WRONG_PHASE)
    return replace(state, shown=True)


@fold.register
def _note_trump(entry: TrumpNoted, state: State, setup: Setup) -> State:
    record = _current(state)
    checks.check_mode(entry.mode, setup)
    without = entry.mode is not None and entry.mode.trump is None
    stoeck = None if without else record.stoeck
    return replace(state, current=replace(record, mode=entry.mode, stoeck=stoeck))


@fold.register
def _enter_points(entry: PointsEntered, state: State, setup: Setup) -> State:
    record = _counting(state, setup)
    checks.check_seat(entry.seat, setup)
    if entry.value is not None:
        checks.check_points(entry.value)
    record = record.with_value("taken", entry.seat, entry.value)
    if entry.value != 0:
        record = record.with_value("zero_tricks", entry.seat, False)
    return replace(state, current=record)


@fold.register
def _claim_stoeck(entry: StoeckClaimed, state: State, setup: Setup) -> State:
    record = _counting(state, setup)
    stoeck = None if entry.seat is None else Stoeck(entry.seat, entry.delta)
    checks.check_stoeck(stoeck, record.mode, setup)
    return replace(state, current=replace(record, stoeck=stoeck))


@fold.register
def _count_revokes(entry: RevokesCounted, state: State, setup: Setup) -> State:
    record = _counting(state, setup)
    checks.check_seat(entry.seat, setup)
    checks.check_revokes(entry.count, setup)
    return replace(state, current=record.with_value("revokes", entry.seat, entry.count))


@fold.register
def _take_zero_trick(entry: ZeroTrickTaken, state: State, setup: Setup) -> State:
    record = _counting(state, setup)
    checks.check_seat(entry.seat, setup)
    if entry.taken and record.taken[entry.seat] != 0:
        raise Refused(Refusal.ZERO_TRICK_WITH_POINTS, entry.seat)
    return replace(state, current=record.with_value("zero_tricks", entry.seat, bool(entry.taken)))


@fold.register
def _write(entry: HandWritten, state: State, setup: Setup) -> State:
    record = _counting(state, setup)
    checks.check_complete(record, setup)
    hand = WrittenHand.of((record,), state.is_deciding(setup), setup.rules)
    return State((*state.written, hand)).ready_for(setup)


@fold.register
def _correct(entry: HandCorrected, state: State, setup: Setup) -> State:
    hand = _written(entry.hand, state)
    checks.check_complete(entry.record, setup)
    if entry.record == hand.record:
        raise Refused(Refusal.NOTHING_CHANGED, entry.hand)
    return _with_versions(state, setup, entry.hand, (*hand.versions, entry.record))


@fold.register
def _undo_correction(entry: CorrectionUndone, state: State, setup: Setup) -> State:
    hand = _written(entry.hand, state)
    if not hand.is_corrected:
        raise Refused(Refusal.NOT_CORRECTED, entry.hand)
    return _with_versions(state, setup, entry.hand, hand.versions[:-1])


@fold.register
def _start_deciding_hand(entry: DecidingHandStarted, state: State, setup: Setup) -> State:
    _tied(state, setup)
    return state.with_next_hand(setup)


@fold.register
def _share(entry: TieShared, state: State, setup: Setup) -> State:
    _tied(state, setup)
    return replace(state, tie_shared=True)


def _current(state: State) -> HandRecord:
    if state.current is None:
        raise Refused(Refusal.WRONG_PHASE)
    return state.current


def _counting(state: State, setup: Setup) -> HandRecord:
    record = _current(state)
    if state.phase(setup) is not Phase.POINTS:
        raise Refused(Refusal.WRONG_PHASE)
    return record


def _tied(state: State, setup: Setup) -> None:
    if state.phase(setup) is not Phase.TIED:
        raise Refused(Refusal.WRONG_PHASE)


def _written(hand: int, state: State) -> WrittenHand:
    if type(hand) is not int or not 0 <= hand < len(state.written):
        raise Refused(Refusal.UNKNOWN_HAND, hand)
    return state.written[hand]


def _with_versions(state: State, setup: Setup, hand: int, versions: tuple[HandRecord, ...]) -> State:
    changed = WrittenHand.of(versions, state.written[hand].deciding, setup.rules)
    written = (*state.written[:hand], changed, *state.written[hand + 1 :])
    # What was agreed about a tie was agreed about other totals.
    return replace(state, written=written, tie_shared=False).ready_for(setup)
