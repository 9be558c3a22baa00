"""The rows of the slate's lists, each derived by a pure function."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from differenzler_qt.models.slate_facts import COVERED, UNKNOWN
from differenzler_qt.slate import (
    Cell,
    NameProblem,
    PlayerStatistics,
    SheetRow,
    Slate,
    running_totals,
    sheet,
)


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """One slate of the list."""

    slateId: str
    names: tuple[str, ...]
    created: str
    written: int
    hands: int
    isOver: bool
    leaders: tuple[str, ...]
    lowest: int


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One hand of the sheet, its lists by seat; −1 is not entered yet, −2 a covered prediction."""

    hand: int
    dealer: int
    mode: str
    deciding: bool
    written: bool
    corrected: bool
    predictions: tuple[int, ...]
    taken: tuple[int, ...]
    stoeck: tuple[int, ...]
    revokes: tuple[int, ...]
    penalties: tuple[int, ...]
    exact: tuple[bool, ...]
    sums: tuple[int, ...]
    corrections: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class RankLine:
    """One player in the ranking; ``deciding`` are the penalties of the deciding hands."""

    seat: int
    name: str
    rank: int
    total: int
    exactHits: int
    deciding: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StatisticsLine:
    """One player in the statistics; averages are per hand."""

    name: str
    hands: int
    slates: int
    wins: int
    averageDifference: float
    exactHits: int
    averagePrediction: float
    averageTaken: float
    best: int
    worst: int


@dataclass(frozen=True, slots=True)
class CurveLine:
    """One player's totals after each hand of a slate."""

    seat: int
    name: str
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NameLine:
    """One place of a new slate; ``problem`` is empty where the name can be used."""

    name: str
    problem: str


def shelf_row(slate_id: str, slate: Slate) -> ShelfRow:
    """Return the row of a slate in the list."""
    page, names = sheet(slate), slate.setup.names
    return ShelfRow(
        slateId=slate_id,
        names=names,
        created=slate.created,
        written=sum(1 for hand in slate.state.written if not hand.deciding),
        hands=page.hands,
        isOver=slate.is_over,
        leaders=tuple(names[seat] for seat in page.leaders),
        lowest=min(page.totals),
    )


def sheet_lines(slate: Slate | None) -> tuple[SheetLine, ...]:
    """Return the lines of the sheet; hidden predictions are covered until all are in."""
    if slate is None:
        return ()
    covered = slate.state.is_covered(slate.setup)
    return tuple(_line(row, covered and not row.written) for row in sheet(slate).rows)


def rank_lines(slate: Slate | None) -> tuple[RankLine, ...]:
    """Return the ranking, best first."""
    if slate is None:
        return ()
    names = slate.setup.names
    return tuple(
        RankLine(s.seat, names[s.seat], s.rank, s.total, s.exact_hits, s.deciding)
        for s in sheet(slate).ranking
    )


def curve_lines(slate: Slate | None) -> tuple[CurveLine, ...]:
    """Return the curves of a slate."""
    if slate is None:
        return ()
    totals = running_totals(slate)
    return tuple(CurveLine(seat, name, totals[seat]) for seat, name in enumerate(slate.setup.names))


def statistics_lines(players: Iterable[PlayerStatistics]) -> tuple[StatisticsLine, ...]:
    """Return the rows of the statistics."""
    return tuple(
        StatisticsLine(
            name=player.name,
            hands=player.hands,
            slates=player.slates,
            wins=player.wins,
            averageDifference=player.average_difference,
            exactHits=player.exact_hits,
            averagePrediction=player.average_prediction,
            averageTaken=player.average_taken,
            best=player.best,
            worst=player.worst,
        )
        for player in players
    )


def name_lines(names: Sequence[str], problems: Sequence[NameProblem | None]) -> tuple[NameLine, ...]:
    """Return the places of a new slate."""
    return tuple(NameLine(name, problem or "") for name, problem in zip(names, problems, strict=True))


def _line(row: SheetRow, covered: bool) -> SheetLine:
    cells = row.cells
    return SheetLine(
        hand=row.hand + 1,
        dealer=row.dealer,
        mode="" if row.mode is None else row.mode.code,
        deciding=row.deciding,
        written=row.written,
        corrected=row.corrected,
        predictions=tuple(_prediction(cell, covered) for cell in cells),
        taken=tuple(UNKNOWN if cell.taken is None else cell.taken for cell in cells),
        stoeck=tuple(cell.stoeck for cell in cells),
        revokes=tuple(cell.revokes for cell in cells),
        penalties=tuple(cell.penalty or 0 for cell in cells),
        exact=tuple(cell.exact for cell in cells),
        sums=tuple(cell.total or 0 for cell in cells),
        corrections=tuple(cell.corrected for cell in cells),
    )


def _prediction(cell: Cell, covered: bool) -> int:
    if cell.prediction is None:
        return UNKNOWN
    return COVERED if covered else cell.prediction
