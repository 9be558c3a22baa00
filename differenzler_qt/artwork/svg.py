"""Builds SVG markup from the few elements that Qt and browsers draw alike."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from differenzler_qt.artwork.palette import INK

Point = tuple[float, float]


def num(value: float) -> str:
    """Formats a coordinate with at most one decimal.

    Rounding to millionths first hides the last bits, in which the sines of two systems may differ.
    """
    text = f"{round(value, 6):.1f}".rstrip("0").rstrip(".")
    return "0" if text in {"", "-0"} else text


def shape(d: str, fill: str, width: float | None = None, stroke: str | None = None) -> str:
    """Returns a filled path with the inherited ink line, or with a line of its own."""
    return f'<path d="{_tight(d)}" fill="{fill}"{_stroke(width, stroke)}/>'


def flat(d: str, fill: str, opacity: float = 1.0) -> str:
    """Returns a filled path without a line."""
    veil = "" if opacity == 1.0 else f' fill-opacity="{num2(opacity)}"'
    return f'<path d="{_tight(d)}" fill="{fill}" stroke="none"{veil}/>'


def line(d: str, width: float | None = None, stroke: str | None = None) -> str:
    """Returns a path that is only a line."""
    return f'<path d="{_tight(d)}" fill="none"{_stroke(width, stroke)}/>'


def disc(
    x: float, y: float, r: float, fill: str, width: float | None = None, stroke: str | None = None
) -> str:
    """Returns a circle; a width of 0 leaves its line out."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_stroke(width, stroke)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float | None = None) -> str:
    """Returns an upright ellipse; a width of 0 leaves its line out."""
    place = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse {place} fill="{fill}"{_stroke(width, None)}/>'


def group(*parts: str, transform: str = "", width: float | None = None) -> str:
    """Returns the parts in one group, moved by a transform or with an inherited line width."""
    move = f' transform="{transform}"' if transform else ""
    return f"<g{move}{_stroke(width, None)}>{''.join(parts)}</g>"


def place(markup: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> str:
    """Returns markup drawn around the origin, moved to (x, y), turned in degrees, scaled, perhaps mirrored."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if flip:
        steps.append(f"scale({num2(-scale)} {num2(scale)})")
    elif scale != 1.0:
        steps.append(f"scale({num2(scale)})")
    return group(markup, transform=" ".join(steps))


def document(width: float, height: float, *parts: str, left: float = 0.0, top: float = 0.0) -> str:
    """Returns a whole SVG document whose parts inherit the ink line with round joins."""
    box = f"{num(left)} {num(top)} {num(width)} {num(height)}"
    pen = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(width)}" height="{num(height)}">'
    return f"{head}<g {pen}>{''.join(parts)}</g></svg>\n"


def polygon(points: Iterable[Point]) -> str:
    """Returns path data for a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Returns path data for a Catmull-Rom curve through the points, as cubic Bézier pieces."""
    count = len(points)
    pieces = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        before, start, end, after = (_at(points, i + k, closed) for k in (-1, 0, 1, 2))
        a = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        b = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (a, b, end)))
    return "".join(pieces) + ("Z" if closed else "")


def circle_path(x: float, y: float, r: float) -> str:
    """Returns path data for a circle, so that many circles fit in one path."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """Returns the point at a distance and a clockwise angle from straight up."""
    angle = math.radians(degrees)
    return (x + r * math.sin(angle), y - r * math.cos(angle))


def num2(value: float) -> str:
    """Formats a scale or an opacity with at most three decimals."""
    return f"{round(value, 6):.3f}".rstrip("0").rstrip(".")


def _tight(d: str) -> str:
    """Returns path data without the blanks that a minus sign makes needless."""
    return d.replace(" -", "-")


def _at(points: Sequence[Point], index: int, closed: bool) -> Point:
    if closed:
        return points[index % len(points)]
    return points[min(max(index, 0), len(points) - 1)]


def _stroke(width: float | None, stroke: str | None) -> str:
    if width == 0:
        return ' stroke="none"'
    colour = f' stroke="{stroke}"' if stroke else ""
    thick = f' stroke-width="{num(width)}"' if width is not None else ""
    return colour + thick
