"""Imagined worlds: what each seat knew when it predicted, and worlds that explain open predictions."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from differenzler_qt.engine import PRESETS, Match, Phase, Prediction, TrumpSource
from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions, PredictionDecision, decide, to_action
from differenzler_qt.players.imagination import Imagination, open_predictions, with_predictions
from differenzler_qt.players.judgement import judge_predictions
from differenzler_qt.players.plausibility import SLIP_OF_TONGUE, SPREAD, of_plays, of_predictions
from differenzler_qt.players.sight import look_around
from tests.players.imagined import true_hands, true_position

OPEN = PRESETS["hidden"].with_(prediction=Prediction.OPEN)


def played(match: Match, cards: int, name: str = "expert") -> tuple[Match, dict[int, np.ndarray]]:
    """Let players predict and play so many cards; return what experts think of every prediction, too."""
    player, curves = registry.create(name, PlayerOptions(seed=1)), {}
    while match.phase is not Phase.PLAYING or sum(len(t.cards) for t in match.hand.tricks) < cards:
        seat = match.to_act[0]
        view = match.view(seat)
        decision = decide(player, view)
        if isinstance(decision, PredictionDecision):
            curves[seat] = judge_predictions(view)
        match.apply(to_action(view, decision))
    return match, curves


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
        expected = 0.0
        for other in range(players):
            if other != seat:
                odds = np.exp((curves[other].min() - curves[other]) / SPREAD)
                share = odds[match.hand.predictions[other]] / odds.sum()
                expected += np.log((1 - SLIP_OF_TONGUE) * share + SLIP_OF_TONGUE / 158)
        found = of_predictions(view, sight, [true_position(match, seat)])
        assert found[0] == pytest.approx(expected, abs=1e-3)


def test_open_predictions_are_what_was_said() -> None:
    match, _ = played(Match.new(OPEN, ["seat"] * 4, 3), 12)
    seat = match.to_act[0]
    said = [match.hand.predictions[(seat + step) % 4] for step in range(4)]
    assert open_predictions(look_around(match.view(seat))) == said


def nearness(imagination: Imagination, prediction: Prediction, name: str) -> float:
    """Return the share of cards that a kept world gives to who holds them."""
    right = cards = 0
    for seed in range(30):
        match, _ = played(Match.new(OPEN, ["seat"] * 4, seed), 12, name)
        seat = match.to_act[0]
        view, sight = match.view(seat), look_around(match.view(seat))
        if prediction is Prediction.HIDDEN:
            sight.options, sight.needs = replace(sight.options, visibility=0), [None] * 4
        hands = true_hands(match, seat)
        kept = 0
        for roots, numbers in imagination.positions(view, sight, Random(seed), lambda: False):
            for root, number in zip(roots, numbers, strict=True):
                right += number * sum((root.hands[other] & hands[other]).bit_count() for other in range(1, 4))
                cards += number * sum(hands[other].bit_count() for other in range(1, 4))
                kept += number
        assert kept == imagination.kept
    return right / cards


def test_worlds_come_nearer_to_the_truth_where_predictions_are_open() -> None:
    imagination = Imagination(kept=32, drawn=128)
    near = nearness(imagination, Prediction.OPEN, "expert")
    assert near > 1.05 * nearness(imagination, Prediction.HIDDEN, "expert")


def test_worlds_come_nearer_to_the_truth_where_plays_are_heeded() -> None:
    heedful = Imagination(kept=32, drawn=64, strangers=0.5, heeds_plays=True)
    near = nearness(heedful, Prediction.HIDDEN, "expert")
    assert near > 1.02 * nearness(Imagination(kept=32, drawn=64), Prediction.HIDDEN, "expert")


@pytest.mark.parametrize("name", ["expert", "simple"])
def test_plays_tell_who_judges_by_rules(name: str) -> None:
    """Seats come to be taken for what they are, by their cards alone."""
    imagination = Imagination(kept=64, drawn=64, strangers=0.5, heeds_plays=True)
    taken = seats = 0
    for seed in range(12):
        match, _ = played(Match.new(PRESETS["hidden"], ["seat"] * 4, seed), 20, name)
        view = match.view(match.to_act[0])
        for roots, numbers in imagination.positions(view, look_around(view), Random(seed), lambda: False):
            for root, number in zip(roots, numbers, strict=True):
                taken += number * (
                    root.strangers.bit_count() if name == "simple" else 3 - root.strangers.bit_count()
                )
                seats += 3 * number
    assert taken > 0.55 * seats


def test_drawing_ends_when_it_is_late() -> None:
    match, _ = played(Match.new(OPEN, ["seat"] * 4, 3), 8)
    view = match.view(match.to_act[0])
    found = list(Imagination(16, 10**6).positions(view, look_around(view), Random(1), lambda: True))
    assert sum(sum(numbers) for _, numbers in found) == 16
    assert len({id(root) for roots, _ in found for root in roots}) <= 8


def test_hidden_predictions_are_guessed_by_each_ones_own_way() -> None:
    match, _ = played(Match.new(PRESETS["hidden"], ["seat"] * 4, 5), 8)
    seat = match.to_act[0]
    sight = look_around(match.view(seat))
    world = true_hands(match, seat)
    roots = with_predictions(sight, [world] * 200, [0b0010] * 200, 0, Random(1))
    strange, alike = (np.array([root.targets[other] for root in roots]) for other in (1, 2))
    assert strange.std() == pytest.approx(3, abs=0.6)
    assert abs(np.median(alike) - match.hand.predictions[(seat + 2) % 4]) <= 3
    assert {root.targets[0] for root in roots} == {match.hand.predictions[seat]}


def test_a_world_that_explains_nothing_is_not_impossible() -> None:
    match, _ = played(Match.new(OPEN, ["seat"] * 4, 5), 12)
    seat = match.to_act[0]
    view = match.view(seat)
    sight = look_around(view)
    root = true_position(match, seat)
    root.targets = [root.targets[0], 157, 157, 157]
    assert np.isfinite(of_predictions(view, sight, [root])).all()
    assert np.isfinite(of_plays(view, sight, [root])).all()
