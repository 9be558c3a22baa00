"""The worker process in which computer players think, and the client that asks it."""

from differenzler_qt.players.worker.client import WorkerClient
from differenzler_qt.players.worker.messages import DECIDE, Answer, Setup

__all__ = ["DECIDE", "Answer", "Setup", "WorkerClient"]
