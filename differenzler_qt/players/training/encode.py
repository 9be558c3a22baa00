"""The input vectors of the networks for many games at once, in bfloat16 bits, compiled by numba."""

from __future__ import annotations

import numpy as np

from differenzler_qt.players import layout
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.table import FULL, ONE, SUIT, count, suit_of


def _bits(table):
    return (np.ascontiguousarray(table, dtype=np.float32).view(np.uint32) >> 16).astype(np.uint16)


NEED, OTHER, TAKEN = _bits(layout.NEED_HATS), _bits(layout.OTHER_HATS), _bits(layout.TAKEN_HATS)
HUNDREDTHS, NINTHS = _bits(layout.HUNDREDTHS), _bits(layout.NINTHS)
UNIT = np.uint16(0x3F80)
POINTS = layout.POINTS
NEED_CLASS = layout.NEED_CLASS
NEED_SIZE, OTHER_SIZE, TAKEN_SIZE = NEED.shape[1], OTHER.shape[1], TAKEN.shape[1]


@njit
def plane(row, first, mask, label):
    """Write a mask of cards as 36 ones and zeros, suits renamed for the observer."""
    for suit in range(4):
        cards = suit_of(mask, suit)
        column = first + 9 * label[suit]
        while cards:
            if cards & ONE:
                row[column] = UNIT
            cards >>= ONE
            column += 1


@njit
def mask_points(mask, mode):
    """Points of the cards in a mask."""
    total = 0
    for card in range(36):
        if (mask >> np.uint64(card)) & ONE:
            total += POINTS[mode, card]
    return total


