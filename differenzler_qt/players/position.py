"""An imagined state of play with all hands known, in one observer's numbering; search plays on from it."""

from __future__ import annotations

from collections.abc import Sequence

from differenzler_qt.players.greedy import LAST_TRICK, overtakes
from differenzler_qt.players.pimc import legal_of
from differenzler_qt.players.sight import POINTS_BY_GAME, TRUMP_GAME, Options, Sight, holds_stoeck

_TAKEN = ("played", "led", "won", "discarded", "void", "points", "tricks")
_LISTS = (*_TAKEN, "hands", "trick", "trick_seats")


class Position:
    """All hands and all that was played; seats count from the observer.

    ``strangers`` has a bit for each seat that is taken for a player of rules instead of a network.
    """

    __slots__ = (
        "best",
        "dealt",
        "discarded",
        "forehand",
        "game",
        "hands",
        "led",
        "number",
        "options",
        "order",
        "out",
        "played",
        "points",
        "shown",
        "stake",
        "strangers",
        "targets",
        "trick",
        "trick_seats",
        "tricks",
        "turn",
        "void",
        "winner",
        "won",
    )

    options: Options
    best: int
    dealt: list[int]
    forehand: int
    game: int
    hands: list[int]
    discarded: list[int]
    led: list[int]
    number: int
    order: list[tuple[int, ...]]
    out: int
    played: list[int]
    points: list[int]
    shown: int
    stake: int
    strangers: int
    targets: list[int]
    trick: list[int]
    trick_seats: list[int]
    tricks: list[int]
    turn: int
    void: list[int]
    winner: int
    won: list[int]

    @classmethod
    def imagined(
        cls, sight: Sight, world: Sequence[int], targets: Sequence[int], strangers: int = 0
    ) -> Position:
        """Return the present state with these hands and predictions."""
        self = cls()
        self.options, self.game, self.forehand = sight.options, sight.game, sight.forehand
        self.hands = list(world)
        self.played, self.led, self.void = list(sight.played), list(sight.led), list(sight.void)
        self.won, self.discarded = list(sight.won), list(sight.discarded)
        self.points, self.tricks, self.targets = list(sight.points), list(sight.tricks), list(targets)
        self.dealt = [hand | played for hand, played in zip(world, sight.played, strict=True)]
        self.trick, self.trick_seats = list(sight.trick), list(sight.trick_seats)
        self.stake, self.number, self.best, self.winner = (
            sight.trick_points,
            sight.number,
            sight.best,
            sight.winner,
        )
        self.turn, self.shown, self.strangers = 0, sight.shown, strangers
        self.out = out_of_play(sight)
        self.order = [label_order(hand, self.game) for hand in self.dealt]
        return self

    def copy(self) -> Position:
        """Return a position that can be played on without changing this one."""
        new = Position()
        for name in (
            "options",
            "game",
            "forehand",
            "targets",
            "dealt",
            "stake",
            "number",
            "best",
            "winner",
            "turn",
            "shown",
            "out",
            "order",
            "strangers",
        ):
            setattr(new, name, getattr(self, name))
        for name in _LISTS:
            setattr(new, name, getattr(self, name).copy())
        return new

    def at_the_start(self, shown: int) -> Position:
        """Return the position before the first card; ``shown`` is the card seen in the dealer's hand."""
        start, players = self.copy(), len(self.hands)
        start.hands = list(self.dealt)
        for name in _TAKEN:
            setattr(start, name, [0] * players)
        start.trick, start.trick_seats, start.shown = [], [], shown
        start.stake, start.number, start.best, start.winner, start.turn = 0, 0, -1, -1, self.forehand
        return start

    @property
    def legal(self) -> int:
        """The legal cards of the seat to act."""
        suit = self.trick[0] // 9 if self.trick else -1
        return legal_of(self.hands[self.turn], suit, self.best, self.game, self.options.undertrump)

    def put(self, card: int) -> None:
        """Play a card of the seat to act."""
        seat, bit, label = self.turn, 1 << card, card // 9
        self.hands[seat] &= ~bit
        self.played[seat] |= bit
        self.shown &= ~bit
        if not self.trick:
            self.led[seat] |= bit
            self.best, self.winner = card, seat
        else:
            suit, ruled = self.trick[0] // 9, self.game == TRUMP_GAME
            if label != suit and not (ruled and label == 0):
                self.discarded[seat] |= bit
            if label != suit and (
                not ruled
                or suit == 0
                or label != 0
                or (self.options.undertrump != 1 and self.best < 9 and card < self.best)
            ):
                self.void[seat] |= 1 << suit
            if overtakes(card, self.best, self.game):
                self.best, self.winner = card, seat
        self.trick.append(card)
        self.trick_seats.append(seat)
        self.stake += POINTS_BY_GAME[self.game][card]
        if len(self.trick) == len(self.hands):
            self._close()
        else:
            self.turn = (seat + 1) % len(self.hands)

    def _close(self) -> None:
        winner = self.winner
        self.points[winner] += self.stake + (0 if self.hands[winner] else LAST_TRICK)
        self.tricks[winner] += 1
        self.won[winner] |= 1 << self.best
        self.trick, self.trick_seats = [], []
        self.stake, self.best, self.winner, self.turn = 0, -1, -1, winner
        self.number += 1

    def unseen(self) -> int:
        """Return the cards that the seat to act has not seen."""
        gone = self.hands[self.turn] | self.out
        for cards in self.played:
            gone |= cards
        return (1 << 36) - 1 & ~gone

    def sight(self) -> Sight:
        """Return what the seat to act sees, renamed and turned for it."""
        me, players, order = self.turn, len(self.hands), self.order[self.turn]
        seats = [(me + step) % players for step in range(players)]
        targets, points = [self.targets[seat] for seat in seats], [self.points[seat] for seat in seats]
        open_needs: list[int | None] = [target - own for target, own in zip(targets, points, strict=True)]
        return Sight(
            options=self.options,
            game=self.game,
            table=(),
            hand=renamed(self.hands[me], order),
            legal=renamed(self.legal, order),
            unseen=renamed(self.unseen(), order),
            shown=renamed(self.shown, order),
            played=[renamed(self.played[seat], order) for seat in seats],
            led=[renamed(self.led[seat], order) for seat in seats],
            won=[renamed(self.won[seat], order) for seat in seats],
            discarded=[renamed(self.discarded[seat], order) for seat in seats],
            void=[_renamed_suits(self.void[seat], order) for seat in seats],
            points=points,
            tricks=[self.tricks[seat] for seat in seats],
            needs=open_needs if self.options.visibility else [None] * players,
            prediction=targets[0],
            trick=[order[card // 9] * 9 + card % 9 for card in self.trick],
            trick_seats=[(seat - me) % players for seat in self.trick_seats],
            trick_points=self.stake,
            number=self.number,
            best=-1 if self.best < 0 else order[self.best // 9] * 9 + self.best % 9,
            winner=-1 if self.winner < 0 else (self.winner - me) % players,
            forehand=(self.forehand - me) % players,
            holds_stoeck=holds_stoeck(self.options, self.game, self.dealt[me]),
        )


def out_of_play(sight: Sight) -> int:
    """Return the cards that are known to be in no hand."""
    known = sight.unseen | sight.hand
    for cards in sight.played:
        known |= cards
    return (1 << 36) - 1 & ~known


def label_order(dealt: int, game: int) -> tuple[int, ...]:
    """Return the new label of each suit for the observer who was dealt these cards."""
    suits = [dealt >> 9 * label & 511 for label in range(4)]
    first = 1 if game == TRUMP_GAME else 0
    order = [
        *range(first),
        *sorted(range(first, 4), key=lambda label: (suits[label].bit_count(), suits[label], label)),
    ]
    place = [0] * 4
    for position, label in enumerate(order):
        place[label] = position
    return tuple(place)


def renamed(mask: int, order: Sequence[int]) -> int:
    """Return a set of cards with its suits renamed."""
    return (
        (mask & 511) << 9 * order[0]
        | (mask >> 9 & 511) << 9 * order[1]
        | (mask >> 18 & 511) << 9 * order[2]
        | (mask >> 27 & 511) << 9 * order[3]
    )


def _renamed_suits(void: int, order: Sequence[int]) -> int:
    return sum(1 << order[label] for label in range(4) if void >> label & 1)
