"""Draws the corner indices: rank above suit in all four corners."""

from __future__ import annotations

from differenzler_qt.artwork.glyphs import glyph
from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import Tones
from differenzler_qt.artwork.paper import WIDTH, both
from differenzler_qt.artwork.pips import pip

SMALL_X, LARGE_X = 57, 86


def index(label: str, symbol: Symbol, tones: Tones, large: bool = False) -> str:
    """Returns the indices of a card; the large ones are a quarter of the card high."""
    corner = _large if large else _small
    return both(*(corner(label, symbol, tones, side) for side in (False, True)))


def _small(label: str, symbol: Symbol, tones: Tones, right: bool) -> str:
    x = WIDTH - SMALL_X if right else SMALL_X
    return glyph(label, x, 34, 88, tones.index, 66) + pip(symbol, tones, x, 166, 0.64)


def _large(label: str, symbol: Symbol, tones: Tones, right: bool) -> str:
    x = WIDTH - LARGE_X if right else LARGE_X
    return glyph(label, x, 34, 226, tones.index, 122) + pip(symbol, tones, x, 322, 0.97)
