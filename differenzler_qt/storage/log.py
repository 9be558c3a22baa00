"""The log files: what a user can send with a report; a folder that cannot be written only means no log."""

import faulthandler
import logging
import logging.handlers
import sys
from pathlib import Path
from typing import Final, TextIO

from differenzler_qt import __version__
from differenzler_qt.storage.paths import user_paths

_SIZE: Final = 512 * 1024
_KEPT: Final = 3
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_LOG = logging.getLogger(__name__)
_open_crash_log: TextIO | None = None  # faulthandler writes to its descriptor: it must stay open


def set_up_log(folder: Path | None = None, level: int = logging.INFO) -> Path | None:
    """Send what is logged to a rotating file, and the stacks of a hard crash to another.

    Returns the log file, or ``None`` if it cannot be written. Calling it again changes the folder.
    """
    paths = user_paths()
    folder = folder or paths.log
    root = logging.getLogger()
    root.setLevel(level)
    close_log()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _catch_crashes(folder / paths.crash_log.name)
        handler = logging.handlers.RotatingFileHandler(
            folder / paths.log_file.name, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8"
        )
    except OSError as error:
        _LOG.warning("no log in %s: %s", folder, error)
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    _LOG.info("differenzler-qt %s, Python %s, %s", __version__, sys.version.split()[0], sys.platform)
    return Path(handler.baseFilename)


def close_log() -> None:
    """Close the log files that ``set_up_log`` opened."""
    global _open_crash_log
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, logging.handlers.RotatingFileHandler):
            root.removeHandler(handler)
            handler.close()
    if _open_crash_log is not None:
        faulthandler.disable()
        _open_crash_log.close()
        _open_crash_log = None


def _catch_crashes(path: Path) -> None:
    global _open_crash_log
    _open_crash_log = path.open("a", encoding="utf-8")
    faulthandler.enable(_open_crash_log)
