"""What a strong player would do in the person's place, asked for by hand, with the expected penalties."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.match_host import MatchHost
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.players.contract import (
    CardDecision,
    Decision,
    ModeDecision,
    PredictionDecision,
    StoeckDecision,
)

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class HintRow:
    """A choice (a card's or mode's code, or a number) with the penalty that is expected from it."""

    choice: str
    expected: float
    best: bool


_KINDS: dict[type, str] = {
    CardDecision: "card",
    PredictionDecision: "prediction",
    ModeDecision: "mode",
    StoeckDecision: "stoeck",
}


@QmlElement
@QmlUncreatable("made by the program")
class HintModel(QObject):  # type: ignore[operator]
    """The adviser; empty until asked, and empty again as soon as the table has moved on."""

    changed = Signal()

    def __init__(self, host: MatchHost, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._request = 0
        self._decision: Decision | None = None
        self._rows = RowsModel(HintRow, self)
        host.consulted.connect(self._on_answer)
        host.happened.connect(self.clear)

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        """Whether the answer is still awaited."""
        return self._request != 0

    @Property(str, notify=changed)
    def kind(self) -> str:
        """What the advice is about: ``card prediction mode stoeck`` or empty."""
        return _KINDS[type(self._decision)] if self._decision is not None else ""

    @Property(str, notify=changed)
    def best(self) -> str:
        """The advice: a code or a number as text."""
        return str(self._decision.choice) if self._decision is not None else ""

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel:
        return self._rows

    @Property("QVariantMap", notify=changed)  # type: ignore[arg-type]
    def penalties(self) -> dict[str, float]:
        """The expected penalties by choice; empty until there is an answer."""
        return {row.choice: row.expected for row in self._rows.rows}

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]
    def curve(self) -> list[float]:
        """The expected penalty of predicting 0, 1, … 157; empty for other advice."""
        return list(self._decision.curve) if isinstance(self._decision, PredictionDecision) else []

    def ask(self, seat: int, player: str) -> None:
        """Ask a player what it would do on a seat."""
        self.clear()
        self._request = self._host.consult(seat, player)
        self.changed.emit()

    @Slot()
    def clear(self) -> None:
        """Forget question and answer."""
        if self._request:
            self._host.forget(self._request)
        had = self._request != 0 or self._decision is not None
        self._request = 0
        self._decision = None
        self._rows.update([])
        if had:
            self.changed.emit()

    def _on_answer(self, request: int, decision: Decision) -> None:
        if request != self._request:
            return
        self._request = 0
        self._decision = decision
        self._rows.update(
            [HintRow(str(c.choice), c.expected, c.choice == decision.choice) for c in decision.candidates]
        )
        self.changed.emit()
