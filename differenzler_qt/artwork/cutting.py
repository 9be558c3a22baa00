"""Cuts outlines along a line and fills them with cells of a pattern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from differenzler_qt.artwork.outline import Piece, is_straight, point_on, read, straight, write
from differenzler_qt.artwork.svg import Point, polygon

Side = Callable[[Point], float]


def cut(d: str, a: float, b: float, c: float) -> str:
    """Returns the path data of what lies where a·x + b·y ≤ c; cut edges run along the line."""

    def side(point: Point) -> float:
        return a * point[0] + b * point[1] - c

    parts = []
    for outline in read(d):
        kept: list[Piece] = []
        for piece in outline.pieces:
            kept += _inside(piece, side)
        parts.append(write(kept, outline.closed))
    return "".join(parts)


def clip(region: Sequence[Point], cell: Sequence[Point]) -> list[Point]:
    """Returns the part of a polygon inside a convex clockwise cell (Sutherland and Hodgman)."""
    points = list(region)
    for (x1, y1), (x2, y2) in zip(cell, [*cell[1:], cell[0]], strict=True):
        if not points:
            break
        values = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in points]
        kept: list[Point] = []
        for k, point in enumerate(points):
            before, value, previous = points[k - 1], values[k], values[k - 1]
            if (value >= 0) != (previous >= 0):
                t = previous / (previous - value)
                kept.append((before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])))
            if value >= 0:
                kept.append(point)
        points = kept
    return points


def fill_cells(d: str, cells: Sequence[Sequence[Point]]) -> str:
    """Returns path data of all convex clockwise cells, as far as they lie inside the first subpath of d."""
    region = read(d)[0].flat()
    clipped = (clip(region, cell) for cell in cells)
    return "".join(polygon(points) for points in clipped if len(points) > 2)


def _inside(piece: Piece, side: Side) -> list[Piece]:
    ends = [0.0, *_crossings(piece, side), 1.0]
    spans = pairwise(ends)
    return [_span(piece, s, t) for s, t in spans if t - s > 1e-6 and side(point_on(piece, (s + t) / 2)) <= 0]


def _crossings(piece: Piece, side: Side) -> list[float]:
    found, steps = [], 16
    for k in range(steps):
        low, high = k / steps, (k + 1) / steps
        if (side(point_on(piece, low)) <= 0) == (side(point_on(piece, high)) <= 0):
            continue
        below = side(point_on(piece, low)) <= 0
        for _ in range(30):
            middle = (low + high) / 2
            if (side(point_on(piece, middle)) <= 0) == below:
                low = middle
            else:
                high = middle
        found.append(low)
    return found


def _span(piece: Piece, s: float, t: float) -> Piece:
    if is_straight(piece):
        return straight(point_on(piece, s), point_on(piece, t))
    return _head(_tail(piece, s), (t - s) / (1 - s))


def _head(piece: Piece, t: float) -> Piece:
    a, b, c, d = piece
    ab, bc, cd = _mix(a, b, t), _mix(b, c, t), _mix(c, d, t)
    abc, bcd = _mix(ab, bc, t), _mix(bc, cd, t)
    return (a, ab, abc, _mix(abc, bcd, t))


def _tail(piece: Piece, t: float) -> Piece:
    a, b, c, d = piece
    d2, c2, b2, a2 = _head((d, c, b, a), 1 - t)
    return (a2, b2, c2, d2)


def _mix(a: Point, b: Point, t: float) -> Point:
    return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
