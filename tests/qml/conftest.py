"""A window for a component of the QML module, with real events and warnings as errors."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickItem, QQuickView
from pytestqt.qtbot import QtBot

from differenzler_qt.resource_paths import QML_IMPORT_PATH

Show = Callable[..., tuple[QQuickView, QQuickItem]]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Return a function that shows a component with its initial properties in a window of 1280 × 800."""
    views: list[QQuickView] = []

    def make(path: str, speed: str = "off", **properties: Any) -> tuple[QQuickView, QQuickItem]:
        view = QQuickView()
        views.append(view)
        engine = view.engine()
        engine.addImportPath(str(QML_IMPORT_PATH))
        theme: Any = engine.singletonInstance("Differenzler", "Theme")
        theme.setProperty("speed", speed)
        view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        view.resize(1280, 800)
        view.setInitialProperties(properties)
        view.setSource(QUrl.fromLocalFile(str(QML_IMPORT_PATH / "Differenzler" / path)))
        assert view.status() is QQuickView.Status.Ready, [error.toString() for error in view.errors()]
        view.show()
        view.requestActivate()
        qtbot.waitUntil(view.isExposed)
        view.rootObject().forceActiveFocus()
        return view, view.rootObject()

    yield make
    for view in views:
        view.close()
        view.deleteLater()
