"""The rule of thumb judges as a person would in positions that leave no doubt."""

from dataclasses import replace

import pytest

from differenzler_qt.engine import (
    PRESETS,
    Card,
    ExactBonusZero,
    Match,
    Mode,
    Phase,
    PlayerView,
    Rules,
    Trick,
    TrumpSource,
    cards_from_text,
)
from differenzler_qt.players import registry
from differenzler_qt.players.contract import CardDecision, PredictionDecision
from differenzler_qt.players.simple.chances import takes_now, win_chance
from differenzler_qt.players.simple.sight import look
from differenzler_qt.players.simple.weights import ROWS
from differenzler_qt.players.simple.worth import form, weights_of
from tests.players.tables import match_of

SIMPLE = registry.create("simple")


def position(
    hand: str,
    trick: str = "",
    *,
    mode: Mode = Mode.SPADES,
    need: int = 0,
    gone: str = "",
    rules: Rules = PRESETS["hidden"],
) -> PlayerView:
    """Return a view of seat 3 that needs so many points; ``gone`` are cards of earlier tricks."""
    base = match_of(rules, 1).view(3)
    cards, lying, past = cards_from_text(hand), cards_from_text(trick), cards_from_text(gone)
    left = len(cards)
    leader = (3 - len(lying)) % 4
    tricks = tuple(Trick(0, past[i : i + 4], 0, 0) for i in range(0, len(past), 4))
    return replace(
        base,
        phase=Phase.PLAYING,
        to_act=(3,),
        mode=mode,
        hand=cards,
        dealt=cards,
        trick=lying,
        tricks=tricks,
        leader=leader,
        predictions=(None, None, None, need),
        taken=(0, 0, 0, 0),
        cards_left=tuple(left - (seat in [(leader + i) % 4 for i in range(len(lying))]) for seat in range(4)),
    )


def test_last_to_play_takes_what_is_missing() -> None:
    view = position("AH 6H", "TH KH 7H", need=25)
    assert SIMPLE.play(view).choice is Card.HA


def test_last_to_play_ducks_when_enough_is_taken() -> None:
    view = position("AH 6H", "TH KH 7H", need=0)
    assert SIMPLE.play(view).choice is Card.H6


def test_last_card_costs_exactly_what_it_brings() -> None:
    taken = position("JS", "TH KH 7H", need=45)
    assert SIMPLE.play(taken).candidates == ((Card.SJ, 6.0),)
    lost = position("6D", "TH KH 7H", need=45)
    assert SIMPLE.play(lost).candidates == ((Card.D6, 45.0),)


def test_last_trick_is_worth_five_more() -> None:
    view = position("AD", "7D 8D 9D", need=16)
    assert SIMPLE.play(view).candidates == ((Card.DA, 0.0),)


def test_sheds_points_when_enough_is_taken_and_it_cannot_win() -> None:
    view = position("TD 6D", "AH KH 7H", need=0)
    assert SIMPLE.play(view).choice is Card.DT


def test_candidates_are_the_legal_cards_best_first() -> None:
    view = position("AH TH 6H JS 8D", "7H", need=30)
    decision = SIMPLE.play(view)
    assert {candidate.choice for candidate in decision.candidates} == set(view.legal_cards)
    costs = [candidate.expected for candidate in decision.candidates]
    assert costs == sorted(costs)
    assert decision.choice is decision.candidates[0].choice


def test_stronger_hand_predicts_more() -> None:
    strong = position("JS 9S AS KS AH AD AC TH TD")
    weak = position("6S 6H 7H 8H 6D 7D 8D 6C 7C")
    assert SIMPLE.predict(strong).choice > 90
    assert SIMPLE.predict(weak).choice < 10


def test_prediction_shows_its_curve() -> None:
    decision = SIMPLE.predict(position("JS 9S AH KH TD 7D 8C 9C QC"))
    assert len(decision.curve) == 158
    assert decision.curve[decision.choice] == min(decision.curve)
    assert decision.candidates[0] == (decision.choice, min(decision.curve))


def test_bonus_not_for_zero_makes_one_more_attractive() -> None:
    hand = "6S 6H 7H 8H 6D 7D 8D 6C 7C"
    rules = PRESETS["hidden"].with_(exact_bonus=10)
    never = rules.with_(exact_bonus_zero=ExactBonusZero.NEVER)
    curves = [SIMPLE.predict(position(hand, rules=each)).curve for each in (rules, never)]
    assert curves[0][0] < curves[1][0]
    assert curves[0][1:] == curves[1][1:]


