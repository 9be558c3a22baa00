"""Draws beards and moustaches over a face that looks to the right."""

from __future__ import annotations

from differenzler_qt.artwork.palette import RED
from differenzler_qt.artwork.svg import line, shape

_LIP = "M4 51C10 55 19 55 24 50"


def long(colour: str, shade: str) -> str:
    """Returns a long flowing beard down to the chest, with its moustache."""
    mass = "M-48 4C-58 40 -54 80 -40 104C-30 124 -12 140 2 164C6 146 14 140 22 130C28 138 30 142 30 150C44 128 54 96 52 58C52 38 50 20 46 8C42 26 36 34 26 36L4 36C-18 38 -38 30 -48 4Z"
    strands = "M-40 44C-38 74 -26 98 -14 118M-24 56C-20 84 -8 108 0 132M-6 64C-2 88 6 110 12 128M14 66C16 88 20 104 24 122M34 58C38 78 36 98 32 118M46 40C47 56 46 68 43 82"
    return shape(mass, colour) + line(strands, 2.6, shade) + line(_LIP, 5, RED) + drooping(colour)


def forked(colour: str, shade: str) -> str:
    """Returns a beard parted into two points."""
    mass = "M-48 6C-54 38 -48 66 -36 84C-30 98 -22 106 -18 122C-4 110 4 98 10 86C16 98 26 110 42 118C42 104 48 92 50 76C54 52 50 28 46 10C42 28 36 36 26 38L4 38C-18 40 -38 32 -48 6Z"
    strands = "M-38 46C-34 68 -26 86 -18 102M-22 56C-18 70 -12 82 -8 92M34 56C36 74 36 90 38 104M22 62C24 76 27 86 31 96"
    return shape(mass, colour) + line(strands, 2.6, shade) + line(_LIP, 5, RED) + drooping(colour)


def full(colour: str, shade: str) -> str:
    """Returns a round full beard."""
    mass = "M-48 4C-56 36 -50 68 -34 84C-18 98 22 102 38 86C52 70 54 34 46 8C42 26 36 36 26 38L4 38C-18 40 -38 30 -48 4Z"
    strands = "M-40 40C-38 58 -30 70 -22 78M-22 54C-18 68 -10 78 -4 84M-2 64C0 74 4 80 8 86M18 64C20 72 20 78 20 84M36 52C38 62 36 70 33 76"
    return shape(mass, colour) + line(strands, 2.6, shade) + line(_LIP, 5, RED) + drooping(colour)


def curly(colour: str) -> str:
    """Returns a beard of round curls."""
    mass = (
        "M-48 8C-60 14 -60 28 -52 34C-60 42 -56 56 -46 58C-50 68 -42 80 -30 78C-28 90 -12 94 -4 86C2 96 20 96 26 86C38 90 48 78 44 68"
        "C54 62 56 50 50 44C56 34 52 18 46 12C42 28 36 36 26 38L4 38C-18 40 -38 32 -48 8Z"
    )
    rings = "M-40 34C-32 32 -32 44 -40 44M-28 60C-20 58 -20 70 -28 70M-2 72C6 70 6 82 -2 82M22 70C30 68 30 80 22 78M36 50C43 49 43 60 36 60"
    return shape(mass, colour) + line(rings, 2.6) + line(_LIP, 5, RED) + drooping(colour)


def goatee(colour: str) -> str:
    """Returns a pointed chin beard with a fine moustache."""
    tuft = "M-4 60C2 56 8 58 14 60C20 57 25 56 29 59C30 76 22 92 12 102C2 92 -5 76 -4 60Z"
    return (
        shape(tuft, colour, 3.4)
        + line("M8 66V86M17 66V84", 2.2)
        + line("M6 52C11 54 18 54 22 51", 3.4, RED)
        + handlebar(colour)
    )


def drooping(colour: str) -> str:
    """Returns a moustache that droops over a beard."""
    d = "M16 33C6 29 -14 34 -30 54C-16 52 2 54 13 44C22 52 34 50 48 46C40 34 28 29 16 33Z"
    return shape(d, colour, 3)


def handlebar(colour: str) -> str:
    """Returns a moustache with turned-up tips."""
    d = "M16 35C4 29 -10 36 -18 42C-24 46 -32 44 -34 36C-38 50 -26 56 -14 53C-2 51 8 50 14 44C22 50 30 50 38 48C46 47 52 42 50 32C47 39 43 40 38 37C31 32 24 31 16 35Z"
    return shape(d, colour, 3)


def walrus(colour: str) -> str:
    """Returns a thick moustache that covers the mouth."""
    d = "M17 30C0 24 -22 36 -28 60C-14 56 0 60 14 54C26 60 36 58 48 56C48 38 34 25 17 30Z"
    return shape(d, colour, 3.4) + line(
        "M-16 50C-10 44 -4 42 4 40M2 54C6 48 10 44 14 42M26 52C26 48 24 44 22 42M40 50C36 45 32 42 28 40", 2.2
    )


def thin(colour: str) -> str:
    """Returns a thin moustache."""
    return shape(
        "M16 37C6 33 -6 37 -12 43C-2 42 8 44 15 42C22 44 30 43 38 41C32 35 24 33 16 37Z", colour, 2.4
    )


def whiskers(colour: str) -> str:
    """Returns broad side-whiskers that leave the chin free."""
    near = (
        "M-47 -14C-56 -6 -58 8 -52 16C-62 22 -60 38 -50 42C-56 52 -48 64 -38 62C-36 72 -22 76 -16 66C-8 62 -10 52 -18 50"
        "C-16 42 -22 34 -30 35C-28 26 -32 18 -38 17C-34 8 -38 -6 -47 -14Z"
    )
    far = "M46 2C53 10 52 20 47 25C52 34 46 46 38 48C34 54 28 56 27 52C30 46 32 40 36 37C35 31 37 26 41 24C39 16 42 8 46 2Z"
    rings = "M-46 8C-40 7 -40 15 -45 15M-44 32C-37 31 -37 41 -43 41M-32 52C-25 51 -25 61 -31 61"
    return shape(near, colour, 3.4) + line(rings, 2.4) + shape(far, colour, 3)
