"""What a computer player is: three questions about a view, answered with a choice and what it would cost.

Importable without numpy, so that the window's process may read decisions.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from differenzler_qt.engine import (
    Action,
    CallMode,
    Card,
    ChooseStoeck,
    Mode,
    Phase,
    Play,
    PlayerView,
    Predict,
    best_stoeck,
    penalty,
)
from differenzler_qt.engine.scoring import STOECK_CHOICES

C = TypeVar("C")


class Candidate(NamedTuple, Generic[C]):
    """A choice with the penalty that the player expects from it.

    In *Differenz zu zweit*, which knows no penalty, ``expected`` is the expected margin with its sign turned,
    so that less is better in every game.
    """

    choice: C
    expected: float


@dataclass(frozen=True, slots=True)
class PredictionDecision:
    """A prediction; ``candidates`` best first, ``curve`` the expected penalty of 0, 1, … 157 or empty."""

    choice: int
    candidates: tuple[Candidate[int], ...] = ()
    curve: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class CardDecision:
    """A card; ``candidates`` are all legal cards, best first (the choice need not be the first)."""

    choice: Card
    candidates: tuple[Candidate[Card], ...] = ()


@dataclass(frozen=True, slots=True)
class ModeDecision:
    """A trump mode; ``candidates`` are the modes of the table, best first."""

    choice: Mode
    candidates: tuple[Candidate[Mode], ...] = ()


@dataclass(frozen=True, slots=True)
class StoeckDecision:
    """What *Stöck* is worth, −20, 0 or 20; ``candidates`` carry the exact penalties."""

    choice: int
    candidates: tuple[Candidate[int], ...] = ()


Decision = PredictionDecision | CardDecision | ModeDecision | StoeckDecision


class Player(Protocol):
    """A computer player.

    It is asked only when its seat is to act, and sees only the view. It must decide alike for equal views:
    randomness comes from ``differenzler_qt.players.seeding``, state that outlives a call is a cache at most.
    ``view.commitment`` depends on cards that the seat does not see and must not be used.
    """

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return the prediction for the dealt hand."""
        ...

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return the trump mode that forehand names."""
        ...

    def play(self, view: PlayerView) -> CardDecision:
        """Return the card to play."""
        ...


class Cancelled(Exception):
    """Raised by a player that was told to stop thinking; its question gets no answer."""


def never() -> bool:
    """Say that nobody has asked to stop."""
    return False


@dataclass(frozen=True, slots=True)
class PlayerOptions:
    """How a player is set up: ``character`` is a temper that the player knows, empty for its usual one.

    ``time_limit`` is in seconds per decision. A slow player asks ``is_cancelled`` between its steps and
    raises ``Cancelled`` if it says so.
    """

    seed: int = 0
    character: str = ""
    time_limit: float = 1.0
    is_cancelled: Callable[[], bool] = never


Factory = Callable[[PlayerOptions], Player]
"""What makes a player; a table calls it once for each seat."""


class NothingToDecide(ValueError):
    """A view in which its seat has nothing to decide."""


def decide(player: Player, view: PlayerView) -> Decision:
    """Return what the player wants to do now; raises ``NothingToDecide`` when it is not its turn."""
    if not view.is_my_turn:
        raise NothingToDecide(view.phase, view.seat)
    match view.phase:
        case Phase.CALLING:
            return player.call_mode(view)
        case Phase.PREDICTING:
            return player.predict(view)
        case Phase.PLAYING:
            return player.play(view)
        case Phase.STOECK:
            return decide_stoeck(view)
        case _:
            raise NothingToDecide(view.phase, view.seat)


def to_action(view: PlayerView, decision: Decision) -> Action:
    """Return the action that carries out a decision of the view's seat."""
    assert view.seat is not None
    match decision:
        case PredictionDecision():
            return Predict(view.seat, decision.choice)
        case CardDecision():
            return Play(view.seat, decision.choice)
        case ModeDecision():
            return CallMode(view.seat, decision.choice)
        case StoeckDecision():
            return ChooseStoeck(view.seat, decision.choice)


def decide_stoeck(view: PlayerView) -> StoeckDecision:
    """Return the *Stöck* choice with the lowest penalty, which needs no judgement and is the same for all."""
    seat, prediction = view.seat, view.own_prediction
    assert seat is not None
    assert prediction is not None
    taken, revokes, rules = view.own_taken, view.revokes[seat], view.rules
    tricks = sum(trick.winner == seat for trick in view.tricks)
    candidates = [
        Candidate(
            delta,
            float(penalty(prediction, taken, rules, stoeck=delta, revokes=revokes, tricks=tricks).points),
        )
        for delta in STOECK_CHOICES
    ]
    choice = best_stoeck(prediction, taken, rules, revokes=revokes, tricks=tricks)
    return StoeckDecision(choice, best_first(candidates))


def best_first(candidates: list[Candidate[C]]) -> tuple[Candidate[C], ...]:
    """Return candidates by expected penalty; equal ones keep their order."""
    return tuple(sorted(candidates, key=_expected))


def _expected(candidate: Candidate[C]) -> float:
    return candidate.expected
