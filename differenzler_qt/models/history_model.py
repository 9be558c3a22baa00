"""The finished matches as QML sees them: the list, one match's sheet, the statistics of a person."""

import logging
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.history_rows import (
    Figures,
    HandFigures,
    HistoryHandRow,
    HistoryRow,
    figures,
    match_rows,
    played_hand_rows,
)
from differenzler_qt.models.match_host import HUMAN
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.storage.history import History
from differenzler_qt.storage.history_export import export_csv, export_json
from differenzler_qt.storage.match_document import SavedMatch
from differenzler_qt.storage.passed_match import export_match, finished_at
from differenzler_qt.storage.problems import ReadFailed, SaveFailed

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

_LOG = logging.getLogger(__name__)
_PAGE = 50
_UNREADABLE = "unreadable"


@QmlElement
@QmlUncreatable("made by the program")
class HistoryModel(QObject):  # type: ignore[operator]
    """Reads the history when its page is opened; slots that write return why they could not, or nothing."""

    changed = Signal()
    openChanged = Signal()

    def __init__(self, history: History, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._matches = RowsModel(HistoryRow, self)
        self._sheet = RowsModel(HistoryHandRow, self)
        self._people: tuple[str, ...] = ()
        self._name = ""
        self._count = 0
        self._figures = Figures()
        self._open = -1
        self._problem = ""

    # --- facts -------------------------------------------------------------------------------------------

    @Property(RowsModel, constant=True)
    def matches(self) -> RowsModel:
        return self._matches

    @Property(RowsModel, constant=True)
    def sheet(self) -> RowsModel:
        """The hands of the match that is looked at."""
        return self._sheet

    @Property(int, notify=changed)
    def count(self) -> int:
        """How many matches there are; the list holds the last of them until ``more`` is asked for."""
        return self._count

    @Property(bool, notify=changed)
    def canChange(self) -> bool:
        """Whether matches can be deleted."""
        return self._history.is_writable

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Why nothing can be read, or empty."""
        return self._problem

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]
    def people(self) -> list[str]:
        """Everybody who has played at this screen."""
        return list(self._people)

    @Property(str, notify=changed)
    def name(self) -> str:
        """The person whose statistics are shown."""
        return self._name

    @name.setter  # type: ignore[no-redef]
    def name(self, value: str) -> None:
        self._name = value
        self.refresh()

    @Property(int, notify=changed)
    def played(self) -> int:
        return self._figures.matches

    @Property(int, notify=changed)
    def wins(self) -> int:
        return self._figures.wins

    @Property(int, notify=changed)
    def hands(self) -> int:
        return self._figures.hands

    @Property(int, notify=changed)
    def exactHits(self) -> int:
        return self._figures.exactHits

    @Property(float, notify=changed)
    def meanPenalty(self) -> float:
        return self._figures.meanPenalty

    @Property(float, notify=changed)
    def meanPrediction(self) -> float:
        return self._figures.meanPrediction

    @Property(float, notify=changed)
    def meanTaken(self) -> float:
        return self._figures.meanTaken

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]
    def curve(self) -> list[float]:
        """The mean penalty of each match, the oldest first."""
        return list(self._figures.curve)

    @Property("QVariantMap", notify=changed)  # type: ignore[arg-type]
    def best(self) -> dict[str, Any]:
        """The best hand (mode, prediction, taken, penalty, finished), empty where there is none."""
        return _plain(self._figures.best)

    @Property("QVariantMap", notify=changed)  # type: ignore[arg-type]
    def worst(self) -> dict[str, Any]:
        """The worst hand."""
        return _plain(self._figures.worst)

    @Property(int, notify=openChanged)
    def openKey(self) -> int:
        """The match whose sheet is shown; −1 for none."""
        return self._open

    # --- what a person does ------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Read the list and the statistics anew."""
        self._read(max(_PAGE, len(self._matches.rows)))

    @Slot()
    def more(self) -> None:
        """Read another page of the list."""
        if len(self._matches.rows) < self._count:
            self._read(len(self._matches.rows) + _PAGE)

    @Slot(int, result=str)
    def open(self, key: int) -> str:
        """Show the sheet of a match; returns why it cannot be shown, or nothing."""
        try:
            stored = self._history.match(key)
        except ReadFailed:
            return _UNREADABLE
        if stored is None or stored.match is None:
            return _UNREADABLE
        self._sheet.update(played_hand_rows(stored.match.scored))
        self._set_open(key)
        return ""

    @Slot()
    def close(self) -> None:
        """Put the sheet away."""
        self._sheet.update([])
        self._set_open(-1)

    @Slot(int, result=str)
    def remove(self, key: int) -> str:
        """Delete a match for ever."""
        reason = self._writing(lambda: self._history.delete(key))
        if not reason:
            self.close()
            self.refresh()
        return reason

    @Slot(result=str)
    def removeAll(self) -> str:
        """Delete all matches for ever."""
        reason = self._writing(self._history.clear)
        if not reason:
            self.close()
            self.refresh()
        return reason

    @Slot(QUrl, result=str)
    def saveJson(self, url: QUrl) -> str:
        """Save all matches with their logs."""
        return self._writing(lambda: export_json(self._history, _path(url)))

    @Slot(QUrl, result=str)
    def saveCsv(self, url: QUrl) -> str:
        """Save a line for each hand and seat, for a spreadsheet."""
        return self._writing(lambda: export_csv(self._history, _path(url)))

    @Slot(QUrl, result=str)
    def saveMatch(self, url: QUrl) -> str:
        """Save the match that is looked at, as a file that ``verify`` checks."""
        stored = self._history.match(self._open)
        if stored is None or stored.match is None:
            return _UNREADABLE
        match = stored.match
        return self._writing(lambda: export_match(match, _path(url), stored.record.finished))

    # --- a match that came in a file ---------------------------------------------------------------------

    def take(self, saved: SavedMatch) -> bool:
        """Keep a match that is over and show its sheet; say whether it is new.

        Raises ``SaveFailed`` or ``ReadFailed``.
        """
        before = self._history.count()
        key = self._history.add(saved.match, finished_at(saved))
        self.refresh()
        while self._count > len(self._matches.rows) and all(row.key != key for row in self._matches.rows):
            self.more()  # the sheet takes its head from the list
        self.open(key)
        return self._count > before

    # --- steps -------------------------------------------------------------------------------------------

    def _read(self, limit: int) -> None:
        try:
            self._people = tuple(p.name for p in self._history.players() if p.player == HUMAN)
            if self._name not in self._people:
                self._name = self._people[0] if self._people else ""
            self._count = self._history.count()
            self._matches.update(match_rows(self._history.matches(0, limit), self._name))
            self._figures = figures(self._history.statistics(self._name, HUMAN))
            self._problem = ""
        except ReadFailed as error:
            _LOG.warning("the history cannot be read: %s", error)
            self._problem = _UNREADABLE
        self.changed.emit()

    def _writing(self, write: Callable[[], None]) -> str:
        try:
            write()
        except SaveFailed as error:
            _LOG.warning("the history: %s", error)
            return error.reason.value
        except ReadFailed:
            return _UNREADABLE
        return ""

    def _set_open(self, key: int) -> None:
        self._open = key
        self.openChanged.emit()


def _path(url: QUrl) -> Path:
    return Path(url.toLocalFile())


def _plain(hand: HandFigures | None) -> dict[str, Any]:
    return {} if hand is None else asdict(hand)
