"""Totals, ranks, and the three tie rules with their deciding hands."""

from collections.abc import Sequence
from random import Random

import pytest

from differenzler_qt.engine import (
    PRESETS,
    HandDealt,
    HandScored,
    Match,
    MatchEnded,
    Mode,
    NextHand,
    Phase,
    Rules,
    SeatScore,
    TieBreak,
    standings,
)
from differenzler_qt.engine.standings import contenders, is_decided
from tests.engine.playing import play_hand, play_on, start

DEAL = start().hand.deal
FOUR = Rules()


def hand(scores: Sequence[int], exact: Sequence[int] = (), deciding: bool = False) -> HandScored:
    """Return a finished hand with these scores; ``exact`` are the seats that hit."""
    results = tuple(SeatScore(0, score, 1, 0, 0, seat in exact, score) for seat, score in enumerate(scores))
    return HandScored(1, Mode.SPADES, results, DEAL, "", deciding)


def padded(*hands: HandScored) -> list[HandScored]:
    """Return the hands of a round of four that ends with these."""
    nothing = hand((0, 0, 0, 0))
    return [nothing] * (4 - len(hands)) + list(hands)


def ranks(rules: Rules, hands: Sequence[HandScored]) -> list[int]:
    return [s.rank for s in sorted(standings(rules, hands), key=lambda s: s.seat)]


def test_nobody_leads_before_the_first_hand() -> None:
    assert ranks(FOUR, []) == [1, 1, 1, 1]
    assert [s.seat for s in standings(FOUR, [])] == [0, 1, 2, 3]


def test_the_lowest_sum_leads_and_equal_ones_share_a_rank() -> None:
    hands = [hand((6, 0, 9, 5)), hand((1, 7, 3, 10))]
    assert [(s.seat, s.rank, s.total) for s in standings(FOUR, hands)] == [
        (0, 1, 7), (1, 1, 7), (2, 3, 12), (3, 4, 15),
    ]  # fmt: skip


def test_in_the_margin_game_the_highest_sum_leads() -> None:
    rules = PRESETS["margin"]
    results = hand((20, -20))
    assert [(s.seat, s.rank, s.total) for s in standings(rules, [results])] == [(0, 1, 20), (1, 2, -20)]
    assert contenders(rules, [hand((-5, 5)), hand((5, -5))]) == (0, 1)


@pytest.mark.parametrize("tie", TieBreak)
def test_a_clear_win_is_decided_after_the_agreed_hands_and_not_before(tie: TieBreak) -> None:
    rules = FOUR.with_(tie_break=tie)
    hands = padded(hand((1, 2, 3, 4)))
    assert not is_decided(rules, hands[:3])
    assert is_decided(rules, hands)
    assert contenders(rules, hands) == (0,)


def test_shared() -> None:
    hands = padded(hand((5, 2, 2, 4), exact=(1,)))
    rules = FOUR.with_(tie_break=TieBreak.SHARED)
    assert is_decided(rules, hands)
    assert contenders(rules, hands) == (1, 2)


def test_exact_hits_decide_between_equal_sums_only() -> None:
    rules = FOUR.with_(tie_break=TieBreak.EXACT_HITS)
    hands = padded(hand((5, 2, 2, 2), exact=(0,)), hand((0, 0, 0, 0), exact=(0, 2)))
    assert is_decided(rules, hands)
    assert contenders(rules, hands) == (2,)
    assert ranks(rules, hands) == [4, 2, 1, 2]


def test_only_the_tied_can_win_a_deciding_hand() -> None:
    rules = FOUR.with_(tie_break=TieBreak.EXACT_HITS)
    hands = padded(hand((5, 2, 2, 2), exact=(1, 2)))
    assert not is_decided(rules, hands)
    assert contenders(rules, hands) == (1, 2)
    # Seats 0 and 3 play the deciding hand better, and cannot win.
    decided = [*hands, hand((0, 8, 7, 0), deciding=True)]
    assert is_decided(rules, decided)
    assert contenders(rules, decided) == (2,)
    assert ranks(rules, decided) == [4, 2, 1, 3]
    assert [(s.seat, s.total, s.deciding) for s in standings(rules, decided)] == [
        (2, 2, (7,)), (1, 2, (8,)), (3, 2, (0,)), (0, 5, (0,)),
    ]  # fmt: skip


def test_deciding_hands_are_repeated_and_one_that_decided_counts_for_ever() -> None:
    rules = FOUR.with_(tie_break=TieBreak.EXACT_HITS)
    hands = padded(hand((2, 2, 2, 9)))
    once = [*hands, hand((3, 3, 8, 0), deciding=True)]
    assert contenders(rules, once) == (0, 1)
    assert not is_decided(rules, once)
    twice = [*once, hand((6, 5, 0, 0), deciding=True)]
    assert contenders(rules, twice) == (1,)
    assert ranks(rules, twice) == [2, 1, 3, 4]


def test_exact_hits_in_a_deciding_hand_do_not_count() -> None:
    rules = FOUR.with_(tie_break=TieBreak.EXACT_HITS)
    hands = [*padded(hand((2, 2, 9, 9))), hand((0, 0, 9, 9), exact=(1,), deciding=True)]
    assert contenders(rules, hands) == (0, 1)


def test_an_extra_hand_counts_like_any_other_and_anybody_may_lead_after_it() -> None:
    rules = FOUR.with_(tie_break=TieBreak.EXTRA_HAND)
    hands = padded(hand((2, 2, 3, 9)))
    assert not is_decided(rules, hands)
    assert not is_decided(rules, [*hands, hand((4, 4, 9, 9))])
    assert contenders(rules, [*hands, hand((4, 5, 0, 9))]) == (2,)
    assert is_decided(rules, [*hands, hand((4, 5, 0, 9))])


def tied(tie: TieBreak) -> Match:
    """Return a match that is tied after its agreed hands, found by trying seeds."""
    for seed in range(2000):
        match = start("duel", seed=seed, tie_break=tie)
        rng = Random(seed)
        for _ in range(match.rules.hands):
            play_hand(match, (30, 30), rng)
        if not match.is_over:
            return match
    raise AssertionError("no tie found")


def test_a_tied_match_goes_on_with_a_deciding_hand() -> None:
    match = tied(TieBreak.EXACT_HITS)
    assert match.phase is Phase.HAND_OVER
    totals = {s.seat: s.total for s in match.standings}
    (dealt,) = match.apply(NextHand())
    assert isinstance(dealt, HandDealt)
    assert dealt.deciding
    assert match.view(0).deciding
    play_on(match, Random(1))
    assert match.is_over
    assert {s.seat: s.total for s in match.standings} == totals
    assert all(s.deciding for s in match.standings)
    assert isinstance(match.events[-1], MatchEnded)
    assert match.events[-1].winners == (match.standings[0].seat,)


def test_a_tied_match_goes_on_with_an_extra_hand() -> None:
    match = tied(TieBreak.EXTRA_HAND)
    (dealt,) = match.apply(NextHand())
    assert isinstance(dealt, HandDealt)
    assert not dealt.deciding
    assert dealt.dealer == (match.deals[0].dealer + match.rules.hands) % match.rules.players
    play_on(match, Random(1))
    assert match.standings[0].total < match.standings[1].total


def test_a_shared_win_names_all_winners() -> None:
    seeds = (
        play_on(start("duel", seed=seed, tie_break=TieBreak.SHARED), Random(seed)) for seed in range(2000)
    )
    match = next(m for m in seeds if m.standings[1].rank == 1)
    assert match.events[-1] == MatchEnded((0, 1))
