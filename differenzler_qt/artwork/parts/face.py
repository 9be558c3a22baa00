"""Draws a face in three-quarter view, turned to the right, 134 units high around the origin."""

from __future__ import annotations

from dataclasses import dataclass, field

from differenzler_qt.artwork.palette import INK, UMBER, WHITE
from differenzler_qt.artwork.svg import disc, flat, line, oval, shape


@dataclass(frozen=True, slots=True)
class Skin:
    """The tones of a skin: lit, shaded, and the red of cheeks."""

    lit: str
    shade: str
    blush: str


FAIR = Skin("#f6d3ae", "#e2ab82", "#ea9a7c")
PALE = Skin("#f9dfc4", "#e8ba98", "#ee9f8b")
RUDDY = Skin("#efbc90", "#d4946a", "#df7a5c")
TANNED = Skin("#dfa676", "#bd8154", "#cd7350")


@dataclass(frozen=True, slots=True)
class Face:
    """What makes one face differ from another."""

    skin: Skin = FAIR
    hair: str = UMBER
    iris: str = INK
    nose: str = "straight"
    mouth: str = "calm"
    brow: str = "level"
    woman: bool = False
    old: bool = False
    gaze: float = 0.0
    stubble: str = field(default="")


_MAN = "M-46 -40C-52 -78 50 -84 47 -36C46 -28 42 -22 42 -15C43 -8 48 2 46 16C44 38 38 58 22 69C12 75 -4 75 -13 69C-30 59 -44 44 -47 20Z"
_WOMAN = "M-45 -40C-51 -78 49 -84 46 -36C45 -28 42 -22 42 -15C43 -7 46 2 44 15C41 38 32 60 17 70C10 74 2 74 -5 70C-26 57 -42 40 -46 18Z"
_SHADE = "M-46 -40L-47 20C-44 44 -30 59 -13 69C-4 75 8 74 16 72C-8 66 -26 46 -31 18C-34 -2 -36 -22 -46 -40Z"

_NOSES = {
    "straight": (
        "M15 -17C18 -2 24 10 30 20C32 26 26 30 15 28",
        "M15 -17C18 -2 24 10 30 20C32 26 26 30 15 28C19 18 16 4 11 -8Z",
    ),
    "hooked": (
        "M13 -17C14 -8 16 -1 22 4C30 10 34 17 33 23C32 29 25 29 15 27",
        "M13 -17C14 -8 16 -1 22 4C30 10 34 17 33 23C32 29 25 29 15 27C21 18 16 4 9 -6Z",
    ),
    "round": (
        "M15 -15C17 -4 20 4 23 9C33 10 36 20 30 26C25 31 14 31 10 25",
        "M15 -15C17 -4 20 4 23 9C33 10 36 20 30 26C25 31 14 31 10 25C16 22 18 12 12 -6Z",
    ),
    "small": (
        "M16 -8C19 4 23 13 27 19C28 25 23 27 15 26",
        "M16 -8C19 4 23 13 27 19C28 25 23 27 15 26C19 19 18 8 14 0Z",
    ),
    "snub": (
        "M15 -12C17 0 20 8 28 14C31 20 26 26 16 26",
        "M15 -12C17 0 20 8 28 14C31 20 26 26 16 26C20 18 17 8 12 -2Z",
    ),
}

_BROWS = {
    "level": (
        "M-29 -20C-19 -31 -4 -32 7 -25C-4 -27 -16 -26 -27 -16Z",
        "M24 -26C30 -33 38 -32 45 -25C38 -27 31 -26 25 -21Z",
    ),
    "raised": (
        "M-30 -23C-20 -38 -4 -38 6 -30C-4 -33 -17 -31 -27 -19Z",
        "M24 -31C30 -38 38 -37 43 -29C37 -32 31 -31 25 -26Z",
    ),
    "stern": (
        "M-30 -28C-18 -34 -4 -29 9 -19C-4 -23 -16 -26 -28 -22Z",
        "M23 -20C29 -29 36 -32 43 -30C37 -27 31 -22 25 -15Z",
    ),
    "bushy": (
        "M-32 -17C-30 -31 -10 -36 8 -26C10 -22 6 -19 2 -21C-10 -26 -22 -22 -27 -14Z",
        "M23 -23C28 -33 38 -33 43 -25C43 -21 41 -20 39 -21C35 -25 30 -22 26 -18Z",
    ),
    "thin": (
        "M-27 -21C-18 -31 -4 -31 6 -25C-4 -28 -16 -27 -26 -19Z",
        "M25 -26C31 -32 38 -31 43 -26C38 -28 31 -28 26 -24Z",
    ),
}

