"""Exchanging what a seat cannot see leaves every decision bit for bit the same."""

from dataclasses import replace
from random import Random

import pytest

from differenzler_qt.engine import PRESETS, Card, Deal, Match, Phase, Predict, ShownIn
from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions, decide, to_action
from tests.players.tables import match_of, players_of

PLAYERS = ("random", "simple")


def with_others_exchanged(deal: Deal, seat: int, played: set[Card], random: Random) -> Deal:
    """Return a deal in which the cards that a seat has not seen lie elsewhere."""
    fixed = {*deal.hands[seat], *played}
    if deal.shown is not None and deal.shown_in in (ShownIn.DEALER_HAND, ShownIn.TALON):
        fixed.add(deal.shown)
    piles = [*deal.hands, deal.talon]
    loose = [card for pile in piles for card in pile if card not in fixed]
    random.shuffle(loose)
    changed = [tuple(card if card in fixed else loose.pop() for card in pile) for pile in piles]
    return replace(deal, hands=tuple(changed[:-1]), talon=changed[-1])


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("preset", PRESETS)
def test_first_decision(name: str, preset: str) -> None:
    rules = PRESETS[preset]
    random = Random(f"{name} {preset}")
    player = registry.create(name, PlayerOptions(seed=4))
    for seed in range(10):
        match = match_of(rules, seed)
        seat = match.to_act[0]
        deal = match.deals[0]
        other = Match.new(
            rules,
            match.seats,
            seed,
            [with_others_exchanged(deal, seat, set(), random)],
        )
        if rules.players > 2:
            assert other.deals[0] != deal
        assert decide(player, other.view(seat)) == decide(player, match.view(seat))


@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_predictions_of_others(name: str) -> None:
    rules = PRESETS["hidden"]
    for seed in range(10):
        decisions = []
        for guess in (0, 20, 60):
            match = match_of(rules, seed)
            seat = match.hand.forehand
            player = registry.create(name, PlayerOptions(seed=4))
            match.apply(to_action(match.view(seat), decide(player, match.view(seat))))
            for other in range(4):
                if other != seat:
                    match.apply(Predict(other, guess + other))
            decisions.append(decide(player, match.view(seat)))
        assert decisions[0] == decisions[1] == decisions[2]


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("preset", ["hidden", "tv", "duel", "margin"])
def test_in_the_middle_of_a_hand(name: str, preset: str) -> None:
    """The unplayed cards of the others change hands; the view, and so the decision, does not."""
    rules = PRESETS[preset]
    random = Random(f"middle {name} {preset}")
    players = players_of([name] * rules.players)
    checked = 0
    for seed in range(6):
        match = match_of(rules, seed)
        while not match.scored:
            seat = match.to_act[0]
            view = match.view(seat)
            decision = decide(players[seat], view)
            if view.phase is Phase.PLAYING and random.random() < 0.3:
                twin = exchanged(match, seat, random)
                assert twin.view(seat) == replace(view, commitment=twin.view(seat).commitment)
                assert decide(players[seat], twin.view(seat)) == decision
                checked += 1
            match.apply(to_action(view, decision))
    assert checked > 20


def exchanged(match: Match, seat: int, random: Random) -> Match:
    """Return the match as it would stand if the others' unplayed cards were dealt differently.

    The hands are changed in place: what was played stays played, so that illegal pasts may arise. They
    do not matter here: the seat sees none of it.
    """
    twin = Match.from_log(match.rules, match.seats, match.seed, match.deals, match.events)
    hands = twin.hand.cards
    shown = match.hand.deal.shown
    loose = [card for other, cards in enumerate(hands) if other != seat for card in cards if card != shown]
    random.shuffle(loose)
    for other, cards in enumerate(hands):
        if other != seat:
            cards[:] = [card if card == shown else loose.pop() for card in cards]
    return twin
