"""Draws the figures of Eicheln: a woodman, a hunter, the king of the woods."""

from __future__ import annotations

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
    BROWN,
    CHESTNUT,
    CREAM,
    FOREST,
    GOLD,
    GREEN,
    LEAF,
    OCHRE,
    ORANGE,
    RED,
    STRAW,
    UMBER,
    WHITE,
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
from differenzler_qt.artwork.parts.face import FAIR, RUDDY, TANNED, Face, face
from differenzler_qt.artwork.svg import line, place

_SASH = (BROWN, STRAW, "leaf")


def under() -> Half:
    """Returns the Under: a woodman in a cowl with his axe."""
    right, left = SLIM_RIGHT, SLIM_LEFT
    body = robes.garment(robes.SLIM, CHESTNUT) + robes.shadow(
        "M398 346C406 380 398 430 394 500H346C360 440 362 380 350 318Z", BROWN
    )
    body += robes.front(CREAM, 22, 14) + robes.seams(
        "M270 372L300 388M300 372L270 388M270 400L300 416M300 400L270 416", 3, BROWN
    )
    cape = "M226 276C196 300 168 330 160 366C186 360 196 384 218 372C240 394 258 372 285 396C312 372 330 394 352 372C374 384 384 360 410 366C402 330 374 300 344 276Z"
    body += (
        collars.neck(TANNED)
        + robes.garment(cape, GREEN)
        + robes.seams(
            "M214 316C208 330 204 346 202 360M356 316C362 330 366 346 368 360M250 336C248 350 246 362 246 372M322 336C324 350 326 362 326 372",
            3,
            FOREST,
        )
    )
    look = head(
        hats.hood(GREEN, FOREST, UMBER),
        face(Face(TANNED, UMBER, UMBER, "straight", "wry", "level")),
        beard.full(UMBER, BROWN),
        hats.hood_edge(GREEN),
    )
    front = right.sleeve(CHESTNUT, BROWN) + left.sleeve(CHESTNUT, BROWN)
    raised = held(right, weapons.axe(reach(right) / 0.88), 0, 0.88, -5) + right.hand(
        hands.fist(TANNED), CREAM
    )
    front += left.hand(hands.resting(TANNED), CREAM)
    return Half("", body, look, front, _SASH, LOW, raised=raised)


def ober() -> Half:
    """Returns the Ober: a hunter with feathered hat, horn and boar spear."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    body = robes.garment(robes.JACKET, GREEN) + robes.shadow(
        "M422 348C442 376 446 430 450 500H386C394 440 394 380 372 316Z", FOREST
    )
    body += (
        robes.front(STRAW, 34, 22)
        + robes.buttons(BROWN, count=4, top=346)
        + collars.neck(RUDDY)
        + collars.wide(ORANGE, BROWN)
    )
    body += line("M196 330C240 372 300 400 380 410", 13) + line("M196 330C240 372 300 400 380 410", 6, BROWN)
    look = head(
        hair.short(BROWN),
        face(Face(RUDDY, BROWN, FOREST, "straight", "calm", "bushy")),
        hair.sideburn(BROWN),
        beard.walrus(BROWN),
        place(hats.feather(WHITE, BROWN), -40, -64, 0.86),
        hats.brimmed(GREEN, FOREST, ORANGE),
    )
    front = right.sleeve(GREEN, FOREST) + left.sleeve(GREEN, FOREST)
    raised = held(right, weapons.spear(reach(right), ORANGE)) + right.hand(hands.fist(RUDDY), ORANGE)
    front += held(left, instruments.horn(GOLD), -6, 1.2, -28, 6) + left.hand(hands.fist(RUDDY), ORANGE, 80)
    return Half("", body, look, front, _SASH, raised=raised)


def king() -> Half:
    """Returns the King: brown-bearded, crowned with oak leaves, with an oak bough."""
    right, left = RIGHT_CHEST, LEFT_RAISED
    body = robes.garment(robes.CLOAK, GREEN) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", FOREST
    )
    body += (
        robes.front(OCHRE, 58, 70)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, FOREST)
        + collars.neck(FAIR)
        + collars.ermine("#d3a869", ())
    )
    look = head(
        hair.long(BROWN),
        face(Face(FAIR, UMBER, FOREST, "hooked", "calm", "stern", old=True)),
        beard.long(BROWN, UMBER),
        crowns.leaves(crowns.OAK, LEAF, GREEN, (RED, GREEN)),
        left=True,
    )
    front = right.sleeve(GREEN, FOREST, motif=(STRAW, "lozenge")) + left.sleeve(
        GREEN, FOREST, motif=(STRAW, "lozenge")
    )
    raised = held(left, plants.bough(LEAF, CHESTNUT), 0, 1.15, 0, -6) + left.hand(hands.fist(FAIR), "#d3a869")
    front += right.hand(hands.resting(FAIR), "#d3a869")
    return Half(thrones.gabled(BROWN, UMBER, GOLD), body, look, front, _SASH, HIGH_RIGHT, raised=raised)
