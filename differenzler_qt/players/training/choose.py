"""From the networks' outputs to cards and predictions, compiled by numba."""

from __future__ import annotations

import numpy as np

from differenzler_qt.players.layout import BINS, COSTS, ERROR_BINS
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.table import ONE

COST_ROWS = np.ascontiguousarray(COSTS.astype(np.float64))
ERRORS = np.ascontiguousarray(ERROR_BINS)
EXP = np.exp(np.nan_to_num((np.arange(1 << 16, dtype=np.uint32) << 16).view(np.float32)).clip(-60, 60))


@njit
def pays_bonus(game, p):
    """Whether an exact hit still earns the bonus."""
    zero = game.target[p] == 0
    return (
        game.bonus == 1
        or (game.bonus == 2 and not zero)
        or (game.bonus == 3 and (not zero or game.tricks[p] > 0))
    )


@njit
def final_penalty(game, p):
    """Penalty of a seat when the last trick is over."""
    error = game.points[p] - game.target[p]
    penalty = abs(error)
    if game.stoeck_of[p] == 1:
        penalty = min(penalty, abs(error - 20), abs(error + 20))
    if penalty == 0 and pays_bonus(game, p):
        penalty = -10
    return penalty


@njit
def softmin_card(values, legal, label, temperature):
    """A card drawn by exp(-value / temperature)."""
    low = 1e9
    for card in range(36):
        if (legal >> np.uint64(card)) & ONE and values[card] < low:
            low = values[card]
    total = 0.0
    for card in range(36):
        if (legal >> np.uint64(card)) & ONE:
            total += np.exp((low - values[card]) / temperature)
    draw = np.random.random() * total
    chosen = -1
    for card in range(36):
        if (legal >> np.uint64(card)) & ONE:
            draw -= np.exp((low - values[card]) / temperature)
            chosen = card
            if draw <= 0:
                break
    return chosen


@njit
def believe(bits, first, belief):
    """Turn one card's logits into chances."""
    total = 0.0
    for k in range(BINS):
        total += EXP[bits[first + k]]
    for k in range(BINS):
        belief[k] = EXP[bits[first + k]] / total


@njit
def expectation(bits, first, cost):
    """The expected cost of the card whose logits begin at ``first``."""
    total, weighted = 0.0, 0.0
    for k in range(BINS):
        e = EXP[bits[first + k]]
        total += e
        weighted += e * cost[k]
    return weighted / total


@njit
def card_costs(bits, game, found):
    """Write the expected cost of each legal card of the seat to act into ``found``."""
    p = game.turn
    label = game.label[p]
    cost = COST_ROWS[2 * game.stoeck_of[p] + (1 if pays_bonus(game, p) else 0)]
    for card in range(36):
        if (game.legal >> np.uint64(card)) & ONE:
            found[card] = expectation(bits, (9 * label[card // 9] + card % 9) * BINS, cost)


@njit
def choose(bits, games, which, cards, epsilon, temperature, sloppy, actions, beliefs):
    """Cards for the games in ``which``: least expected penalty, or a softened choice while exploring.

    ``bits`` are bfloat16 logits; ``sloppy`` adds each seat's own share of random cards. The chances of the
    final errors after the best card go into ``beliefs`` (game, seat, trick, bin) unless that is empty.
    """
    values = np.zeros(36)
    for i in range(len(which)):
        game = games[which[i]]
        p = game.turn
        label = game.label[p]
        card_costs(bits[i], game, values)
        best, low, legal_count = -1, 1e9, 0
        for card in range(36):
            if not (game.legal >> np.uint64(card)) & ONE:
                continue
            legal_count += 1
            if values[card] < low:
                best, low = card, values[card]
        if len(beliefs):
            believe(bits[i], (9 * label[best // 9] + best % 9) * BINS, beliefs[which[i], p, game.number])
        chance = epsilon + (game.temper[p, 1] if sloppy else 0.0)
        if chance > 0 and np.random.random() < chance:
            index = np.random.randint(legal_count)
            for card in range(36):
                if (game.legal >> np.uint64(card)) & ONE:
                    if index == 0:
                        best = card
                        break
                    index -= 1
        elif temperature > 0:
            best = softmin_card(values, game.legal, label, temperature)
        cards[which[i]] = best
        actions[i] = 9 * label[best // 9] + best % 9


@njit
def choose_exact(logits, games, which, cards):
    """As ``choose`` without exploration, on float32 logits."""
    for i in range(len(which)):
        game = games[which[i]]
        p = game.turn
        label = game.label[p]
        cost = COST_ROWS[2 * game.stoeck_of[p] + (1 if pays_bonus(game, p) else 0)]
        best, low = -1, 1e9
        for card in range(36):
            if not (game.legal >> np.uint64(card)) & ONE:
                continue
            first = (9 * label[card // 9] + card % 9) * BINS
            top = logits[i, first]
            for k in range(BINS):
                top = max(top, logits[i, first + k])
            total, weighted = 0.0, 0.0
            for k in range(BINS):
                e = np.exp(logits[i, first + k] - top)
                total += e
                weighted += e * cost[k]
            if weighted / total < low:
                best, low = card, weighted / total
        cards[which[i]] = best


@njit
def seats_to_act(games, cards, kind, which):
    """Indices of the games in which a seat of that kind has a free choice; returns how many."""
    n = 0
    for g in range(len(games)):
        if cards[g] < 0 and games[g].kind[games[g].turn] == kind:
            which[n] = g
            n += 1
    return n


@njit
def returns(games, players, beliefs, trace):
    """Turn beliefs, in place, into what each decision should have believed: TD(``trace``) on distributions.

    After a decision stands the seat's next belief, mixed with what came after that; at last the outcome.
    ``beliefs[..., 0]`` is negative where there was no decision.
    """
    target, now = np.zeros(BINS), np.zeros(BINS)
    for g in range(len(games)):
        for p in range(players):
            target[:] = 0
            target[ERRORS[games[g].points[p] - games[g].target[p] + 157]] = 1
            for trick in range(beliefs.shape[2] - 1, -1, -1):
                belief = beliefs[g, p, trick]
                if belief[0] < 0:
                    continue
                now[:] = belief
                belief[:] = target
                for k in range(BINS):
                    target[k] = trace * target[k] + (1 - trace) * now[k]


@njit
def first_costs(games, where, seats, beliefs, penalty, costs):
    """What each prediction cost: the penalty, corrected by the return of the first decision."""
    for i in range(len(where)):
        game, p = games[where[i]], seats[i]
        cost = COST_ROWS[2 * game.stoeck_of[p] + (1 if pays_bonus(game, p) else 0)]
        costs[i] = penalty[where[i], p]
        for trick in range(beliefs.shape[2]):
            belief = beliefs[where[i], p, trick]
            if belief[0] >= 0:
                costs[i] -= cost[ERRORS[game.points[p] - game.target[p] + 157]]
                for k in range(BINS):
                    costs[i] += belief[k] * cost[k]
                break


@njit
def penalties(games, players, result):
    """Final penalties of all seats."""
    for g in range(len(games)):
        for p in range(players):
            result[g, p] = final_penalty(games[g], p)
