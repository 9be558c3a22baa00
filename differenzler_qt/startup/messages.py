"""Qt's messages go to the log; only what ends the program is also written to the terminal."""

import logging
import sys
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_LOG: Final = logging.getLogger("qt")
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt_messages() -> None:
    """Send what Qt and QML have to say to the log file: a missing sound device is no news on a terminal."""
    qInstallMessageHandler(_on_message)


def _on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    level = _LEVELS.get(kind, logging.WARNING)
    _LOG.log(level, "%s: %s", context.category or "default", text)
    if level >= logging.ERROR and sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
