"""The rule of thumb: predict what the hand is worth, then play the card that fits what is missing."""

from collections.abc import Callable
from typing import Final

from differenzler_qt.engine import Card, Mode, PlayerView
from differenzler_qt.players.contract import (
    Candidate,
    CardDecision,
    ModeDecision,
    PlayerOptions,
    PredictionDecision,
    best_first,
)
from differenzler_qt.players.simple.forecast import forecast
from differenzler_qt.players.simple.goal import goal_of
from differenzler_qt.players.simple.trick import weigh_cards
from differenzler_qt.players.simple.worth import Weights, form, weights_of

SHOWN_CANDIDATES: Final = 9


class SimplePlayer:
    """Plays by linear judgement, one trick ahead; needs nothing but the standard library."""

    def __init__(self, options: PlayerOptions, weights: Callable[[str], Weights] = weights_of) -> None:
        self._weights = weights

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return the number with the least expected penalty."""
        assert view.mode is not None
        curve = forecast(view, view.mode, self._weights(form(view.rules, view.mode)))
        candidates = best_first([Candidate(number, cost) for number, cost in enumerate(curve)])
        return PredictionDecision(candidates[0].choice, candidates[:SHOWN_CANDIDATES], curve)

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return the mode in which the best prediction costs least."""
        candidates = best_first([Candidate(mode, self._least(view, mode)) for mode in view.rules.modes])
        return ModeDecision(candidates[0].choice, candidates)

    def play(self, view: PlayerView) -> CardDecision:
        """Return the card after which worth and need fit best."""
        candidates = best_first(self.weigh(view))
        return CardDecision(candidates[0].choice, candidates)

    def weigh(self, view: PlayerView) -> list[Candidate[Card]]:
        """Return every legal card with its expected penalty, in the order of the hand."""
        assert view.mode is not None
        weights = self._weights(form(view.rules, view.mode))
        return weigh_cards(view, weights, goal_of(view, weights))

    def _least(self, view: PlayerView, mode: Mode) -> float:
        return min(forecast(view, mode, self._weights(form(view.rules, mode))))
