"""The slates for real cards: each in a file of its own, written after every entry."""

from pathlib import Path
from typing import Final

from differenzler_qt.slate.codec import FORMAT, SCHEMA, MalformedSlate, slate_from_dict, slate_to_dict
from differenzler_qt.slate.document import Slate
from differenzler_qt.storage.document_store import DocumentStore
from differenzler_qt.storage.documents import Document, DocumentKind
from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.problems import FileProblem, InvalidFile

SLATE_KIND: Final = DocumentKind(FORMAT, SCHEMA)


class SlateStore(DocumentStore[Slate]):
    """All slates of this user."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder or user_paths().slates, SLATE_KIND, _parse, slate_to_dict)

    def slates(self) -> tuple[Slate, ...]:
        """Return the slates that can be read, the oldest first, for the statistics."""
        found = (entry.outcome.value for entry in reversed(self.all()))
        return tuple(slate for slate in found if slate is not None)


def _parse(document: Document) -> Slate:
    try:
        return slate_from_dict(document)
    except MalformedSlate as error:
        raise InvalidFile(FileProblem.BAD_FIELD, str(error)) from error
