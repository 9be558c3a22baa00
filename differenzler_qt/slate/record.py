"""One hand as it stands on the slate, and what it costs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from differenzler_qt.engine.events import SeatScore
from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.rules import FULL_PACK_POINTS, Rules
from differenzler_qt.engine.scoring import best_stoeck, penalty

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stoeck:
    """Who held king and queen of trump, and what was made of it: −20, 0 or +20."""

    seat: int
    delta: int


@dataclass(frozen=True, slots=True)
class HandRecord:
    """The entries of one hand by seat; ``None`` is not entered yet.

    ``taken`` are the points of the own tricks without *Stöck*; ``zero_tricks`` says who took a trick although
    the points are 0.
    """

    predictions: tuple[int | None, ...]
    taken: tuple[int | None, ...]
    revokes: tuple[int, ...]
    zero_tricks: tuple[bool, ...]
    mode: Mode | None = None
    stoeck: Stoeck | None = None

    @classmethod
    def empty(cls, players: int) -> Self:
        """Return a hand of which nothing is known."""
        nothing = (None,) * players
        return cls(nothing, nothing, (0,) * players, (False,) * players)

    def with_value(self, field: str, seat: int, value: Any) -> Self:
        """Return the hand with one seat's value changed."""
        changes: dict[str, Any] = {field: put(getattr(self, field), seat, value)}
        return replace(self, **changes)

    @property
    def predicted_sum(self) -> int:
        """The sum of the predictions so far."""
        return sum(value for value in self.predictions if value is not None)

    @property
    def missing(self) -> int:
        """How many of the 157 points nobody has; negative: too many."""
        return FULL_PACK_POINTS - sum(value for value in self.taken if value is not None)

    @property
    def all_predicted(self) -> bool:
        """Whether everybody has predicted."""
        return None not in self.predictions

    @property
    def is_complete(self) -> bool:
        """Whether every number of the hand is there."""
        return self.all_predicted and None not in self.taken

    @property
    def last_seat(self) -> int | None:
        """The only seat whose points are missing, or ``None``."""
        open_seats = [seat for seat, value in enumerate(self.taken) if value is None]
        return open_seats[0] if len(open_seats) == 1 else None


def put(values: Sequence[T], seat: int, value: T) -> tuple[T, ...]:
    """Return the values with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def scores(record: HandRecord, rules: Rules) -> tuple[SeatScore, ...]:
    """Return what a complete hand costs each seat."""
    return tuple(_score(record, seat, rules) for seat in range(len(record.taken)))


def best_choice(record: HandRecord, seat: int, rules: Rules) -> int:
    """Return the *Stöck* choice that is best for a holder; 0 as long as a number is missing."""
    prediction, taken = record.predictions[seat], record.taken[seat]
    if prediction is None or taken is None:
        return 0
    return best_stoeck(prediction, taken, rules, revokes=record.revokes[seat], tricks=_tricks(record, seat))


def _score(record: HandRecord, seat: int, rules: Rules) -> SeatScore:
    prediction, taken = record.predictions[seat], record.taken[seat]
    if prediction is None or taken is None:
        raise ValueError(record)
    stoeck = record.stoeck.delta if record.stoeck is not None and record.stoeck.seat == seat else 0
    revokes, tricks = record.revokes[seat], _tricks(record, seat)
    cost = penalty(prediction, taken, rules, stoeck=stoeck, revokes=revokes, tricks=tricks)
    return SeatScore(prediction, taken + stoeck, tricks, stoeck, revokes, cost.exact, cost.points)


def _tricks(record: HandRecord, seat: int) -> int:
    # Only whether there was a trick matters; how many is never asked at the table.
    return int((record.taken[seat] or 0) > 0 or record.zero_tricks[seat])
