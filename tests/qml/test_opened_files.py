"""Files from outside in the real window: where they lead, what is asked, and what is said of bad ones."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QMetaObject, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from differenzler_qt.storage.passed_match import export_match, import_match
from tests.qml.conftest import Start
from tests.qml.program import KEY, LEFT, NAMES, PLAIN, Program
from tests.storage.passed_files import OURS, file_of_finished_match, file_of_match_under_way, file_of_rules
from tests.storage.play import finished_match


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """Give the file of a match that is over."""
    return file_of_finished_match(tmp_path)


@pytest.fixture
def under_way(tmp_path: Path) -> Path:
    """Give the file of a match in its first hand."""
    return file_of_match_under_way(tmp_path)


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """Give the file of a rule set."""
    return file_of_rules(tmp_path / "bären.differenzler-rules", "Bären")


def begin(start: Start, *files: Path, **settings: Any) -> Program:
    """Start the program with files on its command line, in the order of the start-up."""
    program = start(**settings)
    program.app.opener.open_all(files)
    program.app.opener.start()
    return program


def test_a_match_that_is_over_is_shown_in_the_history(start: Start, over: Path) -> None:
    program = begin(start, over)
    program.until(lambda: program.sees("The match"))
    assert program.sees("Total")
    assert program.sees("Ändu «Jass» ♣")
    assert program.sees("The match is now in your history.")
    program.app.opener.open_all([over])
    program.until(lambda: program.sees("The match is in your history already."))


def test_another_match_takes_the_place_of_the_open_sheet(start: Start, over: Path, tmp_path: Path) -> None:
    program = begin(start, over)
    program.until(lambda: program.sees("Computer 3"))
    other = tmp_path / "duel.differenzler-match"
    export_match(finished_match("duel"), other)
    program.app.opener.open_all([other])
    program.until(lambda: not program.sees("Computer 3"))
    assert program.sees("Computer 1")
    assert program.sees("Total")


def test_a_match_under_way_is_on_the_table(start: Start, under_way: Path) -> None:
    program = begin(start, under_way)
    program.until(lambda: program.sees("The match of «under way.differenzler-match» goes on."))
    program.until(lambda: program.table.is_ready and program.facts.myTurn)
    assert program.app.host.names[0] == "Ändu «Jass» ♣"


def test_rules_are_chosen_on_the_page_for_a_new_match(start: Start, rules: Path) -> None:
    program = begin(start, rules)
    program.until(lambda: program.sees("Deal the cards"))
    program.until(lambda: program.sees_part("^Bären · "))
    assert program.sees("«Bären» is now among your rule sets, and chosen.")
    assert program.app.new_match.rules == OURS


def test_rules_that_cannot_be_played_are_named_without_the_page(start: Start, rules: Path) -> None:
    document = json.loads(rules.read_text(encoding="utf-8"))
    document["rules"]["players"] = 9
    rules.write_text(json.dumps(document), encoding="utf-8")
    program = begin(start, rules)
    program.until(lambda: program.sees("These rules cannot be played"))
    assert program.sees("Players («players»): 9")
    program.click("OK")
    program.until(lambda: not program.sees("These rules cannot be played"))
    assert program.sees("New match")


BAD = {
    "not_found": None,
    "not_json": "{",
    "other_format": "{}",
    "newer": '{"format": "differenzler-match", "schema": 99}',
    "bad_rules": '{"format": "differenzler-match", "schema": 2}',
}


@pytest.mark.parametrize(
    ("language", "title", "sentences"),
    [
        (
            "en",
            "This file cannot be opened",
            ("no such file", "or it is damaged", "neither a match nor", "newer version", "It is damaged"),
        ),
        (
            "de",
            "Diese Datei lässt sich nicht öffnen",
            (
                "gibt es nicht",
                "oder sie ist beschädigt",
                "weder eine Partie noch",
                "neueren Version",
                "beschädigt",
            ),
        ),
    ],
)
def test_what_is_wrong_with_files_is_said_one_by_one(
    start: Start, tmp_path: Path, language: str, title: str, sentences: tuple[str, ...]
) -> None:
    files = [tmp_path / f"{reason}.differenzler-match" for reason in BAD]
    for file, content in zip(files, BAD.values(), strict=True):
        if content is not None:
            file.write_text(content, encoding="utf-8")
    program = begin(start, *files, language=language)
    for file, sentence in zip(files, sentences, strict=True):
        said = f"(?s)«{file.name}».*{sentence}"
        program.until(partial(program.sees_part, said))
        assert program.sees(title)
        program.press(KEY.Key_Return)
    program.until(lambda: not program.sees(title))
    assert program.sees("New match" if language == "en" else "Neue Partie")


def save_dialog(program: Program) -> QObject:
    """Return the dialog of the system that asks where to save; its signal is sent, not clicked."""
    dialog = program.window.findChild(QObject, "saveMatchDialog")
    assert dialog is not None
    return dialog


def test_the_own_match_is_saved_before_it_gives_way(start: Start, under_way: Path, tmp_path: Path) -> None:
    program = begin(start)
    program.begin()
    program.my_turn("predicting")
    program.app.opener.open_all([under_way])
    program.until(lambda: program.sees("Go on with this match?"))
    assert program.sees_part("Ändu «Jass» ♣, Computer 1, Computer 2, Computer 3: hand 1 of 4")
    file = tmp_path / "mine.differenzler-match"
    dialog = save_dialog(program)
    folder = tmp_path / "folder.differenzler-match"
    folder.mkdir()
    dialog.setProperty("selectedFile", QUrl.fromLocalFile(str(folder)))  # cannot be written
    QMetaObject.invokeMethod(dialog, "accepted")
    program.until(lambda: program.sees("It could not be written."))
    assert program.app.host.names[0] == "Resli"
    dialog.setProperty("selectedFile", QUrl.fromLocalFile(str(file)))
    QMetaObject.invokeMethod(dialog, "accepted")
    program.until(lambda: program.app.host.names[0] == "Ändu «Jass» ♣")
    program.until(lambda: not program.sees("Go on with this match?"))
    mine = import_match(file).value
    assert mine is not None
    assert tuple(info.name for info in mine.match.seats) == NAMES

    program.app.opener.open_all([file])  # and back again
    program.until(lambda: program.sees("Go on with this match?"))
    program.press(KEY.Key_Escape)
    program.until(lambda: not program.sees("Go on with this match?"))
    assert program.app.host.names[0] == "Ändu «Jass» ♣"


def test_the_keyboard_plays_on_after_a_question(start: Start, under_way: Path, tmp_path: Path) -> None:
    program = begin(start)
    program.begin()
    program.my_turn("predicting")
    for file, title in (
        (under_way, "Go on with this match?"),
        (tmp_path / "none", "This file cannot be opened"),
    ):
        program.app.opener.open_all([file])
        program.until(partial(program.sees, title))
        program.press(KEY.Key_Escape)
        program.until(lambda: program.app.opener.property("question") == "")
    program.predict(40)
    program.my_turn()
    assert program.facts.ownPrediction == 40


def drop(program: Program, *files: Path) -> None:
    """Drop files on the middle of the window, as a file manager does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    spot, how = QPoint(640, 400), (Qt.DropAction.CopyAction, data, LEFT, PLAIN)
    QCoreApplication.sendEvent(program.window, QDragEnterEvent(spot, *how))
    QCoreApplication.sendEvent(program.window, QDropEvent(QPointF(spot), *how))


def test_files_are_dropped_on_the_window(start: Start, over: Path, rules: Path) -> None:
    program = begin(start)
    drop(program, over)
    program.until(lambda: program.sees("The match is now in your history."))
    drop(program, rules)
    program.until(lambda: program.sees("«Bären» is now among your rule sets, and chosen."))
    program.begin()
    program.my_turn("predicting")
    drop(program, over)
    program.until(lambda: program.sees("The match is in your history already.") and program.sees("Total"))
    program.press(KEY.Key_Escape)  # from the sheet to the list, then back to the table
    program.until(lambda: program.sees("1 match"))
    program.press(KEY.Key_Escape)
    program.until(lambda: program.sees("Your prediction"))
