"""A list model of frozen rows: the fields of a dataclass are its roles, and only what changed is notified."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtQml import QmlAnonymous

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


@QmlAnonymous
class RowsModel(QAbstractListModel):
    """Rows of one frozen dataclass; the role names are its field names."""

    def __init__(self, kind: type, parent: QObject) -> None:
        super().__init__(parent)
        self._names = tuple(f.name for f in fields(kind))
        self._rows: tuple[Any, ...] = ()

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows as they are shown."""
        return self._rows

    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """Return a role for each field."""
        return {self._role(i): QByteArray(name.encode()) for i, name in enumerate(self._names)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a field of a row; sequences as lists."""
        if not index.isValid() or not 0 <= role - Qt.ItemDataRole.UserRole - 1 < len(self._names):
            return None
        value = getattr(self._rows[index.row()], self._names[role - Qt.ItemDataRole.UserRole - 1])
        return list(value) if isinstance(value, tuple) else value

    def update(self, rows: Sequence[Any]) -> None:
        """Replace the rows; views hear of added, removed and changed ones only."""
        new = tuple(rows)
        old_count, new_count = len(self._rows), len(new)
        if new_count < old_count:
            self.beginRemoveRows(QModelIndex(), new_count, old_count - 1)
            self._rows = self._rows[:new_count]
            self.endRemoveRows()
        for row in range(min(old_count, new_count)):
            self._replace(row, new[row])
        if new_count > old_count:
            self.beginInsertRows(QModelIndex(), old_count, new_count - 1)
            self._rows = new
            self.endInsertRows()

    def _replace(self, row: int, value: Any) -> None:
        old = self._rows[row]
        roles = [
            self._role(i) for i, name in enumerate(self._names) if getattr(old, name) != getattr(value, name)
        ]
        if roles:
            self._rows = (*self._rows[:row], value, *self._rows[row + 1 :])
            index = self.index(row)
            self.dataChanged.emit(index, index, roles)

    @staticmethod
    def _role(index: int) -> int:
        return Qt.ItemDataRole.UserRole + 1 + index
