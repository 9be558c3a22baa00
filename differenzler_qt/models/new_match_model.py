"""The page on which a match is set up: a preset or own rules, the people and the computers."""

import secrets
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import PRESETS, Game, Rules, SeatInfo
from differenzler_qt.models.match_host import HUMAN
from differenzler_qt.models.party_model import PartyModel
from differenzler_qt.models.rows_model import RowsModel
from differenzler_qt.models.rule_draft import (
    OWN,
    Draft,
    OptionRow,
    of_preset,
    option_rows,
    remembered,
    set_option,
)
from differenzler_qt.models.rule_sets_model import RuleSetsModel
from differenzler_qt.models.settings_model import SettingsModel
from differenzler_qt.players.registry import LEVELS, available
from differenzler_qt.storage.rule_sets import RuleSets

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

DEFAULT_LEVEL = "expert"


@dataclass(frozen=True, slots=True)
class Setup:
    """A match about to begin."""

    rules: Rules
    seats: tuple[SeatInfo, ...]
    seed: int


@QmlElement
@QmlUncreatable("made by the program")
class NewMatchModel(QObject):  # type: ignore[operator]
    """Holds the rules that are being put together; what cannot be combined is not taken."""

    rulesChanged = Signal()
    levelChanged = Signal()
    refused = Signal(str, str, arguments=["option", "reason"])
    ready = Signal(object)

    def __init__(self, settings: SettingsModel, rule_sets: RuleSets, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._draft = remembered(settings.value.last_preset, settings.value.last_rules)
        self._options = RowsModel(OptionRow, self)
        self._options.update(option_rows(self._draft))
        self._party = PartyModel(settings, lambda: self._draft.rules.players, self)
        self._rule_sets = RuleSetsModel(rule_sets, lambda: self._draft.rules, self)
        self._rule_sets.chosen.connect(lambda rules: self._take(Draft(OWN, rules)))

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return self._draft.rules

    @property
    def rule_sets(self) -> RuleSetsModel:
        """The own rule sets, for Python."""
        return self._rule_sets

    @property
    def chosen_level(self) -> str:
        """The level of the computers, for Python."""
        wanted = self._settings.value.computer_level or DEFAULT_LEVEL
        return wanted if wanted in available() else _present_levels()[-1]

    @Property("QStringList", constant=True)  # type: ignore[arg-type]
    def presets(self) -> list[str]:
        """The names of all presets; own rules are the empty name."""
        return list(PRESETS)

    @Property(str, notify=rulesChanged)
    def preset(self) -> str:
        """The preset inside which rules are chosen, or empty for own rules."""
        return self._draft.preset

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel:
        """Rows of name, value, choices, problems (beside each choice) and fixed."""
        return self._options

    @Property(RuleSetsModel, constant=True)
    def ruleSets(self) -> RuleSetsModel:
        return self._rule_sets

    @Property(PartyModel, constant=True)
    def party(self) -> PartyModel:
        return self._party

    @Property(bool, notify=rulesChanged)
    def isMargin(self) -> bool:
        """Whether the game without predictions is chosen."""
        return self._draft.rules.game is Game.MARGIN

    @Property(int, notify=rulesChanged)
    def rounds(self) -> int:
        return self._draft.rules.rounds

    @Property(int, notify=rulesChanged)
    def players(self) -> int:
        return self._draft.rules.players

    @Property(int, notify=rulesChanged)
    def hands(self) -> int:
        return self._draft.rules.hands

    @Property("QStringList", constant=True)  # type: ignore[arg-type]
    def levels(self) -> list[str]:
        """The levels that this installation can play."""
        return _present_levels()

    @Property(str, notify=levelChanged)
    def level(self) -> str:
        """The level of the computers."""
        return self.chosen_level

    @level.setter  # type: ignore[no-redef]
    def level(self, value: str) -> None:
        self._settings.update(computer_level=value)
        self.levelChanged.emit()

    @Slot(str)
    def choosePreset(self, name: str) -> None:
        """Take the rules of a preset; the empty name opens every option of the rules as they stand."""
        if name == OWN:
            self._take(Draft(OWN, self._draft.rules))
        elif name in PRESETS:
            self._take(of_preset(name))

    @Slot(str, str)
    def setOption(self, name: str, value: str) -> None:
        """Change one option; an impossible combination is refused with its reason."""
        draft, problem = set_option(self._draft, name, value)
        if problem:
            self.refused.emit(name, problem)
        self._take(draft)

    @Slot("QStringList", int)
    def start(self, names: list[str], humans: int) -> None:
        """Begin the match: the first ``humans`` names are people, the others computers."""
        rules = self._draft.rules
        self._settings.update(last_preset=self._draft.preset, last_rules=rules)
        self._party.remember()
        seats = tuple(
            SeatInfo(name, HUMAN if seat < humans else self.chosen_level)
            for seat, name in enumerate(names[: rules.players])
        )
        self.ready.emit(Setup(rules, seats, secrets.randbits(128)))

    def _take(self, draft: Draft) -> None:
        self._draft = draft
        self._options.update(option_rows(draft))
        self._party.refresh()
        self.rulesChanged.emit()


def _present_levels() -> list[str]:
    return [level for level in LEVELS if level in available()] or ["simple"]
