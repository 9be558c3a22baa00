"""Draws the table tops felt, wood and slate as tiles that repeat without a seam."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from differenzler_qt.artwork.svg import document, num, num2, smooth

SIZE = 256


def felt() -> str:
    """Returns green card-table felt: short fibres in all directions."""
    chance = Random(6)
    dark = _fibres(chance, 520, 5, 11)
    light = _fibres(chance, 420, 4, 9)
    return _tile("#23614a", _strokes(dark, "#184b38", 1.3, 0.5), _strokes(light, "#3b7f63", 1.1, 0.4))


def slate() -> str:
    """Returns dark slate: long flat flakes and specks of chalk."""
    chance = Random(9)
    flakes = "".join(
        _wave(chance.random() * SIZE, 2 + 5 * chance.random(), chance.random() * 6.28, 1 + k % 3)
        for k in range(26)
    )
    dust = _fibres(chance, 130, 0.4, 2.2)
    return _tile("#2f3639", _strokes(flakes, "#262c2f", 2.2, 0.7), _strokes(dust, "#8c979b", 1.1, 0.28))


def wood() -> str:
    """Returns a walnut table: four boards with grain."""
    chance = Random(4)
    boards, joints, grain = [], [], []
    for k, colour in enumerate(("#6b442a", "#75492d", "#654028", "#704629")):
        top = 64 * k
        boards.append(f'<rect x="0" y="{top}" width="{SIZE}" height="64" fill="{colour}" stroke="none"/>')
        joints.append(f"M0 {top + 64}H{SIZE}")
        for _ in range(9):
            y = top + 5 + 54 * chance.random()
            grain.append(
                _wave(y, 1 + 2 * chance.random(), 6.28 * chance.random(), 1 + int(2 * chance.random()))
            )
    end = "".join(f"M{x} {64 * k}V{64 * k + 64}" for k, x in enumerate((70, 200, 130, 30)))
    return _tile(
        "#6b442a",
        *boards,
        _strokes("".join(grain), "#4b2d1a", 1.6, 0.55),
        _strokes("".join(joints) + end, "#2f1b10", 3, 0.8),
    )


TEXTURES: dict[str, Callable[[], str]] = {"felt": felt, "slate": slate, "wood": wood}


def _fibres(chance: Random, count: int, short: float, long: float) -> str:
    """Returns short strokes; one that reaches over an edge is repeated at the opposite edge."""
    parts = []
    for _ in range(count):
        x, y, a = chance.random() * SIZE, chance.random() * SIZE, chance.random() * math.tau
        length = short + (long - short) * chance.random()
        dx, dy = length * math.cos(a), length * math.sin(a)
        starts = [(x + sx, y + sy) for sx in _copies(x, dx) for sy in _copies(y, dy)]
        parts += [f"M{num(u)} {num(v)}l{num(dx)} {num(dy)}" for u, v in starts]
    return "".join(parts)


def _copies(start: float, delta: float) -> list[float]:
    low, high = min(start, start + delta) - 2, max(start, start + delta) + 2
    return [0.0, *([float(SIZE)] if low < 0 else []), *([-float(SIZE)] if high > SIZE else [])]


def _wave(y: float, height: float, phase: float, periods: int) -> str:
    """Returns a wave that fits the tile a whole number of times; near an edge it is repeated at the opposite edge."""
    step = SIZE / 8
    heights = [height * math.sin(phase + math.tau * periods * k / 8) for k in range(8)]
    parts = []
    for lift in _copies(y - height, 2 * height):
        points = [((k - 1) * step, y + lift + heights[(k - 1) % 8]) for k in range(11)]
        parts.append(smooth(points, closed=False))
    return "".join(parts)


def _strokes(d: str, colour: str, width: float, opacity: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-opacity="{num2(opacity)}"/>'


def _tile(ground: str, *parts: str) -> str:
    return document(
        SIZE, SIZE, f'<rect width="{SIZE}" height="{SIZE}" fill="{ground}" stroke="none"/>', *parts
    )
