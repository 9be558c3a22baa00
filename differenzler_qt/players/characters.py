"""The tempers that make computers of one level differ; importable without numpy."""

from typing import Final

BOLD: Final = "bold"
CAREFUL: Final = "careful"
ZERO_CHASER: Final = "zero_chaser"
CHARACTERS: Final = ("", BOLD, CAREFUL, ZERO_CHASER)
"""The usual temper is the empty name."""


def character_at(seed: int, seat: int) -> str:
    """Return the temper of the computer on a seat: neighbours differ, and a resume changes nothing."""
    return CHARACTERS[(seed + seat) % len(CHARACTERS)]