def test_forehand_names_what_costs_least() -> None:
    rules = PRESETS["classic"].with_(trump_source=TrumpSource.FOREHAND, modes=tuple(Mode))
    match = match_of(rules, 6)
    view = match.view(match.to_act[0])
    decision = SIMPLE.call_mode(view)
    assert {candidate.choice for candidate in decision.candidates} == set(Mode)
    assert decision.candidates[0].choice is decision.choice


@pytest.mark.parametrize(
    ("trick", "card", "takes"),
    [
        ("", "6H", True),
        ("TH", "KH", True),
        ("KH", "TH", False),
        ("KH", "AD", False),
        ("AH", "6S", True),
        ("AH 7S", "6S", False),
        ("AH 6S", "KH", False),
        ("TS", "JS", True),
        ("AS", "9S", True),
        ("9S", "AS", False),
    ],
)
def test_takes_now(trick: str, card: str, takes: bool) -> None:
    view = position("AC", trick)
    assert takes_now(Card.from_code(card), view.trick, look(view, Mode.SPADES)) is takes


def test_chances_fit_what_is_known() -> None:
    view = position("JS AH TH", "")
    sight = look(view, Mode.SPADES)
    wills = [1.0] * 4
    chances = [
        win_chance(Card.from_code(code), view.trick, (1, 2, 3), sight, wills) for code in ("JS", "AH", "TH")
    ]
    assert chances[0] == 1.0
    assert 1 > chances[1] > chances[2] > 0


def test_void_seats_cannot_follow() -> None:
    """Seat 1 discarded on hearts, so it has none; it may still trump."""
    view = position("JS AH TH", "", gone="7H 6D 8H 9H")
    sight = look(view, Mode.SPADES)
    assert sight.void == (0, 1 << 1, 0, 0)
    assert sight.count == 36 - 3 - 4


def test_card_of_the_talon_is_in_nobodys_hand() -> None:
    match = match_of(PRESETS["duel"], 2)
    view = match.view(0)
    assert view.mode is not None
    assert look(view, view.mode).count == 36 - 12 - 1


def test_margin_player_takes_what_it_can() -> None:
    match = match_of(PRESETS["margin"], 4)
    view = match.view(match.to_act[0])
    decision = SIMPLE.play(view)
    assert isinstance(decision, CardDecision)
    assert decision.candidates[0].expected <= decision.candidates[-1].expected


def test_margin_bonus_counts_in_the_last_trick() -> None:
    """Eight tricks taken: the ninth costs or brings no more than its points, the 20 are safe."""
    rules = PRESETS["margin"]
    match = Match.new(rules, ["a", "b"], 3)
    base = match.view(0)
    mine = tuple(Trick(0, (Card.S6, Card.S7), 0, 0) for _ in range(8))
    view = replace(
        base,
        phase=Phase.PLAYING,
        to_act=(0,),
        mode=Mode.SPADES,
        hand=(Card.SA,),
        trick=(Card.ST,),
        leader=1,
        tricks=mine,
        taken=(30, 0),
        cards_left=(1, 0),
    )
    assert SIMPLE.play(view).candidates == ((Card.SA, -(30.0 + 21 + 20)),)


def test_all_forms_have_weights() -> None:
    for name in ROWS:
        weights = weights_of(name)
        assert len(weights.stages) == len(weights.costs) - 1
    for rules in PRESETS.values():
        assert all(form(rules, mode) in ROWS for mode in rules.modes)


@pytest.mark.parametrize("number", [0, 40, 157])
def test_answers_whatever_was_predicted(number: int) -> None:
    view = position("AH TH 6H JS 8D", "7H", need=number)
    assert SIMPLE.play(view).choice in view.legal_cards


def test_open_numbers_change_the_prediction() -> None:
    match = match_of(PRESETS["classic"], 8)
    seat = match.to_act[0]
    view = match.view(seat)
    curves = []
    for said in (0, 150):
        predictions = tuple(None if other == seat else said // 3 for other in range(4))
        heard = SIMPLE.predict(replace(view, predictions=predictions))
        assert isinstance(heard, PredictionDecision)
        curves.append(heard.choice)
    assert curves[0] >= curves[1]
