"""Draws the program's icon: a fan of two cards on green cloth, and a plainer one for small sizes."""

from __future__ import annotations

from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import GOLD, INK, PAPER, STANDARD
from differenzler_qt.artwork.pips import pip
from differenzler_qt.artwork.svg import document, flat, group, place

_TILE = "M112 16H400C453 16 496 59 496 112V400C496 453 453 496 400 496H112C59 496 16 453 16 400V112C16 59 59 16 112 16Z"


def icon() -> str:
    """Returns the icon for sizes from 48 pixels on."""
    rim = f'<path d="{_TILE}" fill="#1f5a47" stroke="{INK}" stroke-width="12"/>'
    thread = '<path d="M118 44H394C435 44 468 77 468 118V394C468 435 435 468 394 468H118C77 468 44 435 44 394V118C44 77 77 44 118 44Z"'
    seam = f'{thread} fill="none" stroke="{GOLD}" stroke-width="6"/>'
    back = _card(
        group(
            pip(Symbol.BELL, STANDARD[Symbol.BELL], -52, -96, 0.74),
            pip(Symbol.ACORN, STANDARD[Symbol.ACORN], -52, 0, 0.74),
        )
    )
    front = _card(pip(Symbol.ROSE, STANDARD[Symbol.ROSE], 0, 0, 1.62))
    return document(512, 512, rim, seam, place(back, 190, 262, 1.05, -17), place(front, 312, 260, 1.05, 10))


def small_icon() -> str:
    """Returns the icon for sizes below 48 pixels: one great rose."""
    tile = f'<path d="{_TILE}" fill="#1f5a47" stroke="{INK}" stroke-width="16"/>'
    paper = '<rect x="92" y="52" width="328" height="408" rx="40"'
    sheet = f'{paper} fill="{PAPER}" stroke="{INK}" stroke-width="16"/>'
    return document(512, 512, tile, sheet, pip(Symbol.ROSE, STANDARD[Symbol.ROSE], 256, 256, 2.62))


def _card(drawing: str) -> str:
    size = 'x="-108" y="-164" width="216" height="328" rx="22"'
    shadow = flat("M-100 -150H116V176H-80C-92 176 -100 168 -100 156Z", INK, 0.28)
    return f'{shadow}<rect {size} fill="{PAPER}" stroke="{INK}" stroke-width="8"/>{drawing}'
