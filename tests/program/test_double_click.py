"""The whole program in processes of its own, started with files as a file manager does."""

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from differenzler_qt.engine import Rules
from differenzler_qt.storage.passed_match import export_match
from tests.storage.play import finished_match

PATIENCE = 120.0  # for a machine on which much else is going on


def environment(home: Path) -> dict[str, str]:
    """Return the environment of a program that shows no window and has a home of its own."""
    return {**os.environ, "DIFFERENZLER_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


@contextmanager
def started(home: Path, *words: str | Path) -> Iterator[subprocess.Popen[str]]:
    """Start the program; it is ended when it is not needed any more."""
    command = [sys.executable, "-m", "differenzler_qt", *map(str, words)]
    with subprocess.Popen(
        command, env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()  # otherwise a test that fails would wait for ever


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something has happened in another process."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def matches_kept(home: Path) -> int:
    """Return how many matches the history holds."""
    file = home / "data" / "history.sqlite3"
    if not file.exists():
        return 0
    with closing(sqlite3.connect(file)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])
        except sqlite3.OperationalError:  # the table is just being made
            return 0


def rule_sets(home: Path) -> list[str]:
    """Return the names of the rule sets that are kept."""
    files = sorted((home / "data" / "rules").glob("*.json"))
    return [json.loads(file.read_text(encoding="utf-8"))["name"] for file in files]


def test_a_file_at_the_start_and_another_by_a_second_start(tmp_path: Path) -> None:
    home, match, rules = (
        tmp_path / "home",
        tmp_path / "a.differenzler-match",
        tmp_path / "b.differenzler-rules",
    )
    export_match(finished_match(), match)
    head = {"format": "differenzler-rules", "schema": 1, "program": "0", "name": "Bären"}
    rules.write_text(json.dumps({**head, "rules": Rules().to_dict()}), encoding="utf-8")
    with started(home, match) as first:
        wait_for(lambda: matches_kept(home) == 1)
        with started(home, rules) as second:
            assert second.wait(PATIENCE) == 0
        wait_for(lambda: rule_sets(home) == ["Bären"])
        assert first.poll() is None
    assert (match.exists(), rules.exists()) == (True, True)


def test_a_bad_file_does_not_keep_the_program_from_starting(tmp_path: Path) -> None:
    home, bad = tmp_path / "home", tmp_path / "bad.differenzler-match"
    bad.write_text("{", encoding="utf-8")
    log = home / "log" / "differenzler.log"
    with started(home, bad, tmp_path / "none.differenzler-match") as program:
        wait_for(lambda: log.exists() and "bad.differenzler-match cannot be opened" in log.read_text("utf-8"))
        assert program.poll() is None
    assert bad.read_text(encoding="utf-8") == "{"


MAC = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from differenzler_qt.startup.application import Application, application

app = application()
assert isinstance(app, Application)
app.file_asked.connect(print)
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl("https://example.org/x")))
"""


def test_the_event_by_which_macos_names_a_file_is_heard(tmp_path: Path) -> None:
    file = tmp_path / "a b.differenzler-match"
    done = subprocess.run(
        [sys.executable, "-c", MAC, file],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"{file}\n"), done.stderr
