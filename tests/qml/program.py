"""The whole program in its real window, driven with the mouse and the keyboard as a person would."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtTest import QTest

from differenzler_qt.models.app_model import AppModel
from differenzler_qt.models.computer_jobs import ComputerJobs
from differenzler_qt.models.in_process_jobs import InProcessJobs
from differenzler_qt.models.table_facts import TableFacts
from differenzler_qt.models.table_model import TableModel
from differenzler_qt.startup.fonts import load_fonts
from differenzler_qt.startup.window import Window
from differenzler_qt.storage.paths import user_paths
from tests.patience import PATIENCE_MS

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
NAMES = ("Resli", "Beat", "Vreni", "Ueli")
DEFAULTS: dict[str, Any] = {
    "language": "en", "animation_speed": "off", "trick_seconds": 0.0, "computer_level": "simple",
    "sound": False, "tour_seen": True, "player_name": "Resli",
}  # fmt: skip


Jobs = Callable[[QObject], ComputerJobs]


class Waiter(Protocol):
    """What waits on a condition: pytest-qt's bot, or the like of it outside of a test."""

    def waitUntil(self, callback: Callable[[], bool], *, timeout: int) -> None: ...  # noqa: N802 (pytest-qt's)


class Program:
    """A started program; everything is found by what a person sees: texts, names and places."""

    def __init__(
        self,
        waiter: Waiter,
        jobs: Jobs = InProcessJobs,
        size: tuple[int, int] | None = (1280, 800),
        **settings: Any,
    ) -> None:
        self._waiter = waiter
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        QQuickStyle.setStyle("Basic")
        load_fonts(application)
        self.root = QObject()
        self.app = AppModel(jobs(self.root), self.root)
        first = not user_paths().settings.exists()
        self.app.settings_model.update(**(DEFAULTS if first else {}) | settings)
        self._shown = Window(application, self.app)
        assert self._shown.show()
        window = self._shown.window
        assert isinstance(window, QQuickWindow)
        self.window = window  # held: items live no longer than the wrapper of their window
        if size is not None:
            self.window.resize(*size)  # whatever the screen that Qt pretends to have
        self.content = self.window.contentItem()
        self.window.requestActivate()
        self.until(self.window.isActive)
        self.app.tellNotices()

    @property
    def table(self) -> TableModel:
        return self.app.at_table

    @property
    def facts(self) -> TableFacts:
        return self.app.at_table.facts

    def close(self) -> None:
        """End the program in order."""
        self.window.close()
        del self.content, self.window
        self._shown.close()
        self.app.close()
        self.root.deleteLater()

    # --- what is seen ------------------------------------------------------------------------------------

    def items(self) -> Iterator[QQuickItem]:
        """Yield every item that is visible, those in front last."""
        yield from _visible(self.content)

    def find(self, text: str) -> QQuickItem:
        """Return the visible control or text that says something."""
        found = [item for item in self.items() if _says(item) == text]
        controls = [item for item in found if item.inherits("QQuickAbstractButton")]
        assert found, f"nothing says {text!r}; there is {self.texts()}"
        return (controls or found)[-1]

    def labelled(self, name: str) -> QQuickItem:
        """Return the visible control with a label."""
        return next(item for item in self.items() if item.property("label") == name)

    def sees(self, text: str) -> bool:
        """Say whether a text is visible."""
        return any(_says(item) == text for item in self.items())

    def sees_part(self, pattern: str) -> bool:
        """Say whether a text that matches a pattern is visible."""
        return any(re.search(pattern, text) for text in self.texts())

    def texts(self) -> list[str]:
        """Return all texts that are visible."""
        return [_says(item) for item in self.items() if item.inherits("QQuickText") and _says(item)]

    def card(self, face: str) -> QQuickItem:
        """Return a card on the table."""
        return next(item for item in self.items() if _is_card(item) and item.property("face") == face)

    def legal(self) -> list[str]:
        """Return the codes of the own cards that may be played now."""
        return [row.face for row in self.table.card_rows if row.legal]

    def illegal(self) -> list[str]:
        """Return the codes of the own cards that may not be played now."""
        rows = self.table.card_rows
        return [row.face for row in rows if row.place == 1 and row.seat == self.facts.ownSeat and row.reason]

    def trick(self) -> list[str]:
        """Return the codes of the cards in the trick."""
        rows = sorted((row for row in self.table.card_rows if row.place == 2), key=lambda row: row.slot)
        return [row.face for row in rows]

    # --- what is done ------------------------------------------------------------------------------------

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def type(self, text: str) -> None:
        """Type digits or letters."""
        for character in text:
            QTest.keyClick(self.window, Qt.Key(ord(character.upper())))

    def click_at(self, spot: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, PLAIN, spot)

    def click(self, text: str) -> None:
        """Click on what says something."""
        self.lay_out()
        self.click_at(centre(self.find(text)))

    def lay_out(self) -> None:
        """Wait for a frame: what has just appeared finds its place only with the next one."""
        frames: list[None] = []
        connection = self.window.frameSwapped.connect(lambda: frames.append(None))
        self.window.update()
        self.until(lambda: bool(frames))
        self.window.frameSwapped.disconnect(connection)

    def spot(self, face: str) -> QPoint:
        """Return a place of a card of the own hand that no other card covers."""
        item = self.card(face)
        return item.mapToScene(QPointF(item.width() * 0.2, item.height() * 0.4)).toPoint()

    def click_card(self, face: str) -> None:
        self.click_at(self.spot(face))

    def middle_item(self) -> QQuickItem:
        """Return the carpet with its cards."""
        return next(item for item in self.items() if item.metaObject().className().startswith("CardTable"))

    def middle(self) -> QPoint:
        """Return the middle of the carpet, where tricks are played."""
        table = self.middle_item()
        return table.mapToScene(QPointF(table.width() / 2, table.height() * 0.42)).toPoint()

    def drag(self, face: str, to: QPoint, release: bool = True) -> None:
        start = self.spot(face)
        QTest.mousePress(self.window, LEFT, PLAIN, start)
        for step in range(1, 11):
            QTest.mouseMove(self.window, start + (to - start) * step / 10)
        if release:
            QTest.mouseRelease(self.window, LEFT, PLAIN, to)

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the program go on until a condition holds."""
        self._waiter.waitUntil(condition, timeout=PATIENCE_MS)

    # --- a match -----------------------------------------------------------------------------------------

    def begin(
        self, names: Sequence[str] = ("Resli", "Beat", "Vreni", "Ueli"), preset: str = "hidden"
    ) -> None:
        """Deal a match without going over the page."""
        self.app.new_match.choosePreset(preset)
        self.app.new_match.start(list(names), 1)

    def my_turn(self, phase: str = "playing") -> None:
        """Wait until the person is to act and nothing moves."""
        self.until(lambda: self.facts.phase == phase and self.facts.myTurn and self.table.is_ready)

    def predict(self, number: int) -> None:
        """Wait for the question and answer it with the keyboard."""
        self.my_turn("predicting")
        self.until(lambda: self.sees("Your prediction") or self.sees("Deine Ansage"))
        self.type(str(number))
        self.press(KEY.Key_Return)

    def play_hand(self, play: Callable[[str], None], cards: int = 99) -> None:
        """Play legal cards in a given way until the hand is over, or some cards."""
        played = 0
        while played < cards:
            self.until(lambda: self.table.is_ready and (self.facts.myTurn or self._is_over()))
            if self._is_over():
                return
            left = self.facts.ownCount
            play(self.legal()[0])
            self.until(partial(self._has_fewer_than, left))
            played += 1

    def _has_fewer_than(self, cards: int) -> bool:
        return self.facts.ownCount < cards or self._is_over()

    def _is_over(self) -> bool:
        return self.facts.phase in ("hand_over", "match_over")


def centre(item: QQuickItem) -> QPoint:
    """Return the middle of an item in the window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def _visible(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible() and child.opacity() > 0:
            yield child
            yield from _visible(child)


def _says(item: QQuickItem) -> str:
    text = item.property("text")
    return text if isinstance(text, str) else ""


def _is_card(item: QQuickItem) -> bool:
    return item.property("homeScale") is not None
