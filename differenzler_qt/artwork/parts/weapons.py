"""Draws shafts and what stands on them, around the grip at the origin; a shaft ends where it is told."""

from __future__ import annotations

from differenzler_qt.artwork.palette import CHESTNUT, GOLD, OCHRE, STEEL
from differenzler_qt.artwork.svg import disc, flat, line, shape

_GLEAM = "#929ba6"


def shaft(top: float, bottom: float, wood: str = CHESTNUT) -> str:
    """Returns an upright shaft between two heights."""
    return line(f"M0 {top}V{bottom}", 13) + line(f"M0 {top}V{bottom}", 5.6, wood)


def halberd(bottom: float) -> str:
    """Returns a halberd: spike, axe blade to the right, hook to the left."""
    spike = "M-7 -196C-9 -226 -4 -252 0 -272C4 -252 9 -226 7 -196Z"
    blade = "M6 -204C18 -210 28 -222 33 -232C43 -204 42 -168 32 -144C26 -156 18 -166 6 -168Z"
    hook = "M-6 -202C-18 -204 -28 -198 -36 -184C-28 -186 -16 -182 -6 -174Z"
    socket = "M-9 -206H9V-150H-9Z"
    return (
        shaft(-200, bottom)
        + shape(spike, STEEL)
        + shape(blade, STEEL)
        + flat("M32 -224C40 -200 39 -172 32 -150C30 -172 29 -200 32 -224Z", _GLEAM)
        + shape(hook, STEEL)
        + shape(socket, GOLD, 3.4)
    )


def spear(bottom: float, ribbon: str) -> str:
    """Returns a boar spear with a cross-bar and a ribbon."""
    blade = "M0 -282C20 -250 22 -222 8 -196H-8C-22 -222 -20 -250 0 -282Z"
    cloth = "M-8 -176C-26 -182 -26 -162 -20 -146C-30 -150 -34 -138 -30 -126C-22 -136 -10 -142 -6 -162Z"
    return (
        shaft(-200, bottom)
        + shape(cloth, ribbon, 3.4)
        + shape(blade, STEEL)
        + line("M0 -270V-204", 3)
        + shape("M-26 -196H26V-184H-26Z", GOLD, 3.4)
        + shape("M-8 -184H8V-160H-8Z", OCHRE, 3.4)
    )


def sword(gem: str) -> str:
    """Returns an upright sword, gripped below its guard."""
    blade = "M-9 -38L-8 -226L0 -250L8 -226L9 -38Z"
    guard = (
        "M-48 -40C-30 -48 30 -48 48 -40C52 -32 48 -26 42 -28C28 -34 -28 -34 -42 -28C-48 -26 -52 -32 -48 -40Z"
    )
    return (
        shape(blade, STEEL)
        + flat("M1 -40V-240L6 -226L7 -40Z", _GLEAM)
        + line("M0 -52V-190", 2)
        + line("M0 -30V34", 15)
        + line("M0 -28V32", 7, "#7d4a27")
        + shape(guard, GOLD, 3.8)
        + disc(0, 44, 13, GOLD)
        + disc(0, 44, 5.5, gem, 2.4)
    )


def axe(bottom: float) -> str:
    """Returns a woodman's axe with its edge to the right."""
    blade = "M-12 -120H10C24 -124 36 -134 42 -146C56 -112 54 -78 42 -52C34 -64 22 -76 8 -80H-12Z"
    return (
        shaft(-140, bottom)
        + shape(blade, STEEL)
        + flat("M41 -138C51 -112 50 -80 42 -60C39 -84 37 -112 41 -138Z", "#e7ebee")
        + shape("M-14 -124H10V-76H-14Z", _GLEAM, 3.6)
    )


def staff(bottom: float, knob: str) -> str:
    """Returns an alpenstock with a crook."""
    crook = "M0 -200C0 -246 -6 -262 -24 -262C-42 -262 -46 -240 -34 -232"
    return (
        line(f"M0 {bottom}V-200" + crook[7:], 13.5)
        + line(f"M0 {bottom}V-200" + crook[7:], 6, CHESTNUT)
        + shape("M-9 -196H9V-182H-9Z", knob, 3)
    )


def sceptre(bottom: float, head: str) -> str:
    """Returns a golden sceptre; the head is drawn around its tip."""
    rod = f"M-5.5 -150H5.5L6 {bottom}H-6Z"
    return (
        shape(rod, GOLD, 3.8)
        + shape("M-11 -150H11L7 -134H-7Z", OCHRE, 3.4)
        + f'<g transform="translate(0 -176) scale(.9)">{head}</g>'
    )
