"""The log: written where it may be, and never in the way."""

import faulthandler
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from differenzler_qt.storage.log import close_log, set_up_log


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    level, was_enabled = logging.getLogger().level, faulthandler.is_enabled()
    yield
    close_log()
    logging.getLogger().setLevel(level)
    if was_enabled:
        faulthandler.enable()


def test_what_is_logged_is_written(tmp_path: Path) -> None:
    path = set_up_log(tmp_path / "log")
    assert path == tmp_path / "log" / "differenzler.log"
    logging.getLogger("somewhere").error("«Stöck» vergessen")
    close_log()
    text = path.read_text(encoding="utf-8")
    assert "differenzler-qt" in text
    assert "ERROR somewhere: «Stöck» vergessen" in text


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    set_up_log(tmp_path)
    for _ in range(40):
        logging.getLogger("somewhere").info("x" * 100_000)
    close_log()
    files = list(tmp_path.glob("differenzler.log*"))
    assert len(files) == 4
    assert sum(file.stat().st_size for file in files) < 3_000_000


def test_crashes_leave_their_stacks(tmp_path: Path) -> None:
    set_up_log(tmp_path)
    assert faulthandler.is_enabled()
    assert (tmp_path / "crash.log").exists()
    close_log()
    assert not faulthandler.is_enabled()


def test_a_folder_that_cannot_be_written_is_not_fatal(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("in the way")
    handlers = list(logging.getLogger().handlers)
    assert set_up_log(tmp_path / "log") is None
    assert logging.getLogger().handlers == handlers
