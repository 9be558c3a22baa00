"""Lays out the pips of the number cards in the traditional arrangement."""

from __future__ import annotations

from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import Tones
from differenzler_qt.artwork.paper import MIDDLE, turned
from differenzler_qt.artwork.pips import pip
from differenzler_qt.artwork.svg import Point

_TOP = 172.0


def spots(rank: str, spread: float) -> tuple[Point, ...]:
    """Returns the places of the pips; the columns stand at the given distance from the middle."""
    cx, cy = MIDDLE
    left, right = cx - spread, cx + spread
    rows = (_TOP, 354.0, 536.0, 718.0) if rank in "9T" else (_TOP, cy, 718.0)
    centre = {
        "6": (),
        "7": ((_TOP + cy) / 2,),
        "8": ((_TOP + cy) / 2, 718 - (cy - _TOP) / 2),
        "9": (cy,),
        "T": (263.0, 627.0),
    }[rank]
    return tuple((x, y) for y in rows for x in (left, right)) + tuple((cx, y) for y in centre)


def number(rank: str, symbol: Symbol, tones: Tones, large: bool = False) -> str:
    """Returns the pips of a number card; those below the middle stand on their heads."""
    spread, scale = (50.0, 0.8) if large else (104.0, 1.18)
    points = spots(rank, spread)
    upper = [pip(symbol, tones, x, y, scale) for x, y in points if y <= MIDDLE[1]]
    lower = [
        pip(symbol, tones, 2 * MIDDLE[0] - x, 2 * MIDDLE[1] - y, scale) for x, y in points if y > MIDDLE[1]
    ]
    return "".join(upper) + turned(*lower)
