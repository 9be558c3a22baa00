"""A table without a window: real host, real models, players that answer in this process."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from differenzler_qt.engine import PRESETS, Match, Rules, SeatInfo
from differenzler_qt.models.in_process_jobs import InProcessJobs
from differenzler_qt.models.match_host import MatchHost
from differenzler_qt.models.presentation import Speed
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.table_model import TableModel
from tests.patience import PATIENCE_MS

NAMES = ("Du", "Beat", "Vreni", "Ueli", "Ruth", "Hans")


class MemoryStore:
    """Keeps what would be stored; ``reason`` makes storing fail."""

    def __init__(self) -> None:
        self.saves = 0
        self.finished = 0
        self.reason = ""

    def save(self, match: Match) -> str:
        self.saves += 1
        return self.reason

    def finish(self, match: Match) -> str:
        self.finished += 1
        return self.reason


class Table:
    """Everything below a table page, without a page."""

    def __init__(self, qtbot: QtBot, parent: QObject) -> None:
        self.qtbot = qtbot
        self.jobs = InProcessJobs(parent)
        self.store = MemoryStore()
        self.host = MatchHost(self.jobs, self.store, parent)
        self.model = TableModel(self.host, parent)
        self.model.set_pace(Speed.OFF, 0)

    def deal(self, rules: Rules = PRESETS["hidden"], seed: int = 7, humans: Sequence[int] = (0,)) -> None:
        """Begin a match with people on some seats."""
        seats = [
            SeatInfo(NAMES[seat], "human" if seat in humans else "random") for seat in range(rules.players)
        ]
        self.host.deal(rules, seats, seed)
        self.model.begin()

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the table go on until a condition holds."""
        self.qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    @property
    def phase(self) -> str:
        return self.model.facts.phase

    @property
    def trick(self) -> tuple[str, ...]:
        """The codes of the cards in the trick as it is shown."""
        return tuple(row.face for row in self.rows("cards") if row.place == 2)

    def my_turn_to(self, phase: str) -> None:
        """Wait until the person is to act."""
        self.until(lambda: self.phase == phase and self.model.facts.myTurn and self.model.is_ready)

    def legal(self) -> list[str]:
        """Return the codes of the legal cards."""
        return [row.face for row in self.rows("cards") if row.legal]

    def rows(self, name: str) -> tuple[Any, ...]:
        """Return the rows of one of the list models."""
        model = self.value(name)
        assert isinstance(model, RowsModel)
        return model.rows

    def value(self, name: str) -> Any:
        """Return a property as QML reads it."""
        return getattr(self.model, name)

    def act(self) -> None:
        """Do something legal in the place of the person, whatever is asked."""
        match self.phase:
            case "calling":
                self.model.callMode(self.model.facts.modes[0])
            case "predicting":
                self.model.predict(30)
            case "playing" if self.legal():
                self.model.playCard(self.legal()[0])
            case "stoeck":
                self.model.chooseStoeck(20)
            case "hand_over":
                self.model.nextHand()

    def play_to_the_end(self) -> None:
        """Play until the match is over."""

        def over() -> bool:
            if self.value("coverSeat") >= 0:
                self.model.uncover()
            if self.model.is_ready and (self.model.facts.myTurn or self.phase == "hand_over"):
                self.act()
            return self.phase == "match_over"

        self.until(over)
