"""No exception is swallowed: it goes to the log and to a page in the window."""

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

_LOG = logging.getLogger(__name__)


class CrashHook:
    """Takes the place of ``sys.excepthook`` and ``threading.excepthook`` while the program runs."""

    def __init__(self) -> None:
        self.show: Callable[[str], None] = lambda _text: None

    def install(self) -> None:
        """Hear of every exception that nobody has caught, in slots and in threads."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _LOG.critical("an exception was not caught", exc_info=(kind, error, trace))
        self.show("".join(traceback.format_exception(kind, error, trace)))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._on_exception(args.exc_type, args.exc_value, args.exc_traceback)
