"""How a hand is sorted: trump first, then suits in alternating colours, high cards first."""

from collections.abc import Sequence
from enum import StrEnum

from differenzler_qt.engine import Card, Mode, Rules, Suit, strength_table

_RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class HandOrder(StrEnum):
    """The choices of sorting; ``MANUAL`` leaves the cards where the player put them."""

    ALTERNATING = "alternating"
    BY_SUIT = "by_suit"
    BY_STRENGTH = "by_strength"
    MANUAL = "manual"


def sort_hand(cards: Sequence[Card], mode: Mode | None, rules: Rules, order: HandOrder) -> tuple[Card, ...]:
    """Return the cards in the chosen order."""
    if order is HandOrder.MANUAL:
        return tuple(cards)
    strength = strength_table(mode or Mode.OBENABE, rules.values)
    trump = mode.trump if mode is not None else None
    if order is HandOrder.BY_STRENGTH:
        return tuple(sorted(cards, key=lambda card: (-strength[card], card.suit)))
    present = [suit for suit in _SUITS if any(card.suit is suit for card in cards)]
    suits = alternate(present, trump) if order is HandOrder.ALTERNATING else trump_first(present, trump)
    return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), -strength[card])))


def trump_first(suits: Sequence[Suit], trump: Suit | None) -> list[Suit]:
    """Return the suits in the usual order with trump in front."""
    return sorted(suits, key=lambda suit: (suit is not trump, _SUITS.index(suit)))


def alternate(suits: Sequence[Suit], trump: Suit | None) -> list[Suit]:
    """Return the suits with trump in front and red and black in turn as far as they go."""
    left = trump_first(suits, trump)
    ordered: list[Suit] = []
    while left:
        last_red = ordered[-1] in _RED if ordered else None
        majority = max(left, key=lambda suit: sum((other in _RED) is (suit in _RED) for other in left))
        wanted = [suit for suit in left if (suit in _RED) is not last_red] if ordered else []
        if not ordered and trump not in left:
            wanted = [suit for suit in left if (suit in _RED) is (majority in _RED)]
        ordered.append((wanted or left)[0])
        left.remove(ordered[-1])
    return ordered
