"""A match: who deals and leads, how many hands, who wins, and the way back."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from differenzler_qt.engine import (
    PRESETS,
    CorruptLog,
    Direction,
    Event,
    FirstDealer,
    HandDealt,
    Match,
    MatchEnded,
    NextHand,
    Phase,
    Play,
    Predict,
    Predicted,
    SeatInfo,
    TrickTaken,
)
from tests.engine.playing import play_hand, play_on, random_action, random_rules, snapshot, start


def dealers(match: Match) -> list[int]:
    return [event.dealer for event in match.events if isinstance(event, HandDealt)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("rounds", [1, 2])
def test_everybody_deals_equally_often(players: int, rounds: int) -> None:
    match = play_on(start("hidden", players=players, rounds=rounds), Random(1))
    assert dealers(match) == [hand % players for hand in range(players * rounds)]


def test_the_first_dealer_is_seat_1_or_random() -> None:
    def first(seed: int, rule: FirstDealer) -> int:
        return dealers(start("hidden", seed=seed, first_dealer=rule))[0]

    assert {first(seed, FirstDealer.SEAT_1) for seed in range(40)} == {0}
    assert {first(seed, FirstDealer.RANDOM) for seed in range(40)} == {0, 1, 2, 3}


def test_forehand_sits_next_to_the_dealer_and_leads() -> None:
    match = start("parlour", seed=4)
    assert match.hand.forehand == (match.hand.deal.dealer + 1) % 4
    for seat in range(4):
        match.apply(Predict(seat, 30))
    assert match.to_act == (match.hand.forehand,)


def test_the_winner_of_a_trick_leads_the_next() -> None:
    match = start("hidden", seed=4)
    for seat in range(4):
        match.apply(Predict(seat, 30))
    rng = Random(2)
    while match.phase is Phase.PLAYING:
        events = match.apply(random_action(match, rng))
        for event in events:
            if isinstance(event, TrickTaken) and match.phase is Phase.PLAYING:
                assert match.to_act == (event.seat,)


def test_seats_go_on_in_the_direction_of_play_whichever_it_is() -> None:
    one = play_on(start("hidden", seed=4), Random(3))
    other = play_on(start("hidden", seed=4, direction=Direction.CLOCKWISE), Random(3))
    assert one.events == other.events


def test_next_hand_deals_a_fresh_one() -> None:
    match = play_hand(start(), (1, 2, 3, 4))
    assert match.to_act == ()
    assert match.legal_actions() == [NextHand()]
    (event,) = match.apply(NextHand())
    assert isinstance(event, HandDealt)
    assert (event.hand, event.dealer) == (2, 1)
    assert match.hand.tricks == []
    assert match.view(0).tricks == ()
    assert len(match.view(0).scored) == 1


def test_the_same_seed_gives_the_same_deals_and_another_others() -> None:
    first, same, other = (play_on(start("hidden", seed=seed), Random(9)) for seed in (5, 5, 6))
    assert first.deals == same.deals
    assert len(set(first.deals)) == 4
    assert not set(first.deals) & set(other.deals)


# --- the way back --------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_undo_takes_back_one_action_after_the_other_to_the_beginning(preset: str) -> None:
    match, rng = start(preset, seed=3, revoke_penalty=0 if preset == "margin" else 20), Random(3)
    done = []
    while len(match.scored) < 2 or not match.hand.tricks:
        action = random_action(match, rng)
        done.append((snapshot(match), action))
        match.apply(action)
    deals = match.deals
    for before, action in reversed(done):
        taken_back = match.undo()
        if isinstance(taken_back, Play) and isinstance(action, Play):
            # A legal card that was insisted on comes back as a plain play.
            assert replace(taken_back, insist=action.insist) == action
        else:
            assert taken_back == action
        assert snapshot(match) == before
    for _, action in done:
        match.apply(action)
    assert match.deals == deals


def test_undo_at_the_end_of_a_match_opens_it_again() -> None:
    match = play_on(start("hidden"), Random(1))
    before = match.events
    assert isinstance(before[-1], MatchEnded)
    action = match.undo()
    assert not match.is_over
    assert match.phase is Phase.PLAYING
    match.apply(action)
    assert match.events == before


def test_another_way_after_undo_meets_the_same_deals() -> None:
    match = play_hand(start("hidden", seed=3), (1, 2, 3, 4))
    match.apply(NextHand())
    deals = match.deals
    for _ in range(8):
        match.undo()
    play_hand(match, (), Random(77))
    match.apply(NextHand())
    assert match.deals == deals


@pytest.mark.parametrize("seed", range(25))
def test_the_log_leads_back_to_the_match_wherever_it_ends(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    seats = [SeatInfo(f"Seat {seat}", "simple") for seat in range(rules.players)]
    match = play_on(Match.new(rules, seats, seed), rng, rng.randrange(250))
    again = Match.from_log(rules, seats, seed, match.deals, match.events)
    assert snapshot(again) == snapshot(match)
    assert again.seats == match.seats
    assert play_on(again, Random(1)).events == play_on(match, Random(1)).events


def test_a_log_that_ends_before_what_followed_from_the_last_action_is_completed() -> None:
    match = play_on(start("hidden", seed=3), Random(3))
    for end in range(1, len(match.events)):
        again = Match.from_log(match.rules, match.seats, match.seed, match.deals, match.events[:end])
        assert again.events[:end] == match.events[:end]
        assert again.events == match.events[: len(again.events)]
        assert len(again.events) - end <= 4


def changed(events: Sequence[Event], index: int, **changes: Any) -> list[Event]:
    return [replace(event, **changes) if i == index else event for i, event in enumerate(events)]


def test_a_corrupt_log_names_the_first_wrong_event() -> None:
    match = play_on(start("hidden", seed=3), Random(3), 100)
    events = match.events
    taken = next(i for i, event in enumerate(events) if isinstance(event, TrickTaken))
    said = next(i for i, event in enumerate(events) if isinstance(event, Predicted))
    second = [i for i, event in enumerate(events) if isinstance(event, HandDealt)][1]
    corrupt = [
        (0, []),
        (0, events[1:]),
        (0, changed(events, 0, dealer=2)),
        (0, changed(events, 0, deal=None)),
        (said, changed(events, said, value=None)),
        (said, changed(events, said, value=158)),
        (said + 1, changed(events, said + 1, seat=getattr(events[said], "seat", None))),
        (taken, changed(events, taken, points=99)),
        (taken, [*events[:taken], *events[taken + 1 :]]),
        (taken - 1, changed(events, taken - 1, card=getattr(events[taken - 2], "card", None))),
        (taken + 1, [*events[: taken + 1], *events[taken:]]),
        (second, changed(events, second, commitment="0" * 64)),
        (len(events), [*events, MatchEnded((0,))]),
    ]
    for index, log in corrupt:
        with pytest.raises(CorruptLog) as caught:
            Match.from_log(match.rules, match.seats, match.seed, match.deals, log)
        assert caught.value.value == index


def test_a_log_of_other_deals_is_corrupt() -> None:
    match = play_on(start("hidden", seed=3), Random(3), 30)
    with pytest.raises(CorruptLog):
        Match.from_log(match.rules, match.seats, 4, (), match.events)
