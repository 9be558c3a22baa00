"""Nobody sees what is hidden.

The view of a seat, and every event as the seat may see it, are the same, byte for byte, when the cards that
the seat has not seen and the hidden predictions of the others are exchanged.
"""

import copy
import json
from dataclasses import replace
from random import Random

import pytest

from differenzler_qt.engine import (
    PRESETS,
    Card,
    CardPlayed,
    Deal,
    Event,
    HandDealt,
    Match,
    Mode,
    Phase,
    Play,
    Predict,
    Predicted,
    Prediction,
    ShownIn,
    TrumpSource,
    redact,
)
from differenzler_qt.engine.codec import event_to_dict
from differenzler_qt.engine.deal import find_stoeck
from tests.engine.playing import play_on, random_action, random_rules, start

ALL_RULES = [*PRESETS.values(), *(random_rules(Random(seed)) for seed in range(60))]


def as_bytes(match: Match, seat: int | None) -> bytes:
    """Return all that a seat can get to know, as bytes."""
    events = [event_to_dict(redact(event, seat, match.rules)) for event in match.events]
    return (repr(match.view(seat)) + json.dumps(events)).encode()


def unseen(match: Match, seat: int | None) -> list[tuple[int, int]]:
    """Return where the cards lie that a seat has not seen: hand (−1: the talon) and index in the deal."""
    hand, deal = match.hand, match.hand.deal
    public = deal.shown if deal.shown_in in (ShownIn.DEALER_HAND, ShownIn.TALON) else None
    places = [
        (other, index)
        for other, cards in enumerate(deal.hands)
        for index, card in enumerate(cards)
        if other != seat and card in hand.cards[other] and card != public
    ]
    return places + [(-1, index) for index, card in enumerate(deal.talon) if card != public]


def exchanged(match: Match, seat: int | None, rng: Random) -> Match:
    """Return a copy of a match in which everything that a seat does not know is another."""
    other = copy.deepcopy(match)
    hand = other.hand
    places = unseen(match, seat)
    parts = [list(cards) for cards in (*hand.deal.hands, hand.deal.talon)]
    cards = [parts[part][index] for part, index in places]
    rng.shuffle(cards)
    there: dict[Card, Card] = {
        parts[part][index]: card for (part, index), card in zip(places, cards, strict=True)
    }
    for part, index in places:
        parts[part][index] = there[parts[part][index]]
    deal = replace(hand.deal, hands=tuple(map(tuple, parts[:-1])), talon=tuple(parts[-1]), number=0)
    hand.deal, hand.legal = deal, None
    hand.cards = [[there.get(card, card) for card in held] for held in hand.cards]
    if hand.stoeck_holder is not None and hand.mode is not None and hand.phase is not Phase.STOECK:
        hand.stoeck_holder = find_stoeck(deal, hand.mode)
    if not hand.is_revealed:
        hand.predictions = [
            value if value is None or owner == seat else rng.randrange(158)
            for owner, value in enumerate(hand.predictions)
        ]
    if hand.phase is not Phase.HAND_OVER:
        hand.revokes = [count if owner == seat else 7 for owner, count in enumerate(hand.revokes)]
        other._events = [changed_event(event, deal, seat, other, rng) for event in match.events]
    other.seed = 0
    return other


def changed_event(event: Event, deal: Deal, seat: int | None, match: Match, rng: Random) -> Event:
    """Return an event of the hand in progress with the hidden things changed."""
    if isinstance(event, HandDealt) and event.hand == match.hand_number:
        return replace(event, deal=deal)
    if isinstance(event, Predicted) and event.seat != seat and not match.hand.is_revealed:
        return replace(event, value=rng.randrange(158))
    if isinstance(event, CardPlayed) and event.seat != seat:
        return replace(event, revoked=not event.revoked)
    return event


@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(number: int) -> None:
    rules, rng = ALL_RULES[number], Random(number)
    match = Match.new(rules, ["x"] * rules.players, number)
    for _ in range(12):
        for seat in (*range(rules.players), None):
            other = exchanged(match, seat, rng)
            assert as_bytes(other, seat) == as_bytes(match, seat)
        if play_on(match, rng, rng.randrange(1, 12)).is_over:
            break


