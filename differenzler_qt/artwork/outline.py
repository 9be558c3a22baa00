"""Reads path data into straight and cubic pieces, flattens it, and cuts it along a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from differenzler_qt.artwork.svg import Point, num, polygon

Piece = tuple[Point, Point, Point, Point]
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True, slots=True)
class Outline:
    """One subpath as cubic pieces (a straight piece has its controls on its ends)."""

    pieces: tuple[Piece, ...]
    closed: bool

    def flat(self, steps: int = 6) -> list[Point]:
        """Returns points along the outline, the given number for each curved piece."""
        points = [self.pieces[0][0]]
        for piece in self.pieces:
            count = 1 if _is_straight(piece) else steps
            points += [_point(piece, (k + 1) / count) for k in range(count)]
        return points[:-1] if self.closed and points[0] == points[-1] else points


def read(d: str) -> list[Outline]:
    """Returns the subpaths of path data made of M, L, H, V, C, S and Z, absolute or relative."""
    tokens = _TOKEN.findall(d)
    outlines: list[Outline] = []
    pieces: list[Piece] = []
    here: Point = (0.0, 0.0)
    command, i = "M", 0

    def take(relative: bool) -> Point:
        nonlocal i
        x, y = float(tokens[i]), float(tokens[i + 1])
        i += 2
        return (x + here[0], y + here[1]) if relative else (x, y)

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            if here != pieces[0][0]:
                pieces.append(_straight(here, pieces[0][0]))
            here = pieces[0][0]
            outlines.append(Outline(tuple(pieces), True))
            pieces = []
            continue
        if kind == "M":
            if pieces:
                outlines.append(Outline(tuple(pieces), False))
            pieces, here = [], take(relative)
            command = "l" if relative else "L"
            continue
        if kind in "HV":
            value = float(tokens[i])
            i += 1
            axis = "HV".index(kind)
            moved = [here[0], here[1]]
            moved[axis] = value + (here[axis] if relative else 0)
            piece = _straight(here, (moved[0], moved[1]))
        elif kind == "L":
            piece = _straight(here, take(relative))
        elif kind in "CS":
            first = _mirror(pieces, here) if kind == "S" else take(relative)
            piece = (here, first, take(relative), take(relative))
        else:
            raise ValueError(f"path command {command!r} is not supported")
        pieces.append(piece)
        here = piece[3]
    if pieces:
        outlines.append(Outline(tuple(pieces), False))
    return outlines


def cut(d: str, a: float, b: float, c: float) -> str:
    """Returns the path data of what lies where a·x + b·y ≤ c; cut edges run along the line."""

    def side(point: Point) -> float:
        return a * point[0] + b * point[1] - c

    parts = []
    for outline in read(d):
        kept: list[Piece] = []
        for piece in outline.pieces:
            kept += _inside(piece, side)
        parts.append(_write(kept, outline.closed))
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


def contains(region: Sequence[Point], point: Point) -> bool:
    """Says whether a point is inside a polygon (even-odd)."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(region, [*region[1:], region[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _straight(a: Point, b: Point) -> Piece:
    return (a, a, b, b)


def _is_straight(piece: Piece) -> bool:
    return piece[0] == piece[1] and piece[2] == piece[3]


def _mirror(pieces: list[Piece], here: Point) -> Point:
    if not pieces:
        return here
    control = pieces[-1][2]
    return (2 * here[0] - control[0], 2 * here[1] - control[1])


def _point(piece: Piece, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(w * p[0] for w, p in zip(weights, piece, strict=True)),
        sum(w * p[1] for w, p in zip(weights, piece, strict=True)),
    )


def _inside(piece: Piece, side) -> list[Piece]:  # type: ignore[no-untyped-def]
    ends = [0.0, *_crossings(piece, side), 1.0]
    spans = zip(ends, ends[1:], strict=False)
    return [_span(piece, s, t) for s, t in spans if t - s > 1e-6 and side(_point(piece, (s + t) / 2)) <= 0]


def _crossings(piece: Piece, side) -> list[float]:  # type: ignore[no-untyped-def]
    found, steps = [], 16
    for k in range(steps):
        low, high = k / steps, (k + 1) / steps
        if (side(_point(piece, low)) <= 0) == (side(_point(piece, high)) <= 0):
            continue
        below = side(_point(piece, low)) <= 0
        for _ in range(30):
            middle = (low + high) / 2
            if (side(_point(piece, middle)) <= 0) == below:
                low = middle
            else:
                high = middle
        found.append(low)
    return found


def _span(piece: Piece, s: float, t: float) -> Piece:
    if _is_straight(piece):
        return _straight(_point(piece, s), _point(piece, t))
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


def _write(pieces: list[Piece], closed: bool) -> str:
    words: list[str] = []
    here: Point | None = None
    for piece in pieces:
        start = piece[0]
        if here is None or _distance(here, start) > 0.05:
            join = "L" if closed and here is not None else "M"
            words.append(f"{join}{num(start[0])} {num(start[1])}")
        if _is_straight(piece):
            words.append(f"L{num(piece[3][0])} {num(piece[3][1])}")
        else:
            words.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in piece[1:]))
        here = piece[3]
    return "".join(words) + ("Z" if closed and words else "")


def _distance(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def mirrored(d: str, axis: float) -> str:
    """Returns path data mirrored at an upright axis."""
    outlines = read(d)

    def flip(point: Point) -> Point:
        return (2 * axis - point[0], point[1])

    return "".join(_write([(flip(a), flip(b), flip(c), flip(e)) for a, b, c, e in o.pieces], o.closed) for o in outlines)


def moved(d: str, dx: float, dy: float) -> str:
    """Returns path data moved by (dx, dy)."""

    def move(point: Point) -> Point:
        return (point[0] + dx, point[1] + dy)

    return "".join(_write([(move(a), move(b), move(c), move(e)) for a, b, c, e in o.pieces], o.closed) for o in read(d))
