"""The set-up of a new slate."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.slate_draft_facts import (
    Draft,
    changed,
    derive_draft,
    draft_of,
    moved,
    with_players,
    without_player,
)
from differenzler_qt.models.slate_draft_properties import DraftProperties
from differenzler_qt.models.slate_rows import NameLine, name_lines
from differenzler_qt.slate import NameProblem, Setup, name_key, name_problems
from differenzler_qt.slate.setup import MAX_PLAYERS

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class SlateDraft(DraftProperties):  # type: ignore[operator]
    """Names in the order of play, who deals, and the options; names are judged once ``begin`` was tried."""

    knownNamesChanged = Signal()

    @Property(QObject, constant=True)
    def names(self) -> QObject:
        return self._names

    @Property(list, notify=knownNamesChanged)
    def knownNames(self) -> list[str]:
        """Names of earlier tables that do not sit at this one."""
        seated = {name_key(name) for name in self._draft.names}
        return [name for name in self._known if name_key(name) not in seated]

    def __init__(self, open_slate: Callable[[Setup], None], parent: QObject) -> None:
        super().__init__(parent)
        self._open = open_slate
        self._known: tuple[str, ...] = ()
        self._draft = Draft()
        self._names = RowsModel(NameLine, self)
        self._set(self._draft)

    def prepare(self, setup: Setup | None, known: Sequence[str]) -> None:
        """Start from an earlier table, or from an empty one."""
        self._known = tuple(known)
        self._set(Draft() if setup is None else draft_of(setup))

    @Slot(int, str)
    def setName(self, place: int, name: str) -> None:
        """Name a player."""
        names = self._draft.names
        if 0 <= place < len(names) and names[place] != name:
            self._set(replace(self._draft, names=(*names[:place], name, *names[place + 1 :])))

    @Slot(str)
    def seatKnown(self, name: str) -> None:
        """Seat somebody from an earlier table at the first free place, or at a new one."""
        names = self._draft.names
        if "" in names:
            self.setName(names.index(""), name)
        elif len(names) < MAX_PLAYERS:
            self._set(replace(self._draft, names=(*names, name)))

    @Slot(int)
    def setPlayers(self, players: int) -> None:
        """Change how many play."""
        self._set(with_players(self._draft, players))

    @Slot(int)
    def remove(self, place: int) -> None:
        """Let a player leave."""
        self._set(without_player(self._draft, place))

    @Slot(int, int)
    def move(self, origin: int, target: int) -> None:
        """Move a player to another place."""
        self._set(moved(self._draft, origin, target))

    @Slot(int)
    def setDealer(self, place: int) -> None:
        """Choose who deals first."""
        self._choose("dealer", place)

    @Slot(int)
    def setRounds(self, rounds: int) -> None:
        """Choose how often everybody deals."""
        self._choose("rounds", rounds)

    @Slot(str)
    def setPredictionKind(self, kind: str) -> None:
        """Choose open or hidden predictions."""
        self._choose("prediction", kind)

    @Slot(bool)
    def setNoteTrump(self, on: bool) -> None:
        """Choose whether trump is noted."""
        self._choose("note_trump", on)

    @Slot(int)
    def setExactBonus(self, points: int) -> None:
        """Choose the bonus for an exact prediction."""
        self._choose("exact_bonus", points)

    @Slot(str)
    def setExactBonusZero(self, rule: str) -> None:
        """Choose when an exact zero earns the bonus."""
        self._choose("exact_bonus_zero", rule)

    @Slot(bool)
    def setPlaysStoeck(self, on: bool) -> None:
        """Choose whether *Stöck* counts."""
        self._choose("stoeck", on)

    @Slot(int)
    def setRevokePenalty(self, points: int) -> None:
        """Choose the penalty for a revoke."""
        self._choose("revoke_penalty", points)

    @Slot(str)
    def setTieBreak(self, rule: str) -> None:
        """Choose what breaks a tie."""
        self._choose("tie_break", rule)

    @Slot(result=bool)
    def begin(self) -> bool:
        """Begin the slate if every name can be used; otherwise the names tell what is wrong."""
        if any(name_problems(self._draft.names)):
            self._set(replace(self._draft, touched=True))
            return False
        self._open(self._draft.to_setup())
        return True

    def _choose(self, field: str, value: Any) -> None:
        self._set(changed(self._draft, field, value))

    def _set(self, draft: Draft) -> None:
        known_before = self.knownNames
        self._draft = draft
        problems = name_problems(draft.names)
        # An empty place is no mistake before somebody wants to begin.
        shown = [p if draft.touched or p is not NameProblem.EMPTY else None for p in problems]
        self._names.update(name_lines(draft.names, shown))
        self._set_facts(derive_draft(draft))
        if known_before != self.knownNames:
            self.knownNamesChanged.emit()
