"""The slate's page in a real window: whole slates by the keyboard alone and by the mouse alone."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from differenzler_qt.models.slate_collection import SlatesModel
from differenzler_qt.storage.slate_file import SlateStore
from tests.qml.slate_driver import Driver

NAMES = ("Anna", "Beat", "Chantal", "Dora")
PREDICTIONS = (40, 39, 30, 20)
USUAL = (41, 40, 46, 30)
"""Anna and Beat miss by one each; the others by far."""

Open = Callable[..., Driver]


@pytest.fixture(autouse=True)
def no_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the disk: what a power cut leaves is tested with the storage."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture
def open_page(show: Any, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Return a function that shows the slate's page over an own folder."""
    owner = QObject()
    drivers: list[Driver] = []

    def make(names: Sequence[str] = NAMES) -> Driver:
        slates = SlatesModel(SlateStore(tmp_path), lambda: names, owner)
        view, page = show("slate/SlatePage.qml", slates=slates)
        drivers.append(Driver(view, page, slates, qtbot))
        return drivers[-1]

    yield make
    for driver in drivers:
        driver.view.setSource(QUrl())  # the page goes before what it shows
    owner.deleteLater()


def number(driver: Driver) -> None:
    """Wait until the field for numbers has the keyboard."""
    driver.wait_for_focus("number")


def begin_by_keyboard(driver: Driver, names: Sequence[str] = NAMES) -> None:
    driver.wait(lambda: driver.focused() is not None)
    driver.tab_to(lambda item: item.name == "new")
    driver.key(Qt.Key.Key_Return)
    for name in names:
        driver.type(name)
    driver.wait(lambda: driver.slate.phase == "predictions")


def predict_by_keyboard(driver: Driver, predictions: Sequence[int] = PREDICTIONS) -> None:
    for seat in list(driver.slate.order):
        number(driver)
        driver.type(str(predictions[seat]))
    driver.wait(lambda: driver.slate.phase == "points")


def count_by_keyboard(driver: Driver, taken: Sequence[int] = USUAL) -> None:
    """Type three numbers; the fourth stands there already."""
    for seat in list(driver.slate.order)[:-1]:
        number(driver)
        driver.type(str(taken[seat]))
    last = driver.slate.order[-1]
    number(driver)
    driver.wait(lambda: driver.text("number") == str(taken[last]))
    driver.key(Qt.Key.Key_Return)
    driver.wait_for_focus("write")


def hand_by_keyboard(driver: Driver, taken: Sequence[int] = USUAL) -> None:
    predict_by_keyboard(driver)
    count_by_keyboard(driver, taken)
    driver.key(Qt.Key.Key_Return)


def test_a_slate_by_keyboard_decided_by_exact_hits(open_page: Open) -> None:
    driver = open_page()
    slate = driver.slate
    begin_by_keyboard(driver)
    hand_by_keyboard(driver)

    # hand 2: off by one, refused, mended
    predict_by_keyboard(driver)
    for seat in slate.order:
        number(driver)
        driver.type(str(USUAL[seat] + (1 if seat == slate.order[-1] else 0)))
    driver.wait_for_focus("write")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: "1 point too many" in driver.text("refusal"))
    assert (slate.hand, slate.missing) == (2, -1)
    driver.key(Qt.Key.Key_Up)
    number(driver)
    driver.type(str(USUAL[slate.order[-1]]))
    driver.wait_for_focus("write")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: slate.hand == 3)

    hand_by_keyboard(driver, (51, 40, 36, 30))
    hand_by_keyboard(driver)
    hand_by_keyboard(driver)
    assert slate.totals == [15, 5, 70, 50]

    # hand 3 is corrected after hand 5
    driver.tab_to(lambda item: item.kind.startswith("SlateSheetRow"))
    for _ in range(6):
        driver.key(Qt.Key.Key_Up)
    for _ in range(2):
        driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: slate.correction.hand == 3)
    for wanted, text in (("Points of Anna", "41"), ("Points of Chantal", "46")):
        driver.tab_to(lambda item, wanted=wanted: item.label == wanted)  # type: ignore[misc]
        for char in text:
            driver.key(Qt.Key(ord(char)))
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: slate.totals == [5, 5, 80, 50])
    assert slate.sheet.rows[2].corrections == (True, False, True, False)

    for _ in range(5):
        hand_by_keyboard(driver)
    hand_by_keyboard(driver, (42, 40, 45, 30))
    hand_by_keyboard(driver, (40, 40, 47, 30))
    driver.wait(lambda: slate.phase == "over")
    assert (slate.totals[:2], slate.exactHits[:2], slate.winners) == ([12, 12], [1, 0], [0])

    # the next slate
    driver.wait_for_focus("next")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: slate.phase == "predictions")
    assert (slate.hand, slate.names, slate.dealer) == (1, list(NAMES), 0)


def press(driver: Driver, value: int) -> None:
    """Press the big keys."""
    for digit in str(value):
        driver.click("key" + digit)
    driver.click("keyEnter")


