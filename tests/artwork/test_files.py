"""The files under resources are what the generator writes, and use only what all renderers draw alike."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from differenzler_qt.artwork.__main__ import main, stale, write
from differenzler_qt.artwork.catalogue import files
from differenzler_qt.artwork.names import RANKS, SUITS, VARIANTS, Deck, Variant, face_file

RESOURCES = Path(__file__).parents[2] / "resources"
LIMIT = 40_000
ALLOWED = {"svg", "g", "path", "circle", "ellipse", "rect"}
COLOUR = re.compile(r"none|#[0-9a-f]{6}")
FILES = files()


def test_files_are_up_to_date() -> None:
    assert list(stale()) == []


def test_generator_is_deterministic() -> None:
    command = [sys.executable, "-m", "differenzler_qt.artwork", "--check"]
    subprocess.run(command, check=True, cwd=RESOURCES.parent, env={**os.environ, "PYTHONHASHSEED": "7"})


def test_no_other_svg_lies_in_the_folders_of_the_generator() -> None:
    folders = [RESOURCES / "cards", RESOURCES / "suits"]
    found = {path.relative_to(RESOURCES).as_posix() for folder in folders for path in folder.rglob("*.svg")}
    assert found == {name for name in FILES if name.startswith(("cards/", "suits/"))}


def test_check_names_what_is_stale_and_write_mends_it(tmp_path: Path) -> None:
    assert main(["--check"], tmp_path) == 1
    write(tmp_path)
    assert main(["--check"], tmp_path) == 0
    (tmp_path / "cards/swiss/TD.svg").write_text("<svg/>", encoding="utf-8")
    assert list(stale(tmp_path)) == ["cards/swiss/TD.svg"]
    assert write(tmp_path) == ["cards/swiss/TD.svg"]


@pytest.mark.parametrize("name", sorted(FILES))
def test_file_is_small_and_plain(name: str) -> None:
    text = FILES[name]
    assert len(text.encode()) <= LIMIT
    root = ET.fromstring(text)
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert tags <= ALLOWED
    for element in root.iter():
        for attribute in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(attribute, "none")), (name, element.attrib)
        assert not {"style", "class", "href"} & set(element.attrib)


def test_every_face_has_a_file() -> None:
    named = {
        f"cards/{face_file(deck, variant, rank + suit, german)}"
        for deck in Deck
        for variant in VARIANTS
        for rank in RANKS
        for suit in SUITS
        for german in (False, True)
    }
    assert named <= set(FILES)
    assert (
        len([name for name in FILES if re.fullmatch(r"cards/(french|swiss)/[^/]+\.svg", name)]) == 36 + 8 + 36
    )


@pytest.mark.parametrize(
    ("deck", "variant", "code", "german", "expected"),
    [
        (Deck.SWISS, Variant(), "TD", True, "swiss/TD.svg"),
        (Deck.FRENCH, Variant(), "TD", True, "french/TD.svg"),
        (Deck.FRENCH, Variant(), "JH", False, "french/JH.svg"),
        (Deck.FRENCH, Variant(), "JH", True, "french/JH.de.svg"),
        (Deck.FRENCH, Variant(), "KH", True, "french/KH.svg"),
        (Deck.FRENCH, Variant(four_colour=True), "QS", True, "french/four-colour/QS.de.svg"),
        (Deck.SWISS, Variant(True, True), "QS", True, "swiss/four-colour-large-index/QS.svg"),
    ],
)
def test_file_of_a_face(deck: Deck, variant: Variant, code: str, german: bool, expected: str) -> None:
    assert face_file(deck, variant, code, german) == expected
