"""The expert: what the networks expect to cost least, and a look ahead where it gains most."""

from __future__ import annotations

from typing import Final

from differenzler_qt.engine import PACK, Game, PlayerView
from differenzler_qt.players.contract import (
    Candidate,
    CardDecision,
    ModeDecision,
    PlayerOptions,
    PredictionDecision,
    best_first,
)
from differenzler_qt.players.imagination import Imagination
from differenzler_qt.players.judgement import judge_cards, judge_modes, judge_predictions
from differenzler_qt.players.lookahead import LookAhead
from differenzler_qt.players.margin import MarginPlayer
from differenzler_qt.players.sight import TRUMP_GAME

SHOWN_PREDICTIONS: Final = 9
WORLDS: Final = Imagination(kept=16, drawn=256)


def last_cards(players: int, visibility: int = 0, game: int = TRUMP_GAME) -> int:
    """Return with how many cards in hand the expert begins to look ahead.

    From the first card on where that gains most (``docs/strength.md``): without trump, with three or five
    players, and where predictions are open and say who may hold what. Otherwise late enough for quick
    decisions; of two players there is but one to be followed through the tricks. ``visibility`` and
    ``game`` are the numbers of ``Options`` and ``game_of``.
    """
    if visibility or game != TRUMP_GAME or players in (3, 5):
        return len(PACK)
    return 8 if players == 2 else 5


class Expert:
    """Plays by the networks, and looks ahead in the last tricks or, in some games, from the first card on."""

    def __init__(self, options: PlayerOptions) -> None:
        self._margin, self._ahead = MarginPlayer(options), LookAhead(options, WORLDS)

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return the prediction with the least expected penalty, with the whole curve."""
        curve = judge_predictions(view)
        order = curve.argsort(kind="stable")[:SHOWN_PREDICTIONS]
        candidates = tuple(Candidate(int(value), float(curve[value])) for value in order)
        return PredictionDecision(candidates[0].choice, candidates, tuple(float(cost) for cost in curve))

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return the mode in which the hand is expected to cost least."""
        candidates = best_first([Candidate(mode, cost) for mode, cost in judge_modes(view).items()])
        return ModeDecision(candidates[0].choice, candidates)

    def play(self, view: PlayerView) -> CardDecision:
        """Return the card with the least expected penalty, where it gains most after a look ahead."""
        if view.rules.game is Game.MARGIN:
            return self._margin.play(view)
        found = judge_cards(view)
        options, game = found.sight.options, found.sight.game
        if len(view.legal_cards) > 1 and len(view.hand) <= last_cards(
            options.players, options.visibility, game
        ):
            return self._ahead.decide(view, found)
        candidates = best_first(found.candidates)
        return CardDecision(candidates[0].choice, candidates)


def create(options: PlayerOptions) -> Expert:
    """Return an expert."""
    return Expert(options)
