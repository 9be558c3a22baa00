"""The running match on the disk, rewritten whole after every event."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from differenzler_qt.engine import Match
from differenzler_qt.engine.codec import deal_to_dict, event_to_dict
from differenzler_qt.storage.documents import Outcome, ReadKind, load
from differenzler_qt.storage.files import remove, write_atomically
from differenzler_qt.storage.match_document import (
    MATCH_KIND,
    SavedMatch,
    match_head,
    saved_match_from_document,
)
from differenzler_qt.storage.paths import user_paths

T = TypeVar("T")


class MatchFile:
    """The save file of the running match.

    A file of a newer version stays untouched; matches of this version then go into a file beside it.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._main = path or user_paths().match
        self._own = self._main.with_name(f"{self._main.stem}-schema{MATCH_KIND.schema}{self._main.suffix}")
        self._blocked = False
        self._events = _Lines(event_to_dict)
        self._deals = _Lines(deal_to_dict)

    @property
    def path(self) -> Path:
        """Where the next save goes."""
        return self._own if self._blocked else self._main

    def load(self) -> Outcome[SavedMatch]:
        """Read the running match; whatever the file holds, the outcome says so and nothing is raised."""
        found = self._read(self._main)
        self._blocked = found.kind is ReadKind.NEWER
        if found.kind not in (ReadKind.NEWER, ReadKind.NONE):
            return found
        own = self._read(self._own)
        if own.kind is ReadKind.NONE:
            return found
        self._blocked = True
        return own

    def save(self, match: Match, application: Mapping[str, Any] | None = None) -> None:
        """Write a match and what the application keeps beside it (JSON values); raises ``SaveFailed``."""
        self.write(self.encode(match, application))

    def encode(self, match: Match, application: Mapping[str, Any] | None = None) -> bytes:
        """Return what ``write`` writes; only events that are new since the last time are encoded."""
        head = json.dumps(match_head(match, application))[1:-1]
        deals = self._deals.text(match.known_deals)
        events = self._events.text(match.events)
        text = f'{{{head},\n"deals": [\n{deals}\n],\n"events": [\n{events}\n]}}\n'
        return text.encode("ascii")

    def write(self, data: bytes) -> None:
        """Write an encoded match, in any one thread (the disk takes the time); raises ``SaveFailed``."""
        path = self.path
        write_atomically(path, data, sync_folder=not path.exists())

    def clear(self) -> None:
        """Remove the file: the match is in the history or was given up; raises ``SaveFailed``."""
        remove(self.path)

    @staticmethod
    def _read(path: Path) -> Outcome[SavedMatch]:
        return load(path, MATCH_KIND, saved_match_from_document)


class _Lines(Generic[T]):
    """The JSON lines of a growing list, kept as long as its items are the very same objects."""

    def __init__(self, plain: Callable[[T], Any]) -> None:
        self._plain = plain
        self._items: list[T] = []
        self._lines: list[str] = []

    def text(self, items: Sequence[T]) -> str:
        """Return one line for each item."""
        pairs = zip(self._items, items, strict=False)
        same = next((i for i, (old, new) in enumerate(pairs) if old is not new), None)
        if same is None:
            same = min(len(self._items), len(items))
        fresh = items[same:]
        self._items[same:] = fresh
        self._lines[same:] = [json.dumps(self._plain(item), separators=(",", ":")) for item in fresh]
        return ",\n".join(self._lines)
