"""The guided hand is played through with the mouse and with keys, left in the middle, and repeated."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from differenzler_qt.models.tour_facts import TourFacts
from differenzler_qt.storage.paths import user_paths
from tests.qml.conftest import Start
from tests.qml.program import KEY, Program


def guide(program: Program) -> TourFacts:
    """Return what the guide says now."""
    tour: Any = program.app.tour
    facts = tour.facts
    assert isinstance(facts, TourFacts)
    return facts


def begin(program: Program) -> None:
    """Take the offer of the first start."""
    program.click("Show me")
    program.my_turn("predicting")
    program.until(lambda: program.sees("Welcome to the table"))


def explain_and_predict(program: Program, go_on: Callable[[], None], number: str) -> None:
    go_on()
    program.until(lambda: program.sees("Below you see the trump suit. Its jack, the Puur, is the highest "
                                       "card and worth 20; then come the nine (14) and the ace (11). "
                                       "Every trump beats every other card."))  # fmt: skip
    go_on()
    program.until(lambda: program.sees_part("You hold 23 trump points and one plain ace, so about 57"))
    assert not program.sees("Go on (N)")
    program.type(number)
    program.press(KEY.Key_Return)


def play_to_the_end(program: Program, play: Callable[[str], None], go_on: Callable[[], None]) -> list[str]:
    """Play the hand and return the steps that the guide has gone through."""
    steps: list[str] = []
    while program.facts.phase != "hand_over":
        program.until(lambda: waits(program))
        steps.append(guide(program).step)
        if program.facts.phase == "trick_done":
            done = program.facts.tricksPlayed
            go_on()
            program.until(lambda done=done: program.facts.tricksPlayed > done)  # type: ignore[misc]
        elif program.facts.phase == "playing":
            left = program.facts.ownCount
            play(program.legal()[0])
            program.until(lambda left=left: program.facts.ownCount < left)  # type: ignore[misc]
    return steps


def waits(program: Program) -> bool:
    """Say whether the guided hand waits for the person."""
    facts = program.facts
    my_turn = facts.phase == "playing" and facts.myTurn and program.table.is_ready
    return my_turn or facts.phase == "hand_over" or (facts.phase == "trick_done" and guide(program).hasNext)


def by_digit(program: Program) -> Callable[[str], None]:
    def play(face: str) -> None:
        slot = next(row.slot for row in program.table.card_rows if row.face == face)
        program.press(KEY(KEY.Key_1 + slot))

    return play


def test_the_whole_hand_with_the_mouse(start: Start) -> None:
    program = start(tour_seen=False)
    begin(program)
    explain_and_predict(program, lambda: program.click("Go on (N)"), "57")
    steps = play_to_the_end(program, program.click_card, lambda: program.click("Go on (N)"))
    assert {"trump_led", "follow", "void", "lead", "won", "lost"} <= set(steps)
    program.until(lambda: program.sees("The hand is over"))
    program.until(lambda: program.sees_part(f"You predicted 57 and took {program.facts.ownTaken}"))
    program.click("Finish")
    program.until(lambda: program.sees("New match"))
    assert program.app.settings_model.value.tour_seen
    assert not program.sees("Show me")


def test_the_whole_hand_with_keys_only(start: Start) -> None:
    program = start(tour_seen=False)
    tab_to(program, "Show me")
    program.press(KEY.Key_Return)
    program.my_turn("predicting")
    explain_and_predict(program, lambda: program.press(KEY.Key_N), "50")
    play_to_the_end(program, by_digit(program), lambda: program.press(KEY.Key_N))
    program.until(lambda: program.sees("The hand is over"))
    tab_to(program, "Finish")
    program.press(KEY.Key_Return)
    program.until(lambda: program.sees("New match"))


def tab_to(program: Program, text: str) -> None:
    """Press the tabulator until a button is reached."""
    for _ in range(40):
        focused: QQuickItem | None = program.window.activeFocusItem()
        if focused is not None and focused.property("text") == text:
            return
        program.press(KEY.Key_Tab)
    pytest.fail(f"the tabulator does not reach {text!r}")


@pytest.mark.parametrize(
    ("number", "said"), [(150, "150 is bold for these cards; about 57"), (0, "0 is little for these cards")]
)
def test_a_wild_number_gets_a_friendly_word(start: Start, number: int, said: str) -> None:
    program = start(tour_seen=False)
    begin(program)
    program.predict(number)
    program.until(lambda: program.sees_part(said))
    program.play_hand(program.click_card, cards=1)
    program.press(KEY.Key_N)
    program.my_turn()
    assert not program.sees_part(said)


def test_an_illegal_card_gets_a_friendly_reason(start: Start) -> None:
    program = start(tour_seen=False)
    begin(program)
    program.predict(57)
    program.my_turn()
    refused = program.illegal()[0]
    program.click_card(refused)
    program.until(lambda: program.sees_part("That one is not allowed here: Trump was led"))
    assert refused in {row.face for row in program.table.card_rows if row.place == 1}
    program.click_card(program.legal()[0])
    program.until(lambda: not program.sees_part("That one is not allowed here"))


def test_it_can_be_left_at_any_time_and_begun_again(start: Start) -> None:
    program = start(tour_seen=False)
    begin(program)
    program.click("Leave the hand")
    program.until(lambda: program.sees("New match"))
    assert not program.app.can_resume
    assert not user_paths().match.exists()
    program.press(KEY.Key_F1)
    program.until(lambda: program.sees("Guided hand"))
    program.click("Guided hand")
    program.predict(57)
    program.play_hand(program.click_card, cards=1)
    program.click("Leave the hand")
    program.until(lambda: program.sees("New match"))
    assert not user_paths().match.exists()


def test_a_match_goes_on_after_the_guided_hand_as_if_nothing_had_been(start: Start) -> None:
    program = start()
    program.begin()
    program.predict(40)
    program.play_hand(program.click_card, cards=2)
    program.my_turn()
    before = (program.facts, program.table.card_rows)
    stored = user_paths().match.read_bytes()
    program.app.startTour("Resli")
    program.until(lambda: program.sees("Welcome to the table"))
    program.predict(57)
    program.my_turn()
    assert user_paths().match.read_bytes() == stored
    program.click("Leave the hand")
    program.my_turn()
    assert (program.facts, program.table.card_rows) == before
    assert user_paths().match.read_bytes() == stored


def test_it_is_repeated_with_the_same_cards_and_can_be_played_on(start: Start) -> None:
    program = start(tour_seen=False)
    begin(program)
    cards = {row.face for row in program.table.card_rows if row.place == 1 and row.seat == 0}
    program.predict(57)
    play_to_the_end(program, program.click_card, lambda: program.press(KEY.Key_N))
    program.until(lambda: program.sees("Once more"))
    program.click("Once more")
    program.my_turn("predicting")
    program.until(lambda: program.sees("Welcome to the table"))
    assert {row.face for row in program.table.card_rows if row.place == 1 and row.seat == 0} == cards
    program.predict(20)
    play_to_the_end(program, program.click_card, lambda: program.press(KEY.Key_N))
    program.until(lambda: program.sees("Next hand") and program.table.is_ready)
    program.click("Next hand")
    program.until(lambda: program.sees("On your own"))
    program.click("Finish")
    program.until(lambda: program.sees("New match"))
    assert not user_paths().match.exists()


def test_the_offer_can_be_declined_for_good(start: Start) -> None:
    program = start(tour_seen=False)
    program.click("No, thanks")
    assert not program.sees("Show me")
    again = start()
    assert not again.sees("Show me")


def test_it_speaks_german(start: Start) -> None:
    program = start(tour_seen=False, language="de")
    program.click("Zeig es mir")
    program.until(lambda: program.sees("Willkommen am Tisch"))
    program.press(KEY.Key_N, KEY.Key_N)
    program.until(lambda: program.sees_part("23 Trumpfpunkte und ein Ass neben dem Trumpf, also etwa 57"))
    program.predict(57)
    program.until(lambda: program.sees_part("Wer Trumpf hat, muss Trumpf geben"))
