"""The history page: the list, a match's sheet, the statistics, deleting."""

from tests.qml.conftest import Start
from tests.qml.program import Program


def played(program: Program) -> None:
    """Play a match to its end and leave the table."""
    program.begin()
    for _ in range(4):
        program.predict(40)
        program.play_hand(program.click_card)
        if program.facts.phase == "hand_over":
            program.table.nextHand()
    program.until(lambda: program.facts.phase == "match_over")
    program.app.leaveTable()


def test_an_empty_history_says_so(start: Start) -> None:
    program = start()
    program.until(lambda: program.sees("History"))
    program.click("History")
    program.until(lambda: program.sees_part("No match has been played to its end yet"))


def test_a_match_is_listed_opened_and_deleted(start: Start) -> None:
    program = start()
    played(program)
    totals = program.app.history_count
    assert totals == 1
    program.until(lambda: program.sees("History"))
    program.click("History")
    program.until(lambda: program.sees("1 match"))
    row = next(
        item for item in program.items() if item.metaObject().className().startswith("HistoryMatchRow")
    )
    program.click(row.property("text"))
    program.until(lambda: program.sees("The match"))
    assert program.sees("Total")
    assert sum(program.sees(str(hand)) for hand in range(1, 5)) == 4
    program.click("All matches")
    program.until(lambda: program.sees("1 match"))
    program.click("Delete all")
    program.until(lambda: program.sees("Delete all matches?"))
    program.click("Delete")
    program.until(lambda: program.sees_part("No match has been played to its end yet"))
    assert program.app.history_count == 0
