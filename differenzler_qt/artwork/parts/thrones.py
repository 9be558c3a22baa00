"""Draws thrones behind kings, in card coordinates."""

from __future__ import annotations

from differenzler_qt.artwork.palette import GOLD, OCHRE
from differenzler_qt.artwork.parts.robes import garment, seams
from differenzler_qt.artwork.svg import circle_path, disc, shape


def arched(cloth: str, wood: str, stud: str) -> str:
    """Returns a throne with a round-arched back and two posts with balls."""
    back = "M178 520V178C178 92 392 92 392 178V520Z"
    inner = "M196 520V186C196 116 374 116 374 186V520Z"
    knobs = disc(180, 166, 13, GOLD) + disc(390, 166, 13, GOLD)
    posts = garment("M170 520V182H190V520Z", wood) + garment("M380 520V182H400V520Z", wood)
    nails = shape("".join(circle_path(x, y, 4) for x, y in _row(202, 368)), stud, 2)
    return garment(back, wood) + garment(inner, cloth) + posts + knobs + nails


def gabled(cloth: str, wood: str, stud: str) -> str:
    """Returns a throne with a pointed gable and finials."""
    back = "M174 520V176L285 70L396 176V520Z"
    inner = "M194 520V188L285 98L376 188V520Z"
    finials = "".join(
        shape(f"M{x - 10} 178L{x} 146L{x + 10} 178Z", GOLD, 3.6) + disc(x, 144, 8, GOLD, 3.4)
        for x in (176, 394)
    )
    posts = garment("M166 520V178H186V520Z", wood) + garment("M384 520V178H404V520Z", wood)
    return (
        garment(back, wood)
        + garment(inner, cloth)
        + seams("M204 240V500M366 240V500", 2.4, OCHRE)
        + posts
        + finials
        + disc(285, 76, 6, stud, 0.1)
    )


def _row(left: float, right: float) -> list[tuple[float, float]]:
    return [(x, y) for y in range(220, 330, 36) for x in (left, right)]
