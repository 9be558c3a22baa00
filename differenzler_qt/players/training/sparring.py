"""Rule-of-thumb opponents of several kinds and tempers, for the networks to meet in training.

A temper is (spread of the prediction, share of random cards, boldness, share of forgotten cards).
"""

from __future__ import annotations

import numpy as np

from differenzler_qt.players.layout import POINTS
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.table import (
    FULL,
    GAME,
    HAND_SIZE,
    ONE,
    SUIT,
    begin,
    count,
    deal,
    prepare,
    put_all,
    suit_of,
)

NETWORK, PAST, WEIGHER, DUCKER, POINTER, RANDOM = 0, 1, 2, 3, 4, 5
VALUE_SIZE = 18 + 6


@njit
def hand_facts(facts, mask, mode, order):
    """Counts of each strength (trump first) and the place in the order of play."""
    facts[:] = 0
    for card in range(36):
        if (mask >> np.uint64(card)) & ONE:
            if mode == 0 and card < 9:
                facts[card] += 1
            else:
                facts[9 + card % 9] += 1
    facts[18 + order] = 1


@njit
def hand_value(mask, mode, values):
    """Linear value of the cards of a hand without its place."""
    total = 0.0
    for card in range(36):
        if (mask >> np.uint64(card)) & ONE:
            total += values[card] if mode == 0 and card < 9 else values[9 + card % 9]
    return total


@njit
def wins_now(card, game):
    """Whether a card would be the best of the current trick."""
    if game.suit < 0:
        return True
    if card // 9 == game.best // 9:
        return card > game.best
    return game.mode == 0 and card < 9


@njit
def chance(card, game, unseen, after, held):
    """Rough chance that a card wins the trick with ``after`` seats to come."""
    if not wins_now(card, game):
        return 0.0
    if after == 0:
        return 1.0
    label = card // 9
    higher = count(suit_of(unseen, label) >> np.uint64(card % 9 + 1))
    same = count(suit_of(unseen, label))
    total = max(count(unseen), 1)
    danger = higher / total
    stay = 1.0
    for _ in range(min(held, 9)):
        stay *= 1 - danger
    if higher == 0:
        stay = 1.0
    ruff = 1.0
    if game.mode == 0 and label != 0:
        trumps = count(unseen & SUIT)
        share = trumps / total
        void = max(0.05, 0.75 - 0.12 * same)
        ruff = 1 - min(0.9, share * held * 0.5) * void
    return (stay * ruff) ** after


@njit
def weigh(game, players, values):
    """The card whose expected points bring the hand nearest to the prediction, one trick ahead."""
    p = game.turn
    hand = game.hand[p]
    temper = game.temper[p]
    gone = game.played[0] | game.out
    for q in range(1, players):
        gone |= game.played[q]
    if np.random.random() < temper[3]:
        gone = game.out
    unseen = FULL & ~(hand | gone)
    after = (game.leader - p - 1) % players
    held = count(hand)
    mean = 0.0
    total = count(unseen)
    for card in range(36):
        if (unseen >> np.uint64(card)) & ONE:
            mean += POINTS[game.mode, card]
    mean /= max(total, 1)
    need = game.target[p] - game.points[p]
    value = hand_value(hand, game.mode, values)
    best_card, best_cost = -1, 1e9
    for card in range(36):
        if not (game.legal >> np.uint64(card)) & ONE:
            continue
        rest = value - (values[card] if game.mode == 0 and card < 9 else values[9 + card % 9])
        stake = game.trick_points + POINTS[game.mode, card] + after * mean * (1 + 0.3 * temper[2])
        if held == 1:
            stake += 5
        win = chance(card, game, unseen, after, held)
        cost = win * abs(need - stake - rest) + (1 - win) * abs(need - rest)
        cost += np.random.random() * (0.5 + 4 * temper[3])
        if cost < best_cost:
            best_card, best_cost = card, cost
    return best_card


@njit
def duck(game, players, fond):
    """A player of habits: short of the prediction it takes what it can, else it ducks and sheds points."""
    p = game.turn
    need = game.target[p] - game.points[p]
    after = (game.leader - p - 1) % players
    short = need > fond
    best_card, best_score = -1, -1e9
    for card in range(36):
        if not (game.legal >> np.uint64(card)) & ONE:
            continue
        points = POINTS[game.mode, card]
        strength = card % 9 + (9 if game.mode == 0 and card < 9 else 0)
        score = 0.0
        if game.suit < 0:
            score = strength - 0.3 * points if short else -strength - 0.1 * points
        elif wins_now(card, game):
            stake = game.trick_points + points
            if short:
                fits = -abs(need - stake) if after == 0 else strength - 0.2 * abs(need - stake)
                score = 20 + fits + (stake > 5) * 10
            else:
                score = -20 - stake - (strength if after else 0)
        else:
            score = (-points - 0.5 * strength) if short else points + 0.5 * strength
        score += np.random.random() * (0.5 + 6 * game.temper[p, 3])
        if score > best_score:
            best_card, best_score = card, score
    return best_card


