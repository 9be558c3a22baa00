"""Language, deck and theme are switched in the middle of a hand, at once and with nothing lost."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from differenzler_qt.storage.settings import WindowGeometry
from tests.project.sources import CATALOGUES
from tests.qml.conftest import Start
from tests.qml.program import Program

PLACE = re.compile(r"%L?\d+|%n")
EVERYWHERE = ("Deutsch", "English")  # languages are called by their own names


def pattern(text: str) -> re.Pattern[str]:
    return re.compile(".+".join(re.escape(part) for part in PLACE.split(text)))


def pairs() -> Iterator[tuple[re.Pattern[str], re.Pattern[str]]]:
    """Yield what the catalogue holds, English and German, where the two differ."""
    for message in ElementTree.parse(CATALOGUES / "differenzler_de.ts").getroot().iter("message"):
        source, german = message.findtext("source", ""), message.findtext("translation", "")
        if german and source != german and not re.fullmatch(r"[%L\d\s.:,·]*", source):
            yield pattern(source), pattern(german)


@pytest.fixture(scope="module")
def catalogue() -> list[tuple[re.Pattern[str], re.Pattern[str]]]:
    return list(pairs())


def left_over(
    program: Program, catalogue: list[tuple[re.Pattern[str], re.Pattern[str]]], german: bool
) -> list[str]:
    """Return the visible texts that belong to the language that is not in force."""
    found = []
    for text in program.texts():
        right = any((de if german else en).fullmatch(text) for en, de in catalogue)
        wrong = any((en if german else de).fullmatch(text) for en, de in catalogue)
        if wrong and not right and text not in EVERYWHERE:
            found.append(text)
    return found


def everything(program: Program) -> tuple[object, ...]:
    """Return what must not be lost."""
    rows = program.table.card_rows
    return program.facts, rows, program.middle_item().property("currentFace")


def test_the_language_is_switched_in_the_middle_of_a_trick(
    start: Start, catalogue: list[tuple[re.Pattern[str], re.Pattern[str]]]
) -> None:
    program = start()
    program.begin()
    program.predict(40)
    program.play_hand(program.click_card, cards=3)
    program.my_turn()
    before = everything(program)
    assert left_over(program, catalogue, german=False) == []
    program.app.settings_model.update(language="de")
    program.until(lambda: left_over(program, catalogue, german=True) == [])
    assert everything(program) == before
    program.app.settings_model.update(language="en")
    program.until(lambda: left_over(program, catalogue, german=False) == [])
    assert everything(program) == before
    program.play_hand(program.click_card)
    assert program.facts.handPoints == 157


def test_the_language_is_switched_while_a_number_is_being_chosen(
    start: Start, catalogue: list[tuple[re.Pattern[str], re.Pattern[str]]]
) -> None:
    program = start()
    program.begin()
    program.my_turn("predicting")
    program.until(lambda: program.sees("Your prediction"))
    program.type("43")
    program.app.settings_model.update(language="de")
    program.until(lambda: left_over(program, catalogue, german=True) == [])
    assert program.sees("43")


@pytest.mark.parametrize("page", ["new", "settings", "help", "about", "history"])
def test_every_page_speaks_the_language_in_force(
    start: Start, catalogue: list[tuple[re.Pattern[str], re.Pattern[str]]], page: str
) -> None:
    program = start()
    program.window.setProperty("page", page)
    program.until(lambda: len(program.texts()) > 1)
    assert left_over(program, catalogue, german=False) == []
    program.app.settings_model.update(language="de")
    program.until(lambda: left_over(program, catalogue, german=True) == [])
    program.app.settings_model.update(language="en")
    program.until(lambda: left_over(program, catalogue, german=False) == [])


def pictures(program: Program) -> set[str]:
    """Return the sources of the pictures of cards that are visible."""
    sources = (item.property("source") for item in program.items() if item.inherits("QQuickImage"))
    return {source.toString() for source in sources if source and "/cards/" in source.toString()}


def test_the_deck_is_switched_at_once(start: Start) -> None:
    program = start()
    program.begin()
    program.predict(40)
    program.my_turn()
    before = everything(program)
    program.app.settings_model.update(deck="swiss")
    program.until(lambda: any("/swiss/" in source for source in pictures(program)))
    assert not any("/french/" in source for source in pictures(program))
    program.app.settings_model.update(deck_variant="four_colour", large_index=True)
    program.until(lambda: any("/swiss/four-colour-large-index/" in source for source in pictures(program)))
    program.app.settings_model.update(back="edelweiss")
    program.until(lambda: any("back/edelweiss" in source for source in pictures(program)))
    assert everything(program) == before


def test_the_theme_is_switched_at_once(start: Start) -> None:
    program = start(theme="light")
    program.begin()
    program.predict(40)
    program.my_turn()
    before = everything(program)
    light = program.window.grabWindow().pixelColor(5, 5).lightness()
    program.app.settings_model.update(theme="dark")
    program.until(lambda: program.window.grabWindow().pixelColor(5, 5).lightness() < light)
    assert everything(program) == before


@pytest.mark.parametrize("kept", [None, WindowGeometry(0, 0, 2560, 1440)])
def test_the_window_fits_on_a_small_screen(start: Start, kept: WindowGeometry | None) -> None:
    """A laptop has fewer lines than the first window, and than the screen on a desk that was left."""
    window = start(size=None, window=kept).window
    room = window.screen().availableSize()
    assert room.height() <= 800  # the screen that Qt pretends to have here
    assert window.width() <= room.width()
    assert window.height() < room.height()
