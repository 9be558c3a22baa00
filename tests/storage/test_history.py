"""The history: every finished match with its log, lists, statistics, exports."""

import csv
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean

import pytest

from differenzler_qt.engine import PRESETS, Match
from differenzler_qt.storage.history import History
from differenzler_qt.storage.history_connection import HistoryState
from differenzler_qt.storage.history_export import export_csv, export_json
from differenzler_qt.storage.passed_match import export_match
from differenzler_qt.storage.problems import FileProblem
from differenzler_qt.storage.verify import verify_file
from tests.storage.play import TABLES, finished_match, new_match, play

START = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)
PERSON = "Ändu «Jass» ♣"


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    with History(tmp_path / "data" / "history.sqlite3") as opened:
        yield opened


def fill(history: History) -> dict[int, Match]:
    """Store a match of every table, one a day, and return them by key."""
    matches = [finished_match(table, seed) for seed, table in enumerate(TABLES)]
    return {history.add(match, START + timedelta(days=day)): match for day, match in enumerate(matches)}


def test_a_new_history(history: History) -> None:
    assert (history.state, history.is_writable, history.count()) == (HistoryState.READY, True, 0)
    assert history.matches() == ()
    assert history.match(1) is None
    assert history.players() == ()


def test_every_match_comes_back(history: History) -> None:
    for key, match in fill(history).items():
        stored = history.match(key)
        assert stored is not None
        assert stored.match is not None
        assert stored.match.events == match.events
        assert stored.match.seats == match.seats
        assert stored.record.rules == match.rules
        assert stored.record.hands == len(match.scored)
        totals = {(s.seat, s.total, s.rank, s.exact_hits) for s in stored.record.seats}
        assert totals == {(s.seat, s.total, s.rank, s.exact_hits) for s in match.standings}


def test_the_same_match_is_one_row(history: History) -> None:
    match = finished_match()
    assert history.add(match, START) == history.add(match)
    assert history.count() == 1
    assert history.matches()[0].finished == START


def test_a_name_with_half_a_character(history: History, tmp_path: Path) -> None:
    rules = PRESETS["duel"]
    key = history.add(play(Match.new(rules, ["half \ud83d", "whole"], seed=1)))
    assert history.matches()[0].seats[0].name == "half ?"
    stored = history.match(key)
    assert stored is not None
    assert stored.match is not None
    export_csv(history, tmp_path / "all.csv")


def test_only_finished_matches(history: History) -> None:
    with pytest.raises(ValueError):
        history.add(play(new_match(PRESETS["hidden"]), 30))


def test_pages_begin_with_the_last_match(history: History) -> None:
    keys = list(reversed(fill(history)))
    pages = [[record.key for record in history.matches(offset, 3)] for offset in range(0, len(keys) + 3, 3)]
    assert pages == [keys[:3], keys[3:6], keys[6:], []]


def test_by_preset(history: History) -> None:
    fill(history)
    assert history.count("tv") == 1
    assert [record.preset for record in history.matches(preset="tv")] == ["tv"]
    assert {record.preset for record in history.matches()} == {*PRESETS, None}


def test_deleted_with_all_that_belongs_to_it(history: History) -> None:
    keys = list(fill(history))
    before = history.statistics(PERSON)
    history.delete(keys[0])
    history.delete(keys[0])
    assert history.count() == len(keys) - 1
    assert history.statistics(PERSON).hands == before.hands - 4
    history.clear()
    assert (history.count(), history.players()) == (0, ())


def test_players(history: History) -> None:
    fill(history)
    players = history.players()
    assert [(p.name, p.player, p.matches) for p in players[:3]] == [
        (PERSON, "human", 8),
        ("Computer 1", "simple", 8),
        ("Computer 2", "simple", 6),
    ]


def test_statistics_are_those_of_the_logs(history: History) -> None:
    matches = fill(history)
    found = history.statistics(PERSON)
    scores = [
        hand.scores[0]
        for match in matches.values()
        for hand in match.scored
        if hand.scores[0].prediction is not None and not hand.deciding
    ]
    assert (found.name, found.player, found.matches) == (PERSON, "human", len(matches))
    assert found.wins == sum(s.rank == 1 for m in matches.values() for s in m.standings if s.seat == 0)
    assert found.hands == len(scores)
    assert found.exact_hits == sum(score.exact for score in scores)
    assert found.mean_penalty == pytest.approx(mean(score.score for score in scores))
    assert found.mean_prediction == pytest.approx(mean(score.prediction or 0 for score in scores))
    assert found.mean_taken == pytest.approx(mean(score.taken for score in scores))
    assert found.best is not None
    assert found.worst is not None
    assert found.best.penalty == min(score.score for score in scores)
    assert found.worst.penalty == max(score.score for score in scores)
    predicting = [key for key, match in matches.items() if match.rules != PRESETS["margin"]]
    assert [point.match for point in found.curve] == predicting
    assert [p.finished for p in found.curve] == sorted(p.finished for p in found.curve)


def test_statistics_of_one_preset_and_of_nobody(history: History) -> None:
    fill(history)
    assert history.statistics(PERSON, preset="tv").hands == 12
    nobody = history.statistics("Nobody")
    assert (nobody.matches, nobody.hands, nobody.mean_penalty, nobody.best, nobody.curve) == (
        0,
        0,
        None,
        None,
        (),
    )
    assert history.statistics(PERSON, "simple").matches == 0


def test_the_margin_game_has_no_penalties(history: History) -> None:
    history.add(finished_match("margin"))
    found = history.statistics(PERSON)
    assert (found.matches, found.hands, found.mean_penalty) == (1, 0, None)


def test_kept_over_closing(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite3"
    with History(path) as history:
        key = history.add(finished_match())
    with History(path) as history:
        assert history.state is HistoryState.READY
        assert [record.key for record in history.matches()] == [key]


def test_a_log_that_cannot_be_read_is_reported(history: History) -> None:
    keys = list(fill(history))
    history._connection.execute("UPDATE matches SET document = x'00' WHERE key = ?", (keys[0],))
    history._connection.execute("UPDATE matches SET rules = '{}x' WHERE key = ?", (keys[1],))
    broken = history.match(keys[0])
    assert broken is not None
    assert (broken.match, broken.problem) == (None, FileProblem.NOT_JSON)
    assert history.matches()[-2].rules is None
    assert history.count() == len(keys)


def test_exported_as_json(history: History, tmp_path: Path) -> None:
    matches = fill(history)
    export_json(history, tmp_path / "all.json")
    document = json.loads((tmp_path / "all.json").read_bytes())
    assert document["format"] == "differenzler-history"
    assert len(document["matches"]) == len(matches)
    one = tmp_path / "one.json"
    one.write_text(json.dumps(document["matches"][0]["match"]))
    assert verify_file(one).is_valid


def test_exported_as_csv(history: History, tmp_path: Path) -> None:
    matches = fill(history)
    export_csv(history, tmp_path / "all.csv")
    with (tmp_path / "all.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == sum(len(m.scored) * m.rules.players for m in matches.values())
    own = [row for row in rows if row["name"] == PERSON and row["preset"] == "hidden"]
    hidden = next(m for m in matches.values() if m.rules == PRESETS["hidden"])
    assert [int(row["score"]) for row in own] == [hand.scores[0].score for hand in hidden.scored]


def test_one_match_exported_can_be_verified(tmp_path: Path) -> None:
    export_match(finished_match("full"), tmp_path / "match.json")
    report = verify_file(tmp_path / "match.json")
    assert report.is_valid
    assert report.fair_deals == 12
