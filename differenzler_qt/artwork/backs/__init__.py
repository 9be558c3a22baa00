"""Draws the three backs of the cards, each the same when turned by half a circle."""

from __future__ import annotations

from collections.abc import Callable

from differenzler_qt.artwork.backs.edelweiss import edelweiss_back
from differenzler_qt.artwork.backs.lozenges import lozenges_back
from differenzler_qt.artwork.backs.scherenschnitt import scherenschnitt_back

BACKS: dict[str, Callable[[], str]] = {
    "edelweiss": edelweiss_back,
    "lozenges": lozenges_back,
    "scherenschnitt": scherenschnitt_back,
}
