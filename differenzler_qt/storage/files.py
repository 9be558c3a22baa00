"""Writing a file so that a kill, a full disk or a power cut leaves the old one or the new one, never half."""

import errno
import logging
import os
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from differenzler_qt.storage.problems import SaveFailed, SaveProblem

_LOG = logging.getLogger(__name__)

_REASONS: Final = {
    errno.ENOSPC: SaveProblem.NO_SPACE,
    errno.EFBIG: SaveProblem.NO_SPACE,
    getattr(errno, "EDQUOT", errno.ENOSPC): SaveProblem.NO_SPACE,
    errno.EROFS: SaveProblem.READ_ONLY,
    errno.EACCES: SaveProblem.NO_PERMISSION,
    errno.EPERM: SaveProblem.NO_PERMISSION,
    errno.EBUSY: SaveProblem.BUSY,
}
_WINDOWS: Final = os.name == "nt"
_REPLACE_PAUSES: Final = (0.005, 0.02, 0.05, 0.1) if _WINDOWS else ()


def reason_of(error: OSError) -> SaveProblem:
    """Return why the system refused to write."""
    return _REASONS.get(error.errno or 0, SaveProblem.OTHER)


def write_atomically(path: Path, data: bytes, *, sync_folder: bool = True) -> None:
    """Write a file whole or not at all; raises ``SaveFailed`` with the old file untouched.

    Without ``sync_folder`` it costs half, and a power cut may bring back the old file, whole.

    The temporary file has one fixed name: kills leave at most one behind, and the next write takes it over.
    """
    target = Path(os.path.realpath(path))  # a linked file (settings kept elsewhere) stays a link
    temporary = target.with_name(f".{target.name}.new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, target)
    except OSError as error:
        _LOG.exception("%s could not be written", path)
        with suppress(OSError):
            temporary.unlink()
        raise SaveFailed(path, reason_of(error)) from error
    if sync_folder:
        _sync_folder(target.parent)


def remove(path: Path) -> None:
    """Remove a file, if it is there; raises ``SaveFailed``."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _LOG.exception("%s could not be removed", path)
        raise SaveFailed(path, reason_of(error)) from error


def set_aside(path: Path) -> Path | None:
    """Rename a damaged file so that nothing writes over it; return its new place, ``None`` if it stays."""
    target = _free_name(path)
    try:
        path.replace(target)
    except OSError:
        _LOG.exception("%s is damaged and could not be set aside", path)
        return None
    _LOG.warning("%s is damaged and was set aside as %s", path, target.name)
    return target


def _free_name(path: Path) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    name, number = f"{path.stem}.damaged-{stamp}", 1
    while (target := path.with_name(f"{name}-{number}{path.suffix}")).exists():
        number += 1
    return target


def _replace(source: Path, target: Path) -> None:
    # A virus scanner may hold the file open for a moment; only Windows refuses to replace it then.
    for pause in _REPLACE_PAUSES:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    if _WINDOWS:
        return
    # Some file systems cannot do this; the new file stands already, only its name may be lost in a power cut.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
