"""The prediction is set by digits, arrows, buttons and slider, and confirmed once."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

KEY = Qt.Key


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ([KEY.Key_4, KEY.Key_3], 43),
        ([KEY.Key_1, KEY.Key_5, KEY.Key_7], 157),
        ([KEY.Key_1, KEY.Key_5, KEY.Key_8], 8),
        ([KEY.Key_4, KEY.Key_3, KEY.Key_Backspace], 4),
        ([KEY.Key_Up, KEY.Key_Up, KEY.Key_Down], 1),
        ([KEY.Key_Down], 0),
        ([KEY.Key_PageUp] * 20, 157),
        ([KEY.Key_PageUp, KEY.Key_PageDown, KEY.Key_PageDown], 0),
        ([KEY.Key_Escape, KEY.Key_7], 7),
    ],
)
def test_keys_set_the_number_and_enter_confirms_it(
    show: Callable[..., tuple[QQuickView, QQuickItem]], keys: list[Qt.Key], value: int
) -> None:
    view, panel = show("table/PredictionPanel.qml", mode="H", leader="Vreni")
    confirmed: list[int] = []
    signals: Any = panel
    signals.confirmed.connect(confirmed.append)
    for key in keys:
        QTest.keyClick(view, key)
    assert (panel.property("value"), panel.isVisible(), confirmed) == (value, True, [])
    QTest.keyClick(view, KEY.Key_Return)
    assert confirmed == [value]


def test_nothing_is_confirmed_before_a_number_is_chosen(
    show: Callable[..., tuple[QQuickView, QQuickItem]],
) -> None:
    view, panel = show("table/PredictionPanel.qml", mode="H", leader="Vreni")
    confirmed: list[int] = []
    signals: Any = panel
    signals.confirmed.connect(confirmed.append)
    for key in (KEY.Key_Return, KEY.Key_Escape, KEY.Key_4, KEY.Key_Backspace, KEY.Key_Enter):
        QTest.keyClick(view, key)
    assert confirmed == []
