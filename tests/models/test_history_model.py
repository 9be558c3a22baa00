"""The history as QML sees it: rows, a match's sheet, statistics, deleting and saving."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QUrl

from differenzler_qt.engine import PRESETS, SeatInfo
from differenzler_qt.models.history_model import HistoryModel
from differenzler_qt.storage.history import History
from tests.models.tables import Table

NAMES = ("Resli", "Beat", "Vreni", "Ueli")


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """Give an empty history."""
    with History(tmp_path / "history.sqlite3") as opened:
        yield opened


def add_match(table: Table, history: History, seed: int) -> None:
    """Play a match in which Resli is a person, and keep it."""
    seats = [SeatInfo(name, "human" if name == "Resli" else "random") for name in NAMES]
    table.host.deal(PRESETS["hidden"], seats, seed)
    table.model.begin()
    table.play_to_the_end()
    match = table.host.match
    assert match is not None
    history.add(match)


def test_an_empty_history(parent: QObject, history: History) -> None:
    model: Any = HistoryModel(history, parent)  # properties as QML reads them
    model.refresh()
    assert (model.count, model.played, model.meanPenalty, model.best) == (0, 0, -1.0, {})
    assert model.open(1) == "unreadable"


def test_rows_sheet_and_statistics(table: Table, parent: QObject, history: History) -> None:
    for seed in (1, 2):
        add_match(table, history, seed)
    model: Any = HistoryModel(history, parent)  # properties as QML reads them
    model.refresh()
    rows = model.matches.rows
    assert (model.count, len(rows), model.people, model.name) == (2, 2, ["Resli"], "Resli")
    assert all(row.names == NAMES and row.mine == 0 and row.hands == 4 for row in rows)
    assert (model.played, model.hands, len(model.curve)) == (2, 8, 2)
    assert model.best["penalty"] <= model.meanPenalty <= model.worst["penalty"]
    assert model.open(rows[0].key) == ""
    sheet = model.sheet.rows
    assert [sum(row.takens) for row in sheet] == [157] * 4
    assert tuple(sum(column) for column in zip(*(r.penalties for r in sheet), strict=True)) == rows[0].totals


def test_deleting(table: Table, parent: QObject, history: History) -> None:
    add_match(table, history, 1)
    model: Any = HistoryModel(history, parent)  # properties as QML reads them
    model.refresh()
    model.open(model.matches.rows[0].key)
    assert model.remove(model.openKey) == ""
    assert (model.count, model.openKey, len(model.matches.rows)) == (0, -1, 0)


def test_saving_and_what_keeps_from_it(
    table: Table, parent: QObject, history: History, tmp_path: Path
) -> None:
    add_match(table, history, 1)
    model: Any = HistoryModel(history, parent)  # properties as QML reads them
    model.refresh()
    model.open(model.matches.rows[0].key)
    for save, name in (
        (model.saveJson, "all.json"),
        (model.saveMatch, "one.json"),
        (model.saveCsv, "all.csv"),
    ):
        assert save(QUrl.fromLocalFile(str(tmp_path / name))) == ""
        assert (tmp_path / name).stat().st_size > 100
    assert json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))["format"] == "differenzler-match"
    (tmp_path / "folder").mkdir()
    assert model.saveCsv(QUrl.fromLocalFile(str(tmp_path / "folder"))) != ""
