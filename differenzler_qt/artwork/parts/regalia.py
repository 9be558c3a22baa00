"""Draws orb, goblet and other things of rank, around the point where they are held."""

from __future__ import annotations

from differenzler_qt.artwork.palette import (
    CHESTNUT,
    CREAM,
    GOLD,
    INK,
    OCHRE,
    WHITE,
)
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, num, place, polar, shape


def orb(gem: str, gold: str = GOLD) -> str:
    """Returns an orb with a cross, resting on its lowest point."""
    cross = "M-4 -92H4V-82H14V-74H4V-62H-4V-74H-14V-82H-4Z"
    return (
        disc(0, -32, 32, gold)
        + flat("M8 -62A32 32 0 0 1 -14 -3A36 36 0 0 0 8 -62Z", OCHRE)
        + line("M-31 -38C-14 -28 14 -28 31 -38", 10)
        + line("M-30 -38C-14 -28 14 -28 30 -38", 4.4, gem)
        + line("M0 -31V-62", 9)
        + line("M0 -32V-62", 3.8, gem)
        + shape(cross, gold, 3.2)
    )


def goblet(gold: str = GOLD, wine: str = "#8e2233") -> str:
    """Returns a goblet, gripped at its knot."""
    bowl = "M-34 -84C-34 -46 -20 -26 -6 -20H6C20 -26 34 -46 34 -84Z"
    foot = "M-6 -20V16C-14 24 -26 26 -28 36H28C26 26 14 24 6 16V-20Z"
    return (
        shape(foot, gold)
        + shape(bowl, gold)
        + flat("M14 -80H31C30 -48 18 -30 6 -23C14 -40 16 -60 14 -80Z", OCHRE)
        + shape("M-34 -84C-30 -94 30 -94 34 -84C30 -76 -30 -76 -34 -84Z", wine, 3.4)
        + "".join(disc(x, -56 + abs(x) * 0.1, 5, "#fffdf6", 2.4) for x in (-18, 0, 18))
    )


def letter(seal: str) -> str:
    """Returns a folded letter with a seal."""
    sheet = "M-42 -34L34 -44L42 22L-34 32Z"
    return (
        shape(sheet, CREAM)
        + line("M-42 -34L2 0L34 -44M-34 32L-8 -8M42 22L8 -5", 2.8)
        + disc(1, 1, 10, seal, 3)
    )


def quill(colour: str = WHITE) -> str:
    """Returns a quill that writes at its lower tip."""
    vane = "M2 -30C-14 -78 -2 -140 40 -176C52 -120 42 -64 8 -30Z"
    return (
        line("M-8 44L4 -30", 6)
        + shape(vane, colour)
        + line(
            "M4 -34C8 -80 20 -124 38 -168M10 -62L24 -72M14 -86L32 -98M20 -112L38 -124M6 -60L-2 -70M8 -86L0 -98",
            2.4,
        )
    )


def book(cover: str) -> str:
    """Returns a closed prayer-book with clasps."""
    return (
        shape("M-32 -40H30V38H-32C-40 38 -40 -40 -32 -40Z", cover)
        + shape("M30 -34H36V32H30Z", CREAM, 3)
        + line("M-24 -40V38", 2.6)
        + shape("M-6 -32H-1V-24H7V-19H-1V-4H-6V-19H-14V-24H-6Z", GOLD, 2.6)
    )


def fan(cloth: str, edge: str) -> str:
    """Returns an open fan above the origin."""

    def at(r: float, a: float) -> str:
        x, y = polar(0, 0, r, a)
        return f"{num(x)} {num(y)}"

    angles = [-66 + 22 * k for k in range(7)]
    rim = "L".join(at(104, a + b) for a in angles[:-1] for b in (0, 11)) + "L" + at(104, angles[-1])
    inner = "L".join(at(82, a) for a in angles)
    ribs = "".join(f"M0 0L{at(104, a)}" for a in angles)
    return (
        shape(f"M0 0L{rim}Z", cloth) + line("M" + inner, 5, edge) + line(ribs, 2.6) + disc(0, 0, 5, GOLD, 2.6)
    )


def marotte(cap: str, cap2: str, bottom: float) -> str:
    """Returns a fool's stick: a little head with a cap of two horns."""
    horns = "M0 -150C-20 -170 -46 -156 -46 -126C-40 -140 -28 -140 -22 -132L0 -140Z"
    return (
        line(f"M0 -96V{bottom}", 12)
        + line(f"M0 -96V{bottom}", 5, CHESTNUT)
        + disc(0, -118, 23, "#f6d3ae", 3.6)
        + shape(horns, cap, 3.4)
        + place(shape(horns, cap2, 3.4), 0, 0, 1, 0, True)
        + flat(circle_path(-8, -118, 3.2) + circle_path(10, -118, 3.2), INK)
        + line("M-8 -108C-2 -102 6 -102 11 -108", 3)
        + disc(-46, -120, 7.5, GOLD, 3)
        + disc(46, -120, 7.5, GOLD, 3)
        + shape("M-26 -94C-10 -104 10 -104 26 -94L18 -76L9 -88L0 -76L-9 -88L-18 -76Z", cap, 3.2)
    )
