"""The application object: its names, its icon, and the files that macOS asks it to open."""

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon

from differenzler_qt import __version__
from differenzler_qt.resource_paths import resources


class Application(QGuiApplication):
    """Hears of files that are double-clicked on macOS: it sends an event, at the start as well as later."""

    file_asked = Signal(object)  # Path

    def event(self, event: QEvent) -> bool:
        """Take the event that names a file; Qt does the rest."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def application() -> QGuiApplication:
    """Return the application object with our names; the one that exists, if there is one."""
    existing = QGuiApplication.instance()
    app = existing if isinstance(existing, QGuiApplication) else Application(sys.argv[:1])
    app.setApplicationName("differenzler-qt")
    app.setApplicationDisplayName("Differenzler")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("differenzler-qt")
    icon = resources() / "icons" / "differenzler.svg"
    if icon.exists():
        app.setWindowIcon(QIcon(str(icon)))
    return app
