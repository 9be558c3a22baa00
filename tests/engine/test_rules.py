"""Rules as values: validated field by field, refused where they cannot be played, round as a dict."""

from random import Random
from typing import Any

import pytest

from differenzler_qt.engine import (
    CHOICES,
    PRESET_CHOICES,
    PRESETS,
    TRUMP_MODES,
    FirstDealer,
    Game,
    InvalidRules,
    Mode,
    Prediction,
    Problem,
    RuleProblem,
    Rules,
    TieBreak,
    TrumpSource,
    all_modes,
    preset_name,
)
from tests.engine.playing import random_rules

R = RuleProblem
MARGIN = PRESETS["margin"].to_dict()

IMPOSSIBLE: list[tuple[dict[str, Any], str, RuleProblem]] = [
    ({"players": 5, "modes": [*TRUMP_MODES, "undenufe"]}, "modes", R.UNDENUFE_WITH_FIVE),
    ({"modes": ["S", "H", "D"]}, "modes", R.SUITS_MISSING),
    ({"modes": []}, "modes", R.SUITS_MISSING),
    ({"modes": ["S", "H", "D", "C", "C"]}, "modes", R.BAD_VALUE),
    *(
        (
            {"modes": [*TRUMP_MODES, mode], "trump_source": source},
            "modes",
            R.NO_TRUMP_NEEDS_RANDOM_OR_FOREHAND,
        )
        for mode in ("obenabe", "undenufe")
        for source in ("dealer_last", "cut", "drawn")
    ),
    (
        {"players": 2, "modes": [*TRUMP_MODES, "obenabe"], "trump_source": "talon"},
        "modes",
        R.NO_TRUMP_NEEDS_RANDOM_OR_FOREHAND,
    ),
    *(
        ({"players": players, "trump_source": "talon"}, "trump_source", R.TALON_NEEDS_TWO)
        for players in (3, 4, 5, 6)
    ),
    ({"players": 2, "trump_source": "dealer_last"}, "trump_source", R.NEEDS_WHOLE_PACK_DEALT),
    ({"players": 2, "trump_source": "cut"}, "trump_source", R.NEEDS_WHOLE_PACK_DEALT),
    ({"prediction": "none"}, "prediction", R.PREDICTION_NEEDED),
    (MARGIN | {"players": 4}, "players", R.MARGIN_NEEDS_TWO),
    (MARGIN | {"trump_source": "random"}, "trump_source", R.MARGIN_NEEDS_TALON),
    (MARGIN | {"prediction": "hidden"}, "prediction", R.MARGIN_HAS_NO_PREDICTION),
    (MARGIN | {"exact_bonus": 10}, "exact_bonus", R.MARGIN_HAS_NO_OPTION),
    (MARGIN | {"stoeck": True}, "stoeck", R.MARGIN_HAS_NO_OPTION),
    (MARGIN | {"revoke_penalty": 20}, "revoke_penalty", R.MARGIN_HAS_NO_OPTION),
    (MARGIN | {"tie_break": "extra_hand"}, "tie_break", R.MARGIN_HAS_NO_OPTION),
    (MARGIN | {"tie_break": "exact_hits"}, "tie_break", R.MARGIN_HAS_NO_OPTION),
    (MARGIN | {"undertrump": "void"}, "undertrump", R.MARGIN_HAS_NO_OPTION),
    ({"players": 1}, "players", R.BAD_VALUE),
    ({"players": 7}, "players", R.BAD_VALUE),
    ({"players": "4"}, "players", R.BAD_VALUE),
    ({"players": 4.0}, "players", R.BAD_VALUE),
    ({"rounds": 0}, "rounds", R.BAD_VALUE),
    ({"rounds": 5}, "rounds", R.BAD_VALUE),
    ({"rounds": True}, "rounds", R.BAD_VALUE),
    ({"exact_bonus": 5}, "exact_bonus", R.BAD_VALUE),
    ({"revoke_penalty": 10}, "revoke_penalty", R.BAD_VALUE),
    ({"stoeck": 1}, "stoeck", R.BAD_VALUE),
    ({"stoeck": None}, "stoeck", R.BAD_VALUE),
    ({"show_taken": "true"}, "show_taken", R.BAD_VALUE),
    ({"prediction": "secret"}, "prediction", R.BAD_VALUE),
    ({"prediction": ["hidden"]}, "prediction", R.BAD_VALUE),
    ({"direction": 1}, "direction", R.BAD_VALUE),
    ({"modes": "SHDC"}, "modes", R.BAD_VALUE),
    ({"modes": ["S", "H", "D", "X"]}, "modes", R.BAD_VALUE),
    ({"modes": None}, "modes", R.BAD_VALUE),
    ({"wind": "south"}, "wind", R.UNKNOWN_FIELD),
]


