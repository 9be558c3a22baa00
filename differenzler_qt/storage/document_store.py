"""A folder of documents of one kind, each in a file of its own, so that a damaged one costs only itself."""

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Generic, TypeVar

from differenzler_qt.storage.documents import Document, DocumentKind, Outcome, encode, load
from differenzler_qt.storage.files import remove, write_atomically

T = TypeVar("T")

_KEY: Final = re.compile(r"[a-z0-9-]{1,64}")


@dataclass(frozen=True, slots=True)
class StoredDocument(Generic[T]):
    """One document of a folder: its key, when it was last written, and what came of reading it."""

    key: str
    modified: datetime
    outcome: Outcome[T]


class DocumentStore(Generic[T]):
    """The documents of a folder, by key."""

    def __init__(
        self, folder: Path, kind: DocumentKind, parse: Callable[[Document], T], plain: Callable[[T], Document]
    ) -> None:
        self.folder = folder
        self._kind = kind
        self._parse = parse
        self._plain = plain

    @staticmethod
    def new_key() -> str:
        """Return a key that no document has yet."""
        return secrets.token_hex(8)

    def path(self, key: str) -> Path:
        """Return where a document lies; raises ``ValueError`` for what is no key."""
        if not _KEY.fullmatch(key):
            raise ValueError(f"not a key: {key!r}")
        return self.folder / f"{key}.json"

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all documents, the one last written first; none if the folder cannot be read."""
        try:
            found = [path for path in self.folder.glob("*.json") if _KEY.fullmatch(path.stem)]
        except OSError:
            return ()
        return tuple(
            path.stem for path in sorted(found, key=lambda path: (_modified(path), path), reverse=True)
        )

    def all(self) -> tuple[StoredDocument[T], ...]:
        """Read every document, the one last written first; damaged ones are set aside and listed once."""
        return tuple(
            StoredDocument(key, datetime.fromtimestamp(_modified(self.path(key)), UTC), self.load(key))
            for key in self.keys()
        )

    def load(self, key: str) -> Outcome[T]:
        """Read one document."""
        return load(self.path(key), self._kind, self._parse)

    def save(self, key: str, value: T) -> None:
        """Write one document whole; raises ``SaveFailed``."""
        write_atomically(self.path(key), encode(self._plain(value)))

    def delete(self, key: str) -> None:
        """Remove one document, if it is there; raises ``SaveFailed``."""
        remove(self.path(key))


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
