"""Draws the panel behind a figure, its rim, and the sash on which the two halves meet."""

from __future__ import annotations

from differenzler_qt.artwork.palette import GOLD, PAPER, SAND
from differenzler_qt.artwork.paper import TURN
from differenzler_qt.artwork.svg import flat, group, line, shape
from differenzler_qt.artwork.waist import SLOPE

_SPECK = "#ecd9ab"
_DOTS = "".join(
    f"M{x} {y}h.1"
    for k, y in enumerate(range(67, 824, 27))
    for x in range(45 + 20 * (k % 2), 540, 40)
    if 206 < y < 684 or 112 < x < 458
)


def panel(large: bool) -> str:
    """Returns the closed outline of the panel: notched in the corners, where the indices stand."""
    a, c = (172, 386) if large else (107, 213)
    r = 14
    left, right, top, bottom = 30, 540, 34, 856
    b, d = 570 - a, 890 - c
    return (
        f"M{a + r} {top}H{b - r}C{b - r / 2} {top} {b} {top + r / 2} {b} {top + r}"
        f"V{c - r}C{b} {c - r / 2} {b + r / 2} {c} {b + r} {c}H{right - r}C{right - r / 2} {c} {right} {c + r / 2} {right} {c + r}"
        f"V{d - r}C{right} {d - r / 2} {right - r / 2} {d} {right - r} {d}H{b + r}C{b + r / 2} {d} {b} {d + r / 2} {b} {d + r}"
        f"V{bottom - r}C{b} {bottom - r / 2} {b - r / 2} {bottom} {b - r} {bottom}H{a + r}C{a + r / 2} {bottom} {a} {bottom - r / 2} {a} {bottom - r}"
        f"V{d + r}C{a} {d + r / 2} {a - r / 2} {d} {a - r} {d}H{left + r}C{left + r / 2} {d} {left} {d - r / 2} {left} {d - r}"
        f"V{c + r}C{left} {c + r / 2} {left + r / 2} {c} {left + r} {c}H{a - r}C{a - r / 2} {c} {a} {c - r / 2} {a} {c - r}V{top + r}"
        f"C{a} {top + r / 2} {a + r / 2} {top} {a + r} {top}Z"
    )


def framed(half: str, sash: str, large: bool, ground: str = SAND) -> str:
    """Returns a figure's half and its turned twin in their panel, with the sash between them."""
    outline = panel(large)
    mask = f"M4 38C4 20 20 4 38 4H532C550 4 566 20 566 38V852C566 870 550 886 532 886H38C20 886 4 870 4 852Z{outline}"
    return "".join(
        (
            flat(outline, ground),
            line(_DOTS, 4.5, _SPECK),
            half,
            group(half, transform=TURN),
            sash,
            f'<path d="{mask}" fill="{PAPER}" fill-rule="evenodd" stroke="none"/>',
            line(outline, 5),
            line(outline, 1.6, GOLD),
        )
    )


def sash(field: str, thread: str, motif: str) -> str:
    """Returns a slanted band of cloth across the panel with one embroidered motif repeated along it."""
    t = 445 - SLOPE * 275
    u = 445 + SLOPE * 275
    band = f"M10 {t - 19:.0f}L560 {u - 19:.0f}V{u + 19:.0f}L10 {t + 19:.0f}Z"
    edges = f"M10 {t - 12:.0f}L560 {u - 12:.0f}M10 {t + 12:.0f}L560 {u + 12:.0f}"
    slope = SLOPE
    stitches = "".join(_motif(motif, 285 + k * 31, 445 + slope * k * 31) for k in range(-8, 9))
    return shape(band, field, 4.5) + line(edges, 2, thread) + flat(stitches, thread)


def _motif(kind: str, x: float, y: float) -> str:
    a, b = f"{x:.0f}", f"{y:.0f}"
    if kind == "lozenge":
        return f"M{a} {b}m-11 1.8L{a} {y - 7:.1f}l11 5.2L{a} {y + 7:.1f}Z"
    if kind == "dot":
        return f"M{x - 5:.0f} {b}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM{x + 13:.0f} {y - 2.5:.1f}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z"
    if kind == "cross":
        return f"M{x - 2.5:.1f} {y - 7.5:.1f}h5v5h5v5h-5v5h-5v-5h-5v-5h5Z"
    return (
        f"M{x - 9:.0f} {y + 6:.0f}L{x - 3:.0f} {y - 7:.0f}L{x + 9:.0f} {y - 6:.0f}L{x + 3:.0f} {y + 7:.0f}Z"
    )


def ribbon(field: str, thread: str, motif: str, half: float) -> str:
    """Returns a short embroidered ribbon with swallow tails, on the line of the sash."""
    left, right = 285 - half, 285 + half
    a, b = 445 - SLOPE * half, 445 + SLOPE * half
    tails = (
        f"M{left + 14} {a - 4:.0f}L{left - 46} {a + 20:.0f}L{left - 26} {a + 32:.0f}L{left - 40} {a + 58:.0f}L{left + 24} {a + 34:.0f}Z"
        f"M{right - 14} {b + 4:.0f}L{right + 46} {b - 20:.0f}L{right + 26} {b - 32:.0f}L{right + 40} {b - 58:.0f}L{right - 24} {b - 34:.0f}Z"
    )
    band = f"M{left} {a - 21:.0f}L{right} {b - 21:.0f}V{b + 21:.0f}L{left} {a + 21:.0f}Z"
    edges = f"M{left} {a - 13:.0f}L{right} {b - 13:.0f}M{left} {a + 13:.0f}L{right} {b + 13:.0f}"
    count = int((half - 16) // 31)
    stitches = "".join(_motif(motif, 285 + k * 31, 445 + SLOPE * k * 31) for k in range(-count, count + 1))
    return shape(tails, thread) + shape(band, field, 4.5) + line(edges, 2, thread) + flat(stitches, thread)
