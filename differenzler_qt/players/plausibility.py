"""How well imagined hands explain what the others said and played, as log likelihoods.

A seat that is taken for a network predicts and plays the likelier what the networks think the better; one
that is taken for a player of rules does what ``strangers`` would do, or something near.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import PlayerView
from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players import strangers
from differenzler_qt.players.features import Sparse, hand_features, sight_features
from differenzler_qt.players.judgement import cost_row
from differenzler_qt.players.network import name_for, networks, others_for
from differenzler_qt.players.position import Position, label_order, renamed
from differenzler_qt.players.sight import Sight, shown_in_hand

SPREAD: Final = 0.6
"""Expected penalty points by which a prediction may be worse and still be a third as likely."""
TEMPERATURE: Final = 1.5
"""The same of cards."""
SLIP_OF_TONGUE: Final = 0.2
"""Share of predictions that no judgement explains."""
SLIP_OF_HAND: Final = 0.1
"""Share of cards that no judgement explains."""


def of_predictions(view: PlayerView, sight: Sight, roots: Sequence[Position]) -> NDArray[np.float64]:
    """Return the log likelihood of the others' open predictions in each imagined position."""
    logs, shown = np.zeros(len(roots)), shown_in_hand(view, sight.table)
    rows: list[Sparse] = []
    said: list[tuple[int, int]] = []
    for index, root in enumerate(roots):
        for seat in range(1, len(root.hands)):
            if root.strangers >> seat & 1:
                guess = strangers.prediction_of(sight, root.dealt[seat], seat, root.targets)
                share = strangers.chance_of(root.targets[seat], guess)
                logs[index] += _log(share, SLIP_OF_TONGUE, MAX_PREDICTION + 1)
            else:
                rows.append(predicting_row(sight, root.dealt[seat], seat, shown, root.targets))
                said.append((index, root.targets[seat]))
    if rows:
        for (index, number), curve in zip(
            said, networks(name_for(len(roots[0].hands)))[1].curves(rows), strict=True
        ):
            odds = np.exp((curve.min() - curve) / SPREAD)
            logs[index] += _log(float(odds[number] / odds.sum()), SLIP_OF_TONGUE, MAX_PREDICTION + 1)
    return logs


def predicting_row(sight: Sight, dealt: int, seat: int, shown: int, said: Sequence[int]) -> Sparse:
    """Return what a seat that was dealt these cards knew when it predicted, for the predicting network.

    ``shown`` is the card that everybody saw in the dealer's hand, ``said`` are the predictions where open.
    """
    players, labels = len(sight.played), label_order(dealt, sight.game)
    order = (seat - sight.forehand) % players
    heard = []
    if sight.options.visibility == 1:
        earlier = [(sight.forehand + step) % players for step in range(order)]
        heard = [((other - seat) % players, said[other]) for other in earlier]
    return hand_features(
        renamed(dealt, labels),
        renamed(shown, labels),
        order,
        sight.game,
        sight.options,
        heard,
        others_for(players),
    )


def of_plays(view: PlayerView, sight: Sight, roots: Sequence[Position]) -> NDArray[np.float64]:
    """Return the log likelihood of the others' cards so far in each imagined position."""
    players, table = view.rules.players, sight.table
    history = [table[card] for trick in view.tricks for card in trick.cards]
    history += [table[card] for card in view.trick]
    logs, shown = np.zeros(len(roots)), shown_in_hand(view, table)
    rows: list[Sparse] = []
    costs: list[NDArray[np.float32]] = []
    asked: list[tuple[int, list[int], int]] = []
    for index, root in enumerate(roots):
        past = root.at_the_start(shown)
        for card in history:
            if past.turn and past.legal != 1 << card:
                if past.strangers >> past.turn & 1:
                    cards, expected = strangers.costs_of(past)
                    logs[index] += _log_of_card(cards, np.array(expected), card)
                else:
                    seen = past.sight()
                    rows.append(sight_features(seen, others_for(players)))
                    costs.append(cost_row(seen))
                    cards = [number for number in range(36) if seen.legal >> number & 1]
                    asked.append((index, cards, past.order[past.turn][card // 9] * 9 + card % 9))
            past.put(card)
    if rows:
        everything = networks(name_for(players))[0].expectations(rows, np.stack(costs))
        for (index, cards, card), row in zip(asked, everything, strict=True):
            logs[index] += _log_of_card(cards, row[cards], card)
    return logs


def _log_of_card(cards: Sequence[int], expected: NDArray[np.floating], card: int) -> float:
    odds = np.exp((expected.min() - expected) / TEMPERATURE)
    share = float(odds[cards.index(card)] / odds.sum()) if card in cards else 0.0
    return _log(share, SLIP_OF_HAND, len(cards))


def _log(share: float, slip: float, choices: int) -> float:
    return float(np.log((1 - slip) * share + slip / choices))
