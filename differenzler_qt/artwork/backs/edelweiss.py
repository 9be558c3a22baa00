"""Draws the back *edelweiss*: white blossoms and sprigs on alpine blue."""

from __future__ import annotations

from differenzler_qt.artwork.backs.border import border, field
from differenzler_qt.artwork.palette import GOLD, INK, SKY
from differenzler_qt.artwork.paper import card
from differenzler_qt.artwork.parts.plants import edelweiss
from differenzler_qt.artwork.svg import Point, circle_path, flat, line, num, place, polar

_GROUND = "#2b4f7e"
_LEAF = "#5f88b8"
_X, _Y = 148.0, 168.0


def edelweiss_back() -> str:
    """Returns the whole back; upper and lower half are the same, turned."""
    blossoms = "".join(place(edelweiss(), x, y, 2.0, 180 if y > 446 else 0) for x, y in _lattice(0))
    sprigs = "".join(_sprig(x, y) for x, y in _lattice(1))
    rings = "".join(circle_path(x, y, 7) for x, y in _lattice(1))
    return card(
        field(_GROUND),
        flat(sprigs, _LEAF),
        flat(rings, SKY),
        line(rings, 3, _GROUND),
        blossoms,
        border(INK, GOLD, _GROUND),
    )


def _lattice(odd: int) -> list[Point]:
    """Returns the even or the odd points of a staggered lattice about the middle."""
    steps = [(k, row) for row in range(-5, 6) for k in range(-4, 5) if (k + row) % 2 == odd]
    points = [(285 + k * _X / 2, 445 + row * _Y / 2) for k, row in steps]
    return [(x, y) for x, y in points if 20 < x < 550 and 40 < y < 850]


def _sprig(x: float, y: float) -> str:
    """Returns four leaves around a point."""
    leaves = []
    for angle in (45, 135, 225, 315):
        tip, a, b = polar(x, y, 46, angle), polar(x, y, 30, angle - 30), polar(x, y, 30, angle + 30)
        ends = [num(v) for point in (a, tip, b) for v in point]
        leaves.append(
            f"M{num(x)} {num(y)}C{ends[0]} {ends[1]} {ends[0]} {ends[1]} {ends[2]} {ends[3]}C{ends[4]} {ends[5]} {ends[4]} {ends[5]} {num(x)} {num(y)}Z"
        )
    return "".join(leaves)
