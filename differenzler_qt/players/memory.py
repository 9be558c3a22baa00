"""What a person forgets of a hand: cards played tricks ago, low ones first, aces and the *Puur* hardly ever.

A card once forgotten stays forgotten for the rest of the hand. What is forgotten counts as unseen, and so
nobody is remembered to have lacked a suit by it. The own cards, the points and the last trick stay in mind.
"""

from __future__ import annotations

from collections.abc import Set
from hashlib import blake2b
from random import Random
from typing import Final

from differenzler_qt.engine import Card, PlayerView, card_points, strength_table
from differenzler_qt.engine.modes import TRUMP_STEP
from differenzler_qt.players.sight import Sight, look_around

_HIGHEST: Final = 8  # of a suit
_MEMORABLE: Final = 0.05
_TRUMP: Final = 0.3
_PRECIOUS: Final = 0.4  # a ten, say, or the eight without trump
_COURT: Final = 0.7
_PLAIN: Final = 1.0


def forgotten(view: PlayerView, seed: int, fading: float) -> Set[Card]:
    """Return the played cards that the view's seat has forgotten.

    ``fading`` is the chance that a plain low card slips the mind with every further trick; other cards do so
    more rarely. The answer follows from the seed and the view alone.
    """
    if not fading or len(view.tricks) < 2:
        return frozenset()
    random, own = _habits(view, seed), set(view.dealt)
    fates = [random.random() for _ in Card]
    finished = len(view.tricks)
    return {
        card
        for number, trick in enumerate(view.tricks)
        for card in trick.cards
        if card not in own
        and fates[card] < 1 - (1 - fading * _slipperiness(card, view)) ** (finished - 1 - number)
    }


def _habits(view: PlayerView, seed: int) -> Random:
    """Return the same generator all through a hand, so that what is forgotten does not come back."""
    assert view.mode is not None
    facts = (seed, view.seat, view.hand_number, view.dealer, view.mode.value, bytes(view.dealt))
    return Random(int.from_bytes(blake2b(repr(facts).encode(), digest_size=16).digest(), "big"))


def _slipperiness(card: Card, view: PlayerView) -> float:
    """Return how easily a card is forgotten, compared with a plain low one."""
    assert view.mode is not None
    strength = strength_table(view.mode, view.rules.values)[card]
    is_trump = strength >= TRUMP_STEP
    if strength % TRUMP_STEP == _HIGHEST or (is_trump and strength >= TRUMP_STEP + _HIGHEST - 1):
        return _MEMORABLE
    worth = card_points(card, view.mode, view.rules)
    if is_trump:
        return _TRUMP
    if worth >= 8:
        return _PRECIOUS
    return _COURT if worth else _PLAIN


def recalled(view: PlayerView, seed: int, fading: float) -> Sight:
    """Return the sight of the view's seat without what it has forgotten."""
    sight = look_around(view)
    gone = forgotten(view, seed, fading)
    if not gone:
        return sight
    lost = sum(1 << sight.table[card] for card in gone)
    kept = ~lost
    sight.unseen |= lost
    sight.played = [cards & kept for cards in sight.played]
    sight.led = [cards & kept for cards in sight.led]
    sight.won = [cards & kept for cards in sight.won]
    sight.discarded = [cards & kept for cards in sight.discarded]
    missed = _remembered_misses(view, sight, gone)
    sight.void = [void & misses for void, misses in zip(sight.void, missed, strict=True)]
    return sight


def _remembered_misses(view: PlayerView, sight: Sight, gone: Set[Card]) -> list[int]:
    """Return for each seat the suits led to which it is remembered to have played another suit."""
    assert view.seat is not None
    players = view.rules.players
    missed = [0] * players
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for step, card in enumerate(cards):
            if card.suit is not cards[0].suit and card not in gone:
                missed[(leader + step - view.seat) % players] |= 1 << sight.table[cards[0]] // 9
    return missed
