"""Every refusal has a name, carries what was wrong, and leaves the match as it was."""

from collections.abc import Callable
from typing import Any

import pytest

from differenzler_qt.engine import (
    AlreadyPredicted,
    CallMode,
    Card,
    ChooseStoeck,
    IllegalCard,
    InvalidMode,
    InvalidPrediction,
    InvalidStoeck,
    Match,
    Mode,
    NextHand,
    NothingToUndo,
    NotYourTurn,
    Phase,
    Play,
    Predict,
    Reason,
    RefusedAction,
    TrumpSource,
    UnknownSeat,
    WrongPhase,
    WrongSeatCount,
)
from tests.engine.playing import deal_of, play_hand, snapshot, start

DEAL = deal_of("""
6S 7S 8S 9S TS JS QS KS AS
6H 7H 8H 9H TH JH QH KH AH
6D 7D 8D 9D TD JD QD KD AD
6C 7C 8C 9C TC JC QC KC AC
""")
C = Card.from_code


def calling() -> Match:
    return start("classic", trump_source=TrumpSource.FOREHAND, seed=3)


def predicting() -> Match:
    match = start("hidden", deals=(DEAL,))
    match.apply(Predict(2, 40))
    return match


def playing() -> Match:
    match = predicting()
    for seat in (0, 1, 3):
        match.apply(Predict(seat, 10))
    match.apply(Play(0, C("6S")))
    return match


def following() -> Match:
    mixed = deal_of("""
    6S 7S 8S 9S TS JS QS KS 6H
    AS 7H 8H 9H TH JH QH KH AH
    6D 7D 8D 9D TD JD QD KD AD
    6C 7C 8C 9C TC JC QC KC AC
    """)
    match = start("hidden", deals=(mixed,))
    for seat in range(4):
        match.apply(Predict(seat, 10))
    match.apply(Play(0, C("6S")))
    return match


def choosing() -> Match:
    match = start("hidden", deals=(DEAL,), stoeck=True)
    return play_hand(match, (1, 2, 3, 4))


def over() -> Match:
    return play_hand(predicting_anew(), (1, 2, 3, 4))


def predicting_anew() -> Match:
    return start("hidden", deals=(DEAL,))


def ended() -> Match:
    match = start("hidden")
    while not match.is_over:
        play_hand(match, (10, 20, 30, 40))
    return match


