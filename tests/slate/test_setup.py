"""What a table can and cannot agree on."""

from dataclasses import replace

import pytest

from differenzler_qt.engine import Mode, Prediction, TieBreak
from differenzler_qt.slate import (
    InvalidSetup,
    NameProblem,
    Refusal,
    Refused,
    Setup,
    SetupProblem,
    clean_name,
    name_problems,
    points_from_text,
    table_rules,
)

OK = None


@pytest.mark.parametrize(
    ("names", "problems"),
    [
        (["Anna", "Beat", "Cla"], [OK, OK, OK]),
        (["", "Beat", "   "], [NameProblem.EMPTY, OK, NameProblem.EMPTY]),
        (["Anna", "anna ", "ANNA"], [OK, NameProblem.DUPLICATE, NameProblem.DUPLICATE]),
        (["Straße", "STRASSE"], [OK, NameProblem.DUPLICATE]),
        (["x" * 20, "y" * 21, "z" * 40], [OK, NameProblem.TOO_LONG, NameProblem.TOO_LONG]),
        (["123", "?!", "R2"], [NameProblem.NO_LETTER, NameProblem.NO_LETTER, OK]),
        (["Zoe\u0308", "Zo\u00eb"], [OK, NameProblem.DUPLICATE]),
        (["\t\n", "\u200b"], [NameProblem.EMPTY, NameProblem.EMPTY]),
        (["Änni", "王芳", "O’Neill"], [OK, OK, OK]),
    ],
)
def test_names(names: list[str], problems: list[NameProblem | None]) -> None:
    assert list(name_problems(names)) == problems


def test_a_name_is_cleaned() -> None:
    assert clean_name("  Anna \t Lena\n") == "Anna Lena"


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("157", 157), (" 40 ", 40), ("007", 7), ("-0", 0), ("0000000", 0)],
)
def test_numbers(text: str, value: int) -> None:
    assert points_from_text(text) == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Refusal.NOT_A_NUMBER),
        ("  ", Refusal.NOT_A_NUMBER),
        ("abc", Refusal.NOT_A_NUMBER),
        ("4o", Refusal.NOT_A_NUMBER),
        ("4.5", Refusal.NOT_A_NUMBER),
        ("4,5", Refusal.NOT_A_NUMBER),
        ("1e2", Refusal.NOT_A_NUMBER),
        ("--1", Refusal.NOT_A_NUMBER),
        ("٣", Refusal.NOT_A_NUMBER),
        ("²", Refusal.NOT_A_NUMBER),
        ("-1", Refusal.OUT_OF_RANGE),
        ("−12", Refusal.OUT_OF_RANGE),
        ("158", Refusal.OUT_OF_RANGE),
        ("9" * 5000, Refusal.OUT_OF_RANGE),
    ],
)
def test_numbers_that_are_none(text: str, reason: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        points_from_text(text)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("names", "dealer", "players", "problem"),
    [
        (("A", "B"), 0, 3, SetupProblem.PLAYERS),
        (tuple("ABCDEFG"), 0, 6, SetupProblem.PLAYERS),
        (tuple("ABCD"), 0, 5, SetupProblem.PLAYERS),
        (tuple("ABCA"), 0, 4, SetupProblem.NAMES),
        (tuple("ABCD"), 4, 4, SetupProblem.FIRST_DEALER),
        (tuple("ABCD"), -1, 4, SetupProblem.FIRST_DEALER),
    ],
)
def test_setups_that_cannot_be_played(
    names: tuple[str, ...], dealer: int, players: int, problem: SetupProblem
) -> None:
    with pytest.raises(InvalidSetup) as invalid:
        Setup(names, dealer, True, table_rules(players))
    assert invalid.value.problem is problem


def test_the_classic_table() -> None:
    setup = Setup(("Anna", "Beat", "Cla", "Dora"), 0)
    assert (setup.rules.hands, setup.rules.prediction) == (12, Prediction.OPEN)
    assert setup.rules.tie_break is TieBreak.EXACT_HITS
    assert [setup.dealer_of(hand) for hand in range(6)] == [0, 1, 2, 3, 0, 1]
    assert setup.order_of(1) == (2, 3, 0, 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_undenufe_is_not_noted_with_five(players: int) -> None:
    assert (Mode.UNDENUFE in table_rules(players).modes) is (players != 5)


@pytest.mark.parametrize(
    "changes",
    [{}, {"first_dealer": 2}, {"note_trump": False}, {"rules": table_rules(4, stoeck=True, exact_bonus=10)}],
)
def test_setups_round_trip(changes: dict[str, object]) -> None:
    setup = replace(Setup(("Anna", "Beat", "Cla", "Dora")), **changes)  # type: ignore[arg-type]
    assert Setup.from_dict(setup.to_dict()) == setup
