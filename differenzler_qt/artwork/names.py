"""Names decks, suits, ranks, suit symbols, variants and languages, and the file of every face."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

RANKS = "6789TJQKA"
SUITS = "SHDC"


class Deck(Enum):
    """The two decks, by the name of their folder."""

    FRENCH = "french"
    SWISS = "swiss"


class Symbol(Enum):
    """The eight suit symbols."""

    SHIELD = "shield"
    ROSE = "rose"
    BELL = "bell"
    ACORN = "acorn"
    SPADE = "spade"
    HEART = "heart"
    DIAMOND = "diamond"
    CLUB = "club"


@dataclass(frozen=True, slots=True)
class Variant:
    """What distinguishes one set of faces from the standard one."""

    four_colour: bool = False
    large_index: bool = False

    @property
    def folder(self) -> str:
        """The folder under the deck's folder; empty for the standard faces."""
        words = ["four-colour"] * self.four_colour + ["large-index"] * self.large_index
        return "-".join(words)


VARIANTS = (Variant(), Variant(True, False), Variant(False, True), Variant(True, True))

_SYMBOLS = {
    Deck.SWISS: {"S": Symbol.SHIELD, "H": Symbol.ROSE, "D": Symbol.BELL, "C": Symbol.ACORN},
    Deck.FRENCH: {"S": Symbol.SPADE, "H": Symbol.HEART, "D": Symbol.DIAMOND, "C": Symbol.CLUB},
}
_LABELS = {
    Deck.SWISS: {"T": "10", "J": "U", "Q": "O"},
    Deck.FRENCH: {"T": "10"},
}
GERMAN_LABELS = {"J": "B", "Q": "D"}


def symbol_of(deck: Deck, suit: str) -> Symbol:
    """Returns the symbol that a deck draws for a suit code."""
    return _SYMBOLS[deck][suit]


def label_of(deck: Deck, rank: str, german: bool = False) -> str:
    """Returns the corner letters of a rank; only French jacks and queens depend on the language."""
    if german and deck is Deck.FRENCH:
        rank = GERMAN_LABELS.get(rank, rank)
    return _LABELS[deck].get(rank, rank)


def face_file(deck: Deck, variant: Variant, code: str, german: bool = False) -> str:
    """Returns the path of a face under resources/cards, as resources/cards/README.md describes it."""
    folder = f"{deck.value}/{variant.folder}/" if variant.folder else f"{deck.value}/"
    local = ".de" if german and deck is Deck.FRENCH and code[0] in GERMAN_LABELS else ""
    return f"{folder}{code}{local}.svg"
