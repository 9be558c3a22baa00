"""A window for a component of the QML module or for the whole program, with real events."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtQuick import QQuickItem, QQuickView
from pytestqt.qtbot import QtBot

from differenzler_qt.resource_paths import QML_IMPORT_PATH
from tests.deals import fix_deals
from tests.patience import PATIENCE_MS
from tests.qml.program import Program

Start = Callable[..., Program]
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
        qtbot.waitUntil(view.isExposed, timeout=PATIENCE_MS)
        view.rootObject().forceActiveFocus()
        return view, view.rootObject()

    yield make
    # At once: pictures that an engine was still loading when it goes late are never there for the next one.
    for view in views:
        view.close()
        view.deleteLater()
        QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that starts the program with some settings, in a home of the test's own.

    Its deals are always the same. Started again, the program goes on with what the first one has left
    on the disk.
    """
    monkeypatch.setenv("DIFFERENZLER_HOME", str(tmp_path))
    fix_deals(monkeypatch)
    running: list[Program] = []

    def begin(**settings: Any) -> Program:
        if running:
            running.pop().close()
        running.append(Program(qtbot, **settings))
        return running[-1]

    yield begin
    for program in running:
        program.close()