@njit
def pick(legal):
    """A random legal card."""
    index = np.random.randint(count(legal))
    for card in range(36):
        if (legal >> np.uint64(card)) & ONE:
            if index == 0:
                return card
            index -= 1
    return -1


@njit
def play_rules(games, cards, players, values):
    """Choose the cards of all games whose seat to act follows a rule, and all forced cards; -1 elsewhere."""
    for g in range(len(games)):
        game = games[g]
        p = game.turn
        kind = game.kind[p]
        cards[g] = -1
        if game.legal & (game.legal - ONE) == 0:
            cards[g] = pick(game.legal)
        elif WEIGHER <= kind < 6:
            if kind == RANDOM or np.random.random() < game.temper[p, 1]:
                cards[g] = pick(game.legal)
            elif kind == WEIGHER:
                cards[g] = weigh(game, players, values[game.mode])
            else:
                cards[g] = duck(game, players, 2.0 + 6 * game.temper[p, 2])


@njit
def predict_rules(games, players, values):
    """Predictions of the seats that follow a rule."""
    facts = np.zeros(VALUE_SIZE)
    for g in range(len(games)):
        game = games[g]
        for p in range(players):
            kind = game.kind[p]
            if kind < WEIGHER or kind > RANDOM:
                continue
            temper = game.temper[p]
            hand_facts(facts, game.dealt[p], game.mode, p)
            value = 0.0
            for i in range(VALUE_SIZE):
                value += facts[i] * values[game.mode, i]
            if kind == POINTER:  # counts points and aces instead of weighing them
                points, total = 0.0, 126.0 if game.mode == 0 else 56.0
                for card in range(36):
                    if (game.dealt[p] >> np.uint64(card)) & ONE:
                        if game.mode == 0 and card < 9:
                            points += POINTS[0, card] + 2.5
                        elif card % 9 == 8:
                            points += 10
                        elif card % 9 == 7:
                            points += 4
                value = (
                    points * 157 / total * 36 / (players * HAND_SIZE[players]) * (1 if players > 2 else 0.67)
                )
                value = 157 / players + (value - 157 / players) * (0.4 + 1.6 * np.random.random())
            elif kind == RANDOM:
                value = np.random.random() * 80
            value += np.random.normal() * temper[0] + (temper[2] - 0.5) * 8
            game.target[p] = int(min(157, max(0, round(value))))


@njit
def collect(games, players, rows, results, modes):
    """Facts and final points of every seat, for fitting the linear values."""
    for g in range(len(games)):
        for p in range(players):
            hand_facts(rows[g * players + p], games[g].dealt[p], games[g].mode, p)
            results[g * players + p] = games[g].points[p]
            modes[g * players + p] = games[g].mode


def fit_values(players: int, modes: tuple[int, ...], rounds: int = 3, hands: int = 12_000):
    """Linear values of cards and places, fitted on the play of the weighing rule itself."""
    values = np.zeros((3, VALUE_SIZE))
    values[:, 17] = 12
    values[0, 8], values[0, 7] = 25, 18
    for _ in range(rounds):
        games = np.zeros(hands, dtype=GAME)
        games["mode"] = np.resize(modes, hands)
        games["trump"] = np.where(games["mode"] == 0, np.arange(hands) % 4, 0)
        games["kind"][:] = WEIGHER
        games["temper"][:, :, 0] = 4
        deal(games, players, 0.0)
        begin(games, players)
        predict_rules(games, players, values)
        cards = np.zeros(hands, dtype=np.int64)
        for _ in range(players * HAND_SIZE[players]):
            prepare(games)
            play_rules(games, cards, players, values)
            put_all(games, cards, players)
        rows = np.zeros((hands * players, VALUE_SIZE))
        results, played = np.zeros(len(rows)), np.zeros(len(rows), dtype=np.int64)
        collect(games, players, rows, results, played)
        for mode in modes:
            own = played == mode
            ridge = rows[own].T @ rows[own] + 5 * np.eye(VALUE_SIZE)
            values[mode] = np.linalg.solve(ridge, rows[own].T @ results[own])
    return values


@njit
def rule_targets(games, which, seat, players, values, result):
    """The linear rule's prediction for one seat of some games."""
    facts = np.zeros(VALUE_SIZE)
    for i in range(len(which)):
        game = games[which[i]]
        hand_facts(facts, game.dealt[seat], game.mode, seat)
        value = 0.0
        for k in range(VALUE_SIZE):
            value += facts[k] * values[game.mode, k]
        result[i] = int(min(157, max(0, round(value))))