def predict_by_mouse(driver: Driver) -> None:
    for seat in list(driver.slate.order):
        press(driver, PREDICTIONS[seat])
        driver.wait(lambda seat=seat: driver.slate.predictions[seat] == PREDICTIONS[seat])  # type: ignore[misc]
    driver.wait(lambda: driver.slate.phase == "points")


def hand_by_mouse(driver: Driver, taken: Sequence[int] = USUAL) -> None:
    predict_by_mouse(driver)
    hand = driver.slate.hand
    for seat in driver.slate.order:
        press(driver, taken[seat])
        driver.wait(lambda seat=seat: driver.slate.taken[seat] == taken[seat])  # type: ignore[misc]
    driver.click("write")
    driver.wait(lambda: driver.slate.hand == hand + 1 or driver.has("refusal"))


def test_a_slate_by_mouse_decided_by_a_deciding_hand(open_page: Open) -> None:
    driver = open_page()
    slate = driver.slate
    driver.click("new")
    for name in NAMES:
        driver.click("known_" + name)
    driver.click("begin")
    driver.wait(lambda: slate.phase == "predictions")
    driver.click("trump_D")
    driver.wait(lambda: slate.mode == "D")
    hand_by_mouse(driver)

    # hand 2: one point is missing; a player is chosen and counted anew
    last = slate.order[-1]
    hand_by_mouse(driver, [USUAL[seat] - (seat == last) for seat in range(4)])
    assert "1 point is missing" in driver.text("refusal")
    driver.click(f"seat{last}")
    driver.click("keyRub")
    press(driver, USUAL[last])
    driver.click("write")
    driver.wait(lambda: slate.hand == 3)

    hand_by_mouse(driver, (51, 40, 36, 30))
    hand_by_mouse(driver)
    hand_by_mouse(driver)

    # hand 3 is corrected after hand 5, taken back, and corrected again
    for expected in ([5, 5, 80, 50], [15, 5, 70, 50], [5, 5, 80, 50]):
        driver.click("hand3")
        driver.wait(lambda: slate.correction.hand == 3)
        if expected[0] == 15:
            driver.click("takeBack")
        else:
            for name, text in (("taken0", "41"), ("taken2", "46")):
                driver.click(name)
                for digit in text:
                    driver.click("key" + digit)
            driver.click("correct")
        driver.wait(lambda expected=expected: slate.totals == expected)  # type: ignore[misc]
        driver.wait(lambda: not driver.has("correct"))

    for _ in range(7):
        hand_by_mouse(driver)
    driver.wait(lambda: slate.phase == "tied")
    assert (slate.totals[:2], slate.exactHits[:2], slate.tied) == ([12, 12], [0, 0], [0, 1])

    driver.click("decide")
    driver.wait(lambda: slate.phase == "predictions")
    hand_by_mouse(driver)
    driver.wait(lambda: slate.phase == "tied")
    driver.click("decide")
    driver.wait(lambda: slate.phase == "predictions")
    hand_by_mouse(driver, (42, 39, 46, 30))
    driver.wait(lambda: slate.phase == "over")
    assert (slate.totals[:2], slate.winners) == ([12, 12], [1])
    driver.click("next")
    driver.wait(lambda: slate.phase == "predictions" and slate.hand == 1)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("abc", "whole numbers"),
        ("4x", "whole numbers"),
        ("1.5", "whole numbers"),
        ("", "whole numbers"),
        ("-3", "from 0 to 157"),
        ("158", "from 0 to 157"),
        ("99999999", "from 0 to 157"),
    ],
)
def test_what_is_no_number_is_answered(typed: str, answer: str, open_page: Open) -> None:
    driver = open_page()
    begin_by_keyboard(driver)
    number(driver)
    driver.type(typed)
    driver.wait(lambda: answer in driver.text("problem"))
    assert (driver.slate.predictedSum, driver.text("number")) == (0, typed)
    driver.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    driver.type("40")
    driver.wait(lambda: driver.slate.predictedSum == 40)


@pytest.mark.parametrize(
    ("names", "problems"),
    [
        (("Anna", "anna", "Chantal", "Dora"), ["", "duplicate", "", ""]),
        (("Anna", "", "Chantal", ""), ["", "empty", "", "empty"]),
        (("Anna", "B" * 40, "Chantal", "Dora"), ["", "too_long", "", ""]),
        (("Anna", "123", "Chantal", "Dora"), ["", "no_letter", "", ""]),
    ],
)
def test_names_that_cannot_be_used_are_answered(
    names: Sequence[str], problems: list[str], open_page: Open
) -> None:
    driver = open_page(())
    driver.click("new")
    driver.wait(lambda: driver.has("begin"))
    for name in names:
        driver.type(name)
    rows = driver.slates.draft.names.rows
    assert [row.problem for row in rows] == problems
    assert [row.name for row in rows] == list(names)
    assert driver.slate.phase == ""


def test_players_are_dragged_to_another_place(open_page: Open) -> None:
    driver = open_page()
    driver.click("new")
    for name in NAMES:
        driver.click("known_" + name)
    handles = driver.items("handle")
    driver.drag(handles[0], QPoint(0, 2 * (handles[1].y - handles[0].y)))
    driver.wait(
        lambda: [row.name for row in driver.slates.draft.names.rows] == ["Beat", "Chantal", "Anna", "Dora"]
    )
    assert driver.slates.draft.dealer == 2


