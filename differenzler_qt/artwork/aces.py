"""Draws the aces: two pips among sprays for the Swiss deck, one jewelled pip in a wreath for the French."""

from __future__ import annotations

from differenzler_qt.artwork.frame import ribbon
from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import BLUE, BROWN, CHESTNUT, GOLD, GREEN, LEAF, OCHRE, RED, STRAW, Tones
from differenzler_qt.artwork.paper import both
from differenzler_qt.artwork.parts.plants import edelweiss
from differenzler_qt.artwork.pips import pip
from differenzler_qt.artwork.sprays import GRAIN, LAUREL, OAK, ROSE_LEAF, Curve, Foliage, spray
from differenzler_qt.artwork.svg import place

_OLIVE = ("#9aa55e", "#6f7d45")
FOLIAGE: dict[Symbol, Foliage] = {
    Symbol.SHIELD: Foliage(*LAUREL, *_OLIVE, GREEN, GOLD),
    Symbol.ROSE: Foliage(*ROSE_LEAF, LEAF, GREEN, GREEN, RED),
    Symbol.BELL: Foliage(*GRAIN, STRAW, GOLD, OCHRE),
    Symbol.ACORN: Foliage(*OAK, LEAF, GREEN, CHESTNUT),
    Symbol.SPADE: Foliage(*LAUREL, *_OLIVE, GREEN, BLUE),
    Symbol.HEART: Foliage(*ROSE_LEAF, LEAF, GREEN, GREEN, RED),
    Symbol.DIAMOND: Foliage(*GRAIN, STRAW, GOLD, OCHRE),
    Symbol.CLUB: Foliage(*OAK, LEAF, GREEN, CHESTNUT, GOLD),
}
_SASHES = {
    Symbol.SHIELD: (BLUE, GOLD, "cross"),
    Symbol.ROSE: (GREEN, STRAW, "lozenge"),
    Symbol.BELL: (RED, STRAW, "dot"),
    Symbol.ACORN: (BROWN, STRAW, "leaf"),
}


def swiss_ace(symbol: Symbol, tones: Tones, large: bool = False) -> str:
    """Returns two large pips, each between two sprays that rise from a ribbon."""
    x, low = (96.0, 318.0) if large else (136.0, 244.0)
    curve: Curve = ((300, 424), (300 + x, 416), (285 + x, 330), (285 + x - 10, low - 40))
    sprays = _pair(curve, FOLIAGE[symbol], 6, 0.8 if large else 1.0)
    crest = pip(symbol, tones, 285, 290 if large else 254, 1.7 if large else 2.15)
    return both(sprays, crest) + ribbon(*_SASHES[symbol], half=100 if large else 150)


def french_ace(symbol: Symbol, tones: Tones, large: bool = False) -> str:
    """Returns one great pip with an edelweiss at its heart, in a wreath."""
    size, r = (2.0, 104.0) if large else (3.0, 196.0)
    top = 210.0 if large else 196.0
    curve: Curve = ((285 + r + 6, 440), (285 + r + 10, 330), (285 + r * 0.8, top + 40), (285 + 46, top))
    wreath = _pair(curve, FOLIAGE[symbol], 7, 0.66 if large else 0.92)
    lift = {Symbol.SPADE: 8, Symbol.HEART: -12, Symbol.CLUB: 0, Symbol.DIAMOND: 0}[symbol]
    return (
        both(wreath)
        + pip(symbol, tones, 285, 445, size)
        + place(edelweiss(), 285, 445 + lift * size / 3, size * 0.92)
    )


def _pair(curve: Curve, foliage: Foliage, count: int, size: float) -> str:
    left: Curve = tuple((570 - x, y) for x, y in curve)  # type: ignore[assignment]
    return spray(left, foliage, count, size) + spray(curve, foliage, count, size)
