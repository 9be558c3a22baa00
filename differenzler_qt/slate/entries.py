"""What can be written on a slate: the entries of its log, in the order in which they were made."""

from dataclasses import dataclass

from differenzler_qt.engine.modes import Mode
from differenzler_qt.slate.record import HandRecord


@dataclass(frozen=True, slots=True)
class PredictionEntered:
    """A player predicts; before the hand is written the number may be entered anew."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class PredictionsShown:
    """The hand has been played, and the hidden predictions are uncovered together."""


@dataclass(frozen=True, slots=True)
class TrumpNoted:
    """Trump of the hand, or that it is not noted."""

    mode: Mode | None


@dataclass(frozen=True, slots=True)
class PointsEntered:
    """A player has counted; ``None`` wipes the number out."""

    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class StoeckClaimed:
    """A player shows *Stöck* and adds 20, subtracts 20 or leaves it; no seat: nobody had it."""

    seat: int | None
    delta: int = 0


@dataclass(frozen=True, slots=True)
class RevokesCounted:
    """How often a player has revoked in the hand."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ZeroTrickTaken:
    """Whether a player without points took a trick nevertheless."""

    seat: int
    taken: bool


@dataclass(frozen=True, slots=True)
class HandWritten:
    """The hand is complete, adds up, and goes on the sheet."""


@dataclass(frozen=True, slots=True)
class HandCorrected:
    """A hand that was written, the first being 0, is replaced by what is right."""

    hand: int
    record: HandRecord


@dataclass(frozen=True, slots=True)
class CorrectionUndone:
    """The last correction of a hand is taken back."""

    hand: int


@dataclass(frozen=True, slots=True)
class DecidingHandStarted:
    """The table plays a deciding hand."""


@dataclass(frozen=True, slots=True)
class TieShared:
    """The table plays no deciding hand: the win is shared."""


Entry = (
    PredictionEntered
    | PredictionsShown
    | TrumpNoted
    | PointsEntered
    | StoeckClaimed
    | RevokesCounted
    | ZeroTrickTaken
    | HandWritten
    | HandCorrected
    | CorrectionUndone
    | DecidingHandStarted
    | TieShared
)
