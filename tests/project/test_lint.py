"""The tools find nothing to say about the Python files."""

import sys

import pytest

from tests.project.sources import run, tool


@pytest.mark.parametrize(
    "command",
    [("check",), ("format", "--check", "--diff")],
    ids=["ruff check", "ruff format"],
)
def test_ruff(command: tuple[str, ...]) -> None:
    done = run(tool("ruff"), *command, ".")
    assert done.returncode == 0, done.stdout


def test_mypy() -> None:
    done = run(sys.executable, "-m", "mypy", "--no-error-summary")
    assert done.returncode == 0, done.stdout
