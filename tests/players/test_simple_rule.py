"""The compiled opponent ``simple`` plays as the shipped one does, so that training meets the real thing."""

import random

import pytest

pytest.importorskip("numba", reason="the simulator belongs to the extra `train`")

from differenzler_qt.engine import Phase, Prediction, Rules
from differenzler_qt.players import registry
from differenzler_qt.players.sight import canonical_table
from differenzler_qt.players.training import simple_rule
from tests.players.mirror import mirrored
from tests.players.walks import walk


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("prediction", [Prediction.HIDDEN, Prediction.VISIBLE_SLIPS])
def test_cards_and_predictions_agree(players: int, prediction: Prediction) -> None:
    start, stages, costs = simple_rule.tables(players)
    player = registry.create("simple")
    compared = alike = 0
    for seed in range(8):
        for match in walk(
            Rules(players=players, prediction=prediction), random.Random(seed).randrange(10**6)
        ):
            seat = match.to_act[0]
            view = match.view(seat)
            assert view.mode is not None
            games = mirrored(match)
            if match.phase is Phase.PREDICTING:
                place = (seat - match.hand.forehand) % players
                assert (
                    simple_rule.simple_target(games[0], place, players, start, costs)
                    == player.predict(view).choice
                )
                continue
            if len(view.legal_cards) == 1:
                continue
            card = simple_rule.simple_card(games[0], players, stages, costs)
            costs_of = {
                canonical_table(view.mode)[c.choice]: c.expected for c in player.play(view).candidates
            }
            compared += 1
            alike += costs_of[card] <= min(costs_of.values()) + 1e-6  # cards may be worth the same
    assert compared > 100

    assert alike == compared
