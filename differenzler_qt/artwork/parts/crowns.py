"""Draws crowns around a head at the origin that looks to the right."""

from __future__ import annotations

from collections.abc import Sequence

from differenzler_qt.artwork.palette import GOLD, OCHRE
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, place, shape

_CIRCLET = (
    "M-56 -32C-58 -44 -58 -54 -57 -62C-24 -78 24 -78 54 -64C56 -54 55 -44 53 -34C22 -50 -26 -50 -56 -32Z"
)
OAK = (
    "M0 0C-8 -4 -16 -6 -14 -14C-22 -18 -20 -26 -13 -28C-18 -36 -12 -44 -5 -42C-6 -52 -3 -60 0 -66"
    "C3 -60 6 -52 5 -42C12 -44 18 -36 13 -28C20 -26 22 -18 14 -14C16 -6 8 -4 0 0Z"
)
VINE = (
    "M0 0C-8 6 -20 2 -20 -8C-30 -10 -34 -22 -30 -34C-24 -30 -20 -32 -18 -36C-18 -48 -8 -56 0 -66"
    "C8 -56 18 -48 18 -36C20 -32 24 -30 30 -34C34 -22 30 -10 20 -8C20 2 8 6 0 0Z"
)
_SPOTS = ((-44, -50), (-23, -58), (0, -61), (22, -59), (42, -53))


def circlet(jewels: Sequence[str], gold: str = GOLD, shade: str = OCHRE) -> str:
    """Returns the band of a crown with five jewels."""
    stones = "".join(disc(x, y, 6, jewels[k % len(jewels)], 2.6) for k, (x, y) in enumerate(_SPOTS))
    return shape(_CIRCLET, gold) + line("M-55 -37C-26 -54 22 -55 52 -39", 2, shade) + stones


def fleurons(jewels: Sequence[str], gold: str = GOLD) -> str:
    """Returns an open crown with three leaves and two pearls between them."""
    d = (
        "M-57 -58C-64 -76 -70 -92 -76 -108C-66 -110 -56 -106 -52 -96C-48 -88 -44 -82 -36 -82C-30 -82 -26 -92 -26 -98C-32 -106 -26 -116 -16 -112C-14 -124 -8 -134 0 -142"
        "C8 -134 14 -124 16 -112C26 -116 32 -106 26 -98C26 -92 30 -82 36 -82C44 -82 48 -88 52 -96C56 -106 64 -112 74 -110C68 -92 60 -76 54 -60C24 -76 -24 -76 -57 -58Z"
    )
    pearls = "".join(
        disc(x, y, 7, "#fffdf6", 3) for x, y in ((-36, -90), (36, -90), (-77, -114), (75, -116), (0, -149))
    )
    return (
        shape(d, gold)
        + flat(
            "M8 -134C12 -126 15 -118 16 -112C26 -116 32 -106 26 -98C26 -92 30 -82 36 -82C44 -82 48 -88 52 -96C56 -106 64 -112 74 -110C68 -92 60 -76 54 -62L30 -70C34 -84 10 -96 8 -134Z",
            OCHRE,
        )
        + line(d, 4)
        + pearls
        + circlet(jewels, gold)
    )


def points(jewels: Sequence[str], gold: str = GOLD, tips: str = GOLD, shade: str = OCHRE) -> str:
    """Returns an antique crown of five rays with balls on their tips."""
    d = "M-57 -58L-74 -112L-46 -82L-38 -126L-16 -86L0 -136L16 -86L38 -126L46 -84L72 -114L54 -60C24 -76 -24 -76 -57 -58Z"
    balls = "".join(
        disc(x, y, 7.5, tips, 3) for x, y in ((-75, -116), (-38, -130), (0, -141), (38, -130), (73, -118))
    )
    return (
        shape(d, gold)
        + flat("M54 -60L72 -114L46 -84L38 -126L30 -100L34 -70Z", shade)
        + line(d, 4)
        + balls
        + circlet(jewels, gold, shade)
    )


def arched(velvet: str, jewels: Sequence[str], gold: str = GOLD) -> str:
    """Returns a closed crown: velvet under two arches, with an orb and a cross."""
    cloth = "M-56 -56C-66 -92 -40 -120 0 -120C40 -120 64 -92 54 -58Z"
    arches = "M-58 -58C-78 -104 -40 -132 0 -126C40 -132 76 -106 56 -60L42 -66C54 -96 34 -110 8 -110V-72H-8V-110C-36 -110 -58 -96 -44 -64Z"
    pearls = "".join(
        disc(x, y, 4.6, "#fffdf6", 2.4)
        for x, y in ((-61, -84), (-48, -108), (-24, -120), (24, -120), (47, -108), (59, -86))
    )
    cross = "M-4 -166H4V-157H13V-149H4V-138H-4V-149H-13V-157H-4Z"
    return (
        shape(cloth, velvet)
        + shape(arches, gold, 3.6)
        + pearls
        + shape(cross, gold, 3)
        + disc(0, -132, 10, gold, 3.4)
        + circlet(jewels, gold)
    )


def leaves(blade: str, leaf: str, shade: str, jewels: Sequence[str], gold: str = GOLD) -> str:
    """Returns a crown of leaves on a golden band."""
    spots = ((-50, -52, -34), (46, -54, 32), (-26, -60, -15), (24, -61, 14), (0, -64, 0))
    parts = [
        place(
            shape(blade, shade if k < 2 else leaf, 3.2)
            + line("M0 -2V-50M0 -18L-8 -24M0 -18L8 -24M0 -32L-6 -37M0 -32L6 -37", 2),
            x,
            y,
            1.22,
            a,
        )
        for k, (x, y, a) in enumerate(spots)
    ]
    return "".join(parts) + circlet(jewels, gold)


def coronet(jewels: Sequence[str], gold: str = GOLD) -> str:
    """Returns a small lady's crown of low arcs with pearls."""
    d = "M-52 -60C-54 -74 -52 -84 -50 -92C-44 -80 -34 -76 -26 -92C-20 -80 -10 -80 0 -106C10 -80 20 -80 26 -92C34 -78 42 -80 48 -94C50 -84 50 -74 49 -62C22 -76 -24 -76 -52 -60Z"
    pearls = (
        circle_path(-50, -96, 5.5)
        + circle_path(-26, -96, 5.5)
        + circle_path(0, -111, 7)
        + circle_path(26, -96, 5.5)
        + circle_path(48, -98, 5.5)
    )
    return shape(d, gold, 3.6) + shape(pearls, "#fffdf6", 2.8) + circlet(jewels, gold)
