"""The slate as it stands: the hands that are written and the one in progress."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from differenzler_qt.engine import Prediction, Rules, TieBreak
from differenzler_qt.engine.events import SeatScore
from differenzler_qt.engine.standings import contenders, is_decided
from differenzler_qt.slate.record import HandRecord, scores
from differenzler_qt.slate.setup import Setup


class Phase(StrEnum):
    """What the slate waits for; ``COVERED`` is a hand that is played while hidden predictions are in."""

    PREDICTIONS = "predictions"
    COVERED = "covered"
    POINTS = "points"
    TIED = "tied"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class WrittenHand:
    """A hand on the sheet with all its versions, the one in force last; a deciding one only breaks a tie."""

    deciding: bool
    versions: tuple[HandRecord, ...]
    scores: tuple[SeatScore, ...]

    @classmethod
    def of(cls, versions: tuple[HandRecord, ...], deciding: bool, rules: Rules) -> Self:
        """Return the hand with what its last version costs."""
        return cls(deciding, versions, scores(versions[-1], rules))

    @property
    def record(self) -> HandRecord:
        """The entries in force."""
        return self.versions[-1]

    @property
    def original(self) -> HandRecord:
        """The entries as they were first written."""
        return self.versions[0]

    @property
    def is_corrected(self) -> bool:
        """Whether something else stood here once."""
        return len(self.versions) > 1


@dataclass(frozen=True, slots=True)
class State:
    """The fold of a slate's log; ``current`` is ``None`` when no hand is in progress.

    ``shown`` says that its hidden predictions were uncovered.
    """

    written: tuple[WrittenHand, ...] = ()
    current: HandRecord | None = None
    shown: bool = False
    tie_shared: bool = False

    @property
    def hand(self) -> int:
        """The number of the hand in progress or next to come, the first being 0."""
        return len(self.written)

    def phase(self, setup: Setup) -> Phase:
        """Return what the slate waits for."""
        if self.current is not None:
            if not self.current.all_predicted:
                return Phase.PREDICTIONS
            return Phase.COVERED if self.is_covered(setup) else Phase.POINTS
        if self.tie_shared or is_decided(setup.rules, self.written):
            return Phase.OVER
        return Phase.TIED

    def is_covered(self, setup: Setup) -> bool:
        """Say whether the predictions of the hand in progress must not be seen."""
        hidden = setup.rules.prediction is Prediction.HIDDEN
        return hidden and self.current is not None and not self.shown

    def is_extra(self, setup: Setup) -> bool:
        """Say whether the hand in progress comes after the agreed ones."""
        return self.hand >= setup.rules.hands

    def is_deciding(self, setup: Setup) -> bool:
        """Say whether the hand in progress only breaks a tie and does not count in the totals."""
        return self.is_extra(setup) and setup.rules.tie_break is TieBreak.EXACT_HITS

    def tied(self, setup: Setup) -> tuple[int, ...]:
        """Return the seats that lead and cannot be told apart so far."""
        return contenders(setup.rules, self.written)

    def ready_for(self, setup: Setup) -> Self:
        """Return the state with the next hand begun where one is due, and without one where none is.

        A correction can decide a slate while a deciding hand is in progress; that hand is dropped.
        """
        if self.hand < setup.rules.hands:
            return self if self.current is not None else self.with_next_hand(setup)
        if self.current is not None and is_decided(setup.rules, self.written):
            return replace(self, current=None)
        return self

    def with_next_hand(self, setup: Setup) -> Self:
        """Return the state with an empty hand in progress."""
        return replace(self, current=HandRecord.empty(setup.players), shown=False)
