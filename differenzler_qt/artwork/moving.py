"""Moves, mirrors and scales outlines as path data, so that they can still be cut afterwards."""

from __future__ import annotations

from collections.abc import Callable

from differenzler_qt.artwork.outline import read, write
from differenzler_qt.artwork.svg import Point


def mirrored(d: str, axis: float) -> str:
    """Returns path data mirrored at an upright axis."""
    return _mapped(d, lambda p: (2 * axis - p[0], p[1]))


def moved(d: str, dx: float, dy: float) -> str:
    """Returns path data moved by (dx, dy)."""
    return _mapped(d, lambda p: (p[0] + dx, p[1] + dy))


def scaled(d: str, factor: float) -> str:
    """Returns path data scaled about the origin."""
    return _mapped(d, lambda p: (p[0] * factor, p[1] * factor))


def _mapped(d: str, change: Callable[[Point], Point]) -> str:
    parts = []
    for outline in read(d):
        pieces = [(change(a), change(b), change(c), change(e)) for a, b, c, e in outline.pieces]
        parts.append(write(pieces, outline.closed))
    return "".join(parts)
