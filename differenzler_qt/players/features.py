"""The input of the networks, built from a view alone: columns that are not zero, with their values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import Mode, PlayerView
from differenzler_qt.players import layout
from differenzler_qt.players.sight import (
    POINTS_BY_GAME,
    Options,
    Sight,
    game_of,
    holds_stoeck,
    mask_of,
    options_of,
    shown_in_hand,
    sorted_table,
)

POINTS = POINTS_BY_GAME
_HUNDREDTHS = tuple(float(value) for value in layout.HUNDREDTHS)
_NINTHS = tuple(float(value) for value in layout.NINTHS)


def _sparse(table: NDArray[np.float32]) -> tuple[tuple[tuple[int, float], ...], ...]:
    return tuple(tuple((int(k), float(row[k])) for k in np.flatnonzero(row)) for row in table)


_NEED, _OTHER, _TAKEN = _sparse(layout.NEED_HATS), _sparse(layout.OTHER_HATS), _sparse(layout.TAKEN_HATS)
_OFFSET = layout.NEED_OFFSET
_PLAY = {others: layout.play_layout(others) for others in (3, 5)}
_PREDICT = {others: layout.predict_layout(others) for others in (3, 5)}


class Sparse:
    """An input vector: its ones as the bits of one number, and what else is not zero."""

    __slots__ = ("numbers", "ones")

    def __init__(self) -> None:
        self.ones = 0
        self.numbers: list[tuple[int, float]] = []

    def cards(self, first: int, mask: int) -> None:
        """Add a set of cards."""
        self.ones |= mask << first

    def flag(self, column: int) -> None:
        """Add a one."""
        self.ones |= 1 << column

    def number(self, column: int, value: float) -> None:
        """Add a number."""
        if value:
            self.numbers.append((column, value))

    def hats(self, first: int, pairs: Sequence[tuple[int, float]]) -> None:
        """Add the hat functions of a number."""
        for k, value in pairs:
            self.numbers.append((first + k, value))


def dense(rows: Sequence[Sparse], width: int) -> NDArray[np.float32]:
    """Return whole vectors, one to a row; ``width`` is a multiple of eight."""
    size = width // 8
    packed = np.frombuffer(b"".join(row.ones.to_bytes(size, "little") for row in rows), dtype=np.uint8)
    result = np.unpackbits(packed.reshape(len(rows), size), axis=1, bitorder="little").astype(np.float32)
    at = np.repeat(np.arange(len(rows)), [len(row.numbers) for row in rows])
    pairs = [pair for row in rows for pair in row.numbers]
    if pairs:
        columns, values = zip(*pairs, strict=True)
        result[at, columns] = values
    return result


@cache
def mask_points(mask: int, game: int) -> int:
    """Return the points of a set of canonical cards."""
    points, total = POINTS[game], 0
    while mask:
        low = mask & -mask
        total += points[low.bit_length() - 1]
        mask ^= low
    return total


def sight_features(sight: Sight, others: int) -> Sparse:
    """Return the input of the playing network for a sight."""
    at, row, options = _PLAY[others].first, Sparse(), sight.options
    row.cards(at["hand"], sight.hand)
    row.cards(at["unseen"], sight.unseen)
    row.cards(at["legal"], sight.legal)
    row.cards(at["winning"], _winning(sight))
    row.cards(at["boss"], _bosses(sight))
    row.cards(at["shown"], sight.shown)
    for seat in range(options.players):
        _seat_features(row, at, sight, seat)
    row.hats(at["need"], _NEED[sight.prediction - sight.points[0] + _OFFSET])
    row.number(at["target"], _HUNDREDTHS[sight.prediction])
    row.number(at["trick_points"], _HUNDREDTHS[sight.trick_points])
    row.number(at["points_left"], _HUNDREDTHS[mask_points(sight.unseen, sight.game)])
    row.flag(at["trick_number"] + sight.number)
    row.flag(at["position"] + len(sight.trick))
    if sight.trick:
        row.flag(at["winner"] + sight.winner)
        row.flag(at["suit"] + sight.trick[0] // 9)
    row.flag(at["forehand"] + sight.forehand)
    for label in range(4):
        row.number(at["count"] + label, _NINTHS[(sight.hand >> 9 * label & 511).bit_count()])
        row.number(at["unseen_count"] + label, _NINTHS[(sight.unseen >> 9 * label & 511).bit_count()])
    _rule_features(row, at, options, sight.game)
    row.number(at["stoeck"] + 1, float(sight.holds_stoeck))
    row.flag(at["bias"])
    return row


def _winning(sight: Sight) -> int:
    if not sight.trick:
        return 0
    best = sight.best
    same = 511 << best // 9 * 9
    winning = sight.legal & same & ~((1 << best + 1) - 1)
    if sight.game == layout.TRUMP and best >= 9:
        winning |= sight.legal & 511
    return winning


def _bosses(sight: Sight) -> int:
    bosses = 0
    for label in range(4):
        top = (sight.unseen >> 9 * label & 511).bit_length()
        bosses |= ((sight.hand >> 9 * label & 511) >> top << top) << 9 * label
    return bosses


def _seat_features(row: Sparse, at: dict[str, int], sight: Sight, seat: int) -> None:
    row.cards(at["played"] + 36 * seat, sight.played[seat])
    row.cards(at["led"] + 36 * seat, sight.led[seat])
    row.number(at["points"] + seat, _HUNDREDTHS[sight.points[seat]])
    row.number(at["tricks"] + seat, _NINTHS[sight.tricks[seat]])
    if seat == 0:
        return
    for player, card in zip(sight.trick_seats, sight.trick, strict=True):
        if player == seat:
            row.flag(at["trick"] + 36 * (seat - 1) + card)
    for label in range(4):
        if sight.void[seat] >> label & 1:
            row.flag(at["void"] + 4 * (seat - 1) + label)
    row.hats(at["taken"] + len(layout.TAKEN_KNOTS) * (seat - 1), _TAKEN[sight.points[seat]])
    need = sight.needs[seat]
    if need is not None:
        row.hats(at["other_need"] + len(layout.OTHER_KNOTS) * (seat - 1), _OTHER[need + _OFFSET])
    row.cards(at["won"] + 36 * (seat - 1), sight.won[seat])
    row.cards(at["discarded"] + 36 * (seat - 1), sight.discarded[seat])


def _rule_features(row: Sparse, at: dict[str, int], options: Options, game: int) -> None:
    row.flag(at["players"] + options.players)
    row.flag(at["mode"] + game)
    row.flag(at["undertrump"] + options.undertrump)
    row.flag(at["visibility"] + options.visibility)
    row.flag(at["bonus"] + options.bonus)
    row.number(at["stoeck"], float(options.stoeck))
    row.number(at["called"], float(options.called))


def predict_features(view: PlayerView, mode: Mode, others: int) -> Sparse:
    """Return the input of the predicting network if the hand is played in a mode."""
    assert view.seat is not None
    options, players = options_of(view.rules), view.rules.players
    table = sorted_table(view.dealt, mode)
    shown = shown_in_hand(view, table)
    order = (view.seat - view.forehand) % players
    heard: list[tuple[int, int]] = []
    if options.visibility == 1:
        for step in range(order):
            seat = (view.forehand + step) % players
            value = view.predictions[seat]
            assert value is not None
            heard.append(((seat - view.seat) % players, value))
    return hand_features(mask_of(view.dealt, table), shown, order, game_of(mode), options, heard, others)


def hand_features(
    hand: int,
    shown: int,
    order: int,
    game: int,
    options: Options,
    heard: Sequence[tuple[int, int]],
    others: int,
) -> Sparse:
    """Return the input of the predicting network.

    ``order`` counts from forehand; ``heard`` are (relative seat, number) of the open predictions so far.
    """
    at, row = _PREDICT[others].first, Sparse()
    row.cards(at["hand"], hand)
    row.cards(at["shown"], shown)
    row.flag(at["order"] + order)
    _rule_features(row, at, options, game)
    row.number(at["stoeck"] + 1, float(holds_stoeck(options, game, hand)))
    if options.visibility == 1:
        for seat, value in heard:
            row.hats(at["heard"] + len(layout.OTHER_KNOTS) * (seat - 1), _OTHER[value + _OFFSET])
        row.number(at["heard_sum"], _HUNDREDTHS[min(sum(value for _, value in heard), 399)])
        row.flag(at["heard_count"] + order)
    for label in range(4):
        row.number(at["count"] + label, _NINTHS[(hand >> 9 * label & 511).bit_count()])
    row.number(at["points"], _HUNDREDTHS[mask_points(hand, game)])
    row.flag(at["bias"])
    return row
