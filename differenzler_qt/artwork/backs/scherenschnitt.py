"""Draws the back *scherenschnitt*: a paper-cut of an alpine pasture, black on cream."""

from __future__ import annotations

from differenzler_qt.artwork.backs.border import border, field
from differenzler_qt.artwork.moving import mirrored, moved, scaled
from differenzler_qt.artwork.palette import CREAM, INK, RED
from differenzler_qt.artwork.paper import both, card
from differenzler_qt.artwork.svg import circle_path, flat, group, num, place, polar

_BLACK = "#26222b"
_COW = (
    "M-44 -14C-46 -20 -44 -26 -38 -27C-24 -30 -4 -28 14 -30C20 -36 26 -40 32 -41C30 -46 31 -52 36 -55C35 -50 36 -46 39 -44C42 -45 44 -45 46 -44C48 -47 52 -50 50 -55"
    "C55 -52 56 -46 53 -41C56 -38 60 -33 62 -28C62 -24 58 -22 54 -23C50 -23 46 -24 43 -25C41 -17 38 -11 34 -7L34 0L35 24H28L26 4L22 -2C10 0 -8 0 -20 -3L-24 6L-23 24H-30L-32 8"
    "C-36 4 -38 -2 -38 -10C-40 -2 -41 8 -45 14C-50 8 -46 -2 -44 -14Z"
)
_BELL = "M36 -14h8l4 12h-16Z"
_FIR = "M0 -92L13 -66H7L21 -42H11L28 -14H5V0H-5V-14H-28L-11 -42H-21L-7 -66H-13Z"
_HUT = "M-40 0V-26L-50 -22L0 -52L50 -22L40 -26V0H12V-18H-4V0ZM-30 -20V-10H-16V-20ZM20 -20V-10H32V-20Z"
_HEART = "M0 30C-8 16 -28 6 -28 -12C-28 -24 -20 -30 -13 -30C-6 -30 -2 -24 0 -18C2 -24 6 -30 13 -30C20 -30 28 -24 28 -12C28 6 8 16 0 30Z"
_BIRD = "M-26 6C-16 -2 -8 -6 0 -6C4 -14 12 -16 18 -12L26 -11L19 -7C18 2 10 10 0 10C-8 10 -12 8 -16 8L-30 14Z"


def scherenschnitt_back() -> str:
    """Returns the whole back."""
    scene = "".join(flat(part, _BLACK) + flat(mirrored(part, 285), _BLACK) for part in _scene())
    half = group(scene, _tree(), _hearts(), transform="translate(0 -10) scale(1 1.12)")
    chain = flat("".join(circle_path(69 + 27 * k, 445, 4.5) for k in range(17)), RED)
    return card(field(CREAM), both(half), chain, border(INK, _BLACK))


def _scene() -> list[str]:
    """Returns the outlines of ground, cow, firs, hut and birds on the left side."""
    ground = "M48 372C90 352 120 366 160 356C210 346 240 362 290 356V372C240 380 210 366 160 376C120 384 90 374 48 392Z"
    upper = "M48 232C100 206 150 222 214 204V218C160 236 104 222 48 250Z"
    return [
        ground,
        upper,
        _moved(_COW, 128, 336, 1.0),
        _moved(_BELL, 128, 336, 1.0),
        _moved(_FIR, 76, 366, 1.0),
        _moved(_FIR, 186, 206, 0.8),
        _moved(_FIR, 74, 226, 1.1),
        _moved(_HUT, 130, 216, 0.9),
        _moved(_BIRD, 142, 124, 1.0),
        _moved(_BIRD, 92, 92, 0.7),
    ]


def _tree() -> str:
    """Returns the tree in the middle: trunk, and leaves along symmetrical boughs."""
    trunk = "M276 366C280 300 280 200 283 96H287C290 200 290 300 294 366Z"
    boughs, leaves = [], []
    for k, (y, reach) in enumerate(((300, 96), (250, 108), (200, 96), (150, 74), (112, 44))):
        for side in (-1, 1):
            x, top = 285 + side * reach, y - 34
            boughs.append(
                f"M285 {y}C{285 + side * reach * 0.4} {y + 4} {x} {y} {x} {top}C{x - side * 5} {y - 8} {285 + side * reach * 0.4} {y - 8} 285 {y - 8}Z"
            )
            for j in range(1, 4):
                t = j / 3
                px, py = 285 + side * reach * (0.2 + 0.8 * t), y - 2 - 32 * t**3
                leaves += [_drop(px, py, 29 - 2 * k, a) for a in (side * 24 - 40, side * 24 + 40)]
    return "".join(flat(d, _BLACK) for d in (trunk, *boughs, "".join(leaves)))


def _hearts() -> str:
    dots = "".join(
        circle_path(x, y, 5) for x, y in ((108, 156), (462, 156), (232, 70), (338, 70), (62, 150), (508, 150))
    )
    heart = place(flat(_HEART, RED), 285, 72, 0.62)
    return heart + flat(dots, RED)


def _drop(x: float, y: float, size: float, angle: float) -> str:
    (a, b), (c, d), (e, f) = (
        polar(x, y, size, angle),
        polar(x, y, size * 0.62, angle - 44),
        polar(x, y, size * 0.62, angle + 44),
    )
    return f"M{num(x)} {num(y)}C{num(c)} {num(d)} {num(c)} {num(d)} {num(a)} {num(b)}C{num(e)} {num(f)} {num(e)} {num(f)} {num(x)} {num(y)}Z"


def _moved(d: str, x: float, y: float, scale: float) -> str:
    """Returns absolute path data of an outline that is drawn around the origin."""
    return moved(scaled(d, scale), x, y)
