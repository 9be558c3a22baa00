"""JSON documents with a format, a schema and a chain of upgrades; reading one never raises."""

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from differenzler_qt.storage.files import set_aside
from differenzler_qt.storage.problems import FileProblem, InvalidFile

_LOG = logging.getLogger(__name__)

LARGEST: Final = 32 * 1024 * 1024
"""Bytes beyond which a file is none of ours."""

Document = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class DocumentKind:
    """A kind of document: its name, today's schema, and by schema the pure function to the next one."""

    format: str
    schema: int
    upgrades: Mapping[int, Callable[[Document], Document]] = field(default_factory=dict)


class ReadKind(StrEnum):
    """What came of reading a file."""

    NONE = "none"
    LOADED = "loaded"
    DAMAGED = "damaged"
    NEWER = "newer"
    UNREADABLE = "unreadable"


_KINDS: Final = {
    FileProblem.NOT_FOUND: ReadKind.NONE,
    FileProblem.NEWER: ReadKind.NEWER,
    FileProblem.UNREADABLE: ReadKind.UNREADABLE,
}


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """What came of reading a file: the value if it was ``LOADED``, what was wrong otherwise.

    ``set_aside`` is where a damaged file lies now; ``None`` if it could not be moved.
    """

    kind: ReadKind
    path: Path
    value: T | None = None
    problem: FileProblem | None = None
    set_aside: Path | None = None


def load(
    path: Path, kind: DocumentKind, parse: Callable[[Document], T], *, move_damaged: bool = True
) -> Outcome[T]:
    """Read, upgrade and parse a document; a damaged one is set aside, a newer or unreadable one stays."""
    try:
        return Outcome(ReadKind.LOADED, path, parse(read_document(path, kind)))
    except InvalidFile as error:
        problem = error.problem
        if problem is not FileProblem.NOT_FOUND:
            _LOG.warning("%s: %s", path, error)
    except Exception:
        # The last wall between a file that nobody foresaw and a program that does not start.
        problem = FileProblem.BAD_FIELD
        _LOG.exception("%s could not be understood", path)
    kind_read = read_kind(problem)
    moved = set_aside(path) if kind_read is ReadKind.DAMAGED and move_damaged else None
    return Outcome(kind_read, path, problem=problem, set_aside=moved)


def read_kind(problem: FileProblem) -> ReadKind:
    """Return what a problem means for the file it was found in."""
    return _KINDS.get(problem, ReadKind.DAMAGED)


def read_document(path: Path, kind: DocumentKind) -> Document:
    """Return a document in today's schema; raises ``InvalidFile``."""
    return decode(_read_bytes(path), kind)


def kind_of(path: Path, kinds: Iterable[DocumentKind]) -> DocumentKind:
    """Return which kind a file says it is of; raises ``InvalidFile``, also where it is of none of them."""
    document = _parsed(_read_bytes(path))
    for kind in kinds:
        if _is_of(document, kind):
            return kind
    raise InvalidFile(FileProblem.OTHER_FORMAT, "format")


def decode(data: bytes, kind: DocumentKind) -> Document:
    """Return the document that bytes hold, in today's schema; raises ``InvalidFile``."""
    document = _parsed(data)
    if not _is_of(document, kind):
        raise InvalidFile(FileProblem.OTHER_FORMAT, "format")
    return upgrade(document, kind)


def upgrade(document: Document, kind: DocumentKind) -> Document:
    """Return a document in today's schema; raises ``InvalidFile`` if it is newer or cannot be upgraded."""
    schema = document.get("schema")
    if type(schema) is not int or schema < 1:
        raise InvalidFile(FileProblem.BAD_FIELD, "schema")
    if schema > kind.schema:
        raise InvalidFile(FileProblem.NEWER, "schema")
    for step in range(schema, kind.schema):
        try:
            document = {**kind.upgrades[step](document), "schema": step + 1}
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise InvalidFile(FileProblem.UPGRADE_FAILED, f"schema {step}") from error
    return document


def encode(document: Mapping[str, Any]) -> bytes:
    """Return the bytes of a document: indented, and pure ASCII so that every name survives."""
    return (json.dumps(document, indent=1) + "\n").encode("ascii")


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise InvalidFile(FileProblem.NOT_JSON) from error


def _is_of(document: Any, kind: DocumentKind) -> bool:
    return isinstance(document, dict) and document.get("format") == kind.format


def _read_bytes(path: Path) -> bytes:
    try:
        if not path.exists():
            raise InvalidFile(FileProblem.NOT_FOUND)
        if not path.is_file():
            raise InvalidFile(FileProblem.UNREADABLE)
        if path.stat().st_size > LARGEST:
            raise InvalidFile(FileProblem.TOO_LARGE)
        return path.read_bytes()
    except FileNotFoundError:
        raise InvalidFile(FileProblem.NOT_FOUND) from None
    except OSError as error:
        raise InvalidFile(FileProblem.UNREADABLE) from error
