"""Weaker levels err, but never absurdly: they duck when they have enough and take an ace that is safe."""

from random import Random

import pytest

from differenzler_qt.engine import Card, Deal, Match, Mode, Phase, Play, PlayerView, Predict, cards_from_text
from differenzler_qt.players import registry
from differenzler_qt.players.contract import CardDecision, PlayerOptions, decide, to_action
from differenzler_qt.players.judgement import judge_cards
from differenzler_qt.players.levels import (
    BEGINNER,
    EXPERT,
    REGULAR,
    Level,
    LevelPlayer,
    by_cost,
)
from tests.engine.playing import deal_of, start
from tests.players.tables import match_of
from tests.players.walks import random_rules, walk

WEAK = {"beginner": BEGINNER, "regular": REGULAR}

# The dealer plays last: here seat 3, with diamonds as trump; below seat 0, with spades.
LOW_HAND = """KS 9S 8S KH QH AC QC 8C AD
              TS 7S TH AH JH KC JC KD QD
              QS JS 9H TC 9C JD 9D TD 8D
              AS 6S 8H 7H 6H 7C 6C 7D 6D"""
LAST_TWO = """AH JS 9H AS JC 8C QS TH 8H
              8S 7H 9S KH QH 7C KS AD TS
              6H 7S TC 6S QD 9C QC KC TD
              JD AC 7D 8D 9D JH KD 6C 6D"""
BEFORE = "AD TD JD AS JC 9S TC AC KS 7S JH QS TS 6S KD TH 7C 9C 6C 8C QD 9D 8H KH 6H 8D 9H QH"


def asked(deal: Deal, predictions: tuple[int, int, int, int], played: str) -> PlayerView:
    """Return the dealer's view after some cards."""
    match = start(deals=(deal,))
    for seat, value in enumerate(predictions):
        match.apply(Predict(seat, value))
    for card in cards_from_text(played):
        match.apply(Play(match.to_act[0], card))
    assert match.to_act == (deal.dealer,)
    return match.view(deal.dealer)


LOW, END = deal_of(LOW_HAND), deal_of(LAST_TWO, dealer=0, mode=Mode.SPADES)

CLEAR = {
    "ducks what it does not want": (asked(LOW, (40, 40, 77, 0), "KS TS QS"), {Card.S6}),
    "ducks when it has enough": (
        asked(LOW, (40, 40, 52, 28), "KS TS QS AS 6H KH JH 9H QC KC TC"),
        {Card.C6, Card.C7},
    ),
    "takes the ace that is safe and keeps the Puur": (
        asked(END, (76, 73, 6, 0), f"{BEFORE} 7H KC 7D"),
        {Card.HA},
    ),
}


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("case", CLEAR)
def test_clear_cards(name: str, case: str) -> None:
    """Whatever its errors in this hand, a weak level plays the card that is plain to see."""
    view, right = CLEAR[case]
    chosen = {registry.create(name, PlayerOptions(seed=seed)).play(view).choice for seed in range(40)}
    assert chosen <= right


@pytest.mark.parametrize("name", WEAK)
def test_no_card_is_much_worse_than_the_best(name: str) -> None:
    """Not even what has been forgotten makes a level play a card that costs far more than need be."""
    level, player = WEAK[name], registry.create(name)
    worse = 0
    for seed in range(30):
        for match in walk(random_rules(Random(seed)), seed):
            view = match.view(match.to_act[0])
            if view.phase is not Phase.PLAYING:
                continue
            if len(view.hand) <= 2:
                continue  # judged with a look ahead
            costs = dict(by_cost(view, judge_cards(view).candidates))
            loss = costs[player.play(view).choice] - min(costs.values())
            assert loss <= level.tolerance + 1e-5
            worse += loss > 0
    assert worse > 50


def own_hands(level: Level, hands: int) -> float:
    """Return the mean loss of a card, as the network sees it, where a level plays among its kind."""
    players = [LevelPlayer(PlayerOptions(seed=seat), level) for seat in range(4)]
    losses = []
    for seed in range(hands):
        match: Match = match_of(start().rules, seed)
        while not match.scored:
            view = match.view(match.to_act[0])
            decision = decide(players[match.to_act[0]], view)
            if isinstance(decision, CardDecision) and len(view.legal_cards) > 1:
                found = judge_cards(view)
                costs = dict(zip(found.cards, found.expected, strict=True))
                losses.append(costs[decision.choice] - min(found.expected))
            match.apply(to_action(view, decision))
    return sum(losses) / len(losses)


def test_levels_err_the_more_the_weaker_they_are() -> None:
    beginner, regular, expert = (own_hands(level, 15) for level in (BEGINNER, REGULAR, EXPERT))
    assert beginner > 1.5 * regular > 0
    assert regular > 4 * expert  # whose look ahead may tell it better than the network


def test_forgetting_alone_costs() -> None:
    absent_minded = Level(card_error=1e-9, tolerance=100, fading=BEGINNER.fading)
    assert 0.01 < own_hands(absent_minded, 15) < own_hands(BEGINNER, 15)
