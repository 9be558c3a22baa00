"""Draws flowers, boughs and fruit, around the point where they are held."""

from __future__ import annotations

from differenzler_qt.artwork.palette import (
    CHESTNUT,
    FOREST,
    GOLD,
    LEAF,
    WHITE,
)
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, num, place, polar, shape


def flower(petal: str, heart: str, stem: float = 60) -> str:
    """Returns a half-open flower with two leaves on a stem."""
    leaf = "M0 -6C14 -22 30 -20 38 -8C24 2 10 4 0 -6Z"
    back = "M-30 -92C-20 -112 20 -112 30 -92L18 -62H-18Z"
    left = "M4 -58C-24 -54 -42 -72 -36 -98C-22 -100 -6 -90 4 -58Z"
    right = "M-4 -58C24 -54 42 -72 36 -98C22 -100 6 -90 -4 -58Z"
    front = "M0 -54C-18 -58 -22 -78 0 -90C22 -78 18 -58 0 -54Z"
    sepal = "M-24 -62C-14 -44 14 -44 24 -62C16 -58 8 -58 0 -48C-8 -58 -16 -58 -24 -62Z"
    bloom = (
        shape(back, heart, 3.4)
        + shape(left, petal, 3.4)
        + shape(right, petal, 3.4)
        + shape(front, petal, 3.4)
    )
    return (
        line(f"M0 -52C-3 -20 2 20 0 {stem}", 9)
        + line(f"M0 -52C-3 -20 2 20 0 {stem}", 4, FOREST)
        + shape(leaf, LEAF, 3)
        + place(shape(leaf, LEAF, 3), -1, 12, 0.8, 0, True)
        + bloom
        + shape(sepal, FOREST, 3)
    )


def bough(leaf: str, nut: str) -> str:
    """Returns an oak bough with leaves and two acorns."""
    blade = "M0 0C-8 -4 -16 -6 -14 -14C-22 -18 -20 -26 -13 -28C-18 -36 -12 -44 -5 -42C-6 -52 -3 -60 0 -66C3 -60 6 -52 5 -42C12 -44 18 -36 13 -28C20 -26 22 -18 14 -14C16 -6 8 -4 0 0Z"
    one = shape(blade, leaf, 3.2) + line("M0 0V-50M0 -18L-7 -24M0 -32L6 -37", 2)
    acorn = shape("M-9 0C-11 14 -4 20 0 24C4 20 11 14 9 0Z", nut, 2.8) + shape(
        "M-12 2C-12 -12 12 -12 12 2Z", FOREST, 2.8
    )
    return (
        line("M0 60C-4 0 4 -60 0 -100", 9)
        + line("M0 60C-4 0 4 -60 0 -100", 4, CHESTNUT)
        + place(one, 0, -92, 1)
        + place(one, 0, -62, 0.9, -58)
        + place(one, 1, -58, 0.9, 58)
        + place(acorn, -21, -50, 1)
        + place(acorn, 21, -48, 1)
    )


def grapes(berry: str, leaf: str) -> str:
    """Returns a bunch of grapes that hangs from the origin."""
    spots = ((-22, 22), (0, 18), (22, 22), (-12, 40), (12, 40), (-2, 58), (0, 36), (6, 74))
    blade = "M0 6C-20 10 -34 0 -36 -16C-26 -16 -24 -22 -26 -32C-14 -32 -8 -24 0 -34C8 -24 14 -32 26 -32C24 -22 26 -16 36 -16C34 0 20 10 0 6Z"
    return (
        "".join(disc(x, y, 12.5, berry, 3.2) for x, y in spots)
        + flat("".join(circle_path(x - 4, y - 4, 2.6) for x, y in spots), "#c9a3c4")
        + shape(blade, leaf, 3.4)
        + line("M0 4V-20M0 0L-18 -12M0 0L18 -12", 2.2)
    )


def clover(leaf: str, shade: str) -> str:
    """Returns a four-leaved clover on its stem."""
    lobe = "M0 0C-30 -8 -36 -36 -16 -42C-8 -44 -2 -40 0 -34C2 -40 8 -44 16 -42C36 -36 30 -8 0 0Z"
    return (
        line("M0 -50C-6 -20 4 10 0 56", 8)
        + line("M0 -50C-6 -20 4 10 0 56", 3.6, shade)
        + "".join(
            place(shape(lobe, leaf, 3.2) + line("M0 -6V-28", 2.2, shade), 0, -62, 0.92, 45 + 90 * k)
            for k in range(4)
        )
    )


def edelweiss(size: float = 1) -> str:
    """Returns an edelweiss blossom around the origin, about 40 units wide."""

    def petal(a: float, r: float) -> str:
        (x, y), (u, v), (p, q) = (
            polar(0, 0, r, a),
            polar(0, 0, r * 0.62, a - 27),
            polar(0, 0, r * 0.62, a + 27),
        )
        return f"M0 0C{num(u * 0.6)} {num(v * 0.6)} {num(u)} {num(v)} {num(x)} {num(y)}C{num(p)} {num(q)} {num(p * 0.6)} {num(q * 0.6)} 0 0Z"

    petals = "".join(petal(45 * k, 22 if k % 2 else 18) for k in range(8))
    drawn = shape(petals, WHITE, 2) + line("M0 -1h.1M-4.5 -2h.1M4.5 -2h.1M-2.5 3.5h.1M3 3.5h.1", 5.4, GOLD)
    return place(drawn, 0, 0, size)
