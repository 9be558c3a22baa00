"""What leaves the slate: CSV, plain text, statistics, counted cards."""

import csv
import io
from dataclasses import replace

import pytest

from differenzler_qt.engine import PACK, Mode, all_modes, cards_from_text
from differenzler_qt.slate import (
    HandCorrected,
    HandWritten,
    Setup,
    Slate,
    StoeckClaimed,
    TrumpNoted,
    Words,
    counted_points,
    statistics,
    table_rules,
    to_csv,
    to_text,
)
from tests.slate.tables import count, new_slate, play, predict

WORDS = Words(title="Friday", modes={"D": "Bells"})


def example() -> Slate:
    """Return two written hands, the first one corrected, and one in progress."""
    slate = new_slate(3, stoeck=True).apply(TrumpNoted(Mode.DIAMONDS))
    slate = play(slate, (40, 50, 60), (45, 50, 62))
    slate = (
        count(predict(slate, (30, 50, 77)), (50, 30, 77)).apply(StoeckClaimed(0, -20)).apply(HandWritten())
    )
    record = slate.state.written[0].record
    slate = slate.apply(HandCorrected(0, replace(record, predictions=(41, 50, 60))))
    return predict(slate, (1, 2, 3))


def test_the_sheet_as_text() -> None:
    assert to_text(example(), WORDS) == (
        "Friday\n"
        "Prediction/Points (Difference)\n"
        "\n"
        "                 Anna        Beat    Chantal\n"
        "1*          41/45 (4)   50/50 (0)  60/62 (2)\n"
        "2           30/30 (0)  50/30 (20)  77/77 (0)\n"
        "Total               4          20          2\n"
        "Exact hits          1           1          1\n"
        "Rank               2.          3.         1.\n"
    )


def test_the_sheet_as_csv() -> None:
    rows = list(csv.reader(io.StringIO(to_csv(example(), WORDS))))
    assert rows[0][:7] == [
        "Hand",
        "Dealer",
        "Trump",
        "Deciding hand",
        "Corrected",
        "Anna Prediction",
        "Anna Points",
    ]
    assert rows[1] == ["1", "Chantal", "Bells", "", "Corrected", *"41 45 4 4 50 50 0 0 60 62 2 2".split()]
    assert rows[2] == ["2", "Anna", "", "", "", *"30 30 0 4 50 30 20 20 77 77 0 2".split()]
    assert [rows[3][column] for column in (0, 8, 12, 16)] == ["Total", "4", "20", "2"]
    assert {len(row) for row in rows} == {5 + 12}


def test_a_name_is_no_formula() -> None:
    names = ("=SUM(A1)", "@x", "+y", "Dora")
    slate = Slate.new(Setup(names, 0, True, table_rules(4)))
    head = next(csv.reader(io.StringIO(to_csv(slate, WORDS))))
    assert {cell[0] for cell in head[5:17]} == {"'"}


def test_statistics_by_name() -> None:
    first, second = example(), new_slate(3, rounds=1)
    for _ in range(3):
        second = play(second, (57, 50, 50), (57, 49, 51))
    by_name = {player.name: player for player in statistics([first, second])}
    anna = by_name["Anna"]
    assert (anna.hands, anna.slates, anna.wins, anna.exact_hits) == (5, 1, 1, 4)
    assert (anna.average_difference, anna.best, anna.worst) == (4 / 5, 0, 4)
    assert (anna.average_prediction, anna.average_taken) == (242 / 5, 246 / 5)
    assert list(by_name) == ["Anna", "Chantal", "Beat"]


def test_one_player_in_two_spellings() -> None:
    slates = [
        play(Slate.new(Setup(names, 2, True, table_rules(3))), (57, 50, 50), (57, 49, 51))
        for names in (("anna", "B", "C"), ("Anna", "B", "C"))
    ]
    assert [(p.name, p.hands) for p in statistics(slates) if p.name.casefold() == "anna"] == [("Anna", 2)]


@pytest.mark.parametrize("mode", all_modes(4))
def test_the_pack_counts_157(mode: Mode) -> None:
    assert counted_points(PACK, mode, last_trick=True) == 157


@pytest.mark.parametrize("mode", all_modes(5))
def test_five_players_count_157_without_a_six(mode: Mode) -> None:
    assert counted_points(set(PACK) - set(cards_from_text("6C")), mode, last_trick=True) == 157


def test_the_trick_of_the_worked_example() -> None:
    assert counted_points(cards_from_text("TS KS 6D JD"), Mode.DIAMONDS) == 34
