"""What holds for every slate, whatever is written on it."""

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from differenzler_qt.engine import ExactBonusZero, Mode, Prediction, TieBreak
from differenzler_qt.slate import (
    CorrectionUndone,
    DecidingHandStarted,
    HandCorrected,
    HandWritten,
    MalformedSlate,
    Phase,
    PointsEntered,
    PredictionEntered,
    PredictionsShown,
    Refused,
    RevokesCounted,
    Slate,
    StoeckClaimed,
    TieShared,
    TrumpNoted,
    Words,
    ZeroTrickTaken,
    sheet,
    slate_from_dict,
    slate_to_dict,
    statistics,
    to_csv,
    to_text,
)
from differenzler_qt.slate.entries import Entry
from tests.slate.tables import new_slate


@st.composite
def tables(draw: st.DrawFn) -> Slate:
    """Draw an empty slate with any options."""
    return new_slate(
        players := draw(st.integers(3, 6)),
        draw(st.integers(0, players - 1)),
        prediction=draw(st.sampled_from((Prediction.OPEN, Prediction.HIDDEN))),
        rounds=draw(st.integers(1, 4)),
        tie_break=draw(st.sampled_from(TieBreak)),
        exact_bonus=draw(st.sampled_from((0, 10))),
        exact_bonus_zero=draw(st.sampled_from(ExactBonusZero)),
        stoeck=draw(st.booleans()),
        revoke_penalty=draw(st.sampled_from((0, 20))),
    )


def split(draw: st.DrawFn, players: int) -> tuple[int, ...]:
    """Draw points that sum to 157."""
    cuts = sorted(draw(st.lists(st.integers(0, 157), min_size=players - 1, max_size=players - 1)))
    return tuple(b - a for a, b in zip([0, *cuts], [*cuts, 157], strict=True))


def next_entry(draw: st.DrawFn, slate: Slate) -> Entry:
    """Draw an entry that mostly leads on and sometimes is nonsense."""
    players, state = slate.setup.players, slate.state
    seat, number = draw(st.integers(-1, players)), draw(st.integers(-1, 158))
    anything: list[Entry] = [
        PredictionEntered(seat, number),
        PointsEntered(seat, number),
        TrumpNoted(draw(st.sampled_from((None, *Mode)))),
        StoeckClaimed(seat, draw(st.sampled_from((-20, 0, 20, 7)))),
        RevokesCounted(seat, number),
        ZeroTrickTaken(seat, True),
        CorrectionUndone(number),
        HandWritten(),
        PredictionsShown(),
        DecidingHandStarted(),
        TieShared(),
    ]
    if state.written:
        hand = draw(st.integers(0, len(state.written) - 1))
        record = state.written[hand].record
        anything.append(
            HandCorrected(hand, replace(record, taken=split(draw, players), zero_tricks=(False,) * players))
        )
    return draw(st.sampled_from(anything))


def hand_of(draw: st.DrawFn, slate: Slate) -> Slate:
    """Write a whole hand."""
    for seat in slate.setup.order_of(slate.state.hand):
        slate = slate.apply(PredictionEntered(seat, draw(st.integers(0, 157))))
    if slate.phase is Phase.COVERED:
        slate = slate.apply(PredictionsShown())
    for seat, value in enumerate(split(draw, slate.setup.players)):
        slate = slate.apply(PointsEntered(seat, value))
    return slate.apply(HandWritten())


@st.composite
def slates(draw: st.DrawFn) -> Slate:
    """Draw a slate on which some hands and some nonsense were written."""
    slate = draw(tables())
    for _ in range(draw(st.integers(0, 8))):
        if (
            draw(st.booleans())
            and slate.phase is Phase.PREDICTIONS
            and not any(
                value is not None
                for value in (slate.state.current.predictions if slate.state.current else ())
            )
        ):
            slate = hand_of(draw, slate)
            continue
        before = slate
        try:
            slate = slate.apply(next_entry(draw, slate))
        except Refused:
            assert slate == before
    return slate


@settings(deadline=None)
@given(slates())
def test_a_slate_survives_its_file(slate: Slate) -> None:
    again = slate_from_dict(json.loads(json.dumps(slate_to_dict(slate))))
    assert again == slate
    assert again.state == slate.state


@settings(deadline=None)
@given(slates())
def test_sums_and_sheet_agree(slate: Slate) -> None:
    page = sheet(slate)
    for row in page.rows:
        if row.written:
            assert sum(cell.taken or 0 for cell in row.cells) == 157
    counted = [row for row in page.rows if row.written and not row.deciding]
    for seat, total in enumerate(page.totals):
        assert total == sum(row.cells[seat].penalty or 0 for row in counted)
    assert page.hands_left + len(counted) >= page.hands
    assert bool(page.winners) is slate.is_over
    assert sorted(standing.seat for standing in page.ranking) == list(range(slate.setup.players))


@settings(deadline=None)
@given(slates())
def test_undo_takes_the_last_entry_back(slate: Slate) -> None:
    if slate.log:
        assert slate.undo().apply(slate.log[-1]).state == slate.state


@settings(deadline=None)
@given(slates())
def test_every_slate_can_be_exported_and_counted(slate: Slate) -> None:
    rows = to_csv(slate, Words()).splitlines()
    assert len(rows) == 1 + len(slate.state.written) + 3
    assert len(to_text(slate, Words()).splitlines()) == 3 + 1 + len(slate.state.written) + 3
    for player in statistics([slate]):
        assert player.hands == len(slate.state.written)


@settings(deadline=None, max_examples=200)
@given(slates(), st.data())
def test_a_damaged_file_is_refused_or_read_never_worse(slate: Slate, data: st.DataObject) -> None:
    document = json.loads(json.dumps(slate_to_dict(slate)))
    target: Any = document
    while isinstance(target, (dict, list)) and target:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(target[key], (dict, list)) or data.draw(st.booleans()):
            target[key] = data.draw(st.sampled_from([None, -1, 9999, "x", [], {}, True, 2.5]))
            break
        target = target[key]
    with suppress(MalformedSlate):
        slate_from_dict(document)
