"""One running program for one data folder: a second start only raises the window of the first."""

import hashlib
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 2000


class SingleInstance(QObject):
    """Holds the lock of a data folder and hears from later starts."""

    raise_requested = Signal()

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

    def claim(self) -> bool:
        """Say whether this is the first instance; if not, ask the first one to show its window.

        Where no lock file can be written (a read-only home), every instance is the first.
        """
        if not self._lock.tryLock(0) and self._lock.error() == QLockFile.LockError.LockFailedError:
            self._call_first()
            return False
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)
        return True

    def release(self) -> None:
        """Let another instance start."""
        self._server.close()
        self._lock.unlock()

    def _call_first(self) -> None:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if socket.waitForConnected(_PATIENCE_MS):
            socket.write(b"raise\n")
            socket.waitForBytesWritten(_PATIENCE_MS)
            socket.disconnectFromServer()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            self.raise_requested.emit()
