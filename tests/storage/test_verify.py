"""The check of a save file: what is wrong, and at which event."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from differenzler_qt.engine import PRESETS, Match
from differenzler_qt.storage.match_file import MatchFile
from differenzler_qt.storage.problems import FileProblem
from differenzler_qt.storage.verify import verify_file
from tests.storage.play import TABLES, finished_match, new_match, play

DATA = Path(__file__).parents[1] / "data"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_match(table: str, path: Path) -> None:
    match = finished_match(table)
    MatchFile(path).save(match)
    report = verify_file(path)
    assert report.is_valid
    assert report.is_over
    assert report.from_seed
    assert report.preset == (table if table in PRESETS else None)
    assert report.events == len(match.events)
    assert report.hands_finished == report.sums == report.fair_deals == len(match.scored)
    assert report.standings == match.standings


def test_a_running_match_of_the_first_schema() -> None:
    report = verify_file(DATA / "match-schema1.json")
    assert report.is_valid
    assert (report.is_over, report.hands_finished, report.fair_deals) == (False, 1, 1)


def test_given_deals_are_no_problem(path: Path) -> None:
    played = finished_match()
    MatchFile(path).save(play(Match.new(played.rules, played.seats, 99, played.deals)))
    report = verify_file(path)
    assert report.is_valid
    assert not report.from_seed


def first(kind: str, document: dict[str, Any]) -> int:
    """Return the index of the first event of a kind."""
    return next(i for i, event in enumerate(document["events"]) if event["event"] == kind)


def swap_cards(document: dict[str, Any]) -> int:
    """Let two seats change their first cards, as if the deal had been another one."""
    index = first("CardPlayed", document)
    one, other = document["events"][index], document["events"][index + 1]
    one["card"], other["card"] = other["card"], one["card"]
    return index


def change_points(document: dict[str, Any]) -> int:
    index = first("HandScored", document)
    document["events"][index]["scores"][0]["taken"] += 1
    return index


def change_salt(document: dict[str, Any]) -> int:
    index = first("HandScored", document)
    document["events"][index]["salt"] = "0" * 32
    return index


def change_penalty(document: dict[str, Any]) -> int:
    index = first("HandScored", document)
    document["events"][index]["scores"][0]["score"] = 0
    return index


def change_trick(document: dict[str, Any]) -> int:
    index = first("TrickTaken", document)
    document["events"][index]["points"] += 1
    return index


def change_winner(document: dict[str, Any]) -> int:
    index = first("MatchEnded", document)
    document["events"][index]["winners"] = [0, 1, 2, 3]
    return index


FALSE: list[tuple[Callable[[dict[str, Any]], int], FileProblem]] = [
    (swap_cards, FileProblem.ILLEGAL_ACTION),
    (change_trick, FileProblem.DOES_NOT_FOLLOW),
    (change_points, FileProblem.WRONG_SUM),
    (change_penalty, FileProblem.DOES_NOT_FOLLOW),
    (change_salt, FileProblem.UNFAIR_DEAL),
    (change_winner, FileProblem.DOES_NOT_FOLLOW),
]


@pytest.mark.parametrize(("falsify", "problem"), FALSE, ids=lambda value: getattr(value, "__name__", None))
def test_the_first_problem_is_named(
    falsify: Callable[[dict[str, Any]], int], problem: FileProblem, path: Path
) -> None:
    document = json.loads(MatchFile(path).encode(finished_match()))
    index = falsify(document)
    path.write_text(json.dumps(document), encoding="ascii")
    before = path.read_bytes()
    report = verify_file(path)
    assert (report.problem, report.event, report.is_valid) == (problem, index + 1, False)
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", FileProblem.NOT_JSON),
        (b"{}", FileProblem.OTHER_FORMAT),
        (b'{"format": "differenzler-match", "schema": 99}', FileProblem.NEWER),
        (b'{"format": "differenzler-match", "schema": 1}', FileProblem.UPGRADE_FAILED),
    ],
)
def test_what_is_no_match_is_left_alone(data: bytes, problem: FileProblem, path: Path) -> None:
    path.write_bytes(data)
    assert verify_file(path).problem is problem
    assert path.read_bytes() == data


def test_nothing_there(path: Path) -> None:
    assert verify_file(path).problem is FileProblem.NOT_FOUND
    assert verify_file(path.parent).problem is FileProblem.UNREADABLE


def test_an_unfinished_hand_is_valid(path: Path) -> None:
    MatchFile(path).save(play(new_match(PRESETS["tv"]), 40))
    report = verify_file(path)
    assert (report.is_valid, report.is_over, report.hands_finished) == (True, False, 0)
