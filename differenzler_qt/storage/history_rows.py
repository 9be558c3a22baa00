"""The rows of a match in the history."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from differenzler_qt.engine import Match

Row = tuple[Any, ...]


def digest(events: Sequence[Mapping[str, Any]]) -> str:
    """Return the hash of a log, by which the same match is recognized when it is stored twice."""
    return hashlib.sha256(json.dumps(events, sort_keys=True).encode("ascii")).hexdigest()


def seat_rows(key: int, match: Match) -> Iterable[Row]:
    """Yield one row for each seat."""
    for standing in match.standings:
        info = match.seats[standing.seat]
        yield (
            key,
            standing.seat,
            _storable(info.name),
            _storable(info.player),
            standing.total,
            standing.rank,
            standing.exact_hits,
        )


def _storable(text: str) -> str:
    # Half a surrogate pair, as a broken input method may leave one, is no text for a database.
    return text.encode("utf-8", "replace").decode("utf-8")


def hand_rows(key: int, events: Iterable[Mapping[str, Any]]) -> Iterable[Row]:
    """Yield one row for each hand and seat of a log in its plain form."""
    for event in events:
        if event["event"] != "HandScored":
            continue
        for seat, score in enumerate(event["scores"]):
            yield (
                key,
                event["hand"],
                seat,
                event["deal"]["dealer"],
                event["mode"],
                event["deciding"],
                score["prediction"],
                score["taken"],
                score["tricks"],
                score["score"],
                score["exact"],
            )
