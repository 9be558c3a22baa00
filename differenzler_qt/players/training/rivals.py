"""The yardsticks ``srf`` and ``pimc`` compiled for big tables; only for measuring, never for learning."""

from __future__ import annotations

import numpy as np

from differenzler_qt.players.layout import POINTS
from differenzler_qt.players.pimc import WORLDS
from differenzler_qt.players.training.choose import final_penalty
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.table import FULL, ONE, count, prepare, put

SRF, PIMC = 6, 7


@njit
def thumb(mask, mode):
    """The rule of thumb's prediction."""
    total = 0
    for suit in range(4):
        if (mask >> np.uint64(9 * suit + 8)) & ONE and (mode != 0 or suit > 0):
            total += 11 if mode == 0 else 39
    if mode == 0:
        for card in range(9):
            if (mask >> np.uint64(card)) & ONE:
                total += 2 * POINTS[0, card]
    return min(total, 157)


@njit
def greedy(game, players):
    """The card of ``differenzler_qt.players.greedy``."""
    p = game.turn
    need = game.target[p] - game.points[p]
    after = (game.leader - p - 1) % players
    best_card, first, second = -1, -1000.0, 0.0
    for card in range(36):
        if not (game.legal >> np.uint64(card)) & ONE:
            continue
        strength = card % 9 + (9 if game.mode == 0 and card < 9 else 0)
        worth = POINTS[game.mode, card]
        leads = game.suit < 0
        wins = leads or (card > game.best if card // 9 == game.best // 9 else game.mode == 0 and card < 9)
        if need > 0:
            if not wins:
                a, b = -50.0, -worth - strength / 20
            elif after == 0:
                a, b = -abs(need - game.trick_points - worth) / 10, -float(strength)
            else:
                a, b = 0.0, float(strength)
        elif not wins:
            a, b = 50.0, worth + strength / 20
        else:
            a, b = -50.0, (-float(strength) if after or leads else -float(worth))
        if a > first or (a == first and b > second):
            best_card, first, second = card, a, b
    return best_card


@njit
def sample(game, world, players):
    """Deal the unseen cards to the others in ``world`` so that no void and no shown card is contradicted."""
    p = game.turn
    gone = game.out | game.hand[p]
    for q in range(players):
        gone |= game.played[q]
    unseen = FULL & ~gone
    cards = np.empty(36, dtype=np.int64)
    options = np.empty(36, dtype=np.int64)
    room = np.empty(players + 1, dtype=np.int64)
    for attempt in range(41):
        total, seats = 0, 0
        for q in range(players):
            room[q] = 0 if q == p else count(game.hand[q])
            seats += room[q]
            world[q] = game.hand[p] if q == p else np.uint64(0)
        rest = unseen
        if game.shown >= 0 and (unseen >> np.uint64(game.shown)) & ONE:
            bit = ONE << np.uint64(game.shown)
            world[players - 1] |= bit
            room[players - 1] -= 1
            seats -= 1
            rest &= ~bit
        for card in range(36):
            if (rest >> np.uint64(card)) & ONE:
                cards[total] = card
                total += 1
        room[players] = total - seats
        for i in range(total):
            j = np.random.randint(i, total)
            cards[i], cards[j] = cards[j], cards[i]
        for i in range(total):
            n = 0
            for q in range(players + 1):
                n += room[q] > 0 and may_hold(game, q, cards[i], players, attempt)
            options[i] = n
        done = True
        for wanted in range(players + 2):
            for i in range(total):
                if not done or options[i] != wanted:
                    continue
                weight = 0
                for q in range(players + 1):
                    if may_hold(game, q, cards[i], players, attempt):
                        weight += room[q]
                if weight == 0:
                    done = False
                    break
                draw = np.random.randint(weight)
                for q in range(players + 1):
                    if may_hold(game, q, cards[i], players, attempt):
                        draw -= room[q]
                        if draw < 0:
                            if q < players:
                                world[q] |= ONE << np.uint64(cards[i])
                            room[q] -= 1
                            break
        if done:
            return


@njit
def may_hold(game, q, card, players, attempt):
    """Whether a seat can still hold a card; the last attempt does not ask."""
    if q == game.turn:
        return False
    return (
        attempt == 40
        or q == players
        or not (game.void[q] >> (card // 9)) & 1
        or (game.mode == 0 and card == 8)
    )


@njit
def play_out(scratch, players):
    """Play a game to its end greedily."""
    game = scratch[0]
    while game.hand[game.turn] != 0:
        prepare(scratch)
        put(game, greedy(game, players), players)


@njit
def pimc(games, g, scratch, players):
    """The card with the least mean penalty over sampled worlds with greedy play-outs."""
    game = games[g]
    p = game.turn
    world = np.zeros(players, dtype=np.uint64)
    totals = np.zeros(36)
    legal = game.legal
    for _ in range(WORLDS):
        sample(game, world, players)
        for card in range(36):
            if not (legal >> np.uint64(card)) & ONE:
                continue
            scratch[0] = games[g]
            trial = scratch[0]
            for q in range(players):
                trial.hand[q] = world[q]
                if q != p and game.visibility == 0:
                    trial.target[q] = thumb(world[q] | game.played[q], game.mode)
            put(trial, card, players)
            play_out(scratch, players)
            totals[card] += final_penalty(trial, p)
    best = -1
    for card in range(36):
        if (legal >> np.uint64(card)) & ONE and (best < 0 or totals[card] < totals[best]):
            best = card
    return best


@njit
def pimc_target(games, g, p, scratch, players):
    """The prediction of ``differenzler_qt.players.pimc``: the least mean error, in steps of 8."""
    game = games[g]
    guess = thumb(game.dealt[p], game.mode)
    low, high = max(0, guess - 24), min(157, guess + 24)
    world = np.zeros(players, dtype=np.uint64)
    totals = np.zeros(158)
    turn = game.turn
    for _ in range(24):
        game.turn = p
        sample(game, world, players)
        game.turn = turn
        for target in range(low, high + 1, 8):
            scratch[0] = games[g]
            trial = scratch[0]
            for q in range(players):
                trial.hand[q] = world[q]
                trial.target[q] = target if q == p else thumb(world[q], game.mode)
            play_out(scratch, players)
            totals[target] += abs(trial.points[p] - target)
    best = low
    for target in range(low, high + 1, 8):
        if totals[target] < totals[best]:
            best = target
    return best


@njit
def predict_rivals(games, scratch, players):
    """Predictions of the yardstick seats."""
    for g in range(len(games)):
        for p in range(players):
            if games[g].kind[p] == SRF:
                games[g].target[p] = thumb(games[g].dealt[p], games[g].mode)
            elif games[g].kind[p] == PIMC:
                games[g].target[p] = pimc_target(games, g, p, scratch, players)


@njit
def play_rivals(games, cards, scratch, players):
    """Cards of the yardstick seats that have a choice."""
    for g in range(len(games)):
        game = games[g]
        if game.legal & (game.legal - ONE) == 0:
            continue
        if game.kind[game.turn] == SRF:
            cards[g] = greedy(game, players)
        elif game.kind[game.turn] == PIMC:
            cards[g] = pimc(games, g, scratch, players)
