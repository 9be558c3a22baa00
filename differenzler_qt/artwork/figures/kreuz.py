"""Draws the figures of Kreuz (clubs): a cheesemaker, a lady with a wheel bonnet, a wine king."""

from __future__ import annotations

from dataclasses import replace

from differenzler_qt.artwork.figures.base import (
    HIGH_RIGHT,
    LEFT_CHEST,
    LEFT_RAISED,
    RIGHT_CHEST,
    RIGHT_RAISED,
    Half,
    head,
    held,
)
from differenzler_qt.artwork.moving import moved
from differenzler_qt.artwork.palette import (
    CHARCOAL,
    FOREST,
    GOLD,
    GREEN,
    LEAF,
    OCHRE,
    PLUM,
    RED,
    STRAW,
    UMBER,
    WHITE,
    WINE,
)
from differenzler_qt.artwork.parts import (
    beard,
    bonnets,
    collars,
    crowns,
    hair,
    hands,
    hats,
    instruments,
    plants,
    regalia,
    robes,
    thrones,
)
from differenzler_qt.artwork.parts.arms import CHEST, RAISED, Arm
from differenzler_qt.artwork.parts.face import PALE, RUDDY, Face, face
from differenzler_qt.artwork.svg import line, place, shape

_SASH = (FOREST, STRAW, "leaf")


def jack() -> Half:
    """Returns the Jack: a cow-herd in embroidered smock and straw hat, with a great bell."""
    lifted = replace(RAISED, upper=moved(RAISED.upper, 0, 56))  # the shoulder stays where it is
    right, left = Arm(lifted, dy=-56), LEFT_CHEST
    straw_hair = "#c98f3a"
    body = robes.garment(robes.JACKET, GREEN) + robes.shadow(
        "M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", FOREST
    )
    body += (
        robes.seams("M285 330V500", 3)
        + robes.seams("M232 318C226 360 226 420 230 500M338 318C344 350 344 410 340 500", 8)
        + robes.seams("M232 318C226 360 226 420 230 500M338 318C344 350 344 410 340 500", 3.4, WHITE)
    )
    body += place(plants.edelweiss(0.8), 311, 392) + collars.neck(RUDDY) + collars.wide(WHITE, GREEN)
    look = head(
        hair.curls(straw_hair),
        face(Face(RUDDY, "#9a6722", FOREST, "round", "smile", "level")),
        hair.fringe(straw_hair),
        hats.straw(STRAW, OCHRE, RED),
        line("M28 46C40 42 54 46 72 38", 7.4),
        line("M28 46C40 42 54 46 72 38", 3, LEAF),
        shape("M66 44C66 32 78 22 94 24C94 36 82 46 66 44Z", LEAF, 3),
        left=True,
        y=206,
    )
    front = right.sleeve(GREEN, FOREST) + left.sleeve(GREEN, FOREST)
    raised = held(right, instruments.cowbell(RED), 0, 0.86, 0, 22) + right.hand(hands.fist(RUDDY), WHITE)
    front += left.hand(hands.resting(RUDDY), WHITE)
    return Half("", body, look, front, _SASH, raised=raised)


def queen() -> Half:
    """Returns the Queen: with the golden wheel bonnet of the Lake of Constance and a lucky clover."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    auburn = "#7a3d20"
    body = robes.garment(robes.JACKET, FOREST) + robes.garment(
        "M238 326C228 370 236 430 244 520H326C334 430 342 370 332 326C314 348 256 348 238 326Z", WINE
    )
    body += (
        robes.seams("M254 362L316 368M254 388L316 394M256 414L314 420", 3.4, GOLD)
        + collars.neck(PALE)
        + robes.garment(
            "M240 300C222 312 206 330 214 372C240 372 268 356 285 372C302 356 330 372 356 366C362 330 348 312 330 300C318 326 252 326 240 300Z",
            WHITE,
        )
        + line("M226 358C248 358 268 346 285 358C302 346 324 356 346 352", 2.6, LEAF)
    )
    back = head(bonnets.wheel(GOLD, CHARCOAL), left=True, scale=1.06, y=212)
    look = head(
        hair.bun(auburn),
        face(Face(PALE, auburn, FOREST, "small", "calm", "thin", woman=True)),
        hair.parted(auburn),
        bonnets.earring(),
        left=True,
        scale=1.06,
        y=212,
    )
    front = right.sleeve(FOREST, GREEN, motif=(LEAF, "dot")) + left.sleeve(FOREST, GREEN, motif=(LEAF, "dot"))
    raised = held(left, plants.clover(LEAF, FOREST), -6, 1.0) + left.hand(hands.pinch(PALE), WHITE)
    front += right.hand(hands.resting(PALE), WHITE)
    return Half(back, body, look, front, _SASH, HIGH_RIGHT, raised=raised)


def king() -> Half:
    """Returns the King: a merry king of the vineyards, crowned with vine leaves, with goblet and grapes."""
    right, left = RIGHT_RAISED, Arm(CHEST, left=True, dx=16, dy=-6)
    red = "#9c4a24"
    body = robes.garment(robes.CLOAK, GREEN) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", FOREST
    )
    body += (
        robes.front(PLUM, 58, 70)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, FOREST)
        + collars.neck(RUDDY)
        + collars.mantle(FOREST, LEAF, GOLD)
    )
    look = head(
        hair.curls(red),
        face(Face(RUDDY, red, UMBER, "round", "calm", "raised")),
        beard.curly(red),
        crowns.leaves(crowns.VINE, LEAF, GREEN, (PLUM, RED)),
    )
    front = right.sleeve(GREEN, FOREST, motif=(STRAW, "dot")) + left.sleeve(
        GREEN, FOREST, motif=(STRAW, "dot")
    )
    raised = held(right, regalia.goblet()) + right.hand(hands.fist(RUDDY), WHITE)
    front += left.hand(hands.pinch(RUDDY), WHITE) + held(left, plants.grapes(PLUM, LEAF), 0, 0.84, 26, -8)
    return Half(thrones.arched(FOREST, OCHRE, GOLD), body, look, front, _SASH, raised=raised)
