"""Hundreds of random matches to the end: every preset, and random legal combinations of options."""

from random import Random

import pytest

from differenzler_qt.engine import (
    PRESET_CHOICES,
    PRESETS,
    Game,
    HandDealt,
    Match,
    MatchEnded,
    Mode,
    NextHand,
    Rules,
    TieBreak,
    is_fair,
)
from tests.engine.playing import play_on, random_action, random_rules, snapshot


def check_whole(match: Match) -> None:
    """Check what must hold when a match is over."""
    rules, last = match.rules, match.events[-1]
    assert match.is_over
    assert isinstance(last, MatchEnded)
    agreed = [scored for scored in match.scored if not scored.deciding]
    assert len(agreed) == rules.hands or (
        len(agreed) > rules.hands and rules.tie_break is TieBreak.EXTRA_HAND
    )
    for dealt, scored in zip(match.deals, match.scored, strict=True):
        assert dealt == scored.deal
        taken = sum(score.taken - score.stoeck for score in scored.scores)
        if rules.game is Game.MARGIN:
            assert sum(score.score for score in scored.scores) == 0
        elif not rules.has_talon:
            assert taken == 157
        assert rules.stoeck or not any(score.stoeck for score in scored.scores)
        assert rules.revoke_penalty or not any(score.revokes for score in scored.scores)
    promised = [event.commitment for event in match.events if isinstance(event, HandDealt)]
    assert all(is_fair(s.deal, s.salt, p) for s, p in zip(match.scored, promised, strict=True))
    check_ranks(match, last)


def check_ranks(match: Match, last: MatchEnded) -> None:
    """Check that the winners lead, and that ranks follow the totals."""
    rules, table = match.rules, match.standings
    ranks = [standing.rank for standing in table]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    assert last.winners == tuple(sorted(standing.seat for standing in table if standing.rank == 1))
    assert len(last.winners) == 1 or rules.tie_break is TieBreak.SHARED
    totals = [standing.total for standing in table]
    assert totals == sorted(totals, reverse=rules.game is Game.MARGIN)


def saved_and_resumed(match: Match) -> Match:
    again = Match.from_log(match.rules, match.seats, match.seed, match.deals, match.events)
    assert snapshot(again) == snapshot(match)
    return again


def play_with_a_break(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    match = Match.new(rules, ["x"] * rules.players, seed)
    match = saved_and_resumed(play_on(match, rng, rng.randrange(120)))
    check_whole(play_on(match, rng))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(8))
def test_presets_with_what_they_leave_open(preset: str, seed: int) -> None:
    rng, choices, rules = Random(seed), PRESET_CHOICES[preset], PRESETS[preset]
    rules = rules.with_(
        players=rng.choice(choices.players),
        rounds=rng.choice(choices.rounds),
        trump_source=rng.choice(choices.trump_source or (rules.trump_source,)),
        prediction=rng.choice(choices.prediction or (rules.prediction,)),
    )
    play_with_a_break(rules, seed)


@pytest.mark.parametrize("seed", range(300))
def test_random_combinations_of_options(seed: int) -> None:
    play_with_a_break(random_rules(Random(1000 + seed)), seed)


def test_every_mode_comes_up_where_the_table_plays_it() -> None:
    rules = Rules(modes=tuple(Mode))
    modes = set()
    for seed in range(30):
        match = Match.new(rules, ["x"] * 4, seed)
        rng = Random(seed)
        while not match.is_over:
            modes.add(match.hand.mode)
            match.apply(random_action(match, rng))
    assert modes == set(Mode)


def test_a_match_can_be_followed_hand_by_hand() -> None:
    match, rng = Match.new(PRESETS["tv"], ["x"] * 4, 5), Random(5)
    for hand in range(1, 13):
        assert (match.hand_number, match.last_dealt.hand) == (hand, hand)
        while match.hand.to_act:
            match.apply(random_action(match, rng))
        assert len(match.scored) == hand
        if hand < 12:
            match.apply(NextHand())
    assert match.is_over
