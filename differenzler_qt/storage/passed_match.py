"""A match in a file of its own, passed on from table to table; ``verify`` checks it as well."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from differenzler_qt.engine import Match
from differenzler_qt.storage.documents import Outcome, encode, load
from differenzler_qt.storage.files import write_atomically
from differenzler_qt.storage.match_document import (
    MATCH_KIND,
    SavedMatch,
    match_to_document,
    saved_match_from_document,
)

_FINISHED: Final = "finished"


def export_match(match: Match, path: Path, finished: datetime | None = None) -> None:
    """Write one match, with the moment at which it ended if it is over; raises ``SaveFailed``."""
    beside = {} if finished is None else {_FINISHED: finished.isoformat()}
    write_atomically(path, encode(match_to_document(match, beside)))


def import_match(path: Path) -> Outcome[SavedMatch]:
    """Read a match that somebody has passed on; the file stays as it is, whatever it holds."""
    return load(path, MATCH_KIND, saved_match_from_document, move_damaged=False)


def finished_at(saved: SavedMatch) -> datetime | None:
    """Return when a match ended, if its file says so believably: with a time zone, and not in the future."""
    try:
        moment = datetime.fromisoformat(saved.application.get(_FINISHED, ""))
    except (TypeError, ValueError):
        return None
    return moment if moment.tzinfo is not None and moment <= datetime.now(UTC) else None
