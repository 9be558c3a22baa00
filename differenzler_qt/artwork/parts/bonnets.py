"""Draws women's caps and bonnets around a head at the origin that looks to the right."""

from __future__ import annotations

from differenzler_qt.artwork.palette import GOLD, INK, OCHRE, WHITE
from differenzler_qt.artwork.svg import disc, flat, line, num, polar, polygon, shape


def wings(lace: str, shade: str, ribbon: str) -> str:
    """Returns an Appenzell cap's two wings of stiff lace, to be drawn behind the head."""
    near = "M-6 -40C-30 -120 -84 -158 -134 -146C-124 -134 -134 -122 -126 -112C-134 -104 -128 -90 -118 -86C-124 -74 -114 -60 -102 -60C-106 -46 -92 -34 -80 -38C-60 -30 -30 -30 -6 -40Z"
    far = "M6 -40C30 -116 76 -152 120 -142C112 -130 120 -118 112 -108C120 -98 114 -86 104 -82C110 -70 100 -58 90 -56C92 -44 80 -34 68 -38C50 -32 26 -34 6 -40Z"
    ribs = "M-16 -50C-44 -92 -80 -120 -112 -130M-20 -46C-56 -76 -90 -94 -112 -98M-26 -42C-56 -58 -80 -66 -98 -68M18 -50C44 -90 74 -114 102 -126M22 -46C54 -74 82 -90 102 -94M28 -42C52 -58 74 -64 90 -66"
    bow = "M-4 -66C-26 -92 -30 -64 -8 -60ZM4 -66C26 -92 30 -64 8 -60Z"
    return shape(near, lace) + shape(far, lace) + line(ribs, 2.6, shade) + shape(bow, ribbon, 3.4)


def cap(cloth: str, trim: str) -> str:
    """Returns a close cap over the back of the head with a trimmed edge."""
    d = "M-50 -16C-66 -52 -46 -98 2 -96C34 -96 52 -74 48 -52C26 -74 -20 -68 -34 -40C-40 -28 -44 -20 -50 -16Z"
    edge = "M-50 -16C-54 -28 -52 -44 -42 -58C-18 -84 30 -84 48 -52C26 -74 -20 -68 -34 -40C-40 -28 -44 -20 -50 -16Z"
    return shape(d, cloth) + shape(edge, trim, 3.4)


def wheel(gold: str, lace: str) -> str:
    """Returns a wheel bonnet of gold lace, to be drawn behind the head."""
    outer, ring = [], []
    for k in range(48):
        r = (104 if k % 2 else 114, 82)
        outer.append(polar(-4, -34, r[0], k * 7.5))
        ring.append(polar(-4, -34, 80, k * 7.5))
    spokes = "".join(
        f"M{num(x)} {num(y)}L{num(u)} {num(v)}"
        for (x, y), (u, v) in ((polar(-4, -34, 46, a), polar(-4, -34, 104, a)) for a in range(0, 360, 15))
    )
    return (
        shape(polygon(outer), gold)
        + line(spokes, 2.4, OCHRE)
        + disc(-4, -34, 80, "none", 3.4)
        + disc(-4, -34, 62, lace, 3.4)
    )


def straw(cloth: str, shade: str, flowers: str) -> str:
    """Returns a broad straw hat with flowers on its low crown."""
    brim = (
        "M-104 -26C-96 -58 -44 -80 6 -80C56 -78 98 -56 102 -32C80 -44 56 -50 4 -50C-44 -50 -76 -36 -104 -26Z"
    )
    crown = "M-46 -66C-44 -88 -36 -100 -20 -102C0 -106 24 -106 36 -100C46 -94 50 -82 52 -68C26 -78 -20 -78 -46 -66Z"
    blooms = "".join(
        disc(x, y, 11, flowers, 3) + disc(x, y, 4, GOLD, 2) for x, y in ((-34, -78), (-12, -86), (34, -84))
    )
    leaf = "M-22 -84C-18 -96 -2 -98 4 -90C-4 -80 -14 -78 -22 -84ZM10 -88C16 -98 26 -98 30 -90C24 -82 16 -82 10 -88Z"
    return (
        shape(crown, cloth)
        + shape(brim, cloth)
        + line("M-84 -40C-50 -62 44 -68 86 -44M-66 -54C-40 -68 44 -72 70 -56", 2.4, shade)
        + shape(leaf, "#3f8650", 2.8)
        + blooms
    )


def pillbox(cloth: str, gold: str, veil: str) -> str:
    """Returns a little embroidered cap with a veil in the neck."""
    cloth_back = "M-40 -60C-74 -40 -82 20 -78 84C-60 92 -44 86 -36 70Z"
    d = "M-44 -52C-50 -74 -46 -94 -38 -100C-10 -110 22 -110 40 -100C48 -90 50 -72 47 -58C22 -72 -20 -72 -44 -52Z"
    stitch = "M-42 -66C-16 -84 22 -84 46 -70M-42 -80C-16 -96 22 -96 44 -84"
    gems = "".join(disc(x, y, 4.4, WHITE, 2) for x, y in ((-30, -84), (-10, -91), (12, -91), (32, -86)))
    return shape(cloth_back, veil) + shape(d, cloth) + line(stitch, 4, gold) + gems


def earring(x: float = -52, y: float = 24, gold: str = GOLD) -> str:
    """Returns a hanging ear-ring."""
    return (
        disc(x, y, 5.5, gold, 2.4)
        + flat(f"M{x - 6} {y + 8}h12l-6 14Z", gold)
        + line(f"M{x - 6} {y + 8}h12l-6 14Z", 2.2, INK)
    )
