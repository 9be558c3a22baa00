"""The statistics of one player, asked of the history's tables."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

from differenzler_qt.engine import Mode
from differenzler_qt.storage.history_records import CurvePoint, HandRecord, PlayerStatistics

Ask = Callable[[str, Mapping[str, Any]], list[tuple[Any, ...]]]

_SEATS: Final = """
    FROM seats JOIN matches ON matches.key = seats.match
    WHERE seats.name = :name AND seats.player = :player AND (:preset IS NULL OR matches.preset = :preset)
"""
_HANDS: Final = """
    FROM hands JOIN seats ON seats.match = hands.match AND seats.seat = hands.seat
    JOIN matches ON matches.key = hands.match
    WHERE seats.name = :name AND seats.player = :player AND (:preset IS NULL OR matches.preset = :preset)
    AND hands.prediction IS NOT NULL AND NOT hands.deciding
"""
_ONE_HAND: Final = f"""
    SELECT hands.match, matches.finished, hands.hand, hands.mode, hands.prediction, hands.taken, hands.score
    {_HANDS}
"""


def player_statistics(ask: Ask, name: str, player: str, preset: str | None) -> PlayerStatistics:
    """Return how somebody has done; ``ask`` runs a query."""
    who = {"name": name, "player": player, "preset": preset}
    matches, wins = ask(f"SELECT count(*), total(seats.rank = 1) {_SEATS}", who)[0]
    hands, exact, penalty, prediction, taken = ask(
        f"SELECT count(*), total(exact), avg(score), avg(hands.prediction), avg(hands.taken) {_HANDS}", who
    )[0]
    best = ask(f"{_ONE_HAND} ORDER BY hands.score, hands.prediction DESC, matches.finished LIMIT 1", who)
    worst = ask(f"{_ONE_HAND} ORDER BY hands.score DESC, matches.finished LIMIT 1", who)
    curve = ask(
        f"""SELECT matches.key, matches.finished, seats.total, seats.rank, avg(hands.score) {_HANDS}
        GROUP BY matches.key ORDER BY matches.finished, matches.key""",
        who,
    )
    return PlayerStatistics(
        name=name,
        player=player,
        matches=matches,
        wins=int(wins),
        hands=hands,
        exact_hits=int(exact),
        mean_penalty=penalty,
        mean_prediction=prediction,
        mean_taken=taken,
        best=_hand(best[0]) if best else None,
        worst=_hand(worst[0]) if worst else None,
        curve=tuple(CurvePoint(row[0], datetime.fromisoformat(row[1]), *row[2:]) for row in curve),
    )


def _hand(row: tuple[Any, ...]) -> HandRecord:
    match, finished, hand, mode, prediction, taken, penalty = row
    moment = datetime.fromisoformat(finished)
    return HandRecord(match, moment, hand, Mode.from_code(mode), prediction, taken, penalty)
