"""A view retold in canonical cards and relative seats, the way the networks are taught to see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from differenzler_qt.engine import (
    Card,
    ExactBonusZero,
    Mode,
    PlayerView,
    Prediction,
    Rules,
    ShownIn,
    Suit,
    TrumpSource,
    Undertrump,
)
from differenzler_qt.engine.deal import pack_for
from differenzler_qt.players.layout import POINTS

_T = TypeVar("_T")

TRUMP_GAME, OBENABE_GAME, UNDENUFE_GAME = 0, 1, 2
_PAIR = 0b110000
EXACT_BONUS = 10
POINTS_BY_GAME = tuple(tuple(int(value) for value in row) for row in POINTS)
_TRUMP_STRENGTH = (0, 1, 2, 7, 3, 8, 4, 5, 6)  # of 6 7 8 9 10 J Q K A
_UNDERTRUMP = {Undertrump.VOID: 0, Undertrump.FREE: 1, Undertrump.SCHIEBER: 2}
_VISIBILITY = {Prediction.HIDDEN: 0, Prediction.OPEN: 1, Prediction.VISIBLE_SLIPS: 2}
_BONUS = {ExactBonusZero.ALWAYS: 1, ExactBonusZero.NEVER: 2, ExactBonusZero.WITH_TRICK: 3}


@dataclass(frozen=True, slots=True)
class Options:
    """The rules as small numbers, in the order of the networks' columns."""

    players: int
    undertrump: int
    visibility: int
    bonus: int
    stoeck: int
    called: int


@cache
def options_of(rules: Rules) -> Options:
    """Return the numbers of a rule set."""
    return Options(
        players=rules.players,
        undertrump=_UNDERTRUMP[rules.undertrump],
        visibility=_VISIBILITY[rules.prediction],
        bonus=_BONUS[rules.exact_bonus_zero] if rules.exact_bonus else 0,
        stoeck=int(rules.stoeck),
        called=int(rules.trump_source is TrumpSource.FOREHAND),
    )


def exact_hit_pays(options: Options, prediction: int, tricks: int) -> bool:
    """Say whether an exact hit of a prediction earns the bonus with so many tricks."""
    bonus = options.bonus
    return bonus == 1 or (bonus == 2 and prediction > 0) or (bonus == 3 and (prediction > 0 or tricks > 0))


def holds_stoeck(options: Options, game: int, dealt: int) -> bool:
    """Say whether king and queen of trump are among the cards of a hand, where that counts."""
    return bool(options.stoeck) and game == TRUMP_GAME and dealt & _PAIR == _PAIR


@cache
def game_of(mode: Mode) -> int:
    """Return the kind of game: with trump, *Obenabe* or *Undenufe*."""
    if mode.trump is not None:
        return TRUMP_GAME
    return OBENABE_GAME if mode is Mode.OBENABE else UNDENUFE_GAME


@cache
def canonical_table(mode: Mode) -> tuple[int, ...]:
    """Return the canonical number of each card, before the plain suits are sorted: trump is label 0."""
    return tuple(_canonical(card, mode.trump, mode) for card in Card)


def _canonical(card: Card, trump: Suit | None, mode: Mode) -> int:
    if trump is None:
        return card.suit * 9 + (int(card.rank) if mode is Mode.OBENABE else 8 - card.rank)
    if card.suit is trump:
        return _TRUMP_STRENGTH[card.rank]
    return (card.suit - trump) % 4 * 9 + card.rank


def mask_of(cards: Iterable[int], table: Sequence[int]) -> int:
    """Return cards as a set of bits under a numbering."""
    mask = 0
    for card in cards:
        mask |= 1 << table[card]
    return mask


