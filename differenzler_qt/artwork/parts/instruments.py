"""Draws horns, bells, the lute and the pipe."""

from __future__ import annotations

from differenzler_qt.artwork.palette import (
    CHESTNUT,
    CREAM,
    GOLD,
    INK,
    OCHRE,
    STEEL,
    UMBER,
    WHITE,
)
from differenzler_qt.artwork.svg import disc, flat, line, shape, smooth
from differenzler_qt.artwork.waist import above


def horn(band: str) -> str:
    """Returns a curved hunting horn on its side."""
    tube = "M-74 -30C-70 6 -30 30 10 22C36 16 54 0 62 -26L38 -34C32 -14 22 -6 6 -2C-20 4 -44 -8 -50 -36Z"
    mouth = "M-78 -32C-74 -42 -52 -46 -46 -38C-48 -26 -72 -22 -78 -32Z"
    return (
        shape(tube, CREAM)
        + shape("M-32 6L-20 -8L-4 -3L-12 20Z", band, 3.2)
        + shape("M22 18L14 -4L26 -11L40 6Z", band, 3.2)
        + shape(mouth, UMBER, 3.4)
        + disc(51, -34, 9, GOLD, 3.2)
    )


def posthorn(gold: str = GOLD) -> str:
    """Returns a coiled post-horn."""
    coil = "M-50 -14C-50 -46 6 -46 6 -14C6 18 -50 18 -50 -14"
    bell = "M0 8C24 8 44 -4 56 -26L68 18C44 18 24 22 0 20Z"
    return (
        line(coil, 17)
        + line(coil, 9, gold)
        + shape(bell, gold)
        + shape("M56 -28C64 -30 72 16 68 22C60 22 52 -18 56 -28Z", OCHRE, 3.4)
        + line("M-60 14L-46 4", 12)
        + line("M-60 14L-46 4", 5, gold)
    )


def cowbell(strap: str) -> str:
    """Returns a bulging cow bell on a broad embroidered strap, held by the strap."""
    body = "M-30 36C-50 40 -60 66 -46 100C-28 108 28 108 46 100C60 66 50 40 30 36C16 30 -16 30 -30 36Z"
    return "".join(
        (
            disc(0, 110, 9, OCHRE, 3.4),
            shape("M-13 -26H13L26 38H-26Z", strap),
            line("M-6 2L6 12M6 2L-6 12M-9 22L9 32M9 22L-9 32", 2.6, WHITE),
            shape(body, GOLD),
            flat("M22 36C30 38 44 42 48 52C54 66 52 84 45 98C38 101 30 103 22 104C32 84 34 58 22 36Z", OCHRE),
            line("M-50 86C-26 96 26 96 50 86", 3),
            line("M-34 54C-38 62 -39 70 -37 78", 5, "#fff1bd"),
        )
    )


def lute(wood: str, shade: str) -> str:
    """Returns a lute across the body in card coordinates, cut at the waist."""
    bowl = smooth(
        (
            (322, 362),
            (292, 336),
            (244, 334),
            (200, 360),
            (176, 402),
            (186, 442),
            (226, 458),
            (276, 440),
            (312, 404),
            (326, 376),
        )
    )
    dark = smooth(((326, 376), (312, 404), (276, 440), (226, 458), (186, 442), (236, 440), (290, 408)))
    neck = "M306 358L442 288L450 304L316 378Z"
    pegs = "M432 290L464 260L480 272L448 306Z"
    strings = "M193 412L448 294M199 421L450 300"
    return "".join(
        (
            shape(above(bowl), wood),
            flat(above(dark), shade),
            line(above(bowl)),
            shape(neck, CHESTNUT),
            line("M452 262l-8 -8M465 262l9 -7M446 276l-8 -8M459 284l9 -4", 5),
            shape(pegs, UMBER, 3.6),
            disc(262, 388, 19, UMBER, 3.4),
            line("M187 402L203 428", 6.5),
            line(strings, 1.8, WHITE),
        )
    )


def pipe(bowl: str = CHESTNUT) -> str:
    """Returns a tobacco pipe whose mouthpiece is at the origin and whose bowl hangs to the right."""
    return (
        line("M-2 0C20 4 32 18 42 34", 8.5)
        + line("M-2 0C20 4 32 18 42 34", 3.4, INK)
        + shape("M30 30C34 52 60 58 66 38L66 14H42L42 30Z", bowl, 3.6)
        + shape("M39 14C44 4 64 4 69 14Z", STEEL, 3)
    )
