"""Draws the French suit symbols as cut stones: a lit side, a shaded side and a bold rim."""

from __future__ import annotations

from differenzler_qt.artwork.palette import Tones
from differenzler_qt.artwork.svg import flat, line, shape


def spade(tones: Tones) -> str:
    """Returns a spade (Schaufel)."""
    foot = "M0 12C0 34 -6 46 -20 54H20C6 46 0 34 0 12Z"
    leaf = (
        "M0 -54C12 -32 44 -14 44 14C44 32 24 40 8 26L0 16L-8 26C-24 40 -44 32 -44 14C-44 -14 -12 -32 0 -54Z"
    )
    half = "M0 -54C12 -32 44 -14 44 14C44 32 24 40 8 26L0 16Z"
    return _stone(foot + leaf, half, "M-32 12C-32 0 -20 -12 -11 -23", tones)


def heart(tones: Tones) -> str:
    """Returns a heart (Herz)."""
    whole = "M0 54C-12 30 -46 10 -46 -20C-46 -38 -34 -48 -22 -48C-10 -48 -3 -40 0 -30C3 -40 10 -48 22 -48C34 -48 46 -38 46 -20C46 10 12 30 0 54Z"
    half = "M0 54C12 30 46 10 46 -20C46 -38 34 -48 22 -48C10 -48 3 -40 0 -30Z"
    return _stone(whole, half, "M-35 -20C-35 -30 -29 -37 -21 -37", tones)


def diamond(tones: Tones) -> str:
    """Returns a diamond (Ecken)."""
    whole = "M0 -56C10 -34 24 -14 40 0C24 14 10 34 0 56C-10 34 -24 14 -40 0C-24 -14 -10 -34 0 -56Z"
    half = "M0 -56C10 -34 24 -14 40 0C24 14 10 34 0 56Z"
    return _stone(whole, half, "M-27 -1C-18 -9 -12 -17 -7 -26", tones)


def club(tones: Tones) -> str:
    """Returns a club (Kreuz)."""
    foot = "M0 4C0 32 -6 46 -20 54H20C6 46 0 32 0 4Z"
    leaves = "M-12 -13A22.5 22.5 0 1 1 12 -13A22.5 22.5 0 1 1 5 20H-5A22.5 22.5 0 1 1 -12 -13Z"
    half = "M0 -54A22.5 22.5 0 0 1 12 -13A22.5 22.5 0 1 1 5 20H0Z"
    return _stone(foot + leaves, half, "M-38 8C-38 -1 -33 -6 -26 -7", tones)


def _stone(whole: str, half: str, gleam: str, tones: Tones) -> str:
    halo = line(whole, 13, tones.halo) if tones.halo else ""
    return (
        halo
        + shape(whole, tones.main, 3, tones.dark)
        + flat(half, tones.dark)
        + line(gleam, 5.5, tones.light)
    )
