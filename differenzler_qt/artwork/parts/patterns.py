"""Scatters small motifs over cloth."""

from __future__ import annotations

import math

from differenzler_qt.artwork.outline import read
from differenzler_qt.artwork.svg import Point, circle_path, flat, num

_CLEARANCE = 11.0


def powder(d: str, colour: str, motif: str = "lozenge", step: float = 27.0) -> str:
    """Returns a staggered powdering of motifs on the first subpath of d, clear of its outline."""
    outlines = read(d)
    if not outlines:
        return ""
    region = outlines[0].flat()
    left, top = min(x for x, _ in region), min(y for _, y in region)
    right, bottom = max(x for x, _ in region), max(y for _, y in region)
    rows = range(int((bottom - top) / (step * 0.62)) + 1)
    columns = range(int((right - left) / step) + 1)
    grid = [(left + (k + (row % 2) / 2) * step, top + row * step * 0.62) for row in rows for k in columns]
    return flat("".join(_motif(motif, x, y) for x, y in grid if _is_clear(region, x, y)), colour)


def _motif(kind: str, x: float, y: float) -> str:
    if kind == "dot":
        return circle_path(x, y, 3.4)
    if kind == "cross":
        return f"M{num(x - 1.6)} {num(y - 6)}h3.2v4.4h4.4v3.2h-4.4v4.4h-3.2v-4.4h-4.4v-3.2h4.4Z"
    return f"M{num(x)} {num(y - 6.5)}l4.2 6.5l-4.2 6.5l-4.2 -6.5Z"


def _is_clear(region: list[Point], x: float, y: float) -> bool:
    around = [
        (x + _CLEARANCE * math.cos(k * math.pi / 3), y + _CLEARANCE * math.sin(k * math.pi / 3))
        for k in range(6)
    ]
    return all(_contains(region, point) for point in around)


def _contains(region: list[Point], point: Point) -> bool:
    """Says whether a point is inside a polygon (even-odd rule)."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(region, [*region[1:], region[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
