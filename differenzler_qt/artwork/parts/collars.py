"""Draws necks and collars in card coordinates, for a head at (285, 205)."""

from __future__ import annotations

from differenzler_qt.artwork.palette import INK, WHITE
from differenzler_qt.artwork.parts.face import Skin
from differenzler_qt.artwork.svg import disc, flat, line, num, polar, polygon, shape


def neck(skin: Skin) -> str:
    """Returns neck and throat with the shadow of the chin; collars are drawn over it."""
    d = "M255 250C256 280 252 294 234 306C250 338 320 338 336 306C320 294 316 282 316 250Z"
    shadow = "M255 262C262 284 300 292 316 268V286C300 306 268 300 255 284Z"
    return shape(d, skin.lit) + flat(shadow, skin.shade)


def ruff(colour: str = WHITE) -> str:
    """Returns a pleated ruff."""
    outer = []
    for k in range(25):
        a = -104 + 208 * k / 24
        r = 84 if k % 2 else 74
        x, y = polar(0, 0, r, 180 - a)
        outer.append((285 + x, 262 + y * 0.62))
    inner = "C336 262 320 292 285 292C250 292 234 262 234 252Z"
    d = polygon(outer)[:-1] + inner
    pleats = "".join(
        f"M{num(285 + x * 0.62)} {num(262 + y * 0.62)}L{num(285 + x)} {num(262 + y)}"
        for x, y in (
            (polar(0, 0, 72, 180 - b)[0], polar(0, 0, 72, 180 - b)[1] * 0.62) for b in range(-80, 81, 20)
        )
    )
    return shape(d, colour, 3.6) + line(pleats, 2.4)


def band(colour: str, trim: str = INK) -> str:
    """Returns a standing collar, open at the throat."""
    near = "M248 286C232 296 228 312 232 326C250 334 268 334 282 330L262 296Z"
    far = "M318 286C334 294 340 310 338 326C322 334 304 334 290 330L306 298Z"
    return (
        shape(near, colour)
        + shape(far, colour)
        + line("M240 316C252 322 264 323 274 321M330 316C320 322 308 323 299 321", 2.4, trim)
    )


def wide(colour: str, trim: str) -> str:
    """Returns a broad flat collar with two points."""
    near = "M250 292C220 302 200 318 188 340C214 356 246 362 268 372L286 316Z"
    far = "M320 292C350 302 370 318 382 340C356 356 324 362 302 372L286 316Z"
    return (
        shape(near, colour)
        + shape(far, colour)
        + line("M200 338C222 350 246 356 264 362M370 338C348 350 324 356 306 362", 2.6, trim)
    )


_TAILS = (
    (166, 340),
    (204, 350),
    (214, 318),
    (250, 356),
    (286, 368),
    (322, 356),
    (358, 318),
    (368, 350),
    (406, 340),
    (268, 322),
    (306, 322),
)


def ermine(colour: str = WHITE, tails: tuple[tuple[float, float], ...] = _TAILS) -> str:
    """Returns a fur cape over the shoulders with black tails where nothing will half cover them."""
    d = "M244 288C200 302 150 316 118 362C140 372 158 362 172 374C188 388 206 374 220 386C238 400 256 384 272 396C284 402 292 402 302 394C318 382 334 398 350 386C364 374 382 386 398 374C412 362 432 372 452 362C420 316 370 302 326 288C312 306 262 306 244 288Z"
    spots = "".join(_tail(x, y) for x, y in tails)
    return shape(d, colour) + (flat(spots, INK) if spots else "")


def _tail(x: float, y: float) -> str:
    return f"M{x} {y}c5 5 6 12 3 20l-3 -5l-3 5c-3 -8 -2 -15 3 -20Z"


def chain(gold: str, y: float = 362, half: float = 78) -> str:
    """Returns a chain of office of round links that hangs to y."""
    parts = []
    for k in range(-5, 6):
        x = 285 + half * k / 5
        parts.append(
            f'<circle cx="{x:.0f}" cy="{y - 44 * (k / 5) ** 2:.0f}" r="8" fill="{gold}" stroke-width="3"/>'
        )
    return "".join(parts)


def mantle(colour: str, trim: str, bead: str) -> str:
    """Returns a shoulder cape with a broad trim and round beads along its edge."""
    d = "M244 288C200 302 150 316 118 362C170 392 226 404 285 404C344 404 400 392 452 362C420 316 370 302 326 288C312 306 262 306 244 288Z"
    rim = "M130 346C176 374 228 384 285 384C342 384 394 374 440 346L452 362C400 392 344 404 285 404C226 404 170 392 118 362Z"
    beads = "".join(disc(285 + 40 * k, 400 - 2.55 * k * k, 9, bead, 3.2) for k in range(-2, 4))
    return shape(d, colour) + shape(rim, trim, 3.6) + beads
