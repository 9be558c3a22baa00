"""A match in a file of its own: passed on with the moment of its end, read without being touched."""

import json
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from differenzler_qt.storage.documents import DocumentKind, ReadKind, kind_of
from differenzler_qt.storage.match_document import MATCH_KIND, SavedMatch
from differenzler_qt.storage.passed_match import export_match, finished_at, import_match
from differenzler_qt.storage.problems import FileProblem, InvalidFile
from differenzler_qt.storage.rule_sets import RULES_KIND
from differenzler_qt.storage.verify import verify_file
from tests.storage.play import TABLES as RULES
from tests.storage.play import finished_match, new_match, play

ENDED = datetime(2026, 11, 28, 21, 15, tzinfo=timezone(timedelta(hours=1)))


def test_passed_on_with_the_moment_of_its_end(tmp_path: Path) -> None:
    file = tmp_path / "a.differenzler-match"
    match = finished_match()
    export_match(match, file, ENDED)
    saved = import_match(file).value
    assert saved is not None
    assert saved.match.events == match.events
    assert finished_at(saved) == ENDED
    assert verify_file(file).is_valid


def test_a_match_in_progress_is_passed_on_without_one(tmp_path: Path) -> None:
    file = tmp_path / "a.differenzler-match"
    match = play(new_match(RULES["hidden"]), 30)
    export_match(match, file)
    saved = import_match(file).value
    assert saved is not None
    assert (saved.match.events, finished_at(saved)) == (match.events, None)


@pytest.mark.parametrize(
    "moment",
    [None, 5, "", "yesterday", "2026-11-28T21:15:00", (datetime.now(UTC) + timedelta(days=1)).isoformat()],
)
def test_moments_that_are_not_believed(moment: object) -> None:
    assert finished_at(SavedMatch(finished_match(), {"finished": moment})) is None


@pytest.mark.parametrize("content", [b"", b"{", b'{"format": "differenzler-match", "schema": 2}'])
def test_a_damaged_file_stays_where_it_is(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "a.differenzler-match"
    file.write_bytes(content)
    assert import_match(file).kind is ReadKind.DAMAGED
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_bytes() == content


@pytest.mark.parametrize("kind", [MATCH_KIND, RULES_KIND])
def test_a_file_is_known_by_what_it_says(kind: DocumentKind, tmp_path: Path) -> None:
    file = tmp_path / "whatever it is called.txt"
    file.write_text(json.dumps({"format": kind.format, "schema": 99}))
    assert kind_of(file, (MATCH_KIND, RULES_KIND)) is kind


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", FileProblem.NOT_JSON),
        (b"[" * 5000, FileProblem.NOT_JSON),
        (b"\xff\xfe", FileProblem.NOT_JSON),
        (b"[]", FileProblem.OTHER_FORMAT),
        (b"{}", FileProblem.OTHER_FORMAT),
        (b'{"format": ["differenzler-match"]}', FileProblem.OTHER_FORMAT),
        (b'{"format": "differenzler-slate"}', FileProblem.OTHER_FORMAT),
    ],
)
def test_files_of_no_kind(content: bytes, problem: FileProblem, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(InvalidFile) as refused:
        kind_of(file, (MATCH_KIND, RULES_KIND))
    assert refused.value.problem is problem


def test_no_file_and_a_folder(tmp_path: Path) -> None:
    for path, problem in ((tmp_path / "none", FileProblem.NOT_FOUND), (tmp_path, FileProblem.UNREADABLE)):
        with pytest.raises(InvalidFile) as refused:
            kind_of(path, (MATCH_KIND,))
        assert refused.value.problem is problem
