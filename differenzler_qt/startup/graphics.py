"""Which renderer draws the window: OpenGL and its like where they work, the software renderer elsewhere."""

import os

from PySide6.QtGui import QOffscreenSurface, QOpenGLContext

_CHOSEN_BY_USER = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")


def choose_renderer(platform: str) -> bool:
    """Fall back to the software renderer where no OpenGL context can be made; say whether that was so.

    Only Linux draws with OpenGL by default; Windows and macOS have their own interfaces, which are there.
    To be called after the application was made and before the first window.
    """
    if platform not in ("xcb", "wayland") or any(name in os.environ for name in _CHOSEN_BY_USER):
        return False
    if has_opengl():
        return False
    # Not QQuickWindow.setGraphicsApi: the module PySide6.QtQuick, with QtOpenGL, weighs 10 MB in the bundle.
    os.environ["QT_QUICK_BACKEND"] = "software"
    return True


def has_opengl() -> bool:
    """Say whether an OpenGL context can be made and used."""
    surface = QOffscreenSurface()
    surface.create()
    context = QOpenGLContext()
    if not (context.create() and context.makeCurrent(surface)):
        return False
    context.doneCurrent()
    return True
