"""What goes wrong is said in the window: damaged files, a full disk, an exception."""

import errno
from pathlib import Path

import pytest

from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.problems import SaveFailed, SaveProblem
from tests.qml.conftest import Start

DAMAGED = ("", "{", '{"format": "differenzler-match", "schema": 1')


def write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_match_is_said_and_a_new_one_can_begin(start: Start, content: str) -> None:
    write(user_paths().match, content)
    program = start()
    assert program.sees_part("The saved match is damaged")
    assert not program.sees("Go on with the match")
    program.click("New match")
    program.until(lambda: program.sees("Deal the cards"))


def test_damaged_settings_are_said(start: Start) -> None:
    write(user_paths().settings, "{")
    program = start(language="en")
    assert program.sees_part("The settings could not be read")


def test_a_full_disk_is_said_and_play_goes_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    program.begin()
    program.predict(40)
    program.my_turn()

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    program.click_card(program.legal()[0])
    program.until(lambda: program.sees_part("The disk is full"))
    monkeypatch.undo()
    program.play_hand(program.click_card)
    assert program.facts.handPoints == 157


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (SaveProblem.READ_ONLY, "cannot be written to"),
        (SaveProblem.NO_PERMISSION, "may not write into its folder"),
        (SaveProblem.NEWER_FILE, "A newer version of the program has saved here"),
    ],
)
def test_what_keeps_a_match_from_being_saved_is_said(
    start: Start, monkeypatch: pytest.MonkeyPatch, reason: SaveProblem, sentence: str
) -> None:
    program = start()

    def refuse(*_arguments: object) -> None:
        raise SaveFailed(user_paths().match, reason)

    monkeypatch.setattr("differenzler_qt.models.match_keeper.MatchFile.save", refuse)
    program.begin()
    program.until(lambda: program.sees_part(sentence))


def test_an_exception_is_shown_with_the_place_of_the_log(start: Start) -> None:
    program = start()
    program.app.failed.emit("ValueError: the jack of hearts is missing")
    program.until(lambda: program.sees("The program made a mistake"))
    assert program.sees_part("the jack of hearts is missing")
    assert program.sees_part("differenzler.log")
    program.click("Go on")
    program.until(lambda: not program.sees("The program made a mistake"))


def test_the_seal_of_the_deal_is_shown_and_opened(start: Start) -> None:
    program = start()
    program.begin()
    program.my_turn("predicting")
    promised = program.facts.commitment
    program.until(lambda: program.sees(f"Deal {promised[:8]} · sealed"))
    program.click(f"Deal {promised[:8]} · sealed")
    program.until(lambda: program.sees("The sealed deal"))
    assert program.sees_part(promised[-8:])
    program.click("OK")
    program.until(lambda: not program.sees("The sealed deal"))
    program.predict(40)
    program.play_hand(program.click_card)
    program.until(lambda: program.sees(f"Deal {promised[:8]} · deal and salt match"))
