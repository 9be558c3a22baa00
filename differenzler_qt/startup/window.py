"""The window of the program: the QML engine, its language, and the root object that binds to the models."""

import logging
import sys
from typing import Final

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlApplicationEngine

from differenzler_qt.models.app_model import AppModel
from differenzler_qt.resource_paths import QML_IMPORT_PATH
from differenzler_qt.startup.language import LanguageSwitch, chosen_language
from differenzler_qt.storage.paths import user_paths

_LOG = logging.getLogger(__name__)
_MAIN: Final = QML_IMPORT_PATH / "Differenzler" / "Main.qml"


def room_on(application: QGuiApplication) -> QSize:
    """Return what the screen has for windows."""
    return application.primaryScreen().availableSize()


class Window:
    """Holds everything that must live as long as the window is shown."""

    def __init__(self, application: QGuiApplication, app: AppModel) -> None:
        self._app = app
        self._languages = LanguageSwitch(application)
        self._languages.use(chosen_language(app.language))
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(QML_IMPORT_PATH))
        self.engine.setInitialProperties({"app": app, "room": room_on(application)})
        app.languageChanged.connect(self._switch_language)

    def show(self) -> bool:
        """Load and show the window; says whether it could be made."""
        self.engine.load(QUrl.fromLocalFile(str(_MAIN)))
        if not self.engine.rootObjects():
            _LOG.critical("the window could not be made")
            if sys.stderr is not None:
                log = user_paths().log_file
                sys.stderr.write(f"differenzler-qt: the window could not be made; {log} says why\n")
            return False
        self._app.at_table.set_has_view(True)
        return True

    @property
    def window(self) -> QWindow:
        """The window that is shown."""
        root = self.engine.rootObjects()[0]
        assert isinstance(root, QWindow)
        return root

    def close(self) -> None:
        """Take the window away; it must be gone before the models that it binds to."""
        self._app.languageChanged.disconnect(self._switch_language)
        self._app.at_table.set_has_view(False)
        del self.engine
        self._languages.remove()

    def _switch_language(self) -> None:
        self._languages.use(chosen_language(self._app.language), self.engine)
