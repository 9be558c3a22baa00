"""The whole program in a process of its own: computers play in the real window."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ERRORS = ("Traceback", "qrc:", ".qml:", "Error", "QObject::", "Warning")


def watch(home: Path, hands: int, **variables: str) -> subprocess.CompletedProcess[str]:
    """Let computers play some hands and return what the process wrote."""
    environment: Mapping[str, str] = {
        **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
        "DIFFERENZLER_HOME": str(home),
        "PYTHONIOENCODING": "utf-8",
        **variables,
    }
    return subprocess.run(
        [sys.executable, "-m", "differenzler_qt", "watch", "--hands", str(hands), "--exit"],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the lines in which Python or Qt complain."""
    return [line for line in done.stderr.splitlines() if any(word in line for word in ERRORS)]


def sums(done: subprocess.CompletedProcess[str]) -> list[int]:
    """Return the points taken in each hand of the slate: number, trump, then prediction, points, penalty."""
    rows = [line.split(maxsplit=2) for line in done.stdout.splitlines() if re.match(r"\d+ +\w", line)]
    return [sum(map(int, re.findall(r"-?\d+", row[2])[1::3])) for row in rows]


def test_two_hands_with_opengl(virtual_display: str, tmp_path: Path) -> None:
    done = watch(tmp_path, 2, DISPLAY=virtual_display, QT_QPA_PLATFORM="xcb")
    assert (done.returncode, complaints(done)) == (0, []), done.stderr
    assert sums(done) == [157, 157], done.stdout


def test_one_hand_off_screen(tmp_path: Path) -> None:
    """What `play` does where there is no display."""
    done = watch(tmp_path, 1, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, complaints(done)) == (0, []), done.stderr
    assert sums(done) == [157], done.stdout