_MOUTHS = {
    "calm": "M-3 47C4 44 9 46 14 48C19 46 25 44 29 45",
    "smile": "M-8 43C0 52 20 54 32 41M-11 41L-6 46",
    "grin": "M-9 42C2 48 20 48 33 40C30 56 2 60 -9 42Z",
    "stern": "M-5 49C4 46 20 46 29 49",
    "wry": "M-6 48C6 50 20 48 31 41",
}


def face(it: Face) -> str:
    """Returns the face without hair, beard and hat."""
    outline = _WOMAN if it.woman else _MAN
    nose_line, nose_shade = _NOSES[it.nose]
    parts = [_ear(it), shape(outline, it.skin.lit), flat(_SHADE, it.skin.shade)]
    if it.stubble:
        parts.append(
            flat(
                "M-46 22C-40 46 -26 61 -13 69C-4 75 12 75 22 69C34 60 40 46 43 32C34 34 28 36 15 36C-4 36 -20 40 -46 22Z",
                it.stubble,
            )
        )
    parts += [
        line(outline),
        oval(-22, 27, 12, 9, it.skin.blush, 0),
        oval(37, 26, 6, 8, it.skin.blush, 0),
        flat(nose_shade, it.skin.shade),
        _eyes(it),
        line(nose_line, 3.4),
        _mouth(it),
    ]
    if it.old:
        parts.append(
            line(
                "M-9 27C-15 33 -17 39 -15 45M-30 3C-25 8 -19 9 -13 9M36 6C38 8 40 8 42 7",
                2.2,
            )
        )
    return "".join(parts)


def _ear(it: Face) -> str:
    lobe = "M-43 -10C-56 -22 -66 -10 -62 4C-60 16 -54 22 -46 18Z"
    return shape(lobe, it.skin.shade) + line("M-56 -8C-50 -10 -48 0 -53 6", 2.4)


def _eyes(it: Face) -> str:
    g = it.gaze
    near = "M-24 -6C-18 -17 -4 -17 4 -5C-4 1 -16 2 -24 -6Z"
    far = "M24 -6C28 -16 38 -17 43 -8C38 0 30 1 24 -6Z"
    lids = "M-27 -4C-19 -19 -4 -19 5 -4M23 -5C28 -18 39 -18 44 -9"
    brow_near, brow_far = _BROWS[it.brow]
    parts = [
        flat(near, WHITE),
        flat(far, WHITE),
        disc(-8 + g, -6.8, 6.6, it.iris, 0),
        disc(35 + g, -7.4, 5.8, it.iris, 0),
        disc(-6 + g, -9.2, 1.9, WHITE, 0),
        disc(37 + g, -9.8, 1.7, WHITE, 0),
        line(lids, 4.4 if it.woman else 4),
        line("M-17 2C-12 4 -6 3 -1 0", 1.8),
    ]
    if it.woman:
        parts.append(line("M-26 -5L-34 -9M44 -9L49 -13", 3.4))
    parts.append(flat(brow_near + brow_far, it.hair))
    return "".join(parts)


def _mouth(it: Face) -> str:
    d = _MOUTHS[it.mouth]
    if it.mouth == "grin":
        return shape(d, WHITE, 3.4) + line("M4 62C10 64 16 63 20 61", 2.4)
    if it.woman:
        lips = "M-1 46C4 42 9 39 14 42C18 39 23 41 28 45C22 56 6 57 -1 46Z"
        return shape(lips, "#c8403a", 2.6) + line("M-4 44C4 48 10 47 14 48.5C19 47 24 47 31 42.5", 2.4)
    return line(d, 3.6) + line("M6 57C11 60 17 59 22 56", 2.4, it.skin.shade)