@njit
def encode_play(row, game, players, others, at):
    """Write what the seat to act may know into a row; ``at``: first columns of ``layout.play_layout``."""
    p = game.turn
    label = game.label[p]
    mode = game.mode
    hand = game.hand[p]
    row[:] = 0
    all_played = np.uint64(0)
    for q in range(players):
        all_played |= game.played[q]
    unseen = FULL & ~(hand | all_played | game.out)
    plane(row, at[0], hand, label)
    plane(row, at[1], unseen, label)
    plane(row, at[2], game.legal, label)
    winning = np.uint64(0)
    if game.suit >= 0:
        best = game.best
        same = SUIT << np.uint64(9 * (best // 9))
        above = same & ~((ONE << np.uint64(best + 1)) - ONE)
        winning = game.legal & above
        if mode == 0 and best >= 9:
            winning |= game.legal & SUIT
    plane(row, at[3], winning, label)
    boss = np.uint64(0)
    for suit in range(4):
        rest = suit_of(unseen, suit)
        own = suit_of(hand, suit)
        top = np.uint64(0)
        while rest >> top:
            top += ONE
        boss |= ((own >> top) << top) << np.uint64(9 * suit)
    plane(row, at[4], boss, label)
    if game.shown >= 0:
        shown = ONE << np.uint64(game.shown)
        if not (all_played & shown):
            plane(row, at[5], shown, label)
    for r in range(players):
        q = (p + r) % players
        plane(row, at[6] + 36 * r, game.played[q], label)
        plane(row, at[7] + 36 * r, game.led[q], label)
        row[at[12] + r] = HUNDREDTHS[game.points[q]]
        row[at[13] + r] = NINTHS[game.tricks[q]]
        if r > 0:
            card = game.trick[q]
            if card >= 0:
                row[at[8] + 36 * (r - 1) + 9 * label[card // 9] + card % 9] = UNIT
            for suit in range(4):
                if (game.void[q] >> suit) & 1:
                    row[at[9] + 4 * (r - 1) + label[suit]] = UNIT
            for k in range(TAKEN_SIZE):
                row[at[14] + TAKEN_SIZE * (r - 1) + k] = TAKEN[game.points[q], k]
            if game.visibility != 0:
                for k in range(OTHER_SIZE):
                    row[at[31] + OTHER_SIZE * (r - 1) + k] = OTHER[game.target[q] - game.points[q] + 157, k]
            plane(row, at[32] + 36 * (r - 1), game.won[q], label)
            plane(row, at[33] + 36 * (r - 1), game.discarded[q], label)
    need = game.target[p] - game.points[p] + 157
    for k in range(NEED_SIZE):
        row[at[10] + k] = NEED[need, k]
    row[at[11]] = HUNDREDTHS[game.target[p]]
    row[at[15]] = HUNDREDTHS[game.trick_points]
    row[at[16]] = HUNDREDTHS[mask_points(unseen, mode)]
    row[at[17] + game.number] = UNIT
    row[at[18] + (p - game.leader) % players] = UNIT
    if game.suit >= 0:
        row[at[19] + (game.winner - p) % players] = UNIT
        row[at[20] + label[game.suit]] = UNIT
    row[at[21] + (-p) % players] = UNIT
    for suit in range(4):
        row[at[22] + label[suit]] = NINTHS[count(suit_of(hand, suit))]
        row[at[23] + label[suit]] = NINTHS[count(suit_of(unseen, suit))]
    row[at[24] + players] = UNIT
    row[at[25] + mode] = UNIT
    row[at[26] + game.undertrump] = UNIT
    row[at[27] + game.visibility] = UNIT
    row[at[28] + game.bonus] = UNIT
    row[at[29]] = UNIT if game.stoeck == 1 else np.uint16(0)
    row[at[29] + 1] = UNIT if game.stoeck_of[p] == 1 else np.uint16(0)
    row[at[30]] = UNIT if game.called == 1 else np.uint16(0)
    row[at[34]] = UNIT


@njit
def encode_play_many(rows, games, which, players, others, at):
    """Encode the seat to act of each game listed in ``which``."""
    for i in range(len(which)):
        encode_play(rows[i], games[which[i]], players, others, at)


@njit
def encode_truth(holders, needs, games, which, players, others):
    """Write what the seat to act cannot see, for the auxiliary targets.

    ``holders``: for each unseen card the seat that holds it, counted from the next, ``others`` for nobody, -1
    for cards that are seen; ``needs``: the class of each other seat's need in ``layout.NEED_CLASS``.
    """
    holders[:] = -1
    needs[:] = -1
    for i in range(len(which)):
        game = games[which[i]]
        p = game.turn
        label = game.label[p]
        gone = game.out | game.hand[p]
        for q in range(players):
            gone |= game.played[q]
        for card in range(36):
            if (gone >> np.uint64(card)) & ONE:
                continue
            holder = others
            for r in range(1, players):
                if (game.hand[(p + r) % players] >> np.uint64(card)) & ONE:
                    holder = r - 1
            holders[i, 9 * label[card // 9] + card % 9] = holder
        for r in range(1, players):
            q = (p + r) % players
            needs[i, r - 1] = NEED_CLASS[game.target[q] - game.points[q] + 157]


@njit
def encode_predict(row, game, p, players, others, at):
    """Write what a seat may know when it predicts; earlier seats' numbers only where the table hears them."""
    label = game.label[p]
    hand = game.dealt[p]
    row[:] = 0
    plane(row, at[0], hand, label)
    if game.shown >= 0:
        plane(row, at[1], ONE << np.uint64(game.shown), label)
    row[at[2] + p] = UNIT
    row[at[3] + players] = UNIT
    row[at[4] + game.mode] = UNIT
    row[at[5] + game.undertrump] = UNIT
    row[at[6] + game.visibility] = UNIT
    row[at[7] + game.bonus] = UNIT
    row[at[8]] = UNIT if game.stoeck == 1 else np.uint16(0)
    row[at[8] + 1] = UNIT if game.stoeck_of[p] == 1 else np.uint16(0)
    row[at[9]] = UNIT if game.called == 1 else np.uint16(0)
    if game.visibility == 1:
        total = 0
        for q in range(p):
            r = (q - p) % players
            total += game.target[q]
            for k in range(OTHER_SIZE):
                row[at[10] + OTHER_SIZE * (r - 1) + k] = OTHER[game.target[q] + 157, k]
        row[at[11]] = HUNDREDTHS[min(total, 399)]
        row[at[12] + p] = UNIT
    for suit in range(4):
        row[at[13] + label[suit]] = NINTHS[count(suit_of(hand, suit))]
    row[at[14]] = HUNDREDTHS[mask_points(hand, game.mode)]
    row[at[15]] = UNIT


@njit
def encode_predict_many(rows, games, which, p, players, others, at):
    """Encode seat ``p`` of each game listed in ``which``."""
    for i in range(len(which)):
        encode_predict(rows[i], games[which[i]], p, players, others, at)
