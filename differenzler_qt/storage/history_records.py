"""What the history answers: frozen values without any database."""

from dataclasses import dataclass
from datetime import datetime

from differenzler_qt.engine import Match, Mode, Rules
from differenzler_qt.storage.problems import FileProblem


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """How one seat ended a match; ``player`` is ``human`` or the name of a computer player."""

    seat: int
    name: str
    player: str
    total: int
    rank: int
    exact_hits: int


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A finished match in a list; ``rules`` is ``None`` where this version cannot play them."""

    key: int
    finished: datetime
    preset: str | None
    rules: Rules | None
    hands: int
    seats: tuple[MatchSeat, ...]


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A finished match with its log; ``problem`` says why there is no match to look at."""

    record: MatchRecord
    match: Match | None
    problem: FileProblem | None = None


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """Somebody who has played, and in how many matches."""

    name: str
    player: str
    matches: int


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand of one player."""

    match: int
    finished: datetime
    hand: int
    mode: Mode
    prediction: int
    taken: int
    penalty: int


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """One match of a player's curve."""

    match: int
    finished: datetime
    total: int
    rank: int
    mean_penalty: float


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """How a player has done.

    ``wins`` counts first ranks, shared ones too. Everything below counts hands with a prediction, without
    those that only break a tie; the means are ``None`` where there is none.
    """

    name: str
    player: str
    matches: int
    wins: int
    hands: int
    exact_hits: int
    mean_penalty: float | None
    mean_prediction: float | None
    mean_taken: float | None
    best: HandRecord | None
    worst: HandRecord | None
    curve: tuple[CurvePoint, ...]
