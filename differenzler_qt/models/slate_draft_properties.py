"""The facts of a new slate as properties of a QObject, each with a signal of its own."""

from dataclasses import fields

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlAnonymous

from differenzler_qt.models.slate_draft_facts import DraftFacts

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class DraftProperties(QObject):
    """Holds the facts and tells which of them have changed; their meaning stands in ``DraftFacts``."""

    playersChanged = Signal()
    dealerChanged = Signal()
    roundsChanged = Signal()
    handsChanged = Signal()
    predictionKindChanged = Signal()
    noteTrumpChanged = Signal()
    exactBonusChanged = Signal()
    exactBonusZeroChanged = Signal()
    playsStoeckChanged = Signal()
    revokePenaltyChanged = Signal()
    tieBreakChanged = Signal()
    canBeginChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._facts = DraftFacts()

    def _set_facts(self, facts: DraftFacts) -> None:
        old, self._facts = self._facts, facts
        for field in fields(DraftFacts):
            if getattr(old, field.name) != getattr(facts, field.name):
                getattr(self, f"{field.name}Changed").emit()

    @Property(int, notify=playersChanged)
    def players(self) -> int:
        return self._facts.players

    @Property(int, notify=dealerChanged)
    def dealer(self) -> int:
        return self._facts.dealer

    @Property(int, notify=roundsChanged)
    def rounds(self) -> int:
        return self._facts.rounds

    @Property(int, notify=handsChanged)
    def hands(self) -> int:
        return self._facts.hands

    @Property(str, notify=predictionKindChanged)
    def predictionKind(self) -> str:
        return self._facts.predictionKind

    @Property(bool, notify=noteTrumpChanged)
    def noteTrump(self) -> bool:
        return self._facts.noteTrump

    @Property(int, notify=exactBonusChanged)
    def exactBonus(self) -> int:
        return self._facts.exactBonus

    @Property(str, notify=exactBonusZeroChanged)
    def exactBonusZero(self) -> str:
        return self._facts.exactBonusZero

    @Property(bool, notify=playsStoeckChanged)
    def playsStoeck(self) -> bool:
        return self._facts.playsStoeck

    @Property(int, notify=revokePenaltyChanged)
    def revokePenalty(self) -> int:
        return self._facts.revokePenalty

    @Property(str, notify=tieBreakChanged)
    def tieBreak(self) -> str:
        return self._facts.tieBreak

    @Property(bool, notify=canBeginChanged)
    def canBegin(self) -> bool:
        return self._facts.canBegin
