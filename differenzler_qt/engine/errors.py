"""The ways in which an action can be refused.

Each carries the offending value and leaves the match unchanged.
"""

from differenzler_qt.engine.cards import Card
from differenzler_qt.engine.legality import Reason


class RefusedAction(ValueError):
    """An action that the match does not accept; ``value`` is what was wrong with it."""

    def __init__(self, value: object, message: str = "") -> None:
        super().__init__(message or f"{type(self).__name__}: {value!r}")
        self.value = value


class WrongPhase(RefusedAction):
    """Nothing of this kind can be done now."""


class NotYourTurn(RefusedAction):
    """Another seat is to act."""


class UnknownSeat(RefusedAction):
    """There is no such seat."""


class WrongSeatCount(RefusedAction):
    """More or fewer seats than the rules have players; ``value`` is their number."""


class InvalidPrediction(RefusedAction):
    """A prediction that is no whole number from 0 to 157."""


class AlreadyPredicted(RefusedAction):
    """A prediction that is fixed."""


class InvalidMode(RefusedAction):
    """A trump mode that this table does not play."""


class InvalidStoeck(RefusedAction):
    """A *Stöck* choice that is none of −20, 0, +20."""


class IllegalCard(RefusedAction):
    """A card that may not be played; ``reason`` says why."""

    def __init__(self, card: Card, reason: Reason) -> None:
        super().__init__(card, f"{card}: {reason}")
        self.reason = reason


class NothingToUndo(RefusedAction):
    """The match is at its beginning."""


class CorruptLog(RefusedAction):
    """A log that does not follow from its actions; ``value`` is the number of the first wrong event."""


class SumMismatch(RuntimeError):
    """The points of a hand do not add up: a bug, never an input error."""
