"""Draws the program's icon: a fan of two cards on green cloth, and a plainer one for small sizes."""

from __future__ import annotations

from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import GOLD, GREEN, INK, PAPER, RED, STANDARD
from differenzler_qt.artwork.pips import pip
from differenzler_qt.artwork.svg import circle_path, disc, document, flat, group, place, polar, polygon, shape

_CLOTH = "#1f5a47"
_TILE = "M112 16H400C453 16 496 59 496 112V400C496 453 453 496 400 496H112C59 496 16 453 16 400V112C16 59 59 16 112 16Z"


def icon() -> str:
    """Returns the icon for sizes from 48 pixels on."""
    rim = f'<path d="{_TILE}" fill="{_CLOTH}" stroke="{INK}" stroke-width="12"/>'
    thread = '<path d="M118 44H394C435 44 468 77 468 118V394C468 435 435 468 394 468H118C77 468 44 435 44 394V118C44 77 77 44 118 44Z"'
    seam = f'{thread} fill="none" stroke="{GOLD}" stroke-width="6"/>'
    back = _card(
        group(
            pip(Symbol.BELL, STANDARD[Symbol.BELL], -52, -96, 0.74),
            pip(Symbol.ACORN, STANDARD[Symbol.ACORN], -52, 0, 0.74),
        )
    )
    front = _card(pip(Symbol.ROSE, STANDARD[Symbol.ROSE], 0, 0, 1.86))
    return document(512, 512, rim, seam, place(back, 190, 262, 1.05, -17), place(front, 312, 260, 1.05, 10))


def small_icon() -> str:
    """Returns the icon for sizes below 48 pixels: one great rose."""
    tile = f'<rect width="512" height="512" rx="104" fill="{_CLOTH}" stroke="none"/>'
    return document(512, 512, tile, disc(256, 256, 226, PAPER, 0), _plain_rose())


def _plain_rose() -> str:
    """Returns a rose of few, large shapes."""
    petals = "".join(circle_path(*polar(256, 256, 108, 72 * k), 82) for k in range(5))
    sepals = "".join(
        shape(
            polygon(
                [
                    polar(256, 256, 90, 72 * k + 22),
                    polar(256, 256, 218, 72 * k + 36),
                    polar(256, 256, 90, 72 * k + 50),
                ]
            ),
            GREEN,
            14,
        )
        for k in range(5)
    )
    return (
        sepals + shape(petals, RED, 20) + flat(circle_path(256, 256, 96), RED) + disc(256, 256, 54, GOLD, 18)
    )


def _card(drawing: str) -> str:
    size = 'x="-108" y="-164" width="216" height="328" rx="22"'
    shadow = flat("M-100 -150H116V176H-80C-92 176 -100 168 -100 156Z", INK, 0.28)
    return f'{shadow}<rect {size} fill="{PAPER}" stroke="{INK}" stroke-width="8"/>{drawing}'
