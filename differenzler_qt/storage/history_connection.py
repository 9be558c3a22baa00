"""Opening the history's database: whatever lies there, there is a connection to ask, and a word about it."""

import logging
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from differenzler_qt.storage.files import set_aside
from differenzler_qt.storage.history_schema import APPLICATION_ID, VERSION, migrate, user_version
from differenzler_qt.storage.problems import SaveProblem

_LOG = logging.getLogger(__name__)

_PATIENCE: Final = 2.0  # seconds to wait for another process


class HistoryState(StrEnum):
    """What came of opening the history."""

    READY = "ready"
    DAMAGED = "damaged"  # set aside, a new one begun
    READ_ONLY = "read_only"  # can be read, not added to
    NEWER = "newer"  # of a newer version: left untouched, not read
    UNREADABLE = "unreadable"  # cannot be opened: left untouched


@dataclass(frozen=True, slots=True)
class OpenedHistory:
    """A connection, what came of opening it, and why nothing can be written, where that is so."""

    connection: sqlite3.Connection
    state: HistoryState
    refuses: SaveProblem | None = None
    set_aside: Path | None = None


class _NotOurs(sqlite3.DatabaseError):
    """A sound database of somebody else's."""


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that leaves transactions to us."""
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def open_history(path: Path) -> OpenedHistory:
    """Open or begin the database; a damaged one is set aside, a newer one left untouched."""
    try:
        return _opened(path)
    except OSError:
        _LOG.exception("%s cannot be opened", path)
        return _empty(HistoryState.UNREADABLE, SaveProblem.NO_PERMISSION)
    except sqlite3.OperationalError as error:
        _LOG.exception("%s cannot be opened", path)
        return _empty(HistoryState.UNREADABLE, save_problem(error))
    except sqlite3.DatabaseError:
        _LOG.exception("%s is damaged", path)
    moved = _set_aside(path)
    if moved is None:
        return _empty(HistoryState.DAMAGED, SaveProblem.OTHER)
    try:
        return OpenedHistory(_opened(path).connection, HistoryState.DAMAGED, set_aside=moved)
    except (OSError, sqlite3.Error):
        _LOG.exception("%s cannot be begun anew", path)
        return OpenedHistory(_memory(), HistoryState.DAMAGED, SaveProblem.OTHER, moved)


def save_problem(error: sqlite3.Error) -> SaveProblem:
    """Return why the database refused to write."""
    return _PROBLEMS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, SaveProblem.OTHER)


_PROBLEMS: Final = {
    sqlite3.SQLITE_FULL: SaveProblem.NO_SPACE,
    sqlite3.SQLITE_READONLY: SaveProblem.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: SaveProblem.NO_PERMISSION,
    sqlite3.SQLITE_PERM: SaveProblem.NO_PERMISSION,
    sqlite3.SQLITE_AUTH: SaveProblem.NO_PERMISSION,
    sqlite3.SQLITE_BUSY: SaveProblem.BUSY,
    sqlite3.SQLITE_LOCKED: SaveProblem.BUSY,
}


def _opened(path: Path) -> OpenedHistory:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = connect(path)
    try:
        _check(connection)
        if user_version(connection) > VERSION:
            connection.close()
            return _empty(HistoryState.NEWER, SaveProblem.NEWER_FILE)
        refuses = _refusal(connection)
        if refuses is None:
            return OpenedHistory(connection, HistoryState.READY)
        copy = _memory_of(connection)
    except BaseException:
        connection.close()
        raise
    connection.close()
    return OpenedHistory(copy, HistoryState.READ_ONLY, refuses)


def _check(connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("the quick check found damage")
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    is_marked = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if (tables or user_version(connection)) and not (is_marked and tables >= {"matches", "seats"}):
        raise _NotOurs("another program's database")


def _refusal(connection: sqlite3.Connection) -> SaveProblem | None:
    """Migrate, try a write that is taken back, and return why that was refused, if it was."""
    try:
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE probe (x)")
    except sqlite3.OperationalError as error:
        problem = save_problem(error)
        if problem is SaveProblem.BUSY:
            raise
        _LOG.warning("the history cannot be written: %s", error)
        return problem
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return None


def _memory_of(source: sqlite3.Connection) -> sqlite3.Connection:
    """Return a copy in memory, in today's version, of a database that cannot be written."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    source.backup(copy)
    migrate(copy)
    return copy


def _memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    return connection


def _empty(state: HistoryState, refuses: SaveProblem) -> OpenedHistory:
    return OpenedHistory(_memory(), state, refuses)


def _set_aside(path: Path) -> Path | None:
    moved = set_aside(path)
    if moved is not None:
        for ending in ("-journal", "-wal", "-shm"):
            # What belongs to the damaged database must not be played into the new one.
            with suppress(OSError):
                path.with_name(path.name + ending).replace(moved.with_name(moved.name + ending))
    return moved
