"""Draws the figures of Schilten: a scribe, a halberdier, an old king."""

from __future__ import annotations

from differenzler_qt.artwork.figures.base import (
    LEFT_BELT,
    LEFT_CHEST,
    LOW,
    RIGHT_RAISED,
    SLIM_LEFT,
    SLIM_RIGHT,
    Half,
    head,
    held,
    reach,
)
from differenzler_qt.artwork.palette import (
    BLUE,
    CREAM,
    GOLD,
    NAVY,
    OCHRE,
    RED,
    SKY,
    SLATE,
    STEEL,
    STRAW,
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
    regalia,
    robes,
    thrones,
    weapons,
)
from differenzler_qt.artwork.parts.face import FAIR, PALE, RUDDY, Face, face

_SASH = (NAVY, GOLD, "cross")


def under() -> Half:
    """Returns the Under: a young scribe with quill and sealed letter."""
    right, left = SLIM_RIGHT, SLIM_LEFT
    blond, dark = "#d9a441", "#a97a24"
    body = robes.garment(robes.SLIM, BLUE) + robes.shadow(
        "M398 346C406 380 398 430 394 500H346C360 440 362 380 350 318Z", NAVY
    )
    body += (
        robes.front(CREAM, 26, 20)
        + robes.buttons(GOLD, count=3, top=352)
        + collars.neck(FAIR)
        + collars.wide(WHITE, SKY)
    )
    look = head(
        hair.bob(blond),
        face(Face(FAIR, dark, BLUE, "snub", "smile", "level")),
        hair.fringe(blond),
        hats.cap(BLUE, NAVY, RED),
    )
    front = right.sleeve(BLUE, NAVY) + left.sleeve(BLUE, NAVY)
    raised = held(right, regalia.quill(), 0, 0.84, -6, 4) + right.hand(hands.pinch(FAIR), RED)
    front += held(left, regalia.letter(RED), -8, 1.1, 26, -8) + left.hand(hands.resting(FAIR), RED)
    return Half("", body, look, front, _SASH, LOW, raised=raised)


def ober() -> Half:
    """Returns the Ober: a halberdier in morion and breastplate."""
    right, left = RIGHT_RAISED, LEFT_BELT
    grey, shade = "#8b7d70", "#5f554c"
    plate = "M228 318C206 340 198 380 202 500H368C372 380 364 340 342 318C322 336 248 336 228 318Z"
    body = robes.garment(robes.JACKET, BLUE) + robes.garment(plate, STEEL)
    body += robes.shadow("M342 318C364 340 372 380 368 500H326C338 430 340 370 330 326Z", "#929ba6")
    body += (
        robes.seams("M285 332V500")
        + robes.seams("M214 352C236 366 334 366 356 352", 7, GOLD)
        + robes.seams("M214 346C236 360 334 360 356 346M214 358C236 372 334 372 356 358", 2.6)
    )
    body += collars.neck(RUDDY) + collars.band(GOLD)
    look = head(
        hair.short(grey),
        face(Face(RUDDY, shade, NAVY, "hooked", "stern", "stern", old=True)),
        hair.sideburn(grey),
        beard.forked(grey, shade),
        hats.morion(),
        x=276,
    )
    front = right.sleeve(BLUE, NAVY, STRAW) + left.sleeve(BLUE, NAVY, STRAW)
    raised = held(right, weapons.halberd(reach(right) / 0.92), 0, 0.92, -4) + right.hand(
        hands.fist(RUDDY), GOLD
    )
    front += left.hand(hands.fist(RUDDY), GOLD, 84)
    return Half("", body, look, front, _SASH, raised=raised)


def king() -> Half:
    """Returns the King: old, with a long white beard, sword and orb."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    white, shade = "#f1ece0", SLATE
    body = robes.garment(robes.CLOAK, BLUE) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", NAVY
    )
    body += robes.front(WINE, 58, 70) + robes.seams(
        "M120 400C112 430 108 460 106 480M150 410C146 440 144 460 144 480", 3, NAVY
    )
    body += collars.neck(PALE) + collars.ermine(tails=((204, 350), (352, 352), (378, 344)))
    look = head(
        hair.long(white),
        face(Face(PALE, "#a9aeb2", BLUE, "straight", "calm", "bushy", old=True)),
        beard.long(white, shade),
        crowns.arched(RED, (RED, SKY)),
        scale=1.04,
        y=214,
    )
    front = right.sleeve(BLUE, NAVY, motif=(GOLD, "cross")) + left.sleeve(BLUE, NAVY, motif=(GOLD, "cross"))
    raised = held(right, weapons.sword(RED), 0, 0.92) + right.hand(hands.fist(PALE), WHITE)
    front += held(left, regalia.orb(RED), 0, 0.95, -4, 6) + left.hand(hands.palm(PALE), WHITE)
    return Half(thrones.arched(WINE, OCHRE, GOLD), body, look, front, _SASH, raised=raised)
