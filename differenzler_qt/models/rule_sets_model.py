"""The own rule sets as a list, with what can be done to them; what goes wrong is said by codes."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import Problem, Rules
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.storage.problems import SaveFailed
from differenzler_qt.storage.rule_sets import InvalidName, RuleSetImport, RuleSets

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class RuleSetRow:
    """A named rule set."""

    key: str
    name: str
    players: int
    rounds: int


@dataclass(frozen=True, slots=True)
class RefusedFieldRow:
    """A field of an imported file that was refused, with its value as it stands in the file."""

    field: str
    reason: str
    value: str


@QmlElement
@QmlUncreatable("made by the program")
class RuleSetsModel(QObject):  # type: ignore[operator]
    """Lists, keeps, renames, exports and imports rule sets."""

    refused = Signal(str, str, arguments=["reason", "detail"])
    imported = Signal(str, arguments=["name"])
    alreadyThere = Signal(str, arguments=["name"])
    exported = Signal(str, arguments=["name"])
    fieldsRefused = Signal()
    chosen = Signal(object)

    def __init__(self, store: RuleSets, current: Callable[[], Rules], parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._current = current
        self._rows = RowsModel(RuleSetRow, self)
        self._refused_fields = RowsModel(RefusedFieldRow, self)
        self._reload()

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel:
        return self._rows

    @property
    def refused_fields(self) -> RowsModel:
        """The fields of the last imported file that were refused, for Python."""
        return self._refused_fields

    @Property(RowsModel, constant=True)
    def refusedFields(self) -> RowsModel:
        """The fields of the last imported file that were refused."""
        return self._refused_fields

    @Slot(str, result=bool)
    def save(self, name: str) -> bool:
        """Keep the rules as they stand under a name; say whether that was possible."""
        return self._try(lambda: self._store.add(name, self._current()))

    @Slot(str, str)
    def rename(self, key: str, name: str) -> None:
        """Give a rule set another name."""
        self._try(lambda: self._store.rename(key, name))

    @Slot(str)
    def remove(self, key: str) -> None:
        """Delete a rule set."""
        self._try(lambda: self._store.delete(key))

    @Slot(str)
    def choose(self, key: str) -> None:
        """Take the rules of a set."""
        for stored in self._store.read().sets:
            if stored.key == key:
                self.chosen.emit(stored.rules)

    @Slot(str, QUrl)
    def exportTo(self, key: str, file: QUrl) -> None:
        """Write a rule set to a file that another table can import."""
        path = Path(file.toLocalFile())
        if self._try(lambda: self._store.export(key, path)):
            self.exported.emit(path.name)

    @Slot(QUrl)
    def importFrom(self, file: QUrl) -> None:
        """Keep the rule set of a file; every field that is refused is named."""
        try:
            found = self.take(Path(file.toLocalFile()))
        except SaveFailed as error:
            self.refused.emit(error.reason.value, "")
            return
        if found.stored is not None:
            (self.alreadyThere if found.known else self.imported).emit(found.stored.name)
        elif found.rule_problems:
            self.fieldsRefused.emit()
        elif found.problem is not None:
            self.refused.emit(found.problem.value, "")

    def take(self, path: Path) -> RuleSetImport:
        """Keep the rule set of a file; the fields that are refused are then listed. Raises ``SaveFailed``."""
        found = self._store.import_file(path)
        self._refused_fields.update([_field_row(problem) for problem in found.rule_problems])
        if found.stored is not None:
            self._reload()
        return found

    def _try(self, change: Callable[[], object]) -> bool:
        problem = ("", "")
        try:
            change()
        except InvalidName as error:
            problem = (f"name_{error.reason.value}", error.name)
        except SaveFailed as error:
            problem = (error.reason.value, "")
        except KeyError:
            problem = ("not_found", "")
        self._reload()
        if problem[0]:
            self.refused.emit(*problem)
        return not problem[0]

    def _reload(self) -> None:
        self._rows.update(
            [RuleSetRow(s.key, s.name, s.rules.players, s.rules.rounds) for s in self._store.read().sets]
        )


def _field_row(problem: Problem) -> RefusedFieldRow:
    value = json.dumps(problem.value, ensure_ascii=False, default=str)
    return RefusedFieldRow(problem.field, problem.reason.value, value)
