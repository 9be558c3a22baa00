"""What the networks think of a view: expected penalties of cards, predictions and trump modes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import Card, Mode, PlayerView
from differenzler_qt.players.contract import Candidate
from differenzler_qt.players.features import predict_features, sight_features
from differenzler_qt.players.layout import COSTS
from differenzler_qt.players.network import name_for, networks, others_for
from differenzler_qt.players.sight import Sight, exact_hit_pays, look_around, options_of

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class CardJudgement:
    """The legal cards with their expected penalties and the chances of every final error."""

    cards: tuple[Card, ...]
    expected: tuple[float, ...]
    chances: Floats
    sight: Sight

    @property
    def candidates(self) -> list[Candidate[Card]]:
        """The cards with their expected penalties, as decisions name them."""
        return [Candidate(*pair) for pair in zip(self.cards, self.expected, strict=True)]


def judge_cards(view: PlayerView, sight: Sight | None = None) -> CardJudgement:
    """Return what each legal card can be expected to cost to who has ``sight`` in mind, or else all."""
    players = view.rules.players
    sight = sight or look_around(view)
    row = sight_features(sight, others_for(players))
    cards = tuple(view.legal_cards)
    chances = networks(name_for(players))[0].chances(row, [sight.table[card] for card in cards])
    return CardJudgement(cards, expectations(chances, sight), chances, sight)


def expectations(chances: Floats, sight: Sight) -> tuple[float, ...]:
    """Return expected penalties, the bonus and *Stöck* of the table considered."""
    return tuple(float(value) for value in chances @ cost_row(sight))


def cost_row(sight: Sight) -> Floats:
    """Return the penalty of each bin of the final error as the seat's rules have it."""
    return np.asarray(COSTS[2 * sight.holds_stoeck + pays_bonus(sight)], dtype=np.float32)


def pays_bonus(sight: Sight) -> bool:
    """Say whether an exact hit would still earn the bonus."""
    return exact_hit_pays(sight.options, sight.prediction, sight.tricks[0])


def judge_predictions(view: PlayerView, mode: Mode | None = None) -> Floats:
    """Return the expected penalties of the predictions 0, 1, … 157, if need be in a mode not yet named."""
    mode = mode or view.mode
    assert mode is not None
    players = options_of(view.rules).players
    row = predict_features(view, mode, others_for(players))
    return networks(name_for(players))[1].curve(row)


def judge_modes(view: PlayerView) -> dict[Mode, float]:
    """Return for each mode of the table what the hand costs with its best prediction."""
    return {mode: float(judge_predictions(view, mode).min()) for mode in view.rules.modes}
