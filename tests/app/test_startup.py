"""What happens before the window: one instance, the language, the renderer, the crash hook."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from differenzler_qt.startup import single_instance
from differenzler_qt.startup.crashes import CrashHook
from differenzler_qt.startup.fonts import TEXT_FAMILY, load_fonts
from differenzler_qt.startup.graphics import choose_renderer
from differenzler_qt.startup.language import LanguageSwitch, chosen_language
from differenzler_qt.startup.single_instance import SingleInstance
from tests.patience import PATIENCE_MS

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from differenzler_qt.startup.single_instance import SingleInstance

application = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]), application)
print(instance.claim([Path(word) for word in sys.argv[2:]]))
"""


@contextmanager
def second_start(lock: Path, *files: Path, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """Start another process that claims a lock and prints whether it is the first."""
    command = [sys.executable, "-c", SECOND, str(lock), *map(str, files)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(
        command, env={**environment, **variables}, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


def server_of(instance: SingleInstance) -> QLocalServer:
    """Return what an instance listens with."""
    server = instance.findChild(QLocalServer)
    assert server is not None
    return server


def test_the_second_instance_raises_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    lock, root = tmp_path / "data" / "lock", QObject()
    first = SingleInstance(lock, root)
    assert first.claim()
    sent: list[object] = []
    first.files_sent.connect(sent.append)
    with qtbot.waitSignal(first.raise_requested, timeout=PATIENCE_MS), second_start(lock) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=PATIENCE_MS)
        assert second.stdout is not None
        assert (second.stdout.read(), sent) == ("False\n", [])
    first.release()
    root.deleteLater()


def test_the_second_instance_hands_its_files_over(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, root = tmp_path / "data" / "lock", QObject()
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "old")
    files = [tmp_path / "Ändu «Jass»\n♣.differenzler-match", tmp_path / "b.differenzler-rules"]
    if os.name != "nt":
        files.append(tmp_path / os.fsdecode(b"\xff.differenzler-match"))
    first = SingleInstance(lock, root)
    assert first.claim()
    with (
        qtbot.waitSignal(first.files_sent, timeout=PATIENCE_MS) as heard,
        second_start(lock, *files, XDG_ACTIVATION_TOKEN="new") as second,
    ):
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=PATIENCE_MS)
    assert heard.args == [files]
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "new"
    first.release()
    root.deleteLater()


def test_the_next_instance_is_the_first_once_the_other_has_gone(qtbot: QtBot, tmp_path: Path) -> None:
    root = QObject()
    first, second = (SingleInstance(tmp_path / "lock", root) for _ in range(2))
    assert first.claim()
    first.release()
    assert second.claim()
    second.release()
    root.deleteLater()


def test_files_are_not_lost_while_the_first_instance_ends(qtbot: QtBot, tmp_path: Path) -> None:
    """It hangs up on the call that it does not answer any more; then the caller is the first itself."""
    lock, root = tmp_path / "lock", QObject()
    first = SingleInstance(lock, root)
    assert first.claim()
    with second_start(lock, tmp_path / "a.differenzler-match") as second:
        server = server_of(first)
        assert server.waitForNewConnection(PATIENCE_MS)  # here nobody hears what is said
        first.release()
        server.deleteLater()
        QCoreApplication.sendPostedEvents(server, QEvent.Type.DeferredDelete)
        assert second.stdout is not None
        assert second.stdout.read() == "True\n"
    root.deleteLater()


def test_an_instance_that_goes_in_the_last_moment_is_followed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = QObject()
    first, second = (SingleInstance(tmp_path / "lock", root) for _ in range(2))
    assert first.claim()

    def hang_up(_instance: SingleInstance, _line: bytes) -> bool:
        first.release()
        return False

    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 0)
    monkeypatch.setattr(SingleInstance, "_is_delivered", hang_up)
    assert second.claim()
    second.release()
    root.deleteLater()


def test_nonsense_from_another_program_raises_the_window_and_no_more(qtbot: QtBot, tmp_path: Path) -> None:
    root = QObject()
    first = SingleInstance(tmp_path / "lock", root)
    assert first.claim()
    sent: list[object] = []
    first.files_sent.connect(sent.append)
    socket = QLocalSocket(root)
    socket.connectToServer(server_of(first).serverName())
    for line in (b"raise\n", b'{"files": 5, "token": ""}\n', b"[1]\n"):
        with qtbot.waitSignal(first.raise_requested, timeout=PATIENCE_MS):
            socket.write(line)
    assert sent == []
    first.release()
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
