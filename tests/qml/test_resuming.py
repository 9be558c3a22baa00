"""Closed or killed in the middle of a trick, the program goes on with that very card."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from differenzler_qt.startup import window
from tests.qml.conftest import Start
from tests.qml.program import Program

KILLED = Path(__file__).with_name("killed_program.py")


def in_the_middle_of_a_trick(program: Program) -> None:
    program.begin()
    program.predict(40)
    program.play_hand(program.click_card, cards=3)
    program.my_turn()
    while not program.trick():  # the person leads: one more trick
        program.play_hand(program.click_card, cards=1)
        program.my_turn()


def on_the_table(program: Program) -> tuple[object, ...]:
    own = sorted(row.face for row in program.table.card_rows if row.place == 1 and row.face)
    facts = program.facts
    return (
        own,
        program.trick(),
        facts.ownPrediction,
        facts.ownTaken,
        facts.mode,
        facts.totals,
        facts.tricksPlayed,
    )


def go_on(program: Program) -> None:
    program.click("Go on with the match")
    program.until(lambda: program.table.is_ready and program.facts.myTurn)


def test_a_closed_window_goes_on_with_that_card(start: Start) -> None:
    program = start()
    in_the_middle_of_a_trick(program)
    before = on_the_table(program)
    program = start()
    go_on(program)
    assert on_the_table(program) == before
    program.play_hand(program.click_card)
    assert program.facts.handPoints == 157


def test_a_killed_program_goes_on_with_that_card(start: Start, tmp_path: Path) -> None:
    environment = {**os.environ, "DIFFERENZLER_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.qml.killed_program"]
    root = KILLED.parents[2]
    with subprocess.Popen(command, env=environment, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        before = process.stdout.readline().strip()
        process.send_signal(signal.SIGKILL)
    assert before.startswith("(")
    program = start(trick_seconds=0.0)
    go_on(program)
    assert repr(on_the_table(program)) == before


def test_the_learning_aid_is_off_after_a_resume(start: Start) -> None:
    program = start(learning_aid="strong")
    in_the_middle_of_a_trick(program)
    assert program.table.property("aid")
    program = start()
    go_on(program)
    assert not program.table.property("aid")


def test_the_window_comes_back_where_it_was(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "room_on", lambda _application: QSize(1920, 1080))
    program = start()
    program.window.resize(1366, 768)
    program.until(lambda: program.window.width() == 1366)
    program = start(size=None)
    assert (program.window.width(), program.window.height()) == (1366, 768)


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_second_start_raises_the_first_window(start: Start) -> None:
    program = start()
    program.window.showMinimized()
    program.app.raiseRequested.emit()
    program.until(program.window.isActive)
