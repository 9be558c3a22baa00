"""What the help pages draw and count: facts of the engine, none of them written down twice."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models import help_tables
from differenzler_qt.models.help_cards import HelpCard, hand_row, strength_row, trick_row, trick_sum
from differenzler_qt.models.help_examples import HANDS, STRENGTHS, TRICKS
from differenzler_qt.models.help_rules import RuleFactsModel
from differenzler_qt.models.help_scores import (
    HelpMargin,
    HelpScore,
    HelpTie,
    last_trick_points,
    left_for_the_last,
    margin_rows,
    score_rows,
    tie_rows,
)
from differenzler_qt.models.help_tables import HelpMeasure, HelpPreset, HelpSize
from differenzler_qt.models.rows_model import RowsModel

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class HelpModel(QObject):  # type: ignore[operator]
    """The examples of the help pages; each is worked out when it is first drawn."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._made: dict[tuple[str, str], RowsModel] = {}
        self._rules = RuleFactsModel(self)

    @Property(RuleFactsModel, constant=True)
    def rules(self) -> RuleFactsModel:
        return self._rules

    @property
    def rules_in_force(self) -> RuleFactsModel:
        """The rules of the match at the table, for Python."""
        return self._rules

    @Property(RowsModel, constant=True)
    def presets(self) -> RowsModel:
        return self._rows("presets", "", HelpPreset, help_tables.preset_rows())

    @Property(RowsModel, constant=True)
    def sizes(self) -> RowsModel:
        return self._rows("sizes", "", HelpSize, help_tables.size_rows())

    @Property(RowsModel, constant=True)
    def ties(self) -> RowsModel:
        return self._rows("ties", "", HelpTie, tie_rows())

    @Property(RowsModel, constant=True)
    def margins(self) -> RowsModel:
        return self._rows("margins", "", HelpMargin, margin_rows())

    @Property(int, constant=True)
    def lastTrick(self) -> int:
        return last_trick_points()

    @Property(int, constant=True)
    def heardSum(self) -> int:
        return left_for_the_last()[0]

    @Property(int, constant=True)
    def leftOver(self) -> int:
        return left_for_the_last()[1]

    @Property(int, constant=True)
    def exactShare(self) -> int:
        return help_tables.EXACT_SHARE

    @Property(int, constant=True)
    def withinFiveShare(self) -> int:
        return help_tables.WITHIN_FIVE_SHARE

    @Property(float, constant=True)
    def farOffShare(self) -> float:
        return help_tables.FAR_OFF_SHARE

    @Slot(str, result=RowsModel)
    def strength(self, name: str) -> RowsModel:
        """Return nine cards from strong to weak with their points."""
        return self._rows("strength", name, HelpCard, strength_row(name))

    @Slot(str, result=RowsModel)
    def trick(self, name: str) -> RowsModel:
        """Return the cards of an example's trick."""
        return self._rows("trick", name, HelpCard, trick_row((HANDS | TRICKS)[name]))

    @Slot(str, result=RowsModel)
    def hand(self, name: str) -> RowsModel:
        """Return the cards of an example's hand, each legal or with a reason."""
        return self._rows("hand", name, HelpCard, hand_row(HANDS[name]))

    @Slot(str, result="QStringList")
    def reasons(self, name: str) -> list[str]:
        """Return the reasons, each once, why cards of an example's hand may not be played."""
        found = (card.reason for card in hand_row(HANDS[name]) if card.reason)
        return list(dict.fromkeys(found))

    @Slot(str, result=int)
    def trickPoints(self, name: str) -> int:
        """Return the points of an example's trick."""
        return trick_sum(TRICKS[name])

    @Slot(str, result=str)
    def mode(self, name: str) -> str:
        """Return the trump mode of an example."""
        return STRENGTHS[name][0].code if name in STRENGTHS else (HANDS | TRICKS)[name].mode.code

    @Slot(str, result=RowsModel)
    def scores(self, name: str) -> RowsModel:
        """Return an example of scoring."""
        return self._rows("scores", name, HelpScore, score_rows()[name])

    @Slot(str, result=RowsModel)
    def measures(self, name: str) -> RowsModel:
        """Return measured means of penalty points."""
        return self._rows("measures", name, HelpMeasure, help_tables.MEASURES[name])

    def _rows(self, kind: str, name: str, row: type, rows: Sequence[Any]) -> RowsModel:
        if (kind, name) not in self._made:
            model = self._made[kind, name] = RowsModel(row, self)
            model.update(rows)
        return self._made[kind, name]
