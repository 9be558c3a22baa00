"""The arena counts what the matches say, in any number of processes, with luck cancelled out."""

import json
from math import sqrt
from statistics import mean, stdev

import pytest

from differenzler_qt.engine import PRESETS
from differenzler_qt.players.arena import Table, is_mixed, match_seed, simulate
from differenzler_qt.players.registry import UnknownPlayer
from differenzler_qt.players.tally import Column, HandRecord, MatchRecord, Tally, Thinking
from tests.players.tables import match_of, play_out, players_of

FOUR = ("simple", "random", "random", "random")


def without_times(data: dict[str, object]) -> str:
    text = json.dumps(data)
    return json.dumps(json.loads(text, object_hook=lambda d: {**d, "ms_per_decision": 0}))


def test_counts_what_was_played() -> None:
    rules = PRESETS["hidden"]
    result = simulate(Table(("random",) * 4, rules, seed=5), 8).to_dict()
    players = players_of(["random"] * 4, seed=5)
    matches = [play_out(match_of(rules, match_seed(5, number)), players) for number in range(2)]
    scores = [scored.scores[2] for match in matches for scored in match.scored]
    seat = result["seats"][2]
    assert seat["mean_penalty"] == mean(score.score for score in scores)
    assert seat["standard_error"] == pytest.approx(stdev(score.score for score in scores) / sqrt(8))
    assert seat["mean_prediction"] == mean(score.prediction or 0 for score in scores)
    assert seat["mean_taken"] == mean(score.taken for score in scores)
    assert seat["over_20"] == mean(score.score > 20 for score in scores)
    assert result["players"]["random"]["mean_taken"] == 157 / 4
    assert (result["hands"], result["matches"]) == (8, 2)


def test_json_has_the_agreed_form() -> None:
    result = simulate(Table(FOUR, PRESETS["hidden"], seed=1), 4).to_dict()
    figures = {
        "mean_penalty",
        "standard_error",
        "mean_prediction",
        "mean_taken",
        "exact",
        "within_5",
        "over_20",
        "ms_per_decision",
    }
    assert set(result) == {"hands", "rules", "seed", "seats", "players", "matches", "matches_won"}
    assert [set(seat) for seat in result["seats"]] == [figures | {"player"}] * 4
    assert {name: set(column) for name, column in result["players"].items()} == {
        "simple": figures,
        "random": figures,
    }
    assert result["rules"] == PRESETS["hidden"].to_dict()
    assert json.loads(json.dumps(result)) == result


def test_same_result_with_more_processes() -> None:
    table = Table(FOUR, PRESETS["hidden"], seed=2, duplicate=True)
    assert without_times(simulate(table, 64, jobs=2).to_dict()) == without_times(
        simulate(table, 64).to_dict()
    )


def test_duplicate_table_gives_everybody_the_same_cards() -> None:
    """Four of one kind get exactly the same in all four rotations, so that their means are equal."""
    result = simulate(Table(("simple",) * 4, PRESETS["hidden"], seed=3, duplicate=True), 16)
    assert len({column.mean for column in result.seats}) == 1
    assert result.hands == 16


@pytest.mark.parametrize(
    ("hands", "duplicate", "played"), [(1, False, 1), (5, False, 5), (5, True, 8), (16, True, 16)]
)
def test_number_of_hands(hands: int, duplicate: bool, played: int) -> None:
    table = Table(("random",) * 4, PRESETS["hidden"], seed=3, duplicate=duplicate)
    heard: list[int] = []
    assert simulate(table, hands, progress=heard.append).hands == played
    assert heard[-1] == played


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset(name: str) -> None:
    rules = PRESETS[name]
    players = ("simple", *("random",) * (rules.players - 1))
    result = simulate(Table(players, rules, seed=4, duplicate=True), rules.hands).to_dict()
    assert result["matches"] == (rules.players if result["hands"] >= rules.hands * rules.players else 0)
    assert (result["players"]["simple"]["exact"] is None) is (name == "margin")


def test_matches_won_add_up() -> None:
    result = simulate(Table(FOUR, PRESETS["hidden"], seed=6, duplicate=True), 64)
    assert result.matches == 16
    assert sum(result.matches_won.values()) == pytest.approx(16)
    assert result.matches_won["simple"] > 12


def test_unknown_player() -> None:
    with pytest.raises(UnknownPlayer, match="nobody"):
        simulate(Table(("nobody",) * 4, PRESETS["hidden"]), 1)


def test_wrong_number_of_players() -> None:
    with pytest.raises(ValueError, match="4 players needed, 2 given"):
        Table(("random", "random"), PRESETS["hidden"])


@pytest.mark.parametrize(("names", "mixed"), [(("a", "a"), False), (("a", "b"), True)])
def test_is_mixed(names: tuple[str, ...], mixed: bool) -> None:
    assert is_mixed(names) is mixed


def test_standard_error_is_clustered_by_deal() -> None:
    """Two hands of one deal are one observation: doubling every hand changes nothing."""
    single, double = Column(), Column()
    for deal, penalty in enumerate((3, 9, 4, 14)):
        for column, times in ((single, 1), (double, 2)):
            for _ in range(times):
                column.add(HandRecord(deal, 0, 40, 40, False, penalty), penalty)
    assert double.mean == single.mean == 7.5
    assert double.standard_error == pytest.approx(single.standard_error)
    assert single.standard_error == pytest.approx(stdev((3, 9, 4, 14)) / 2)


def test_standard_error_needs_two_deals() -> None:
    column = Column()
    column.add(HandRecord(0, 0, 40, 40, True, 0), 0)
    assert column.standard_error is None


def test_shared_win_counts_in_parts() -> None:
    tally = Tally(("a", "b", "b", "c"), PRESETS["hidden"])
    tally.add([], [MatchRecord((0, 1)), MatchRecord((1, 2))], [Thinking() for _ in range(4)])
    assert tally.result(0).matches_won == {"a": 0.5, "b": 1.5, "c": 0.0}
