"""A slate from the first prediction to the ranking, as tables."""

from dataclasses import replace

import pytest

from differenzler_qt.engine import ExactBonusZero, Mode, Prediction, TieBreak
from differenzler_qt.slate import (
    CorrectionUndone,
    DecidingHandStarted,
    HandCorrected,
    HandRecord,
    HandWritten,
    Phase,
    PointsEntered,
    PredictionEntered,
    PredictionsShown,
    Refusal,
    Refused,
    RevokesCounted,
    Slate,
    Stoeck,
    StoeckClaimed,
    SumHint,
    TieShared,
    TrumpNoted,
    ZeroTrickTaken,
    best_choice,
    running_totals,
    sheet,
    sum_hint,
)
from differenzler_qt.slate.entries import Entry
from tests.slate.tables import count, new_slate, play, predict

PREDICTIONS, TAKEN = (40, 25, 60, 30), (46, 25, 51, 35)


def refusal(slate: Slate, entry: Entry) -> tuple[Refusal, object]:
    """Return why an entry is refused."""
    with pytest.raises(Refused) as refused:
        slate.apply(entry)
    return refused.value.reason, refused.value.value


def right(slate: Slate, hand: int, **changes: object) -> HandCorrected:
    """Return the correction of a hand."""
    return HandCorrected(hand, replace(slate.state.written[hand].record, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(("taken", "cost"), [(47, 7), (33, 7), (40, 0), (55, 15), (25, 15)])
def test_a_prediction_of_forty(taken: int, cost: int) -> None:
    slate = play(new_slate(3), (40, 0, 0), (taken, 157 - taken, 0))
    assert sheet(slate).totals[0] == cost


def test_the_worked_example_of_four() -> None:
    page = sheet(play(new_slate(), PREDICTIONS, TAKEN))
    assert [cell.penalty for cell in page.rows[0].cells] == [6, 0, 9, 5]
    assert (page.totals, page.exact_hits, page.leaders) == ((6, 0, 9, 5), (0, 1, 0, 0), (1,))


def test_the_others_leave_seventeen_points() -> None:
    slate = new_slate()
    for seat, value in enumerate((40, 40, 60)):
        slate = slate.apply(PredictionEntered(seat, value))
    assert slate.state.current is not None
    assert 157 - slate.state.current.predicted_sum == 17


def test_open_predictions_come_in_turn_from_forehand() -> None:
    slate = new_slate(first_dealer=1)
    assert refusal(slate, PredictionEntered(0, 10)) == (Refusal.NOT_YOUR_TURN, 0)
    slate = slate.apply(PredictionEntered(2, 10)).apply(PredictionEntered(3, 20))
    assert refusal(slate, PredictionEntered(1, 10)) == (Refusal.NOT_YOUR_TURN, 1)
    slate = slate.apply(PredictionEntered(2, 11))  # a slip of the pen
    assert slate.state.current is not None
    assert slate.state.current.predictions == (None, None, 11, 20)


def test_hidden_predictions_come_in_any_order() -> None:
    slate = new_slate(prediction=Prediction.HIDDEN)
    for seat in (2, 0, 3, 1):
        slate = slate.apply(PredictionEntered(seat, seat))
    assert slate.phase is Phase.COVERED
    assert refusal(slate, PointsEntered(0, 5))[0] is Refusal.WRONG_PHASE
    slate = slate.apply(PredictionsShown())
    assert slate.phase is Phase.POINTS
    assert refusal(slate, PredictionsShown())[0] is Refusal.WRONG_PHASE
    slate = count(slate, (46, 25, 51, 35)).apply(HandWritten())
    assert (slate.phase, slate.state.is_covered(slate.setup)) == (Phase.PREDICTIONS, True)


@pytest.mark.parametrize("value", [-1, 158, True, 3.0, "4", None])
def test_a_prediction_is_a_whole_number(value: object) -> None:
    entry = PredictionEntered(0, value)  # type: ignore[arg-type]
    assert refusal(new_slate(), entry)[0] is Refusal.OUT_OF_RANGE


@pytest.mark.parametrize("seat", [-1, 4, True])
def test_seats_that_are_not_at_the_table(seat: int) -> None:
    assert refusal(new_slate(), PredictionEntered(seat, 1))[0] is Refusal.UNKNOWN_SEAT


@pytest.mark.parametrize(
    ("taken", "missing", "hint"),
    [
        ((46, 25, 51, 34), 1, SumHint.NONE),
        ((46, 25, 51, 36), -1, SumHint.NONE),
        ((46, 25, 51, 30), 5, SumHint.LAST_TRICK_FORGOTTEN),
        ((46, 25, 51, 40), -5, SumHint.LAST_TRICK_TWICE),
        ((46, 25, 51, 55), -20, SumHint.STOECK_COUNTED),
        ((46, 25, 51, 15), 20, SumHint.STOECK_COUNTED),
        ((157, 157, 157, 157), -471, SumHint.NONE),
    ],
)
def test_a_hand_that_does_not_add_up(taken: tuple[int, ...], missing: int, hint: SumHint) -> None:
    slate = count(predict(new_slate(stoeck=True), PREDICTIONS), taken)
    assert refusal(slate, HandWritten()) == (Refusal.SUM_MISMATCH, missing)
    assert slate.state.current is not None
    assert sum_hint(slate.state.current, slate.setup.rules) is hint
    assert slate.apply(PointsEntered(0, 46)).state.current is not None


def test_a_missing_number_is_no_zero() -> None:
    slate = predict(new_slate(), PREDICTIONS)
    for seat, value in enumerate((46, 25, 86)):
        slate = slate.apply(PointsEntered(seat, value))
    assert slate.state.current is not None
    assert (slate.state.current.last_seat, slate.state.current.missing) == (3, 0)
    assert refusal(slate, HandWritten())[0] is Refusal.INCOMPLETE


def test_points_wait_for_the_predictions() -> None:
    assert refusal(new_slate(), PointsEntered(0, 5))[0] is Refusal.WRONG_PHASE
    assert refusal(new_slate(), HandWritten())[0] is Refusal.WRONG_PHASE


@pytest.mark.parametrize(
    ("rule", "zero_trick", "cost"),
    [
        (ExactBonusZero.ALWAYS, False, -10),
        (ExactBonusZero.NEVER, True, 0),
        (ExactBonusZero.WITH_TRICK, False, 0),
        (ExactBonusZero.WITH_TRICK, True, -10),
    ],
)
def test_the_bonus_for_an_exact_zero(rule: ExactBonusZero, zero_trick: bool, cost: int) -> None:
    slate = predict(new_slate(3, exact_bonus=10, exact_bonus_zero=rule), (0, 50, 100))
    slate = count(slate, (0, 50, 107)).apply(ZeroTrickTaken(0, zero_trick)).apply(HandWritten())
    assert sheet(slate).totals == (cost, -10, 7)


def test_a_trick_without_points_needs_zero_points() -> None:
    slate = count(predict(new_slate(3), (0, 50, 100)), (0, 50, 107))
    assert refusal(slate, ZeroTrickTaken(1, True))[0] is Refusal.ZERO_TRICK_WITH_POINTS
    slate = slate.apply(ZeroTrickTaken(0, True)).apply(PointsEntered(0, 3))
    assert slate.state.current is not None
    assert slate.state.current.zero_tricks == (False, False, False)


@pytest.mark.parametrize(("delta", "cost"), [(0, 20), (20, 40), (-20, 0)])
def test_stoeck_is_added_subtracted_or_left(delta: int, cost: int) -> None:
    slate = count(predict(new_slate(3, stoeck=True), (30, 50, 77)), (50, 30, 77))
    assert slate.state.current is not None
    assert best_choice(slate.state.current, 0, slate.setup.rules) == -20
    page = sheet(slate.apply(StoeckClaimed(0, delta)).apply(HandWritten()))
    assert (page.totals[0], page.rows[0].cells[0].taken, page.rows[0].cells[0].stoeck) == (cost, 50, delta)


def test_stoeck_where_there_is_none() -> None:
    without = predict(new_slate(3), (30, 50, 77))
    assert refusal(without, StoeckClaimed(0, 20))[0] is Refusal.STOECK_NOT_PLAYED
    played = predict(new_slate(3, stoeck=True), (30, 50, 77))
    assert refusal(played, StoeckClaimed(0, 10))[0] is Refusal.BAD_STOECK
    topdown = played.apply(TrumpNoted(Mode.OBENABE))
    assert refusal(topdown, StoeckClaimed(0, 20))[0] is Refusal.STOECK_WITHOUT_TRUMP
    changed = played.apply(StoeckClaimed(0, 20)).apply(TrumpNoted(Mode.OBENABE))
    assert changed.state.current is not None
    assert changed.state.current.stoeck is None


def test_revokes_cost_where_the_table_plays_them() -> None:
    slate = count(predict(new_slate(3, revoke_penalty=20), (30, 50, 77)), (30, 50, 77))
    assert sheet(slate.apply(RevokesCounted(1, 2)).apply(HandWritten())).totals == (0, 40, 0)
    assert refusal(slate, RevokesCounted(1, 13))[0] is Refusal.BAD_REVOKES
    plain = predict(new_slate(3), (30, 50, 77))
    assert refusal(plain, RevokesCounted(1, 1))[0] is Refusal.REVOKES_NOT_PLAYED


def test_dealer_and_forehand_move_on() -> None:
    slate = new_slate(3, first_dealer=1, rounds=1)
    seen = []
    for _ in range(3):
        page = sheet(slate)
        seen.append((page.dealer, page.forehand, page.hands_left))
        slate = play(slate, (57, 50, 50), (57, 49, 51))
    assert seen == [(1, 2, 3), (2, 0, 2), (0, 1, 1)]
    assert (slate.phase, slate.next_setup().first_dealer) == (Phase.OVER, 1)


def test_a_correction_is_marked_and_can_be_undone() -> None:
    slate = new_slate()
    for _ in range(5):
        slate = play(slate, PREDICTIONS, TAKEN)
    before = sheet(slate)
    fixed = slate.apply(right(slate, 2, taken=(47, 25, 50, 35)))
    page = sheet(fixed)
    assert page.totals == (31, 0, 46, 25)
    assert [row.corrected for row in page.rows] == [False, False, True, False, False, False]
    assert [cell.corrected for cell in page.rows[2].cells] == [True, False, True, False]
    assert [cell.total for cell in page.rows[3].cells] == [25, 0, 37, 20]
    twice = fixed.apply(right(fixed, 2, predictions=(47, 25, 50, 35)))
    assert sheet(twice.apply(CorrectionUndone(2))) == page
    assert sheet(twice.apply(CorrectionUndone(2)).apply(CorrectionUndone(2))) == before
    assert fixed.undo() == slate


def test_a_wrong_correction_changes_nothing() -> None:
    slate = play(new_slate(), PREDICTIONS, TAKEN)
    wrong = (
        (right(slate, 0, taken=(47, 25, 51, 35)), Refusal.SUM_MISMATCH),
        (right(slate, 0), Refusal.NOTHING_CHANGED),
        (HandCorrected(1, slate.state.written[0].record), Refusal.UNKNOWN_HAND),
        (HandCorrected(0, HandRecord.empty(4)), Refusal.INCOMPLETE),
        (HandCorrected(0, HandRecord.empty(3)), Refusal.INCOMPLETE),
        (right(slate, 0, stoeck=Stoeck(0, 20)), Refusal.STOECK_NOT_PLAYED),
        (right(slate, 0, predictions=(40, 25, 60, 158)), Refusal.OUT_OF_RANGE),
        (CorrectionUndone(0), Refusal.NOT_CORRECTED),
    )
    for entry, reason in wrong:
        assert refusal(slate, entry)[0] is reason


def tied_slate(tie_break: TieBreak, last: tuple[int, int, int] = (57, 51, 49)) -> Slate:
    """Return three hands after which seats 0 and 1 share the lead."""
    slate = new_slate(3, first_dealer=2, rounds=1, tie_break=tie_break)
    slate = play(slate, (57, 50, 50), (56, 49, 52))
    slate = play(slate, (57, 50, 50), (56, 49, 52))
    return play(slate, (57, 51, 50), last)


def test_a_shared_win() -> None:
    page = sheet(tied_slate(TieBreak.SHARED))
    assert (page.totals, page.winners) == ((2, 2, 5), (0, 1))


def test_more_exact_hits_win() -> None:
    slate = play(new_slate(3, rounds=1), (57, 50, 50), (56, 50, 51))
    slate = play(slate, (57, 50, 50), (57, 49, 51))
    slate = play(slate, (57, 50, 50), (57, 49, 51))
    page = sheet(slate)
    assert (page.totals, page.exact_hits, page.winners) == ((1, 2, 3), (2, 1, 0), (0,))
    slate = slate.apply(right(slate, 2, predictions=(58, 49, 50), taken=(57, 49, 51)))
    page = sheet(slate)
    assert (page.totals, page.exact_hits, page.winners) == ((2, 1, 3), (1, 2, 0), (1,))


def test_equal_sums_with_unequal_hits() -> None:
    slate = new_slate(3, rounds=1)
    for taken in ((57, 52, 48), (57, 50, 50), (55, 50, 52)):
        slate = play(slate, (57, 50, 50), taken)
    page = sheet(slate)
    assert (page.totals, page.exact_hits, page.winners) == ((2, 2, 4), (2, 2, 1), ())
    assert slate.phase is Phase.TIED
    slate = new_slate(3, rounds=1)
    for taken in ((57, 51, 49), (57, 51, 49), (55, 50, 52)):
        slate = play(slate, (57, 50, 50), taken)
    page = sheet(slate)
    assert (page.totals, page.exact_hits, page.winners) == ((2, 2, 4), (2, 1, 0), (0,))


def test_a_deciding_hand_is_repeated_until_it_decides() -> None:
    slate = tied_slate(TieBreak.EXACT_HITS)
    assert (slate.phase, slate.state.tied(slate.setup)) == (Phase.TIED, (0, 1))
    slate = slate.apply(DecidingHandStarted())
    assert (slate.phase, slate.state.is_deciding(slate.setup)) == (Phase.PREDICTIONS, True)
    slate = play(slate, (57, 50, 50), (56, 51, 50))
    assert slate.phase is Phase.TIED
    slate = play(slate.apply(DecidingHandStarted()), (57, 50, 0), (55, 51, 51))
    page = sheet(slate)
    assert (page.totals, page.winners) == ((2, 2, 5), (1,))
    assert [row.deciding for row in page.rows] == [False, False, False, True, True]
    assert [standing.rank for standing in page.ranking] == [1, 2, 3]


def test_an_extra_hand_counts() -> None:
    slate = tied_slate(TieBreak.EXTRA_HAND).apply(DecidingHandStarted())
    assert not slate.state.is_deciding(slate.setup)
    page = sheet(play(slate, (57, 50, 50), (57, 49, 51)))
    assert (page.totals, page.winners) == ((2, 3, 6), (0,))


def test_a_tie_can_be_shared_after_all() -> None:
    slate = tied_slate(TieBreak.EXACT_HITS).apply(TieShared())
    assert (slate.phase, sheet(slate).winners) == (Phase.OVER, (0, 1))
    assert slate.undo().phase is Phase.TIED


def test_a_correction_can_decide_while_a_deciding_hand_is_played() -> None:
    slate = predict(tied_slate(TieBreak.EXACT_HITS).apply(DecidingHandStarted()), (1, 2, 3))
    slate = slate.apply(right(slate, 0, predictions=(58, 50, 50)))
    assert (slate.phase, sheet(slate).winners) == (Phase.OVER, (1,))
    assert slate.undo().phase is Phase.POINTS


def test_a_correction_can_make_a_tie_of_a_win() -> None:
    slate = tied_slate(TieBreak.EXACT_HITS, last=(58, 51, 48))
    assert (slate.phase, sheet(slate).winners) == (Phase.OVER, (1,))
    slate = slate.apply(right(slate, 2, taken=(57, 51, 49)))
    assert slate.phase is Phase.TIED


def test_nothing_is_written_on_a_slate_that_is_over() -> None:
    slate = tied_slate(TieBreak.SHARED)
    for entry in (
        PredictionEntered(0, 1),
        PointsEntered(0, 1),
        HandWritten(),
        DecidingHandStarted(),
        TieShared(),
    ):
        assert refusal(slate, entry)[0] is Refusal.WRONG_PHASE


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    slate = play(new_slate(), PREDICTIONS, TAKEN)
    while slate.log:
        slate = slate.undo()
    assert slate == new_slate()
    with pytest.raises(Refused):
        slate.undo()


def test_the_curve_of_a_slate() -> None:
    slate = tied_slate(TieBreak.EXACT_HITS)
    assert running_totals(slate) == ((1, 2, 2), (1, 2, 2), (2, 4, 5))
