"""Assembles the faces of a deck from index, pips, flag, ace and figures."""

from __future__ import annotations

from differenzler_qt.artwork import numbers
from differenzler_qt.artwork.aces import french_ace, swiss_ace
from differenzler_qt.artwork.banners import banner
from differenzler_qt.artwork.figures import half_of
from differenzler_qt.artwork.frame import framed, sash
from differenzler_qt.artwork.index import index
from differenzler_qt.artwork.names import Deck, Symbol, Variant, label_of, symbol_of
from differenzler_qt.artwork.palette import FOUR_COLOUR, STANDARD, Tones
from differenzler_qt.artwork.paper import card
from differenzler_qt.artwork.pips import pip


def face(deck: Deck, variant: Variant, code: str, german: bool = False) -> str:
    """Returns the SVG of one face."""
    rank, suit = code[0], code[1]
    symbol = symbol_of(deck, suit)
    tones = (FOUR_COLOUR if variant.four_colour else STANDARD)[symbol]
    corners = index(label_of(deck, rank, german), symbol, tones, variant.large_index)
    return card(_middle(deck, rank, symbol, tones, variant.large_index), corners)


def _middle(deck: Deck, rank: str, symbol: Symbol, tones: Tones, large: bool) -> str:
    if rank in "JQK":
        half = half_of(symbol, rank)
        drawn = half.narrow() if large else half.drawn(pip(symbol, tones))
        return framed(drawn, sash(*half.sash), large)
    if rank in "6789" or (rank == "T" and deck is Deck.FRENCH):
        return numbers.number(rank, symbol, tones, large)
    if rank == "T":
        return banner(symbol, tones, large)
    return (swiss_ace if deck is Deck.SWISS else french_ace)(symbol, tones, large)
