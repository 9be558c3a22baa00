"""Players are found by name, and a wrong name says what would be right."""

import subprocess
import sys

import pytest

from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions
from differenzler_qt.players.random_player import RandomPlayer
from differenzler_qt.players.simple.player import SimplePlayer


def test_names() -> None:
    assert isinstance(registry.create("random"), RandomPlayer)
    assert isinstance(registry.create("simple", PlayerOptions(seed=3)), SimplePlayer)
    assert isinstance(registry.create("differenzler_qt.players.simple:create"), SimplePlayer)


def test_what_is_available_can_be_made() -> None:
    assert registry.available()[:2] == ("random", "simple")
    for name in registry.available():
        registry.create(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nobody", "no player 'nobody'; known: random, simple"),
        ("", "no player ''"),
        ("no_such_module:create", "no module 'no_such_module'"),
        ("differenzler_qt.players.simple:nothing", "nothing called 'nothing'"),
        ("differenzler_qt.players.simple:", "no player"),
        ("differenzler_qt.players.contract:Candidate.__doc__", "cannot be called"),
    ],
)
def test_unknown_names(name: str, reason: str) -> None:
    with pytest.raises(registry.UnknownPlayer, match=reason.replace("(", r"\(")) as caught:
        registry.create(name)
    assert caught.value.name == name


def test_needs_no_numpy() -> None:
    program = (
        "import sys; from differenzler_qt.players import registry; registry.create('simple');"
        "registry.available(); assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
