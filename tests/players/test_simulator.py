"""The training simulator agrees with the engine, and its input vectors with the shipped features."""

import random

import numpy as np
import pytest

pytest.importorskip("numba", reason="the simulator belongs to the extra `train`")
pytest.importorskip("torch", reason="training belongs to the extra `train`")

from differenzler_qt.engine import Match, Phase
from differenzler_qt.players import layout
from differenzler_qt.players.features import dense, predict_features, sight_features
from differenzler_qt.players.judgement import judge_cards
from differenzler_qt.players.sight import canonical_table, look_around
from differenzler_qt.players.training import choose, encode, table
from differenzler_qt.players.training.league import shipped
from differenzler_qt.players.training.rollout import forward
from tests.players.mirror import mirrored
from tests.players.walks import random_rules, walk

HANDS = range(60)


def floats(row: np.ndarray) -> np.ndarray:
    return (row.astype(np.uint32) << 16).view(np.float32)


def compare_play(match: Match) -> None:
    players, others = match.rules.players, 3 if match.rules.players == 4 else 5
    games = mirrored(match)
    seat = match.to_act[0]
    view = match.view(seat)
    assert view.mode is not None
    assert (games["turn"][0] + match.hand.forehand) % players == seat
    numbers = canonical_table(view.mode)
    assert int(games["legal"][0]) == sum(1 << numbers[card] for card in view.legal_cards)
    for place in range(players):
        assert games["points"][0, place] == view.taken[(match.hand.forehand + place) % players]
    at = layout.play_layout(others)
    row = np.zeros(at.width, dtype=np.uint16)
    encode.encode_play(row, games[0], players, others, at.offsets())
    sparse = sight_features(look_around(view), others)
    columns = [column for column, _ in sparse.numbers]
    assert len(set(columns)) == len(columns)
    assert not any(sparse.ones >> column & 1 for column in columns)
    np.testing.assert_array_equal(floats(row), dense([sparse], at.width)[0])


def compare_predict(match: Match) -> None:
    players, others = match.rules.players, 3 if match.rules.players == 4 else 5
    assert match.hand.mode is not None
    games = mirrored(match)
    seat = match.to_act[0]
    place = (seat - match.hand.forehand) % players
    at = layout.predict_layout(others)
    row = np.zeros(at.width, dtype=np.uint16)
    encode.encode_predict(row, games[0], place, players, others, at.offsets())
    sparse = predict_features(match.view(seat), match.hand.mode, others)
    np.testing.assert_array_equal(floats(row), dense([sparse], at.width)[0])


@pytest.mark.parametrize("seed", HANDS)
def test_every_decision_of_a_random_hand_looks_alike(seed: int) -> None:
    for match in walk(random_rules(random.Random(seed)), seed):
        if match.phase is Phase.PLAYING:
            compare_play(match)
        elif match.phase is Phase.PREDICTING:
            compare_predict(match)


def test_points_of_a_full_pack() -> None:
    for mode in range(3):
        assert layout.POINTS[mode].sum() == 152


def test_deals_use_every_card_once() -> None:
    for players in (3, 4, 5, 6):
        games = np.zeros(50, dtype=table.GAME)
        table.seed_numba(players)
        table.deal(games, players, 0.5)
        for game in games:
            total = 0
            for place in range(players):
                assert total & int(game["natural"][place]) == 0
                total |= int(game["natural"][place])
            assert total == int(game["pack"])


@pytest.mark.parametrize("seed", range(6))
def test_the_measured_network_plays_the_cards_of_the_shipped_player(seed: int) -> None:
    brain = shipped("four")
    at = layout.play_layout(3)
    rules, compared = random_rules(random.Random(seed), 4), 0
    for match in walk(rules, seed):
        if match.phase is not Phase.PLAYING:
            continue
        games = mirrored(match)
        rows = np.zeros((1, at.width), dtype=np.uint16)
        encode.encode_play(rows[0], games[0], 4, 3, at.offsets())
        logits = forward(brain.play, rows).numpy()
        cards, one = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64)
        choose.choose_exact(logits, games, one, cards)
        view = match.view(match.to_act[0])
        assert view.mode is not None
        found = judge_cards(view)
        ranked = sorted(zip(found.expected, found.cards, strict=True))
        if len(ranked) == 1 or ranked[1][0] - ranked[0][0] > 1e-3:
            assert canonical_table(view.mode)[ranked[0][1]] == cards[0]
            compared += 1
    assert compared > 20
