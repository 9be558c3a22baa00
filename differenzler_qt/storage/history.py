"""The history of finished matches: one owner of the connection, rows for lists and statistics, every log."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from differenzler_qt.engine import InvalidRules, Match, Rules, preset_name
from differenzler_qt.storage.history_connection import HistoryState, open_history, save_problem
from differenzler_qt.storage.history_records import (
    MatchRecord,
    MatchSeat,
    PlayerStatistics,
    PlayerSummary,
    StoredMatch,
)
from differenzler_qt.storage.history_rows import digest, hand_rows, seat_rows
from differenzler_qt.storage.history_schema import INSERT_HAND, packed, unpacked
from differenzler_qt.storage.history_statistics import player_statistics
from differenzler_qt.storage.match_document import match_to_document, saved_match_from_document
from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.problems import FileProblem, InvalidFile, ReadFailed, SaveFailed

T = TypeVar("T")


class History:
    """The finished matches of this user; ``state`` and ``set_aside`` say what came of opening it.

    To be used by one thread. A history that cannot be written still answers; writing raises ``SaveFailed``,
    and asking raises ``ReadFailed`` should the file break while it is open.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_paths().history
        opened = open_history(self.path)
        self._connection = opened.connection
        self._refuses = opened.refuses
        self.state: HistoryState = opened.state
        self.set_aside: Path | None = opened.set_aside

    @property
    def is_writable(self) -> bool:
        """Whether matches can be added and deleted."""
        return self._refuses is None

    def close(self) -> None:
        """Close the database; nothing may be asked after that."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- writing -----------------------------------------------------------------------------------------

    def add(self, match: Match, finished: datetime | None = None) -> int:
        """Store a finished match and return its key; one that is there already keeps its row.

        Raises ``ValueError`` for a match that is not over, ``SaveFailed`` if it cannot be written.
        """
        if not match.is_over:
            raise ValueError("the match is not over")
        document = match_to_document(match)
        mark = digest(document["events"])
        with self._writing() as connection:
            found = connection.execute("SELECT key FROM matches WHERE digest = ?", (mark,)).fetchone()
            if found:
                return int(found[0])
            head = (
                mark,
                _to_text(finished or datetime.now(UTC)),
                preset_name(match.rules),
                json.dumps(document["rules"]),
                len(match.scored),
                packed(document),
            )
            cursor = connection.execute(
                "INSERT INTO matches (digest, finished, preset, rules, hands, document)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                head,
            )
            key = int(cursor.lastrowid or 0)
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seat_rows(key, match))
            connection.executemany(INSERT_HAND, hand_rows(key, document["events"]))
        return key

    def delete(self, key: int) -> None:
        """Remove a match, if it is there; raises ``SaveFailed``."""
        with self._writing() as connection:
            connection.execute("DELETE FROM matches WHERE key = ?", (key,))

    def clear(self) -> None:
        """Remove all matches; raises ``SaveFailed``."""
        with self._writing() as connection:
            connection.execute("DELETE FROM matches")

    # --- asking ------------------------------------------------------------------------------------------

    def count(self, preset: str | None = None) -> int:
        """Return how many matches there are, of a preset or of all."""
        return int(self._rows(f"SELECT count(*) FROM matches {_where(preset)}", _values(preset))[0][0])

    def matches(self, offset: int = 0, limit: int = 50, preset: str | None = None) -> tuple[MatchRecord, ...]:
        """Return a page of matches, the last one first."""
        rows = self._rows(
            f"SELECT key, finished, preset, rules, hands FROM matches {_where(preset)}"
            " ORDER BY finished DESC, key DESC LIMIT ? OFFSET ?",
            (*_values(preset), limit, offset),
        )
        return tuple(self._record(row) for row in rows)

    def match(self, key: int) -> StoredMatch | None:
        """Return one match, played through from its log, or ``None`` if there is none of this key."""
        rows = self._rows(
            "SELECT key, finished, preset, rules, hands, document FROM matches WHERE key = ?", (key,)
        )
        if not rows:
            return None
        record = self._record(rows[0])
        try:
            return StoredMatch(record, saved_match_from_document(unpacked(rows[0][5])).match)
        except InvalidFile as error:
            return StoredMatch(record, None, error.problem)
        except ValueError:
            return StoredMatch(record, None, FileProblem.NOT_JSON)

    def players(self) -> tuple[PlayerSummary, ...]:
        """Return everybody who has played: people before computers, those with most matches first."""
        rows = self._rows(
            "SELECT name, player, count(*) FROM seats GROUP BY name, player"
            " ORDER BY player != 'human', count(*) DESC, name, player"
        )
        return tuple(PlayerSummary(*row) for row in rows)

    def statistics(self, name: str, player: str = "human", preset: str | None = None) -> PlayerStatistics:
        """Return how somebody has done, in matches of a preset or in all."""
        return player_statistics(self._rows, name, player, preset)

    # --- steps -------------------------------------------------------------------------------------------

    def _rows(self, query: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise ReadFailed(self.path) from error

    def _record(self, row: tuple[Any, ...]) -> MatchRecord:
        key, finished, preset, rules, hands = row[:5]
        seats = self._rows(
            "SELECT seat, name, player, total, rank, exact_hits FROM seats WHERE match = ? ORDER BY seat",
            (key,),
        )
        return MatchRecord(
            key,
            datetime.fromisoformat(finished),
            preset,
            _rules(rules),
            hands,
            tuple(MatchSeat(*seat) for seat in seats),
        )

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        if self._refuses is not None:
            raise SaveFailed(self.path, self._refuses)
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise SaveFailed(self.path, save_problem(error)) from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _to_text(moment: datetime) -> str:
    # One time zone and one length, so that the text sorts like the time.
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def _rules(text: str) -> Rules | None:
    try:
        return Rules.from_dict(json.loads(text))
    except (InvalidRules, ValueError, AttributeError):
        return None


def _where(preset: str | None) -> str:
    return "" if preset is None else "WHERE preset = ?"


def _values(preset: str | None) -> tuple[str, ...]:
    return () if preset is None else (preset,)
