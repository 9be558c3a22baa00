"""Whether there is a screen to show a window on."""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path


def x_server_answers() -> bool:
    """Tell whether the X server of this session accepts a connection; True if that cannot be asked."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    connection = x11.XOpenDisplay(None)
    if connection:
        x11.XCloseDisplay(connection)
    return bool(connection)


def has_display(
    environment: Mapping[str, str] = os.environ,
    system: str = sys.platform,
    x_answers: Callable[[], bool] = x_server_answers,
) -> bool:
    """Tell whether a window can be shown: always on Windows and macOS, else by the session's variables.

    A platform chosen by hand (`QT_QPA_PLATFORM`) is taken at its word.
    """
    if system in {"win32", "darwin"} or environment.get("QT_QPA_PLATFORM"):
        return True
    if socket := environment.get("WAYLAND_DISPLAY"):
        path = Path(environment.get("XDG_RUNTIME_DIR", "")) / socket
        if path.exists():
            return True
    return bool(environment.get("DISPLAY")) and x_answers()
