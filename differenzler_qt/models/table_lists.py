"""The list models of the table, filled from a table state."""

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlAnonymous

from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.table_properties import TableProperties
from differenzler_qt.models.table_rows import (
    CardRow,
    HandRow,
    RankRow,
    ResultRow,
    SeatRow,
    SheetRow,
    TrickRow,
    card_rows,
    hand_rows,
    rank_rows,
    result_rows,
    seat_rows,
    sheet_rows,
    trick_rows,
)
from differenzler_qt.models.table_state import TableState

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class TableLists(TableProperties):
    """Holds the lists; what a row says stands in ``table_rows``."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards = RowsModel(CardRow, self)
        self._seats = RowsModel(SeatRow, self)
        self._sheet = RowsModel(SheetRow, self)
        self._results = RowsModel(ResultRow, self)
        self._ranking = RowsModel(RankRow, self)
        self._tricks = RowsModel(TrickRow, self)
        self._last_trick = RowsModel(TrickRow, self)
        self._my_tricks = RowsModel(TrickRow, self)
        self._hands = RowsModel(HandRow, self)

    @Property(RowsModel, constant=True)
    def cards(self) -> RowsModel:
        return self._cards

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel:
        return self._seats

    @Property(RowsModel, constant=True)
    def sheet(self) -> RowsModel:
        return self._sheet

    @Property(RowsModel, constant=True)
    def results(self) -> RowsModel:
        return self._results

    @Property(RowsModel, constant=True)
    def ranking(self) -> RowsModel:
        return self._ranking

    @Property(RowsModel, constant=True)
    def tricks(self) -> RowsModel:
        return self._tricks

    @Property(RowsModel, constant=True)
    def lastTrick(self) -> RowsModel:
        return self._last_trick

    @Property(RowsModel, constant=True)
    def myTricks(self) -> RowsModel:
        return self._my_tricks

    @Property(RowsModel, constant=True)
    def hands(self) -> RowsModel:
        return self._hands

    @property
    def card_rows(self) -> tuple[CardRow, ...]:
        """The cards as they are shown."""
        return self._cards.rows

    def _fill_lists(self, state: TableState, names: tuple[str, ...], humans: frozenset[int]) -> None:
        self._cards.update(card_rows(state))
        self._seats.update(seat_rows(state, names, humans))
        self._sheet.update(sheet_rows(state.scored))
        self._results.update(result_rows(state, names))
        self._ranking.update(rank_rows(state, names))
        tricks = trick_rows(state, names)
        self._tricks.update(tricks)
        self._last_trick.update(tricks[-1:])
        self._my_tricks.update([row for row in tricks if row.mine])
        self._hands.update(hand_rows(state, names))
