"""Drives the slate's page with real events: by the keyboard alone or by the mouse alone."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS

RESTING = 5
# Items are looked at in JavaScript: Python’s wrapper of an item that QML made takes it along when it goes.
_LOOK = """(function(root, name, focused) {
    const found = [];
    (function walk(item) {
        const wanted = focused ? item.activeFocus : item.objectName === name;
        const place = wanted ? item.mapToItem(null, 0, 0) : null;
        if (wanted) found.push({
            name: item.objectName, kind: item.toString(), label: String(item.label ?? ""),
            text: String(item.text ?? ""), x: Math.floor(place.x), y: Math.floor(place.y),
            width: Math.floor(item.width), height: Math.floor(item.height),
            enabled: item.enabled, focus: item.activeFocus
        });
        for (const child of item.children)
            if (child.visible)
                walk(child);
    })(root);
    return JSON.stringify(found);
})"""
_CALL = """(function call(item, name, method, given) {
    if (item.objectName === name)
        item[method](...JSON.parse(given));
    for (const child of item.children)
        call(child, name, method, given);
})"""


@dataclass(frozen=True, slots=True)
class Seen:
    """A visible item as it was a moment ago, its place in the window."""

    name: str
    kind: str
    label: str
    text: str
    x: int
    y: int
    width: int
    height: int
    enabled: bool
    focus: bool

    @property
    def box(self) -> QRect:
        """Where it is."""
        return QRect(self.x, self.y, self.width, self.height)


class Driver:
    """A window with the slate's page and a hand on it."""

    def __init__(self, view: QQuickView, page: QQuickItem, slates: Any, qtbot: QtBot) -> None:
        self.view = view
        self.page = page
        self.slates = slates
        self.slate = slates.slate
        self._qtbot = qtbot
        engine: Any = view.engine()
        self._look = engine.evaluate(_LOOK)
        self._call = engine.evaluate(_CALL)
        self._content = view.contentItem()
        self._root = engine.newQObject(self._content)

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        self._qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def items(self, name: str) -> list[Seen]:
        """Return the visible items of a name, those in front last."""
        return self._seen(name, False)

    def _seen(self, name: str, focused: bool) -> list[Seen]:
        seen = self._look.call([self._root, name, focused])
        assert not seen.isError(), seen.toString()
        return [Seen(**item) for item in json.loads(seen.toString())]

    def has(self, name: str) -> bool:
        """Say whether an item of this name can be seen."""
        return bool(self.items(name))

    def item(self, name: str) -> Seen:
        """Return the visible item of a name, the one in front; waits until it is there."""
        self.wait(lambda: self.has(name))
        return self.items(name)[-1]

    def text(self, name: str) -> str:
        """Return the text of an item; nothing if it cannot be seen."""
        found = self.items(name)
        return found[-1].text if found else ""

    def focused(self) -> Seen | None:
        """Return what has the keyboard."""
        found = self._seen("", True)
        return found[-1] if found else None

    def call(self, name: str, method: str, *arguments: str) -> None:
        """Call a method of an item, where a dialog of the system would stand between."""
        called = self._call.call([self._root, name, method, json.dumps(arguments)])
        assert not called.isError(), called.toString()

    def wait_for_focus(self, name: str) -> Seen:
        """Wait until an item of this name has the keyboard."""
        self.wait(lambda: any(item.focus for item in self.items(name)))
        return self.items(name)[-1]

    def click(self, name: str) -> None:
        """Click an item in its middle; waits until it can be used and rests."""
        places: list[QPoint] = []

        def rests() -> bool:
            found = self.items(name)
            if not any(item.enabled for item in found):
                return False
            places.append(found[-1].box.center())
            return places[-RESTING:].count(places[-1]) == RESTING

        self.wait(rests)  # what appears beside it may still move it
        spot = places[-1]
        assert QRect(QPoint(), self.view.size()).contains(spot), f"{name} is outside: {spot}"
        QTest.mouseClick(self.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)

    def drag(self, item: Seen, by: QPoint) -> None:
        """Drag an item by its middle."""
        button, plain, start = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, item.box.center()
        QTest.mousePress(self.view, button, plain, start)
        for step in range(1, 6):
            QTest.mouseMove(self.view, start + by * step / 5)
        QTest.mouseRelease(self.view, button, plain, start + by)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key."""
        QTest.keyClick(self.view, key, modifier)

    def type(self, text: str) -> None:
        """Type a text and confirm it."""
        for char in text:
            QTest.keyClick(self.view, char)  # type: ignore[call-overload]
        self.key(Qt.Key.Key_Return)

    def tab_to(self, accepts: Callable[[Seen], bool]) -> None:
        """Press Tab until the focus is on an item that is accepted."""
        for _ in range(40):
            focus = self.focused()
            if focus is not None and accepts(focus):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab does not lead there")
