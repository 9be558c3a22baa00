"""Names the colours of the decks: one ink, one paper, flat warm tones, and the tones of each suit."""

from __future__ import annotations

from dataclasses import dataclass

from differenzler_qt.artwork.names import Symbol

INK = "#241f26"
PAPER = "#fdf9ee"
EDGE = "#cdc3ab"
SAND = "#f6e9cb"
CREAM = "#fbf1d9"
WHITE = "#fffdf6"

RED = "#c9362e"
WINE = "#942430"
ROSE = "#e8776a"
ORANGE = "#df7f2d"
GOLD = "#ecb83c"
OCHRE = "#c98d22"
STRAW = "#f4d98a"
GREEN = "#3f8650"
FOREST = "#265a3a"
LEAF = "#7fae5a"
BLUE = "#2f5a99"
NAVY = "#223c6b"
SKY = "#8fb4d6"
TEAL = "#2f7f83"
PLUM = "#6b3358"
BROWN = "#7d4a27"
CHESTNUT = "#a8652f"
UMBER = "#4f3020"
STEEL = "#b9c1c9"
SLATE = "#7d8894"
CHARCOAL = "#3a3640"


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of one suit symbol: its face, its shaded side, its light, its second colour, its index, a halo."""

    main: str
    dark: str
    light: str
    accent: str
    index: str
    halo: str = ""


STANDARD: dict[Symbol, Tones] = {
    Symbol.SHIELD: Tones(BLUE, NAVY, CREAM, GOLD, INK),
    Symbol.ROSE: Tones(RED, WINE, "#f0938a", GREEN, INK),
    Symbol.BELL: Tones(GOLD, OCHRE, "#fff1bd", RED, INK),
    Symbol.ACORN: Tones("#c58a3c", "#8f5a22", "#f0cf92", GREEN, INK),
    Symbol.SPADE: Tones("#35323c", INK, "#6d6a78", GOLD, INK),
    Symbol.HEART: Tones(RED, "#a82a2a", "#ea8379", GOLD, "#bb2d28"),
    Symbol.DIAMOND: Tones(RED, "#a82a2a", "#ea8379", GOLD, "#bb2d28"),
    Symbol.CLUB: Tones("#35323c", INK, "#6d6a78", GOLD, INK),
}

FOUR_COLOUR: dict[Symbol, Tones] = {
    Symbol.SHIELD: Tones("#2a62c9", "#173a80", "#ffffff", "#8fc1f2", "#1d4ba3"),
    Symbol.ROSE: Tones("#d3222a", "#9a1420", "#ff9a92", "#5f2a1a", "#bd1a22"),
    Symbol.BELL: Tones("#ffd23b", "#f0a818", "#fff8d6", "#e06a00", "#b25a00"),
    Symbol.ACORN: Tones("#22a07c", "#0f6b52", "#c9efdf", "#0c4a3a", "#0b7658"),
    Symbol.SPADE: Tones("#35323c", INK, "#6d6a78", GOLD, INK),
    Symbol.HEART: Tones("#cf1f2a", "#9f131d", "#ff9a92", GOLD, "#bd1722"),
    Symbol.DIAMOND: Tones("#2a6fd0", "#1a4fa3", "#9cc6f5", GOLD, "#1d5ab5"),
    Symbol.CLUB: Tones("#189a78", "#0c7359", "#9adfca", GOLD, "#0c7d5f"),
}
