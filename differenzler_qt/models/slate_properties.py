"""The facts of the open slate as properties of a QObject, each with a signal of its own."""

from dataclasses import fields

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlAnonymous

from differenzler_qt.models.slate_facts import SlateFacts

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class SlateProperties(QObject):
    """Holds the facts and tells which of them have changed; their meaning stands in ``SlateFacts``."""

    namesChanged = Signal()
    createdChanged = Signal()
    phaseChanged = Signal()
    predictionKindChanged = Signal()
    noteTrumpChanged = Signal()
    modesChanged = Signal()
    exactBonusChanged = Signal()
    exactBonusZeroChanged = Signal()
    playsStoeckChanged = Signal()
    revokePenaltyChanged = Signal()
    tieBreakChanged = Signal()
    roundsChanged = Signal()
    handChanged = Signal()
    handsChanged = Signal()
    handsLeftChanged = Signal()
    decidingChanged = Signal()
    extraChanged = Signal()
    dealerChanged = Signal()
    forehandChanged = Signal()
    orderChanged = Signal()
    predictionsChanged = Signal()
    turnChanged = Signal()
    predictedSumChanged = Signal()
    modeChanged = Signal()
    takenChanged = Signal()
    takenSumChanged = Signal()
    missingChanged = Signal()
    lastSeatChanged = Signal()
    lastOfferChanged = Signal()
    allCountedChanged = Signal()
    canWriteChanged = Signal()
    sumHintChanged = Signal()
    stoeckSeatChanged = Signal()
    stoeckDeltaChanged = Signal()
    stoeckBestChanged = Signal()
    revokesChanged = Signal()
    zeroTricksChanged = Signal()
    asksZeroTrickChanged = Signal()
    totalsChanged = Signal()
    exactHitsChanged = Signal()
    ranksChanged = Signal()
    leadersChanged = Signal()
    winnersChanged = Signal()
    tiedChanged = Signal()
    undoKindChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._facts = SlateFacts()

    def _set_facts(self, facts: SlateFacts) -> None:
        old, self._facts = self._facts, facts
        for field in fields(SlateFacts):
            if getattr(old, field.name) != getattr(facts, field.name):
                getattr(self, f"{field.name}Changed").emit()

    @Property(list, notify=namesChanged)
    def names(self) -> list[str]:
        return list(self._facts.names)

    @Property(str, notify=createdChanged)
    def created(self) -> str:
        return self._facts.created

    @Property(str, notify=phaseChanged)
    def phase(self) -> str:
        return self._facts.phase

    @Property(str, notify=predictionKindChanged)
    def predictionKind(self) -> str:
        return self._facts.predictionKind

    @Property(bool, notify=noteTrumpChanged)
    def noteTrump(self) -> bool:
        return self._facts.noteTrump

    @Property(list, notify=modesChanged)
    def modes(self) -> list[str]:
        return list(self._facts.modes)

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

    @Property(int, notify=roundsChanged)
    def rounds(self) -> int:
        return self._facts.rounds

    @Property(int, notify=handChanged)
    def hand(self) -> int:
        return self._facts.hand

    @Property(int, notify=handsChanged)
    def hands(self) -> int:
        return self._facts.hands

    @Property(int, notify=handsLeftChanged)
    def handsLeft(self) -> int:
        return self._facts.handsLeft

    @Property(bool, notify=decidingChanged)
    def deciding(self) -> bool:
        return self._facts.deciding

    @Property(bool, notify=extraChanged)
    def extra(self) -> bool:
        return self._facts.extra

    @Property(int, notify=dealerChanged)
    def dealer(self) -> int:
        return self._facts.dealer

    @Property(int, notify=forehandChanged)
    def forehand(self) -> int:
        return self._facts.forehand

    @Property(list, notify=orderChanged)
    def order(self) -> list[int]:
        return list(self._facts.order)

    @Property(list, notify=predictionsChanged)
    def predictions(self) -> list[int]:
        return list(self._facts.predictions)

    @Property(int, notify=turnChanged)
    def turn(self) -> int:
        return self._facts.turn

    @Property(int, notify=predictedSumChanged)
    def predictedSum(self) -> int:
        return self._facts.predictedSum

    @Property(str, notify=modeChanged)
    def mode(self) -> str:
        return self._facts.mode

    @Property(list, notify=takenChanged)
    def taken(self) -> list[int]:
        return list(self._facts.taken)

    @Property(int, notify=takenSumChanged)
    def takenSum(self) -> int:
        return self._facts.takenSum

    @Property(int, notify=missingChanged)
    def missing(self) -> int:
        return self._facts.missing

    @Property(int, notify=lastSeatChanged)
    def lastSeat(self) -> int:
        return self._facts.lastSeat

    @Property(int, notify=lastOfferChanged)
    def lastOffer(self) -> int:
        return self._facts.lastOffer

    @Property(bool, notify=allCountedChanged)
    def allCounted(self) -> bool:
        return self._facts.allCounted

    @Property(bool, notify=canWriteChanged)
    def canWrite(self) -> bool:
        return self._facts.canWrite

    @Property(str, notify=sumHintChanged)
    def sumHint(self) -> str:
        return self._facts.sumHint

    @Property(int, notify=stoeckSeatChanged)
    def stoeckSeat(self) -> int:
        return self._facts.stoeckSeat

    @Property(int, notify=stoeckDeltaChanged)
    def stoeckDelta(self) -> int:
        return self._facts.stoeckDelta

    @Property(int, notify=stoeckBestChanged)
    def stoeckBest(self) -> int:
        return self._facts.stoeckBest

    @Property(list, notify=revokesChanged)
    def revokes(self) -> list[int]:
        return list(self._facts.revokes)

    @Property(list, notify=zeroTricksChanged)
    def zeroTricks(self) -> list[bool]:
        return list(self._facts.zeroTricks)

    @Property(list, notify=asksZeroTrickChanged)
    def asksZeroTrick(self) -> list[bool]:
        return list(self._facts.asksZeroTrick)

    @Property(list, notify=totalsChanged)
    def totals(self) -> list[int]:
        return list(self._facts.totals)

    @Property(list, notify=exactHitsChanged)
    def exactHits(self) -> list[int]:
        return list(self._facts.exactHits)

    @Property(list, notify=ranksChanged)
    def ranks(self) -> list[int]:
        return list(self._facts.ranks)

    @Property(list, notify=leadersChanged)
    def leaders(self) -> list[int]:
        return list(self._facts.leaders)

    @Property(list, notify=winnersChanged)
    def winners(self) -> list[int]:
        return list(self._facts.winners)

    @Property(list, notify=tiedChanged)
    def tied(self) -> list[int]:
        return list(self._facts.tied)

    @Property(str, notify=undoKindChanged)
    def undoKind(self) -> str:
        return self._facts.undoKind
