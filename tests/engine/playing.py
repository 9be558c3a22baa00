"""Matches for tests: started by preset, played on at random, compared as a whole."""

import copy
from random import Random
from typing import Any

from differenzler_qt.engine import (
    PRESETS,
    TRUMP_MODES,
    Action,
    Card,
    Deal,
    ExactBonusZero,
    FirstDealer,
    Hand,
    InvalidRules,
    Match,
    Mode,
    NextHand,
    Phase,
    Play,
    Predict,
    Prediction,
    Rules,
    ShownIn,
    TieBreak,
    TrumpSource,
    Undertrump,
    cards_from_text,
)

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Fritz")


def cards(text: str) -> list[Card]:
    """Return the cards of a text."""
    return list(cards_from_text(text))


def start(preset: str = "hidden", seed: int = 1, deals: tuple[Deal, ...] = (), **changes: Any) -> Match:
    """Start a match of a preset with some rules changed."""
    rules = PRESETS[preset].with_(**changes)
    return Match.new(rules, NAMES[: rules.players], seed, deals)


def random_action(match: Match, rng: Random) -> Action:
    """Return an action that the match takes: now and then a correction, or a revoke where it only costs."""
    hand = match.hand
    speaker = hand.speaker
    if speaker is not None and hand.may_correct(speaker) and rng.random() < 0.2:
        return Predict(speaker, rng.randrange(158))
    match match.phase:
        case Phase.PREDICTING:
            return Predict(rng.choice(match.to_act), rng.choice((0, rng.randrange(158), rng.randrange(60))))
        case Phase.PLAYING if match.rules.revoke_penalty and rng.random() < 0.2:
            return Play(hand.turn, rng.choice(hand.cards[hand.turn]), insist=True)
        case Phase.PLAYING:
            return Play(hand.turn, rng.choice(hand.legal_cards(hand.turn)))
        case _:
            return rng.choice(match.legal_actions())


def play_on(match: Match, rng: Random, steps: int = 1_000_000) -> Match:
    """Play a number of random actions, or to the end."""
    for _ in range(steps):
        if match.is_over:
            break
        match.apply(random_action(match, rng))
    return match


def play_hand(match: Match, predictions: tuple[int, ...], rng: Random | None = None) -> Match:
    """Play one hand to its end with these predictions."""
    rng = rng or Random(0)
    if match.phase is Phase.HAND_OVER:
        match.apply(NextHand())
    while match.phase is Phase.PREDICTING:
        seat = match.to_act[0]
        match.apply(Predict(seat, predictions[seat]))
    while match.phase is Phase.PLAYING:
        match.apply(Play(match.hand.turn, rng.choice(match.hand.legal_cards(match.hand.turn))))
    return match


def deal_of(hands: str, dealer: int = 3, mode: Mode = Mode.DIAMONDS, talon: str = "") -> Deal:
    """Return a deal made by hand: one line of cards a seat."""
    held = tuple(cards_from_text(line) for line in hands.strip().splitlines())
    return Deal(0, dealer, held, cards_from_text(talon), mode, None, ShownIn.NOWHERE)


def snapshot(match: Match) -> tuple[Any, ...]:
    """Return everything that a refused action must leave as it was."""
    hand = {name: copy.deepcopy(getattr(match.hand, name)) for name in Hand.__slots__ if name != "legal"}
    return match.events, match.phase, match.to_act, match.hand_number, match.standings, hand


def random_rules(rng: Random) -> Rules:
    """Return a random rule set that can be played."""
    while True:
        extra = rng.choice(((), (Mode.OBENABE,), (Mode.UNDENUFE,), (Mode.OBENABE, Mode.UNDENUFE)))
        try:
            return Rules(
                players=rng.randint(2, 6),
                trump_source=rng.choice(list(TrumpSource)),
                modes=TRUMP_MODES + extra,
                prediction=rng.choice(list(Prediction)),
                rounds=rng.randint(1, 2),
                tie_break=rng.choice(list(TieBreak)),
                undertrump=rng.choice(list(Undertrump)),
                exact_bonus=rng.choice((0, 10)),
                exact_bonus_zero=rng.choice(list(ExactBonusZero)),
                stoeck=rng.random() < 0.5,
                revoke_penalty=rng.choice((0, 20)),
                first_dealer=rng.choice(list(FirstDealer)),
            )
        except InvalidRules:
            continue
