"""The rows and facts of the history as QML shows them, derived by pure functions."""

from collections.abc import Sequence
from dataclasses import dataclass

from differenzler_qt.engine import HandScored
from differenzler_qt.models.match_host import HUMAN
from differenzler_qt.storage.history_records import HandRecord, MatchRecord, PlayerStatistics


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A finished match; ``finished`` in milliseconds since 1970, ``mine`` the seat looked from (−1: none)."""

    key: int
    finished: float
    preset: str
    hands: int
    names: tuple[str, ...]
    players: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    mine: int
    won: bool


@dataclass(frozen=True, slots=True)
class HistoryHandRow:
    """A hand of the match that is looked at, by seat; a prediction of −1 was not asked for."""

    hand: int
    mode: str
    dealer: int
    predictions: tuple[int, ...]
    takens: tuple[int, ...]
    penalties: tuple[int, ...]
    exacts: tuple[bool, ...]
    deciding: bool


@dataclass(frozen=True, slots=True)
class HandFigures:
    """One memorable hand."""

    match: int
    finished: float
    mode: str
    prediction: int
    taken: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Figures:
    """How somebody has done; means are −1 where there is no hand to count."""

    matches: int = 0
    wins: int = 0
    hands: int = 0
    exactHits: int = 0
    meanPenalty: float = -1.0
    meanPrediction: float = -1.0
    meanTaken: float = -1.0
    curve: tuple[float, ...] = ()
    best: HandFigures | None = None
    worst: HandFigures | None = None


def match_rows(records: Sequence[MatchRecord], name: str) -> list[HistoryRow]:
    """Return a row for each match, looked at by a person of a name."""
    return [_match_row(record, name) for record in records]


def _match_row(record: MatchRecord, name: str) -> HistoryRow:
    people = [seat for seat in record.seats if seat.player == HUMAN]
    mine = next((seat for seat in people if seat.name == name), people[0] if people else None)
    return HistoryRow(
        key=record.key,
        finished=record.finished.timestamp() * 1000,
        preset=record.preset or "",
        hands=record.hands,
        names=tuple(seat.name for seat in record.seats),
        players=tuple(seat.player for seat in record.seats),
        totals=tuple(seat.total for seat in record.seats),
        ranks=tuple(seat.rank for seat in record.seats),
        mine=mine.seat if mine is not None else -1,
        won=mine is not None and mine.rank == 1,
    )


def played_hand_rows(scored: Sequence[HandScored]) -> list[HistoryHandRow]:
    """Return a row for each hand of a finished match."""
    return [
        HistoryHandRow(
            hand=hand.hand,
            mode=hand.mode.code,
            dealer=hand.deal.dealer,
            predictions=tuple(-1 if s.prediction is None else s.prediction for s in hand.scores),
            takens=tuple(score.taken for score in hand.scores),
            penalties=tuple(score.score for score in hand.scores),
            exacts=tuple(score.exact for score in hand.scores),
            deciding=hand.deciding,
        )
        for hand in scored
    ]


def figures(found: PlayerStatistics) -> Figures:
    """Return the statistics of a player as numbers for the page."""
    return Figures(
        matches=found.matches,
        wins=found.wins,
        hands=found.hands,
        exactHits=found.exact_hits,
        meanPenalty=_mean(found.mean_penalty),
        meanPrediction=_mean(found.mean_prediction),
        meanTaken=_mean(found.mean_taken),
        curve=tuple(point.mean_penalty for point in found.curve),
        best=_hand(found.best),
        worst=_hand(found.worst),
    )


def _mean(value: float | None) -> float:
    return -1.0 if value is None else value


def _hand(found: HandRecord | None) -> HandFigures | None:
    if found is None:
        return None
    moment = found.finished.timestamp() * 1000
    return HandFigures(found.match, moment, found.mode.code, found.prediction, found.taken, found.penalty)
