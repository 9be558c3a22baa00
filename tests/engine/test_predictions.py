"""Predictions: hidden, open with corrections, visible slips; who sees what and when."""

import pytest

from differenzler_qt.engine import (
    AlreadyPredicted,
    Match,
    NotYourTurn,
    Phase,
    Play,
    Predict,
    Predicted,
    Prediction,
    PredictionsRevealed,
    WrongPhase,
    redact,
)
from tests.engine.playing import play_hand, start


def lead(match: Match) -> None:
    match.apply(Play(match.hand.turn, match.hand.legal_cards(match.hand.turn)[0]))


def waiting(match: Match) -> tuple[int, ...]:
    return match.to_act


def seen(match: Match, seat: int | None) -> tuple[int | None, ...]:
    return match.view(seat).predictions


def test_hidden_predictions_come_in_any_order_and_nobody_leads_before_all_are_in() -> None:
    match = start()
    assert waiting(match) == (0, 1, 2, 3)
    match.apply(Predict(2, 40))
    match.apply(Predict(0, 0))
    assert waiting(match) == (1, 3)
    early = Play(match.hand.forehand, match.hand.cards[match.hand.forehand][0])
    with pytest.raises(WrongPhase):
        match.apply(early)
    match.apply(Predict(3, 157))
    match.apply(Predict(1, 7))
    assert match.phase is Phase.PLAYING
    assert waiting(match) == (match.hand.forehand,)


def test_a_confirmed_hidden_prediction_is_fixed() -> None:
    match = start()
    match.apply(Predict(2, 40))
    with pytest.raises(AlreadyPredicted):
        match.apply(Predict(2, 41))
    for seat in (0, 1, 3):
        match.apply(Predict(seat, 10))
    with pytest.raises(WrongPhase):
        match.apply(Predict(2, 41))


def test_hidden_predictions_show_only_that_they_were_made_until_the_hand_is_over() -> None:
    match = start()
    match.apply(Predict(2, 40))
    assert seen(match, 0) == seen(match, None) == (None,) * 4
    assert seen(match, 2) == (None, None, 40, None)
    assert match.view(0).has_predicted == (False, False, True, False)
    for seat in (0, 1, 3):
        match.apply(Predict(seat, 10 + seat))
    assert seen(match, 0) == (10, None, None, None)
    play_hand(match, ())
    assert seen(match, 0) == seen(match, None) == (10, 11, 40, 13)
    assert PredictionsRevealed((10, 11, 40, 13)) in match.events
    order = [type(event).__name__ for event in match.events[-3:]]
    assert order == ["TrickTaken", "PredictionsRevealed", "HandScored"]


def test_open_predictions_go_from_forehand_to_the_dealer_and_are_heard() -> None:
    match = start("classic", seed=3)
    first, dealer = match.hand.forehand, match.hand.deal.dealer
    order = [(first + step) % 4 for step in range(4)]
    assert order[-1] == dealer
    for step, seat in enumerate(order):
        assert match.to_act == (seat,)
        for early in order[step + 1 :]:
            with pytest.raises(NotYourTurn):
                match.apply(Predict(early, 5))
        match.apply(Predict(seat, 10 * step))
        assert all(seen(match, other)[seat] == 10 * step for other in (0, 1, 2, 3, None))
    assert match.phase is Phase.PLAYING
    assert not any(isinstance(event, PredictionsRevealed) for event in match.events)


def test_an_open_prediction_can_be_corrected_until_the_next_player_has_spoken() -> None:
    match = start("classic", seed=3)
    first = match.hand.forehand
    second = (first + 1) % 4
    assert not match.view(first).may_correct
    match.apply(Predict(first, 40))
    assert match.view(first).may_correct
    assert not match.view(second).may_correct
    match.apply(Predict(first, 45))
    match.apply(Predict(first, 50))
    assert match.to_act == (second,)
    match.apply(Predict(second, 30))
    assert not match.view(first).may_correct
    with pytest.raises(AlreadyPredicted):
        match.apply(Predict(first, 55))
    assert [event for event in match.events if isinstance(event, Predicted)] == [
        Predicted(first, 40),
        Predicted(first, 45),
        Predicted(first, 50),
        Predicted(second, 30),
    ]
    assert seen(match, None)[first] == 50


def test_the_dealer_may_correct_until_the_first_card_is_led() -> None:
    match = start("classic", seed=3)
    dealer = match.hand.deal.dealer
    for step in range(1, 5):
        match.apply(Predict((dealer + step) % 4, 20))
    assert match.view(dealer).may_correct
    match.apply(Predict(dealer, 33))
    assert match.phase is Phase.PLAYING
    assert seen(match, 0)[dealer] == 33
    lead(match)
    assert not match.view(dealer).may_correct
    with pytest.raises(WrongPhase):
        match.apply(Predict(dealer, 34))


def test_visible_slips_are_hidden_until_all_are_in_and_then_lie_open() -> None:
    match = start("hidden", prediction=Prediction.VISIBLE_SLIPS)
    for seat in (3, 1, 0):
        match.apply(Predict(seat, seat))
    assert seen(match, 0) == (0, None, None, None)
    assert redact(Predicted(1, 1), 0, match.rules) == Predicted(1, None)
    events = match.apply(Predict(2, 2))
    assert events == (Predicted(2, 2), PredictionsRevealed((0, 1, 2, 3)))
    assert seen(match, 0) == seen(match, None) == (0, 1, 2, 3)
    play_hand(match, ())
    assert sum(isinstance(event, PredictionsRevealed) for event in match.events) == 1


def test_the_margin_game_begins_with_a_card() -> None:
    match = start("margin")
    assert match.phase is Phase.PLAYING
    assert match.to_act == (match.hand.forehand,)
    with pytest.raises(WrongPhase):
        match.apply(Predict(0, 10))
    play_hand(match, ())
    assert seen(match, 0) == (None, None)
