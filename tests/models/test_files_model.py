"""Files from outside: each kind leads where it belongs, whatever is wrong is said, and nothing is lost."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QUrl
from pytestqt.qtbot import QtBot

from differenzler_qt.engine import Match
from differenzler_qt.models.app_model import AppModel
from differenzler_qt.models.in_process_jobs import InProcessJobs
from differenzler_qt.storage.history import History
from differenzler_qt.storage.passed_match import export_match, import_match
from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.problems import SaveFailed, SaveProblem
from tests.storage.passed_files import OURS, file_of_finished_match, file_of_match_under_way, file_of_rules
from tests.storage.play import finished_match


class Opening:
    """The program below its window, and what it says of the files that are opened."""

    def __init__(self) -> None:
        self.root = QObject()
        self.app = AppModel(InProcessJobs(self.root), self.root)
        self.app.settings_model.update(animation_speed="off", trick_seconds=0.0, computer_level="simple")
        self.files: Any = self.app.opener  # properties as QML reads them
        self.opened: list[tuple[str, str]] = []
        self.files.opened.connect(lambda what, name: self.opened.append((what, name)))
        self.files.start()

    @property
    def question(self) -> tuple[str, str, str]:
        """The question that is up, with the name of its file and the reason."""
        facts = self.files.facts
        return self.files.question, facts.get("name", ""), facts.get("reason", "")

    def open(self, *paths: Path) -> None:
        self.files.open_all(paths)

    @property
    def history(self) -> Any:
        """The history as QML sees it."""
        app: Any = self.app
        return app.history

    def begin(self) -> Match:
        """Deal a match, and return it."""
        self.app.new_match.start(["Resli", "Beat", "Vreni", "Ueli"], 1)
        assert self.app.host.match is not None
        return self.app.host.match

    def rule_names(self) -> list[str]:
        page: Any = self.app.new_match
        return [row.name for row in page.ruleSets.rows.rows]


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    """Give a running program with a home of its own."""
    monkeypatch.setenv("DIFFERENZLER_HOME", str(tmp_path / "home"))
    running = Opening()
    yield running
    running.app.close()
    running.root.deleteLater()


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """Give the file of a match that is over."""
    return file_of_finished_match(tmp_path)


@pytest.fixture
def under_way(tmp_path: Path) -> Path:
    """Give the file of a match in its second hand."""
    return file_of_match_under_way(tmp_path, hand=2)


# --- matches ---------------------------------------------------------------------------------------------


def test_a_match_that_is_over_is_kept_and_shown(program: Opening, over: Path) -> None:
    program.open(over)
    assert program.opened == [("match_new", over.name)]
    history = program.history
    assert (program.app.history_count, len(history.sheet.rows)) == (1, 4)
    assert history.openKey == history.matches.rows[0].key
    program.open(over)
    assert program.opened[1:] == [("match_known", over.name)]
    assert program.app.history_count == 1
    assert over.exists()


def test_an_old_match_is_found_far_down_in_a_long_list(program: Opening, tmp_path: Path) -> None:
    """The sheet takes its names from the list, which is read page by page."""
    with History() as history:
        for seed in range(60):
            history.add(finished_match("duel", seed))
    old = tmp_path / "old.differenzler-match"
    export_match(finished_match("hidden", 99), old, datetime(2020, 1, 1, tzinfo=UTC))
    program.open(old)
    model = program.history
    assert model.matches.rows[-1].key == model.openKey
    assert len(model.matches.rows) == 61


def test_a_match_under_way_goes_on_where_none_is_in_progress(program: Opening, under_way: Path) -> None:
    before = import_match(under_way).value
    assert before is not None
    program.open(under_way)
    assert program.opened == [("match_goes_on", under_way.name)]
    match = program.app.host.match
    assert match is not None
    assert match.events[: len(before.match.events)] == before.match.events
    assert program.app.property("inMatch")
    assert user_paths().match.exists()


@pytest.mark.parametrize("left", [False, True], ids=["at the table", "left"])
def test_a_match_in_progress_gives_way_only_when_it_was_saved(
    program: Opening, under_way: Path, tmp_path: Path, left: bool
) -> None:
    mine = program.begin()
    if left:
        program.app.leaveTable()
    stored = user_paths().match.read_bytes()
    program.open(under_way)
    assert program.question[:2] == ("offered", under_way.name)
    assert (program.files.facts["hand"], program.files.facts["myHand"]) == (2, 1)
    assert program.opened == []
    assert user_paths().match.read_bytes() == stored

    nowhere = QUrl.fromLocalFile(
        str(tmp_path)
    )  # a folder: what cannot be written is said, and nothing happens
    assert program.files.saveMine(nowhere) != ""
    assert (program.files.question, user_paths().match.read_bytes()) == ("offered", stored)

    saved = tmp_path / "mine.differenzler-match"
    assert program.files.saveMine(QUrl.fromLocalFile(str(saved))) == ""
    program.files.takeOffered()
    program.files.close()
    assert program.opened == [("match_goes_on", under_way.name)]
    assert program.app.host.names[0] == "Ändu «Jass» ♣"
    again = import_match(saved).value
    assert again is not None
    assert again.match.seats == mine.seats
    assert again.match.events == mine.events


def test_an_offer_that_is_declined_changes_nothing(program: Opening, under_way: Path) -> None:
    mine = program.begin()
    program.open(under_way)
    program.files.close()
    program.files.takeOffered()
    assert program.app.host.match is mine
    assert (program.opened, program.files.question) == ([], "")


def test_the_match_in_progress_itself_just_goes_on(program: Opening) -> None:
    mine = program.begin()
    program.open(user_paths().match)
    assert program.app.host.match is mine
    program.app.leaveTable()
    program.open(user_paths().match)
    assert [what for what, _ in program.opened] == ["match_goes_on"] * 2
    assert program.files.question == ""
    assert program.app.property("inMatch")


def test_the_guided_hand_gives_way_to_a_match(program: Opening, under_way: Path) -> None:
    program.app.startTour("Resli")
    program.open(under_way)
    assert program.opened == [("match_goes_on", under_way.name)]
    assert program.app.host.stores


def test_a_match_that_waits_behind_the_guided_hand_is_not_lost(program: Opening, under_way: Path) -> None:
    mine = program.begin()
    program.app.startTour("Resli")
    program.open(under_way)
    assert program.question[0] == "offered"
    program.files.close()
    program.app.endTour()
    match = program.app.host.match
    assert match is not None
    assert match.events[: len(mine.events)] == mine.events


def test_nothing_is_imported_because_a_match_names_it(program: Opening, under_way: Path) -> None:
    document = json.loads(under_way.read_text(encoding="utf-8"))
    document["seats"][1]["player"] = "antigravity:fly"
    under_way.write_text(json.dumps(document), encoding="utf-8")
    program.open(under_way)
    assert program.question == ("refused", under_way.name, "unknown_player")
    assert not program.app.property("inMatch")


# --- rules -----------------------------------------------------------------------------------------------


def test_rules_are_kept_and_chosen(program: Opening, tmp_path: Path) -> None:
    file = file_of_rules(tmp_path / "x.differenzler-rules", "Stammtisch")
    program.open(file)
    assert program.app.new_match.rules == OURS
    program.app.new_match.choosePreset("tv")
    program.open(file)
    assert program.app.new_match.rules == OURS
    assert program.opened == [("rules_new", "Stammtisch"), ("rules_known", "Stammtisch")]
    assert program.rule_names() == ["Stammtisch"]


def test_rules_that_cannot_be_played_are_listed(program: Opening, tmp_path: Path) -> None:
    before = program.app.new_match.rules
    file = file_of_rules(
        tmp_path / "x.differenzler-rules", "Stammtisch", rules={**OURS.to_dict(), "players": 9}
    )
    program.open(file)
    assert program.question[:2] == ("fields", file.name)
    assert [row.field for row in program.files.refusedFields.rows] == ["players"]
    assert (program.app.new_match.rules, program.rule_names()) == (before, [])


def test_rules_that_cannot_be_kept(program: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = file_of_rules(tmp_path / "x.differenzler-rules", "Stammtisch")

    def refuse(*_arguments: object) -> None:
        raise SaveFailed(user_paths().rule_sets, SaveProblem.NO_SPACE)

    monkeypatch.setattr("differenzler_qt.storage.document_store.write_atomically", refuse)
    program.open(file)
    assert program.question == ("refused", file.name, "no_space")


# --- whatever is wrong -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "not_json"),
        ('{"format": "differenzler-match", "sch', "not_json"),
        ('{"format": "differenzler-slate", "schema": 1}', "other_format"),
        ('{"format": "differenzler-match", "schema": 99}', "newer"),
        ('{"format": "differenzler-rules", "schema": 99}', "newer"),
        ('{"format": "differenzler-match", "schema": 2}', "bad_rules"),
        ('{"format": "differenzler-rules", "schema": 1, "name": 5}', "bad_field"),
    ],
)
def test_a_file_that_is_no_good_is_said_and_left_alone(
    program: Opening, tmp_path: Path, content: str, reason: str
) -> None:
    mine = program.begin()
    file = tmp_path / "file.differenzler-match"
    file.write_text(content, encoding="utf-8")
    program.open(file)
    assert program.question == ("refused", file.name, reason)
    assert file.read_text(encoding="utf-8") == content
    assert sorted(path.name for path in tmp_path.iterdir()) == [file.name, "home"]
    assert program.app.host.match is mine


def test_a_changed_card_is_found(program: Opening, over: Path) -> None:
    document = json.loads(over.read_text(encoding="utf-8"))
    played = [event for event in document["events"] if event["event"] == "CardPlayed"]
    played[0]["card"], played[4]["card"] = played[4]["card"], played[0]["card"]
    over.write_text(json.dumps(document), encoding="utf-8")
    program.open(over)
    assert program.question[0] == "refused"
    assert program.app.history_count == 0


def test_no_file_a_folder_and_a_file_of_the_network(program: Opening, tmp_path: Path) -> None:
    program.open(tmp_path / "none.differenzler-match", tmp_path)
    program.files.open(QUrl("https://example.org/some.differenzler-match"))
    said = []
    while program.files.question:
        said.append(program.question)
        program.files.close()
    assert said == [
        ("refused", "none.differenzler-match", "not_found"),
        ("refused", tmp_path.name, "unreadable"),
        ("refused", "some.differenzler-match", "not_local"),
    ]


def test_files_are_opened_one_by_one(program: Opening, over: Path, tmp_path: Path) -> None:
    rules = file_of_rules(tmp_path / "x.differenzler-rules", "Stammtisch")
    program.open(over, tmp_path / "none", rules)
    assert program.opened == [("match_new", over.name)]
    program.files.close()
    assert [what for what, _ in program.opened] == ["match_new", "rules_new"]
    assert program.files.question == ""


def test_nothing_is_opened_before_there_is_a_window(qtbot: QtBot, over: Path, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DIFFERENZLER_HOME", str(tmp_path / "home"))
        root = QObject()
        app = AppModel(InProcessJobs(root), root)
        app.opener.open_all([over])
        assert app.history_count == 0
        app.opener.start()
        assert app.history_count == 1
        app.close()
        root.deleteLater()
