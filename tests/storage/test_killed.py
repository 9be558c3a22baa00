"""Killed at any moment, a match goes on at the very event that was saved last."""

import subprocess
import sys
from pathlib import Path
from random import Random

from differenzler_qt.engine import Match
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.match_file import MatchFile
from tests.storage.play import finished_match, play

ROOT = Path(__file__).parents[2]
RUN_ON = 5
"""Saves that a process may be ahead of who kills it, however late that is."""


def play_until_killed(path: Path, table: str, saves: int) -> int:
    """Let a process play, kill it after so many saves, and return how many events it said were saved."""
    most = str(saves + RUN_ON)
    command = [sys.executable, "-m", "tests.storage.playing_process", str(path), table, most]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = [int(process.stdout.readline()) for _ in range(saves)]
        process.kill()  # SIGKILL, or TerminateProcess: no handler runs
        said += [int(line) for line in process.stdout if line.endswith("\n")]
    return said[-1]


def loaded(path: Path) -> Match:
    outcome = MatchFile(path).load()
    assert outcome.kind is ReadKind.LOADED
    assert outcome.value is not None
    return outcome.value.match


def test_killed_again_and_again(tmp_path: Path) -> None:
    whole = finished_match("hidden")
    path = tmp_path / "match.json"
    chance = Random(1)
    saved = kills = 0
    while saved < len(whole.events) - 60:
        said = play_until_killed(path, "hidden", 2 + chance.randrange(40))
        events = loaded(path).events
        # The process may have saved one event more than it came to say, and have begun to write another.
        assert saved <= said <= len(events)
        assert events == whole.events[: len(events)]
        assert {p.name for p in tmp_path.iterdir()} - {".match.json.new"} == {"match.json"}
        saved = len(events)
        kills += 1
    assert kills > 3
    assert play(loaded(path)).events == whole.events
