"""Imagined players of rules decide as ``simple`` does where it sits in the same place."""

from random import Random

import pytest

from differenzler_qt.engine import Match, Phase, Play, Predict
from differenzler_qt.players import registry
from differenzler_qt.players.position import Position
from differenzler_qt.players.sight import look_around
from differenzler_qt.players.strangers import card_of, costs_of, prediction_of
from tests.players.walks import new_match, random_action, random_rules


def imagined(match: Match, observer: int) -> tuple[Position, tuple[int, ...]]:
    """Return a match's state in the numbering of an observer, and the numbers of the cards."""
    players = match.rules.players
    sight = look_around(match.view(observer))
    seats = [(observer + step) % players for step in range(players)]
    hands = [sum(1 << sight.table[card] for card in match.hand.cards[seat]) for seat in seats]
    targets = [match.hand.predictions[seat] or 0 for seat in seats]
    return Position.imagined(sight, hands, targets), sight.table


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
                position, table = imagined(match, seat)
                legal, costs = costs_of(position)
                real = {table[c.choice]: c.expected for c in simple.play(view).candidates}
                assert set(legal) == set(real)
                compared += 1
                alike += [real[card] for card in legal] == pytest.approx(costs, abs=1e-6)
                assert card_of(position) in legal
                match.apply(Play(seat, simple.play(view).choice))
            elif match.phase is Phase.PREDICTING:
                seat = match.to_act[0]
                match.apply(Predict(seat, simple.predict(match.view(seat)).choice))
            else:
                match.apply(random_action(match, random))
    # Seats that played a trump below another are known to be void by one reckoning and not by the other.
    assert alike == compared > 100


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_predictions_are_those_of_simple(players: int) -> None:
    simple, random = registry.create("simple"), Random(players)
    near = compared = 0
    for seed in range(24):
        match = new_match(random_rules(random, players), seed)
        said: dict[int, int] = {}
        while match.phase is not Phase.PLAYING:
            if match.phase is Phase.PREDICTING:
                seat = match.to_act[0]
                said[seat] = simple.predict(match.view(seat)).choice
                match.apply(Predict(seat, said[seat]))
            else:
                match.apply(random_action(match, random))
        observer = match.to_act[0]
        sight = look_around(match.view(observer))
        numbers = [said[(observer + step) % players] for step in range(players)]
        for step in range(players):
            cards = match.hand.cards[(observer + step) % players]
            dealt = sum(1 << sight.table[card] for card in cards)
            near += abs(prediction_of(sight, dealt, step, numbers) - numbers[step]) <= 1
            compared += 1
    assert near > 0.95 * compared  # the worth of a hand is rounded, and curves may be flat
