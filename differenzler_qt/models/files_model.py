"""Files that were double-clicked, dropped on the window or named on the command line, opened one by one."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.history_model import HistoryModel
from differenzler_qt.models.match_host import HUMAN
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.rule_sets_model import RuleSetsModel
from differenzler_qt.players.registry import available
from differenzler_qt.storage.documents import kind_of
from differenzler_qt.storage.match_document import MATCH_KIND, SavedMatch
from differenzler_qt.storage.passed_match import export_match, import_match
from differenzler_qt.storage.problems import FileProblem, InvalidFile, ReadFailed, SaveFailed
from differenzler_qt.storage.rule_sets import RULES_KIND

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

_LOG = logging.getLogger(__name__)
_KINDS: Final = (MATCH_KIND, RULES_KIND)


class Desk(Protocol):
    """Where a match is gone on with."""

    def in_progress(self) -> SavedMatch | None:
        """Return the match that would give way to another one, if there is one."""
        ...

    def go_on(self, saved: SavedMatch) -> None:
        """Put a match on the table in its place."""
        ...


@QmlElement
@QmlUncreatable("made by the program")
class FilesModel(QObject):  # type: ignore[operator]
    """Opens a file after the other; one that raises a ``question`` holds up the next until ``close``.

    A match that is over goes into the history and its sheet is opened; one that is not is gone on with, after
    a question if another match would give way to it. Rules are kept and chosen. No file is ever changed.
    """

    opened = Signal(str, str, arguments=["what", "name"])
    questionChanged = Signal()
    readyChanged = Signal()

    def __init__(self, desk: Desk, history: HistoryModel, rules: RuleSetsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._history = history
        self._rules = rules
        self._waiting: deque[Callable[[], None]] = deque()
        self._ready = False
        self._question = ""
        self._facts: dict[str, Any] = {}
        self._offered: SavedMatch | None = None

    @Property(bool, notify=readyChanged)
    def ready(self) -> bool:
        """Whether files are opened at all: not while computers play for show."""
        return self._ready

    @Property(str, notify=questionChanged)
    def question(self) -> str:
        """What must be answered or at least read: ``refused``, ``fields``, ``offered``, or nothing."""
        return self._question

    @Property("QVariantMap", notify=questionChanged)  # type: ignore[arg-type]
    def facts(self) -> dict[str, Any]:
        """What belongs to the question: name and reason, or the match that is offered and the own one."""
        return self._facts

    @Property(RowsModel, constant=True)
    def refusedFields(self) -> RowsModel:
        """The fields of a rule file that were refused."""
        return self._rules.refused_fields

    # --- what is opened ----------------------------------------------------------------------------------

    def start(self) -> None:
        """Open what has come in so far; from now on files are opened as they come."""
        self._ready = True
        self.readyChanged.emit()
        self._next()

    def open_all(self, paths: Iterable[Path]) -> None:
        """Open files, now or as soon as that is possible."""
        self._waiting.extend(partial(self._open, path) for path in paths)
        self._next()

    @Slot(QUrl)
    def open(self, file: QUrl) -> None:
        """Open a file of this computer."""
        if file.isLocalFile():
            self.open_all([Path(file.toLocalFile())])
        else:
            self._waiting.append(partial(self._refuse, file.fileName() or file.toString(), "not_local"))
            self._next()

    # --- what a person answers ---------------------------------------------------------------------------

    @Slot(QUrl, result=str)
    def saveMine(self, file: QUrl) -> str:
        """Save the match in progress as a file; returns why that was not possible, or nothing."""
        mine = self._desk.in_progress()
        if mine is None:
            return "no_match"
        try:
            export_match(mine.match, Path(file.toLocalFile()))
        except SaveFailed as error:
            _LOG.warning("the match could not be passed on: %s", error)
            return error.reason.value
        return ""

    @Slot()
    def takeOffered(self) -> None:
        """Go on with the match that is offered."""
        if self._offered is not None:
            self._go_on(self._offered, self._facts["name"])

    @Slot()
    def close(self) -> None:
        """Put the question away and open what is waiting."""
        self._offered = None
        self._set("", {})
        self._next()

    # --- steps -------------------------------------------------------------------------------------------

    def _next(self) -> None:
        while self._ready and self._waiting and not self._question:
            self._waiting.popleft()()

    def _open(self, path: Path) -> None:
        _LOG.info("opening %s", path)
        try:
            if kind_of(path, _KINDS) is RULES_KIND:
                self._take_rules(path)
            else:
                self._take_match(path)
        except InvalidFile as error:
            self._refuse(_shown(path), error.problem.value)
        except SaveFailed as error:
            self._refuse(_shown(path), error.reason.value)
        except ReadFailed:
            self._refuse(_shown(path), "history_unreadable")

    def _take_rules(self, path: Path) -> None:
        found = self._rules.take(path)
        if found.stored is not None:
            self._rules.chosen.emit(found.stored.rules)
            self.opened.emit("rules_known" if found.known else "rules_new", found.stored.name)
        elif found.rule_problems:
            self._ask("fields", name=_shown(path))
        else:
            self._refuse(_shown(path), (found.problem or FileProblem.BAD_FIELD).value)

    def _take_match(self, path: Path) -> None:
        outcome = import_match(path)
        saved = outcome.value
        if saved is None:
            self._refuse(_shown(path), (outcome.problem or FileProblem.BAD_FIELD).value)
        elif saved.match.is_over:
            new = self._history.take(saved)
            self.opened.emit("match_new" if new else "match_known", _shown(path))
        elif not _can_be_played(saved):
            self._refuse(_shown(path), "unknown_player")
        elif (mine := self._desk.in_progress()) is None or _same(mine, saved):
            self._go_on(mine or saved, _shown(path))
        else:
            self._offer(saved, mine, path)

    def _offer(self, saved: SavedMatch, mine: SavedMatch, path: Path) -> None:
        self._offered = saved
        self._ask(
            "offered",
            name=_shown(path),
            names=[info.name for info in saved.match.seats],
            hand=_hand(saved),
            hands=saved.match.rules.hands,
            myHand=_hand(mine),
            myHands=mine.match.rules.hands,
        )

    def _go_on(self, saved: SavedMatch, name: str) -> None:
        self._desk.go_on(saved)
        self.opened.emit("match_goes_on", name)

    def _refuse(self, name: str, reason: str) -> None:
        _LOG.warning("%s cannot be opened: %s", name, reason)
        self._ask("refused", name=name, reason=reason)

    def _ask(self, question: str, **facts: Any) -> None:
        self._set(question, facts)

    def _set(self, question: str, facts: dict[str, Any]) -> None:
        self._question, self._facts = question, facts
        self.questionChanged.emit()


def _shown(path: Path) -> str:
    # Bytes that are no text are possible in a name on Linux; they cannot be shown.
    return path.name.encode("utf-8", "replace").decode("utf-8")


def _hand(saved: SavedMatch) -> int:
    return len(saved.match.scored) + 1


def _can_be_played(saved: SavedMatch) -> bool:
    """Say whether everybody is a person or a player of our own.

    A file from elsewhere must not name a ``module:factory`` that is then imported and called.
    """
    return all(info.player == HUMAN or info.player in available() for info in saved.match.seats)


def _same(mine: SavedMatch, saved: SavedMatch) -> bool:
    """Say whether a file holds the match in progress as it stands."""
    return mine.match.seats == saved.match.seats and mine.match.events == saved.match.events
