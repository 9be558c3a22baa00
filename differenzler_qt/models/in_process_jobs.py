"""Computer players that answer in the window's own process: for tests, and where no worker can be had."""

from PySide6.QtCore import QObject, QTimer, Signal

from differenzler_qt.engine import PlayerView
from differenzler_qt.players.contract import Player, PlayerOptions, decide
from differenzler_qt.players.registry import create


class InProcessJobs(QObject):
    """Answers each question in a later turn of the event loop, like the worker would."""

    answered = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._players: dict[tuple[str, int], Player] = {}
        self._open: set[int] = set()
        self._last = 0

    def ask(self, player: str, view: PlayerView, seed: int, character: str = "") -> int:
        """Ask a player for its decision and return the number of the request."""
        self._last += 1
        request = self._last
        self._open.add(request)
        QTimer.singleShot(0, self, lambda: self._answer(request, player, view, seed, character))
        return request

    def cancel(self, request: int) -> None:
        """Forget a request; its answer will not come."""
        self._open.discard(request)

    def _answer(self, request: int, name: str, view: PlayerView, seed: int, character: str) -> None:
        if request not in self._open:
            return
        self._open.discard(request)
        player = self._players.get((name, seed))
        if player is None:
            player = self._players[name, seed] = create(name, PlayerOptions(seed, character))
        self.answered.emit(request, decide(player, view))
