"""Draws the Swiss Banner: two swallow-tailed flags on crossed-over poles, each with its suit."""

from __future__ import annotations

from differenzler_qt.artwork.names import Symbol
from differenzler_qt.artwork.palette import (
    BLUE,
    BROWN,
    CHESTNUT,
    CREAM,
    GOLD,
    GREEN,
    OCHRE,
    RED,
    STRAW,
    Tones,
)
from differenzler_qt.artwork.paper import both
from differenzler_qt.artwork.pips import pip
from differenzler_qt.artwork.svg import disc, flat, line, place, shape

_CLOTHS: dict[Symbol, tuple[str, str, str]] = {
    Symbol.SHIELD: (STRAW, "#e3bd5c", BLUE),
    Symbol.ROSE: (CREAM, "#e4cf9f", GREEN),
    Symbol.BELL: (RED, "#a92a2a", STRAW),
    Symbol.ACORN: ("#dfe3a8", "#c5cb88", BROWN),
}
_FLAG = "M150 96C196 70 240 84 286 104C336 126 392 122 452 92C432 134 406 192 362 236C410 270 440 326 456 392C396 424 338 424 286 402C240 384 196 378 150 398Z"
_FOLD = "M286 104C336 126 392 122 452 92C432 134 406 192 362 236C410 270 440 326 456 392C396 424 338 424 286 402C316 300 316 200 286 104Z"
_HEM = "M150 116C196 92 240 106 286 126C336 146 384 144 440 116M150 378C196 358 240 364 286 382C338 402 390 402 448 374"
_SMALL = 0.66
_TAIL = "M452 92C432 134 406 192 362 236C410 270 440 326 456 392"


def banner(symbol: Symbol, tones: Tones, large: bool = False) -> str:
    """Returns the flag and pole of one half, twice."""
    cloth, shade, hem = _CLOTHS[symbol]
    pole = line("M150 84V806", 17) + line("M150 84V806", 9, CHESTNUT)
    spear = shape("M150 24C166 48 166 62 156 78H144C134 62 134 48 150 24Z", GOLD) + line(
        "M150 34V74", 2.6, OCHRE
    )
    knob = disc(150, 816, 13, GOLD) + shape("M138 78H162V92H138Z", OCHRE, 3.6)
    flag = shape(_FLAG, cloth) + flat(_FOLD, shade) + line(_HEM, 9, hem) + line(_HEM, 1.6) + line(_FLAG)
    fringe = line(_TAIL, 8) + line(_TAIL, 3.6, hem)
    rings = "".join(disc(150, y, 9, GOLD, 3.4) for y in (112, 247, 382))
    drawn = both(pole, spear, knob) + both(flag, fringe, rings, pip(symbol, tones, 258, 246, 1.82))
    return place(drawn, 285 - 285 * _SMALL, 445 - 445 * _SMALL, _SMALL) if large else drawn
