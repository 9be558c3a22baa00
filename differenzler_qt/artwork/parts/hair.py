"""Draws hair around a face: masses behind the head and locks in front of the ears."""

from __future__ import annotations

from differenzler_qt.artwork.svg import Point, disc, line, shape, smooth


def bob(colour: str) -> str:
    """Returns a page's hair, cut at the height of the chin and turned inwards."""
    mass = "M-52 -46C-78 -20 -82 40 -72 74C-60 90 -40 84 -34 72L44 66C54 76 66 70 68 58C72 20 66 -30 48 -50Z"
    return shape(mass, colour) + line(
        "M-66 -10C-70 20 -68 50 -60 72M-58 -16C-60 16 -57 46 -49 70M60 -8C63 18 62 40 58 60", 2.4
    )


def long(colour: str) -> str:
    """Returns long hair that falls in waves on the shoulders."""
    mass = "M-50 -50C-80 -20 -70 20 -80 50C-90 80 -78 104 -92 122C-70 128 -46 124 -34 100L40 92C52 120 70 122 84 112C72 96 80 76 70 50C62 26 70 -20 48 -52Z"
    return shape(mass, colour) + line(
        "M-62 -10C-64 24 -74 50 -72 84C-72 98 -74 108 -80 116M-52 30C-56 56 -60 80 -58 108M58 0C56 30 64 56 64 78C64 92 68 104 74 110",
        2.4,
    )


def curls(colour: str) -> str:
    """Returns short curls at the sides and in the neck."""
    spots = (
        (-56, -30, 17),
        (-64, -6, 18),
        (-64, 22, 19),
        (-58, 50, 19),
        (-44, 72, 16),
        (50, -30, 15),
        (57, -4, 16),
        (58, 24, 17),
        (52, 50, 16),
    )
    rings = "M-66 -8C-60 -16 -52 -8 -58 -2M-68 24C-62 14 -54 24 -60 30M-62 52C-56 42 -48 52 -54 58M58 22C64 16 68 24 63 30"
    return "".join(disc(x, y, r, colour) for x, y, r in spots) + line(rings, 2.4)


def short(colour: str) -> str:
    """Returns short hair that shows below a hat, with a sideburn."""
    return shape("M-48 -46C-66 -28 -66 20 -56 40C-48 46 -40 40 -40 30L-38 -30Z", colour)


def sideburn(colour: str) -> str:
    """Returns the lock in front of the near ear and at the far temple, drawn over the face."""
    return shape(
        "M-49 -50C-52 -26 -50 0 -43 16C-38 8 -38 -8 -34 -20C-28 -34 -30 -46 -30 -54Z", colour, 3
    ) + shape("M47 -52C49 -38 47 -28 43 -18C39 -26 40 -40 38 -52Z", colour, 3)


def fringe(colour: str) -> str:
    """Returns a fringe on the forehead, parted on the far side."""
    d = "M-50 -8C-56 -62 -20 -80 6 -76C34 -76 52 -58 47 -16C44 -22 43 -29 40 -36C28 -34 16 -36 8 -41C-4 -33 -22 -31 -36 -33C-40 -26 -44 -16 -50 -8Z"
    return shape(d, colour, 3.4) + line(
        "M8 -41C6 -46 6 -52 8 -58M-34 -34C-34 -42 -32 -48 -28 -54M26 -36C24 -42 24 -48 26 -54", 2.2
    )


def parted(colour: str) -> str:
    """Returns a woman's hair parted in the middle and drawn back over the temples."""
    near = "M16 -74C-20 -82 -58 -64 -50 -16C-46 -4 -44 2 -40 6C-38 -14 -30 -36 -6 -46C6 -52 14 -60 16 -74Z"
    far = "M16 -74C40 -72 54 -50 46 -18C44 -32 38 -42 30 -48C22 -54 17 -64 16 -74Z"
    return (
        shape(near, colour, 3.4)
        + shape(far, colour, 3.4)
        + line("M8 -66C-16 -64 -38 -48 -42 -18M2 -58C-16 -52 -32 -42 -37 -22", 2.2)
    )


def bun(colour: str) -> str:
    """Returns a knot of hair in the neck."""
    return shape(smooth(((-50, 10), (-74, 6), (-84, 30), (-72, 54), (-48, 52), (-38, 30))), colour) + line(
        "M-74 14C-62 20 -54 30 -52 46M-80 30C-70 32 -62 40 -60 52", 2.4
    )


def braids(colour: str, ribbon: str) -> str:
    """Returns two plaits that hang in front of the shoulders."""
    return _plait(-58, 26, colour, ribbon) + _plait(54, 30, colour, ribbon)


def _plait(x: float, y: float, colour: str, ribbon: str) -> str:
    parts = []
    for k in range(6):
        lean = 5 if k % 2 else -5
        points: tuple[Point, ...] = (
            (x + lean, y + 17 * k - 12),
            (x + 13 + lean, y + 17 * k),
            (x + lean, y + 17 * k + 13),
            (x - 13 + lean, y + 17 * k),
        )
        parts.append(shape(smooth(points), colour, 3))
    knot = f"M{x} {y + 97}l-16 -9v18ZM{x} {y + 97}l16 -9v18Z"
    return "".join(parts) + shape(knot, ribbon, 3)
