"""The guided hand: follows the table and tells, bubble by bubble, what matters."""

from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import Card, FirstDealer, Mode, Rules, SeatInfo
from differenzler_qt.models.match_host import HUMAN
from differenzler_qt.models.table_model import TableModel
from differenzler_qt.models.tour_facts import INTRODUCTION, TourFacts, tour_facts
from differenzler_qt.players import rule_of_thumb

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

TOUR_RULES: Final = Rules(first_dealer=FirstDealer.SEAT_1)
"""The person deals, so the others lead first and there is something to follow."""

TOUR_SEED: Final = 1158
"""Hearts are trump; the person holds the Puur, a side ace, a ten, low cards, and no clubs."""

_PARTNERS: Final = ("Vreni", "Beat", "Ueli")
_HAND: Final = 1


def tour_seats(name: str) -> tuple[SeatInfo, ...]:
    """Return who sits at the table of the guided hand."""
    return (SeatInfo(name, HUMAN), *(SeatInfo(other, "simple") for other in _PARTNERS))


@QmlElement
@QmlUncreatable("made by the program")
class TourModel(QObject):  # type: ignore[operator]
    """What the guide says; empty while no guided hand is played."""

    changed = Signal()
    activeChanged = Signal()

    def __init__(self, table: TableModel, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._active = False
        self._page = 0
        self._reason = ""
        self._estimate = -1  # of the hand as it was dealt
        self._facts = TourFacts()
        for name in ("phase", "myTurn", "ownCount", "ownTaken", "tricksPlayed", "activeSeat", "handNumber"):
            getattr(table, f"{name}Changed").connect(self._follow)
        table.released.connect(self._follow)

    @Property(bool, notify=activeChanged)
    def active(self) -> bool:
        """Whether the match at the table is the guided one."""
        return self._active

    @Property(str, notify=changed)
    def step(self) -> str:
        return self._facts.step

    @Property(str, notify=changed)
    def anchor(self) -> str:
        return self._facts.anchor

    @Property(str, notify=changed)
    def advice(self) -> str:
        return self._facts.advice

    @Property(str, notify=changed)
    def reason(self) -> str:
        return self._facts.reason

    @Property(bool, notify=changed)
    def hasNext(self) -> bool:
        return self._facts.hasNext

    @Property(int, notify=changed)
    def prediction(self) -> int:
        return self._facts.prediction

    @Property(int, notify=changed)
    def taken(self) -> int:
        return self._facts.taken

    @Property(int, notify=changed)
    def missing(self) -> int:
        return self._facts.missing

    @Property(int, notify=changed)
    def trickPoints(self) -> int:
        return self._facts.trickPoints

    @Property(str, notify=changed)
    def winner(self) -> str:
        return self._facts.winner

    @Property(str, notify=changed)
    def led(self) -> str:
        return self._facts.led

    @Property(int, notify=changed)
    def trumpPoints(self) -> int:
        return self._facts.trumpPoints

    @Property(int, notify=changed)
    def sideAces(self) -> int:
        return self._facts.sideAces

    @Property(int, notify=changed)
    def estimate(self) -> int:
        return self._facts.estimate

    @Property(bool, notify=changed)
    def lastTrick(self) -> bool:
        return self._facts.lastTrick

    @Property(int, notify=changed)
    def bold(self) -> int:
        return self._facts.bold

    @property
    def facts(self) -> TourFacts:
        """The bubble as one frozen value, for Python."""
        return self._facts

    @property
    def is_active(self) -> bool:
        """Whether the match at the table is the guided one, for Python."""
        return self._active

    def begin(self) -> None:
        """Guide through the match that has just been dealt."""
        self._page = 0
        self._reason = ""
        self._set_active(True)
        self._table.set_aid(True)
        self._follow()

    def end(self) -> None:
        """Say nothing any more."""
        self._set_active(False)
        self._set_facts(TourFacts())

    @Slot()
    def next(self) -> None:
        """Go on to the next bubble: the next page of the introduction, or the next trick."""
        if self._facts.step in INTRODUCTION:
            self._page += 1
            self._follow()
        elif self._facts.hasNext:
            self._table.clearTrick()

    @Slot(str)
    def explain(self, reason: str) -> None:
        """Hear that a card was refused, and say why, until the table changes."""
        self._reason = reason
        self._derive()

    def _set_active(self, active: bool) -> None:
        if self._active != active:
            self._active = active
            self.activeChanged.emit()

    def _follow(self, *_: Any) -> None:
        self._reason = ""
        self._derive()

    def _derive(self) -> None:
        if self._active:
            facts, cards = self._table.facts, self._table.card_rows
            if facts.phase == "predicting":
                self._estimate = self._estimated()
            self._set_facts(tour_facts(facts, cards, self._page, self._reason, self._estimate))

    def _estimated(self) -> int:
        facts = self._table.facts
        own = [
            Card.from_code(row.face)
            for row in self._table.card_rows
            if row.place == _HAND and row.seat == facts.ownSeat and row.face
        ]
        return rule_of_thumb.estimate(own, Mode.from_code(facts.mode)) if own and facts.mode else -1

    def _set_facts(self, facts: TourFacts) -> None:
        if self._facts != facts:
            self._facts = facts
            self.changed.emit()
