"""Imagined worlds: what each seat knew when it predicted, and worlds that explain open predictions."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from differenzler_qt.engine import PRESETS, Match, Phase, Prediction, TrumpSource
from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions, PredictionDecision, decide, to_action
from differenzler_qt.players.imagination import (
    SLIP,
    SPREAD,
    imagine,
    likelihood_of_predictions,
    open_predictions,
)
from differenzler_qt.players.judgement import judge_predictions
from differenzler_qt.players.sight import look_around, shown_in_hand

OPEN = PRESETS["hidden"].with_(prediction=Prediction.OPEN)


def played(match: Match, cards: int) -> tuple[Match, dict[int, np.ndarray]]:
    """Let experts predict and play so many cards; return what they thought of every prediction, too."""
    player, curves = registry.create("expert", PlayerOptions(seed=1)), {}
    while match.phase is not Phase.PLAYING or sum(len(t.cards) for t in match.hand.tricks) < cards:
        seat = match.to_act[0]
        view = match.view(seat)
        decision = decide(player, view)
        if isinstance(decision, PredictionDecision):
            curves[seat] = judge_predictions(view)
        match.apply(to_action(view, decision))
    return match, curves


def truth(match: Match, seat: int, table: tuple[int, ...]) -> list[int]:
    """Return the hands as they are, in the numbering of a seat."""
    players = match.rules.players
    return [
        sum(1 << table[card] for card in match.hand.cards[(seat + step) % players]) for step in range(players)
    ]


@pytest.mark.parametrize("prediction", [Prediction.OPEN, Prediction.VISIBLE_SLIPS])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_true_world_explains_predictions_as_who_said_them_does(
    players: int, prediction: Prediction
) -> None:
    source = TrumpSource.TALON if players == 2 else TrumpSource.DEALER_LAST
    rules = OPEN.with_(players=players, prediction=prediction, trump_source=source)
    for seed in range(6):
        match, curves = played(Match.new(rules, ["seat"] * players, seed), 2 * players)
        seat = match.to_act[0]
        view = match.view(seat)
        sight = look_around(view)
        expected = 1.0
        for other in range(players):
            if other != seat:
                odds = np.exp((curves[other].min() - curves[other]) / SPREAD)
                expected *= (1 - SLIP) * odds[match.hand.predictions[other]] / odds.sum() + SLIP / 158
        found = likelihood_of_predictions(
            sight, [truth(match, seat, sight.table)], shown_in_hand(view, sight.table)
        )
        assert found[0] == pytest.approx(expected, rel=1e-3)


def test_open_predictions_are_what_was_said() -> None:
    match, _ = played(Match.new(OPEN, ["seat"] * 4, 3), 12)
    seat = match.to_act[0]
    said = [match.hand.predictions[(seat + step) % 4] for step in range(4)]
    assert open_predictions(look_around(match.view(seat))) == said


def test_worlds_come_nearer_to_the_truth_where_predictions_are_open() -> None:
    """Cards that a world gives to who holds them, among worlds drawn with and without the predictions."""
    right = {Prediction.OPEN: 0, Prediction.HIDDEN: 0}
    for seed in range(40):
        match, _ = played(Match.new(OPEN, ["seat"] * 4, seed), 8)
        seat = match.to_act[0]
        view = match.view(seat)
        sight = look_around(view)
        hands = truth(match, seat, sight.table)
        for prediction in right:
            sight.options = look_around(view).options
            if prediction is Prediction.HIDDEN:
                sight.options = replace(sight.options, visibility=0)
            drawn = [world for batch in imagine(view, sight, 64, Random(seed)) for world in batch]
            assert len(drawn) == 64
            right[prediction] += sum(
                (world[other] & hands[other]).bit_count() for world in drawn for other in range(1, 4)
            )
    assert right[Prediction.OPEN] > 1.05 * right[Prediction.HIDDEN]
