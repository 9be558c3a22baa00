"""Who wins a trick."""

import pytest

from differenzler_qt.engine import PRESETS, Mode, trick_points, trick_winner
from tests.engine.playing import cards

HIDDEN, MARGIN = PRESETS["hidden"], PRESETS["margin"]

CASES = [
    ("D", "TS KS 6D JD", 3),
    ("D", "TS KS 6H 9S", 1),
    ("D", "6S AH AC KH", 0),
    ("D", "AS 6D AH AC", 1),
    ("D", "AD 9D JD KD", 2),
    ("D", "AD 9D TD KD", 1),
    ("D", "TD AD", 1),
    ("D", "JS QS", 1),
    ("obenabe", "TS KS JD AD", 1),
    ("obenabe", "9S JS TS AH", 1),
    ("undenufe", "9S JS 6H 8S", 3),
    ("undenufe", "AS KS 7S 6S", 3),
    ("undenufe", "TS JS QS 6D", 0),
]


@pytest.mark.parametrize(("mode", "trick", "winner"), CASES)
def test_winner(mode: str, trick: str, winner: int) -> None:
    assert trick_winner(cards(trick), Mode.from_code(mode), HIDDEN) == winner


@pytest.mark.parametrize(
    ("trick", "winner"), [("JD AD", 1), ("9D TD", 1), ("JD 9D", 0), ("AS 6D", 1), ("AS KH", 0)]
)
def test_in_the_margin_game_trump_ranks_like_plain_suits(trick: str, winner: int) -> None:
    assert trick_winner(cards(trick), Mode.DIAMONDS, MARGIN) == winner


def test_the_worked_example_is_worth_34() -> None:
    trick = cards("TS KS 6D JD")
    assert trick_winner(trick, Mode.DIAMONDS, HIDDEN) == 3
    assert trick_points(trick, Mode.DIAMONDS, HIDDEN) == 34
