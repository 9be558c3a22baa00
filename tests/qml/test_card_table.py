"""The own hand obeys the mouse and the keyboard; the table tells what is wanted and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS
from tests.qml.rows import Rows

HAND = ("6C", "QC", "9H", "AH", "6D", "9D", "AS")
ILLEGAL = ("6D", "9D")
HAND_PLACE, TRICK_PLACE = 1, 2
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def card(face: str, slot: int) -> dict[str, Any]:
    legal = face not in ILLEGAL
    return {
        "face": face, "place": HAND_PLACE, "seat": 0, "slot": slot, "slots": len(HAND),
        "legal": legal, "reason": "" if legal else "must_follow_suit",
    }  # fmt: skip


def seat(number: int) -> dict[str, Any]:
    return {
        "seat": number, "name": f"P{number}", "dealer": number == 3, "forehand": number == 0,
        "active": number == 0, "predicted": True, "predicting": False, "prediction": -1, "taken": -1,
        "tricksWon": 0,
    }  # fmt: skip


class Table:
    """A shown table and what it has said."""

    def __init__(self, view: QQuickView, item: QQuickItem, cards: Rows) -> None:
        self.view, self.item, self.cards = view, item, cards
        self.said: list[tuple[Any, ...]] = []
        signals: Any = item
        signals.cardChosen.connect(lambda face: self.said.append(("chosen", face)))
        signals.cardRefused.connect(lambda face, reason: self.said.append(("refused", face, reason)))
        signals.cardMoved.connect(lambda face, slot: self.said.append(("moved", face, slot)))
        signals.trickCleared.connect(lambda: self.said.append(("cleared",)))

    def card(self, face: str) -> QQuickItem:
        return next(child for child in self.item.childItems() if child.property("face") == face)

    def spot(self, face: str) -> QPoint:
        item = self.card(face)
        return item.mapToScene(QPointF(item.width() * 0.2, item.height() * 0.4)).toPoint()

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def click(self, face: str) -> None:
        QTest.mouseClick(self.view, LEFT, PLAIN, self.spot(face))

    def drag(self, face: str, to: QPoint) -> None:
        start = self.spot(face)
        QTest.mousePress(self.view, LEFT, PLAIN, start)
        for step in range(1, 11):
            QTest.mouseMove(self.view, start + (to - start) * step / 10)
        QTest.mouseRelease(self.view, LEFT, PLAIN, to)


@pytest.fixture
def table(show: Callable[..., tuple[QQuickView, QQuickItem]]) -> Callable[..., Table]:
    def make(**properties: Any) -> Table:
        cards = Rows([card(face, slot) for slot, face in enumerate(HAND)])
        values = {"cards": cards, "seats": Rows([seat(n) for n in range(4)]), "seatCount": 4, "ownSeat": 0}
        values |= {"hint": "", "myTurn": True, "handCount": len(HAND)} | properties
        return Table(*show("table/CardTable.qml", **values), cards)

    return make


def test_one_click_plays_a_legal_card_and_refuses_another(table: Callable[..., Table]) -> None:
    shown = table()
    shown.click("QC")
    shown.click("6D")
    assert shown.said == [("chosen", "QC"), ("refused", "6D", "must_follow_suit")]


def test_with_two_clicks_the_first_only_chooses(table: Callable[..., Table]) -> None:
    shown = table(twoClicks=True)
    shown.click("QC")
    assert (shown.said, shown.item.property("currentFace")) == ([], "QC")
    shown.click("9H")
    shown.click("9H")
    assert shown.said == [("chosen", "9H")]


def test_a_card_can_be_dragged_to_the_trick(table: Callable[..., Table]) -> None:
    shown = table()
    shown.drag("AH", QPoint(640, 330))
    assert shown.said == [("chosen", "AH")]


def test_an_illegal_drag_says_why_and_the_card_goes_home(table: Callable[..., Table], qtbot: QtBot) -> None:
    shown = table(speed="fast")
    item = shown.card("6D")
    home = (item.x(), item.y())
    shown.drag("6D", QPoint(640, 330))
    assert shown.said == [("refused", "6D", "must_follow_suit")]
    qtbot.waitUntil(
        lambda: bool(shown.item.property("settled")) and (item.x(), item.y()) == home, timeout=PATIENCE_MS
    )


def test_a_card_can_be_moved_inside_the_hand(table: Callable[..., Table]) -> None:
    shown = table()
    shown.drag("6C", shown.spot("AS"))
    assert shown.said == [("moved", "6C", len(HAND) - 1)]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([Qt.Key.Key_3], ("chosen", "9H")),
        ([Qt.Key.Key_5], ("refused", "6D", "must_follow_suit")),
        ([Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return], ("chosen", "QC")),
        ([Qt.Key.Key_Left, Qt.Key.Key_Space], ("chosen", "AS")),
    ],
)
def test_the_keys_play(table: Callable[..., Table], keys: list[Qt.Key], said: tuple[str, ...]) -> None:
    shown = table()
    for key in keys:
        shown.press(key)
    assert shown.said == [said]


def test_nothing_can_be_played_out_of_turn(table: Callable[..., Table]) -> None:
    shown = table(myTurn=False)
    shown.click("QC")
    shown.press(Qt.Key.Key_1)
    assert [what for what, *_ in shown.said] == ["refused", "refused"]


def test_a_full_trick_is_cleared_by_click_or_key(table: Callable[..., Table]) -> None:
    shown = table(waitingForClick=True, myTurn=False)
    QTest.mouseClick(shown.view, LEFT, PLAIN, QPoint(640, 330))
    shown.press(Qt.Key.Key_Return)
    assert shown.said == [("cleared",), ("cleared",)]


def test_a_played_card_flies_and_the_table_settles(table: Callable[..., Table], qtbot: QtBot) -> None:
    shown = table(speed="fast")
    assert shown.item.property("settled")
    shown.cards.change(3, place=TRICK_PLACE, slot=0, slots=1)
    assert not shown.item.property("settled")
    qtbot.waitUntil(lambda: bool(shown.item.property("settled")), timeout=PATIENCE_MS)
    assert shown.card("AH").y() < 450
