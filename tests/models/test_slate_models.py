"""The slate's models: what is typed is judged, saved at once, and only what changed is notified."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from differenzler_qt.engine import Prediction
from differenzler_qt.models.slate_collection import SlatesModel
from differenzler_qt.models.slate_export import pdf, words_from
from differenzler_qt.models.slate_facts import COVERED, UNKNOWN, derive_facts
from differenzler_qt.slate import PointsEntered, sheet
from differenzler_qt.storage.problems import SaveFailed, SaveProblem
from differenzler_qt.storage.slate_file import SlateStore
from tests.slate.tables import NAMES, new_slate, play, predict

TAKEN = (46, 25, 51, 35)


@pytest.fixture
def parent(qapp: QGuiApplication) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


@pytest.fixture(autouse=True)
def no_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the disk: what a power cut leaves is tested with the storage."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


def shelf(folder: Path, parent: QObject) -> Any:
    """Return all slates of a folder."""
    slates = SlatesModel(SlateStore(folder), lambda: ["Walter", "anna"], parent)
    slates.load()
    return slates


def begin(slates: Any, players: int = 4, **choices: Any) -> None:
    """Begin a slate through its set-up; keywords are slots of the draft."""
    slates.prepareNew()
    slates.draft.setPlayers(players)
    for place, name in enumerate(NAMES[:players]):
        slates.draft.setName(place, name)
    for slot, value in choices.items():
        getattr(slates.draft, slot)(value)
    assert slates.draft.begin()


def write_hand(slates: Any, taken: tuple[int, ...] = TAKEN) -> None:
    """Write a hand in which everybody predicts 40."""
    slate = slates.slate
    for seat in list(slate.order):
        assert slate.predict(seat, "40") == ""
    for seat, points in enumerate(taken):
        assert slate.enterPoints(seat, str(points)) == ""
    assert slate.writeHand() == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("abc", "not_a_number"),
        ("", "not_a_number"),
        ("-1", "out_of_range"),
        ("158", "out_of_range"),
        ("40", ""),
        (" 157 ", ""),
    ],
)
def test_a_typed_prediction_is_judged(text: str, reason: str, tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    first = slates.slate.turn
    assert slates.slate.predict(first, text) == reason
    assert (slates.slate.turn == first) is bool(reason)


def test_every_entry_survives_a_kill(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    slate = slates.slate
    steps = [partial(slate.setTrump, "D")]
    steps += [partial(slate.predict, seat, "40") for seat in list(slate.order)]
    steps += [partial(slate.enterPoints, seat, str(TAKEN[seat])) for seat in range(4)]
    steps += [slate.writeHand, slate.undo]
    for step in steps:
        assert step() == ""
        again = shelf(tmp_path, parent)
        again.open(slates.openId)
        assert again.slate.slate == slate.slate
        assert derive_facts(again.slate.slate) == derive_facts(slate.slate)


def test_a_damaged_slate_costs_only_itself(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    kept = slates.openId
    (tmp_path / "0123456789abcdef.json").write_text('{"format": "differenzler-slate", "schema": 1', "utf-8")
    again = shelf(tmp_path, parent)
    assert (again.damaged, [row.slateId for row in again.shelf.rows]) == (1, [kept])
    assert len(list(tmp_path.glob("0123456789abcdef.damaged-*"))) == 1
    assert shelf(tmp_path, parent).damaged == 0


def test_a_full_disk_loses_nothing_in_memory(
    tmp_path: Path, parent: QObject, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)

    def fail(_store: SlateStore, key: str, _slate: object) -> None:
        raise SaveFailed(tmp_path / key, SaveProblem.NO_SPACE)

    with monkeypatch.context() as broken:
        broken.setattr(SlateStore, "save", fail)
        with qtbot.waitSignal(slates.saveFailed) as failed:
            slates.slate.predict(slates.slate.turn, "40")
    assert failed.args == ["no_space"]
    assert slates.slate.predictedSum == 40
    slates.slate.predict(slates.slate.turn, "41")
    again = shelf(tmp_path, parent)
    again.open(slates.openId)
    assert again.slate.predictedSum == 81


def test_only_what_changed_is_notified(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    seen: list[str] = []
    slate = slates.slate
    for name in ("predictions", "turn", "predictedSum", "totals", "names", "phase", "taken", "undoKind"):
        getattr(slate, f"{name}Changed").connect(partial(seen.append, name))
    slate.predict(slate.turn, "40")
    assert sorted(seen) == ["predictedSum", "predictions", "turn", "undoKind"]


def test_hidden_predictions_stay_covered() -> None:
    slate = predict(new_slate(prediction=Prediction.HIDDEN), (1, 2, 3, 4))
    facts = derive_facts(slate)
    assert (facts.phase, facts.predictions, facts.predictedSum) == ("covered", (COVERED,) * 4, 0)


def test_the_last_number_is_offered() -> None:
    slate = predict(new_slate(), (40, 25, 60, 30))
    assert derive_facts(slate).lastSeat == UNKNOWN
    for seat in range(3):
        slate = slate.apply(PointsEntered(seat, 40))
    facts = derive_facts(slate)
    assert (facts.lastSeat, facts.lastOffer, facts.canWrite) == (3, 37, False)
    over = slate.apply(PointsEntered(0, 100))
    assert derive_facts(over).lastOffer == UNKNOWN


def test_a_correction_is_typed_judged_written_and_taken_back(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    write_hand(slates)
    form, slate = slates.slate.correction, slates.slate
    before = list(slate.totals)
    form.begin(1)
    form.setTaken(0, "x")
    assert (form.takenProblems[0], form.canApply) == ("not_a_number", False)
    form.setTaken(0, "47")
    assert (form.missing, form.canApply) == (-1, False)
    form.setTaken(1, "24")
    assert (form.missing, form.canApply, form.wasTaken[:2]) == (0, True, [46, 25])
    assert (form.apply(), form.hand) == ("", 0)
    assert list(slate.totals) == [7, 16, 11, 5]
    assert slate.sheet.rows[0].corrections == (True, True, False, False)
    form.begin(1)
    assert (form.wasCorrected, form.takeBack()) == (True, "")
    assert list(slate.totals) == before


def test_a_correction_that_changes_nothing_cannot_be_written(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    write_hand(slates)
    slates.slate.correction.begin(1)
    assert not slates.slate.correction.canApply
    assert slates.slate.correction.apply() == "nothing_changed"


def test_names_are_judged_when_the_slate_is_begun(tmp_path: Path, parent: QObject) -> None:
    draft = shelf(tmp_path, parent).draft
    for place, name in enumerate(("Anna", "anna", "x" * 40)):
        draft.setName(place, name)
    assert [row.problem for row in draft.names.rows] == ["", "duplicate", "too_long", ""]
    assert not draft.begin()
    assert [row.problem for row in draft.names.rows] == ["", "duplicate", "too_long", "empty"]


def test_the_order_changes_and_the_dealer_stays_the_same_person(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates, setDealer=1)
    slates.prepareNew()
    draft = slates.draft

    def names() -> list[str]:
        return [row.name for row in draft.names.rows]

    draft.move(1, 3)
    assert (names(), draft.dealer) == (["Anna", "Chantal", "Dölf", "Beat"], 3)
    draft.move(0, 9)
    draft.remove(0)
    assert (names(), draft.dealer) == (["Chantal", "Dölf", "Beat"], 2)
    draft.remove(0)
    assert draft.players == 3
    draft.seatKnown("Anna")
    assert (names()[3], draft.hands) == ("Anna", 12)


def test_names_are_remembered(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    again = shelf(tmp_path, parent)
    again.prepareNew()
    assert [row.name for row in again.draft.names.rows] == list(NAMES[:4])
    again.draft.remove(1)
    assert again.draft.knownNames == ["Walter", "Beat"]


def test_the_next_slate_passes_the_deal_on(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates, setRounds=1, setTieBreak="shared")
    for _ in range(4):
        write_hand(slates)
    first = slates.openId
    dealer = slates.slate.dealer
    assert slates.slate.phase == "over"
    slates.continueTable()
    assert slates.openId != first
    assert (slates.slate.dealer, slates.slate.names) == (dealer, list(NAMES[:4]))
    assert [row.slateId for row in slates.shelf.rows] == [slates.openId, first]


def test_statistics_and_curves(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    begin(slates)
    write_hand(slates)
    write_hand(slates)
    slates.countUp()
    slates.showCurves(slates.openId)
    assert next((row.name, row.hands) for row in slates.statistics.rows) == ("Dölf", 2)
    assert slates.curves.rows[0].totals == (6, 12)
    slates.remove(slates.openId)
    assert (slates.openId, slates.shelf.rows, list(tmp_path.glob("*.json"))) == ("", (), [])


def test_cards_are_counted(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path, parent)
    assert slates.countCards(["TS", "KS", "6D", "JD"], "D", False) == 34
    assert slates.countCards(slates.pack(), "S", True) == 157


def test_exports(tmp_path: Path, parent: QObject) -> None:
    slates = shelf(tmp_path / "slates", parent)
    begin(slates)
    write_hand(slates)
    words = {"title": "Friday", "modes": {"D": "Bells"}, "points": "Made"}
    out = QUrl.fromLocalFile(str(tmp_path / "sheet.csv"))
    assert slates.exporter.saveCsv(out, words) == ""
    data = (tmp_path / "sheet.csv").read_bytes()
    assert data.startswith("\ufeff".encode())
    assert b"Anna Made" in data
    paper = QUrl.fromLocalFile(str(tmp_path / "sheet.pdf"))
    assert slates.exporter.savePdf(paper, words, "Source Serif Pro") == ""
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    text = slates.exporter.copyText(words)
    assert QGuiApplication.clipboard().text() == text
    assert "Friday" in text
    (tmp_path / "wall").write_text("")
    nowhere = QUrl.fromLocalFile(str(tmp_path / "wall" / "sheet.csv"))
    assert slates.exporter.saveCsv(nowhere, words) != ""


def test_a_full_sheet_fits_on_one_page(qapp: QGuiApplication) -> None:
    slate = new_slate(6, rounds=4)
    for _ in range(24):
        slate = play(slate, (20, 20, 20, 20, 20, 20), (27, 26, 26, 26, 26, 26))
    assert len(sheet(slate).rows) == 24
    page = pdf(slate, words_from({"title": "Friday"}), "Source Serif Pro")
    assert page.count(b"/Type /Page\n") == 1
