"""Compiled steps of the look ahead: worlds, the trials of each card in them, what they explain and cost."""

from __future__ import annotations

import numpy as np

from differenzler_qt.players.plausibility import SLIP_OF_HAND
from differenzler_qt.players.training import rivals, simple_rule
from differenzler_qt.players.training.choose import card_costs, final_penalty
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.table import ONE, count, order_suits, prepare, put


@njit
def make_worlds(games, which, worlds, clones, players):
    """Copy each game ``worlds`` times with sampled hands for the others."""
    world = np.zeros(players, dtype=np.uint64)
    for i in range(len(which)):
        game = games[which[i]]
        for w in range(worlds):
            rivals.sample(game, world, players)
            clones[i * worlds + w] = games[which[i]]
            clone = clones[i * worlds + w]
            for q in range(players):
                clone.kind[q] = 0
                if q != game.turn:
                    clone.hand[q] = world[q]
                    clone.dealt[q] = world[q] | game.played[q]
                    order_suits(clone, q, clone.dealt[q])
                    pair = np.uint64(0b110000)
                    full = (clone.dealt[q] & pair) == pair
                    clone.stoeck_of[q] = 1 if game.stoeck == 1 and game.mode == 0 and full else 0


@njit
def branch(clones, owner, cards, trials, source, players):
    """One trial for each world and legal card; returns their number."""
    n = 0
    for c in range(len(clones)):
        legal = clones[c].legal
        for card in range(36):
            if (legal >> np.uint64(card)) & ONE:
                trials[n] = clones[c]
                put(trials[n], card, players)
                source[n] = c
                cards[n] = card
                owner[n] = clones[c].turn
                n += 1
    return n


@njit
def waiting(trials, n, owner, free, players):
    """Play forced cards of the others; list the trials in which another seat has a choice."""
    k = 0
    for i in range(n):
        game = trials[i]
        while game.turn != owner[i] and game.hand[game.turn] != 0:
            prepare(trials[i : i + 1])
            if game.legal & (game.legal - ONE) != 0:
                break
            card = 0
            while not (game.legal >> np.uint64(card)) & ONE:
                card += 1
            put(game, card, players)
        if game.turn != owner[i] and game.hand[game.turn] != 0:
            free[k] = i
            k += 1
    return k


@njit
def best_values(bits, games, which, values):
    """The least expected penalty of the seat to act in each listed game."""
    found = np.zeros(36)
    for i in range(len(which)):
        found[:] = 1e9
        card_costs(bits[i], games[which[i]], found)
        values[which[i]] = found.min()


@njit
def settle(trials, n, owner, values):
    """Final penalties of the finished trials; others are left to the network."""
    for i in range(n):
        if trials[i].hand[owner[i]] == 0:
            values[i] = final_penalty(trials[i], owner[i])


@njit
def network_values(bits, games, which, values):
    """Expected penalties of all legal cards, a row for each listed game."""
    for i in range(len(which)):
        card_costs(bits[i], games[which[i]], values[i])


@njit
def play_likelihood(bits, games, which, played, temperature, logs):
    """Add the log likelihood of the card that was played, under softmin of the expected penalties."""
    values = np.zeros(36)
    for i in range(len(which)):
        card_costs(bits[i], games[which[i]], values)
        logs[which[i]] += log_share(values, games[which[i]].legal, played[which[i]], temperature)


@njit
def rule_likelihood(games, which, players, stages, costs, played, temperature, logs):
    """Add the same of a card that a player of rules played."""
    values = np.zeros(36)
    for i in range(len(which)):
        simple_rule.simple_costs(games[which[i]], players, stages, costs, values)
        logs[which[i]] += log_share(values, games[which[i]].legal, played[which[i]], temperature)


@njit
def log_share(values, legal, card, temperature):
    """The log likelihood of a card that was played."""
    low, total = 1e18, 0.0
    for other in range(36):
        if (legal >> np.uint64(other)) & ONE:
            low = min(low, values[other])
    for other in range(36):
        if (legal >> np.uint64(other)) & ONE:
            total += np.exp((low - values[other]) / temperature)
    fits = (legal >> np.uint64(card)) & ONE
    share = np.exp((low - values[card]) / temperature) / total if fits else 0.0
    return np.log((1 - SLIP_OF_HAND) * share + SLIP_OF_HAND / count(legal))
