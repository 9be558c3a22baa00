"""Draws the figures of Ecken (diamonds): a postilion, a lady of the Engadine, a merchant king."""

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
    CHARCOAL,
    CREAM,
    GOLD,
    NAVY,
    OCHRE,
    ORANGE,
    RED,
    STRAW,
    TEAL,
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
    regalia,
    robes,
    thrones,
    weapons,
)
from differenzler_qt.artwork.parts.face import FAIR, TANNED, Face, face
from differenzler_qt.artwork.svg import disc, line, place, shape

_SASH = (TEAL, STRAW, "lozenge")
_DEEP = "#1f5f63"


def jack() -> Half:
    """Returns the Jack: a postilion with tall hat and post-horn."""
    right, left = RIGHT_RAISED, LEFT_BELT
    fair = "#b5792f"
    body = robes.garment(robes.JACKET, ORANGE) + robes.shadow(
        "M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", "#a95a1b"
    )
    body += robes.garment(
        "M248 300C228 330 240 400 262 520H308C330 400 342 330 322 300L285 346Z", WHITE
    ) + robes.garment(
        "M246 296C220 316 208 340 214 372L256 420L250 330ZM324 296C350 316 362 340 356 366L314 414L320 330Z",
        TEAL,
    )
    body += robes.buttons(GOLD, count=3, top=372, step=24) + collars.neck(FAIR) + collars.band(CREAM)
    look = head(
        hair.short(fair),
        face(Face(FAIR, fair, TEAL, "snub", "smile", "level")),
        hair.sideburn(fair),
        hats.tophat(CHARCOAL, "#1d1a22", GOLD),
        disc(-30, -70, 10, RED, 3),
        disc(-30, -70, 4, WHITE, 2),
        x=280,
    )
    front = right.sleeve(ORANGE, "#a95a1b") + left.sleeve(ORANGE, "#a95a1b")
    raised = held(right, instruments.posthorn(), -14, 1.05, -2, -30) + right.hand(hands.fist(FAIR), TEAL)
    front += left.hand(hands.fist(FAIR), TEAL, 84)
    return Half("", body, look, front, _SASH, raised=raised)


def queen() -> Half:
    """Returns the Queen: in the scarlet of the Engadine, with embroidered cap, veil, amber and fan."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    black = "#2c2229"
    body = robes.garment(robes.JACKET, RED) + robes.shadow(
        "M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", WINE
    )
    body += robes.garment(
        "M244 322C232 366 244 430 252 520H318C326 430 338 366 326 322C312 344 258 344 244 322Z", CHARCOAL
    ) + robes.seams("M262 356L308 376M308 352L262 380M264 388L306 408M306 384L264 412", 3, GOLD)
    body += (
        collars.neck(FAIR)
        + shape(
            "M240 300C206 314 178 330 164 356C204 372 232 350 256 342L285 356L314 342C338 350 366 372 406 356C392 330 364 314 330 300C318 326 252 326 240 300Z",
            STRAW,
        )
        + line("M186 350C214 352 234 340 254 330L285 344L316 330C336 340 356 352 384 350", 3, RED)
    )
    body += "".join(disc(285 + 9 * k, 322 - 0.55 * k * k, 6.5, ORANGE, 2.4) for k in range(-4, 5))
    look = head(
        face(Face(FAIR, black, UMBER, "straight", "smile", "thin", woman=True, gaze=2)),
        hair.parted(black),
        bonnets.pillbox(WINE, GOLD, "#4d3a44"),
        left=True,
        scale=1.06,
        y=212,
    )
    front = right.sleeve(RED, WINE, STRAW) + left.sleeve(RED, WINE, STRAW)
    raised = held(left, regalia.fan(TEAL, STRAW), 8, 0.86, -4, -16) + left.hand(hands.fist(FAIR), STRAW)
    front += right.hand(hands.resting(FAIR), STRAW)
    return Half("", body, look, front, _SASH, HIGH_RIGHT, raised=raised)


def king() -> Half:
    """Returns the King: a dark merchant prince with pointed beard, golden robe and a purse of coins."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    black = "#2c2229"
    tip = shape("M0 -28L20 0L0 28L-20 0Z", RED, 3.6) + line("M-20 0H20M0 -28L-7 0L0 28L7 0Z", 2.2, WINE)
    body = robes.garment(robes.CLOAK, GOLD) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", OCHRE
    )
    body += (
        robes.front(TEAL, 58, 70)
        + robes.buttons(STRAW, count=3, top=410, step=24)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, OCHRE)
        + collars.neck(TANNED)
        + collars.mantle(RED, STRAW, TEAL)
    )
    turban = shape(
        "M-58 -40C-76 -72 -50 -104 0 -106C48 -104 74 -76 54 -42C22 -60 -26 -60 -58 -40Z", RED
    ) + line(
        "M-58 -52C-30 -84 20 -92 58 -74M-52 -78C-24 -96 10 -100 40 -92M-40 -50C-10 -66 30 -70 58 -60", 3, WINE
    )
    look = head(
        hair.short(black),
        face(Face(TANNED, black, UMBER, "hooked", "calm", "bushy")),
        hair.sideburn(black),
        beard.goatee(black),
        place(turban, 0, -20, 1),
        crowns.coronet((TEAL, WHITE)),
    )
    front = right.sleeve(GOLD, OCHRE, motif=(RED, "lozenge")) + left.sleeve(
        GOLD, OCHRE, motif=(RED, "lozenge")
    )
    coin = (
        disc(0, -28, 26, STRAW) + disc(0, -28, 18, STRAW, 2.4) + shape("M0 -40L9 -28L0 -16L-9 -28Z", RED, 2.4)
    )
    raised = held(right, weapons.sceptre(reach(right), tip), dx=4) + right.hand(hands.fist(TANNED), WHITE)
    front += held(left, coin, 0, 1, -6, 6) + left.hand(hands.palm(TANNED), WHITE)
    return Half(thrones.gabled(NAVY, OCHRE, GOLD), body, look, front, (RED, STRAW, "lozenge"), raised=raised)
