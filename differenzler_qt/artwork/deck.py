"""Assembles the faces of a deck from index, pips, flag, ace and figures."""

from __future__ import annotations

from differenzler_qt.artwork import numbers
from differenzler_qt.artwork.index import index
from differenzler_qt.artwork.names import Deck, Variant, label_of, symbol_of
from differenzler_qt.artwork.palette import FOUR_COLOUR, STANDARD
from differenzler_qt.artwork.paper import both, card
from differenzler_qt.artwork.pips import pip


def face(deck: Deck, variant: Variant, code: str, german: bool = False) -> str:
    """Returns the SVG of one face."""
    rank, suit = code
    symbol = symbol_of(deck, suit)
    tones = (FOUR_COLOUR if variant.four_colour else STANDARD)[symbol]
    large = variant.large_index
    if rank in "6789" or (rank == "T" and deck is Deck.FRENCH):
        middle = numbers.number(rank, symbol, tones, large)
    elif rank == "A" and deck is Deck.FRENCH:
        middle = pip(symbol, tones, 285, 445, 2.6)
    else:
        middle = both(pip(symbol, tones, 285, 280, 2.2))
    return card(middle, index(label_of(deck, rank, german), symbol, tones, large))
