"""The look ahead that is measured, on vectors, weighs worlds as the one that is shipped does."""

import numpy as np
import pytest

pytest.importorskip("numba", reason="the simulator belongs to the extra `train`")
pytest.importorskip("torch", reason="training belongs to the extra `train`")

import torch

from differenzler_qt.engine import PRESETS, CardPlayed, Match, Prediction
from differenzler_qt.players.plausibility import of_plays, of_predictions
from differenzler_qt.players.sight import look_around
from differenzler_qt.players.training import simple_rule
from differenzler_qt.players.training.league import shipped
from differenzler_qt.players.training.rollout import Roller
from differenzler_qt.players.training.search import setting_of
from differenzler_qt.players.training.searcher import Searcher
from differenzler_qt.players.training.table import canonical_card
from tests.players.imagined import true_position
from tests.players.mirror import mirrored
from tests.players.test_imagination import played


@pytest.fixture(scope="module")
def master() -> Searcher:
    """Return the measured master; no seat plays by the fitted values, which are left empty."""
    roller = Roller(4, 3, np.zeros((3, 18)))
    return Searcher(roller, shipped("four", torch.bfloat16), setting_of("master", 4))


@pytest.mark.parametrize("strange", [0b0000, 0b0010, 0b1100])
@pytest.mark.parametrize("name", ["expert", "simple"])
@pytest.mark.parametrize("prediction", [Prediction.OPEN, Prediction.VISIBLE_SLIPS])
def test_worlds_weigh_the_same(master: Searcher, prediction: Prediction, name: str, strange: int) -> None:
    rules = PRESETS["hidden"].with_(prediction=prediction)
    for seed in range(5):
        match, _ = played(Match.new(rules, ["seat"] * 4, seed), 18, name)
        seat = match.to_act[0]
        view, games = match.view(seat), mirrored(match)
        root = true_position(match, seat, strange)
        turn = games["turn"].copy()
        for step in range(1, 4):
            if strange >> step & 1:
                games["kind"][0, (turn[0] + step) % 4] = simple_rule.SIMPLE
        games["temper"] = (0, 0, 0.5, 0)
        sight = look_around(view)
        # bfloat16 rounds what a network thinks of a card to a few hundredths of a point.
        heard = of_predictions(view, sight, [root])
        assert master.heard(games, turn) == pytest.approx(heard, abs=0.15)
        history = np.full((1, 36), -1)
        cards = [event.card for event in match.events if isinstance(event, CardPlayed)]
        for ply, card in enumerate(cards):
            history[0, ply] = canonical_card(int(card), games["mode"][0], games["trump"][0])
        assert master.seen(games, turn, history) == pytest.approx(of_plays(view, sight, [root]), abs=0.15)
