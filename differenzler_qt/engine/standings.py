"""Totals, ranks, and what breaks a tie (``rules.md`` §6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from differenzler_qt.engine.options import Game, TieBreak
from differenzler_qt.engine.rules import Rules


class SeatResult(Protocol):
    """What one seat has from a hand."""

    @property
    def score(self) -> int:
        """Penalty points, or the signed margin."""

    @property
    def exact(self) -> bool:
        """Whether the prediction was hit."""


class ScoredHand(Protocol):
    """A hand that is over: of a match, or on the slate for real cards."""

    @property
    def scores(self) -> Sequence[SeatResult]:
        """The results by seat."""

    @property
    def deciding(self) -> bool:
        """Whether the hand only breaks a tie."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat stands: rank 1 leads; seats that cannot be told apart share a rank."""

    seat: int
    rank: int
    total: int
    exact_hits: int
    deciding: tuple[int, ...] = ()


def standings(rules: Rules, hands: Sequence[ScoredHand]) -> tuple[Standing, ...]:
    """Return the standings after these hands, best first, equal ones by seat.

    Hands that break a tie of exact hits do not count in the totals; they only order those who were tied.
    """
    keys = {seat: _key(rules, hands, seat) for seat in range(rules.players)}
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    return tuple(
        Standing(
            seat,
            1 + sum(keys[other] < keys[seat] for other in order),
            total(hands, seat),
            exact_hits(hands, seat),
            tuple(hand.scores[seat].score for hand in hands if hand.deciding),
        )
        for seat in order
    )


def total(hands: Sequence[ScoredHand], seat: int) -> int:
    """Return the sum of a seat's scores, without deciding hands."""
    return sum(hand.scores[seat].score for hand in hands if not hand.deciding)


def exact_hits(hands: Sequence[ScoredHand], seat: int) -> int:
    """Return how often a seat has hit its prediction, without deciding hands."""
    return sum(hand.scores[seat].exact for hand in hands if not hand.deciding)


def contenders(rules: Rules, hands: Sequence[ScoredHand]) -> tuple[int, ...]:
    """Return the seats that lead and cannot be told apart by the tie rule so far."""
    return tuple(s.seat for s in standings(rules, hands) if s.rank == 1)


def is_decided(rules: Rules, hands: Sequence[ScoredHand]) -> bool:
    """Say whether all agreed hands were played and no deciding hand is due."""
    if sum(not hand.deciding for hand in hands) < rules.hands:
        return False
    return rules.tie_break is TieBreak.SHARED or len(contenders(rules, hands)) == 1


def _key(rules: Rules, hands: Sequence[ScoredHand], seat: int) -> tuple[int, ...]:
    best_high = rules.game is Game.MARGIN
    score = total(hands, seat)
    key: tuple[int, ...] = (-score if best_high else score,)
    if rules.tie_break is not TieBreak.EXACT_HITS:
        return key
    key += (-exact_hits(hands, seat),)
    # Only those still tied before a deciding hand can win it: as the tie rule's keys are compared in order,
    # a seat with a worse total never comes past one with a better total.
    return key + tuple(hand.scores[seat].score for hand in hands if hand.deciding)
