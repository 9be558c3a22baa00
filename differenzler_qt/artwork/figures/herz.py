"""Draws the figures of Herz (hearts): a herdsman, a lady of Berne, a kind king."""

from __future__ import annotations

from differenzler_qt.artwork.figures.base import (
    HIGH_RIGHT,
    LEFT_BELT,
    LEFT_CHEST,
    LEFT_RAISED,
    RIGHT_CHEST,
    RIGHT_RAISED,
    Half,
    head,
    held,
    reach,
)
from differenzler_qt.artwork.palette import (
    BLUE,
    CHARCOAL,
    FOREST,
    GOLD,
    OCHRE,
    RED,
    ROSE,
    SLATE,
    STEEL,
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
    weapons,
)
from differenzler_qt.artwork.parts.face import FAIR, PALE, TANNED, Face, face
from differenzler_qt.artwork.svg import disc, line, place, shape

_SASH = (RED, STRAW, "lozenge")


def jack() -> Half:
    """Returns the Jack: a herdsman of Appenzell in red waistcoat, with pipe and alpenstock."""
    right, left = RIGHT_RAISED, LEFT_BELT
    brown = "#6b3f22"
    vest = "M236 304C212 330 206 400 210 520H380C384 400 378 340 334 304C326 334 300 350 285 372C270 350 244 334 236 304Z"
    body = (
        robes.garment(robes.JACKET, WHITE)
        + robes.garment(vest, RED)
        + robes.shadow("M334 304C378 340 384 400 380 520H340C350 430 350 360 322 326Z", WINE)
    )
    body += robes.seams("M240 320C236 370 236 420 238 500M330 320C334 370 334 420 332 500", 15) + robes.seams(
        "M240 320C236 370 236 420 238 500M330 320C334 370 334 420 332 500", 8, STRAW
    )
    body += (
        "".join(disc(x, y, 5.5, STEEL, 2.6) for y in (384, 404, 424) for x in (274, 296))
        + collars.neck(TANNED)
        + collars.band(WHITE)
    )
    look = head(
        hair.curls(brown),
        face(Face(TANNED, brown, UMBER, "snub", "smile", "raised")),
        hair.sideburn(brown),
        place(instruments.pipe(), 26, 47, 0.9),
        hats.skullcap(CHARCOAL, RED),
        bonnets.earring(-54, 22),
    )
    front = right.sleeve(WHITE, SLATE) + left.sleeve(WHITE, SLATE)
    raised = held(right, weapons.staff(reach(right), RED)) + right.hand(hands.fist(TANNED), RED)
    front += left.hand(hands.fist(TANNED), RED, 84)
    return Half("", body, look, front, _SASH, raised=raised)


def queen() -> Half:
    """Returns the Queen: in Bernese dress with straw hat, plaits and silver chains, holding a carnation."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    blond = "#d7a544"
    body = robes.garment(robes.JACKET, WHITE) + robes.garment(
        "M222 340C214 390 216 440 220 520H350C354 440 356 390 348 340C330 356 240 356 222 340Z", CHARCOAL
    )
    body += robes.garment("M256 352L262 520H308L314 352C300 358 270 358 256 352Z", RED) + robes.seams(
        "M258 378L312 386M259 400L311 408M260 422L310 430", 2.8, STRAW
    )
    body += (
        collars.neck(FAIR)
        + shape(
            "M240 302C220 316 212 328 210 344C236 356 260 354 285 352C310 354 334 356 360 344C358 328 350 316 330 302C318 328 252 328 240 302Z",
            CHARCOAL,
        )
        + line("M220 338C244 346 264 346 285 344C306 346 326 346 350 338", 3, RED)
    )
    body += (
        line("M222 352C212 386 214 410 236 424M348 352C358 380 356 400 336 412", 5.5)
        + line("M222 352C212 386 214 410 236 424M348 352C358 380 356 400 336 412", 2.4, STEEL)
        + disc(222, 350, 8, STEEL, 3)
        + disc(348, 350, 8, STEEL, 3)
    )
    look = head(
        hair.braids(blond, RED),
        face(Face(FAIR, "#a97a24", BLUE, "small", "smile", "thin", woman=True)),
        hair.parted(blond),
        bonnets.straw(STRAW, OCHRE, RED),
        bonnets.earring(),
        left=True,
        scale=1.06,
        y=212,
    )
    front = right.sleeve(WHITE, SLATE) + left.sleeve(WHITE, SLATE)
    raised = held(left, plants.flower(RED, ROSE, 70), -6, 1.1) + left.hand(hands.pinch(FAIR), CHARCOAL)
    front += right.hand(hands.resting(FAIR), CHARCOAL)
    return Half("", body, look, front, _SASH, HIGH_RIGHT, raised=raised)


def king() -> Half:
    """Returns the King: kind, chestnut-bearded, closed crown, with sceptre and orb."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    brown, shade = "#8a4f2a", "#5a3018"
    tip = shape(
        "M0 26C-8 14 -24 6 -24 -10C-24 -22 -6 -26 0 -12C6 -26 24 -22 24 -10C24 6 8 14 0 26Z", RED, 3.6
    )
    body = robes.garment(robes.CLOAK, RED) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", WINE
    )
    body += (
        robes.front(GOLD, 58, 70)
        + robes.seams("M262 410L308 418M260 434L310 442", 3, OCHRE)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, WINE)
        + collars.neck(PALE)
        + collars.ermine()
    )
    look = head(
        hair.bob(brown),
        face(Face(PALE, shade, BLUE, "straight", "calm", "raised")),
        beard.full(brown, shade),
        crowns.arched(BLUE, (BLUE, RED)),
        scale=1.04,
        y=214,
    )
    front = right.sleeve(RED, WINE, motif=(GOLD, "cross")) + left.sleeve(RED, WINE, motif=(GOLD, "cross"))
    raised = held(right, weapons.sceptre(reach(right), tip), dx=4) + right.hand(hands.fist(PALE), WHITE)
    front += held(left, regalia.orb(BLUE), 0, 0.95, -4, 6) + left.hand(hands.palm(PALE), WHITE)
    return Half(thrones.arched(FOREST, OCHRE, GOLD), body, look, front, _SASH, raised=raised)
