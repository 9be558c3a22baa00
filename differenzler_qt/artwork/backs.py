"""Draws the backs of the cards."""

from __future__ import annotations

from collections.abc import Callable

from differenzler_qt.artwork.palette import GOLD, RED, WINE
from differenzler_qt.artwork.paper import card
from differenzler_qt.artwork.svg import line


def lozenges() -> str:
    """Returns a wine-red back with a net of golden lozenges."""
    field = f'<rect x="30" y="30" width="510" height="830" rx="18" fill="{WINE}"/>'
    net = "".join(f"M{x} {y}l17 26l-17 26l-17 -26Z" for x in range(64, 530, 34) for y in range(55, 800, 52))
    return card(field, line(net, 3, GOLD), line("M30 445H540", 0.1, RED))


BACKS: dict[str, Callable[[], str]] = {"lozenges": lozenges, "edelweiss": lozenges, "scherenschnitt": lozenges}
