"""The pace of the table: events of the match come at once and are released one by one as they can be watched.

An event is released when the view has settled after the last one and that one's pause is over. A full trick
stays until it is cleared by a click or its time is up.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from differenzler_qt.engine import CardPlayed, Event, HandDealt, ModeCalled, Predicted, TrickTaken


class Speed(StrEnum):
    """How fast the table moves."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


FACTORS: Final[Mapping[Speed, float]] = {Speed.OFF: 0.0, Speed.FAST: 0.4, Speed.NORMAL: 1.0, Speed.SLOW: 2.0}

_PAUSES: Final[Mapping[type, int]] = {
    HandDealt: 250,
    ModeCalled: 900,
    Predicted: 220,
    CardPlayed: 320,
    TrickTaken: 200,
}
"""Milliseconds at normal speed after which the next event may follow, beside the animation itself."""

WAIT_FOR_CLICK: Final = -1


class Presentation(QObject):
    """The queue between the match and the table."""

    released = Signal(object)
    idle = Signal()
    waitingForClickChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self.trick_stay_ms = WAIT_FOR_CLICK
        self.has_view = False
        self._queue: deque[Event] = deque()
        self._view_moves = False
        self._trick_cleared = False
        self._waiting_for_click = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._advance)

    @property
    def is_idle(self) -> bool:
        """Whether everything that has happened has been shown."""
        return not self._queue and not self._view_moves and not self._pause.isActive()

    @property
    def waiting_for_click(self) -> bool:
        """Whether a full trick lies there until somebody clears it."""
        return self._waiting_for_click

    def extend(self, events: Iterable[Event]) -> None:
        """Queue what has happened."""
        self._queue.extend(events)
        self._advance()

    def clear(self) -> None:
        """Forget what was not shown: another match begins."""
        self._queue.clear()
        self._pause.stop()
        self._view_moves = False
        self._trick_cleared = False
        self._set_waiting(False)

    def settle(self) -> None:
        """Hear from the view that nothing moves any more."""
        self._view_moves = False
        self._advance()

    def clear_trick(self) -> None:
        """Let a full trick go now."""
        if self._queue and isinstance(self._queue[0], TrickTaken):
            self._trick_cleared = True
            self._pause.stop()
            self._advance()

    def _advance(self) -> None:
        if self._view_moves or self._pause.isActive():
            return
        if not self._queue:
            self.idle.emit()
            return
        if isinstance(self._queue[0], TrickTaken) and not self._trick_may_go():
            return
        event = self._queue.popleft()
        self._trick_cleared = False
        self._set_waiting(False)
        self._view_moves = self.has_view
        self._pause.start(self._pause_after(event))
        self.released.emit(event)

    def _trick_may_go(self) -> bool:
        """Say whether a full trick may be swept; if not, see to it that it may later."""
        if self._trick_cleared or self.trick_stay_ms == 0:
            return True
        if not self._waiting_for_click:
            self._set_waiting(True)
            if self.trick_stay_ms != WAIT_FOR_CLICK:
                self._pause.start(self.trick_stay_ms)
            return False
        return self.trick_stay_ms != WAIT_FOR_CLICK

    def _pause_after(self, event: Event) -> int:
        return round(_PAUSES.get(type(event), 0) * FACTORS[self.speed])

    def _set_waiting(self, waiting: bool) -> None:
        if self._waiting_for_click != waiting:
            self._waiting_for_click = waiting
            self.waitingForClickChanged.emit()
