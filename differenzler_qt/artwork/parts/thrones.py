"""Draws thrones behind kings, in card coordinates."""

from __future__ import annotations

from differenzler_qt.artwork.palette import GOLD, OCHRE
from differenzler_qt.artwork.parts.robes import garment, seams
from differenzler_qt.artwork.svg import circle_path, disc, shape


def arched(cloth: str, wood: str, stud: str) -> str:
    """Returns a throne with a round-arched back and two posts with balls."""
    back = "M184 520V178C184 92 386 92 386 178V520Z"
    inner = "M202 520V186C202 116 368 116 368 186V520Z"
    knobs = disc(186, 166, 12, GOLD) + disc(384, 166, 12, GOLD)
    posts = garment("M176 520V182H196V520Z", wood) + garment("M374 520V182H394V520Z", wood)
    nails = shape("".join(circle_path(x, y, 4) for x, y in _row(208, 362)), stud, 2)
    return garment(back, wood) + garment(inner, cloth) + posts + knobs + nails


def gabled(cloth: str, wood: str, stud: str) -> str:
    """Returns a throne with a pointed gable and finials."""
    back = "M180 520V176L285 74L390 176V520Z"
    inner = "M200 520V188L285 102L370 188V520Z"
    finials = "".join(
        shape(f"M{x - 10} 178L{x} 146L{x + 10} 178Z", GOLD, 3.6) + disc(x, 144, 8, GOLD, 3.4)
        for x in (182, 388)
    )
    posts = garment("M172 520V178H192V520Z", wood) + garment("M378 520V178H398V520Z", wood)
    return (
        garment(back, wood)
        + garment(inner, cloth)
        + seams("M210 240V500M360 240V500", 2.4, OCHRE)
        + posts
        + finials
        + disc(285, 80, 6, stud, 0.1)
    )


def _row(left: float, right: float) -> list[tuple[float, float]]:
    return [(x, y) for y in range(220, 330, 36) for x in (left, right)]
