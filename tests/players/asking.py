"""What the tests of the worker ask, and how they wait."""

import threading
from collections.abc import Callable

from differenzler_qt.engine import PRESETS, Match, PlayerView
from differenzler_qt.players.worker import Setup

SCRIPTED = "tests.players.worker_helpers:create"
LONG = 120.0


def some_view(seat: int = 0) -> PlayerView:
    return Match.new(PRESETS["hidden"], ["a", "b", "c", "d"], 5).view(seat)


def scripted(character: str = "") -> Setup:
    return Setup(SCRIPTED, character=character)


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait for something that another process or thread does."""
    pause = threading.Event()
    while not condition():
        pause.wait(0.01)
