"""What happens before the window: one instance, the language, the renderer, the crash hook."""

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject
from pytestqt.qtbot import QtBot

from differenzler_qt.startup.crashes import CrashHook
from differenzler_qt.startup.fonts import TEXT_FAMILY, load_fonts
from differenzler_qt.startup.graphics import choose_renderer
from differenzler_qt.startup.language import LanguageSwitch, chosen_language
from differenzler_qt.startup.single_instance import SingleInstance


def test_the_second_instance_raises_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    root = QObject()
    first = SingleInstance(tmp_path / "data" / "lock", root)
    second = SingleInstance(tmp_path / "data" / "lock", root)
    assert first.claim()
    with qtbot.waitSignal(first.raise_requested):
        assert not second.claim()
    first.release()
    assert second.claim()
    second.release()
    root.deleteLater()


def test_other_folders_do_not_share_an_instance(qtbot: QtBot, tmp_path: Path) -> None:
    root = QObject()
    first = SingleInstance(tmp_path / "a" / "lock", root)
    second = SingleInstance(tmp_path / "b" / "lock", root)
    assert first.claim()
    assert second.claim()
    first.release()
    second.release()
    root.deleteLater()


def test_where_nothing_can_be_written_every_instance_is_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    root = QObject()
    instance = SingleInstance(tmp_path / "file" / "data" / "lock", root)
    assert instance.claim()
    instance.release()
    root.deleteLater()


@pytest.mark.parametrize(
    ("setting", "system", "expected"),
    [
        ("de", "en_US", "de"),
        ("en", "de_CH", "en"),
        ("", "de_CH", "de"),
        ("", "de_DE", "de"),
        ("", "en_GB", "en"),
        ("", "fr_CH", "en"),
        ("klingon", "de_CH", "de"),
    ],
)
def test_the_first_start_takes_the_systems_language(setting: str, system: str, expected: str) -> None:
    assert chosen_language(setting, QLocale(system)) == expected


def test_a_language_is_switched_and_switched_back(qtbot: QtBot) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    switch = LanguageSwitch(application)
    switch.use("de")
    german = QCoreApplication.translate("Words", "King")
    switch.use("en")
    assert (german, QCoreApplication.translate("Words", "King")) == ("König", "King")


def test_off_screen_needs_no_opengl(qtbot: QtBot) -> None:
    assert choose_renderer("offscreen") is False


def test_the_fonts_are_there(qtbot: QtBot) -> None:
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    font = application.font()
    load_fonts(application)
    application.setFont(font)
    assert {TEXT_FAMILY, "Amatic SC"} <= set(QFontDatabase.families())


def test_no_exception_is_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    hook = CrashHook()
    said: list[str] = []
    hook.show = said.append
    hook.install()
    try:
        raise ValueError("a card too many")
    except ValueError:
        sys.excepthook(*sys.exc_info())
    assert "a card too many" in said[0]
