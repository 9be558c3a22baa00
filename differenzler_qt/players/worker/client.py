"""Asks the worker process, and keeps asking: a dead or stuck worker is replaced, the rule of thumb stands in.

No Qt and no numpy. Every method may be called from any thread and returns at once, ``close`` apart. Callbacks
run on the client's own thread, one at a time. They must not block, and never run after ``cancel`` of their
request or ``close`` has returned; after ``close`` nothing is answered any more.
"""

import sys
import threading
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, Final

from differenzler_qt.players.worker.messages import (
    DECIDE,
    Answer,
    Cancel,
    Ready,
    Reply,
    Request,
    Setup,
    Warm,
)
from differenzler_qt.players.worker.pending import Callback, Pending, PendingRequests
from differenzler_qt.players.worker.running import Running, Start, start
from differenzler_qt.players.worker.stand_in import answer_here

MAX_DEATHS: Final = 3
"""Workers that die in a row without a sign of life, after which no other is started."""
MAX_DEATHS_OF_ONE: Final = 2
"""Workers that may die over one request before the rule of thumb answers it."""
PATIENCE: Final = 20.0
"""Seconds without an answer after which a worker is taken for stuck."""
PATIENCE_AT_START: Final = 60.0


class WorkerClient:
    """One persistent worker and the questions that it owes an answer."""

    def __init__(self, warm: Iterable[Setup] = (), *, starter: Start = start) -> None:
        self._warm = Warm(tuple(warm))
        self._starter = starter
        self._lock = threading.RLock()
        self._pending = PendingRequests()
        self._cancels: list[int] = []
        self._last_id = 0
        self._worker: Running | None = None
        self._deaths = 0
        self._trouble: str | None = None
        self._is_closed = False
        self._bell, self._ringer = get_context("spawn").Pipe(duplex=False)
        self._thread = threading.Thread(target=self._serve, name="worker-client", daemon=True)
        self._thread.start()

    # --- for any thread ----------------------------------------------------------------------------------

    @property
    def pid(self) -> int | None:
        """The worker's process number, or ``None`` while there is no worker."""
        with self._lock:
            return self._worker.process.pid if self._worker else None

    @property
    def is_ready(self) -> bool:
        """Whether the worker has started and made its first players."""
        with self._lock:
            return self._worker is not None and self._worker.is_ready

    @property
    def trouble(self) -> str | None:
        """What went wrong last, for the log."""
        with self._lock:
            return self._trouble

    def ask(
        self,
        setup: Setup,
        view: Any,
        callback: Callback,
        *,
        kind: str = DECIDE,
        patience: float = PATIENCE,
    ) -> int:
        """Ask a player for its decision on a view and return the number of the request.

        ``kind`` may also be ``module:function``, called in the worker with the player and ``view``.
        """
        with self._lock:
            self._last_id += 1
            request = Request(self._last_id, kind, setup, view)
            self._pending.add(Pending(request, callback, patience))
            self._ring()
            return request.id

    def cancel(self, number: int) -> None:
        """Drop a request; its callback will not be called."""
        with self._lock:
            pending = self._pending.take(number)
            if pending and pending.is_sent:
                self._cancels.append(number)
                self._ring()

    def cancel_all(self) -> None:
        """Drop every request."""
        with self._lock:
            for pending in self._pending:
                self.cancel(pending.request.id)

    def close(self) -> None:
        """Drop every request and end the worker."""
        with self._lock:
            if self._is_closed:
                return
            self.cancel_all()
            self._is_closed = True
            self._ring()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _ring(self) -> None:
        if not self._ringer.closed:
            self._ringer.send_bytes(b"!")

    # --- on the client's thread --------------------------------------------------------------------------

    def _serve(self) -> None:
        while not self._is_closed:
            self._start_if_needed()
            self._send()
            if self._worker is None:
                if self._deaths < MAX_DEATHS:
                    continue
                self._stand_in_for_all()
            self._listen()
        with self._lock:
            worker, self._worker = self._worker, None
        if worker:
            worker.end()
        with self._lock:
            self._bell.close()
            self._ringer.close()

    def _start_if_needed(self) -> None:
        while self._worker is None and self._deaths < MAX_DEATHS and not self._is_closed:
            try:
                worker = self._starter()
            except OSError as error:
                self._note(f"no worker process can be started: {error}")
                self._deaths = MAX_DEATHS
                return
            with self._lock:
                self._worker = worker
            if not worker.send(self._warm):
                self._bury("the worker ended while it started")

    def _send(self) -> None:
        with self._lock:
            cancels, self._cancels = self._cancels, []
        for number in cancels:
            if self._worker and not self._worker.send(Cancel(number)):
                self._hear_out(self._worker)
        while self._worker and (pending := self._next_to_send()):
            if not self._worker.send(pending.request):
                pending.sent_at = None  # it never arrived, so it is not what the worker died of
                self._hear_out(self._worker)

    def _hear_out(self, worker: Running) -> None:
        """Take what a worker has said before it ended, and bury it."""
        while worker is self._worker and wait([worker.pipe], 0):
            self._take(worker.receive())
        if worker is self._worker:
            self._bury("the worker has ended")

    def _next_to_send(self) -> Pending | None:
        with self._lock:
            pending = self._pending.unsent()
            if pending:
                pending.sent_at = monotonic()
            return pending

    def _listen(self) -> None:
        worker = self._worker
        sources: list[Any] = [self._bell]
        if worker:
            sources += [worker.pipe, worker.process.sentinel]
        heard = wait(sources, self._timeout())
        if self._bell in heard:
            while self._bell.poll():
                self._bell.recv_bytes()
        if worker is None or self._is_closed:
            return
        if worker.pipe in heard:
            self._take(worker.receive())
        elif worker.process.sentinel in heard:
            self._bury("the worker has ended")
        elif self._is_stuck():
            worker.process.kill()
            self._bury("the worker did not answer in time")

    def _take(self, message: Any) -> None:
        match message:
            case Ready(error):
                assert self._worker is not None
                self._worker.is_ready = True
                if error:
                    self._note(error)
            case Reply(number, value, error):
                self._deaths = 0
                self._deliver(number, value, error)
            case _:
                self._bury("the worker has ended")

    def _deliver(self, number: int, value: Any, error: str | None) -> None:
        with self._lock:
            pending = self._pending.take(number)
            if pending is None:
                return
            if error is None:
                _tell(pending, Answer(number, value, pending.request.setup.player))
            else:
                self._trouble = error
                _tell(pending, answer_here(pending.request, error))

    def _stand_in_for_all(self) -> None:
        for pending in self._pending:
            self._stand_in(pending)

    def _stand_in(self, pending: Pending) -> None:
        with self._lock:
            if self._pending.take(pending.request.id):
                _tell(pending, answer_here(pending.request, self._trouble))

    def _bury(self, reason: str) -> None:
        worker = self._worker
        assert worker is not None
        with self._lock:
            self._worker = None  # first: a process that is closed has no number any more
        worker.end()
        with self._lock:
            self._deaths += 1
            self._trouble = reason
            guilty = self._pending.blame()
            if guilty and guilty.deaths >= MAX_DEATHS_OF_ONE:
                self._stand_in(guilty)

    def _note(self, trouble: str) -> None:
        with self._lock:
            self._trouble = trouble

    def _limit(self) -> float | None:
        worker = self._worker
        if worker is None:
            return None
        if not worker.is_ready:
            return worker.heard_at + PATIENCE_AT_START
        with self._lock:
            in_work = self._pending.in_work()
            if in_work is None or in_work.sent_at is None:
                return None
            return max(worker.heard_at, in_work.sent_at) + in_work.patience

    def _timeout(self) -> float | None:
        limit = self._limit()
        return None if limit is None else max(0.0, limit - monotonic())

    def _is_stuck(self) -> bool:
        limit = self._limit()
        return limit is not None and monotonic() >= limit


def _tell(pending: Pending, answer: Answer) -> None:
    try:
        pending.callback(answer)
    except Exception:
        # The client must outlive its askers' mistakes; the hook reports them like those of any thread.
        threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
