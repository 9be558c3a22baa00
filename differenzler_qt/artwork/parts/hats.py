"""Draws men's hats and hoods around a head at the origin that looks to the right."""

from __future__ import annotations

from differenzler_qt.artwork.palette import GOLD, INK, STEEL, WHITE
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, shape


def plume(colour: str, shade: str) -> str:
    """Returns an ostrich plume that rises from (0, 0) and bends over to the left."""
    d = "M0 0C-4 -30 -2 -62 -22 -78C-44 -94 -76 -84 -82 -60C-76 -66 -70 -66 -66 -64C-74 -56 -74 -48 -68 -42C-64 -48 -58 -50 -54 -48C-58 -40 -56 -32 -48 -28C-46 -36 -42 -38 -36 -38C-36 -28 -32 -20 -24 -16C-22 -10 -12 -2 0 0Z"
    return shape(d, colour, 3.6) + line(
        "M-2 -4C-8 -34 -14 -58 -34 -68C-48 -74 -62 -70 -70 -62M-20 -46L-30 -40M-26 -60L-44 -54M-14 -28L-24 -20",
        2.4,
        shade,
    )


def feather(colour: str, shade: str) -> str:
    """Returns a straight pheasant feather that points up and to the left from (0, 0)."""
    d = "M2 0C-26 -10 -62 -44 -84 -92C-50 -76 -18 -46 2 0Z"
    return shape(d, colour, 3.2) + line(
        "M2 0C-20 -30 -48 -62 -78 -86M-20 -28L-34 -30M-22 -30L-22 -42M-42 -52L-56 -52M-44 -54L-44 -66",
        2.2,
        shade,
    )


def beret(cloth: str, shade: str, band: str) -> str:
    """Returns a broad slashed beret, pulled down on the far side."""
    crown = "M-62 -44C-84 -58 -82 -92 -54 -104C-20 -120 40 -118 66 -98C84 -82 78 -54 58 -46C20 -60 -28 -60 -62 -44Z"
    brim = (
        "M-58 -36C-62 -48 -58 -54 -50 -56C-20 -68 28 -68 52 -56C58 -52 58 -44 54 -36C24 -52 -26 -54 -58 -36Z"
    )
    slashes = "M-44 -64C-48 -76 -46 -88 -38 -96M-18 -70C-22 -84 -20 -96 -14 -104M10 -72C8 -86 12 -98 18 -106M36 -68C38 -80 42 -90 50 -96"
    return shape(crown, cloth) + line(slashes, 8, shade) + shape(brim, band)


def brimmed(cloth: str, shade: str, band: str) -> str:
    """Returns a felt hat with a creased crown and a broad curved brim."""
    crown = "M-46 -50C-46 -84 -42 -112 -24 -116C-12 -120 -4 -108 6 -110C22 -118 38 -114 42 -98C46 -82 48 -66 48 -52Z"
    fold = "M-24 -116C-16 -104 -10 -98 -2 -96C2 -100 6 -106 6 -110"
    ribbon = "M-47 -50C-48 -58 -48 -66 -47 -72C-16 -84 22 -84 47 -72C48 -66 49 -58 48 -50Z"
    brim = "M-92 -28C-80 -54 -40 -66 4 -66C44 -66 78 -58 90 -40C78 -38 66 -40 54 -44C20 -54 -34 -54 -60 -34C-72 -26 -84 -24 -92 -28Z"
    return shape(crown, cloth) + line(fold, 3) + shape(ribbon, band, 3.4) + shape(brim, shade)


def cap(cloth: str, shade: str, band: str) -> str:
    """Returns a soft cap whose top falls to the near side, with a rolled edge."""
    top = "M46 -56C48 -88 20 -112 -20 -112C-56 -112 -86 -92 -96 -52C-98 -34 -92 -24 -84 -26C-74 -30 -72 -44 -58 -50Z"
    roll = (
        "M-56 -34C-64 -42 -60 -58 -48 -62C-14 -76 24 -76 50 -62C58 -56 58 -42 52 -36C22 -52 -28 -52 -56 -34Z"
    )
    return (
        shape(top, cloth)
        + line("M-30 -76C-50 -78 -68 -66 -78 -46M-4 -84C-20 -92 -40 -92 -54 -86", 3, shade)
        + shape(roll, band)
    )


def skullcap(cloth: str, trim: str) -> str:
    """Returns a herdsman's round cap, embroidered at its edge."""
    dome = "M-54 -34C-60 -84 -26 -102 0 -102C30 -102 58 -84 52 -36C22 -52 -26 -52 -54 -34Z"
    edge = (
        "M-55 -36C-56 -46 -55 -52 -54 -56C-24 -72 24 -72 51 -58C53 -52 53 -46 52 -36C22 -52 -26 -52 -55 -36Z"
    )
    dots = "".join(
        circle_path(x, y, 3.2) for x, y in ((-42, -51), (-24, -58), (-4, -60), (16, -60), (35, -55))
    )
    return (
        shape(dome, cloth)
        + line("M-2 -102C-14 -92 -20 -80 -22 -68M0 -102C14 -92 22 -80 24 -68", 2.6)
        + shape(edge, trim, 3.6)
        + flat(dots, WHITE)
    )


