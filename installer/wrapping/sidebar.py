"""The picture beside the first and the last page of the installer for Windows: felt and the icon."""

from pathlib import Path
from typing import Final

from wrapping.program import ROOT

_WIDTH, _HEIGHT = 328, 628  # twice what NSIS shows, for large screens
_TOP: Final = "#24704f"
_BOTTOM: Final = "#123b2b"
_RIM: Final = "#d4a94e"


def draw_sidebar(target: Path) -> None:
    """Draw the picture as a bitmap, the only kind that NSIS reads."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB888)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    felt = QLinearGradient(0, 0, 0, _HEIGHT)
    felt.setColorAt(0, QColor(_TOP))
    felt.setColorAt(1, QColor(_BOTTOM))
    painter.fillRect(image.rect(), felt)
    painter.fillRect(QRectF(_WIDTH - 4, 0, 4, _HEIGHT), QColor(_RIM))
    side = 0.76 * _WIDTH
    icon = QSvgRenderer(str(ROOT / "resources" / "icons" / "differenzler.svg"))
    icon.render(painter, QRectF((_WIDTH - side) / 2, 0.12 * _HEIGHT, side, side))
    painter.end()
    if not image.save(str(target)):
        raise OSError(f"{target} cannot be written")
