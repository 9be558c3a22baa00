"""The worker process: makes players, answers one question after the other, can be told to stop thinking."""

import os
import signal
import threading
import traceback
from collections import OrderedDict
from importlib import import_module
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final

from differenzler_qt.players import registry
from differenzler_qt.players.contract import Cancelled, Player, PlayerOptions, decide
from differenzler_qt.players.worker.messages import DECIDE, Cancel, Ready, Reply, Request, Setup, Warm

_KEPT_PLAYERS: Final = 24


def work(pipe: Connection) -> None:
    """Answer what comes through the pipe until it is closed."""
    # Ctrl-C in a terminal reaches the whole group; the window decides when to end, not the keyboard.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker(pipe).run()


class Worker:
    """The main thread thinks; a second one reads, so that a cancellation is heard meanwhile."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._queue: SimpleQueue[Request | Warm] = SimpleQueue()
        self._players: OrderedDict[Setup, Player] = OrderedDict()
        self._cancelled: set[int] = set()
        self._thinking_of = 0

    def run(self) -> None:
        """Answer questions in the order they come."""
        threading.Thread(target=self._read, name="reader", daemon=True).start()
        while True:
            match self._queue.get():
                case Warm() as warm:
                    answer: Ready | Reply | None = self._warm(warm)
                case Request() as request:
                    answer = self._answer(request)
            if answer is not None and not self._sent(answer):
                return

    def _sent(self, answer: Ready | Reply) -> bool:
        """Send an answer; say whether there still is somebody to take it."""
        try:
            self._pipe.send(answer)
        except OSError:
            return False
        return True

    def _read(self) -> None:
        try:
            while True:
                match self._pipe.recv():
                    case Cancel(number):
                        self._cancelled.add(number)
                    case message:
                        self._queue.put(message)
        except (EOFError, OSError):
            # The window is gone; nobody waits for a thought that is not finished.
            os._exit(0)

    def _warm(self, warm: Warm) -> Ready:
        try:
            for setup in warm.setups:
                self._player(setup)
        except Exception:
            return Ready(traceback.format_exc())
        return Ready()

    def _answer(self, request: Request) -> Reply | None:
        self._thinking_of = request.id
        try:
            if self._is_cancelled():
                return None
            return Reply(request.id, self._call(request))
        except Cancelled:
            return None
        except Exception:
            return Reply(request.id, error=traceback.format_exc())
        finally:
            self._cancelled.discard(request.id)

    def _call(self, request: Request) -> Any:
        player = self._player(request.setup)
        if request.kind == DECIDE:
            return decide(player, request.view)
        module, _, name = request.kind.partition(":")
        return getattr(import_module(module), name)(player, request.view)

    def _player(self, setup: Setup) -> Player:
        player = self._players.get(setup)
        if player is None:
            options = PlayerOptions(setup.seed, setup.character, setup.time_limit, self._is_cancelled)
            player = self._players[setup] = registry.create(setup.player, options)
            if len(self._players) > _KEPT_PLAYERS:
                self._players.popitem(last=False)
        self._players.move_to_end(setup)
        return player

    def _is_cancelled(self) -> bool:
        return self._thinking_of in self._cancelled
