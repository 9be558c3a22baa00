"""The lines of a notated match, sorted into header tags and hands, each with its number."""

import json
import re
from dataclasses import dataclass, field
from typing import Final

from differenzler_qt.engine.match import SeatInfo


class NotationError(ValueError):
    """A text that is no match; ``line`` is the number of the first wrong line, from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True)
class Line:
    """One ``key: value`` line."""

    number: int
    key: str
    value: str


@dataclass(slots=True)
class Block:
    """The lines of one hand: those of its deal by key, and those of its play in order."""

    line: int
    dealing: dict[str, Line] = field(default_factory=dict)
    playing: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class NotatedText:
    """A text taken apart: header tags with their lines, and one block a hand."""

    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    seats: list[SeatInfo] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    last_line: int = 1


_TAG: Final = re.compile(r'\[(\w+) "([^"]*)"\]')
_SEAT: Final = re.compile(r'\[Seat ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")\]')
_HAND: Final = re.compile(r"Hand ([0-9]+)")
_KEYED: Final = re.compile(r"(\w+(?: [0-9]+)?):\s*(.*)")
_DEALING: Final = re.compile(r"deal|dealer|cards [0-9]+|talon|trump|shown")


def take_apart(text: str) -> NotatedText:
    """Return the lines of a text, sorted; raises ``NotationError``."""
    parts = NotatedText()
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        parts.last_line = number
        if line.startswith("["):
            _take_tag(parts, number, line)
        elif found := _HAND.fullmatch(line):
            if int(found[1]) != len(parts.blocks) + 1:
                raise NotationError(number, f"hand {len(parts.blocks) + 1} expected")
            parts.blocks.append(Block(number))
        else:
            _take_line(parts, number, line)
    return parts


def _take_tag(parts: NotatedText, number: int, line: str) -> None:
    if parts.blocks:
        raise NotationError(number, "a tag after the first hand")
    if found := _SEAT.fullmatch(line):
        try:
            parts.seats.append(SeatInfo(json.loads(found[1]), json.loads(found[2])))
        except ValueError:
            raise NotationError(number, "a name that cannot be read") from None
        return
    found = _TAG.fullmatch(line)
    if found is None or found[1] in parts.tags:
        raise NotationError(number, "a tag that cannot be read" if found is None else f"{found[1]} again")
    parts.tags[found[1]] = (number, found[2])


def _take_line(parts: NotatedText, number: int, text: str) -> None:
    found = _KEYED.fullmatch(text)
    if found is None or not parts.blocks:
        raise NotationError(number, "a line that cannot be read")
    block, line = parts.blocks[-1], Line(number, found[1], found[2])
    if not _DEALING.fullmatch(line.key):
        block.playing.append(line)
    elif line.key in block.dealing or block.playing:
        raise NotationError(number, f"{line.key} again, or too late")
    else:
        block.dealing[line.key] = line
