"""Draws the paper of a card and turns half a card into a whole one."""

from __future__ import annotations

from differenzler_qt.artwork.palette import EDGE, PAPER
from differenzler_qt.artwork.svg import document, group

WIDTH = 570
HEIGHT = 890
MIDDLE = (WIDTH / 2, HEIGHT / 2)
CORNER = 34
TURN = "rotate(180 285 445)"


def turned(*parts: str) -> str:
    """Returns the parts turned by half a circle about the middle of the card."""
    return group(*parts, transform=TURN)


def both(*parts: str) -> str:
    """Returns the parts twice: as they are and turned by half a circle."""
    return "".join(parts) + turned(*parts)


def card(*parts: str) -> str:
    """Returns a whole card: rounded cream paper with a fine edge, and the parts on it."""
    size = f'x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="{CORNER}"'
    paper = f'<rect {size} fill="{PAPER}" stroke="{EDGE}" stroke-width="3"/>'
    return document(WIDTH, HEIGHT, paper, *parts)
