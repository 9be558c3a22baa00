"""The tables of the history and their migrations, each from one ``user_version`` to the next.

Version 1 held matches and seats only; version 2 adds one row for each hand and seat, so that statistics need
not open every log.
"""

import json
import sqlite3
import zlib
from collections.abc import Callable
from typing import Final

from differenzler_qt.storage.documents import Document, upgrade
from differenzler_qt.storage.history_rows import hand_rows
from differenzler_qt.storage.match_document import MATCH_KIND
from differenzler_qt.storage.problems import InvalidFile

APPLICATION_ID: Final = 0x4469_6666
"""The mark in the file's header that says that the database is ours."""

_VERSION_1: Final = (
    """CREATE TABLE matches (
        key INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        finished TEXT NOT NULL,
        preset TEXT,
        rules TEXT NOT NULL,
        hands INTEGER NOT NULL,
        document BLOB NOT NULL
    )""",
    """CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        total INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        exact_hits INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    )""",
    "CREATE INDEX seats_by_player ON seats (name, player)",
    "CREATE INDEX matches_by_time ON matches (finished)",
)
_HANDS: Final = """CREATE TABLE hands (
    match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    hand INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    mode TEXT NOT NULL,
    deciding INTEGER NOT NULL,
    prediction INTEGER,
    taken INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    score INTEGER NOT NULL,
    exact INTEGER NOT NULL,
    PRIMARY KEY (match, hand, seat)
)"""
INSERT_HAND: Final = "INSERT INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def packed(document: Document) -> bytes:
    """Return a document as the database holds it."""
    return zlib.compress(json.dumps(document, separators=(",", ":")).encode("ascii"), 9)


def unpacked(data: bytes) -> Document:
    """Return a stored document in today's schema; raises ``InvalidFile`` or ``ValueError``."""
    try:
        document = json.loads(zlib.decompress(data))
    except zlib.error as error:
        raise ValueError("not compressed") from error
    if not isinstance(document, dict):
        raise ValueError("no document")
    return upgrade(document, MATCH_KIND)


def _create(connection: sqlite3.Connection) -> None:
    for statement in _VERSION_1:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _add_hands(connection: sqlite3.Connection) -> None:
    connection.execute(_HANDS)
    for key, data in connection.execute("SELECT key, document FROM matches").fetchall():
        try:
            connection.executemany(INSERT_HAND, hand_rows(key, unpacked(data)["events"]))
        except (InvalidFile, ValueError, LookupError, TypeError):
            continue  # a log that cannot be read keeps its place in the list; it has no hands to count


MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (_create, _add_hands)
"""By version, the step that leads to the next one."""

VERSION: Final = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to today's version, all or nothing."""
    version = user_version(connection)
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[version:]:
            step(connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def user_version(connection: sqlite3.Connection) -> int:
    """Return the version of a database; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
