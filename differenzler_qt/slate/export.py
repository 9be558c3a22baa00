"""The sheet as CSV and as plain text; the words come from outside, in the user's language."""

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from differenzler_qt.engine.modes import Mode
from differenzler_qt.slate.document import Slate
from differenzler_qt.slate.sheet import Cell, Sheet, SheetRow, sheet

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Words:
    """The words of an export; ``modes`` are the names of the trump modes by code."""

    title: str = "Slate"
    hand: str = "Hand"
    dealer: str = "Dealer"
    trump: str = "Trump"
    prediction: str = "Prediction"
    points: str = "Points"
    difference: str = "Difference"
    total: str = "Total"
    exact: str = "Exact hits"
    rank: str = "Rank"
    deciding: str = "Deciding hand"
    corrected: str = "Corrected"
    modes: Mapping[str, str] = field(default_factory=dict)

    def mode(self, mode: Mode | None) -> str:
        """Return the name of a trump mode, or nothing where none is noted."""
        return "" if mode is None else self.modes.get(mode.code, mode.code)


def to_csv(slate: Slate, words: Words) -> str:
    """Return one line per written hand with four columns per player, then totals, exact hits and ranks.

    Every text cell that a spreadsheet could take for a formula is kept a text.
    """
    page = sheet(slate)
    names = slate.setup.names
    columns = (words.prediction, words.points, words.difference, words.total)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    head = [words.hand, words.dealer, words.trump, words.deciding, words.corrected]
    writer.writerow(head + [_plain(f"{name} {column}") for name in names for column in columns])
    for row in _written(page):
        flags = [words.deciding if row.deciding else "", words.corrected if row.corrected else ""]
        first = [row.hand + 1, _plain(names[row.dealer]), words.mode(row.mode), *flags]
        writer.writerow(first + [value for cell in row.cells for value in _csv_cell(cell)])
    for label, values in (
        (words.total, page.totals),
        (words.exact, page.exact_hits),
        (words.rank, page.ranks),
    ):
        blank: list[object] = [label, "", "", "", ""]
        writer.writerow(blank + [entry for value in values for entry in ("", "", "", value)])
    return out.getvalue()


def to_text(slate: Slate, words: Words) -> str:
    """Return the sheet as an aligned table of prediction, points and difference, with the sums beneath."""
    page = sheet(slate)
    rows = [["", *slate.setup.names]]
    rows += [[_label(row), *(_text_cell(cell) for cell in row.cells)] for row in _written(page)]
    rows.append([words.total, *(signed(value) for value in page.totals)])
    rows.append([words.exact, *(str(value) for value in page.exact_hits)])
    rows.append([words.rank, *(f"{value}." for value in page.ranks)])
    legend = f"{words.prediction}/{words.points} ({words.difference})"
    return "\n".join([words.title, legend, "", *_aligned(rows)]) + "\n"


def signed(value: int) -> str:
    """Return a number with a typographic minus."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def _written(page: Sheet) -> list[SheetRow]:
    return [row for row in page.rows if row.written]


def _label(row: SheetRow) -> str:
    return f"{row.hand + 1}" + ("*" if row.corrected else "")


def _csv_cell(cell: Cell) -> list[object]:
    taken = (cell.taken or 0) + cell.stoeck
    return [cell.prediction, taken, cell.penalty, cell.total]


def _text_cell(cell: Cell) -> str:
    taken = (cell.taken or 0) + cell.stoeck
    return f"{cell.prediction}/{signed(taken)} ({signed(cell.penalty or 0)})"


def _plain(text: str) -> str:
    return f"'{text}" if text[:1] in "=+-@" else text


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join([row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in range(1, len(row)))]).rstrip()
        for row in rows
    ]
