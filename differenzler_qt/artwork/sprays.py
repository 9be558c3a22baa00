"""Draws leafy sprays along curves, for aces, backs and the icon."""

from __future__ import annotations

import math
from dataclasses import dataclass

from differenzler_qt.artwork.svg import Point, disc, line, num, place, shape

Curve = tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class Foliage:
    """A kind of leaf: outline and vein from the origin upwards, its colours, its berries."""

    blade: str
    vein: str
    fill: str
    shade: str
    stem: str
    berry: str = ""


LAUREL = ("M0 0C-14 -10 -15 -34 0 -52C15 -34 14 -10 0 0Z", "M0 -4V-40")
OAK = (
    "M0 0C-7 -4 -14 -5 -12 -12C-19 -15 -18 -23 -11 -25C-16 -32 -10 -39 -4 -37C-5 -46 -2 -52 0 -56C2 -52 5 -46 4 -37C10 -39 16 -32 11 -25C18 -23 19 -15 12 -12C14 -5 7 -4 0 0Z",
    "M0 -2V-44M0 -16L-6 -20M0 -16L6 -20M0 -28L-5 -32M0 -28L5 -32",
)
ROSE_LEAF = (
    "M0 0C-20 -8 -21 -32 0 -50C21 -32 20 -8 0 0Z",
    "M0 -3V-40M0 -14L-9 -21M0 -14L9 -21M0 -25L-8 -32M0 -25L8 -32",
)
GRAIN = ("M0 0C-9 -8 -9 -24 0 -38C9 -24 9 -8 0 0Z", "M0 -38V-54")


def spray(curve: Curve, foliage: Foliage, count: int = 7, size: float = 1.0) -> str:
    """Returns a stem along the curve with pairs of leaves and one leaf at its tip."""
    a, b, c, d = curve
    stem = "M" + " ".join(num(v) for v in a) + "C" + " ".join(num(v) for p in (b, c, d) for v in p)
    parts = [line(stem, 8), line(stem, 3, foliage.stem)]
    for k in range(count):
        t = (k + 0.6) / count
        (x, y), heading = _at(curve, t), _heading(curve, t)
        scale = size * (1.0 - 0.35 * t)
        for turn, fill in ((-52.0, foliage.fill), (52.0, foliage.shade)):
            parts.append(place(_leaf(foliage, fill), x, y, scale, heading + turn))
        if foliage.berry and k % 2 == 0 and k < count - 1:
            u, v = _at(curve, t + 0.5 / count)
            parts.append(disc(u, v, 8 * scale, foliage.berry, 3))
    parts.append(place(_leaf(foliage, foliage.fill), *d, size * 0.75, _heading(curve, 1.0)))
    return "".join(parts)


def _leaf(foliage: Foliage, fill: str) -> str:
    return shape(foliage.blade, fill, 3.2) + line(foliage.vein, 2.2)


def _at(curve: Curve, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x, y = (sum(w * p[i] for w, p in zip(weights, curve, strict=True)) for i in (0, 1))
    return (x, y)


def _heading(curve: Curve, t: float) -> float:
    (x, y), (u, v) = _at(curve, max(t - 0.02, 0)), _at(curve, min(t + 0.02, 1))
    return math.degrees(math.atan2(u - x, -(v - y)))