def test_the_exchange_does_change_what_others_see() -> None:
    match, rng = start("hidden"), Random(1)
    for seat in range(4):
        match.apply(Predict(seat, 20))
    other = exchanged(match, 0, rng)
    assert other.hand.cards[0] == match.hand.cards[0]
    assert all(as_bytes(other, seat) != as_bytes(match, seat) for seat in (1, 2, 3))


@pytest.mark.parametrize(
    "source", [TrumpSource.RANDOM, TrumpSource.DEALER_LAST, TrumpSource.DRAWN, TrumpSource.FOREHAND]
)
@pytest.mark.parametrize("seed", range(5))
def test_a_match_dealt_and_predicted_otherwise_looks_the_same(source: TrumpSource, seed: int) -> None:
    """The same with real matches: only the commitment, which binds the hidden deal, differs."""
    rng = Random(seed)
    match = start("hidden", seed=seed, trump_source=source)
    if match.phase is Phase.CALLING:
        match.apply(random_action(match, rng))
    hidden = exchanged(match, 0, rng).hand.deal
    other = start("hidden", seed=seed + 1, trump_source=source, deals=(hidden,))
    if other.phase is Phase.CALLING:
        other.apply(random_action(other, Random(seed)))
        assert other.hand.mode is match.hand.mode
    for seat in range(4):
        match.apply(Predict(seat, 20))
        other.apply(Predict(seat, 20 if seat == 0 else rng.randrange(158)))
        assert without_promise(other) == without_promise(match)
    if match.hand.turn == 0:
        card = match.hand.legal_cards(0)[0]
        match.apply(Play(0, card))
        other.apply(Play(0, card))
        assert without_promise(other) == without_promise(match)


def without_promise(match: Match) -> str:
    return as_bytes(match, 0).decode().replace(match.last_dealt.commitment, "")


@pytest.mark.parametrize("preset", PRESETS)
def test_views_hold_only_own_and_public_cards(preset: str) -> None:
    match, rng = start(preset, seed=5), Random(5)
    while not match.is_over:
        for seat in (*range(match.rules.players), None):
            view = match.view(seat)
            known = set(view.dealt) | set(view.trick) | {c for trick in view.tricks for c in trick.cards}
            text = repr(replace(view, scored=()))
            public = {match.hand.deal.shown} if match.hand.deal.shown else set()
            hidden = {match_card for held in match.hand.cards for match_card in held} - known - public
            assert not [card for card in hidden if repr(card) in text]
        match.apply(random_action(match, rng))


def test_a_spectator_sees_no_hand_and_no_prediction() -> None:
    match = start("hidden")
    match.apply(Predict(1, 30))
    view = match.view(None)
    assert (view.dealt, view.hand, view.seat, view.own_prediction, view.own_taken) == ((), (), None, None, 0)
    assert view.predictions == (None,) * 4
    assert view.cards_left == (9, 9, 9, 9)
    assert not view.is_my_turn
    assert view.legal_cards == []
    assert isinstance(dealt := redact(match.events[0], None, match.rules), HandDealt)
    assert (dealt.deal, dealt.own) == (None, ())


def test_an_event_redacted_for_one_seat_tells_another_nothing() -> None:
    match = start("hidden")
    mine = redact(match.events[0], 0, match.rules)
    theirs = redact(mine, 1, match.rules)
    assert isinstance(theirs, HandDealt)
    assert theirs.own == ()


def test_the_shown_card_is_known_to_all_and_where_it_lies() -> None:
    for preset, place in (("parlour", ShownIn.DEALER_HAND), ("duel", ShownIn.TALON)):
        match = start(preset)
        for seat in (*range(match.rules.players), None):
            view = match.view(seat)
            assert view.shown == match.hand.deal.shown
            assert view.shown_in is place
            assert view.shown is not None
            assert view.mode is Mode.of_suit(view.shown.suit)


def test_finished_hands_lie_open() -> None:
    match = play_on(start("hidden", prediction=Prediction.HIDDEN), Random(2))
    assert match.view(0).scored == match.view(None).scored == match.scored
    assert match.view(0).standings == match.standings
