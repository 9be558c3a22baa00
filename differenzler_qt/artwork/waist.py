"""The slanted line on which the two halves of a figure meet, and the embroidered sash on it."""

from __future__ import annotations

from differenzler_qt.artwork.cutting import cut
from differenzler_qt.artwork.paper import MIDDLE

SLOPE = -0.16


def waist(x: float) -> float:
    """Returns the height of the line at x."""
    return MIDDLE[1] + SLOPE * (x - MIDDLE[0])


def above(d: str) -> str:
    """Returns the path data of what lies above the line."""
    return cut(d, -SLOPE, 1.0, MIDDLE[1] - SLOPE * MIDDLE[0])
