"""The sheet as it is read: per hand and player prediction, points, difference and running total."""

from dataclasses import dataclass

from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.standings import Standing, exact_hits, standings, total
from differenzler_qt.slate.document import Slate
from differenzler_qt.slate.record import HandRecord
from differenzler_qt.slate.state import Phase, WrittenHand


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one player's column of a hand; ``None`` is not written yet.

    ``taken`` are the points counted in the tricks; ``corrected`` says that something else stood here once.
    """

    prediction: int | None
    taken: int | None
    stoeck: int = 0
    revokes: int = 0
    penalty: int | None = None
    exact: bool = False
    total: int | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One hand of the sheet, the first being 0."""

    hand: int
    dealer: int
    mode: Mode | None
    deciding: bool
    written: bool
    corrected: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet with everything that the table wants to know."""

    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    exact_hits: tuple[int, ...]
    ranks: tuple[int, ...]
    ranking: tuple[Standing, ...]
    leaders: tuple[int, ...]
    hands: int
    hands_left: int
    dealer: int
    forehand: int
    winners: tuple[int, ...]


def sheet(slate: Slate) -> Sheet:
    """Return the sheet of a slate; nobody leads before the first hand is written."""
    setup, written = slate.setup, slate.state.written
    ranking = standings(setup.rules, written)
    rank_of = {standing.seat: standing.rank for standing in ranking}
    leaders = tuple(sorted(s.seat for s in ranking if s.rank == 1)) if written else ()
    order = setup.order_of(slate.state.hand)
    return Sheet(
        rows=_rows(slate),
        totals=tuple(total(written, seat) for seat in range(setup.players)),
        exact_hits=tuple(exact_hits(written, seat) for seat in range(setup.players)),
        ranks=tuple(rank_of[seat] for seat in range(setup.players)),
        ranking=ranking,
        leaders=leaders,
        hands=setup.rules.hands,
        hands_left=max(0, setup.rules.hands - len(written)),
        dealer=order[-1],
        forehand=order[0],
        winners=leaders if slate.phase is Phase.OVER else (),
    )


def running_totals(slate: Slate) -> tuple[tuple[int, ...], ...]:
    """Return for each seat the totals after every written hand that counts: the curve over a slate."""
    counted = [hand for hand in slate.state.written if not hand.deciding]
    return tuple(
        tuple(total(counted[: last + 1], seat) for last in range(len(counted)))
        for seat in range(slate.setup.players)
    )


def _rows(slate: Slate) -> tuple[SheetRow, ...]:
    setup, state = slate.setup, slate.state
    rows: list[SheetRow] = []
    for number, hand in enumerate(state.written):
        before = [cell.total or 0 for cell in rows[-1].cells] if rows else [0] * setup.players
        cells = tuple(_cell(hand, seat, before[seat]) for seat in range(setup.players))
        dealer = setup.dealer_of(number)
        rows.append(SheetRow(number, dealer, hand.record.mode, hand.deciding, True, hand.is_corrected, cells))
    if state.current is not None:
        rows.append(_current_row(slate, state.current))
    return tuple(rows)


def _current_row(slate: Slate, record: HandRecord) -> SheetRow:
    state, setup = slate.state, slate.setup
    cells = tuple(Cell(p, t) for p, t in zip(record.predictions, record.taken, strict=True))
    dealer = setup.dealer_of(state.hand)
    return SheetRow(state.hand, dealer, record.mode, state.is_deciding(setup), False, False, cells)


def _cell(hand: WrittenHand, seat: int, before: int) -> Cell:
    score, record = hand.scores[seat], hand.record
    return Cell(
        prediction=score.prediction,
        taken=record.taken[seat],
        stoeck=score.stoeck,
        revokes=score.revokes,
        penalty=score.score,
        exact=score.exact,
        total=before if hand.deciding else before + score.score,
        corrected=_entries(record, seat) != _entries(hand.original, seat),
    )


def _entries(record: HandRecord, seat: int) -> tuple[object, ...]:
    stoeck = record.stoeck.delta if record.stoeck is not None and record.stoeck.seat == seat else None
    return (
        record.predictions[seat],
        record.taken[seat],
        record.revokes[seat],
        record.zero_tricks[seat],
        stoeck,
    )
