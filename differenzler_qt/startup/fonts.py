"""The fonts of the program: a serif for text and a hand for the chalk, from their packages."""

import logging
from collections.abc import Iterator
from typing import Final

import font_amatic_sc as chalk
import font_source_serif_pro as serif
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

_LOG = logging.getLogger(__name__)

_SERIF_FACES: Final = ("", "It", "Semibold", "SemiboldIt", "Bold", "BoldIt")
_CHALK_FACES: Final = ("", "Bold")
TEXT_FAMILY: Final = "Source Serif Pro"


def load_fonts(application: QGuiApplication) -> None:
    """Make the fonts known to Qt; without them the system's fonts serve."""
    for path in _files():
        if QFontDatabase.addApplicationFont(path) < 0:
            _LOG.warning("the font %s cannot be used", path)
    font = QFont(TEXT_FAMILY)
    font.setStyleHint(QFont.StyleHint.Serif)
    application.setFont(font)


def _files() -> Iterator[str]:
    for face in _SERIF_FACES:
        yield getattr(serif, f"SourceSerifPro{face}")
    for face in _CHALK_FACES:
        yield getattr(chalk, f"AmaticSC{face}")
