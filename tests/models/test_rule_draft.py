"""Putting rules together: what a preset leaves open, and why a choice cannot be made."""

import pytest

from differenzler_qt.engine import PRESETS, Mode
from differenzler_qt.models.rule_draft import (
    OWN,
    Draft,
    OptionRow,
    of_preset,
    option_rows,
    remembered,
    set_option,
)


def row(draft: Draft, name: str) -> OptionRow:
    return next(found for found in option_rows(draft) if found.name == name)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_open_choice_is_possible_or_says_why(preset: str) -> None:
    draft = of_preset(preset)
    for option in option_rows(draft):
        assert option.value in option.choices, option
        for choice, problem in zip(option.choices, option.problems, strict=True):
            changed, reason = set_option(draft, option.name, choice)
            assert reason == problem
            assert (changed is draft) or not problem


@pytest.mark.parametrize(
    ("preset", "option", "choices"),
    [
        ("hidden", "players", ("4",)),
        ("hidden", "rounds", ("1", "2", "3", "4")),
        ("classic", "players", ("3", "4", "5", "6")),
        ("classic", "trump_source", ("dealer_last", "drawn", "forehand")),
        ("classic", "obenabe", ("false", "true")),
        ("parlour", "prediction", ("hidden", "open")),
        ("full", "exact_bonus", ("0", "10")),
        ("full", "stoeck", ("false", "true")),
        ("tv", "exact_bonus", ("10",)),
        ("duel", "trump_source", ("talon",)),
        ("margin", "prediction", ("none",)),
        ("margin", "rounds", ("1", "2", "3", "4")),
    ],
)
def test_what_a_preset_leaves_open(preset: str, option: str, choices: tuple[str, ...]) -> None:
    assert row(of_preset(preset), option).choices == choices


@pytest.mark.parametrize(
    ("changes", "option", "choice", "reason"),
    [
        ({}, "trump_source", "talon", "talon_needs_two"),
        ({"players": "2"}, "trump_source", "dealer_last", "needs_whole_pack_dealt"),
        ({"players": "2"}, "trump_source", "cut", "needs_whole_pack_dealt"),
        ({"players": "5"}, "undenufe", "true", "undenufe_with_five"),
        ({"undenufe": "true"}, "players", "5", "undenufe_with_five"),
        ({"obenabe": "true"}, "trump_source", "cut", "no_trump_needs_random_or_forehand"),
        ({"trump_source": "cut"}, "obenabe", "true", "no_trump_needs_random_or_forehand"),
    ],
)
def test_impossible_combinations_say_why(
    changes: dict[str, str], option: str, choice: str, reason: str
) -> None:
    draft = Draft(OWN, PRESETS["hidden"])
    for name, value in changes.items():
        draft, problem = set_option(draft, name, value)
        assert problem == ""
    found = row(draft, option)
    assert found.problems[found.choices.index(choice)] == reason
    assert set_option(draft, option, choice) == (draft, reason)


def test_the_modes_keep_their_order() -> None:
    draft = Draft(OWN, PRESETS["hidden"])
    for name in ("undenufe", "obenabe"):
        draft, _ = set_option(draft, name, "true")
    assert draft.rules.modes[-2:] == (Mode.OBENABE, Mode.UNDENUFE)
    draft, _ = set_option(draft, "obenabe", "false")
    assert draft.rules.modes[-1] is Mode.UNDENUFE


@pytest.mark.parametrize("bad", ["", "7", "true", "talon"])
def test_a_value_that_no_option_has_is_refused(bad: str) -> None:
    draft = Draft(OWN, PRESETS["hidden"])
    assert set_option(draft, "players", bad) == (draft, "bad_value")


def test_the_last_choice_is_remembered() -> None:
    rules = PRESETS["classic"].with_(rounds=1)
    assert remembered("classic", rules) == Draft("classic", rules)
    assert remembered("", rules) == Draft(OWN, rules)
    assert remembered("", None) == of_preset("hidden")
    assert remembered("gone", rules) == of_preset("hidden")
