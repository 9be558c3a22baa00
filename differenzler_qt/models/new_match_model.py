"""The page on which a match is set up: a preset or own rules, the people and the computers."""

import secrets
from dataclasses import dataclass, fields, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import PRESETS, InvalidRules, Mode, Rules, SeatInfo, preset_name
from differenzler_qt.models.settings_model import SettingsModel
from differenzler_qt.players.registry import LEVELS, available

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

HUMAN = "human"
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
    ready = Signal(object)

    def __init__(self, settings: SettingsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        chosen = settings.value
        self._rules = PRESETS.get(chosen.last_preset, chosen.last_rules or PRESETS["hidden"])

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return self._rules

    @property
    def chosen_level(self) -> str:
        """The level of the computers, for Python."""
        wanted = self._settings.value.computer_level or DEFAULT_LEVEL
        present = _present_levels()
        return wanted if wanted in present else present[-1]

    @Property(str, notify=rulesChanged)
    def preset(self) -> str:
        """The preset that the rules are, or empty for own rules."""
        return preset_name(self._rules) or ""

    @Property(int, notify=rulesChanged)
    def rounds(self) -> int:
        return self._rules.rounds

    @Property(int, notify=rulesChanged)
    def players(self) -> int:
        return self._rules.players

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
        """Take the rules of a preset."""
        if name in PRESETS:
            self._take(PRESETS[name])

    @Slot(str, "QVariant")
    def setOption(self, name: str, value: Any) -> None:
        """Change one option; an impossible combination leaves the rules as they are."""
        if name not in {f.name for f in fields(Rules)}:
            return
        plain = self._rules.to_dict() | {name: value}
        try:
            self._take(Rules.from_dict(plain))
        except InvalidRules:
            self.rulesChanged.emit()

    @Slot("QStringList", int)
    def start(self, names: list[str], humans: int) -> None:
        """Begin the match: the first ``humans`` names are people, the others computers."""
        own = preset_name(self._rules)
        self._settings.update(last_preset=own or "", last_rules=None if own else self._rules)
        level = self.chosen_level
        seats = tuple(
            SeatInfo(name, HUMAN if seat < humans else level)
            for seat, name in enumerate(names[: self._rules.players])
        )
        self.ready.emit(Setup(self._rules, seats, secrets.randbits(64)))

    def _take(self, rules: Rules) -> None:
        self._rules = rules
        self.rulesChanged.emit()


def _present_levels() -> list[str]:
    return [level for level in LEVELS if level in available()] or ["simple"]


def with_modes(rules: Rules, extra: tuple[Mode, ...]) -> Rules:
    """Return rules with the four suits and these modes without trump."""
    suits = tuple(mode for mode in rules.modes if mode.trump is not None)
    return replace(rules, modes=suits + extra)
