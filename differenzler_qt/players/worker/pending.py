"""The questions that wait for an answer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from differenzler_qt.players.worker.messages import Answer, Request

Callback = Callable[[Answer], None]


@dataclass(slots=True)
class Pending:
    """A request without an answer yet; ``deaths`` counts the workers that died over it."""

    request: Request
    callback: Callback
    patience: float
    deaths: int = 0
    sent_at: float | None = None

    @property
    def is_sent(self) -> bool:
        """Whether a worker has got it."""
        return self.sent_at is not None


class PendingRequests:
    """Requests in the order they were asked; the first one sent is the one a worker thinks of."""

    def __init__(self) -> None:
        self._by_id: dict[int, Pending] = {}

    def __iter__(self) -> Iterator[Pending]:
        return iter(list(self._by_id.values()))

    def add(self, pending: Pending) -> None:
        """Append a request."""
        self._by_id[pending.request.id] = pending

    def take(self, number: int) -> Pending | None:
        """Remove and return a request, or ``None`` if nobody waits for it any more."""
        return self._by_id.pop(number, None)

    def unsent(self) -> Pending | None:
        """Return the first request that no worker has got."""
        return next((pending for pending in self._by_id.values() if not pending.is_sent), None)

    def in_work(self) -> Pending | None:
        """Return what the worker is thinking of."""
        return next((pending for pending in self._by_id.values() if pending.is_sent), None)

    def blame(self) -> Pending | None:
        """Note that the worker is gone: nothing is sent any more, and the request in work is to blame."""
        guilty = self.in_work()
        if guilty:
            guilty.deaths += 1
        for pending in self._by_id.values():
            pending.sent_at = None
        return guilty
