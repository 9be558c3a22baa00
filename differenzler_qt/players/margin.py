"""*Differenz zu zweit* (``rules.md`` §8): sampled talons, greedy open-handed play, and exact endings."""

from __future__ import annotations

from collections.abc import Iterator, Set
from random import Random

from differenzler_qt.engine import Card, PlayerView, Values, points_table
from differenzler_qt.engine.scoring import MARGIN_BONUS, MARGIN_TRICKS
from differenzler_qt.players.contract import Cancelled, Candidate, CardDecision, PlayerOptions, best_first
from differenzler_qt.players.seeding import generator

WORLDS = 48
EXACT_CARDS = 4
_SUIT = 511


class OpenTable:
    """Both hands known: legal cards, greedy play and the exact value of endings, on sets of 36 bits."""

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

    def rollout(self, card: int, mover: int, other: int, led: int, tricks: int, gone: int) -> int:
        """Return the mover's margin if it plays a card and both go on greedily until the ending is exact."""
        margin, sign = 0, 1
        while True:
            if mover.bit_count() <= EXACT_CARDS:
                return margin + sign * self.after(card, mover, other, led, tricks, gone)
            mover &= ~(1 << card)
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
            card = self.greedy(mover, other, led)

    def greedy(self, mover: int, other: int, led: int) -> int:
        """Return a card that takes what it safely can and throws what is worth least."""
        best, best_score = -1, -1000
        for card in cards_of(self.legal(mover, led)):
            worth = self.points[card]
            if led >= 0:
                wins = self.second_wins(led, card)
                score = self.points[led] + worth - card % 9 if wins else -worth * 2 - card % 9
            else:
                answers = self.legal(other, card)
                beaten = any(self.second_wins(card, answer) for answer in cards_of(answers))
                score = -worth * 2 - card % 9 if beaten else 10 + worth + card % 9
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
        random = generator(self._seed, view)
        totals = [0] * len(cards)
        for _ in range(WORLDS):
            if self._is_cancelled():
                raise Cancelled
            table, theirs = OpenTable(view), sample_hand(view, random, gone)
            for index, card in enumerate(cards):
                totals[index] += table.rollout(int(card), mine, theirs, led, tricks, len(view.tricks))
        lead = 2 * view.own_taken - sum(view.taken)
        return best_first(
            [Candidate(card, -(lead + total / WORLDS)) for card, total in zip(cards, totals, strict=True)]
        )


def sample_hand(view: PlayerView, random: Random, gone: Set[Card] = frozenset()) -> int:
    """Return a hand that the opponent may hold after all that was played and is not forgotten."""
    assert view.seat is not None
    assert view.shown is not None
    other = 1 - view.seat
    seen = (
        set(view.dealt)
        | {view.shown}
        | {card for trick in view.tricks for card in trick.cards if card not in gone}
        | set(view.trick)
    )
    barred = _barred_suits(view, other, gone)
    free = [card for card in Card if card not in seen and card.suit not in barred]
    return sum(1 << card for card in random.sample(free, view.cards_left[other]))


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
