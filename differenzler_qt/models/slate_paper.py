"""The sheet on paper: drawn with a painter on a printer or a PDF page."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from differenzler_qt.slate import Slate, Words, sheet
from differenzler_qt.slate.export import signed
from differenzler_qt.slate.sheet import Cell, Sheet, SheetRow

_INK = QColor("#2a2018")
_SOFT = QColor("#6a5843")
_GREEN = QColor("#1f6148")
_RED = QColor("#8f1f2a")
_PARTS = 3
_LEFT, _CENTER = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where everything stands on the page, in the painter's units."""

    page: QRectF
    first: float
    player: float
    top: float
    line: float

    def row(self, index: int) -> float:
        return self.top + index * self.line

    def cell(self, row: int, seat: int, part: int) -> QRectF:
        width = self.player / _PARTS
        x = self.page.left() + self.first + seat * self.player + part * width
        return QRectF(x, self.row(row), width, self.line)


def draw_sheet(painter: QPainter, page: QRectF, slate: Slate, words: Words, family: str) -> None:
    """Fill a page with the sheet: title, one line per hand, totals and ranks.

    The height of a line follows from the number of hands, so that everything stands on one page.
    """
    content = sheet(slate)
    rows = [row for row in content.rows if row.written]
    head = page.height() * 0.12
    line = min(page.height() * 0.045, (page.height() - head) / (len(rows) + 6))
    first = page.width() * 0.17
    grid = _Grid(page, first, (page.width() - first) / slate.setup.players, page.top() + head, line)
    pen = _Pen(painter, family)
    pen.text(QRectF(page.left(), page.top(), page.width(), head * 0.6), words.title, head * 0.34, bold=True)
    _draw_heads(pen, grid, slate, words)
    for index, row in enumerate(rows):
        _draw_row(pen, grid, 2 + index, row, slate, words)
    pen.rule(grid, 2 + len(rows))
    _draw_sums(pen, grid, 2 + len(rows), content, words)
    if any(row.corrected for row in rows):
        note = QRectF(page.left(), grid.row(5 + len(rows)), page.width(), line)
        pen.text(note, f"* {words.corrected}", line * 0.4, color=_SOFT)


class _Pen:
    """A painter with one family of letters."""

    def __init__(self, painter: QPainter, family: str) -> None:
        self._painter = painter
        self._family = family

    def text(
        self,
        place: QRectF,
        text: str,
        size: float,
        *,
        color: QColor = _INK,
        bold: bool = False,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """Write a text into a place, smaller where it would not fit."""
        font = QFont(self._family)
        font.setBold(bold)
        font.setPixelSize(max(1, round(size)))
        self._painter.setFont(font)
        width = self._painter.fontMetrics().horizontalAdvance(text)
        if width > place.width() > 0:
            font.setPixelSize(max(1, int(size * place.width() / width)))
            self._painter.setFont(font)
        self._painter.setPen(color)
        self._painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, text)

    def rule(self, grid: _Grid, row: int, color: QColor = _INK) -> None:
        """Draw a line across the page above a row."""
        self._painter.setPen(QPen(color, max(1.0, grid.line * 0.03)))
        y = grid.row(row)
        self._painter.drawLine(int(grid.page.left()), int(y), int(grid.page.right()), int(y))


def _draw_heads(pen: _Pen, grid: _Grid, slate: Slate, words: Words) -> None:
    size = grid.line * 0.62
    place = QRectF(grid.page.left(), grid.row(1), grid.first * 0.97, grid.line)
    trump = words.trump if slate.setup.note_trump else ""
    pen.text(place, _joined((words.hand, words.dealer, trump)), size * 0.62, color=_SOFT)
    for seat, name in enumerate(slate.setup.names):
        place = grid.cell(0, seat, 0).united(grid.cell(0, seat, _PARTS - 1))
        pen.text(
            place.adjusted(grid.line * 0.1, 0, -grid.line * 0.1, 0), name, size, bold=True, align=_CENTER
        )
        for part, word in enumerate((words.prediction, words.points, words.difference)):
            place = grid.cell(1, seat, part).adjusted(grid.line * 0.08, 0, -grid.line * 0.08, 0)
            pen.text(place, word, size * 0.62, color=_SOFT, align=_CENTER)
    pen.rule(grid, 2)


def _draw_row(pen: _Pen, grid: _Grid, place: int, row: SheetRow, slate: Slate, words: Words) -> None:
    size = grid.line * 0.62
    mark = "*" if row.corrected else ""
    parts = [f"{row.hand + 1}{mark}", slate.setup.names[row.dealer], words.mode(row.mode)]
    label = f"{words.deciding}{mark}" if row.deciding else _joined(parts)
    pen.text(QRectF(grid.page.left(), grid.row(place), grid.first * 0.97, grid.line), label, size * 0.85)
    for seat, cell in enumerate(row.cells):
        for part, text in enumerate(_cell_texts(cell)):
            last = part == _PARTS - 1
            color = (_GREEN if cell.exact else _RED) if last else _INK
            pen.text(grid.cell(place, seat, part), text, size, color=color, bold=last, align=_CENTER)


def _draw_sums(pen: _Pen, grid: _Grid, place: int, content: Sheet, words: Words) -> None:
    size = grid.line * 0.7
    lines = (
        (words.total, [signed(value) for value in content.totals]),
        (words.exact, [str(value) for value in content.exact_hits]),
        (words.rank, [f"{value}." for value in content.ranks]),
    )
    for index, (label, values) in enumerate(lines):
        row = place + index
        pen.text(QRectF(grid.page.left(), grid.row(row), grid.first * 0.97, grid.line), label, size * 0.85)
        for seat, text in enumerate(values):
            pen.text(grid.cell(row, seat, _PARTS - 1), text, size, bold=index == 0, align=_CENTER)


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(part for part in parts if part)


def _cell_texts(cell: Cell) -> tuple[str, str, str]:
    taken = (cell.taken or 0) + cell.stoeck
    return str(cell.prediction), signed(taken), signed(cell.penalty or 0)
