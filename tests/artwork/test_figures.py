"""Checks that the narrow panel of the large indices leaves out what a figure holds up beside its head."""

import pytest

from differenzler_qt.artwork.figures import half_of
from differenzler_qt.artwork.names import Symbol

FIGURES = [(symbol, rank) for symbol in Symbol for rank in "JQK"]
HANDS_ON_CHEST = (Symbol.SPADE, "Q")


@pytest.mark.parametrize(("symbol", "rank"), FIGURES, ids=lambda value: getattr(value, "value", value))
def test_only_the_wide_panel_shows_what_is_raised(symbol: Symbol, rank: str) -> None:
    half = half_of(symbol, rank)
    assert bool(half.raised) == ((symbol, rank) != HANDS_ON_CHEST)
    if half.raised:
        assert half.raised in half.drawn("")
        assert half.raised not in half.narrow()
