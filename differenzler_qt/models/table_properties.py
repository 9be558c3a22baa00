"""The facts of the table as properties of a QObject, each with a signal of its own."""

from dataclasses import fields

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlAnonymous

from differenzler_qt.models.table_facts import TableFacts

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class TableProperties(QObject):
    """Holds the facts and tells which of them have changed; their meaning stands in ``TableFacts``."""

    phaseChanged = Signal()
    modeChanged = Signal()
    handNumberChanged = Signal()
    handsTotalChanged = Signal()
    decidingChanged = Signal()
    extraHandChanged = Signal()
    tieBreakChanged = Signal()
    tiedNamesChanged = Signal()
    seatCountChanged = Signal()
    ownSeatChanged = Signal()
    dealerSeatChanged = Signal()
    forehandSeatChanged = Signal()
    activeSeatChanged = Signal()
    leaderSeatChanged = Signal()
    myTurnChanged = Signal()
    mayCorrectChanged = Signal()
    predictionKindChanged = Signal()
    ownPredictionChanged = Signal()
    ownTakenChanged = Signal()
    ownMarginChanged = Signal()
    othersSumChanged = Signal()
    othersMadeChanged = Signal()
    shownFaceChanged = Signal()
    shownInChanged = Signal()
    ownCountChanged = Signal()
    ownTricksChanged = Signal()
    tricksPlayedChanged = Signal()
    handPointsChanged = Signal()
    commitmentChanged = Signal()
    sealChanged = Signal()
    saltChanged = Signal()
    clockwiseChanged = Signal()
    showTakenChanged = Signal()
    revokePenaltyChanged = Signal()
    isMarginChanged = Signal()
    canChooseStoeckChanged = Signal()
    namesChanged = Signal()
    totalsChanged = Signal()
    winnerNamesChanged = Signal()
    iWonChanged = Signal()
    modesChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._facts = TableFacts()

    @property
    def facts(self) -> TableFacts:
        """The facts as one frozen value, for Python."""
        return self._facts

    def _set_facts(self, facts: TableFacts) -> None:
        old, self._facts = self._facts, facts
        for field in fields(TableFacts):
            if getattr(old, field.name) != getattr(facts, field.name):
                getattr(self, f"{field.name}Changed").emit()

    @Property(str, notify=phaseChanged)
    def phase(self) -> str:
        return self._facts.phase

    @Property(str, notify=modeChanged)
    def mode(self) -> str:
        return self._facts.mode

    @Property(int, notify=handNumberChanged)
    def handNumber(self) -> int:
        return self._facts.handNumber

    @Property(int, notify=handsTotalChanged)
    def handsTotal(self) -> int:
        return self._facts.handsTotal

    @Property(bool, notify=decidingChanged)
    def deciding(self) -> bool:
        return self._facts.deciding

    @Property(bool, notify=extraHandChanged)
    def extraHand(self) -> bool:
        return self._facts.extraHand

    @Property(str, notify=tieBreakChanged)
    def tieBreak(self) -> str:
        return self._facts.tieBreak

    @Property("QStringList", notify=tiedNamesChanged)  # type: ignore[arg-type]
    def tiedNames(self) -> list[str]:
        return list(self._facts.tiedNames)

    @Property(int, notify=seatCountChanged)
    def seatCount(self) -> int:
        return self._facts.seatCount

    @Property(int, notify=ownSeatChanged)
    def ownSeat(self) -> int:
        return self._facts.ownSeat

    @Property(int, notify=dealerSeatChanged)
    def dealerSeat(self) -> int:
        return self._facts.dealerSeat

    @Property(int, notify=forehandSeatChanged)
    def forehandSeat(self) -> int:
        return self._facts.forehandSeat

    @Property(int, notify=activeSeatChanged)
    def activeSeat(self) -> int:
        return self._facts.activeSeat

    @Property(int, notify=leaderSeatChanged)
    def leaderSeat(self) -> int:
        return self._facts.leaderSeat

    @Property(bool, notify=myTurnChanged)
    def myTurn(self) -> bool:
        return self._facts.myTurn

    @Property(bool, notify=mayCorrectChanged)
    def mayCorrect(self) -> bool:
        return self._facts.mayCorrect

    @Property(str, notify=predictionKindChanged)
    def predictionKind(self) -> str:
        return self._facts.predictionKind

    @Property(int, notify=ownPredictionChanged)
    def ownPrediction(self) -> int:
        return self._facts.ownPrediction

    @Property(int, notify=ownTakenChanged)
    def ownTaken(self) -> int:
        return self._facts.ownTaken

    @Property(int, notify=ownMarginChanged)
    def ownMargin(self) -> int:
        return self._facts.ownMargin

    @Property(int, notify=othersSumChanged)
    def othersSum(self) -> int:
        return self._facts.othersSum

    @Property(int, notify=othersMadeChanged)
    def othersMade(self) -> int:
        return self._facts.othersMade

    @Property(str, notify=shownFaceChanged)
    def shownFace(self) -> str:
        return self._facts.shownFace

    @Property(str, notify=shownInChanged)
    def shownIn(self) -> str:
        return self._facts.shownIn

    @Property(int, notify=ownCountChanged)
    def ownCount(self) -> int:
        return self._facts.ownCount

    @Property(int, notify=ownTricksChanged)
    def ownTricks(self) -> int:
        return self._facts.ownTricks

    @Property(int, notify=tricksPlayedChanged)
    def tricksPlayed(self) -> int:
        return self._facts.tricksPlayed

    @Property(int, notify=handPointsChanged)
    def handPoints(self) -> int:
        return self._facts.handPoints

    @Property(str, notify=commitmentChanged)
    def commitment(self) -> str:
        return self._facts.commitment

    @Property(str, notify=sealChanged)
    def seal(self) -> str:
        return self._facts.seal

    @Property(str, notify=saltChanged)
    def salt(self) -> str:
        return self._facts.salt

    @Property(bool, notify=clockwiseChanged)
    def clockwise(self) -> bool:
        return self._facts.clockwise

    @Property(bool, notify=showTakenChanged)
    def showTaken(self) -> bool:
        return self._facts.showTaken

    @Property(int, notify=revokePenaltyChanged)
    def revokePenalty(self) -> int:
        return self._facts.revokePenalty

    @Property(bool, notify=isMarginChanged)
    def isMargin(self) -> bool:
        return self._facts.isMargin

    @Property(bool, notify=canChooseStoeckChanged)
    def canChooseStoeck(self) -> bool:
        return self._facts.canChooseStoeck

    @Property("QStringList", notify=namesChanged)  # type: ignore[arg-type]
    def names(self) -> list[str]:
        return list(self._facts.names)

    @Property("QVariantList", notify=totalsChanged)  # type: ignore[arg-type]
    def totals(self) -> list[int]:
        return list(self._facts.totals)

    @Property("QStringList", notify=winnerNamesChanged)  # type: ignore[arg-type]
    def winnerNames(self) -> list[str]:
        return list(self._facts.winnerNames)

    @Property(bool, notify=iWonChanged)
    def iWon(self) -> bool:
        return self._facts.iWon

    @Property("QStringList", notify=modesChanged)  # type: ignore[arg-type]
    def modes(self) -> list[str]:
        return list(self._facts.modes)
