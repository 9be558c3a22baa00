"""One running program for one data folder: a second start hands its files to the first and has it shown."""

import hashlib
import json
import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_LOG = logging.getLogger(__name__)
_PATIENCE_MS: Final = 5000
_PAUSE_MS: Final = 50
_LONGEST: Final = 1 << 20
"""Bytes beyond which a line is no call of ours."""

_HEARD: Final = b"heard\n"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""With it Wayland lets a window come to the front; the one who clicked gives it to the process he starts."""


class NoAnswer(Exception):
    """Another instance holds the lock and cannot be reached."""


class SingleInstance(QObject):
    """Holds the lock of a data folder and hears from later starts."""

    raise_requested = Signal()
    files_sent = Signal(object)  # list[Path]

    def __init__(self, lock: Path, parent: QObject) -> None:
        super().__init__(parent)
        with suppress(OSError):  # then the lock fails as well, and every instance is the first
            lock.parent.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(lock))
        self._lock.setStaleLockTime(0)  # a lock is stale only when its process is gone
        # The folder may be longer than a socket's name can be.
        self._name = "differenzler-" + hashlib.sha256(str(lock).encode()).hexdigest()[:20]
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def claim(self, files: Iterable[Path] = ()) -> bool:
        """Say whether this is the first instance; if not, the first has been asked to open the files.

        Where no lock file can be written (a read-only home), every instance is the first.
        Raises ``NoAnswer``.
        """
        call = {"files": [str(path) for path in files], "token": os.environ.get(_TOKEN, "")}
        line = json.dumps(call).encode("ascii") + b"\n"
        deadline = QDeadlineTimer(_PATIENCE_MS)
        is_late = False
        while not self._take_lock():
            if is_late:
                raise NoAnswer
            if self._is_delivered(line):
                return False
            is_late = deadline.hasExpired()  # the lock may have come free meanwhile
            QThread.msleep(_PAUSE_MS)  # the first one is about to listen, or about to go
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)
        return True

    def release(self) -> None:
        """Let another instance start."""
        self._server.close()
        self._lock.unlock()

    def _take_lock(self) -> bool:
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def _is_delivered(self, line: bytes) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE_MS):
            return False
        socket.write(line)
        heard = socket.waitForReadyRead(_PATIENCE_MS)
        # One that is busy hears later what lies in its socket; one that has hung up is gone.
        return heard or socket.state() == QLocalSocket.LocalSocketState.ConnectedState

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(partial(self._hear, socket))
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if socket.canReadLine():
            self._obey(bytes(socket.readLine().data()))
            socket.write(_HEARD)
        elif socket.bytesAvailable() > _LONGEST:
            socket.abort()

    def _obey(self, line: bytes) -> None:
        files, token = _understood(line)
        if token:
            os.environ[_TOKEN] = token
        self.raise_requested.emit()
        if files:
            self.files_sent.emit(files)


def _understood(line: bytes) -> tuple[list[Path], str]:
    """Return the files and the token of a call; whoever knocks without a word wants the window shown."""
    try:
        call: Any = json.loads(line)
        return [Path(str(name)) for name in call["files"]], str(call["token"])
    except (ValueError, KeyError, TypeError):
        _LOG.warning("another start said something that is not understood")
        return [], ""
