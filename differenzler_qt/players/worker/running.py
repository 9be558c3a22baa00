"""A running worker process as the client sees it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any

from differenzler_qt.players.worker.process import work

_SECONDS_TO_END = 2.0


@dataclass(slots=True)
class Running:
    """The process, our end of its pipe, and when it last gave a sign of life."""

    process: SpawnProcess
    pipe: Connection
    is_ready: bool = False
    heard_at: float = field(default_factory=monotonic)

    def send(self, message: Any) -> bool:
        """Send a message; ``False`` means that the worker is gone."""
        try:
            self.pipe.send(message)
        except (OSError, ValueError):
            return False
        return True

    def receive(self) -> Any:
        """Return the next message, or ``None`` when the worker is gone."""
        try:
            message = self.pipe.recv()
        except (EOFError, OSError):
            return None
        self.heard_at = monotonic()
        return message

    def end(self) -> None:
        """End the process, gently if it listens."""
        with suppress(OSError):
            self.pipe.close()
        self.process.join(_SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()

    def kill(self) -> None:
        """End a process that does not listen."""
        self.process.kill()
        self.end()


Start = Callable[[], Running]


def start() -> Running:
    """Start a worker; raises ``OSError`` where no process can be started."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), name="differenzler-players", daemon=True)
    process.start()
    theirs.close()
    return Running(process, ours)
