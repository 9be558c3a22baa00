"""The rules in force, option by option, as codes: a sheet to be read at the table at any time."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import Game, Mode, Rules, preset_name
from differenzler_qt.models.rows_model import RowsModel

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class RuleFact:
    """An option in force: its name, its value as a code, and the number in it where there is one."""

    option: str
    value: str
    number: int = 0


def rule_facts(rules: Rules) -> tuple[RuleFact, ...]:
    """Return what can be said about these rules, in the order in which a hand is played."""
    return (
        RuleFact("players", str(rules.players), rules.hand_size),
        RuleFact("direction", rules.direction.value),
        RuleFact("first_dealer", rules.first_dealer.value),
        RuleFact("trump_source", rules.trump_source.value),
        RuleFact("modes", _modes_code(rules)),
        *(_margin_facts() if rules.game is Game.MARGIN else _prediction_facts(rules)),
        RuleFact("rounds", str(rules.rounds), rules.hands),
        RuleFact("tie_break", rules.tie_break.value),
    )


def _margin_facts() -> list[RuleFact]:
    return [RuleFact("margin", name) for name in ("prediction", "play", "values", "score")]


def _prediction_facts(rules: Rules) -> list[RuleFact]:
    facts = [
        RuleFact("prediction", rules.prediction.value),
        RuleFact("undertrump", rules.undertrump.value),
        RuleFact("exact_bonus", "on" if rules.exact_bonus else "off", rules.exact_bonus),
    ]
    if rules.exact_bonus:
        facts.append(RuleFact("exact_bonus_zero", rules.exact_bonus_zero.value))
    return [
        *facts,
        RuleFact("stoeck", "on" if rules.stoeck else "off"),
        RuleFact("revoke_penalty", "on" if rules.revoke_penalty else "off", rules.revoke_penalty),
        RuleFact("show_taken", "on" if rules.show_taken else "off"),
    ]


def _modes_code(rules: Rules) -> str:
    up, down = Mode.OBENABE in rules.modes, Mode.UNDENUFE in rules.modes
    return {(False, False): "suits", (True, False): "obenabe", (False, True): "undenufe"}.get(
        (up, down), "both"
    )


@QmlElement
@QmlUncreatable("made by the program")
class RuleFactsModel(QObject):  # type: ignore[operator]
    """A rule set that can be read."""

    changed = Signal()
    asked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._preset = ""
        self._facts = RowsModel(RuleFact, self)

    @Property(RowsModel, constant=True)
    def facts(self) -> RowsModel:
        """The options in force."""
        return self._facts

    @Property(str, notify=changed)
    def preset(self) -> str:
        """The name of the preset that these rules are, or empty for own rules."""
        return self._preset

    @Slot()
    def ask(self) -> None:
        """Ask the table to show them."""
        self.asked.emit()

    def show(self, rules: Rules) -> None:
        """Tell about other rules."""
        self._preset = preset_name(rules) or ""
        self._facts.update(rule_facts(rules))
        self.changed.emit()
