"""The cards on the table as persistent items: each keeps its place in the list while it travels.

Cards that the viewer cannot see are anonymous: an item of another hand gets its face only when it is played.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum

from differenzler_qt.engine import Card, Rules, ShownIn

ITEMS = 36


class Place(IntEnum):
    """Where a card lies; the numbers are those of ``Place.qml``."""

    PACK = 0
    HAND = 1
    TRICK = 2
    WON = 3
    ASIDE = 4


@dataclass(frozen=True, slots=True)
class Item:
    """One card on the table; ``order`` is its position among the cards of the same place and seat."""

    card: Card | None
    place: Place
    seat: int = 0
    order: int = 0


Items = tuple[Item, ...]

UNDEALT: Items = tuple(Item(None, Place.PACK, 0, order) for order in range(ITEMS))
"""All cards in the pack, faces down."""


def dealt(
    rules: Rules,
    viewer: int | None,
    own: tuple[Card, ...],
    dealer: int,
    shown: Card | None,
    shown_in: ShownIn,
) -> Items:
    """Return the items after a deal, as the viewer may see them."""
    items: list[Item] = []
    for seat in range(rules.players):
        cards: list[Card | None] = list(own) if seat == viewer else [None] * rules.hand_size
        if seat == dealer and shown_in is ShownIn.DEALER_HAND:
            cards[-1] = shown
        items += [Item(card, Place.HAND, seat, order) for order, card in enumerate(cards)]
    rest = ITEMS - len(items)
    first = shown if shown_in is ShownIn.TALON else None
    if rules.has_talon:
        items += [Item(first if order == 0 else None, Place.PACK, 0, order) for order in range(rest)]
    else:
        items += [Item(None, Place.ASIDE, 0, order) for order in range(rest)]
    return tuple(items)


def played(items: Items, seat: int, card: Card, order: int) -> Items:
    """Return the items after a card went from a hand to the trick, as the card of that order."""
    hand = [i for i, item in enumerate(items) if item.place is Place.HAND and item.seat == seat]
    known = [i for i in hand if items[i].card == card]
    anonymous = [i for i in hand if items[i].card is None]
    moved = (known or anonymous)[-1]
    changed = _closed_up(items, moved)
    return _with(changed, moved, Item(card, Place.TRICK, seat, order))


def swept(items: Items, winner: int, number: int) -> Items:
    """Return the items after a trick went to its winner."""
    return _map(
        items,
        lambda item: item.place is Place.TRICK,
        lambda item: Item(item.card, Place.WON, winner, number),
    )


def reordered(items: Items, seat: int, order: tuple[Card, ...]) -> Items:
    """Return the items with the cards of an own hand in a given order."""
    return _map(
        items,
        lambda item: item.place is Place.HAND and item.seat == seat and item.card is not None,
        lambda item: replace(item, order=order.index(item.card) if item.card in order else item.order),
    )


def _closed_up(items: Items, gap: int) -> Items:
    seat, order = items[gap].seat, items[gap].order
    return tuple(
        [
            Item(item.card, Place.HAND, seat, item.order - 1)
            if item.order > order and item.place is Place.HAND and item.seat == seat
            else item
            for item in items
        ]
    )


def _with(items: Items, index: int, item: Item) -> Items:
    return (*items[:index], item, *items[index + 1 :])


def _map(items: Items, wanted: Callable[[Item], bool], change: Callable[[Item], Item]) -> Items:
    return tuple(change(item) if wanted(item) else item for item in items)
