"""The program as a whole below its window: begin, leave, resume, and bad files at the start."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from differenzler_qt.models.app_model import AppModel
from differenzler_qt.models.in_process_jobs import InProcessJobs
from differenzler_qt.storage.paths import user_paths
from tests.deals import fix_deals
from tests.patience import PATIENCE_MS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test a home of its own, and deals that are always the same."""
    monkeypatch.setenv("DIFFERENZLER_HOME", str(tmp_path))
    fix_deals(monkeypatch)
    return tmp_path


class Program:
    """Starts and ends the program below its window."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.root = QObject()
        self.app = self._started()

    def _started(self) -> AppModel:
        app = AppModel(InProcessJobs(self.root), self.root)
        app.settings_model.update(animation_speed="off", trick_seconds=0.0, computer_level="simple")
        return app

    def restart(self) -> AppModel:
        """Start anew as after a kill: nothing is closed properly."""
        self.root.deleteLater()
        self.root = QObject()
        self.app = self._started()
        return self.app

    def begin(self) -> None:
        """Deal a match of the default preset."""
        self.app.new_match.start(["Du", "Beat", "Vreni", "Ueli"], 1)

    def until_my_turn(self, phase: str) -> None:
        table = self.app.at_table
        self.qtbot.waitUntil(
            lambda: table.facts.phase == phase and table.facts.myTurn and table.is_ready, timeout=PATIENCE_MS
        )

    def play_one(self) -> None:
        table = self.app.at_table
        rows = table.card_rows
        table.playCard(next(row.face for row in rows if row.legal))


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    """Give a running program."""
    running = Program(qtbot)
    yield running
    running.app.close()
    running.root.deleteLater()


def test_a_first_start_has_nothing_to_resume(program: Program) -> None:
    assert not program.app.can_resume
    program.app.resume()
    assert program.app.at_table.facts.phase == "idle"


def test_a_match_goes_on_at_the_very_card(program: Program) -> None:
    program.begin()
    program.until_my_turn("predicting")
    program.app.at_table.predict(42)
    for _ in range(3):
        program.until_my_turn("playing")
        program.play_one()
        before = len(program.app.host.events_for(0))
        hand = {row.face for row in program.app.at_table.card_rows if row.face and row.place == 1}
        app = program.restart()
        assert app.can_resume
        app.resume()
        assert app.host.events_for(0)[:before][-1] is not None
        assert app.at_table.facts.ownPrediction == 42
        now = {row.face for row in app.at_table.card_rows if row.face and row.place == 1}
        assert now == hand


def test_leaving_the_table_keeps_the_match(program: Program) -> None:
    program.begin()
    program.until_my_turn("predicting")
    program.app.leaveTable()
    assert program.app.can_resume
    program.app.resume()
    program.until_my_turn("predicting")


def test_a_finished_match_is_in_the_history_and_not_resumed(program: Program) -> None:
    program.begin()
    table = program.app.at_table

    def over() -> bool:
        if table.is_ready:
            match table.facts.phase:
                case "predicting" if table.facts.myTurn:
                    table.predict(35)
                case "playing" if table.facts.myTurn:
                    program.play_one()
                case "hand_over":
                    table.nextHand()
        return table.facts.phase == "match_over"

    program.qtbot.waitUntil(over, timeout=PATIENCE_MS)
    assert not user_paths().match.exists()
    app = program.restart()
    assert not app.can_resume
    assert app.history_count == 1


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"format": "something"}', '{"format": "differenzler-match"}']
)
def test_a_damaged_match_is_said_and_set_aside(program: Program, content: str) -> None:
    path = user_paths().match
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    app = program.restart()
    said: list[tuple[str, str]] = []
    app.noticed.connect(lambda code, detail: said.append((code, detail)))
    app.tellNotices()
    assert [code for code, _ in said] == ["match_damaged"]
    assert Path(said[0][1]).read_text(encoding="utf-8") == content
    assert not app.can_resume
    program.begin()
    program.until_my_turn("predicting")


def test_a_match_of_a_newer_version_stays_untouched(program: Program) -> None:
    path = user_paths().match
    path.parent.mkdir(parents=True, exist_ok=True)
    content = json.dumps({"format": "differenzler-match", "schema": 99})
    path.write_text(content, encoding="utf-8")
    app = program.restart()
    said: list[str] = []
    app.noticed.connect(lambda code, _detail: said.append(code))
    app.tellNotices()
    assert said == ["match_newer"]
    program.begin()
    program.until_my_turn("predicting")
    assert path.read_text(encoding="utf-8") == content


def test_settings_survive(program: Program) -> None:
    program.app.settings_model.update(deck="swiss", language="de", player_name="Resli")
    app = program.restart()
    assert app.settings_model.value.deck.value == "swiss"
    assert app.settings_model.value.player_name == "Resli"


def test_settings_that_are_wrong_are_not_taken(program: Program) -> None:
    before = program.app.settings_model.value
    program.app.settings_model.update(deck="tarot")
    program.app.settings_model.update(volume=1000)
    assert program.app.settings_model.value == before
