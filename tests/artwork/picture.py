"""Renders SVG files with Qt for the tests of the artwork."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

Pixels = npt.NDArray[np.uint8]
RESOURCES = Path(__file__).parents[2] / "resources"


def rendered(path: Path, width: int, height: int) -> Pixels:
    """Returns Qt's picture of a file on white, as height × width × 3 bytes."""
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid(), path
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixels(image)


def pixels(image: QImage) -> Pixels:
    """Returns the colours of an image as height × width × 3 bytes."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.bytesPerLine())
    return rows[:, : 3 * rgb.width()].reshape(rgb.height(), rgb.width(), 3).copy()
