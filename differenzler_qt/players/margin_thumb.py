"""The rule of thumb for *Differenz zu zweit*: take what is safe, throw what is worth least."""

from __future__ import annotations

from collections.abc import Sequence

from differenzler_qt.engine import Card, PlayerView, card_points, strength_table, trick_winner
from differenzler_qt.engine.modes import TRUMP_STEP


def thumb_card(view: PlayerView) -> Card:
    """Return the card of a greedy player who sees one trick and remembers which cards are out.

    It leads its dearest card that nothing unseen can beat; it takes a trick if it can, with the lowest card
    of the suit led, with a trump only if there are points in it; else it throws what is worth least.
    """
    assert view.mode is not None
    strength = strength_table(view.mode, view.rules.values)
    worth = {card: card_points(card, view.mode, view.rules) for card in view.legal_cards}

    def thrown(card: Card) -> tuple[int, int]:
        return worth[card], strength[card]

    if view.trick:
        takers = [card for card in worth if _takes(view, card)]
        return min(takers, key=strength.__getitem__) if takers else min(worth, key=thrown)
    unseen = _unseen(view)
    safe = [card for card in worth if not any(_beats(other, card, strength) for other in unseen)]
    return max(safe, key=thrown) if safe else min(worth, key=thrown)


def _takes(view: PlayerView, card: Card) -> bool:
    """Say whether a card takes the trick at a fair price."""
    mode, rules, led = view.mode, view.rules, view.trick[0]
    assert mode is not None
    if not trick_winner((led, card), mode, rules):
        return False
    stake = card_points(led, mode, rules) + card_points(card, mode, rules)
    return card.suit is led.suit or stake > 0


def _unseen(view: PlayerView) -> set[Card]:
    gone = {card for trick in view.tricks for card in trick.cards}
    return set(Card) - gone - set(view.hand) - {view.shown}


def _beats(other: Card, card: Card, strength: Sequence[int]) -> bool:
    power = strength[other]
    return power > strength[card] and (power >= TRUMP_STEP or other.suit is card.suit)
