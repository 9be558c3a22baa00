"""Draws what figures carry, around the point where it is held."""

from __future__ import annotations

from differenzler_qt.artwork.palette import (
    CHESTNUT,
    CREAM,
    FOREST,
    GOLD,
    INK,
    LEAF,
    OCHRE,
    STEEL,
    UMBER,
    WHITE,
)
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, place, shape, smooth
from differenzler_qt.artwork.waist import above


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


def letter(seal: str) -> str:
    """Returns a folded letter with a seal."""
    sheet = "M-42 -34L34 -44L42 22L-34 32Z"
    return (
        shape(sheet, CREAM)
        + line("M-42 -34L2 0L34 -44M-34 32L-8 -8M42 22L8 -5", 2.8)
        + disc(1, 1, 10, seal, 3)
    )


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


def posthorn(gold: str = GOLD, cord: str = "#c9362e") -> str:
    """Returns a coiled post-horn with a cord."""
    coil = "M-50 -14C-50 -46 6 -46 6 -14C6 18 -50 18 -50 -14"
    bell = "M0 8C24 8 44 -4 56 -26L68 18C44 18 24 22 0 20Z"
    return (
        line(coil, 17)
        + line(coil, 9, gold)
        + shape(bell, gold)
        + shape("M56 -28C64 -30 72 16 68 22C60 22 52 -18 56 -28Z", OCHRE, 3.4)
        + line("M-60 14L-46 4", 12)
        + line("M-60 14L-46 4", 5, gold)
        + line("M-30 6C-34 30 -20 40 -26 58M-20 6C-18 26 -8 36 -14 54", 5, cord)
    )


def pipe(bowl: str = CHESTNUT) -> str:
    """Returns a tobacco pipe whose mouthpiece is at the origin and whose bowl hangs to the right."""
    return (
        line("M-2 0C20 4 32 18 42 34", 8.5)
        + line("M-2 0C20 4 32 18 42 34", 3.4, INK)
        + shape("M30 30C34 52 60 58 66 38L66 14H42L42 30Z", bowl, 3.6)
        + shape("M39 14C44 4 64 4 69 14Z", STEEL, 3)
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


def book(cover: str) -> str:
    """Returns a closed prayer-book with clasps."""
    return (
        shape("M-32 -40H30V38H-32C-40 38 -40 -40 -32 -40Z", cover)
        + shape("M30 -34H36V32H30Z", CREAM, 3)
        + line("M-24 -40V38", 2.6)
        + shape("M3 -16H9V-5H20V1H9V18H3V1H-8V-5H3Z", GOLD, 2.6)
    )


def fan(cloth: str, edge: str) -> str:
    """Returns an open fan above the origin."""
    from differenzler_qt.artwork.svg import num, polar

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


def mirror(frame: str) -> str:
    """Returns a hand mirror."""
    return (
        line("M0 -20V50", 15)
        + line("M0 -20V50", 7.5, frame)
        + disc(0, -62, 40, frame)
        + disc(0, -62, 28, "#cfe0e6", 3.4)
        + line("M-14 -56C-12 -70 -4 -78 6 -80M4 -48C12 -52 16 -58 17 -64", 4, WHITE)
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


def edelweiss(size: float = 1) -> str:
    """Returns an edelweiss blossom around the origin, about 40 units wide."""
    from differenzler_qt.artwork.svg import num, polar

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
    strings = "M206 414L448 294M212 424L450 300"
    return "".join(
        (
            shape(above(bowl), wood),
            flat(above(dark), shade),
            line(above(bowl)),
            shape(neck, CHESTNUT),
            line("M452 262l-8 -8M465 262l9 -7M446 276l-8 -8M459 284l9 -4", 5),
            shape(pegs, UMBER, 3.6),
            disc(262, 388, 19, UMBER, 3.4),
            line("M196 406L214 430", 7),
            line(strings, 1.8, WHITE),
        )
    )
