"""The look ahead: each legal card followed to the own next decision, over hands that the others may hold.

In each imagined world each legal card is followed with everybody playing by the network, or by rules who is
taken for such a player, and what the own seat then expects is averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import Card, PlayerView
from differenzler_qt.players import strangers
from differenzler_qt.players.contract import Cancelled, Candidate, CardDecision, PlayerOptions, best_first
from differenzler_qt.players.features import sight_features
from differenzler_qt.players.imagination import Imagination
from differenzler_qt.players.judgement import CardJudgement, cost_row
from differenzler_qt.players.network import name_for, networks, others_for
from differenzler_qt.players.position import Position
from differenzler_qt.players.seeding import generator
from differenzler_qt.players.sight import EXACT_BONUS, Sight, exact_hit_pays, holds_stoeck
from differenzler_qt.players.simple.outlook import outcome

TRUST: Final = 0.5  # the rest is the network's: imagined worlds err where the others play unlike it
_TO_IMAGINE: Final = 0.3
_TO_FOLLOW: Final = 0.6


class LookAhead:
    """Corrects what the network thinks of the cards by what happens in imagined worlds."""

    def __init__(self, options: PlayerOptions, imagination: Imagination) -> None:
        self._options, self._imagination = options, imagination

    def decide(self, view: PlayerView, found: CardJudgement) -> CardDecision:
        """Return the card with the least penalty, network and imagined worlds counting half each."""
        mean = TRUST * self._expected(view, found) + (1 - TRUST) * np.array(found.expected)
        candidates = best_first(
            [Candidate(card, float(cost)) for card, cost in zip(found.cards, mean, strict=True)]
        )
        return CardDecision(candidates[0].choice, candidates)

    def _expected(self, view: PlayerView, found: CardJudgement) -> NDArray[np.float64]:
        start, limit = perf_counter(), self._options.time_limit
        random = generator(self._options.seed, view)

        def late(share: float = _TO_IMAGINE) -> bool:
            if self._options.is_cancelled():
                raise Cancelled
            return perf_counter() - start > share * limit

        total, worlds = np.zeros(len(found.cards)), 0
        for roots, numbers in self._imagination.positions(view, found.sight, random, late):
            total += numbers @ self._values(found.sight, found.cards, roots)
            worlds += sum(numbers)
            if late(_TO_FOLLOW):
                break
        return np.asarray(total / worlds)

    def _values(self, sight: Sight, cards: Sequence[Card], roots: list[Position]) -> NDArray[np.float64]:
        """Return the value of each card in each world."""
        trials = []
        for root in roots:
            for card in cards:
                trial = root.copy()
                trial.put(sight.table[card])
                trials.append(trial)
        while waiting := [trial for trial in trials if is_waiting(trial)]:
            if self._options.is_cancelled():
                raise Cancelled
            for trial, number in zip(waiting, chosen(waiting)[0], strict=True):
                trial.put(number)
        values = np.zeros(len(trials))
        going_on = [i for i, trial in enumerate(trials) if trial.hands[0]]
        if going_on:
            values[going_on] = chosen([trials[i] for i in going_on])[1]
        for i, trial in enumerate(trials):
            if not trial.hands[0]:
                values[i] = final_cost(trial)
        return values.reshape(len(roots), len(cards))


def is_waiting(trial: Position) -> bool:
    """Play the others' cards that need no network; say whether one is to come before the observer's."""
    while trial.turn != 0 and trial.hands[trial.turn]:
        legal = trial.legal
        if not legal & (legal - 1):
            trial.put(legal.bit_length() - 1)
        elif trial.strangers >> trial.turn & 1:
            trial.put(strangers.card_of(trial))
        else:
            return True
    return False


def chosen(trials: Sequence[Position]) -> tuple[list[int], list[float]]:
    """Return the network's cards for the seats to act, in the observer's numbering, and what they expect."""
    players = len(trials[0].hands)
    sights = [trial.sight() for trial in trials]
    rows = [sight_features(sight, others_for(players)) for sight in sights]
    costs = np.stack([cost_row(sight) for sight in sights])
    expected = networks(name_for(players))[0].expectations(rows, costs)
    cards, values = [], []
    for trial, sight, row in zip(trials, sights, expected, strict=True):
        legal = [card for card in range(36) if sight.legal >> card & 1]
        best = min(legal, key=row.__getitem__)
        back = trial.order[trial.turn].index(best // 9)
        cards.append(back * 9 + best % 9)
        values.append(float(row[best]))
    return cards, values


def final_cost(trial: Position) -> float:
    """Return the observer's penalty at the end of the hand."""
    options, target = trial.options, trial.targets[0]
    bonus = EXACT_BONUS * exact_hit_pays(options, target, trial.tricks[0])
    holds = holds_stoeck(options, trial.game, trial.dealt[0])
    return float(outcome(target - trial.points[0], bonus=bonus, stoeck=holds))
