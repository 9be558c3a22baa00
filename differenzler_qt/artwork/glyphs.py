"""Holds the index letters and numerals, drawn as sturdy slab-serif outlines 100 units high."""

from __future__ import annotations

from differenzler_qt.artwork.svg import num, num2

_O = "M40 -1C65 -1 81 20 81 50S65 101 40 101S-1 80 -1 50S15 -1 40 -1ZM40 14C28 14 21 27 21 50S28 86 40 86S59 73 59 50S52 14 40 14Z"
_SIX_BOWL = "M33 37C52 37 66 50 66 69S52 101 33 101S0 88 0 68S14 37 33 37ZM33 52C25 52 20 58 20 69S25 87 33 87S46 80 46 69S41 52 33 52Z"

_GLYPHS: dict[str, tuple[float, tuple[str, ...]]] = {
    "6": (66, (_SIX_BOWL, "M0 68C0 32 20 6 54 -1L59 12C36 20 24 36 20 62L10 78Z")),
    "7": (62, ("M1 0H62V15C47 38 40 66 40 100H18C19 66 28 40 44 18H15L13 31H1Z",)),
    "8": (
        66,
        (
            "M33 -1C50 -1 61 10 61 25S50 50 33 50S5 40 5 25S16 -1 33 -1ZM33 12C26 12 23 17 23 25S26 38 33 38S43 33 43 25S40 12 33 12Z",
            "M33 41C53 41 66 53 66 71S53 101 33 101S0 89 0 71S13 41 33 41ZM33 55C25 55 20 61 20 71S25 88 33 88S46 81 46 71S41 55 33 55Z",
        ),
    ),
    "10": (
        90,
        (
            "M0 15L17 0H29V87H38V100H0V87H11V22L3 27Z",
            "M66 -1C82 -1 90 18 90 50S82 101 66 101S42 82 42 50S50 -1 66 -1ZM66 13C61 13 59 25 59 50S61 87 66 87S73 75 73 50S71 13 66 13Z",
        ),
    ),
    "A": (86, ("M33 0H53L78 86H86V100H50V86H57L53 71H28L24 86H32V100H0V86H8ZM31 58H49L40 25Z",)),
    "K": (
        82,
        (
            "M0 0H36V14H28V44L52 14H45V0H78V14H70L48 41L74 86H82V100H47V86H53L35 55L28 64V86H36V100H0V86H8V14H0Z",
        ),
    ),
    "Q": (
        84,
        (_O, "M34 72C50 63 59 74 65 85C68 91 74 92 80 88L85 100C72 112 59 108 51 97C46 90 42 84 34 86Z"),
    ),
    "J": (
        62,
        (
            "M19 0H62V14H53V72C53 92 41 102 24 102C8 102 0 92 0 79C0 69 6 63 14 63S27 68 27 76C27 80 25 84 22 87C30 88 33 83 33 72V14H19Z",
        ),
    ),
    "B": (
        76,
        (
            "M0 0H41C62 0 72 10 72 25C72 36 66 44 56 47C69 50 76 59 76 72C76 90 64 100 43 100H0V86H8V14H0Z"
            "M28 14V41H38C47 41 51 36 51 27S47 14 38 14ZM28 55V86H40C49 86 54 80 54 71S49 55 40 55Z",
        ),
    ),
    "D": (
        84,
        ("M0 0H39C68 0 84 20 84 50S68 100 39 100H0V86H8V14H0ZM28 14V86H38C54 86 62 74 62 50S54 14 38 14Z",),
    ),
    "U": (
        82,
        (
            "M0 0H37V14H29V63C29 79 34 86 44 86S59 79 59 63V14H51V0H82V14H74V63C74 89 62 102 41 102S8 89 8 65V14H0Z",
        ),
    ),
    "O": (80, (_O,)),
}


def glyph(label: str, x: float, y: float, height: float, colour: str, widest: float = 1e9) -> str:
    """Returns a label with its top centre at (x, y), condensed where it would be wider than the given width."""
    turned = label == "9"
    width, outlines = _GLYPHS["6" if turned else label]
    up = height / 100
    across = min(up, widest / width)
    if turned:
        place = (
            f"translate({num(x + width * across / 2)} {num(y + height)}) scale({num2(-across)} {num2(-up)})"
        )
    else:
        place = f"translate({num(x - width * across / 2)} {num(y)}) scale({num2(across)} {num2(up)})"
    paths = "".join(f'<path d="{outline}"/>' for outline in outlines)
    return f'<g fill="{colour}" fill-rule="evenodd" stroke="none" transform="{place}">{paths}</g>'
