"""Draws the Swiss suit symbols: Schilten, Rosen, Schellen, Eicheln."""

from __future__ import annotations

from differenzler_qt.artwork.palette import GOLD, INK, Tones
from differenzler_qt.artwork.svg import circle_path, disc, flat, line, num, polar, shape


def shield(tones: Tones) -> str:
    """Returns a shield with a broad rim and a chevron."""
    rim = "M-44 -46C-32 -37 -18 -39 0 -50C18 -39 32 -37 44 -46C51 2 38 38 0 57C-38 38 -51 2 -44 -46Z"
    field = "M-34 -32C-22 -28 -11 -30 0 -37C11 -30 22 -28 34 -32C37 3 27 29 0 44C-27 29 -37 3 -34 -32Z"
    half = "M0 -37C11 -30 22 -28 34 -32C37 3 27 29 0 44Z"
    chevron = "M0 -22L31.5 4L24.5 21L0 1L-24.5 21L-31.5 4Z"
    return "".join(
        (
            shape(rim, tones.accent),
            flat(field, tones.main),
            flat(half, tones.dark),
            shape(chevron, tones.light, 2.5),
            line(field, 3),
        )
    )


def rose(tones: Tones) -> str:
    """Returns a heraldic rose: five petals, five inner petals, sepals between them."""
    sepals, petals, folds, inner = [], [], [], []
    for k in range(5):
        a = 72 * k
        left, tip, right = polar(0, 0, 34, a + 20), polar(0, 0, 58, a + 36), polar(0, 0, 34, a + 52)
        sepals.append(_path(left, tip, right))
        petals.append(_petal(a, 30, 53, 36))
        folds.append(_petal_fold(a))
        inner.append(_petal(a + 36, 12, 27, 36))
    return "".join(
        (
            shape("".join(sepals), tones.accent, 3),
            shape("".join(petals), tones.main, 3.4),
            line("".join(folds), 3, tones.dark),
            shape("".join(inner), tones.light, 3),
            disc(0, 0, 11, GOLD, 3),
        )
    )


def _path(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def _petal(angle: float, low: float, high: float, half: float) -> str:
    """Returns a petal from the centre, as wide as its fifth of the circle allows, with a dent at its rim."""
    a, b = polar(0, 0, low, angle - half), polar(0, 0, low, angle + half)
    c, d = polar(0, 0, high * 1.16, angle - half * 0.86), polar(0, 0, high * 1.16, angle + half * 0.86)
    dent = polar(0, 0, high * 0.91, angle)
    e, f = polar(0, 0, high * 1.12, angle - 9), polar(0, 0, high * 1.12, angle + 9)

    def at(*points: tuple[float, float]) -> str:
        return " ".join(f"{num(x)} {num(y)}" for x, y in points)

    return f"M0 0L{at(a)}C{at(c, e, dent)}C{at(f, d, b)}Z"


def _petal_fold(angle: float) -> str:
    (x, y), (u, v) = polar(0, 0, 33, angle), polar(0, 0, 43, angle)
    return f"M{num(x)} {num(y)}L{num(u)} {num(v)}"


def bell(tones: Tones) -> str:
    """Returns a round sleigh bell with a belt, a slot and an eye."""
    return "".join(
        (
            line("M-9 -42C-17 -58 17 -58 9 -42", 7.5),
            disc(0, 4, 46, tones.main),
            flat("M-45 10C-24 24 24 24 45 10A46 46 0 0 1 -45 10Z", tones.dark),
            flat("M28 -28A43 43 0 0 1 43 6C36 10 28 13 20 14.5C32 2 34 -14 28 -28Z", tones.dark),
            line("M-45 -4C-24 11 24 11 45 -4M-45 9C-24 24 24 24 45 9", 3.4),
            line("M0 30V48", 6),
            flat(circle_path(0, 29, 7.5), INK),
            line("M-30 -10C-30 -22 -22 -30 -13 -32", 6.5, tones.light),
        )
    )


def acorn(tones: Tones) -> str:
    """Returns an acorn with a scaled cap and a bent stalk."""
    nut = "M-33 -10C-42 22 -22 44 0 58C22 44 42 22 33 -10Z"
    cap = "M-43 -6C-45 -46 45 -46 43 -6C22 2 -22 2 -43 -6Z"
    return "".join(
        (
            line("M0 -34C-1 -46 4 -52 12 -55", 9),
            line("M0 -34C-1 -46 4 -52 12 -55", 3.5, tones.accent),
            shape(nut, tones.main),
            flat("M33 -6C41 22 22 43 2 56C20 34 22 12 20 -2Z", tones.dark),
            line("M-22 8C-23 20 -18 28 -12 35", 6, tones.light),
            shape(cap, tones.accent),
            line(
                "M-29 -2L-14 -34M-10 -.5L1 -36M11 -.5L17 -34M29 -2L31 -27M29 -2L14 -34M10 -.5L-1 -36M-11 -.5L-17 -34M-29 -2L-31 -27",
                2.2,
            ),
        )
    )
