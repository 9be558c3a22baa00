"""All slates of the user, the one that is open, the one that is set up, and the statistics."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Property, QDateTime, QObject, Qt, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import PACK, Card, Mode
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.slate_draft import SlateDraft
from differenzler_qt.models.slate_export import SlateExport
from differenzler_qt.models.slate_model import SlateModel
from differenzler_qt.models.slate_rows import (
    CurveLine,
    ShelfRow,
    StatisticsLine,
    curve_lines,
    shelf_row,
    statistics_lines,
)
from differenzler_qt.slate import Setup, Slate, counted_points, name_key, statistics
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.problems import SaveFailed
from differenzler_qt.storage.slate_file import SlateStore

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class SlatesModel(QObject):  # type: ignore[operator]
    """The shelf of slates; what is written is saved at once.

    ``saveFailed`` tells why something could not be saved; the slate in memory is still right, and the next
    entry tries again. ``damaged`` is how many files could not be read.
    """

    openIdChanged = Signal()
    damagedChanged = Signal()
    saveFailed = Signal(str, arguments=["reason"])

    @Property(QObject, constant=True)
    def shelf(self) -> QObject:
        return self._shelf

    @Property(SlateModel, constant=True)
    def slate(self) -> SlateModel:
        return self._slate

    @Property(SlateDraft, constant=True)
    def draft(self) -> SlateDraft:
        return self._draft

    @Property(SlateExport, constant=True)
    def exporter(self) -> SlateExport:
        return self._export

    @Property(QObject, constant=True)
    def statistics(self) -> QObject:
        return self._statistics

    @Property(QObject, constant=True)
    def curves(self) -> QObject:
        return self._curves

    @Property(str, notify=openIdChanged)
    def openId(self) -> str:
        """The slate that is open; nothing if none is."""
        return self._open_id

    @Property(int, notify=damagedChanged)
    def damaged(self) -> int:
        return self._damaged

    def __init__(self, store: SlateStore, names: Callable[[], Iterable[str]], parent: QObject) -> None:
        """Show the slates of a store; ``names`` gives further names to offer, the person's own first."""
        super().__init__(parent)
        self._store = store
        self._more_names = names
        self._slates: dict[str, Slate] = {}  # the one last written first
        self._open_id = ""
        self._damaged = 0
        self._shelf = RowsModel(ShelfRow, self)
        self._statistics = RowsModel(StatisticsLine, self)
        self._curves = RowsModel(CurveLine, self)
        self._slate = SlateModel(self._keep, self)
        self._draft = SlateDraft(self._begin, self)
        self._export = SlateExport(lambda: self._slate.slate, self)
        self._is_loaded = False

    @Slot()
    def load(self) -> None:
        """Read all slates, once; the page calls this when it is first shown."""
        if self._is_loaded:
            return
        self._is_loaded = True
        found = self._store.all()
        self._slates = {entry.key: entry.outcome.value for entry in found if entry.outcome.value is not None}
        self._damaged = sum(entry.outcome.kind is not ReadKind.LOADED for entry in found)
        self.damagedChanged.emit()
        self._refresh()

    @Slot(str)
    def open(self, slate_id: str) -> None:
        """Show a slate."""
        if slate_id in self._slates:
            self._show(slate_id)

    @Slot()
    def close(self) -> None:
        """Show no slate; everything is saved already."""
        self._show("")

    @Slot(str)
    def remove(self, slate_id: str) -> None:
        """Wipe a slate out for ever."""
        try:
            self._store.delete(slate_id)
        except SaveFailed as error:
            self.saveFailed.emit(error.reason)
            return
        self._slates.pop(slate_id, None)
        if slate_id == self._open_id:
            self._show("")
        self._refresh()

    @Slot()
    def prepareNew(self) -> None:
        """Set a new slate up as the last one was, with the deal passed on."""
        latest = next(iter(self._slates.values()), None)
        self._draft.prepare(None if latest is None else latest.next_setup(), self._known_names())

    @Slot()
    def continueTable(self) -> None:
        """Begin a new slate with the players and options of the open one and the next dealer."""
        slate = self._slate.slate
        if slate is not None:
            self._begin(slate.next_setup())

    @Slot()
    def countUp(self) -> None:
        """Count the statistics over all slates."""
        self._statistics.update(statistics_lines(statistics(reversed(self._slates.values()))))

    @Slot(str)
    def showCurves(self, slate_id: str) -> None:
        """Show the curves of a slate in the statistics."""
        self._curves.update(curve_lines(self._slates.get(slate_id)))

    @Slot(list, str, bool, result=int)
    def countCards(self, faces: list[str], mode: str, lastTrick: bool) -> int:
        """Return the points of cards in a trump mode, for the counting helper."""
        return counted_points(map(Card.from_code, faces), Mode.from_code(mode), last_trick=lastTrick)

    @Slot(result=list)
    def pack(self) -> list[str]:
        """Return the codes of all cards."""
        return [card.code for card in PACK]

    def _begin(self, setup: Setup) -> None:
        created = QDateTime.currentDateTime().toString(Qt.DateFormat.ISODate)
        key = self._store.new_key()
        self._save(key, Slate.new(setup, created))
        self._show(key)

    def _keep(self, slate: Slate) -> None:
        self._save(self._open_id, slate)

    def _save(self, key: str, slate: Slate) -> None:
        self._slates = {key: slate} | {k: v for k, v in self._slates.items() if k != key}
        self._refresh()
        try:
            self._store.save(key, slate)
        except SaveFailed as error:
            self.saveFailed.emit(error.reason)

    def _show(self, key: str) -> None:
        self._open_id = key
        self._slate.show(self._slates.get(key))
        self.openIdChanged.emit()

    def _refresh(self) -> None:
        self._shelf.update([shelf_row(key, slate) for key, slate in self._slates.items()])

    def _known_names(self) -> Sequence[str]:
        names: dict[str, str] = {}
        for name in (*self._more_names(), *(n for s in self._slates.values() for n in s.setup.names)):
            names.setdefault(name_key(name), name)
        return tuple(name for key, name in names.items() if key)
