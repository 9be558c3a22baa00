"""Yardsticks that the networks never meet in training: the rule of thumb, and sampling with its play-outs."""

from __future__ import annotations

from differenzler_qt.engine import Card, Game, PlayerView
from differenzler_qt.players.contract import (
    Candidate,
    CardDecision,
    ModeDecision,
    PlayerOptions,
    PredictionDecision,
    best_first,
)
from differenzler_qt.players.greedy import greedy_card
from differenzler_qt.players.margin_thumb import thumb_card
from differenzler_qt.players.pimc import Pimc
from differenzler_qt.players.rule_of_thumb import estimate
from differenzler_qt.players.sight import look_around


class RuleOfThumb:
    """Predicts trump points × 2 + 11 for each ace beside trump, and then takes or ducks greedily.

    In *Differenz zu zweit* it takes what it safely can.
    """

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return the rule's number."""
        assert view.mode is not None
        return PredictionDecision(estimate(view.dealt, view.mode))

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return the mode that promises the most points."""
        found = best_first([Candidate(mode, -float(estimate(view.dealt, mode))) for mode in view.rules.modes])
        return ModeDecision(found[0].choice)

    def play(self, view: PlayerView) -> CardDecision:
        """Return the greedy card for what the prediction still lacks."""
        if view.rules.game is Game.MARGIN:
            return CardDecision(thumb_card(view))
        sight = look_around(view)
        number = greedy_card(
            sight.legal,
            sight.trick,
            sight.trick_points,
            sight.prediction - sight.points[0],
            len(sight.played) - 1 - len(sight.trick),
            sight.game,
        )
        return CardDecision(Card(sight.table.index(number)))


def srf(options: PlayerOptions) -> RuleOfThumb:
    """Return the rule-of-thumb player, who needs no options."""
    return RuleOfThumb()


def pimc(options: PlayerOptions) -> Pimc:
    """Return the sampling player."""
    return Pimc(options)
