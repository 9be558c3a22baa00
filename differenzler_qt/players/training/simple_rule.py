"""The player ``simple`` compiled, as an opponent to learn against; the bonus and *Stöck* are left out.

A test holds it against ``differenzler_qt.players.simple`` on the default rules.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine.rules import FULL_PACK_POINTS
from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players.layout import POINTS
from differenzler_qt.players.simple.chances import OVERTAKE, RUFF, RUFF_ANYWAY
from differenzler_qt.players.simple.trick import EAGER, EAGER_WILL, SATED, SATED_WILL
from differenzler_qt.players.simple.weights import ROWS
from differenzler_qt.players.simple.worth import (
    CELLS,
    HIGHER,
    KNOTS,
    POINT_GROUPS,
    SUIT_LEFT,
    parse,
    prediction_form,
)
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.table import FULL, ONE, count, suit_of

SIMPLE = 9
_WORDS = ("trump", "obenabe", "undenufe")
LEFT = np.array(SUIT_LEFT)
ENDS = np.array(KNOTS, dtype=np.float64)
HIGHEST, GROUPS, SIZE = HIGHER, POINT_GROUPS, CELLS


def tables(players: int) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Return start, stages and costs by mode; the last row of costs is for the prediction."""
    start, stages, costs = np.zeros((3, 70)), np.zeros((3, 13, 70)), np.zeros((3, 14, len(KNOTS) + 1))
    for mode, name in enumerate(_WORDS):
        if prediction_form(players, name) not in ROWS:
            continue
        weights = parse(ROWS[prediction_form(players, name)])
        start[mode, : len(weights.start)] = weights.start
        start[mode, -1] = weights.start[-1]
        for n, row in enumerate(weights.stages):
            stages[mode, n, : len(row)] = row
        for n, row in enumerate(weights.costs[1:], 1):
            costs[mode, n] = row
        costs[mode, -1] = weights.costs[-1]
    return start, stages, costs


