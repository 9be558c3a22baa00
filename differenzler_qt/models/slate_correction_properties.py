"""The facts of a correction as properties of a QObject, each with a signal of its own."""

from dataclasses import fields

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlAnonymous

from differenzler_qt.models.slate_correction_facts import CorrectionFacts

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class CorrectionProperties(QObject):
    """Holds the facts and tells which of them have changed; their meaning stands in ``CorrectionFacts``."""

    handChanged = Signal()
    predictionsChanged = Signal()
    takenChanged = Signal()
    predictionProblemsChanged = Signal()
    takenProblemsChanged = Signal()
    wasPredictionsChanged = Signal()
    wasTakenChanged = Signal()
    missingChanged = Signal()
    modeChanged = Signal()
    stoeckSeatChanged = Signal()
    stoeckDeltaChanged = Signal()
    revokesChanged = Signal()
    zeroTricksChanged = Signal()
    asksZeroTrickChanged = Signal()
    wasCorrectedChanged = Signal()
    changedChanged = Signal()
    canApplyChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._facts = CorrectionFacts()

    def _set_facts(self, facts: CorrectionFacts) -> None:
        old, self._facts = self._facts, facts
        for field in fields(CorrectionFacts):
            if getattr(old, field.name) != getattr(facts, field.name):
                getattr(self, f"{field.name}Changed").emit()

    @Property(int, notify=handChanged)
    def hand(self) -> int:
        return self._facts.hand

    @Property(list, notify=predictionsChanged)
    def predictions(self) -> list[str]:
        return list(self._facts.predictions)

    @Property(list, notify=takenChanged)
    def taken(self) -> list[str]:
        return list(self._facts.taken)

    @Property(list, notify=predictionProblemsChanged)
    def predictionProblems(self) -> list[str]:
        return list(self._facts.predictionProblems)

    @Property(list, notify=takenProblemsChanged)
    def takenProblems(self) -> list[str]:
        return list(self._facts.takenProblems)

    @Property(list, notify=wasPredictionsChanged)
    def wasPredictions(self) -> list[int]:
        return list(self._facts.wasPredictions)

    @Property(list, notify=wasTakenChanged)
    def wasTaken(self) -> list[int]:
        return list(self._facts.wasTaken)

    @Property(int, notify=missingChanged)
    def missing(self) -> int:
        return self._facts.missing

    @Property(str, notify=modeChanged)
    def mode(self) -> str:
        return self._facts.mode

    @Property(int, notify=stoeckSeatChanged)
    def stoeckSeat(self) -> int:
        return self._facts.stoeckSeat

    @Property(int, notify=stoeckDeltaChanged)
    def stoeckDelta(self) -> int:
        return self._facts.stoeckDelta

    @Property(list, notify=revokesChanged)
    def revokes(self) -> list[int]:
        return list(self._facts.revokes)

    @Property(list, notify=zeroTricksChanged)
    def zeroTricks(self) -> list[bool]:
        return list(self._facts.zeroTricks)

    @Property(list, notify=asksZeroTrickChanged)
    def asksZeroTrick(self) -> list[bool]:
        return list(self._facts.asksZeroTrick)

    @Property(bool, notify=wasCorrectedChanged)
    def wasCorrected(self) -> bool:
        return self._facts.wasCorrected

    @Property(bool, notify=changedChanged)
    def changed(self) -> bool:
        return self._facts.changed

    @Property(bool, notify=canApplyChanged)
    def canApply(self) -> bool:
        return self._facts.canApply
