"""What a hand costs: the worked examples, bonus, Stöck, revokes, margins."""

import pytest

from differenzler_qt.engine import PRESETS, ExactBonusZero, best_stoeck, is_valid_prediction, penalty
from differenzler_qt.engine.scoring import margins

PLAIN = PRESETS["hidden"]
BONUS = PLAIN.with_(exact_bonus=10)


@pytest.mark.parametrize(("taken", "points"), [(47, 7), (33, 7), (40, 0), (55, 15), (25, 15)])
def test_worked_examples_with_a_prediction_of_40(taken: int, points: int) -> None:
    assert penalty(40, taken, PLAIN).points == points
    assert penalty(40, taken, PLAIN).exact == (points == 0)


def test_worked_example_of_four_players() -> None:
    predictions, taken = (40, 25, 60, 30), (46, 25, 51, 35)
    assert sum(taken) == 157
    assert [penalty(p, t, PLAIN).points for p, t in zip(predictions, taken, strict=True)] == [6, 0, 9, 5]


def test_worked_example_of_what_is_left_to_predict() -> None:
    # The others have predicted 140 together: only 17 can be hit without somebody else missing.
    others = (50, 50, 40)
    assert [mine for mine in range(158) if sum(others) + mine == 157] == [17]


@pytest.mark.parametrize(
    ("zero", "prediction", "tricks", "points"),
    [
        (ExactBonusZero.ALWAYS, 40, 3, -10),
        (ExactBonusZero.ALWAYS, 0, 0, -10),
        (ExactBonusZero.ALWAYS, 0, 1, -10),
        (ExactBonusZero.NEVER, 40, 3, -10),
        (ExactBonusZero.NEVER, 0, 0, 0),
        (ExactBonusZero.NEVER, 0, 1, 0),
        (ExactBonusZero.WITH_TRICK, 40, 3, -10),
        (ExactBonusZero.WITH_TRICK, 0, 0, 0),
        (ExactBonusZero.WITH_TRICK, 0, 1, -10),
    ],
)
def test_bonus(zero: ExactBonusZero, prediction: int, tricks: int, points: int) -> None:
    rules = BONUS.with_(exact_bonus_zero=zero)
    assert penalty(prediction, prediction, rules, tricks=tricks).points == points
    assert penalty(prediction + 1, prediction, rules, tricks=tricks).points == 1


@pytest.mark.parametrize(
    ("prediction", "taken", "stoeck", "revokes", "points"),
    [
        (60, 40, 20, 0, -10),
        (60, 40, 0, 0, 20),
        (60, 40, -20, 0, 40),
        (20, 40, -20, 0, -10),
        (40, 40, 0, 1, 10),
        (41, 40, 0, 1, 21),
        (40, 40, 0, 2, 30),
    ],
)
def test_options_are_applied_in_order(
    prediction: int, taken: int, stoeck: int, revokes: int, points: int
) -> None:
    rules = BONUS.with_(revoke_penalty=20)
    assert penalty(prediction, taken, rules, stoeck=stoeck, revokes=revokes).points == points


def test_a_revoke_costs_nothing_where_the_table_does_not_play_it() -> None:
    assert penalty(40, 40, PLAIN, revokes=3).points == 0


@pytest.mark.parametrize(
    ("prediction", "taken", "choice"),
    [(60, 40, 20), (20, 40, -20), (40, 40, 0), (45, 40, 0), (50, 40, 0), (51, 40, 20), (29, 40, -20)],
)
def test_best_stoeck(prediction: int, taken: int, choice: int) -> None:
    assert best_stoeck(prediction, taken, PLAIN) == choice


def test_best_stoeck_goes_for_the_bonus() -> None:
    assert best_stoeck(0, 20, BONUS, tricks=1) == -20
    assert best_stoeck(20, 20, BONUS, tricks=1) == 0


@pytest.mark.parametrize(
    ("points", "tricks", "scores"),
    [
        ((30, 10), (5, 4), (20, -20)),
        ((10, 30), (4, 5), (-20, 20)),
        ((20, 20), (5, 4), (0, 0)),
        ((30, 0), (9, 0), (50, -50)),
        ((30, 1), (8, 1), (49, -49)),
        ((1, 30), (1, 8), (-49, 49)),
        ((30, 5), (7, 2), (25, -25)),
        ((0, 30), (8, 1), (-10, 10)),
    ],
)
def test_margins(points: tuple[int, int], tricks: tuple[int, int], scores: tuple[int, int]) -> None:
    assert margins(points, tricks) == scores


@pytest.mark.parametrize("value", [0, 1, 40, 157])
def test_predictions(value: int) -> None:
    assert is_valid_prediction(value)


@pytest.mark.parametrize("value", [-1, 158, 1000, 40.0, 40.5, "40", None, True, False, [40]])
def test_no_predictions(value: object) -> None:
    assert not is_valid_prediction(value)
