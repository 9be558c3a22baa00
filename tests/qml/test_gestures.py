"""Clicks and drags that are illegal, aborted or too fast do what a person expects."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.patience import PATIENCE_MS
from tests.qml.conftest import Start
from tests.qml.program import KEY, LEFT, PLAIN, Program

REASONS = r"You must|You may not|Trump was led"


def with_an_illegal_card(program: Program) -> str:
    """Play until a card of the own hand may not be played, and return it."""
    program.begin()
    program.predict(40)
    for _ in range(9):
        program.my_turn()
        if program.illegal():
            return program.illegal()[0]
        program.play_hand(program.click_card, cards=1)
    pytest.fail("no card was ever illegal in this hand")


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Give a program that always deals the same cards: in their first hand a card is illegal."""
    monkeypatch.setattr("differenzler_qt.models.new_match_model.secrets.randbits", lambda _bits: 157)
    return start(animation_speed="fast")


def place(program: Program, face: str) -> tuple[float, float]:
    item = program.card(face)
    return item.x(), item.y()


def test_an_illegal_drag_glides_back_and_says_why(program: Program) -> None:
    face = with_an_illegal_card(program)
    home, trick = place(program, face), program.trick()
    program.drag(face, program.middle())
    assert program.sees_part(REASONS), program.texts()
    assert place(program, face) != home  # it glides, it does not jump
    program.until(lambda: place(program, face) == home)
    assert program.trick() == trick


def test_an_aborted_drag_glides_back_without_a_word(program: Program) -> None:
    face = with_an_illegal_card(program)
    face = program.legal()[0]
    home, trick = place(program, face), program.trick()
    start = program.spot(face)
    program.drag(face, program.middle(), release=False)
    for step in range(9, -1, -1):
        QTest.mouseMove(program.window, start + (program.middle() - start) * step / 10)
    QTest.mouseRelease(program.window, LEFT, PLAIN, start)
    program.until(lambda: place(program, face) == home)
    assert program.trick() == trick
    assert not program.sees_part(REASONS)


def test_an_illegal_click_and_digit_say_why(program: Program) -> None:
    face = with_an_illegal_card(program)
    program.click_card(face)
    assert program.sees_part(REASONS)


def test_three_fast_clicks_play_one_card(program: Program) -> None:
    program.begin()
    program.predict(40)
    program.my_turn()
    left = program.facts.ownCount
    for face in [row.face for row in program.table.card_rows if row.legal][:3]:
        program.click_card(face)
    assert program.facts.ownCount == left - 1
    program.my_turn()
    assert program.facts.ownCount == left - 1


def test_three_clicks_on_one_spot_play_one_card(start: Start) -> None:
    program = start(animation_speed="off")
    program.begin()
    program.predict(40)
    program.my_turn()
    left, spot = program.facts.ownCount, program.spot(program.legal()[0])
    for _ in range(3):
        program.click_at(spot)
    assert program.facts.ownCount == left - 1


def test_with_two_clicks_the_first_only_chooses(start: Start) -> None:
    program = start(clicks_to_play=2)
    program.begin()
    program.predict(40)
    program.my_turn()
    left, face = program.facts.ownCount, program.legal()[0]
    program.click_card(face)
    assert program.facts.ownCount == left
    assert program.card(face).property("current")
    program.click_card(face)
    program.until(lambda: program.facts.ownCount == left - 1)


def test_a_trick_stays_until_it_is_clicked(start: Start) -> None:
    program = start(trick_until_click=True)
    program.begin()
    program.predict(40)
    program.my_turn()
    program.click_card(program.legal()[0])
    program.until(lambda: len(program.trick()) == 4)
    assert program.sees("Click or press Enter to go on.")
    program.click_at(program.middle())
    program.until(lambda: len(program.trick()) < 4)


def test_moving_a_card_inside_the_hand_keeps_it_there(start: Start) -> None:
    program = start()
    program.begin()
    program.predict(40)
    program.my_turn()
    own = {row.slot: row.face for row in program.table.card_rows if row.place == 1 and row.face}
    first, last = own[0], program.card(own[max(own)])
    to = last.mapToScene(last.boundingRect().center()).toPoint() + QPoint(10, 0)
    program.drag(first, to)
    slot = next(row.slot for row in program.table.card_rows if row.face == first)
    assert slot == program.facts.ownCount - 1


def test_open_predictions_can_be_corrected_until_the_next_has_spoken(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(animation_speed="normal")
    # On a busy machine the usual time may be over before the button is found.
    monkeypatch.setattr("differenzler_qt.models.table_model._GRACE_MS", PATIENCE_MS)
    program.app.new_match.choosePreset("hidden")
    program.app.new_match.choosePreset("")
    program.app.new_match.setOption("prediction", "open")
    program.app.new_match.start(["Resli", "Beat", "Vreni", "Ueli"], 1)
    program.predict(40)
    program.until(lambda: program.facts.mayCorrect)
    program.until(lambda: program.sees("Correct my prediction"))
    program.click("Correct my prediction")
    program.until(lambda: program.sees("Predict 40"))
    monkeypatch.setattr("differenzler_qt.models.table_model._GRACE_MS", 0)
    program.type("41")
    program.press(KEY.Key_Return)
    program.until(lambda: program.facts.ownPrediction == 41)
    program.until(lambda: program.facts.phase == "playing")
    assert program.facts.ownPrediction == 41
