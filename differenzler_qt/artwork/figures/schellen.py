"""Draws the figures of Schellen: a jester, a merchant, a jolly king."""

from __future__ import annotations

from differenzler_qt.artwork.cutting import fill_cells
from differenzler_qt.artwork.figures.base import (
    HIGH_RIGHT,
    LEFT_CHEST,
    LEFT_RAISED,
    LOW,
    RIGHT_CHEST,
    RIGHT_RAISED,
    SLIM_LEFT,
    SLIM_RIGHT,
    Half,
    head,
    held,
    reach,
)
from differenzler_qt.artwork.palette import (
    CHARCOAL,
    CREAM,
    GOLD,
    OCHRE,
    ORANGE,
    PLUM,
    RED,
    STRAW,
    TEAL,
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
    regalia,
    robes,
    thrones,
    weapons,
)
from differenzler_qt.artwork.parts.face import FAIR, RUDDY, Face, face
from differenzler_qt.artwork.svg import disc, flat, line, place, shape
from differenzler_qt.artwork.waist import above

_SASH = (RED, STRAW, "dot")


def under() -> Half:
    """Returns the Under: a jester in motley with pipe and fool's stick."""
    right, left = SLIM_RIGHT, SLIM_LEFT
    coat = above(robes.SLIM)
    cells = [
        [(x, y - 38), (x + 24, y), (x, y + 38), (x - 24, y)]
        for y in range(312, 540, 76)
        for x in range(165, 430, 48)
    ]
    body = shape(coat, GOLD) + flat(fill_cells(coat, cells), RED) + line(coat) + collars.neck(FAIR)
    teeth = "M240 290C218 300 200 316 190 334L214 334L226 360L250 338L285 372L320 338L344 360L356 334L380 334C370 316 352 300 330 290C318 314 252 314 240 290Z"
    body += shape(teeth, TEAL) + disc(344, 367, 9, GOLD, 3)
    look = head(
        hair.short(UMBER),
        face(Face(FAIR, UMBER, TEAL, "hooked", "grin", "raised", gaze=2)),
        hats.jester(RED, TEAL, GOLD),
        y=216,
    )
    front = right.sleeve(TEAL, "#1f5f63") + left.sleeve(RED, WINE)
    raised = held(right, regalia.marotte(RED, TEAL, reach(right)), 20, 0.9, -6, 30) + right.hand(
        hands.fist(FAIR), GOLD
    )
    front += left.hand(hands.resting(FAIR), GOLD)
    return Half("", body, look, front, _SASH, LOW, raised=raised)


def ober() -> Half:
    """Returns the Ober: a merchant captain with a plumed beret, slashed sleeves and a goblet."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    black = "#2f2630"
    body = robes.garment(robes.JACKET, GOLD) + robes.shadow(
        "M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", OCHRE
    )
    body += robes.front(RED, 46, 30) + robes.seams(
        "M250 340L300 352M254 366L306 378M256 392L310 404", 3, WINE
    )
    body += (
        collars.neck(RUDDY)
        + collars.band(CREAM)
        + collars.chain(STRAW, 384, 92)
        + disc(285, 396, 15, STRAW, 3.6)
        + disc(285, 396, 6, RED, 2.6)
    )
    look = head(
        hair.bob(black),
        face(Face(RUDDY, black, UMBER, "round", "calm", "raised")),
        hair.sideburn(black),
        beard.handlebar(black),
        hats.beret(CHARCOAL, GOLD, RED),
        place(hats.plume(RED, WINE), -34, -60, 1.0),
        left=True,
        wide=1.04,
    )
    front = right.sleeve(GOLD, OCHRE, RED) + left.sleeve(GOLD, OCHRE, RED)
    raised = held(left, regalia.goblet(), 0, 1.05) + left.hand(hands.fist(RUDDY), CREAM)
    front += right.hand(hands.resting(RUDDY), CREAM)
    return Half("", body, look, front, _SASH, HIGH_RIGHT, raised=raised)


def king() -> Half:
    """Returns the King: stout and merry, with side-whiskers, money-bag and sceptre of bells."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    sandy = "#b98a4e"
    tip = disc(0, 0, 24, GOLD, 3.6) + line("M-23 -3C-10 6 10 6 23 -3M-23 4C-10 13 10 13 23 4M0 12V22", 3)
    bag = (
        shape("M-8 -34C-30 -20 -44 10 -36 30C-24 44 24 44 36 30C44 10 30 -20 8 -34Z", CREAM)
        + shape("M-18 -46C-10 -40 10 -40 18 -46L10 -30H-10Z", CREAM, 3.4)
        + line("M-14 -32H14", 6, RED)
        + disc(0, 8, 14, GOLD, 3)
    )
    body = robes.garment(robes.CLOAK, ORANGE) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", "#a95a1b"
    )
    body += (
        robes.front(STRAW, 64, 84)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, "#a95a1b")
        + collars.neck(RUDDY)
        + collars.mantle(PLUM, STRAW, GOLD)
    )
    look = head(
        hair.curls(sandy),
        face(Face(RUDDY, sandy, UMBER, "round", "grin", "raised")),
        beard.whiskers(sandy),
        beard.thin(sandy),
        crowns.points((RED, TEAL)),
        wide=1.1,
    )
    front = right.sleeve(ORANGE, "#a95a1b", motif=(STRAW, "dot")) + left.sleeve(
        ORANGE, "#a95a1b", motif=(STRAW, "dot")
    )
    raised = held(right, weapons.sceptre(reach(right), tip), dx=4) + right.hand(hands.fist(RUDDY), WHITE)
    front += held(left, bag, 0, 0.95, -2, -26) + left.hand(hands.palm(RUDDY), WHITE)
    return Half(thrones.arched(WINE, OCHRE, GOLD), body, look, front, (PLUM, GOLD, "dot"), raised=raised)
