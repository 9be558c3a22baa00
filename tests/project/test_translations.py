"""Every sentence of the interface is translated, and the compiled catalogues are those of the texts."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest

from resources.i18n import update
from tests.project.sources import CATALOGUES

NAMES = (update.GERMAN, update.ENGLISH)
_PLACEHOLDER = re.compile(r"%(?:L?\d+|n)")


@dataclass(frozen=True, slots=True)
class Message:
    """One string of a catalogue and its forms; `state` is empty when it is finished."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    state: str

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.context, self.source, self.comment)


def messages(catalogue: Path) -> Iterator[Message]:
    """Read the messages of a catalogue."""
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None, message.findtext("source")
            plural = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                forms=tuple(plural or [translation.text or ""]),
                state=translation.get("type", ""),
            )


def faults(message: Message) -> Iterator[str]:
    """Say what is wrong with one translation."""
    wanted = set(_PLACEHOLDER.findall(message.source))
    for form in message.forms:
        found = set(_PLACEHOLDER.findall(form))
        if message.state:
            yield f"is {message.state}"
        elif not form.strip():
            yield "is empty"
        elif found | {"%n"} != wanted | {"%n"} or (len(message.forms) == 1 and found != wanted):
            yield f"has the places {sorted(found)} instead of {sorted(wanted)}"
        if re.search('[ß„“”"]', form):
            yield "is not in Swiss spelling (ss and «…»)"


@pytest.mark.parametrize("name", NAMES)
def test_no_string_is_missing_or_left_over(name: str, tmp_path: Path) -> None:
    committed = CATALOGUES / f"{name}.ts"
    fresh = tmp_path / committed.name
    if committed.exists():
        shutil.copy(committed, fresh)
    update.collect(fresh)
    known = {message.key for message in messages(committed)} if committed.exists() else set()
    used = {message.key for message in messages(fresh)}
    assert (used - known, known - used) == (set(), set()), "run: python resources/i18n/update.py"


@pytest.mark.parametrize("name", NAMES)
def test_every_string_is_translated(name: str) -> None:
    catalogue = CATALOGUES / f"{name}.ts"
    if catalogue.exists():
        found = [f"{m.context}: {m.source!r} {fault}" for m in messages(catalogue) for fault in faults(m)]
        assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_the_compiled_catalogue_is_current(name: str, tmp_path: Path) -> None:
    catalogue = CATALOGUES / f"{name}.ts"
    if catalogue.exists():
        compiled = tmp_path / "fresh.qm"
        update.compile_to(catalogue, compiled)
        committed = catalogue.with_suffix(".qm")
        assert compiled.read_bytes() == committed.read_bytes(), "run: python resources/i18n/update.py"


def _message(source: str, *forms: str, state: str = "") -> Message:
    return Message("Page", source, "", forms, state)


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (_message("Hello %1", "Grüezi %1"), ""),
        (_message("%n card(s)", "eine Karte", "%n Karten"), ""),
        (_message("Hello %1", "Grüezi"), "places"),
        (_message("Hello", ""), "empty"),
        (_message("Hello", "", state="unfinished"), "unfinished"),
        (_message("Size", "Größe"), "Swiss"),
        (_message("The Jack", "Der „Puur“"), "Swiss"),
    ],
)
def test_faults_are_found(message: Message, fault: str) -> None:
    found = list(faults(message))
    assert (len(found) == 1 and fault in found[0]) if fault else found == []
