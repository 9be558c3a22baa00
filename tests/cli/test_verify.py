"""``verify`` says whether a save file holds, and returns it as exit status."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from differenzler_qt.cli import main
from differenzler_qt.cli.off_screen import play_hands
from differenzler_qt.cli.verification import SENTENCES
from differenzler_qt.storage.match_file import MatchFile
from differenzler_qt.storage.problems import FileProblem

Data = dict[str, Any]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    MatchFile(path).save(play_hands(2, seed=3))
    return path


def test_good_file(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(saved)]) == 0
    out = capsys.readouterr().out
    assert f"{saved}: valid" in out
    assert "2 of 2 finished hands add up" in out
    assert "2 of 2 deals match their commitments; its seed gives every deal" in out


def change_points(data: Data) -> None:
    scored = next(event for event in data["events"] if event["event"] == "HandScored")
    scored["scores"][0]["taken"] += 1


def change_salt(data: Data) -> None:
    scored = next(event for event in data["events"] if event["event"] == "HandScored")
    scored["salt"] = "0" * 32


def change_card(data: Data) -> None:
    played = [event for event in data["events"] if event["event"] == "CardPlayed"]
    played[0]["card"], played[1]["card"] = played[1]["card"], played[0]["card"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (change_points, "the points of the hand do not add up"),
        (change_salt, "the deal does not match the commitment"),
        (change_card, "the action was not allowed"),
        (lambda data: data.pop("seats"), "a field is missing"),
    ],
)
def test_bad_file(
    saved: Path, change: Callable[[Data], object], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(saved.read_text())
    change(data)
    saved.write_text(json.dumps(data))
    assert main(["verify", str(saved)]) == 1
    assert f"NOT VALID: {says}" in capsys.readouterr().err


def test_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing")]) == 1
    assert "there is no such file" in capsys.readouterr().err


def test_every_problem_has_a_sentence() -> None:
    assert set(SENTENCES) == set(FileProblem)
