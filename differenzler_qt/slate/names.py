"""The names of the players at the table: how they are cleaned, and why one cannot be used."""

import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

MAX_NAME: Final = 20
"""The longest name that a column of six can show."""


class NameProblem(StrEnum):
    """Why a name cannot be used."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    NO_LETTER = "no_letter"
    DUPLICATE = "duplicate"


def clean_name(name: str) -> str:
    """Return a name in composed form, without control characters and superfluous blanks."""
    plain = unicodedata.normalize("NFC", name)
    printable = "".join(char if char.isprintable() else " " for char in plain)
    return " ".join(printable.split())


def name_key(name: str) -> str:
    """Return what makes two spellings the same player: «anna» is «Anna»."""
    return clean_name(name).casefold()


def name_problems(names: Sequence[str]) -> tuple[NameProblem | None, ...]:
    """Return for each name why it cannot be used, or ``None``; of two equal names the later one is wrong."""
    keys = [name_key(name) for name in names]
    return tuple(
        _own_problem(name) or (NameProblem.DUPLICATE if key in keys[:place] else None)
        for place, (name, key) in enumerate(zip(names, keys, strict=True))
    )


def _own_problem(name: str) -> NameProblem | None:
    cleaned = clean_name(name)
    if not cleaned:
        return NameProblem.EMPTY
    if len(cleaned) > MAX_NAME:
        return NameProblem.TOO_LONG
    if not any(char.isalpha() for char in cleaned):
        return NameProblem.NO_LETTER
    return None
