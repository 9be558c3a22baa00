"""Draws the eight suit symbols, each about 100 units high around the origin."""

from __future__ import annotations

from collections.abc import Callable

from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import Tones
from differenzler_qt.artwork.pips.french import club, diamond, heart, spade
from differenzler_qt.artwork.pips.swiss import acorn, bell, rose, shield
from differenzler_qt.artwork.svg import place

_DRAW: dict[Symbol, Callable[[Tones], str]] = {
    Symbol.SHIELD: shield,
    Symbol.ROSE: rose,
    Symbol.BELL: bell,
    Symbol.ACORN: acorn,
    Symbol.SPADE: spade,
    Symbol.HEART: heart,
    Symbol.DIAMOND: diamond,
    Symbol.CLUB: club,
}

# What makes the symbols weigh the same to the eye.
_WEIGHT = {
    Symbol.ROSE: 0.94,
    Symbol.ACORN: 1.06,
    Symbol.DIAMOND: 1.06,
    Symbol.HEART: 0.98,
    Symbol.SHIELD: 0.97,
}


def pip(symbol: Symbol, tones: Tones, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Returns one suit symbol with its middle at (x, y)."""
    return place(_DRAW[symbol](tones), x, y, scale * _WEIGHT.get(symbol, 1.0), turn)
