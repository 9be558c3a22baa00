"""The history as a file for other programs."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from differenzler_qt import __version__
from differenzler_qt.engine import Match
from differenzler_qt.storage.documents import encode
from differenzler_qt.storage.files import write_atomically
from differenzler_qt.storage.history import History
from differenzler_qt.storage.history_records import MatchRecord
from differenzler_qt.storage.match_document import match_to_document

_PAGE: Final = 200
_COLUMNS: Final = (
    "match finished preset hand mode dealer seat name player "
    "prediction taken tricks stoeck revokes exact score"
).split()


def export_json(history: History, path: Path) -> None:
    """Write all matches with their logs as one JSON file; raises ``SaveFailed``."""
    matches = [_plain(history, record) for record in _records(history)]
    document = {"format": "differenzler-history", "schema": 1, "program": __version__, "matches": matches}
    write_atomically(path, encode(document))


def export_csv(history: History, path: Path) -> None:
    """Write one line for each hand and seat, for a spreadsheet (UTF-8 with a mark); raises ``SaveFailed``."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for record in _records(history):
        stored = history.match(record.key)
        if stored is not None and stored.match is not None:
            writer.writerows(_lines(record, stored.match))
    write_atomically(path, text.getvalue().encode("utf-8-sig", "replace"))


def _records(history: History) -> Iterator[MatchRecord]:
    for offset in range(0, history.count(), _PAGE):
        yield from history.matches(offset, _PAGE)


def _plain(history: History, record: MatchRecord) -> dict[str, Any]:
    stored = history.match(record.key)
    return {
        "finished": record.finished.isoformat(),
        "preset": record.preset,
        "seats": [
            {
                "name": seat.name,
                "player": seat.player,
                "total": seat.total,
                "rank": seat.rank,
                "exact_hits": seat.exact_hits,
            }
            for seat in record.seats
        ],
        "match": match_to_document(stored.match) if stored and stored.match else None,
    }


def _lines(record: MatchRecord, match: Match) -> Iterator[tuple[Any, ...]]:
    for hand in match.scored:
        for seat, score in enumerate(hand.scores):
            info = match.seats[seat]
            yield (
                record.key,
                record.finished.isoformat(timespec="seconds"),
                record.preset or "",
                hand.hand,
                hand.mode.code,
                hand.deal.dealer + 1,
                seat + 1,
                info.name,
                info.player,
                "" if score.prediction is None else score.prediction,
                score.taken,
                score.tricks,
                score.stoeck,
                score.revokes,
                int(score.exact),
                score.score,
            )
