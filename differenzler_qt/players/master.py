"""The master: the networks with a look ahead at every card."""

from __future__ import annotations

from typing import Final

from differenzler_qt.engine import Game, PlayerView
from differenzler_qt.players.contract import CardDecision, ModeDecision, PlayerOptions, PredictionDecision
from differenzler_qt.players.expert import Expert
from differenzler_qt.players.imagination import Imagination
from differenzler_qt.players.judgement import judge_cards
from differenzler_qt.players.lookahead import LookAhead

WORLDS: Final = Imagination(kept=48, drawn=192, strangers=0.4, heeds_plays=True)


class Master:
    """Predicts as the expert does, and looks ahead before it plays."""

    def __init__(self, options: PlayerOptions) -> None:
        self._expert, self._ahead = Expert(options), LookAhead(options, WORLDS)

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return the expert's prediction."""
        return self._expert.predict(view)

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return the expert's trump mode."""
        return self._expert.call_mode(view)

    def play(self, view: PlayerView) -> CardDecision:
        """Return the card with the least penalty, networks and imagined worlds counting half each."""
        if view.rules.game is Game.MARGIN or len(view.legal_cards) == 1:
            return self._expert.play(view)
        return self._ahead.decide(view, judge_cards(view))
