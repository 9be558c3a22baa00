"""*Differenz zu zweit* (``rules.md`` §8): sampled hands, play by the rule of thumb, and exact endings."""

from __future__ import annotations

from collections.abc import Iterator, Set
from random import Random

from differenzler_qt.engine import Card, PlayerView, Values, points_table
from differenzler_qt.engine.scoring import MARGIN_BONUS, MARGIN_TRICKS
from differenzler_qt.players.contract import Cancelled, Candidate, CardDecision, PlayerOptions, best_first
from differenzler_qt.players.seeding import generator

ROLLOUTS = 432
MOST_WORLDS = 96
EXACT_CARDS = 4
_SUIT = 511
_PACK = (1 << 36) - 1


class OpenTable:
    """Both hands known: legal cards, the rule of thumb and the exact value of endings, on sets of 36 bits."""

    def __init__(self, view: PlayerView) -> None:
        assert view.mode is not None
        assert view.mode.trump is not None
        self.trump = int(view.mode.trump)
        self.points = points_table(view.mode, Values.MARGIN)
        self._known: dict[tuple[int, int, int, int], int] = {}

    def legal(self, hand: int, led: int) -> int:
        """Return the legal cards of a hand after a led card, or -1."""
        if led < 0:
            return hand
        own = hand & _SUIT << led // 9 * 9
        trumps = hand & _SUIT << self.trump * 9
        if led // 9 == self.trump:
            return own or hand
        return own | trumps if own else trumps or hand

    def second_wins(self, led: int, card: int) -> bool:
        """Say whether the second card of a trick takes it."""
        if led // 9 == card // 9:
            return card > led
        return card // 9 == self.trump

    def value(self, mover: int, other: int, led: int, tricks: int, gone: int) -> int:
        """Return the mover's margin from here with best play of both.

        ``tricks`` are those that the mover has taken, ``gone`` the finished ones.
        """
        if not mover and led < 0:
            return self._bonus(tricks) - self._bonus(gone - tricks)
        key = (mover, other, led, tricks)
        known = self._known.get(key)
        if known is None:
            known = max(
                self.after(card, mover, other, led, tricks, gone) for card in cards_of(self.legal(mover, led))
            )
            self._known[key] = known
        return known

    def _bonus(self, tricks: int) -> int:
        return MARGIN_BONUS if tricks >= MARGIN_TRICKS else 0

    def after(self, card: int, mover: int, other: int, led: int, tricks: int, gone: int) -> int:
        """Return the mover's margin if it plays a card and both go on as well as they can."""
        rest = mover & ~(1 << card)
        if led < 0:
            return -self.value(other, rest, card, gone - tricks, gone)
        stake = self.points[led] + self.points[card]
        if self.second_wins(led, card):
            return stake + self.value(rest, other, -1, tricks + 1, gone + 1)
        return -(stake + self.value(other, rest, -1, gone - tricks + 1, gone + 1))

    def rollout(self, card: int, mover: int, other: int, led: int, tricks: int, gone: int, seen: int) -> int:
        """Return the mover's margin if it plays a card and both go on by the rule of thumb, then exactly.

        Until the ending neither looks into the other's hand; ``seen`` are the cards that lie or lay open.
        """
        margin, sign = 0, 1
        while True:
            if mover.bit_count() <= EXACT_CARDS:
                return margin + sign * self.after(card, mover, other, led, tricks, gone)
            mover &= ~(1 << card)
            seen |= 1 << card
            if led < 0:
                mover, other, led, tricks, sign = other, mover, card, gone - tricks, -sign
            else:
                stake = self.points[led] + self.points[card]
                gone += 1
                if self.second_wins(led, card):
                    margin += sign * stake
                    tricks += 1
                else:
                    margin -= sign * stake
                    mover, other, tricks, sign = other, mover, gone - tricks, -sign
                led = -1
            card = self.thumb(mover, _PACK & ~(mover | seen), led)

    def thumb(self, mover: int, unseen: int, led: int) -> int:
        """Return the card of the rule of thumb (``margin_thumb``)."""
        best, best_score = -1, -100_000
        has_trumps = unseen >> 9 * self.trump & _SUIT
        for card in cards_of(self.legal(mover, led)):
            suit, worth = card // 9, self.points[card]
            low = 100 * worth + card % 9 + (10 if suit == self.trump else 0)
            if led < 0:
                above = unseen >> card + 1 & _SUIT >> card % 9 + 1
                is_safe = not above and (suit == self.trump or not has_trumps)
                score = 1 + low if is_safe else -low
            else:
                takes = self.second_wins(led, card) and (suit == led // 9 or self.points[led] + worth > 0)
                score = 10_000 - low % 100 if takes else -low
            if score > best_score:
                best, best_score = card, score
        return best


def cards_of(mask: int) -> Iterator[int]:
    """Yield the cards of a set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class MarginPlayer:
    """Averages every legal card over sampled hands of the opponent."""

    def __init__(self, options: PlayerOptions) -> None:
        self._seed, self._is_cancelled = options.seed, options.is_cancelled

    def play(self, view: PlayerView) -> CardDecision:
        """Return the card with the best mean margin."""
        found = self.weigh(view)
        return CardDecision(found[0].choice, found)

    def weigh(self, view: PlayerView, gone: Set[Card] = frozenset()) -> tuple[Candidate[Card], ...]:
        """Return the legal cards with their mean margins, best first, to who has forgotten ``gone``."""
        cards = view.legal_cards
        if len(cards) == 1:
            return (Candidate(cards[0], 0.0),)
        assert view.seat is not None
        mine = sum(1 << card for card in view.hand)
        led = int(view.trick[0]) if view.trick else -1
        tricks = sum(trick.winner == view.seat for trick in view.tricks)
        random, seen = generator(self._seed, view), _seen(view, gone)
        totals = [0] * len(cards)
        worlds = min(MOST_WORLDS, ROLLOUTS // len(cards))
        for _ in range(worlds):
            if self._is_cancelled():
                raise Cancelled
            table, theirs = OpenTable(view), sample_hand(view, random, gone)
            for index, card in enumerate(cards):
                totals[index] += table.rollout(int(card), mine, theirs, led, tricks, len(view.tricks), seen)
        lead = 2 * view.own_taken - sum(view.taken)
        return best_first(
            [Candidate(card, -(lead + total / worlds)) for card, total in zip(cards, totals, strict=True)]
        )


def sample_hand(view: PlayerView, random: Random, gone: Set[Card] = frozenset()) -> int:
    """Return a hand that the opponent may hold after all that was played and is not forgotten."""
    assert view.seat is not None
    other = 1 - view.seat
    seen = _seen(view, gone) | sum(1 << card for card in view.hand)
    barred = _barred_suits(view, other, gone)
    free = [card for card in Card if not seen >> card & 1 and card.suit not in barred]
    return sum(1 << card for card in random.sample(free, view.cards_left[other]))


def _seen(view: PlayerView, gone: Set[Card]) -> int:
    """Return the cards that lie or lay open and are not forgotten."""
    assert view.shown is not None
    played = {card for trick in view.tricks for card in trick.cards} - gone
    return sum(1 << card for card in {*played, *view.trick, view.shown})


def _barred_suits(view: PlayerView, other: int, gone: Set[Card]) -> set[int]:
    """Return the suits that the opponent has shown not to hold."""
    assert view.mode is not None
    assert view.mode.trump is not None
    trump, barred = int(view.mode.trump), set()
    for trick in view.tricks:
        led, answer = trick.cards
        if trick.leader != other and answer.suit is not led.suit and answer not in gone:
            if answer.suit != trump:
                barred |= {int(led.suit), trump}
            elif led.suit == trump:
                barred.add(trump)
    return barred
