"""How well imagined hands explain what was played: the likelihood of the others' cards under the network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import PlayerView
from differenzler_qt.players.features import Sparse, sight_features
from differenzler_qt.players.judgement import cost_row
from differenzler_qt.players.network import name_for, networks, others_for
from differenzler_qt.players.position import Position
from differenzler_qt.players.sight import shown_in_hand

TEMPERATURE: Final = 1.5  # penalty points by which a card may be worse and still be a third as likely
_SLIP: Final = 0.1  # share of cards that no judgement explains


def weights(view: PlayerView, roots: Sequence[Position], table: Sequence[int]) -> NDArray[np.float64]:
    """Return the weights of imagined positions, summing to one; ``table`` numbers the cards."""
    players = view.rules.players
    history = [table[card] for trick in view.tricks for card in trick.cards]
    history += [table[card] for card in view.trick]
    shown = shown_in_hand(view, table)
    rows: list[Sparse] = []
    costs: list[NDArray[np.float32]] = []
    asked: list[tuple[int, int, int]] = []
    for index, root in enumerate(roots):
        past = root.at_the_start(shown)
        for card in history:
            legal = past.legal if past.turn else 0
            if legal & (legal - 1):
                sight = past.sight()
                rows.append(sight_features(sight, others_for(players)))
                costs.append(cost_row(sight))
                asked.append((index, sight.legal, past.order[past.turn][card // 9] * 9 + card % 9))
            past.put(card)
    logs = np.zeros(len(roots))
    if rows:
        expected = networks(name_for(players))[0].expectations(rows, np.stack(costs))
        for (index, legal, card), row in zip(asked, expected, strict=True):
            cards = [number for number in range(36) if legal >> number & 1]
            odds = np.exp((row[cards].min() - row[cards]) / TEMPERATURE)
            share = float(odds[cards.index(card)] / odds.sum()) if card in cards else 0.0
            logs[index] += np.log((1 - _SLIP) * share + _SLIP / len(cards))
    found = np.exp(logs - logs.max())
    return np.asarray(found / found.sum(), dtype=np.float64)
