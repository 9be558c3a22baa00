"""The page for a new match as a person uses it: what is out of sight is scrolled to, then clicked."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from tests.qml.program import KEY, Program, centre


def open_page(program: Program) -> None:
    """Go to the page from the main menu."""
    program.click("New match")
    program.until(lambda: program.sees("Deal the cards"))


def named(program: Program, name: str) -> QQuickItem:
    """Return the visible item of a name."""
    found = [item for item in program.items() if item.objectName() == name]
    assert found, f"nothing is called {name!r}"
    return found[-1]


def is_there(program: Program, name: str) -> bool:
    return any(item.objectName() == name for item in program.items())


def click(program: Program, item: QQuickItem) -> None:
    """Scroll to an item and click on it."""
    rest = Rest(program, item)
    program.until(rest)
    program.click_at(centre(item))


class Rest:
    """Whether an item is in sight and rests: what was unfolded is laid out a frame later."""

    ENOUGH = 8

    def __init__(self, program: Program, item: QQuickItem) -> None:
        self._program, self._item = program, item
        self._place: object = None
        self._seen = 0

    def __call__(self) -> bool:
        bring_into_sight(self._item)
        place = centre(self._item)
        same = place == self._place and _in_sight(self._program, self._item)
        self._seen = self._seen + 1 if same else 0
        self._place = place
        return self._seen >= self.ENOUGH


def click_named(program: Program, name: str) -> None:
    program.until(lambda: is_there(program, name))
    click(program, named(program, name))


def bring_into_sight(item: QQuickItem) -> None:
    pane = _pane(item)
    if pane is None:
        return
    content = pane.childItems()[0]
    middle = item.mapToItem(content, QPointF(0, item.height() / 2)).y()
    last = max(0.0, pane.property("contentHeight") - pane.height())
    pane.setProperty("contentY", min(last, max(0.0, middle - pane.height() / 2)))


def choose(program: Program, option: str, choice: int) -> None:
    """Set an option that stands in a row of choices."""
    click(program, parts(named(program, f"choices_{option}"))[choice])


def parts(control: QQuickItem) -> list[QQuickItem]:
    """Return the choices of a segmented control."""
    return [item for item in _all(control) if item.metaObject().className().startswith("SegmentPart")]


def choose_preset(program: Program, preset: str) -> None:
    click_named(program, f"preset_{preset}")
    program.until(lambda: program.app.new_match.property("preset") == preset)


def answer(program: Program) -> None:
    """Do what the table asks for: the first legal card, 30 points, the first mode."""
    facts, table = program.facts, program.table
    match facts.phase:
        case "calling":
            program.until(lambda: program.sees("Choose trump"))
            program.press(KEY.Key_Return)
        case "predicting":
            program.until(lambda: program.sees("Your prediction"))
            program.type("30")
            program.press(KEY.Key_Return)
        case "playing":
            program.click_card(program.legal()[0])
        case "stoeck":
            program.until(lambda: program.sees("You had Stöck"))
            program.press(KEY.Key_Return)
        case "hand_over" | "match_over":
            program.until(lambda: _foot(program) is not None)
            program.click(_foot(program) or "")
        case _:
            assert table.is_ready


def play_to_the_ranking(program: Program) -> None:
    """Play a match until the ranking lies there."""
    while not program.sees("Main menu"):
        program.until(partial(_is_asked, program))
        if program.sees("Main menu"):
            return
        if program.table.property("coverSeat") >= 0:
            program.press(KEY.Key_Return)
            continue
        before = _moment(program)
        answer(program)
        program.until(partial(_has_moved, program, before))


_FEET = ("Next hand", "Deciding hand", "One more hand", "To the ranking")


def _foot(program: Program) -> str | None:
    return next((text for text in _FEET if program.sees(text)), None)


def _is_asked(program: Program) -> bool:
    if program.sees("Main menu") or program.table.property("coverSeat") >= 0:
        return True
    over = program.facts.phase in ("hand_over", "match_over")
    return program.table.is_ready and (program.facts.myTurn or over)


def _moment(program: Program) -> tuple[object, ...]:
    facts = program.facts
    return facts.phase, facts.handNumber, facts.ownCount, facts.ownPrediction, facts.mode, _foot(program)


def _has_moved(program: Program, before: tuple[object, ...]) -> bool:
    return _moment(program) != before or program.sees("Main menu")


def _in_sight(program: Program, item: QQuickItem) -> bool:
    at = centre(item)
    pane = _pane(item)
    if pane is None:
        return True
    top = pane.mapToScene(QPointF(0, 0)).y()
    return bool(top <= at.y() <= top + pane.height()) and program.window.contentItem() is not None


def _pane(item: QQuickItem) -> QQuickItem | None:
    above: QQuickItem | None = item
    while above is not None and not above.metaObject().className().startswith("ScrollPane"):
        above = above.parentItem()
    return above


def _all(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from _all(child)
