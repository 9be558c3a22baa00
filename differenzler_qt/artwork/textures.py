"""Draws the grain of slate as a transparent tile that repeats without a seam."""

from __future__ import annotations

import math
from random import Random

from differenzler_qt.artwork.svg import document, num, num2

SIZE = 256


def slate() -> str:
    """Returns slate: long flat flakes and specks of chalk, over whatever colour lies below."""
    chance = Random(9)
    dark = _strokes(_fibres(chance, 90, (30, 120), 0.05), "#000000", 1.6, 0.16)
    pale = _strokes(_fibres(chance, 60, (20, 80), 0.05), "#ffffff", 1.1, 0.05)
    dust = _strokes(_fibres(chance, 150, (0.3, 2.2), math.pi), "#ffffff", 1.1, 0.12)
    return document(SIZE, SIZE, dark, pale, dust)


def _fibres(chance: Random, count: int, lengths: tuple[float, float], spread: float) -> str:
    """Returns strokes within an angle of the horizontal; one over an edge is repeated at the opposite edge."""
    short, long = lengths
    parts = []
    for _ in range(count):
        x, y, a = chance.random() * SIZE, chance.random() * SIZE, spread * (2 * chance.random() - 1)
        length = short + (long - short) * chance.random() ** 2
        dx, dy = length * math.cos(a), length * math.sin(a)
        starts = [(x + sx, y + sy) for sx in _copies(x, dx) for sy in _copies(y, dy)]
        parts += [f"M{num(u)} {num(v)}l{num(dx)} {num(dy)}" for u, v in starts]
    return "".join(parts)


def _copies(start: float, delta: float) -> list[float]:
    low, high = min(start, start + delta) - 2, max(start, start + delta) + 2
    return [0.0, *([float(SIZE)] if low < 0 else []), *([-float(SIZE)] if high > SIZE else [])]


def _strokes(d: str, colour: str, width: float, opacity: float) -> str:
    stroke = f'stroke="{colour}" stroke-width="{num(width)}" stroke-opacity="{num2(opacity)}"'
    return f'<path d="{d}" fill="none" {stroke}/>'
