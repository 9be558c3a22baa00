"""The drawn examples of the help pages, worked out by the engine."""

from dataclasses import dataclass

from differenzler_qt.engine import (
    PACK,
    Card,
    Suit,
    card_points,
    strength_table,
    trick_points,
    trick_winner,
    why_illegal,
)
from differenzler_qt.models.help_examples import STRENGTHS, Situation


@dataclass(frozen=True, slots=True)
class HelpCard:
    """A drawn card; ``reason`` says why it may not be played, ``best`` marks the winner of a trick."""

    face: str
    points: int
    legal: bool = True
    reason: str = ""
    best: bool = False


def strength_row(name: str) -> tuple[HelpCard, ...]:
    """Return the nine hearts from strong to weak with their points."""
    mode, rules = STRENGTHS[name]
    strength = strength_table(mode, rules.values)
    hearts = [card for card in PACK if card.suit is Suit.HEARTS]
    ordered = sorted(hearts, key=lambda card: -strength[card])
    return tuple(HelpCard(card.code, card_points(card, mode, rules)) for card in ordered)


def trick_row(situation: Situation) -> tuple[HelpCard, ...]:
    """Return the cards of a trick in the order of play; the winning one is marked."""
    cards = situation.trick
    best = trick_winner(cards, situation.mode, situation.rules)
    return tuple(
        HelpCard(card.code, card_points(card, situation.mode, situation.rules), best=index == best)
        for index, card in enumerate(cards)
    )


def trick_sum(situation: Situation) -> int:
    """Return the points of a trick."""
    return trick_points(situation.trick, situation.mode, situation.rules)


def hand_row(situation: Situation) -> tuple[HelpCard, ...]:
    """Return the cards of a hand with the engine's verdict on each."""
    return tuple(_judged(card, situation) for card in situation.hand)


def _judged(card: Card, situation: Situation) -> HelpCard:
    reason = why_illegal(card, situation.hand, situation.trick, situation.mode, situation.rules)
    points = card_points(card, situation.mode, situation.rules)
    return HelpCard(card.code, points, reason is None, "" if reason is None else reason.value)
