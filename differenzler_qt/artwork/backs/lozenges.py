"""Draws the back *lozenges*: a golden net on wine red with a medallion."""

from __future__ import annotations

from differenzler_qt.artwork.backs.border import border, field
from differenzler_qt.artwork.palette import GOLD, INK, STRAW, WINE
from differenzler_qt.artwork.paper import card
from differenzler_qt.artwork.parts.plants import edelweiss
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, num, place, polar

_W, _H = 50.0, 66.0


def lozenges_back() -> str:
    """Returns the whole back."""
    return card(field("#7f1f2b"), _net(), _medallion(), border(INK, GOLD, "#7f1f2b"))


def _centres(shift: float) -> list[tuple[float, float]]:
    columns = [285 + (k + shift) * _W for k in range(-6, 7)]
    rows = [445 + (k + shift) * _H for k in range(-7, 8)]
    return [(x, y) for y in rows for x in columns if 15 < x < 555 and 15 < y < 875]


def _net() -> str:
    w, h = _W / 2, _H / 2

    def lozenge(x: float, y: float, k: float) -> str:
        return f"M{num(x)} {num(y - h * k)}l{num(w * k)} {num(h * k)}l{num(-w * k)} {num(h * k)}l{num(-w * k)} {num(-h * k)}Z"

    first, second = _centres(0), _centres(0.5)
    filled = "".join(lozenge(x, y, 0.8) for x, y in first)
    lines = "".join(lozenge(x, y, 0.99) for x, y in first)
    inner = "".join(lozenge(x, y, 0.4) for x, y in first)
    stars = "".join(_quatrefoil(x, y, 6.2) for x, y in second)
    return flat(filled, WINE) + line(lines, 3, GOLD) + flat(inner, GOLD) + flat(stars, STRAW)


def _quatrefoil(x: float, y: float, r: float) -> str:
    return f"M{num(x)} {num(y - 2 * r)}l{num(r / 1.6)} {num(1.4 * r)}l{num(1.4 * r)} {num(r / 1.6)}l{num(-1.4 * r)} {num(r / 1.6)}l{num(-r / 1.6)} {num(1.4 * r)}l{num(-r / 1.6)} {num(-1.4 * r)}l{num(-1.4 * r)} {num(-r / 1.6)}l{num(1.4 * r)} {num(-r / 1.6)}Z"


def _medallion() -> str:
    beads = "".join(circle_path(*polar(285, 445, 106, 15 * k), 4.4) for k in range(24))
    rays = "".join(
        "M{} {}L{} {}".format(*map(num, (*polar(285, 445, 62, 15 * k), *polar(285, 445, 86, 15 * k))))
        for k in range(24)
    )
    return "".join(
        (
            disc(285, 445, 122, "#7f1f2b", 4, GOLD),
            disc(285, 445, 94, WINE, 4, GOLD),
            flat(beads, STRAW),
            line(rays, 3, GOLD),
            place(edelweiss(), 285, 445, 2.6),
        )
    )
