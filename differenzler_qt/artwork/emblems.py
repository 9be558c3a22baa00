"""Draws the signs of the two modes without a trump suit: Obenabe and Undenufe."""

from __future__ import annotations

from differenzler_qt.artwork.glyphs import glyph
from differenzler_qt.artwork.palette import BLUE, CREAM, GOLD, INK, NAVY, OCHRE
from differenzler_qt.artwork.svg import disc, document, flat, group, shape

_ARROW = "M-17 -12H17V12H38L0 52L-38 12H-17Z"
_SIDE = "M2 -10H15V14H33L2 48Z"


def obenabe() -> str:
    """Returns the sign of Obenabe: the ace on top, an arrow down."""
    arrow = group(shape(_ARROW, GOLD), flat(_SIDE, OCHRE), transform="translate(0 2)")
    return _coin(arrow + glyph("A", 0, -52, 36, INK))


def undenufe() -> str:
    """Returns the sign of Undenufe: the six at the bottom, an arrow up."""
    arrow = group(shape(_ARROW, BLUE), flat(_SIDE, NAVY), transform="translate(0 -2) scale(1 -1)")
    return _coin(arrow + glyph("6", 0, 16, 36, INK))


def _coin(drawing: str) -> str:
    return document(128, 128, disc(0, 0, 61, CREAM, 4.5), drawing, left=-64, top=-64)
