"""Two people at one screen: while it is handed over, nothing of anybody's hand is in the window."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtQuick import QQuickItem

from differenzler_qt.engine import PRESETS, Card, Prediction, Rules
from tests.qml.conftest import Start
from tests.qml.match_page import answer, play_to_the_ranking
from tests.qml.program import KEY, Program

NAMES = ["Anna", "Berta", "Carla", "Dora"]
CODES = {card.code for card in map(Card.from_code, (r + s for r in "6789TJQKA" for s in "SHDC"))}


def everything(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield every item of the window, visible or not."""
    for child in item.childItems():
        yield child
        yield from everything(child)


def faces(program: Program) -> list[str]:
    """Return every face that any item holds, drawn or not, but the card that was shown to all."""
    found = {item.property("face") for item in everything(program.content)}
    return sorted(face for face in found if face in CODES and face != program.facts.shownFace)


def numbers(program: Program) -> list[int]:
    """Return every prediction that any item holds."""
    values = [item.property("prediction") for item in everything(program.content)]
    values += [
        item.property("value") for item in everything(program.content) if item.property("maximum") == 157
    ]
    return [value for value in values if isinstance(value, int) and value >= 0]


def moment(program: Program) -> tuple[int, str]:
    return program.facts.ownCount, program.facts.phase


def has_moved(program: Program, before: tuple[int, str]) -> bool:
    return moment(program) != before


def begin(program: Program, rules: Rules, people: int = 2) -> None:
    program.app.new_match.choosePreset("")
    for name, value in (("prediction", rules.prediction.value), ("rounds", "1")):
        program.app.new_match.setOption(name, value)
    program.app.new_match.start(NAMES, people)


def covered_for(program: Program, seat: int) -> None:
    program.until(lambda: program.table.property("coverSeat") == seat)
    program.until(lambda: program.sees(f"I am {NAMES[seat]}: show my cards"))


def test_a_hand_begins_covered_and_hides_what_was_predicted(start: Start) -> None:
    program = start()
    begin(program, PRESETS["hidden"])
    covered_for(program, 0)
    assert (faces(program), numbers(program)) == ([], [])
    program.press(KEY.Key_Return)
    program.predict(43)
    covered_for(program, 1)
    assert (faces(program), numbers(program)) == ([], [])
    # as a word of its own: the seal of the deal may hold these digits
    assert not program.sees_part(r"\b43\b")
    program.click("I am Berta: show my cards")
    program.my_turn("predicting")
    assert len(faces(program)) == 9
    assert not program.sees_part(r"\b43\b")


def test_between_two_cards_only_the_trick_lies_open(start: Start) -> None:
    program = start()
    begin(program, PRESETS["hidden"])
    seen = 0
    while program.facts.phase not in ("hand_over", "match_over"):
        program.until(
            lambda: (
                program.table.property("coverSeat") >= 0
                or program.facts.phase == "hand_over"
                or (program.table.is_ready and program.facts.myTurn)
            )
        )
        if program.table.property("coverSeat") >= 0:
            covered_for(program, program.table.property("coverSeat"))
            assert set(faces(program)) <= set(program.trick())
            assert numbers(program) == []
            seen += 1
            program.press(KEY.Key_Return)
            continue
        if program.facts.phase != "hand_over":
            before = moment(program)
            answer(program)
            program.until(partial(has_moved, program, before))
    assert seen >= 10


@pytest.mark.parametrize("kind", [Prediction.HIDDEN, Prediction.OPEN, Prediction.VISIBLE_SLIPS])
def test_a_whole_match_of_three_people(start: Start, kind: Prediction) -> None:
    program = start()
    begin(program, PRESETS["hidden"].with_(prediction=kind), people=3)
    play_to_the_ranking(program)
    assert program.app.history_count == 1
    assert not program.sees_part("You win")


def test_a_key_that_is_held_down_opens_nothing(start: Start) -> None:
    program = start()
    begin(program, PRESETS["hidden"])
    covered_for(program, 0)
    program.press(KEY.Key_Escape, KEY.Key_5, KEY.Key_Tab)
    assert program.table.property("coverSeat") == 0
