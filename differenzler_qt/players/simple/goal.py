"""What a seat plays for: as little penalty as possible, or as many points more than the other as possible."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self

from differenzler_qt.engine import Game, PlayerView
from differenzler_qt.engine.scoring import MARGIN_BONUS, MARGIN_TRICKS
from differenzler_qt.players.simple.forecast import holds_stoeck
from differenzler_qt.players.simple.outlook import bonus_for, outcome, outlook
from differenzler_qt.players.simple.worth import Weights


class Goal(Protocol):
    """Judges how a trick may end; less is better."""

    def cost(self, won: bool, points: float, worth: float) -> float:
        """Return what it costs to win or lose a trick of so many points and keep cards of that worth."""
        ...


def goal_of(view: PlayerView, weights: Weights) -> Goal:
    """Return what the view's seat plays for."""
    if view.rules.game is Game.MARGIN:
        return MarginGoal(view)
    return PredictionGoal.of(view, weights)


@dataclass(frozen=True, slots=True)
class PredictionGoal:
    """Take what was predicted, no more and no less.

    ``need`` is what is missing, with ``left`` cards in hand after this one and their ``costs``; ``bonus`` is
    what an exact hit would earn if the trick is lost and won.
    """

    need: int
    left: int
    costs: Sequence[float]
    stoeck: bool
    bonus: tuple[int, int]

    @classmethod
    def of(cls, view: PlayerView, weights: Weights) -> Self:
        """Return the goal of the view's seat."""
        prediction, left = view.own_prediction, len(view.hand) - 1
        assert prediction is not None
        assert view.mode is not None
        tricks = sum(trick.winner == view.seat for trick in view.tricks)
        return cls(
            prediction - view.own_taken,
            left,
            weights.costs[left],
            view.rules.stoeck and holds_stoeck(view, view.mode),
            (bonus_for(prediction, tricks, view.rules), bonus_for(prediction, tricks + 1, view.rules)),
        )

    def cost(self, won: bool, points: float, worth: float) -> float:
        """Return the penalty to expect."""
        need, bonus = self.need - points if won else self.need, self.bonus[won]
        if not self.left:
            return outcome(need, bonus=bonus, stoeck=self.stoeck)
        return outlook(need - worth, max(0.0, worth), self.costs, bonus=bonus, stoeck=self.stoeck)


class MarginGoal:
    """Take more points than the other, in *Differenz zu zweit*."""

    def __init__(self, view: PlayerView) -> None:
        assert view.seat is not None
        own = sum(trick.winner == view.seat for trick in view.tricks)
        self._tricks = (own, len(view.tricks) - own)
        self._ahead = view.taken[view.seat] - view.taken[1 - view.seat]
        self._left = len(view.hand) - 1

    def cost(self, won: bool, points: float, worth: float) -> float:
        """Return the expected margin with its sign turned."""
        margin = self._ahead + (points if won else -points)
        if self._left:
            return -(margin + worth)
        own, other = self._tricks
        own, other = own + won, other + (not won)
        extra = MARGIN_BONUS * ((own >= MARGIN_TRICKS) - (other >= MARGIN_TRICKS))
        return -(margin + extra)
