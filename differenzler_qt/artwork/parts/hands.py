"""Draws hands around the origin: a fist on a shaft, fingers on a stem, an open palm."""

from __future__ import annotations

from differenzler_qt.artwork.parts.face import Skin
from differenzler_qt.artwork.svg import line, shape


def fist(skin: Skin) -> str:
    """Returns a fist around an upright shaft at x = 0; the wrist leaves to the right at (34, 2)."""
    back = "M-6 -27C12 -33 34 -26 38 -10V14C34 26 14 30 -6 27Z"
    fingers = "".join(
        shape(
            f"M9 {y}H-13C-24 {y} -24 {y + 13.5} -13 {y + 13.5}H9C15 {y + 11} 15 {y + 3} 9 {y}Z", skin.lit, 3
        )
        for y in (-27, -13.5, 0, 13.5)
    )
    thumb = "M26 -22C16 -34 0 -38 -12 -34C-20 -31 -18 -23 -10 -22C0 -22 8 -20 14 -12C20 -10 26 -14 26 -22Z"
    return shape(back, skin.shade, 3.6) + fingers + shape(thumb, skin.lit, 3)


def pinch(skin: Skin) -> str:
    """Returns a hand that holds a stem upright at x = 0 between thumb and fingers; the wrist leaves at (30, 24)."""
    palm = "M-14 6C-24 14 -22 32 -8 38C8 46 30 42 38 26C40 8 30 -6 14 -8C6 -10 -4 -4 -14 6Z"
    curled = "M-12 14C-22 14 -22 24 -12 25H8M-12 25C-20 26 -18 36 -8 36H10"
    forefinger = "M22 -4C14 -18 0 -22 -10 -16C-17 -11 -13 -3 -5 -4C2 -6 6 0 10 8"
    thumb = "M30 0C24 -12 14 -14 4 -6C-4 0 -10 4 -8 11C-4 16 4 12 12 8Z"
    return (
        shape(palm, skin.lit, 3.6)
        + line(curled, 2.8)
        + shape(forefinger, skin.lit, 3)
        + shape(thumb, skin.lit, 3)
    )


def palm(skin: Skin) -> str:
    """Returns an open hand that carries something above it; the wrist leaves to the right at (44, 16)."""
    back = "M-44 -6C-52 -12 -54 -2 -46 4C-34 16 -16 28 6 30C26 32 44 30 46 14C46 2 36 -4 24 -4L8 2C-8 8 -30 4 -44 -6Z"
    thumb = "M34 0C26 -12 8 -18 -4 -14C-12 -10 -8 -2 0 -2C10 -2 16 4 22 10Z"
    return (
        shape(back, skin.lit, 3.6)
        + line("M-34 10C-20 16 -6 18 8 16M-20 20C-8 24 2 24 12 22", 2.6)
        + shape(thumb, skin.lit, 3)
    )


def resting(skin: Skin) -> str:
    """Returns a hand laid flat, fingers to the left; the wrist leaves to the right at (36, 0)."""
    back = "M-16 -16C4 -24 30 -20 38 -12V12C26 20 4 22 -12 18Z"
    fingers = "".join(
        shape(f"M4 {y}H{x}C{x - 10} {y} {x - 10} {y + 10} {x} {y + 10}H6Z", skin.lit, 2.8)
        for x, y in ((-26, -18), (-34, -8), (-32, 2), (-22, 11))
    )
    thumb = "M22 -18C12 -30 -4 -34 -12 -28C-16 -22 -8 -18 0 -17L12 -8Z"
    return (
        shape(back, skin.lit, 3.6)
        + fingers
        + shape(back.replace("Z", ""), skin.lit, 0.1)
        + shape(thumb, skin.lit, 3)
    )
