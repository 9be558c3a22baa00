"""Draws the figures of both decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from differenzler_qt.artwork.figures import ecken, eicheln, herz, kreuz, rosen, schaufel, schellen, schilten
from differenzler_qt.artwork.figures.base import Half
from differenzler_qt.artwork.names import Symbol

_FIGURES: dict[Symbol, dict[str, Callable[[], Half]]] = {
    Symbol.SHIELD: {"J": schilten.under, "Q": schilten.ober, "K": schilten.king},
    Symbol.ROSE: {"J": rosen.under, "Q": rosen.ober, "K": rosen.king},
    Symbol.BELL: {"J": schellen.under, "Q": schellen.ober, "K": schellen.king},
    Symbol.ACORN: {"J": eicheln.under, "Q": eicheln.ober, "K": eicheln.king},
    Symbol.SPADE: {"J": schaufel.jack, "Q": schaufel.queen, "K": schaufel.king},
    Symbol.HEART: {"J": herz.jack, "Q": herz.queen, "K": herz.king},
    Symbol.DIAMOND: {"J": ecken.jack, "Q": ecken.queen, "K": ecken.king},
    Symbol.CLUB: {"J": kreuz.jack, "Q": kreuz.queen, "K": kreuz.king},
}


@cache
def half_of(symbol: Symbol, rank: str) -> Half:
    """Returns one half of a figure by its suit symbol and its rank J, Q or K."""
    return _FIGURES[symbol][rank]()
