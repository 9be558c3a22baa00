"""Draws torsos, vests and cloaks in card coordinates, cut on the line where the halves meet."""

from __future__ import annotations

from differenzler_qt.artwork.svg import flat, line, shape
from differenzler_qt.artwork.waist import above

JACKET = "M246 296C214 314 176 318 148 348C128 376 124 430 120 500H450C446 430 442 376 422 348C394 318 356 314 324 296C312 320 258 320 246 296Z"
SLIM = "M248 298C222 314 196 320 172 346C164 380 172 430 176 500H394C398 430 406 380 398 346C374 320 348 314 322 298C312 320 258 320 248 298Z"
CLOAK = "M246 292C196 306 132 318 92 366C66 400 58 440 50 510H520C512 440 504 400 478 366C438 318 374 306 324 292Z"


def garment(d: str, fill: str) -> str:
    """Returns a garment cut at the waist."""
    return shape(above(d), fill)


def shadow(d: str, fill: str) -> str:
    """Returns the shaded part of a garment, cut at the waist."""
    return flat(above(d), fill)


def seams(d: str, width: float = 3, colour: str | None = None) -> str:
    """Returns folds or seams, cut at the waist."""
    return line(above(d), width, colour)


def front(fill: str, half: float = 40, low: float = 40) -> str:
    """Returns the front panel of a shirt or doublet between open lapels."""
    return garment(
        f"M{285 - half} 306L{285 - low} 520H{285 + low}L{285 + half} 306C{285 + half / 2} 326 {285 - half / 2} 326 {285 - half} 306Z",
        fill,
    )


def buttons(fill: str, x: float = 285, top: float = 340, step: float = 26, count: int = 4) -> str:
    """Returns a row of round buttons."""
    return "".join(
        f'<circle cx="{x}" cy="{top + k * step}" r="6" fill="{fill}" stroke-width="3"/>' for k in range(count)
    )
