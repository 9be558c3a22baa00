"""Draws the figures of Schaufel (spades): a mercenary, a lady of Appenzell, a mountain king."""

from __future__ import annotations

from differenzler_qt.artwork.figures.base import (
    LEFT_CHEST,
    RIGHT_CHEST,
    RIGHT_RAISED,
    Half,
    head,
    held,
    reach,
)
from differenzler_qt.artwork.palette import (
    CHARCOAL,
    GOLD,
    INK,
    NAVY,
    OCHRE,
    PLUM,
    RED,
    SKY,
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
    regalia,
    robes,
    thrones,
    weapons,
)
from differenzler_qt.artwork.parts.face import FAIR, PALE, RUDDY, Face, face
from differenzler_qt.artwork.svg import disc, line, place, shape

_SASH = (CHARCOAL, GOLD, "cross")


def jack() -> Half:
    """Returns the Jack: a young mercenary in plumed beret and slashed doublet, with a halberd."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    dark = "#3b2b26"
    body = robes.garment(robes.JACKET, PLUM) + robes.garment(
        "M285 316L285 520H450C446 430 442 376 422 348C394 318 356 314 324 296Z", CHARCOAL
    )
    body += robes.seams(
        "M232 340C240 370 240 400 236 440M206 350C212 376 212 400 208 440M338 340C330 366 330 390 334 430M364 346C358 370 358 390 362 420",
        9,
    ) + robes.seams(
        "M232 340C240 370 240 400 236 440M206 350C212 376 212 400 208 440M338 340C330 366 330 390 334 430M364 346C358 370 358 390 362 420",
        4,
        STRAW,
    )
    body += robes.buttons(GOLD, count=4, top=346) + collars.neck(FAIR) + collars.band(STRAW)
    look = head(
        hair.bob(dark),
        face(Face(FAIR, dark, UMBER, "straight", "wry", "stern")),
        hair.sideburn(dark),
        beard.thin(dark),
        hats.beret(PLUM, STRAW, CHARCOAL),
        place(hats.plume(WHITE, SLATE), -34, -60, 1.0),
    )
    front = right.sleeve(CHARCOAL, INK, STRAW) + left.sleeve(PLUM, "#44203a", STRAW)
    raised = held(right, weapons.halberd(reach(right) / 0.92), 0, 0.92, -4) + right.hand(
        hands.fist(FAIR), STRAW
    )
    front += left.hand(hands.resting(FAIR), STRAW)
    return Half("", body, look, front, _SASH, raised=raised)


def queen() -> Half:
    """Returns the Queen: in the black lace wings of Appenzell, with a prayer-book and silver."""
    right, left = RIGHT_CHEST, LEFT_CHEST
    brown = "#4a3026"
    body = robes.garment(robes.SLIM, CHARCOAL) + robes.garment(
        "M246 330C240 360 238 420 242 520H328C332 420 330 360 324 330Z", PLUM
    )
    body += robes.seams("M250 366L320 372M248 392L322 398M248 418L322 424", 6) + robes.seams(
        "M250 366L320 372M248 392L322 398M248 418L322 424", 2.8, STEEL
    )
    body += (
        collars.neck(PALE)
        + shape(
            "M240 300C216 312 204 324 198 344C226 356 256 350 285 338C314 350 344 356 372 344C366 324 354 312 330 300C318 326 252 326 240 300Z",
            WHITE,
        )
        + line("M214 336C238 342 262 338 285 328C308 338 332 342 356 336", 2.4, SLATE)
    )
    body += disc(285, 350, 13, STEEL, 3.4) + disc(285, 350, 5, RED, 2.4)
    back = head(bonnets.wings(CHARCOAL, STEEL, RED), scale=1.06, y=212)
    look = head(
        hair.bun(brown),
        face(Face(PALE, brown, NAVY, "small", "calm", "thin", woman=True)),
        hair.parted(brown),
        bonnets.cap(WHITE, GOLD),
        bonnets.earring(),
        scale=1.06,
        y=212,
    )
    front = right.sleeve(WHITE, SLATE) + left.sleeve(WHITE, SLATE)
    front += (
        held(left, regalia.book(WINE), -10, 1.0, 12, -22)
        + right.hand(hands.resting(PALE), PLUM)
        + left.hand(hands.resting(PALE), PLUM)
    )
    return Half(back, body, look, front, (PLUM, STRAW, "cross"))


def king() -> Half:
    """Returns the King: a grim lord of the mountains with a grey beard, furs and sword."""
    right, left = RIGHT_RAISED, LEFT_CHEST
    grey, shade = "#a9a6a4", "#6e6a6c"
    body = robes.garment(robes.CLOAK, CHARCOAL) + robes.shadow(
        "M92 366C66 400 58 440 50 510H100C108 450 120 400 150 360Z", INK
    )
    body += (
        robes.front(PLUM, 58, 70)
        + robes.buttons(GOLD, count=3, top=410, step=24)
        + robes.seams("M120 400C112 430 108 460 106 480", 3, SLATE)
        + collars.neck(RUDDY)
        + collars.ermine("#c9bda9")
    )
    look = head(
        hair.long(grey),
        face(Face(RUDDY, shade, SLATE, "hooked", "stern", "stern", old=True)),
        beard.forked(grey, shade),
        crowns.points((SKY, PLUM), STEEL, GOLD, "#929ba6"),
    )
    front = right.sleeve(CHARCOAL, INK, motif=(STEEL, "cross")) + left.sleeve(
        CHARCOAL, INK, motif=(STEEL, "cross")
    )
    raised = held(right, weapons.sword(PLUM), 0, 0.92) + right.hand(hands.fist(RUDDY), "#c9bda9")
    front += left.hand(hands.resting(RUDDY), "#c9bda9")
    return Half(thrones.gabled(PLUM, OCHRE, GOLD), body, look, front, _SASH, raised=raised)
