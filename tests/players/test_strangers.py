"""Imagined players of rules decide as ``simple`` does that sits in the same place."""

from random import Random

import pytest

from differenzler_qt.engine import Phase, Play, Predict
from differenzler_qt.players import registry
from differenzler_qt.players.sight import look_around
from differenzler_qt.players.strangers import card_of, chance_of, costs_of, prediction_of
from tests.players.imagined import true_hands, true_position
from tests.players.walks import new_match, random_action, random_rules


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cards_and_costs_are_those_of_simple(players: int) -> None:
    simple, random = registry.create("simple"), Random(players)
    compared = alike = 0
    for seed in range(12):
        match = new_match(random_rules(random, players), seed)
        while match.phase in (Phase.CALLING, Phase.PREDICTING, Phase.PLAYING):
            if match.phase is Phase.PLAYING:
                seat = match.to_act[0]
                view = match.view(seat)
                position, table = true_position(match, seat), look_around(view).table
                legal, costs = costs_of(position)
                real = {table[c.choice]: c.expected for c in simple.play(view).candidates}
                assert set(legal) == set(real)
                compared += 1
                alike += [real[card] for card in legal] == pytest.approx(costs, abs=1e-6)
                assert card_of(position) in legal
                # Random cards besides: they undertrump, which tells of a void.
                match.apply(
                    random_action(match, random) if seed % 2 else Play(seat, simple.play(view).choice)
                )
            elif match.phase is Phase.PREDICTING:
                seat = match.to_act[0]
                match.apply(Predict(seat, simple.predict(match.view(seat)).choice))
            else:
                match.apply(random_action(match, random))
    assert alike == compared > 100


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_predictions_are_those_of_simple(players: int) -> None:
    simple, random = registry.create("simple"), Random(players)
    for seed in range(24):
        match = new_match(random_rules(random, players), seed)
        curves, said = {}, {}
        while match.phase is not Phase.PLAYING:
            if match.phase is Phase.PREDICTING:
                seat = match.to_act[0]
                decision = simple.predict(match.view(seat))
                curves[seat], said[seat] = decision.curve, decision.choice
                match.apply(Predict(seat, decision.choice))
            else:
                match.apply(random_action(match, random))
        observer = match.to_act[0]
        seats = [(observer + step) % players for step in range(players)]
        sight = look_around(match.view(observer))
        for step, (seat, dealt) in enumerate(zip(seats, true_hands(match, observer), strict=True)):
            found = prediction_of(sight, dealt, step, [said[seat] for seat in seats])
            # The worth of a hand is rounded to a tenth, and curves may be flat.
            assert curves[seat][found] <= min(curves[seat]) + 0.1


@pytest.mark.parametrize(("guess", "likeliest"), [(0, 0), (2, 0), (40, 40), (157, 157)])
def test_chances_of_predictions(guess: int, likeliest: int) -> None:
    """Nobody says less than 0, so who would say a little more often says 0."""
    chances = [chance_of(number, guess) for number in range(158)]
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == likeliest
