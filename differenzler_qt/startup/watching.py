"""Computers on all seats in the real window: a show, and the check that an installation works."""

import secrets

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from differenzler_qt.engine import PRESETS, SeatInfo
from differenzler_qt.models.app_model import AppModel

_NAMES = ("Vreni", "Beat", "Ruth", "Ueli", "Käthi", "Hans")
_LOOK_MS = 2500
_BRIEFLY = 0.25


class Watch(QObject):
    """Lets a match of computers run and goes from hand to hand by itself."""

    def __init__(self, app: AppModel, hands: int | None, exit_after: bool, level: str) -> None:
        super().__init__(app)
        self._app = app
        self._hands = hands
        self._exit_after = exit_after
        self._level = level or app.level
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(app.at_table.nextHand)
        app.at_table.phaseChanged.connect(self._on_phase)

    def begin(self) -> None:
        """Deal the first hand; one that only has to end is shown without animations."""
        if self._exit_after:
            self._app.settings_model.override(
                animation_speed="off", trick_until_click=False, trick_seconds=_BRIEFLY, sound=False
            )
        self._app.watch(PRESETS["hidden"], self._seats(), secrets.randbits(128))

    def _seats(self) -> tuple[SeatInfo, ...]:
        return tuple(SeatInfo(name, self._level) for name in _NAMES[: PRESETS["hidden"].players])

    def _on_phase(self) -> None:
        facts = self._app.at_table.facts
        if facts.phase == "hand_over" and not self._is_enough():
            self._next.start(0 if self._exit_after else _LOOK_MS)
        elif facts.phase in ("hand_over", "match_over") and self._exit_after:
            QTimer.singleShot(0, self, QCoreApplication.quit)

    def _is_enough(self) -> bool:
        return self._hands is not None and self._app.at_table.facts.handNumber >= self._hands
