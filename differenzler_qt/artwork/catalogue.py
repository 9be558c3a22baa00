"""Lists every file of the artwork with its content, by its path under resources."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from differenzler_qt.artwork.backs import BACKS
from differenzler_qt.artwork.deck import face
from differenzler_qt.artwork.emblems import obenabe, undenufe
from differenzler_qt.artwork.icon import icon, small_icon
from differenzler_qt.artwork.names import GERMAN_LABELS, RANKS, SUITS, VARIANTS, Deck, face_file, symbol_of
from differenzler_qt.artwork.palette import CREAM, FOUR_COLOUR, STANDARD
from differenzler_qt.artwork.pips import pip
from differenzler_qt.artwork.svg import document
from differenzler_qt.artwork.textures import slate


def files() -> dict[str, str]:
    """Returns the content of every generated file by its path under resources."""
    return dict(sorted([*_faces(), *_backs(), *_suits(), *_rest()]))


def _faces() -> Iterator[tuple[str, str]]:
    for deck, variant, rank, suit in product(Deck, VARIANTS, RANKS, SUITS):
        code = rank + suit
        yield "cards/" + face_file(deck, variant, code), face(deck, variant, code)
        if deck is Deck.FRENCH and rank in GERMAN_LABELS:
            yield (
                "cards/" + face_file(deck, variant, code, german=True),
                face(deck, variant, code, german=True),
            )


def _backs() -> Iterator[tuple[str, str]]:
    for name, draw in BACKS.items():
        yield f"cards/back/{name}.svg", draw()


def _suits() -> Iterator[tuple[str, str]]:
    for deck, suit in product(Deck, SUITS):
        symbol = symbol_of(deck, suit)
        for folder, palette in (("", STANDARD), ("four-colour/", FOUR_COLOUR)):
            drawing = pip(symbol, replace(palette[symbol], halo=CREAM))  # readable on dark panels too
            yield f"suits/{deck.value}/{folder}{suit}.svg", document(128, 128, drawing, left=-64, top=-64)
    yield "suits/obenabe.svg", obenabe()
    yield "suits/undenufe.svg", undenufe()


def _rest() -> Iterator[tuple[str, str]]:
    yield "icons/differenzler.svg", icon()
    yield "icons/differenzler-small.svg", small_icon()
    yield "textures/slate.svg", slate()
