"""Computer players in the worker process, with their answers brought into the window's thread."""

import logging

from PySide6.QtCore import QObject, Qt, Signal, Slot

from differenzler_qt.engine import PlayerView
from differenzler_qt.players.worker import Answer, Setup, WorkerClient

_LOG = logging.getLogger(__name__)


class WorkerJobs(QObject):
    """Asks the worker; ``answered`` is emitted in the thread of this object."""

    answered = Signal(int, object)
    _arrived = Signal(object)

    def __init__(self, client: WorkerClient, parent: QObject) -> None:
        super().__init__(parent)
        self._client = client
        self._dropped: set[int] = set()
        # Emitted on the client's thread: the queued connection carries the answer over.
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def ask(self, player: str, view: PlayerView, seed: int, character: str = "") -> int:
        """Ask a player for its decision and return the number of the request."""
        return self._client.ask(Setup(player, seed=seed, character=character), view, self._arrived.emit)

    def cancel(self, request: int) -> None:
        """Forget a request; its answer will not come."""
        self._client.cancel(request)
        self._dropped.add(request)

    def close(self) -> None:
        """End the worker."""
        self._client.close()

    @Slot(object)
    def _deliver(self, answer: Answer) -> None:
        if answer.id in self._dropped:
            self._dropped.discard(answer.id)
            return
        if answer.error:
            _LOG.warning("%s stands in: %s", answer.player, answer.error)
        if answer.value is not None:
            self.answered.emit(answer.id, answer.value)
