"""Plays in a process of its own to the middle of a trick, says what lies there, and waits to be killed."""

import sys
import time
from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest

from differenzler_qt.models.worker_jobs import WorkerJobs
from differenzler_qt.players.worker import WorkerClient
from differenzler_qt.startup.application import application
from tests.deals import fix_deals
from tests.qml.program import Program
from tests.qml.test_resuming import in_the_middle_of_a_trick, on_the_table


class Patience:
    """Waits on conditions like pytest-qt does."""

    def waitUntil(self, callback: Callable[[], bool], *, timeout: int) -> None:  # noqa: N802 (pytest-qt's)
        end = time.monotonic() + timeout / 1000
        while not callback():
            assert time.monotonic() < end, "waited in vain"
            QTest.qWait(10)


def main() -> None:
    """Play with the mouse, against the real worker, and hang."""
    app = application()
    client = WorkerClient()
    program = Program(Patience(), jobs=lambda root: WorkerJobs(client, root))
    with pytest.MonkeyPatch.context() as patch:
        fix_deals(patch)
        in_the_middle_of_a_trick(program)
    sys.stdout.write(repr(on_the_table(program)) + "\n")
    sys.stdout.flush()
    app.exec()


if __name__ == "__main__":
    main()
