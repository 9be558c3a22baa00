"""Who sits at the table of the next match: people at this screen and computers, with their names."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.settings_model import SettingsModel

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PartyRow:
    """A seat; the view has a name for it where ``name`` is empty. ``twin``: an earlier seat is called so."""

    seat: int
    human: bool
    number: int
    name: str
    twin: bool


def party_rows(players: int, people: tuple[str, ...], computers: tuple[str, ...]) -> list[PartyRow]:
    """Return a row for each seat: first the people, then computers; missing names are empty."""
    names = (*people, *computers, *[""] * players)[:players]
    heads = [name.casefold() for name in names]
    return [
        PartyRow(
            seat,
            seat < len(people),
            seat if seat < len(people) else seat - len(people),
            name,
            twin=name != "" and heads[seat] in heads[:seat],
        )
        for seat, name in enumerate(names)
    ]


@QmlElement
@QmlUncreatable("made by the program")
class PartyModel(QObject):  # type: ignore[operator]
    """Holds the names as they are typed; they are stored when the match begins."""

    changed = Signal()

    def __init__(self, settings: SettingsModel, players: Callable[[], int], parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players = players
        value = settings.value
        self._count = value.people
        self._people = [value.player_name, *value.people_names]
        self._computers = list(value.computer_names)
        self._rows = RowsModel(PartyRow, self)
        settings.playerNameChanged.connect(self._take_player_name)
        self.refresh()

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel:
        return self._rows

    @Property(int, notify=changed)
    def people(self) -> int:
        """How many people sit at this screen."""
        return self.people_count

    @people.setter  # type: ignore[no-redef]
    def people(self, count: int) -> None:
        self._count = max(1, min(self._players(), count))
        self.refresh()

    @Property(bool, notify=changed)
    def clash(self) -> bool:
        """Whether two seats have the same name."""
        return any(row.twin for row in self._rows.rows)

    @property
    def people_count(self) -> int:
        """How many people sit at this screen, for Python."""
        return min(self._count, self._players())

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        """Give a seat a name; blanks around it and between its words are mended."""
        human = seat < self.people_count
        names, index = (self._people, seat) if human else (self._computers, seat - self.people_count)
        names.extend([""] * (index + 1 - len(names)))
        names[index] = " ".join(name.split())
        self.refresh()

    def refresh(self) -> None:
        """Lay the seats anew; called when the number of players has changed."""
        people = tuple((self._people + [""] * self.people_count)[: self.people_count])
        self._rows.update(party_rows(self._players(), people, tuple(self._computers)))
        self.changed.emit()

    def _take_player_name(self) -> None:
        self._people[0] = self._settings.value.player_name
        self.refresh()

    def remember(self) -> None:
        """Store who plays for the next time."""
        self._settings.update(
            people=self.people_count,
            player_name=self._people[0],
            people_names=tuple(self._people[1:6]),
            computer_names=tuple(self._computers[:5]),
        )
