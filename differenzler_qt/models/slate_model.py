"""The open slate as QML sees it: facts, list models, and everything that can be written."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import Mode
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.slate_correction import SlateCorrection
from differenzler_qt.models.slate_facts import UNKNOWN, derive_facts
from differenzler_qt.models.slate_properties import SlateProperties
from differenzler_qt.models.slate_rows import (
    CurveLine,
    RankLine,
    SheetLine,
    curve_lines,
    rank_lines,
    sheet_lines,
)
from differenzler_qt.slate import (
    DecidingHandStarted,
    Entry,
    HandWritten,
    PointsEntered,
    PredictionEntered,
    PredictionsShown,
    Refusal,
    Refused,
    RevokesCounted,
    Slate,
    StoeckClaimed,
    TieShared,
    TrumpNoted,
    ZeroTrickTaken,
    best_choice,
    points_from_text,
)

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class SlateModel(SlateProperties):  # type: ignore[operator]
    """One slate; every slot that writes returns the reason of a refusal, or nothing."""

    written = Signal(str, arguments=["kind"])

    @Property(QObject, constant=True)
    def sheet(self) -> QObject:
        return self._sheet

    @Property(QObject, constant=True)
    def ranking(self) -> QObject:
        return self._ranking

    @Property(QObject, constant=True)
    def curves(self) -> QObject:
        return self._curves

    @Property(SlateCorrection, constant=True)
    def correction(self) -> SlateCorrection:
        return self._correction

    def __init__(self, keep: Callable[[Slate], None], parent: QObject) -> None:
        super().__init__(parent)
        self._keep = keep
        self._slate: Slate | None = None
        self._sheet = RowsModel(SheetLine, self)
        self._ranking = RowsModel(RankLine, self)
        self._curves = RowsModel(CurveLine, self)
        self._correction = SlateCorrection(self._apply, self)

    @property
    def slate(self) -> Slate | None:
        """The slate that is shown."""
        return self._slate

    def show(self, slate: Slate | None) -> None:
        """Show a slate, or none."""
        self._slate = slate
        self._sheet.update(sheet_lines(slate))
        self._ranking.update(rank_lines(slate))
        self._curves.update(curve_lines(slate))
        self._set_facts(derive_facts(slate))
        self._correction.show(slate)

    @Slot(int, str, result=str)
    def predict(self, seat: int, text: str) -> str:
        """Enter the prediction of a player as it was typed."""
        return self._enter(text, lambda value: PredictionEntered(seat, value))

    @Slot(result=str)
    def showPredictions(self) -> str:
        """Uncover the hidden predictions together."""
        return self._apply(PredictionsShown())

    @Slot(str, result=str)
    def setTrump(self, code: str) -> str:
        """Note trump; nothing: not noted."""
        return self._apply(TrumpNoted(Mode.from_code(code) if code else None))

    @Slot(int, str, result=str)
    def enterPoints(self, seat: int, text: str) -> str:
        """Enter the points of a player as they were typed; an empty text wipes them out."""
        if not text.strip():
            return self._apply(PointsEntered(seat, None))
        return self._enter(text, lambda value: PointsEntered(seat, value))

    @Slot(int, int, result=str)
    def claimStoeck(self, seat: int, delta: int) -> str:
        """Write who had *Stöck* (−1: nobody) and what was made of it."""
        return self._apply(StoeckClaimed(None if seat == UNKNOWN else seat, delta))

    @Slot(int, result=int)
    def bestStoeck(self, seat: int) -> int:
        """Return what a holder of *Stöck* had best do with it."""
        record = self._slate.state.current if self._slate is not None else None
        if record is None or self._slate is None or not 0 <= seat < self._slate.setup.players:
            return 0
        return best_choice(record, seat, self._slate.setup.rules)

    @Slot(int, int, result=str)
    def countRevokes(self, seat: int, count: int) -> str:
        """Write how often a player has revoked."""
        return self._apply(RevokesCounted(seat, count))

    @Slot(int, bool, result=str)
    def setZeroTrick(self, seat: int, taken: bool) -> str:
        """Write whether a player without points took a trick."""
        return self._apply(ZeroTrickTaken(seat, taken))

    @Slot(result=str)
    def writeHand(self) -> str:
        """Put the hand on the sheet."""
        return self._apply(HandWritten())

    @Slot(result=str)
    def startDecidingHand(self) -> str:
        """Play a deciding hand."""
        return self._apply(DecidingHandStarted())

    @Slot(result=str)
    def shareWin(self) -> str:
        """Share the win of a tie."""
        return self._apply(TieShared())

    @Slot(result=str)
    def undo(self) -> str:
        """Take the last entry back."""
        if self._slate is None:
            return Refusal.WRONG_PHASE
        try:
            slate = self._slate.undo()
        except Refused as refused:
            return refused.reason
        self._accept(slate, "")
        return ""

    def _enter(self, text: str, entry: Callable[[int], Entry]) -> str:
        try:
            value = points_from_text(text)
        except Refused as refused:
            return refused.reason
        return self._apply(entry(value))

    def _apply(self, entry: Entry) -> str:
        if self._slate is None:
            return Refusal.WRONG_PHASE
        try:
            slate = self._slate.apply(entry)
        except Refused as refused:
            return refused.reason
        self._accept(slate, type(entry).__name__)
        return ""

    def _accept(self, slate: Slate, kind: str) -> None:
        self._keep(slate)
        self.show(slate)
        self.written.emit(kind)
