"""Opening the history: old, newer, damaged, foreign, locked, full, not to be written."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from differenzler_qt.storage import history_connection
from differenzler_qt.storage.history import History
from differenzler_qt.storage.history_connection import HistoryState
from differenzler_qt.storage.history_schema import VERSION
from differenzler_qt.storage.problems import ReadFailed, SaveFailed, SaveProblem
from tests.storage.play import finished_match

DATA = Path(__file__).parents[1] / "data"
PERSON = "Ändu «Jass» ♣"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite3"


@pytest.fixture
def filled(path: Path) -> Path:
    with History(path) as history:
        history.add(finished_match("hidden"))
        history.add(finished_match("duel"))
    return path


def old(path: Path, version: int = 1) -> Path:
    """Make the database of an old version."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATA / f"history-version{version}.sql").read_text(encoding="utf-8"))
    return path


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def open_read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open every database as on a medium that cannot be written (a super-user may write everywhere else)."""

    def connect(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(history_connection, "connect", connect)


def refused(history: History) -> SaveProblem:
    with pytest.raises(SaveFailed) as failed:
        history.add(finished_match("tv"))
    return failed.value.reason


# --- versions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", range(1, VERSION))
def test_old_versions_are_migrated(version: int, path: Path) -> None:
    with History(old(path, version)) as history:
        assert history.state is HistoryState.READY
        assert [(r.key, r.preset) for r in history.matches()] == [(2, "margin"), (1, "hidden")]
        found = history.statistics(PERSON)
        assert (found.matches, found.hands, len(found.curve)) == (2, 4, 1)
        for record in history.matches():
            stored = history.match(record.key)
            assert stored is not None
            assert stored.match is not None
        history.add(finished_match("tv"))
    assert version_of(path) == VERSION


def test_a_log_that_cannot_be_read_does_not_stop_the_migration(path: Path) -> None:
    with closing(sqlite3.connect(old(path))) as connection, connection:
        connection.execute("UPDATE matches SET document = x'00' WHERE key = 1")
    with History(path) as history:
        assert (history.state, history.count()) == (HistoryState.READY, 2)


def test_a_migration_without_room_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    before = old(path).read_bytes()
    monkeypatch.setattr(history_connection, "connect", connect)
    with History(path) as history:
        assert history.state is HistoryState.READ_ONLY
        assert history.statistics(PERSON).hands == 4
        assert refused(history) is SaveProblem.NO_SPACE
    assert path.read_bytes() == before


def test_a_newer_version_is_left_untouched(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = filled.read_bytes()
    with History(filled) as history:
        assert (history.state, history.count()) == (HistoryState.NEWER, 0)
        assert refused(history) is SaveProblem.NEWER_FILE
    assert filled.read_bytes() == before


# --- damage ----------------------------------------------------------------------------------------------


def assert_set_aside(path: Path, data: bytes) -> None:
    with History(path) as history:
        assert history.state is HistoryState.DAMAGED
        assert history.set_aside is not None
        assert history.set_aside.read_bytes() == data
        history.add(finished_match("duel"))
        assert history.count() == 1
    with History(path) as history:
        assert (history.state, history.count()) == (HistoryState.READY, 1)


def test_garbage_is_set_aside(path: Path) -> None:
    data = b"this is no database" * 100
    path.write_bytes(data)
    assert_set_aside(path, data)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_truncated_is_set_aside(part: float, filled: Path) -> None:
    data = filled.read_bytes()
    data = data[: int(len(data) * part)]
    filled.write_bytes(data)
    assert_set_aside(filled, data)


def test_a_page_of_zeros_is_set_aside(filled: Path) -> None:
    data = bytearray(filled.read_bytes())
    data[4096:8192] = bytes(4096)
    filled.write_bytes(data)
    assert_set_aside(filled, bytes(data))


def test_another_programs_database_is_set_aside(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE cheese (name TEXT)")
    assert_set_aside(path, path.read_bytes())


def test_an_empty_file_is_a_new_history(path: Path) -> None:
    path.touch()
    with History(path) as history:
        assert (history.state, history.count()) == (HistoryState.READY, 0)


def test_damaged_and_cannot_be_moved(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"this is no database" * 100)
    monkeypatch.setattr(history_connection, "set_aside", lambda _: None)
    with History(path) as history:
        assert (history.state, history.set_aside, history.count()) == (HistoryState.DAMAGED, None, 0)
        assert refused(history) is SaveProblem.OTHER


def test_broken_while_open(filled: Path) -> None:
    with History(filled) as history:
        history._connection.execute("DROP TABLE seats")
        with pytest.raises(ReadFailed):
            history.matches()


# --- no permission ---------------------------------------------------------------------------------------


def test_read_only(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_read_only(monkeypatch)
    with History(filled) as history:
        assert (history.state, history.is_writable, history.count()) == (HistoryState.READ_ONLY, False, 2)
        assert history.statistics(PERSON).matches == 2
        assert refused(history) is SaveProblem.READ_ONLY
        with pytest.raises(SaveFailed):
            history.delete(1)


def test_read_only_and_old(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = old(path).read_bytes()
    open_read_only(monkeypatch)
    with History(path) as history:
        assert history.state is HistoryState.READ_ONLY
        assert history.statistics(PERSON).hands == 4
    assert path.read_bytes() == before


def test_nothing_there_and_nothing_can_be_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_read_only(monkeypatch)
    with History(path) as history:
        assert (history.state, history.count()) == (HistoryState.UNREADABLE, 0)
        assert refused(history) is SaveProblem.NO_PERMISSION


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with History(tmp_path / "data" / "history.sqlite3") as history:
        assert history.state is HistoryState.UNREADABLE


def test_a_folder_in_place_of_the_file(path: Path) -> None:
    path.mkdir()
    with History(path) as history:
        assert history.state is HistoryState.UNREADABLE
    assert path.is_dir()


def test_a_full_disk(filled: Path) -> None:
    with History(filled) as history:
        pages = history._connection.execute("PRAGMA page_count").fetchone()[0]
        history._connection.execute(f"PRAGMA max_page_count = {pages}")
        assert refused(history) is SaveProblem.NO_SPACE
        assert history.count() == 2


def test_locked_by_another_program(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_connection, "_PATIENCE", 0.0)
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        with History(filled) as history:
            other.execute("BEGIN IMMEDIATE")
            assert refused(history) is SaveProblem.BUSY
            other.execute("ROLLBACK")
            history.add(finished_match("tv"))
        other.execute("BEGIN EXCLUSIVE")
        with History(filled) as history:
            assert history.state is HistoryState.UNREADABLE
            assert refused(history) is SaveProblem.BUSY
