"""The language of the interface: the user's choice or the system's, changed while the program runs."""

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtQml import QQmlEngine

from differenzler_qt.resource_paths import resources

_LOG = logging.getLogger(__name__)

LANGUAGES: Final = ("de", "en")
_SOURCE: Final = "en"


def chosen_language(setting: str, system: QLocale | None = None) -> str:
    """Return the language in force: the setting, or the system's if we speak it, else English."""
    if setting in LANGUAGES:
        return setting
    preferred = (system or QLocale.system()).uiLanguages()
    spoken = (name.partition("-")[0].partition("_")[0] for name in preferred)
    return next((name for name in spoken if name in LANGUAGES), _SOURCE)


class LanguageSwitch:
    """Installs the catalogues of a language, ours and Qt's, and has every text translated anew."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []

    def use(self, language: str, engine: QQmlEngine | None = None) -> None:
        """Switch to a language; number and date formats follow, Swiss where there is a choice."""
        self.remove()
        self._installed = [t for t in map(self._loaded, self._catalogues(language)) if t is not None]
        for translator in self._installed:
            self._application.installTranslator(translator)
        QLocale.setDefault(QLocale(f"{language}_CH"))
        if engine is not None:
            engine.setUiLanguage(language)
            engine.retranslate()

    def remove(self) -> None:
        """Take the catalogues away: the sources' English is left."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []

    @staticmethod
    def _catalogues(language: str) -> list[Path]:
        ours = resources() / "i18n" / f"differenzler_{language}.qm"
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
        return [qt, ours]  # the one installed last is asked first

    def _loaded(self, path: Path) -> QTranslator | None:
        translator = QTranslator(self._application)
        if path.exists() and translator.load(str(path)):
            return translator
        _LOG.info("no catalogue %s", path)
        return None
