"""The game's window: everything is put together here, from the settings to the first frame."""

import logging
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from differenzler_qt.cli.slate_text import slate_text
from differenzler_qt.models.app_model import AppModel
from differenzler_qt.models.worker_jobs import WorkerJobs
from differenzler_qt.players.worker import Setup, WorkerClient
from differenzler_qt.startup.application import Application, application
from differenzler_qt.startup.crashes import CrashHook
from differenzler_qt.startup.fonts import load_fonts
from differenzler_qt.startup.graphics import choose_renderer
from differenzler_qt.startup.messages import log_qt_messages
from differenzler_qt.startup.single_instance import NoAnswer, SingleInstance
from differenzler_qt.startup.watching import Watch
from differenzler_qt.startup.window import Window
from differenzler_qt.storage.log import set_up_log
from differenzler_qt.storage.paths import user_paths

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GameOptions:
    """How the window is started: with ``files`` to open; ``watch`` lets computers play on all seats.

    ``hands`` limits a watched match (``None``: the whole match); ``exit_after`` ends the program after it.
    """

    files: tuple[Path, ...] = ()
    watch: bool = False
    hands: int | None = None
    exit_after: bool = False
    level: str = ""


class Game:
    """The running program; holds everything that must live as long as the window."""

    def __init__(self, options: GameOptions) -> None:
        self.options = options
        self.crashes = CrashHook()
        self.crashes.install()
        set_up_log()
        log_qt_messages()
        os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"  # the style that the dialogs of Qt take
        self.application = application()
        self.instance = SingleInstance(user_paths().lock, self.application)
        self.root = QObject(self.application)

    def run(self) -> int:
        """Show the window and return the exit status when it is closed."""
        try:
            if not self.options.watch and not self.instance.claim(self.options.files):
                return 0
        except NoAnswer:
            _LOG.warning("another instance runs and does not answer")
            if sys.stderr is not None:
                sys.stderr.write("differenzler-qt: the program is running already, but does not answer\n")
            return 1
        software = choose_renderer(self.application.platformName())
        load_fonts(self.application)
        client = WorkerClient(warm=(Setup("expert"),))
        self.app = AppModel(WorkerJobs(client, self.root), self.root)
        if software:
            self.app.notice("software_renderer")
        self.crashes.show = self.app.failed.emit
        self._open_files()
        try:
            return self._show()
        finally:
            self.app.close()
            client.close()
            self.instance.release()

    def _open_files(self) -> None:
        """Open what the command line names and whatever comes in later."""
        opener = self.app.opener
        opener.open_all(self.options.files)
        self.instance.raise_requested.connect(self.app.raiseRequested)
        self.instance.files_sent.connect(opener.open_all)
        if isinstance(self.application, Application):
            self.application.file_asked.connect(lambda path: opener.open_all([path]))

    def _show(self) -> int:
        self.shown = Window(self.application, self.app)
        if not self.shown.show():
            return 1
        self.engine = self.shown.engine
        if self.options.watch:
            self.watch = Watch(self.app, self.options.hands, self.options.exit_after, self.options.level)
            self.watch.begin()
        QTimer.singleShot(0, self._begin)
        status = self.application.exec()
        # A windowed program on Windows has no output at all.
        if self.options.exit_after and self.app.host.match is not None and sys.stdout is not None:
            sys.stdout.write(slate_text(self.app.host.match) + "\n")
        del self.engine
        self.shown.close()
        return status

    def _begin(self) -> None:
        self.app.tellNotices()
        if not self.options.watch:
            self.app.opener.start()


def run_game(options: GameOptions) -> int:
    """Run the game's window and return the exit status of the program.

    With ``exit_after`` the slate of a watched match is printed when it ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the program; everything is stored already
    return Game(options).run()
