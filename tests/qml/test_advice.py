"""The learning aid: off, simple and strong, with hints on the cards and in the prediction panel."""

from tests.qml.conftest import Start
from tests.qml.program import KEY, Program


def tags(program: Program) -> int:
    return sum(item.metaObject().className().startswith("AdviceTag") for item in program.items())


def curves(program: Program) -> int:
    return sum(item.metaObject().className().startswith("PenaltyCurve") for item in program.items())


def test_off_by_default_and_switched_on_at_any_time(start: Start) -> None:
    program = start()
    program.begin()
    program.my_turn("predicting")
    assert not program.sees_part("Rule of thumb")
    program.click("Learning aid")
    program.until(lambda: program.sees_part("Rule of thumb, trump points × 2"))
    program.click("Learning aid")
    program.until(lambda: not program.sees_part("Rule of thumb"))


def test_the_simple_aid_takes_its_estimate(start: Start) -> None:
    program = start(learning_aid="simple")
    program.begin()
    program.my_turn("predicting")
    program.until(lambda: program.sees_part("^Take "))
    estimate = program.table.property("estimate")
    program.click(f"Take {estimate}")
    program.press(KEY.Key_Return)
    assert program.facts.ownPrediction == estimate


def test_the_strong_aid_shows_the_experts_number_and_its_curve(start: Start) -> None:
    program = start(learning_aid="strong")
    program.begin()
    program.my_turn("predicting")
    program.until(lambda: program.sees_part("The expert would predict"))
    assert curves(program) == 1


def test_the_hint_lifts_a_card_and_prices_each_legal_one(start: Start) -> None:
    program = start(learning_aid="strong")
    program.begin()
    program.predict(40)
    program.my_turn()
    assert tags(program) == 0
    program.press(KEY.Key_H)
    program.until(lambda: tags(program) > 0)
    assert tags(program) == len(program.legal())
    assert program.sees_part("The expert would play")
    program.play_hand(program.click_card, cards=1)
    assert tags(program) == 0