def test_hidden_predictions_behind_a_cover(open_page: Open) -> None:
    driver = open_page()
    driver.slates.prepareNew()
    for place, name in enumerate(NAMES):
        driver.slates.draft.setName(place, name)
    driver.slates.draft.setPredictionKind("hidden")
    driver.slates.draft.begin()
    driver.page.setProperty("_view", "table")
    for seat in list(driver.slate.order):
        driver.wait(lambda: not driver.has("number"))
        driver.wait_for_focus("uncover")
        driver.key(Qt.Key.Key_Return)
        number(driver)
        assert driver.text("number") == ""
        driver.type(str(PREDICTIONS[seat]))
    driver.wait_for_focus("showAll")
    assert driver.slate.sheet.rows[0].predictions == (-2, -2, -2, -2)
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: driver.slate.sheet.rows[0].predictions == PREDICTIONS)
    count_by_keyboard(driver)


def test_six_players_fit_into_the_smallest_window(open_page: Open) -> None:
    driver = open_page()
    driver.view.resize(1024, 640)
    theme: Any = driver.view.engine().singletonInstance("Differenzler", "Theme")
    theme.setProperty("windowWidth", 1024)
    theme.setProperty("windowHeight", 640)
    slates = driver.slates
    slates.prepareNew()
    slates.draft.setPlayers(6)
    for place in range(6):
        slates.draft.setName(place, f"Maximiliane Muster {place}")
    slates.draft.setPlaysStoeck(True)
    slates.draft.setRevokePenalty(20)
    slates.draft.begin()
    driver.page.setProperty("_view", "table")
    number(driver)
    window = QRect(0, 0, 1024, 640)
    driver.wait(lambda: driver.page.width() == 1024)
    for name in ("key7", "keyEnter", "undo", "export", "large", *(f"seat{seat}" for seat in range(6))):
        assert window.contains(driver.item(name).box), name
    for _ in range(6):
        driver.type("26")
    for seat in list(driver.slate.order):
        driver.wait(lambda seat=seat: driver.slate.taken[seat] == -1)  # type: ignore[misc]
        number(driver)
        driver.type("27" if seat == 0 else "26")
    assert window.contains(driver.item("write").box)
    driver.click("write")
    driver.wait(lambda: driver.slate.hand == 2)


def test_the_sheet_over_the_whole_screen_and_back(open_page: Open) -> None:
    driver = open_page()
    begin_by_keyboard(driver)
    number(driver)
    driver.key(Qt.Key.Key_F11)
    driver.wait(lambda: driver.has("small") and not driver.has("number"))
    driver.key(Qt.Key.Key_Escape)
    driver.wait(lambda: driver.has("number"))
    number(driver)
    driver.key(Qt.Key.Key_Escape)
    driver.wait(lambda: driver.has("new"))
    assert driver.slates.openId == ""


def test_undo_takes_entries_back(open_page: Open) -> None:
    driver = open_page()
    begin_by_keyboard(driver)
    hand_by_keyboard(driver)
    driver.wait(lambda: driver.slate.hand == 2)
    number(driver)
    driver.click("undo")
    driver.wait(lambda: driver.slate.hand == 1 and driver.slate.canWrite)
    driver.click("undo")
    driver.wait(lambda: driver.slate.lastSeat == driver.slate.order[-1])
    number(driver)
    driver.key(Qt.Key.Key_Return)
    driver.wait_for_focus("write")


def test_the_sheet_leaves_the_program(open_page: Open, tmp_path: Path) -> None:
    driver = open_page()
    begin_by_keyboard(driver)
    hand_by_keyboard(driver)
    driver.wait(lambda: driver.slate.hand == 2)
    driver.click("export")
    driver.click("copyText")
    driver.wait(lambda: "Anna" in QGuiApplication.clipboard().text())
    for kind, start in (("pdf", b"%PDF"), ("csv", b"\xef\xbb\xbf"), ("png", b"\x89PNG")):
        file = tmp_path / f"sheet.{kind}"
        driver.call("export", "save", kind, QUrl.fromLocalFile(str(file)).toString())
        driver.wait(lambda file=file, start=start: file.exists() and file.read_bytes().startswith(start))  # type: ignore[misc]


def test_a_slate_goes_on_after_a_kill(open_page: Open, show: Any, tmp_path: Path) -> None:
    driver = open_page()
    begin_by_keyboard(driver)
    number(driver)
    driver.type("40")
    driver.wait(lambda: driver.slate.predictedSum == 40)
    again = open_page()
    again.wait(lambda: again.has("shelf"))
    again.tab_to(lambda item: item.kind.startswith("SlateShelfRow"))
    again.key(Qt.Key.Key_Return)
    again.wait(lambda: again.slate.predictedSum == 40)
    number(again)
    again.type("41")
    again.wait(lambda: again.slate.predictedSum == 81)