@pytest.mark.parametrize(("data", "name", "reason"), IMPOSSIBLE)
def test_what_cannot_be_played_is_refused_with_field_and_reason(
    data: dict[str, Any], name: str, reason: RuleProblem
) -> None:
    with pytest.raises(InvalidRules) as caught:
        Rules.from_dict(data)
    assert (name, reason) in [(problem.field, problem.reason) for problem in caught.value.problems]


def test_every_wrong_field_is_named() -> None:
    with pytest.raises(InvalidRules) as caught:
        Rules.from_dict({"players": 9, "wind": 1, "stoeck": "yes", "rounds": 2})
    assert set(caught.value.problems) == {
        Problem("players", R.BAD_VALUE, 9),
        Problem("wind", R.UNKNOWN_FIELD, 1),
        Problem("stoeck", R.BAD_VALUE, "yes"),
    }


def test_values_given_in_code_are_checked_too() -> None:
    with pytest.raises(InvalidRules):
        Rules(players=9)
    with pytest.raises(InvalidRules):
        Rules(modes=list(TRUMP_MODES))  # type: ignore[arg-type]
    with pytest.raises(InvalidRules):
        PRESETS["hidden"].with_(prediction=Prediction.NONE)


@pytest.mark.parametrize("rules", [*PRESETS.values(), *(random_rules(Random(seed)) for seed in range(60))])
def test_the_dict_leads_back_to_the_rules(rules: Rules) -> None:
    assert Rules.from_dict(rules.to_dict()) == rules
    assert eval(repr(rules), {**vars(__import__("differenzler_qt.engine", fromlist=["*"]))}) == rules


def test_missing_fields_take_their_defaults() -> None:
    assert Rules.from_dict({}) == Rules()
    assert Rules.from_dict({"rounds": 3}) == Rules(rounds=3)


@pytest.mark.parametrize(
    ("players", "size", "hands"), [(2, 12, 6), (3, 12, 9), (4, 9, 12), (5, 7, 15), (6, 6, 18)]
)
def test_hand_size_and_number_of_hands(players: int, size: int, hands: int) -> None:
    rules = Rules(players=players, rounds=3)
    assert rules.hand_size == size
    assert rules.hands == hands


def test_choices_name_every_option_but_the_modes() -> None:
    assert set(CHOICES) | {"modes"} == set(Rules().to_dict())


def test_presets_are_those_of_the_rules() -> None:
    table = {
        name: (r.players, r.trump_source, r.prediction, r.rounds, r.tie_break) for name, r in PRESETS.items()
    }
    source, said, tie = TrumpSource, Prediction, TieBreak
    assert table == {
        "hidden": (4, source.RANDOM, said.HIDDEN, 1, tie.SHARED),
        "parlour": (4, source.DEALER_LAST, said.HIDDEN, 1, tie.EXTRA_HAND),
        "classic": (4, source.DEALER_LAST, said.OPEN, 3, tie.EXACT_HITS),
        "full": (4, source.CUT, said.OPEN, 3, tie.SHARED),
        "tv": (4, source.CUT, said.HIDDEN, 3, tie.SHARED),
        "duel": (2, source.TALON, said.HIDDEN, 1, tie.EXACT_HITS),
        "margin": (2, source.TALON, said.NONE, 1, tie.SHARED),
    }
    assert [name for name, r in PRESETS.items() if r.first_dealer is FirstDealer.SEAT_1] == ["hidden"]
    assert [name for name, r in PRESETS.items() if r.exact_bonus] == ["tv"]
    assert [name for name, r in PRESETS.items() if r.game is Game.MARGIN] == ["margin"]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_knows_its_name_and_its_first_choices(name: str) -> None:
    rules, choices = PRESETS[name], PRESET_CHOICES[name]
    assert preset_name(rules) == name
    assert preset_name(rules.with_(show_taken=True)) is None
    assert choices.players[0] == rules.players
    assert choices.rounds[0] == rules.rounds
    assert (choices.trump_source or (rules.trump_source,))[0] == rules.trump_source
    assert (choices.prediction or (rules.prediction,))[0] == rules.prediction


@pytest.mark.parametrize("name", PRESETS)
def test_whatever_a_preset_leaves_open_can_be_played(name: str) -> None:
    choices = PRESET_CHOICES[name]
    for players in choices.players:
        for rounds in choices.rounds:
            for said in choices.prediction or (PRESETS[name].prediction,):
                for source in choices.trump_source or (PRESETS[name].trump_source,):
                    rules = PRESETS[name].with_(
                        players=players, rounds=rounds, prediction=said, trump_source=source
                    )
                    assert rules.hands == players * rounds


def test_all_modes_leave_undenufe_out_with_five() -> None:
    assert all_modes(4) == tuple(Mode)
    assert all_modes(5) == (*TRUMP_MODES, Mode.OBENABE)
