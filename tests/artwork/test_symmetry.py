"""Figures, flags, Swiss aces, backs and all corners look the same when the card is turned."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from differenzler_qt.artwork.names import RANKS, SUITS, VARIANTS, Deck, face_file
from tests.artwork.picture import RESOURCES, Pixels, rendered

WIDTH, HEIGHT = 114, 178
CARDS = RESOURCES / "cards"
SHAPES = [variant for variant in VARIANTS if not variant.four_colour]  # four colours change no shape
SYMMETRIC = (
    [face_file(Deck.SWISS, variant, rank + suit) for variant in SHAPES for rank in "TJQKA" for suit in SUITS]
    + [face_file(Deck.FRENCH, variant, rank + suit) for variant in SHAPES for rank in "JQK" for suit in SUITS]
    + [f"back/{path.name}" for path in sorted((CARDS / "back").glob("*.svg"))]
)
EVERY = [
    face_file(deck, variant, rank + suit)
    for deck in Deck
    for variant in SHAPES
    for rank in RANKS
    for suit in SUITS
]


def difference(picture: Pixels) -> float:
    """Returns the share of pixels that differ clearly from the turned picture."""
    turned = picture[::-1, ::-1].astype(int)
    return float((np.abs(picture.astype(int) - turned).max(axis=2) > 60).mean())


def face(name: str | Path) -> Pixels:
    return rendered(CARDS / name, WIDTH, HEIGHT)


@pytest.mark.parametrize("name", SYMMETRIC)
def test_card_turned_by_half_a_circle_is_the_same(name: str) -> None:
    assert difference(face(name)) < 0.004


@pytest.mark.parametrize("name", EVERY)
def test_corners_turned_by_half_a_circle_are_the_same(name: str) -> None:
    share = 0.3 if "large" in name else 0.17
    depth = 0.4 if "large" in name else 0.22
    picture = face(name)
    columns, rows = int(WIDTH * share), int(HEIGHT * depth)
    for corner in (picture[:rows, :columns], picture[:rows, -columns:]):
        opposite = (
            picture[-rows:, -columns:]
            if corner is not picture[:rows, -columns:]
            else picture[-rows:, :columns]
        )
        assert corner.shape == opposite.shape
    upper_left, lower_right = picture[:rows, :columns], picture[-rows:, -columns:][::-1, ::-1]
    upper_right, lower_left = picture[:rows, -columns:], picture[-rows:, :columns][::-1, ::-1]
    for corner, opposite in ((upper_left, lower_right), (upper_right, lower_left)):
        assert (np.abs(corner.astype(int) - opposite.astype(int)).max(axis=2) > 60).mean() < 0.01
        assert (corner.max(axis=2) < 200).mean() > 0.04, "an index stands in the corner"


@pytest.mark.parametrize("deck", list(Deck))
def test_faces_of_a_deck_differ_from_each_other_at_sixty_pixels(deck: Deck) -> None:
    pictures = {
        code: rendered(CARDS / face_file(deck, VARIANTS[0], code), 60, 94).astype(int) for code in codes()
    }
    for first in codes():
        for second in codes():
            if first < second:
                distance = np.abs(pictures[first] - pictures[second]).max(axis=2) > 60
                assert distance.mean() > 0.012, (first, second)


def codes() -> list[str]:
    return [rank + suit for rank in RANKS for suit in SUITS]
