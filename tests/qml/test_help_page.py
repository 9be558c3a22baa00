"""The help: every page in both languages and at all sizes, its links, its search, and the rules in force."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.conftest import Start
from tests.qml.program import KEY, Program

TOPICS = (
    "start", "cards", "following", "undertrump", "predictions", "scoring", "match", "games", "margin",
    "sizes", "tips", "strategy", "glossary", "suits", "keys", "program",
)  # fmt: skip
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)]


def named(program: Program, kind: str) -> QQuickItem:
    return next(item for item in program.items() if item.metaObject().className().startswith(f"{kind}_QML"))


def help_page(program: Program) -> QQuickItem:
    """Open the help with its key and return its page."""
    program.press(KEY.Key_F1)
    program.until(lambda: program.sees("Guided hand") or program.sees("Geführte Runde"))
    return named(program, "HelpPage")


def titles(program: Program) -> list[str]:
    return [item.property("text") for item in program.items()
            if item.metaObject().className().startswith("HelpContentsRow_QML")]  # fmt: skip


def too_wide(program: Program, reader: QQuickItem) -> list[str]:
    """Return the texts that reach over the right edge of the paper or are cut off."""
    edge = reader.mapToScene(QPointF(reader.width(), 0)).x() + 1
    found = []
    for item in program.items():
        if item.inherits("QQuickText") and item.property("text") and reader.isAncestorOf(item):
            right = item.mapToScene(QPointF(item.property("contentWidth"), 0)).x()
            if right > edge or item.property("truncated"):
                found.append(item.property("text"))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_fits_in_both_languages(start: Start, language: str, size: tuple[int, int]) -> None:
    program = start(language=language, theme="dark" if size[0] < 1200 else "light")
    program.window.resize(QSize(*size))
    page = help_page(program)
    program.until(lambda: page.width() == size[0])
    program.lay_out()
    reader = named(program, "HelpReader")
    for topic in TOPICS:
        page.setProperty("topic", topic)
        program.until(lambda: reader.property("contentHeight") > 0)
        assert too_wide(program, reader) == [], topic
    assert len(titles(program)) == len(set(titles(program))) == len(TOPICS)


def test_the_arrow_keys_go_through_all_pages_and_back(start: Start) -> None:
    program = start()
    page = help_page(program)
    seen = [page.property("topic")]
    for _ in TOPICS[1:]:
        program.press(KEY.Key_Down)
        seen.append(page.property("topic"))
    assert tuple(seen) == TOPICS
    program.press(KEY.Key_Down)
    assert page.property("topic") == TOPICS[-1]
    program.press(KEY.Key_Up)
    assert page.property("topic") == TOPICS[-2]


def test_the_keys_scroll_the_text(start: Start) -> None:
    program = start()
    help_page(program)
    reader = named(program, "HelpReader")
    program.press(KEY.Key_Right)
    assert reader.hasActiveFocus()
    last = reader.property("contentHeight") - reader.height()
    program.press(KEY.Key_End)
    assert reader.property("contentY") == pytest.approx(last)
    program.press(KEY.Key_Home, KEY.Key_Down)
    assert 0 < reader.property("contentY") < last
    program.press(KEY.Key_PageDown)
    assert reader.property("contentY") > 200


def test_a_click_opens_a_page_and_its_links_lead_on(start: Start) -> None:
    program = start()
    page = help_page(program)
    for title, topic in [("Scoring", "scoring"), ("Keyboard", "keys"), ("Words", "glossary")]:
        program.click(title)
        assert page.property("topic") == topic
    reader = named(program, "HelpReader")
    for topic in TOPICS:
        page.setProperty("topic", topic)
        links = [item for item in program.items() if reader.isAncestorOf(item)
                 and item.metaObject().className().startswith("ActionButton")]  # fmt: skip
        assert links, topic
        target = links[0].property("text")
        links[0].forceActiveFocus()
        program.press(KEY.Key_Return)
        assert page.property("topic") != topic
        assert reader.property("title") == target
        assert reader.property("contentY") == 0


@pytest.mark.parametrize(
    ("language", "word", "title", "found"),
    [
        ("en", "undertrump", "Found: “undertrump”", "Only without the suit led (the usual rule)"),
        ("en", "härdöpfel", "Found: “härdöpfel”", "German, dialect, English"),
        ("en", "last trick", "Found: “last trick”", "Always 157"),
        ("de", "punktlandung bonus", "Gefunden: «punktlandung bonus»", "Option: Bonus für die Punktlandung"),
        ("de", "schilten", "Gefunden: «schilten»", "Farben"),
    ],
)
def test_the_search_finds(start: Start, language: str, word: str, title: str, found: str) -> None:
    program = start(language=language)
    help_page(program)
    QTest.keyClick(program.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field: Any = program.window.activeFocusItem()
    field.setProperty("text", word)
    program.until(lambda: program.sees(title))
    assert program.sees(found)


def test_a_hit_leads_to_its_page_and_escape_goes_back_step_by_step(start: Start) -> None:
    program = start()
    page = help_page(program)
    QTest.keyClick(program.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    program.type("zebra")
    program.until(lambda: program.sees("Nothing found for “zebra”"))
    program.press(KEY.Key_Escape)
    assert not page.property("searching")
    program.type("napf")
    program.click("On the page “French and Swiss cards”")
    assert (page.property("topic"), page.property("searching")) == ("suits", False)
    program.press(KEY.Key_Escape)
    program.until(lambda: program.sees("New match"))


def test_the_help_opens_over_a_hand_and_nothing_is_lost(start: Start) -> None:
    program = start()
    program.begin()
    program.predict(40)
    program.my_turn()
    before = (program.facts, program.table.card_rows)
    help_page(program)
    program.press(KEY.Key_Escape)
    program.until(lambda: program.middle_item().isVisible())
    assert (program.facts, program.table.card_rows) == before
    left = program.facts.ownCount
    program.press(KEY(KEY.Key_1 + next(row.slot for row in program.table.card_rows if row.legal)))
    program.until(lambda: program.facts.ownCount < left)


@pytest.mark.parametrize("key", [KEY.Key_R, KEY.Key_F2])
def test_one_key_shows_the_rules_in_force(start: Start, key: Qt.Key) -> None:
    program = start()
    program.begin(preset="tv")
    program.predict(40)
    program.my_turn()
    program.press(key)
    program.until(lambda: program.sees("The rules in force: Television"))
    assert program.sees("4 players, 9 cards each.")
    assert program.sees("3 rounds: 12 hands.")
    assert program.sees("An exact prediction takes 10 penalty points away.")
    assert program.sees("An exact 0 earns no bonus.")
    program.press(KEY.Key_Escape)
    assert not program.sees("The rules in force: Television")
    program.play_hand(program.click_card, cards=1)


def test_the_rules_can_be_read_while_predicting(start: Start) -> None:
    program = start(language="de")
    program.begin(preset="parlour")
    program.my_turn("predicting")
    program.press(KEY.Key_R)
    program.until(lambda: program.sees("Es gilt: Stube"))
    assert program.sees("Bei gleicher Summe wird eine Runde mehr gespielt, bis jemand vorne liegt.")
    program.press(KEY.Key_R)
    program.predict(33)
    program.my_turn()
