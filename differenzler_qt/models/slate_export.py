"""The result leaves the program: as CSV, as PDF, on paper, as text."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QObject, QRectF, QUrl, Slot
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.slate_paper import draw_sheet
from differenzler_qt.slate import Slate, Words, to_csv, to_text
from differenzler_qt.storage.files import write_atomically
from differenzler_qt.storage.problems import SaveFailed, SaveProblem

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

_LAYOUT = QPageLayout(
    QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, QMarginsF(12, 12, 12, 12)
)
_RESOLUTION = 300


@QmlElement
@QmlUncreatable("made by the program")
class SlateExport(QObject):  # type: ignore[operator]
    """Exports the open slate; the words come from QML, by the names of ``Words``.

    Slots that write return why they could not, or nothing.
    """

    def __init__(self, slate: Callable[[], Slate | None], parent: QObject) -> None:
        super().__init__(parent)
        self._slate = slate

    @Slot("QVariantMap", result=str)
    def copyText(self, words: Mapping[str, Any]) -> str:
        """Copy the sheet as text to the clipboard and return it."""
        slate = self._slate()
        if slate is None:
            return ""
        text = to_text(slate, words_from(words))
        QGuiApplication.clipboard().setText(text)
        return text

    @Slot(QUrl, "QVariantMap", result=str)
    def saveCsv(self, url: QUrl, words: Mapping[str, Any]) -> str:
        """Save the sheet for a spreadsheet, in UTF-8 with the mark that makes spreadsheets see that."""
        slate = self._slate()
        return "" if slate is None else _save(url, to_csv(slate, words_from(words)).encode("utf-8-sig"))

    @Slot(QUrl, "QVariantMap", str, result=str)
    def savePdf(self, url: QUrl, words: Mapping[str, Any], family: str) -> str:
        """Save the sheet as a page."""
        slate = self._slate()
        return "" if slate is None else _save(url, pdf(slate, words_from(words), family))

    @Slot(result=list)
    def printers(self) -> list[str]:
        """Return the names of the printers, the default one first."""
        # Loaded when somebody prints: it brings the widgets with it.
        from PySide6.QtPrintSupport import QPrinterInfo

        default = QPrinterInfo.defaultPrinterName()
        names = list(QPrinterInfo.availablePrinterNames())
        return sorted(names, key=lambda name: name != default)

    @Slot(str, "QVariantMap", str, result=str)
    def printTo(self, printer_name: str, words: Mapping[str, Any], family: str) -> str:
        """Print the sheet."""
        from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

        slate = self._slate()
        info = QPrinterInfo.printerInfo(printer_name)
        if slate is None or info.isNull():
            return SaveProblem.OTHER
        printer = QPrinter(info, QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(_LAYOUT)
        return "" if _draw(printer, slate, words_from(words), family) else SaveProblem.OTHER


def words_from(words: Mapping[str, Any]) -> Words:
    """Return the words that QML has given; what it has not given stays English."""
    known = {field.name for field in fields(Words)}
    return Words(**{name: value for name, value in words.items() if name in known})


def pdf(slate: Slate, words: Words, family: str) -> bytes:
    """Return the sheet as a PDF document of one page."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(_LAYOUT)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(words.title)
    _draw(writer, slate, words, family)
    buffer.close()
    return bytes(data.data())


def _draw(device: QPagedPaintDevice, slate: Slate, words: Words, family: str) -> bool:
    painter = QPainter()
    if not painter.begin(device):
        return False
    area = device.pageLayout().paintRectPixels(device.logicalDpiX())
    draw_sheet(painter, QRectF(0, 0, area.width(), area.height()), slate, words, family)
    return painter.end()


def _save(url: QUrl, data: bytes) -> str:
    try:
        write_atomically(Path(url.toLocalFile()), data)
    except SaveFailed as error:
        return error.reason
    return ""
