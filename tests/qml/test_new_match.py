"""The page for a new match: presets, own rules, rule sets, and who plays."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl

from differenzler_qt.engine import PRESETS, Rules
from differenzler_qt.models.rule_draft import GROUPS, option_text
from tests.qml.conftest import Start
from tests.qml.match_page import (
    choose,
    choose_preset,
    click,
    click_named,
    is_there,
    named,
    open_page,
    parts,
    play_to_the_ranking,
)
from tests.qml.program import KEY, Program


def rules_of(program: Program) -> Rules:
    return program.app.new_match.rules


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_chosen_and_played_to_the_ranking(start: Start, preset: str) -> None:
    program = start()
    open_page(program)
    choose_preset(program, preset)
    if rules_of(program).rounds > 1:
        choose(program, "rounds", 0)
    click_named(program, "deal")
    program.until(lambda: program.app.property("inMatch"))
    rules = program.app.host.rules
    assert rules == PRESETS[preset].with_(rounds=rules.rounds)
    play_to_the_ranking(program)
    assert program.app.history_count == 1
    for name in program.app.host.names:
        assert program.sees(name)


def test_with_keys_alone(start: Start) -> None:
    program = start()
    program.press(KEY.Key_Return)
    program.until(lambda: program.sees("Deal the cards"))
    tab_to(program, "preset_duel")
    program.press(KEY.Key_Space)
    assert rules_of(program) == PRESETS["duel"]
    tab_to(program, "choices_rounds")
    program.press(KEY.Key_Right)
    assert rules_of(program).rounds == 2
    tab_to(program, "deal")
    program.press(KEY.Key_Return)
    program.until(lambda: program.app.property("inMatch"))
    assert program.app.host.rules == PRESETS["duel"].with_(rounds=2)


def tab_to(program: Program, name: str) -> None:
    """Press Tab until a control has the focus, which must be in sight then."""
    for _ in range(80):
        item = program.window.activeFocusItem()
        if item.objectName() == name:
            return
        program.press(KEY.Key_Tab)
    raise AssertionError(f"Tab does not reach {name!r}")


def test_every_choice_of_every_option_can_be_clicked_or_says_why(start: Start) -> None:
    program = start()
    open_page(program)
    choose_preset(program, "")
    clicked = set()
    for group in GROUPS:
        if not is_there(program, "option_" + GROUPS[group][0]):
            click_named(program, f"group_{group}")
        for option in GROUPS[group]:
            for choice, problem in choices_of(program, option):
                if problem:
                    assert not is_enabled(program, option, choice)
                    assert program.sees_part("Not together|game without predictions")
                    continue
                before = rules_of(program)
                set_option(program, option, choice)
                program.until(partial(has_value, program, option, choice))
                clicked.add((option, choice))
                if choice == "margin":  # it brings two players and the talon
                    program.app.new_match.choosePreset("hidden")
                    program.app.new_match.choosePreset("")
                for name in ("players", "rounds"):
                    program.app.new_match.setOption(name, option_text(before, name))
    wanted = {("prediction", "visible_slips"), ("trump_source", "forehand"), ("undertrump", "schieber")}
    assert wanted | {("game", "margin"), ("obenabe", "true"), ("stoeck", "true")} <= clicked
    assert {("players", str(n)) for n in (3, 4, 5, 6)} <= clicked


def has_value(program: Program, option: str, choice: str) -> bool:
    return option_text(rules_of(program), option) == choice


def choices_of(program: Program, option: str) -> list[tuple[str, str]]:
    row = next(row for row in option_rows(program) if row.name == option)
    if not row.counts or row.fixed:
        return []
    return list(zip(row.choices, row.problems, strict=True))


def option_rows(program: Program) -> tuple[Any, ...]:
    page: Any = program.app.new_match
    rows: tuple[Any, ...] = page.options.rows
    return rows


def control(program: Program, option: str, choice: str) -> Any:
    if is_there(program, f"switch_{option}"):
        return named(program, f"switch_{option}")
    if is_there(program, f"choices_{option}"):
        row = next(row for row in option_rows(program) if row.name == option)
        return parts(named(program, f"choices_{option}"))[row.choices.index(choice)]
    return named(program, f"choice_{option}_{choice}")


def is_enabled(program: Program, option: str, choice: str) -> bool:
    return bool(control(program, option, choice).isEnabled())


def set_option(program: Program, option: str, choice: str) -> None:
    if option_text(rules_of(program), option) != choice:
        names = (f"switch_{option}", f"choices_{option}", f"choice_{option}_{choice}")
        program.until(lambda: any(is_there(program, name) for name in names))
        click(program, control(program, option, choice))


def test_own_rules_are_named_renamed_passed_on_and_taken_over(start: Start, tmp_path: Path) -> None:
    program = start()
    open_page(program)
    choose_preset(program, "tv")
    choose_preset(program, "")
    page: Any = program.app.new_match
    sets = page.ruleSets
    click_named(program, "setName")
    program.type("jass")
    click_named(program, "saveSet")
    assert [row.name for row in sets.rows.rows] == ["jass"]
    key = sets.rows.rows[0].key

    file = tmp_path / "passed on.json"
    sets.exportTo(key, QUrl.fromLocalFile(str(file)))  # what the system's file dialog would call
    program.until(file.exists)
    assert Rules.from_dict(json.loads(file.read_text())["rules"]) == PRESETS["tv"]

    sets.rename(key, "Stammtisch")
    choose_preset(program, "hidden")
    choose_preset(program, "")
    click_named(program, "useSet")
    assert rules_of(program) == PRESETS["tv"]
    take_over(program, file)
    assert [row.name for row in sets.rows.rows] == ["jass", "Stammtisch"]


def take_over(program: Program, file: Path) -> None:
    page: Any = program.app.new_match
    page.ruleSets.importFrom(QUrl.fromLocalFile(str(file)))


def test_every_refused_field_of_a_file_is_named(start: Start, tmp_path: Path) -> None:
    program = start()
    open_page(program)
    choose_preset(program, "")
    file = tmp_path / "elsewhere.json"
    rules = PRESETS["tv"].to_dict() | {"players": 9, "smell": "cheese", "stoeck": "perhaps"}
    head = {"format": "differenzler-rules", "schema": 1, "program": "0", "name": "x"}
    file.write_text(json.dumps({**head, "rules": rules}))
    take_over(program, file)
    program.until(lambda: program.sees("These rules cannot be played"))
    for text in ("Players («players»): 9", '«smell»: "cheese"', 'Stöck («stoeck»): "perhaps"'):
        assert program.sees(text), program.texts()
    assert program.sees("This field is not known.")
    assert program.sees("This value is not possible here.")


def test_the_last_choice_is_remembered(start: Start) -> None:
    program = start()
    open_page(program)
    choose_preset(program, "classic")
    choose(program, "players", 3)
    click(program, parts(named(program, "people"))[1])
    click_named(program, "name_1")
    program.type("fritz")
    click_named(program, "deal")
    program.until(lambda: program.app.property("inMatch"))
    assert program.app.host.names[:2] == ("Resli", "fritz")
    assert program.app.host.humans == {0, 1}
    program = start()
    open_page(program)
    assert program.app.new_match.property("preset") == "classic"
    assert rules_of(program).players == 6
    assert named(program, "name_1").property("text") == "fritz"


def test_two_players_cannot_have_the_same_name(start: Start) -> None:
    program = start()
    open_page(program)
    click_named(program, "name_1")
    program.type("resli")
    program.until(lambda: program.sees_part("same name"))
    assert not named(program, "deal").isEnabled()
