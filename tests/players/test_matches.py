"""Computers play every preset and random combinations of options to the end."""

from random import Random

import pytest

from differenzler_qt.engine import PRESETS, Game, Match, Prediction, Rules, TieBreak, card_points
from tests.players.tables import match_of, play_out, players_of, random_rules

MAX_HANDS = 40


def check(match: Match) -> None:
    """Check sums, totals and ranks of a match."""
    rules = match.rules
    for scored in match.scored:
        taken = sum(score.taken - score.stoeck for score in scored.scores)
        dealt = [card for hand in scored.deal.hands for card in hand]
        points = sum(card_points(card, scored.mode, rules) for card in dealt)
        assert taken == points + (0 if rules.game is Game.MARGIN else 5)
        if rules.game is Game.MARGIN:
            assert sum(score.score for score in scored.scores) == 0
        elif rules.players > 2:
            assert taken == 157
        assert sum(score.tricks for score in scored.scores) == rules.hand_size
        assert not any(score.revokes for score in scored.scores)
    assert sorted(standing.seat for standing in match.standings) == list(range(rules.players))
    assert [standing.rank for standing in match.standings] == sorted(s.rank for s in match.standings)
    if match.is_over and rules.tie_break is not TieBreak.SHARED:
        assert [standing.rank for standing in match.standings].count(1) == 1


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("kinds", [("random",), ("simple",), ("simple", "random")], ids="-".join)
def test_presets(name: str, kinds: tuple[str, ...]) -> None:
    rules = PRESETS[name]
    names = [kinds[seat % len(kinds)] for seat in range(rules.players)]
    for seed in range(4):
        match = play_out(match_of(rules, seed), players_of(names, seed))
        assert match.is_over
        check(match)


@pytest.mark.parametrize("block", range(10))
def test_random_rules(block: int) -> None:
    random = Random(f"rules {block}")
    for _ in range(30):
        rules = random_rules(random).with_(rounds=1)
        names = [random.choice(("random", "simple")) for _ in range(rules.players)]
        check(play_out(match_of(rules, random.getrandbits(64)), players_of(names), MAX_HANDS))


def test_every_option_is_among_the_random_rules() -> None:
    random = Random("variety")
    seen = [random_rules(random) for _ in range(300)]
    assert {rules.players for rules in seen} == {2, 3, 4, 5, 6}
    assert {rules.prediction for rules in seen} == set(Prediction)
    assert {rules.trump_source for rules in seen} == set(type(Rules().trump_source))
    assert {rules.undertrump for rules in seen} == set(type(Rules().undertrump))
    assert {rules.stoeck for rules in seen} == {False, True}
