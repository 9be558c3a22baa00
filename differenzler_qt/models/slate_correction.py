"""The form in which a written hand is corrected."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.slate_correction_facts import Typed, derive_correction, retyped
from differenzler_qt.models.slate_correction_properties import CorrectionProperties
from differenzler_qt.slate import CorrectionUndone, Entry, HandCorrected, Refused, Slate

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class SlateCorrection(CorrectionProperties):  # type: ignore[operator]
    """One hand being corrected; ``apply`` returns why not, or nothing."""

    def __init__(self, write: Callable[[Entry], str], parent: QObject) -> None:
        super().__init__(parent)
        self._write = write
        self._slate: Slate | None = None
        self._typed = Typed()

    def show(self, slate: Slate | None) -> None:
        """Follow the open slate; a form whose hand is gone is closed."""
        self._slate = slate
        if slate is None or self._typed.hand >= len(slate.state.written):
            self._typed = Typed()
        self._refresh()

    @Slot(int)
    def begin(self, hand: int) -> None:
        """Fill the form with a written hand, counted from 1."""
        if self._slate is not None and 1 <= hand <= len(self._slate.state.written):
            self._set(Typed.of(hand - 1, self._slate.state.written[hand - 1].record))

    @Slot()
    def end(self) -> None:
        """Close the form; nothing was changed."""
        self._set(Typed())

    @Slot(int, str)
    def setPrediction(self, seat: int, text: str) -> None:
        """Type a prediction."""
        self._set(retyped(self._typed, "predictions", seat, text))

    @Slot(int, str)
    def setTaken(self, seat: int, text: str) -> None:
        """Type the points of a player."""
        self._set(retyped(self._typed, "taken", seat, text))

    @Slot(int, int)
    def setRevokes(self, seat: int, count: int) -> None:
        """Count the revokes of a player."""
        self._set(retyped(self._typed, "revokes", seat, count))

    @Slot(int, bool)
    def setZeroTrick(self, seat: int, taken: bool) -> None:
        """Say whether a player without points took a trick."""
        self._set(retyped(self._typed, "zero_tricks", seat, taken))

    @Slot(str)
    def setMode(self, code: str) -> None:
        """Choose trump; nothing: not noted."""
        self._set(replace(self._typed, mode=code))

    @Slot(int, int)
    def setStoeck(self, seat: int, delta: int) -> None:
        """Say who had *Stöck* (−1: nobody) and what was made of it."""
        self._set(replace(self._typed, stoeck_seat=seat, stoeck_delta=delta))

    @Slot(result=str)
    def apply(self) -> str:
        """Write the correction and close the form; return the reason if that is refused."""
        try:
            record = self._typed.to_record()
        except Refused as refused:
            return refused.reason
        return self._finish(HandCorrected(self._typed.hand, record))

    @Slot(result=str)
    def takeBack(self) -> str:
        """Take the last correction of this hand back and close the form."""
        return self._finish(CorrectionUndone(self._typed.hand))

    def _finish(self, entry: Entry) -> str:
        reason = self._write(entry)
        if not reason:
            self.end()
        return reason

    def _set(self, typed: Typed) -> None:
        self._typed = typed
        self._refresh()

    def _refresh(self) -> None:
        self._set_facts(derive_correction(self._slate, self._typed))