@njit
def card_worth(card, unseen, mode, numbers):
    """What a card adds to the worth of a hand."""
    out = suit_of(unseen, card // 9)
    higher = count(out >> np.uint64(card % 9 + 1))
    kind = 0 if mode != 0 or card < 9 else SIZE
    group = kind + min(higher, HIGHEST - 1) * 4 + LEFT[count(out)]
    points = kind + HIGHEST * 4 + min(higher, GROUPS - 1)
    return numbers[group] + numbers[points] * POINTS[mode, card]


@njit
def expected_penalty(missing, worth, costs):
    """Penalty to expect when ``missing`` points more are needed than the hand is worth."""
    base = costs[-1] * worth
    if missing <= ENDS[0]:
        return base + costs[0] + ENDS[0] - missing
    if missing >= ENDS[-1]:
        return base + costs[-2] + missing - ENDS[-1]
    right = 1
    while ENDS[right] < missing:
        right += 1
    share = (missing - ENDS[right - 1]) / (ENDS[right] - ENDS[right - 1])
    return base + costs[right - 1] + share * (costs[right] - costs[right - 1])


@njit
def beaten_by(game, other, card, led, unseen, total):
    """Chance that a seat to come beats a card that is winning."""
    if total == 0:
        return 0.0
    suit, held, void = card // 9, count(game.hand[other]), game.void[other]
    trump = 0 if game.mode == 0 else -1
    higher = count(suit_of(unseen, suit) >> np.uint64(card % 9 + 1))
    over = 0.0 if (void >> suit) & 1 else 1 - (1 - higher / total) ** held
    if suit == trump or trump < 0:
        if suit == led:
            return OVERTAKE * over
        follows = 0.0 if (void >> led) & 1 else 1 - (1 - count(suit_of(unseen, led)) / total) ** held
        return over * (RUFF_ANYWAY * follows + RUFF * (1 - follows))
    trumps = 0.0 if void & 1 else 1 - (1 - count(suit_of(unseen, 0)) / total) ** held
    follows = 0.0 if (void >> suit) & 1 else 1 - (1 - count(suit_of(unseen, suit)) / total) ** held
    ruffs = trumps * (RUFF_ANYWAY * follows + RUFF * (1 - follows))
    return OVERTAKE * over + ruffs - OVERTAKE * over * ruffs


@njit
def simple_costs(game, players, stages, costs, found):
    """Write what ``simple`` expects of each legal card into ``found``."""
    p = game.turn
    hand, mode = game.hand[p], game.mode
    gone = hand | game.out
    for q in range(players):
        gone |= game.played[q]
    unseen = FULL & ~gone
    total, points = 0, 0
    for card in range(36):
        if (unseen >> np.uint64(card)) & ONE:
            total += 1
            points += POINTS[mode, card]
    cards = count(hand)
    numbers = stages[mode, cards - 1]
    worth = 0.0
    for card in range(36):
        if (hand >> np.uint64(card)) & ONE:
            worth += card_worth(card, unseen, mode, numbers)
    surplus = 0.0
    if game.visibility != 0 and players > 2:
        surplus = -float(FULL_PACK_POINTS)
        for q in range(players):
            surplus += game.target[q]
    after = (game.leader - p - 1) % players
    stake = game.trick_points + after * (points / total if total else 0.0) + (5 if cards == 1 else 0)
    need = float(game.target[p] - game.points[p])
    for card in range(36):
        if not (game.legal >> np.uint64(card)) & ONE:
            continue
        leads = game.suit < 0
        wins = leads or (card > game.best if card // 9 == game.best // 9 else mode == 0 and card < 9)
        chance = 1.0 if wins else 0.0
        if wins:
            for step in range(1, after + 1):
                other = (p + step) % players
                will = 1.0
                if game.visibility != 0:
                    lacks = game.target[other] - game.points[other]
                    will = SATED_WILL if lacks <= SATED else (EAGER_WILL if lacks > EAGER else 1.0)
                chance *= (
                    1 - beaten_by(game, other, card, card // 9 if leads else game.suit, unseen, total) * will
                )
            chance = max(0.0, chance)
        rest = worth - card_worth(card, unseen, mode, numbers) + surplus / 10 * numbers[2 * SIZE + 1]
        cost = 0.0
        for won in range(2):
            share = chance if won else 1 - chance
            if share <= 0:
                continue
            lacking = need - (stake + POINTS[mode, card] if won else 0.0)
            if cards == 1:
                cost += share * abs(lacking)
                continue
            own = game.tricks[p] + won
            other = game.number + 1 - own
            value = rest + won * numbers[2 * SIZE]
            value += ((other == 0) - (own == 0)) * numbers[2 * SIZE + 2]
            value += ((other == 1) - (own == 1)) * numbers[2 * SIZE + 3]
            cost += share * expected_penalty(lacking - value, max(0.0, value), costs[mode, cards - 1])
        found[card] = cost


@njit
def simple_card(game, players, stages, costs):
    """The card of ``simple``."""
    found = np.zeros(36)
    simple_costs(game, players, stages, costs, found)
    best_card, best_cost = -1, 1e18
    for card in range(36):
        if (game.legal >> np.uint64(card)) & ONE:
            cost = found[card] + np.random.random() * 3 * game.temper[game.turn, 3]
            if cost < best_cost:
                best_card, best_cost = card, cost
    return best_card


@njit
def simple_target(game, p, players, start, costs):
    """The prediction of ``simple``."""
    unseen = FULL & ~(game.dealt[p] | game.out)
    worth = start[game.mode, 2 * SIZE + p]
    for card in range(36):
        if (game.dealt[p] >> np.uint64(card)) & ONE:
            worth += card_worth(card, unseen, game.mode, start[game.mode])
    if game.visibility == 1:
        heard = -p * FULL_PACK_POINTS / players
        for q in range(p):
            heard += game.target[q]
        worth += start[game.mode, -1] * heard
    best, low = 0, 1e18
    for target in range(158):
        cost = expected_penalty(target - worth, max(0.0, worth), costs[game.mode, -1])
        if cost < low:
            best, low = target, cost
    return best


@njit
def predict_simple(games, seat, players, start, costs):
    """Predictions of the seats that play ``simple``."""
    for g in range(len(games)):
        game = games[g]
        if game.kind[seat] == SIMPLE:
            temper = game.temper[seat]
            target = simple_target(game, seat, players, start, costs)
            target += round(np.random.normal() * temper[0] + (temper[2] - 0.5) * 8)
            game.target[seat] = min(MAX_PREDICTION, max(0, target))


@njit
def play_simple(games, cards, players, stages, costs):
    """Cards of the seats that play ``simple`` and have a choice."""
    for g in range(len(games)):
        game = games[g]
        p = game.turn
        if game.kind[p] == SIMPLE and game.legal & (game.legal - ONE) != 0:
            if np.random.random() < game.temper[p, 1]:
                index = np.random.randint(count(game.legal))
                for card in range(36):
                    if (game.legal >> np.uint64(card)) & ONE:
                        if index == 0:
                            cards[g] = card
                        index -= 1
            else:
                cards[g] = simple_card(game, players, stages, costs)
