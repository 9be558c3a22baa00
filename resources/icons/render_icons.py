"""Renders the icon's SVG files to PNG, .ico and .icns with Qt; run it after the artwork's generator."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from differenzler_qt.artwork.containers import icns, ico

FOLDER = Path(__file__).parent
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
PLAIN_BELOW = 48


def render(size: int) -> bytes:
    """Returns the icon as PNG; small sizes use the plainer drawing."""
    source = "differenzler-small.svg" if size < PLAIN_BELOW else "differenzler.svg"
    renderer = QSvgRenderer(str(FOLDER / source))
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def main() -> None:
    """Writes every size and both containers."""
    images = {size: render(size) for size in SIZES}
    for size, png in images.items():
        (FOLDER / f"differenzler-{size}.png").write_bytes(png)
    (FOLDER / "differenzler.ico").write_bytes(ico(images))
    (FOLDER / "differenzler.icns").write_bytes(icns(images))
    sys.stdout.write(f"{len(images)} sizes written\n")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    main()