def hood(cloth: str, shade: str, lining: str) -> str:
    """Returns a cowl around the face with a shoulder cape and a long tail."""
    tail = "M-40 -92C-66 -112 -96 -92 -100 -54C-104 -26 -96 0 -104 26C-88 22 -82 4 -82 -18C-82 -40 -78 -54 -64 -56Z"
    outer = "M-58 76C-76 40 -74 -30 -62 -62C-46 -100 30 -110 54 -68C64 -44 62 40 44 78Z"
    opening = "M-48 66C-56 30 -56 -20 -48 -42C-34 -76 34 -78 48 -44C54 -14 54 40 38 72Z"
    return shape(tail, shade) + shape(outer, cloth) + shape(opening, lining, 3.6)


def hood_edge(cloth: str) -> str:
    """Returns the rim of the hood over forehead and cheeks, drawn after the face."""
    d = "M-44 70C-62 34 -62 -22 -54 -50C-40 -92 36 -94 54 -52C60 -26 58 24 44 70C50 30 52 -14 44 -38C32 -66 -28 -66 -42 -36C-50 -12 -50 36 -44 70Z"
    return shape(d, cloth)


def jester(left: str, right: str, shade: str) -> str:
    """Returns a fool's cap with three horns and bells, open around the face."""
    near = "M-54 -36C-66 -70 -54 -100 -22 -104C-58 -128 -104 -104 -108 -44C-110 -26 -104 -14 -100 -8C-94 -30 -82 -44 -54 -36Z"
    middle = "M-36 -70C-40 -110 -26 -146 12 -152C20 -152 26 -148 30 -144C16 -136 16 -108 36 -76Z"
    far = "M30 -92C60 -112 98 -94 102 -44C104 -30 100 -18 96 -10C88 -34 74 -42 52 -36C56 -58 50 -78 30 -92Z"
    brow = "M-55 -30C-60 -46 -54 -62 -46 -70C-16 -92 26 -92 46 -72C54 -62 56 -46 52 -32L40 -44L27 -36L12 -48L-4 -38L-20 -48L-36 -34Z"
    folds = "M-94 -40C-92 -66 -76 -84 -56 -88M86 -42C84 -64 74 -78 58 -84M2 -142C-8 -126 -12 -106 -10 -90"
    return (
        shape(near, left)
        + shape(far, right)
        + shape(middle, shade)
        + line(folds, 2.6)
        + shape(brow, right)
        + _jingle(-100, -6)
        + _jingle(96, -8)
        + _jingle(31, -143)
    )


def _jingle(x: float, y: float) -> str:
    return disc(x, y + 6, 10.5, GOLD, 3) + line(
        f"M{x - 9} {y + 6}C{x - 4} {y + 9} {x + 4} {y + 9} {x + 9} {y + 6}M{x} {y + 10}V{y + 15}", 2.4
    )


def morion(steel: str = STEEL, trim: str = GOLD) -> str:
    """Returns a morion: a crested steel helmet with an upswept brim."""
    bowl = "M-52 -40C-56 -84 -28 -108 2 -108C32 -108 56 -84 52 -40Z"
    crest = "M-40 -92C-30 -136 34 -148 54 -76C38 -100 2 -112 -40 -92Z"
    brim = "M-96 -62C-82 -42 -64 -34 -52 -32C-26 -48 26 -48 52 -34C64 -36 82 -44 96 -68C88 -24 62 -14 50 -20C24 -36 -24 -36 -50 -18C-64 -14 -90 -28 -96 -62Z"
    rivets = "".join(circle_path(x, y, 3) for x, y in ((-36, -52), (-14, -58), (10, -58), (33, -53)))
    return (
        shape(bowl, steel)
        + flat("M22 -104C44 -92 54 -70 52 -42L34 -44C38 -68 34 -88 22 -104Z", "#929ba6")
        + shape(crest, trim)
        + shape(brim, steel)
        + flat(rivets, INK)
    )


def tophat(cloth: str, shade: str, band: str) -> str:
    """Returns a tall hat with a curled brim."""
    crown = "M-44 -52C-46 -84 -52 -112 -50 -134C-20 -142 28 -142 54 -134C54 -112 48 -84 48 -54Z"
    ribbon = "M-44 -52L-46 -74C-16 -84 22 -84 49 -74L48 -54Z"
    brim = "M-80 -52C-84 -38 -70 -30 -56 -30C-24 -50 26 -50 54 -32C68 -34 80 -42 78 -56C60 -46 46 -54 2 -56C-38 -56 -62 -44 -80 -52Z"
    return (
        shape(crown, cloth)
        + flat("M30 -138L54 -134C54 -112 48 -84 48 -74L32 -78C36 -98 36 -118 30 -138Z", shade)
        + shape(ribbon, band, 3.4)
        + shape(brim, cloth)
    )


def straw(cloth: str, shade: str, band: str) -> str:
    """Returns a flat straw hat with a low crown."""
    crown = "M-44 -52C-44 -70 -42 -84 -38 -90C-10 -98 20 -98 42 -90C46 -80 48 -68 48 -54Z"
    ribbon = "M-44 -52L-43 -70C-16 -78 22 -78 47 -70L48 -54Z"
    brim = "M-94 -36C-90 -52 -50 -64 4 -64C52 -64 90 -54 94 -42C92 -34 76 -34 54 -38C22 -50 -28 -50 -56 -34C-74 -28 -92 -28 -94 -36Z"
    weave = "M-80 -40C-60 -52 -28 -58 4 -58C40 -58 66 -52 82 -44"
    return shape(crown, cloth) + shape(ribbon, band, 3.4) + shape(brim, cloth) + line(weave, 2.4, shade)
