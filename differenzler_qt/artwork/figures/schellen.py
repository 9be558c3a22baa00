"""Draws the figures of Schellen: a jester, a merchant, a jolly king."""

from __future__ import annotations

from differenzler_qt.artwork.figures.base import LEFT_CHEST, LOW, SLIM_LEFT, SLIM_RIGHT, RIGHT_RAISED, Half, head, held, reach
from differenzler_qt.artwork.outline import fill_cells
from differenzler_qt.artwork.palette import CHARCOAL, CREAM, GOLD, INK, OCHRE, ORANGE, PLUM, RED, STRAW, TEAL, UMBER, WHITE, WINE
from differenzler_qt.artwork.parts import beard, collars, crowns, hair, hands, hats, robes, thrones, things, weapons
from differenzler_qt.artwork.parts.face import FAIR, RUDDY, Face, face
from differenzler_qt.artwork.svg import disc, flat, line, place, shape
from differenzler_qt.artwork.waist import above

_SASH = (RED, STRAW, "dot")


def under() -> Half:
    """Returns the Under: a jester in motley with pipe and fool's stick."""
    right, left = SLIM_RIGHT, SLIM_LEFT
    coat = above(robes.SLIM)
    cells = [
        [(x, y - 38), (x + 24, y), (x, y + 38), (x - 24, y)] for r, y in enumerate(range(300, 520, 38)) for x in range(165 + 24 * (r % 2), 430, 48)
    ]
    body = shape(coat, GOLD) + flat(fill_cells(coat, cells), RED) + line(coat) + collars.neck(FAIR)
    teeth = "M238 292C214 306 196 326 184 352L214 346L228 378L252 352L285 392L318 352L342 378L356 346L386 352C374 326 356 306 332 292C318 316 252 316 238 292Z"
    body += shape(teeth, TEAL) + "".join(disc(x, y, 9, GOLD, 3) for x, y in ((184, 358), (228, 385), (285, 399), (342, 385), (386, 358)))
    look = head(hair.short(UMBER), face(Face(FAIR, UMBER, TEAL, "hooked", "grin", "raised", gaze=2)), hats.jester(RED, TEAL, GOLD), y=216)
    front = right.sleeve(TEAL, "#1f5f63") + left.sleeve(RED, WINE)
    front += held(right, things.marotte(RED, TEAL, reach(right)), 0, 1) + right.hand(hands.fist(FAIR), GOLD)
    front += left.hand(hands.resting(FAIR), GOLD)
    return Half("", body, look, front, _SASH, LOW)


def ober() -> Half:
    """Returns the Ober: a merchant captain with a plumed beret, slashed sleeves and a goblet."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    black = "#2f2630"
    body = robes.garment(robes.JACKET, GOLD) + robes.shadow("M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", OCHRE)
    body += robes.front(RED, 46, 30) + robes.seams("M250 340L300 352M254 366L306 378M256 392L310 404", 3, WINE)
    body += collars.neck(RUDDY) + collars.band(CREAM) + collars.chain(STRAW, 384, 92) + disc(285, 396, 15, STRAW, 3.6) + disc(285, 396, 6, RED, 2.6)
    look = head(hair.bob(black), face(Face(RUDDY, black, UMBER, "round", "calm", "raised")), hair.sideburn(black), beard.handlebar(black),
        hats.beret(CHARCOAL, GOLD, RED), place(hats.plume(RED, WINE), -34, -60, 1.0))
    front = right.sleeve(GOLD, OCHRE, RED) + left.sleeve(GOLD, OCHRE, RED)
    front += held(right, things.goblet(), 0, 1.05) + right.hand(hands.fist(RUDDY), CREAM)
    front += left.hand(hands.resting(RUDDY), CREAM)
    return Half("", body, look, front, _SASH)


def king() -> Half:
    """Returns the King: stout and merry, with side-whiskers, money-bag and sceptre of bells."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    sandy = "#b98a4e"
    tip = disc(0, 0, 24, GOLD, 3.6) + line("M-23 -3C-10 6 10 6 23 -3M-23 4C-10 13 10 13 23 4M0 12V22", 3)
    bag = shape("M-8 -34C-30 -20 -44 10 -36 30C-24 44 24 44 36 30C44 10 30 -20 8 -34Z", CREAM) + shape("M-18 -46C-10 -40 10 -40 18 -46L10 -30H-10Z", CREAM, 3.4) + line("M-14 -32H14", 6, RED) + disc(0, 8, 14, GOLD, 3)
    body = robes.garment(robes.CLOAK, ORANGE) + robes.shadow("M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", "#a95a1b")
    body += robes.front(PLUM, 64, 84) + robes.seams("M120 400C112 430 108 460 106 480", 3, "#a95a1b") + collars.neck(RUDDY) + collars.ermine()
    look = head(hair.curls(sandy), face(Face(RUDDY, sandy, UMBER, "round", "grin", "raised")), beard.whiskers(sandy), beard.thin(sandy), crowns.points((RED, TEAL)))
    front = right.sleeve(ORANGE, "#a95a1b") + left.sleeve(ORANGE, "#a95a1b")
    front += held(right, weapons.sceptre(70, tip)) + right.hand(hands.fist(RUDDY), WHITE)
    front += held(left, bag, 0, 0.95, -2, -26) + left.hand(hands.palm(RUDDY), WHITE)
    return Half(thrones.arched(WINE, OCHRE, GOLD), body, look, front, (PLUM, GOLD, "dot"))
