"""Renders contact sheets of every variant, of colour-blind sight and of a fan into this folder; needs Qt."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from differenzler_qt.artwork.names import RANKS, SUITS, VARIANTS, Deck, Variant, face_file

HERE = Path(__file__).parent
CARDS = HERE.parents[1] / "resources" / "cards"
TABLE = QColor("#1f5a47")
ASPECT = 890 / 570
# Linear maps of sRGB values after Machado, Oliveira and Fernandes (2009), severity 1.
SIGHT = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
}


def palette(image: QImage) -> list[int]:
    """Returns 256 colours: the most frequent ones as they are, then the most frequent five-bit roundings."""
    points = ((x, y) for y in range(0, image.height(), 2) for x in range(0, image.width(), 2))
    exact = Counter(image.pixel(x, y) for x, y in points)
    rounded: Counter[int] = Counter()
    for colour, count in exact.items():
        rounded[colour & 0xFFF8F8F8 | 0x030303] += count
    return [colour for counter in (exact, rounded) for colour, _ in counter.most_common(128)]


@dataclass(frozen=True, slots=True)
class Canvas:
    """An image with a painter; cards are drawn on it in pixels."""

    image: QImage
    painter: QPainter

    def card(self, name: str, x: float, y: float, width: float, turn: float = 0) -> None:
        """Draws one card with its upper left corner at (x, y), turned about the middle of its lower edge."""
        height = width * ASPECT
        self.painter.save()
        self.painter.translate(x + width / 2, y + height)
        self.painter.rotate(turn)
        QSvgRenderer(str(CARDS / name)).render(self.painter, QRectF(-width / 2, -height, width, height))
        self.painter.restore()

    def save(self, name: str) -> None:
        """Writes the image with a palette of 256 colours, which keeps it small."""
        self.painter.end()
        flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
        small = self.image.convertToFormat(QImage.Format.Format_Indexed8, palette(self.image), flags)
        small.save(str(HERE / name), quality=0)


def canvas(width: float, height: float) -> Canvas:
    """Returns an empty table."""
    image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    image.fill(TABLE)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return Canvas(image, painter)


def sheet(names: Sequence[str], columns: int, width: int) -> Canvas:
    """Returns a table with cards in rows."""
    gap = max(4, width // 16)
    height = round(width * ASPECT)
    rows = -(-len(names) // columns)
    table = canvas(columns * (width + gap) + gap, rows * (height + gap) + gap)
    for k, name in enumerate(names):
        table.card(name, gap + k % columns * (width + gap), gap + k // columns * (height + gap), width)
    return table


def deck_files(deck: Deck, variant: Variant, german: bool = False) -> list[str]:
    """Returns the faces of a deck, suit by suit."""
    return [face_file(deck, variant, rank + suit, german) for suit in SUITS for rank in RANKS]


def blind(table: Canvas, matrix: tuple[tuple[float, float, float], ...]) -> None:
    """Changes the colours of a table to those that an eye without one kind of cone sees."""
    image = table.image
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            values = (colour.red(), colour.green(), colour.blue())
            seen = [
                min(255, max(0, round(sum(a * b for a, b in zip(row, values, strict=True)))))
                for row in matrix
            ]
            image.setPixelColor(x, y, QColor(*seen))


def fan(names: Sequence[str], width: int) -> Canvas:
    """Returns a hand of cards in a fan, as they lie at the table."""
    table = canvas(width * 4.4, width * 2.1)
    middle = (len(names) - 1) / 2
    for k, name in enumerate(names):
        lean = k - middle
        table.card(
            name,
            width * 1.7 + lean * width * 0.3,
            width * 0.3 + abs(lean) ** 2 * width * 0.012,
            width,
            lean * 4,
        )
    return table


def main() -> None:
    """Writes all sheets."""
    for deck in Deck:
        for variant in VARIANTS:
            label = variant.folder or "standard"
            sheet(deck_files(deck, variant, deck is Deck.FRENCH), 9, 120).save(f"{deck.value}-{label}.png")
        hand = [
            face_file(deck, Variant(), code)
            for code in ("6S", "JS", "AS", "9H", "QH", "TD", "KD", "8C", "QC")
        ]
        fan(hand, 150).save(f"{deck.value}-fan.png")
        mixed_up = deck_files(deck, Variant(), deck is Deck.FRENCH)
        Random(60).shuffle(mixed_up)
        sheet(mixed_up, 12, 60).save(f"{deck.value}-shuffled-60.png")
    mixed = [
        face_file(deck, variant, r + s)
        for deck in Deck
        for variant in VARIANTS[:2]
        for s in SUITS
        for r in "9K"
    ]
    for name, matrix in SIGHT.items():
        table = sheet(mixed, 8, 90)
        blind(table, matrix)
        table.save(f"{name}.png")
    sheet([f"back/{name}.svg" for name in ("edelweiss", "lozenges", "scherenschnitt")], 3, 240).save(
        "backs.png"
    )
    sys.stdout.write("contact sheets written\n")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    main()
