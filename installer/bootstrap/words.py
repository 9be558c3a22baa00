"""The two words: `play` and `test`."""

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bootstrap import libraries
from bootstrap.display import has_display
from bootstrap.environment import ROOT, Extent, interpreter, missing_modules, prepare
from bootstrap.errors import SetupError
from bootstrap.packages import install, this_system

USAGE = """\
usage: python3 installer/differenzler.py play [arguments of the program]
       python3 installer/differenzler.py test [arguments of pytest]

play   sets up what is missing and starts the game
test   sets up what is missing and runs every check
"""


def main(words: Sequence[str]) -> int:
    """Do what the words say and return the exit status; wrong words return 2."""
    match [*words]:
        case ["-h" | "--help"]:
            print(USAGE, end="")
            return 0
        case ["play", *rest]:
            return _guarded(play, rest)
        case ["test", *rest]:
            return _guarded(test, rest)
        case _:
            print(USAGE, end="", file=sys.stderr)
            return 2


def play(arguments: Sequence[str]) -> int:
    """Set the program up and start it; without a display play one hand off screen as a check."""
    display = has_display()
    _install_what_the_system_lacks(with_window=display)
    python = prepare(Extent.PLAY)
    if display or arguments:
        return _run(python, "differenzler_qt", *arguments)
    print("The game needs a display, and there is none here. As a check, one hand is played off screen:")
    return _run(python, "differenzler_qt", "watch", "--hands", "1", "--exit", QT_QPA_PLATFORM="offscreen")


def test(arguments: Sequence[str]) -> int:
    """Set everything up and run all checks."""
    _install_what_the_system_lacks(with_window=True)
    _install_virtual_display()
    python = prepare(Extent.TEST)
    return _run(python, "pytest", *arguments)


def _install_what_the_system_lacks(with_window: bool) -> None:
    """Install all that is missing in one go, or say the one line that does."""
    missing = [] if interpreter().exists() else missing_modules()
    if sys.platform.startswith("linux"):
        wanted = (*libraries.OFFSCREEN, *(libraries.WINDOW if with_window else ()))
        missing += libraries.missing_libraries(wanted)
        missing += [] if libraries.has_font() else [libraries.FONT]
    if missing:
        install(missing, this_system())
        importlib.invalidate_caches()


def _install_virtual_display() -> None:
    """Install the X server without a screen; tests that want it say so where it cannot be had."""
    if sys.platform.startswith("linux") and shutil.which("Xvfb") is None:
        try:
            install([libraries.VIRTUAL_DISPLAY], this_system())
        except SetupError as error:
            print(f"{error}\nThe tests go on without it.", file=sys.stderr)


def _run(python: Path, module: str, *arguments: str, **variables: str) -> int:
    """Run a module of the environment in the project's folder and return its exit status."""
    sys.stdout.flush()
    environment = {**os.environ, **variables}
    environment.pop("PYTHONHOME", None)
    environment.pop("PYTHONPATH", None)
    folder = ROOT if module == "pytest" else None
    command = [str(python), "-m", module, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def _guarded(word: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run a word and turn what stops it into a line and a status."""
    try:
        return word(arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
