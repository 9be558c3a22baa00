"""A written hand while it is corrected: what was typed, and what follows from it, in one pure function."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from differenzler_qt.engine import Mode
from differenzler_qt.engine.rules import FULL_PACK_POINTS
from differenzler_qt.models.slate_facts import UNKNOWN, asks_zero_trick
from differenzler_qt.slate import HandRecord, Refused, Slate, Stoeck, points_from_text


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands in the fields of the form, by seat; ``hand`` is the first hand's 0, or −1 for no hand."""

    hand: int = UNKNOWN
    predictions: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    mode: str = ""
    stoeck_seat: int = UNKNOWN
    stoeck_delta: int = 0
    revokes: tuple[int, ...] = ()
    zero_tricks: tuple[bool, ...] = ()

    @classmethod
    def of(cls, hand: int, record: HandRecord) -> Self:
        """Return the form filled with what is in force."""
        return cls(
            hand=hand,
            predictions=tuple(str(value) for value in record.predictions),
            taken=tuple(str(value) for value in record.taken),
            mode="" if record.mode is None else record.mode.code,
            stoeck_seat=UNKNOWN if record.stoeck is None else record.stoeck.seat,
            stoeck_delta=0 if record.stoeck is None else record.stoeck.delta,
            revokes=record.revokes,
            zero_tricks=record.zero_tricks,
        )

    def to_record(self) -> HandRecord:
        """Return the hand that is meant; raises ``Refused`` for a field that holds no number."""
        taken = tuple(points_from_text(text) for text in self.taken)
        return HandRecord(
            predictions=tuple(points_from_text(text) for text in self.predictions),
            taken=taken,
            revokes=self.revokes,
            zero_tricks=tuple(z and value == 0 for z, value in zip(self.zero_tricks, taken, strict=True)),
            mode=Mode.from_code(self.mode) if self.mode else None,
            stoeck=None if self.stoeck_seat == UNKNOWN else Stoeck(self.stoeck_seat, self.stoeck_delta),
        )


@dataclass(frozen=True, slots=True)
class CorrectionFacts:
    """The form as facts; ``hand`` counts from 1, 0 is no hand; ``was…`` is what was first written."""

    hand: int = 0
    predictions: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    predictionProblems: tuple[str, ...] = ()
    takenProblems: tuple[str, ...] = ()
    wasPredictions: tuple[int, ...] = ()
    wasTaken: tuple[int, ...] = ()
    missing: int = 0
    mode: str = ""
    stoeckSeat: int = UNKNOWN
    stoeckDelta: int = 0
    revokes: tuple[int, ...] = ()
    zeroTricks: tuple[bool, ...] = ()
    asksZeroTrick: tuple[bool, ...] = ()
    wasCorrected: bool = False
    changed: bool = False
    canApply: bool = False


def derive_correction(slate: Slate | None, typed: Typed) -> CorrectionFacts:
    """Return the facts of the form."""
    if slate is None or not 0 <= typed.hand < len(slate.state.written):
        return CorrectionFacts()
    hand = slate.state.written[typed.hand]
    prediction_problems, taken_problems = _problems(typed.predictions), _problems(typed.taken)
    record = None if any(prediction_problems + taken_problems) else typed.to_record()
    missing = FULL_PACK_POINTS - sum(_value(text) for text in typed.taken)
    changed = record != hand.record
    no_questions = (False,) * slate.setup.players
    return CorrectionFacts(
        hand=typed.hand + 1,
        predictions=typed.predictions,
        taken=typed.taken,
        predictionProblems=prediction_problems,
        takenProblems=taken_problems,
        wasPredictions=tuple(value or 0 for value in hand.original.predictions),
        wasTaken=tuple(value or 0 for value in hand.original.taken),
        missing=missing,
        mode=typed.mode,
        stoeckSeat=typed.stoeck_seat,
        stoeckDelta=typed.stoeck_delta,
        revokes=typed.revokes,
        zeroTricks=typed.zero_tricks,
        asksZeroTrick=no_questions if record is None else asks_zero_trick(slate, record),
        wasCorrected=hand.is_corrected,
        changed=changed,
        canApply=record is not None and changed and missing == 0,
    )


def retyped(typed: Typed, field: str, seat: int, value: object) -> Typed:
    """Return the form with one seat's field changed; unchanged for a seat that does not exist."""
    values = getattr(typed, field)
    if not 0 <= seat < len(values):
        return typed
    changes = {field: (*values[:seat], value, *values[seat + 1 :])}
    return replace(typed, **changes)  # type: ignore[arg-type]


def _problems(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(_problem(text) for text in texts)


def _problem(text: str) -> str:
    try:
        points_from_text(text)
    except Refused as refused:
        return refused.reason
    return ""


def _value(text: str) -> int:
    return 0 if _problem(text) else points_from_text(text)
