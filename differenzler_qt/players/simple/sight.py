"""What a seat knows of the cards, as bit sets in the order of strength."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from differenzler_qt.engine import (
    Card,
    Mode,
    PlayerView,
    Rules,
    ShownIn,
    Undertrump,
    Values,
    points_table,
    strength_table,
)
from differenzler_qt.engine.deal import pack_for

_SUITS: Final = range(4)
_TRUMP_STEP: Final = 10


@dataclass(frozen=True, slots=True)
class Ranking:
    """Order and points of the cards in a mode: ``order[card]`` runs from 0, lowest of its suit, to 8."""

    trump: int
    order: tuple[int, ...]
    points: tuple[int, ...]


@cache
def ranking(mode: Mode, values: Values) -> Ranking:
    """Return the order and points of all cards; ``trump`` is −1 without trump."""
    order = tuple(strength % _TRUMP_STEP for strength in strength_table(mode, values))
    return Ranking(-1 if mode.trump is None else int(mode.trump), order, points_table(mode, values))


@cache
def _full_sets(rules: Rules, mode: Mode) -> tuple[int, ...]:
    order = ranking(mode, rules.values).order
    sets = [0, 0, 0, 0]
    for card in pack_for(rules):
        sets[card // 9] |= 1 << order[card]
    return tuple(sets)


@dataclass(frozen=True, slots=True)
class Sight:
    """The public side of a hand as a seat sees it.

    ``unseen`` holds, by suit, a bit for each card that may be in another hand; ``count`` is their number,
    ``held`` the number of cards in each hand, ``void[seat]`` has a bit for each suit that a seat has shown
    not to hold.
    """

    ranking: Ranking
    unseen: tuple[int, ...]
    count: int
    held: tuple[int, ...]
    void: tuple[int, ...]
    unseen_points: int
    """Points of all unseen cards, the undealt ones among them."""


def look(view: PlayerView, mode: Mode) -> Sight:
    """Return what the view's seat knows, if the hand is played in a mode."""
    ranks = ranking(mode, view.rules.values)
    order, points = ranks.order, ranks.points
    unseen = list(_full_sets(view.rules, mode))
    for card in view.hand:
        unseen[card // 9] &= ~(1 << order[card])
    if view.shown_in is ShownIn.TALON and view.shown is not None:
        unseen[view.shown // 9] &= ~(1 << order[view.shown])
    void = [0] * view.rules.players
    tells = view.rules.undertrump is not Undertrump.FREE
    for trick in view.tricks:
        _take_out(trick.leader, trick.cards, ranks, unseen, void, undertrump_tells=tells)
    if view.trick:
        _take_out(view.leader, view.trick, ranks, unseen, void, undertrump_tells=tells)
    return Sight(
        ranks,
        tuple(unseen),
        sum(cards.bit_count() for cards in unseen),
        view.cards_left,
        tuple(void),
        _points_of(unseen, order, points),
    )


def _take_out(
    leader: int,
    cards: tuple[Card, ...],
    ranks: Ranking,
    unseen: list[int],
    void: list[int],
    *,
    undertrump_tells: bool,
) -> None:
    led = cards[0] // 9
    seat, highest = leader, -1
    for card in cards:
        suit, order = card // 9, ranks.order[card]
        unseen[suit] &= ~(1 << order)
        # A trump on a plain lead tells nothing unless it lies below another; a discard on a trump lead may
        # hide the Puur, which is rare.
        below = suit == ranks.trump and order < highest and undertrump_tells
        if suit != led and (suit != ranks.trump or below):
            void[seat] |= 1 << led
        if suit == ranks.trump:
            highest = max(highest, order)
        seat = (seat + 1) % len(void)


def _points_of(unseen: list[int], order: tuple[int, ...], points: tuple[int, ...]) -> int:
    return sum(points[card] for card in range(36) if unseen[card // 9] >> order[card] & 1)
