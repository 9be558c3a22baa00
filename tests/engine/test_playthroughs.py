"""Whole hands as reviewable text: every state and every seat's view stays what was once reviewed."""

import pytest

from tests.engine.playthroughs import FOLDER, TABLES, playthrough


@pytest.mark.parametrize("name", TABLES)
def test_playthrough_is_as_reviewed(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == expected.splitlines()


def test_there_is_no_file_too_many() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TABLES)
