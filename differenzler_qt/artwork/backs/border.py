"""Draws the field of a back and the paper border that trims what reaches over it."""

from __future__ import annotations

from differenzler_qt.artwork.palette import PAPER
from differenzler_qt.artwork.paper import HEIGHT, WIDTH
from differenzler_qt.artwork.svg import flat, line


def rounded(inset: float, radius: float) -> str:
    """Returns the outline of a rounded rectangle at a distance from the card's edge."""
    left, top, right, bottom, r, h = inset, inset, WIDTH - inset, HEIGHT - inset, radius, radius * 0.45
    return (
        f"M{left + r} {top}H{right - r}C{right - h} {top} {right} {top + h} {right} {top + r}V{bottom - r}"
        f"C{right} {bottom - h} {right - h} {bottom} {right - r} {bottom}H{left + r}"
        f"C{left + h} {bottom} {left} {bottom - h} {left} {bottom - r}V{top + r}C{left} {top + h} {left + h} {top} {left + r} {top}Z"
    )


def field(colour: str) -> str:
    """Returns the coloured field inside the border."""
    return flat(rounded(26, 20), colour)


def border(outer: str, inner: str, band: str = "none") -> str:
    """Returns the paper border with an outer and an inner line and a plain band between them."""
    mask = rounded(4, 32) + rounded(26, 20)
    paper = f'<path d="{mask}" fill="{PAPER}" fill-rule="evenodd" stroke="none"/>'
    plain = f'<path d="{rounded(26, 20)}{rounded(42, 12)}" fill="{band}" fill-rule="evenodd" stroke="none"/>'
    return plain + paper + line(rounded(26, 20), 4, outer) + line(rounded(42, 12), 3.4, inner)
