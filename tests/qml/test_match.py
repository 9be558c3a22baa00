"""Whole matches in the real window: with the mouse, with keys, with drag and drop."""

import pytest
from PySide6.QtCore import QObject, Qt

from tests.qml.conftest import Start
from tests.qml.program import KEY, Program

PREDICTION = 35


def mouse_predicts(program: Program) -> None:
    program.my_turn("predicting")
    program.until(lambda: program.sees("+10"))
    for _ in range(3):
        program.click("+10")
    program.click("Predict 30")


def finish(program: Program, hands: int) -> None:
    """Check the end of a match and that it is kept."""
    facts = program.facts
    assert (facts.phase, facts.handNumber) == ("match_over", hands)
    assert facts.handPoints == 157
    assert program.app.history_count == 1


def test_a_match_of_four_hands_with_the_mouse_alone(start: Start) -> None:
    program = start()
    program.click("New match")
    program.until(lambda: program.sees("Deal the cards"))
    program.click("Deal the cards")
    for hand in range(1, 5):
        mouse_predicts(program)
        program.play_hand(program.click_card)
        program.until(lambda: program.sees("Next hand") or program.sees("To the ranking"))
        assert program.sees(f"Hand {hand} is over")
        assert program.sees("157")
        program.click("To the ranking" if hand == 4 else "Next hand")
    program.until(lambda: program.sees("Main menu"))
    finish(program, 4)
    program.click("Main menu")
    program.until(lambda: program.sees("New match"))
    assert not program.sees("Go on with the match")


def test_a_match_with_keys_alone_from_the_menu_to_the_next_match(start: Start) -> None:
    program = start()
    program.press(KEY.Key_Return)  # New match
    program.until(lambda: program.sees("Deal the cards"))
    for _ in range(60):
        if focused(program) == "Deal the cards":
            break
        program.press(KEY.Key_Tab)
    assert focused(program) == "Deal the cards"
    program.press(KEY.Key_Return)
    for _ in range(4):
        program.predict(PREDICTION)
        program.play_hand(lambda face: by_keys(program, face))
        program.until(lambda: program.sees("Next hand") or program.sees("To the ranking"))
        program.press(KEY.Key_Return)
    program.until(lambda: program.sees("Main menu"))
    finish(program, 4)
    program.press(KEY.Key_Return)  # New match
    program.until(lambda: program.sees("Deal the cards"))
    program.press(KEY.Key_Escape)
    assert program.sees("Main menu")


def focused(program: Program) -> str:
    item: QObject | None = program.window.activeFocusItem()
    text = item.property("text") if item is not None else ""
    return text if isinstance(text, str) else ""


def by_keys(program: Program, face: str) -> None:
    """Play a card by its digit in odd tricks, with arrows and Enter or Space in even ones."""
    slot = next(row.slot for row in program.table.card_rows if row.face == face and row.place == 1)
    count = program.facts.tricksPlayed
    if count % 2 == 0:
        program.press(Qt.Key(KEY.Key_1 + slot))
        return
    table = program.middle_item()
    while table.property("currentFace") != face:
        program.press(KEY.Key_Right)
    program.press(KEY.Key_Space if count % 4 == 1 else KEY.Key_Return)


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_hand_with_drag_and_drop(start: Start, speed: str) -> None:
    program = start(animation_speed=speed)
    program.begin()
    program.predict(PREDICTION)
    program.play_hand(lambda face: program.drag(face, program.middle()))
    program.until(lambda: program.sees("Next hand"))
    assert program.sees("157")
