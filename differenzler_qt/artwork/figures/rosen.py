"""Draws the figures of Rosen: a page, a gentleman, a young king."""

from __future__ import annotations

from differenzler_qt.artwork.figures.base import (
    HIGH_RIGHT,
    LEFT_RAISED,
    LOW,
    RIGHT_CHEST,
    SLIM_LEFT,
    SLIM_RIGHT,
    Half,
    head,
    held,
    reach,
)
from differenzler_qt.artwork.palette import (
    BROWN,
    CREAM,
    FOREST,
    GOLD,
    GREEN,
    OCHRE,
    RED,
    ROSE,
    STRAW,
    UMBER,
    WHITE,
    WINE,
)
from differenzler_qt.artwork.parts import (
    beard,
    collars,
    crowns,
    hair,
    hands,
    hats,
    instruments,
    plants,
    robes,
    thrones,
    weapons,
)
from differenzler_qt.artwork.parts.face import FAIR, PALE, Face, face
from differenzler_qt.artwork.svg import circle_path, place, shape

_SASH = (GREEN, STRAW, "lozenge")


def under() -> Half:
    """Returns the Under: a curly page who plays the lute."""
    left, right = SLIM_LEFT, SLIM_RIGHT
    auburn = "#b5592a"
    body = robes.garment(robes.SLIM, GREEN) + robes.garment(
        "M285 320L285 520H400C404 430 406 380 398 346C374 320 348 314 322 298Z", RED
    )
    body += robes.buttons(GOLD, count=4, top=346) + collars.neck(PALE) + collars.wide(CREAM, ROSE)
    look = head(
        hair.curls(auburn),
        face(Face(PALE, auburn, GREEN, "small", "smile", "level", gaze=-2)),
        hair.fringe(auburn),
        hats.skullcap(RED, GREEN),
        place(hats.plume(WHITE, ROSE), -34, -62, 0.86),
        left=False,
    )
    front = right.sleeve(RED, WINE, CREAM) + left.sleeve(GREEN, FOREST, CREAM)
    raised = right.hand(hands.fist(PALE), CREAM, 62)
    front += instruments.lute(STRAW, OCHRE) + left.hand(hands.resting(PALE), CREAM, -14)
    return Half("", body, look, front, _SASH, LOW, raised=raised)


def ober() -> Half:
    """Returns the Ober: a gentleman with ruff, plumed hat and glove."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    body = robes.garment(robes.JACKET, RED) + robes.shadow(
        "M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", WINE
    )
    body += (
        robes.front(CREAM, 30, 26)
        + robes.seams("M262 340L308 352M262 366L308 378M262 392L308 404", 2.6, OCHRE)
        + robes.buttons(GOLD, count=4, top=342)
    )
    body += collars.neck(FAIR) + collars.ruff()
    look = head(
        hair.short(BROWN),
        face(Face(FAIR, UMBER, UMBER, "straight", "calm", "level")),
        hair.sideburn(BROWN),
        beard.goatee(BROWN),
        hats.brimmed(GREEN, FOREST, RED),
        place(hats.plume(CREAM, ROSE), -30, -60, 0.94),
        left=True,
    )
    front = right.sleeve(RED, WINE, STRAW) + left.sleeve(RED, WINE, STRAW)
    raised = held(left, plants.flower(RED, ROSE, 76), -6, 1.15) + left.hand(hands.pinch(FAIR), CREAM)
    front += right.hand(hands.resting(FAIR), CREAM)
    return Half("", body, look, front, _SASH, HIGH_RIGHT, raised=raised)


def king() -> Half:
    """Returns the King: young, red-curled, with a sceptre and a rose garden's crown."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    ginger = "#c8642a"
    bloom = shape(
        "M0 -26C14 -32 28 -20 22 -6C34 2 28 20 14 18C8 32 -8 32 -14 18C-28 20 -34 2 -22 -6C-28 -20 -14 -32 0 -26Z",
        RED,
        3.6,
    ) + shape(circle_path(0, -1, 8), GOLD, 3)
    body = robes.garment(robes.CLOAK, RED) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", WINE
    )
    body += (
        robes.front(GREEN, 58, 70)
        + robes.buttons(GOLD, count=3, top=412, step=24)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, WINE)
    )
    body += collars.neck(PALE) + collars.ermine(
        tails=((204, 350), (214, 318), (250, 356), (268, 322), (306, 322), (282, 364))
    )
    look = head(
        hair.curls(ginger),
        face(Face(PALE, ginger, GREEN, "straight", "calm", "level")),
        beard.curly(ginger),
        crowns.fleurons((RED, GREEN)),
        y=214,
        left=True,
    )
    front = right.sleeve(RED, WINE, motif=(GOLD, "lozenge")) + left.sleeve(RED, WINE, motif=(GOLD, "lozenge"))
    raised = held(left, weapons.sceptre(reach(left), bloom), dx=-4) + left.hand(hands.fist(PALE), WHITE)
    front += right.hand(hands.resting(PALE), WHITE)
    return Half(thrones.gabled(FOREST, OCHRE, RED), body, look, front, _SASH, HIGH_RIGHT, raised=raised)