def sorted_table(dealt: Sequence[Card], mode: Mode) -> tuple[int, ...]:
    """Return the observer's number of each card: plain suits sorted by (count, cards) of the dealt hand."""
    table = canonical_table(mode)
    mask = mask_of(dealt, table)
    suits = [mask >> 9 * label & 511 for label in range(4)]
    first = 1 if mode.trump is not None else 0
    order = sorted(range(first, 4), key=lambda label: (suits[label].bit_count(), suits[label], label))
    labels = [0, *order] if first else order
    place = [0] * 4
    for position, label in enumerate(labels):
        place[label] = position
    return tuple(place[number // 9] * 9 + number % 9 for number in table)


@dataclass(slots=True)
class Sight:
    """What a seat may know while it plays, seats counted from itself in the order of play."""

    options: Options
    game: int
    table: tuple[int, ...]
    hand: int
    legal: int
    unseen: int
    shown: int
    played: list[int]
    led: list[int]
    won: list[int]
    discarded: list[int]
    void: list[int]
    points: list[int]
    tricks: list[int]
    needs: list[int | None]
    prediction: int
    trick: list[int]
    trick_seats: list[int]
    trick_points: int
    number: int
    best: int
    winner: int
    forehand: int
    holds_stoeck: bool


def look(view: PlayerView, points: Sequence[int], assumed: int | None = None) -> Sight:
    """Return the sight of the view's seat; ``points`` are those of the canonical cards.

    ``assumed`` stands in for the own prediction where it is not yet made.
    """
    prediction = view.own_prediction if assumed is None else assumed
    assert view.seat is not None
    assert view.mode is not None
    assert prediction is not None
    options, mode, me = options_of(view.rules), view.mode, view.seat
    players = options.players
    table = sorted_table(view.dealt, mode)
    hand = mask_of(view.hand, table)
    game = game_of(mode)
    sight = Sight(
        options=options,
        game=game,
        table=table,
        hand=hand,
        legal=mask_of(view.legal_cards, table),
        unseen=mask_of(pack_for(view.rules), table) & ~hand,
        shown=0,
        played=[0] * players,
        led=[0] * players,
        won=[0] * players,
        discarded=[0] * players,
        void=[0] * players,
        points=_turned(view.taken, me),
        tricks=[0] * players,
        needs=[None] * players,
        prediction=prediction,
        trick=[],
        trick_seats=[],
        trick_points=0,
        number=len(view.tricks),
        best=-1,
        winner=-1,
        forehand=(view.forehand - me) % players,
        holds_stoeck=view.holds_stoeck,
    )
    sight.needs = [
        None if value is None else value - taken
        for value, taken in zip(_turned(view.predictions, me), sight.points, strict=True)
    ]
    for trick in view.tricks:
        _follow(sight, trick.leader - me, trick.cards)
        sight.tricks[sight.winner] += 1
        sight.won[sight.winner] |= 1 << sight.best
    sight.best = sight.winner = -1
    if view.trick:
        sight.trick, sight.trick_seats = _follow(sight, view.leader - me, view.trick)
        sight.trick_points = sum(points[card] for card in sight.trick)
    if view.shown is not None and view.shown_in is ShownIn.TALON:
        sight.unseen &= ~(1 << table[view.shown])
    sight.shown = shown_in_hand(view, table) & (sight.hand | sight.unseen)
    return sight


def _turned(values: Sequence[_T], me: int) -> list[_T]:
    return [*values[me:], *values[:me]]


def _follow(sight: Sight, leader: int, cards: Sequence[Card]) -> tuple[list[int], list[int]]:
    """Note the cards of a trick: who played, led and failed to follow what, and who is winning."""
    players, table, with_trump = sight.options.players, sight.table, sight.game == TRUMP_GAME
    numbers, seats = [], []
    best = suit = -1
    for step, card in enumerate(cards):
        number, seat = table[card], (leader + step) % players
        label, bit = number // 9, 1 << number
        sight.played[seat] |= bit
        sight.unseen &= ~bit
        numbers.append(number)
        seats.append(seat)
        if step == 0:
            sight.led[seat] |= bit
            best, suit, sight.winner = number, label, seat
            continue
        if label != suit and not (with_trump and label == 0):
            sight.discarded[seat] |= bit
        if label != suit and (
            not with_trump
            or suit == 0
            or label != 0
            or (sight.options.undertrump != 1 and best < 9 and number < best)
        ):
            sight.void[seat] |= 1 << suit
        if beats(number, best, suit, with_trump=with_trump):
            best, sight.winner = number, seat
    sight.best = best
    return numbers, seats


def shown_in_hand(view: PlayerView, table: Sequence[int]) -> int:
    """Return the card that everybody saw in the dealer's hand before the first lead, as a set of bits."""
    if view.shown is None or view.shown_in is not ShownIn.DEALER_HAND:
        return 0
    return 1 << table[view.shown]


def beats(card: int, best: int, suit: int, *, with_trump: bool) -> bool:
    """Say whether a card wins over the best card of a trick, both as canonical numbers."""
    if card // 9 == best // 9:
        return card > best
    return with_trump and card < 9


def look_around(view: PlayerView, assumed: int | None = None) -> Sight:
    """Return the sight of the view's seat with the points of its game."""
    assert view.mode is not None
    return look(view, POINTS_BY_GAME[game_of(view.mode)], assumed)
