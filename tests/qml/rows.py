"""A list model of dictionaries, as plain as the components' properties."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QPersistentModelIndex, Qt

_NO_INDEX = QModelIndex()
_FIRST = Qt.ItemDataRole.UserRole + 1


class Rows(QAbstractListModel):
    """Rows whose keys are the roles."""

    def __init__(self, rows: Sequence[dict[str, Any]]) -> None:
        super().__init__()
        self._rows = [dict(row) for row in rows]
        self._names = list(rows[0])

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_INDEX) -> int:  # noqa: N802 (Qt's)
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 (Qt's)
        return {_FIRST + i: QByteArray(name.encode()) for i, name in enumerate(self._names)}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _FIRST) -> Any:
        return self._rows[index.row()][self._names[role - _FIRST]]

    def change(self, row: int, **values: Any) -> None:
        """Change fields of a row."""
        self._rows[row].update(values)
        index = self.index(row)
        self.dataChanged.emit(index, index)
