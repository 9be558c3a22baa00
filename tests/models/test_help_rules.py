"""The sheet of the rules in force names every option that holds, and none that does not."""

from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from differenzler_qt.engine import CHOICES, PRESETS, Game, Mode, Rules, TrumpSource, all_modes
from differenzler_qt.models.help_rules import RuleFactsModel, rule_facts


def value(model: QObject, name: str) -> Any:
    """Return a property as QML reads it."""
    return getattr(model, name)


def named(rules: Rules) -> dict[str, str]:
    return {fact.option: fact.value for fact in rule_facts(rules)}


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "margin"])
def test_every_option_is_named(name: str) -> None:
    rules = PRESETS[name]
    said = set(named(rules)) | {"exact_bonus_zero", "game"}
    assert said == {field.name for field in fields(Rules)}


def test_the_margin_game_names_its_own_rules() -> None:
    said = [fact for fact in rule_facts(PRESETS["margin"]) if fact.option == "margin"]
    assert [fact.value for fact in said] == ["prediction", "play", "values", "score"]
    assert "prediction" not in named(PRESETS["margin"])


@pytest.mark.parametrize(
    ("option", "value"),
    [(name, value) for name in ("prediction", "undertrump", "tie_break", "direction", "first_dealer")
     for value in CHOICES[name] if value.value != "none"],
)  # fmt: skip
def test_a_changed_option_is_told(option: str, value: object) -> None:
    assert named(Rules(**{option: value}))[option] == str(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "option", "value", "number"),
    [
        (Rules(exact_bonus=10), "exact_bonus", "on", 10),
        (Rules(), "exact_bonus", "off", 0),
        (Rules(stoeck=True), "stoeck", "on", 0),
        (Rules(revoke_penalty=20), "revoke_penalty", "on", 20),
        (Rules(show_taken=True), "show_taken", "on", 0),
        (Rules(players=6, rounds=2), "rounds", "2", 12),
        (Rules(players=5), "players", "5", 7),
        (Rules(modes=all_modes(4)), "modes", "both", 0),
        (Rules(modes=(*PRESETS["hidden"].modes, Mode.OBENABE)), "modes", "obenabe", 0),
        (Rules(trump_source=TrumpSource.CUT), "trump_source", "cut", 0),
    ],
)
def test_numbers_and_switches(rules: Rules, option: str, value: str, number: int) -> None:
    fact = next(fact for fact in rule_facts(rules) if fact.option == option)
    assert (fact.value, fact.number) == (value, number)


def test_the_bonus_for_zero_is_told_only_with_a_bonus() -> None:
    assert "exact_bonus_zero" in named(PRESETS["tv"])
    assert "exact_bonus_zero" not in named(PRESETS["full"])


def test_the_model_follows_the_match(parent: QObject, qtbot: QtBot) -> None:
    model = RuleFactsModel(parent)
    with qtbot.waitSignal(model.changed):
        model.show(PRESETS["margin"])
    assert value(model, "preset") == "margin"
    model.show(Rules(players=3))
    assert value(model, "preset") == ""
    assert value(model, "facts").rowCount() == len(rule_facts(Rules(players=3)))
    assert PRESETS["margin"].game is Game.MARGIN