CASES: list[tuple[Callable[[], Match], Any, type[RefusedAction], Any]] = [
    (calling, Predict(0, 10), WrongPhase, Predict(0, 10)),
    (calling, Play(0, C("6S")), WrongPhase, Play(0, C("6S"))),
    (calling, CallMode(9, Mode.SPADES), UnknownSeat, 9),
    (calling, CallMode("x", Mode.SPADES), UnknownSeat, "x"),  # type: ignore[arg-type]
    (calling, NextHand(), WrongPhase, NextHand()),
    (predicting, Predict(0, 158), InvalidPrediction, 158),
    (predicting, Predict(0, -1), InvalidPrediction, -1),
    (predicting, Predict(0, 40.0), InvalidPrediction, 40.0),  # type: ignore[arg-type]
    (predicting, Predict(0, "40"), InvalidPrediction, "40"),  # type: ignore[arg-type]
    (predicting, Predict(0, True), InvalidPrediction, True),
    (predicting, Predict(4, 40), UnknownSeat, 4),
    (predicting, Predict(-1, 40), UnknownSeat, -1),
    (predicting, Predict(0.0, 40), UnknownSeat, 0.0),  # type: ignore[arg-type]
    (predicting, Predict(2, 41), AlreadyPredicted, 2),
    (predicting, Play(0, C("6S")), WrongPhase, Play(0, C("6S"))),
    (predicting, CallMode(0, Mode.SPADES), WrongPhase, CallMode(0, Mode.SPADES)),
    (predicting, ChooseStoeck(0, 20), WrongPhase, ChooseStoeck(0, 20)),
    (predicting, "nonsense", RefusedAction, "nonsense"),
    (predicting, None, RefusedAction, None),
    (playing, Play(0, C("7S")), NotYourTurn, 0),
    (playing, Play(3, C("6C")), NotYourTurn, 3),
    (playing, Play(7, C("6C")), UnknownSeat, 7),
    (playing, Play(1, C("6S")), IllegalCard, C("6S")),
    (playing, Play(1, C("6C")), IllegalCard, C("6C")),
    (playing, Play(1, C("6C"), insist=True), IllegalCard, C("6C")),
    (playing, Play(1, 9), IllegalCard, 9),  # type: ignore[arg-type]
    (playing, Play(1, "6H"), IllegalCard, "6H"),  # type: ignore[arg-type]
    (playing, Predict(0, 10), WrongPhase, Predict(0, 10)),
    (following, Play(1, C("7H")), IllegalCard, C("7H")),
    (following, Play(1, C("7H"), insist=True), IllegalCard, C("7H")),
    (choosing, ChooseStoeck(2, 10), InvalidStoeck, 10),
    (choosing, ChooseStoeck(2, 20.0), InvalidStoeck, 20.0),  # type: ignore[arg-type]
    (choosing, ChooseStoeck(2, False), InvalidStoeck, False),
    (choosing, ChooseStoeck(1, 20), NotYourTurn, 1),
    (choosing, NextHand(), WrongPhase, NextHand()),
    (over, Play(0, C("6S")), WrongPhase, Play(0, C("6S"))),
    (over, ChooseStoeck(2, 20), WrongPhase, ChooseStoeck(2, 20)),
    (ended, NextHand(), WrongPhase, NextHand()),
    (ended, Predict(0, 10), WrongPhase, Predict(0, 10)),
]


@pytest.mark.parametrize(("prepare", "action", "error", "value"), CASES)
def test_a_refused_action_leaves_the_match_unchanged(
    prepare: Callable[[], Match], action: Any, error: type[RefusedAction], value: Any
) -> None:
    match = prepare()
    before = snapshot(match)
    with pytest.raises(error) as caught:
        match.apply(action)
    assert type(caught.value) is error
    assert caught.value.value == value
    assert snapshot(match) == before


def test_only_the_modes_of_the_table_can_be_called() -> None:
    match = calling()
    before = snapshot(match)
    for mode in (Mode.OBENABE, Mode.UNDENUFE, "S", None):
        with pytest.raises(InvalidMode):
            match.apply(CallMode(match.hand.forehand, mode))  # type: ignore[arg-type]
    with pytest.raises(NotYourTurn):
        match.apply(CallMode(match.hand.deal.dealer, Mode.SPADES))
    assert snapshot(match) == before


def test_an_illegal_card_says_why() -> None:
    with pytest.raises(IllegalCard) as caught:
        following().apply(Play(1, C("7H")))
    assert caught.value.reason is Reason.MUST_FOLLOW_OR_TRUMP
    with pytest.raises(IllegalCard) as caught:
        following().apply(Play(1, C("6C")))
    assert caught.value.reason is Reason.NOT_IN_HAND


def test_nothing_to_undo() -> None:
    match = start()
    before = snapshot(match)
    with pytest.raises(NothingToUndo):
        match.undo()
    assert snapshot(match) == before


def test_a_match_needs_as_many_seats_as_the_rules_have_players() -> None:
    with pytest.raises(WrongSeatCount) as caught:
        Match.new(start().rules, ["Anna", "Ben"], 1)
    assert caught.value.value == 2


@pytest.mark.parametrize("seat", [-1, 4, 100])
def test_there_is_no_view_of_an_unknown_seat(seat: int) -> None:
    match = start()
    with pytest.raises(UnknownSeat):
        match.view(seat)


def test_legal_actions_are_all_taken() -> None:
    for prepare in (calling, predicting, playing, following, choosing, over):
        for action in prepare().legal_actions():
            match = prepare()
            match.apply(action)
    assert ended().legal_actions() == []
    assert ended().phase is Phase.MATCH_OVER
