"""Decisions become actions; Stöck is chosen best; equal views are decided alike."""

import pickle
from dataclasses import replace

import pytest

from differenzler_qt.engine import (
    PRESETS,
    CallMode,
    Card,
    ChooseStoeck,
    Mode,
    NextHand,
    Phase,
    Play,
    PlayerView,
    Predict,
    TrumpSource,
    penalty,
)
from differenzler_qt.players import registry
from differenzler_qt.players.contract import (
    Candidate,
    CardDecision,
    Decision,
    ModeDecision,
    NothingToDecide,
    PlayerOptions,
    PredictionDecision,
    StoeckDecision,
    best_first,
    decide,
    decide_stoeck,
    to_action,
)
from differenzler_qt.players.seeding import generator, view_key
from tests.players.tables import first_view, match_of, play_out, players_of


@pytest.mark.parametrize(
    ("decision", "action"),
    [
        (PredictionDecision(40), Predict(0, 40)),
        (CardDecision(Card.DT), Play(0, Card.DT)),
        (ModeDecision(Mode.OBENABE), CallMode(0, Mode.OBENABE)),
        (StoeckDecision(-20), ChooseStoeck(0, -20)),
    ],
)
def test_actions(decision: Decision, action: object) -> None:
    view = match_of(PRESETS["hidden"], 1).view(0)
    assert to_action(view, decision) == action


def test_best_first_is_stable() -> None:
    candidates = [Candidate("b", 2.0), Candidate("c", 1.0), Candidate("a", 2.0)]
    assert [candidate.choice for candidate in best_first(candidates)] == ["c", "b", "a"]


def test_nothing_to_decide() -> None:
    match = match_of(PRESETS["classic"], 1)
    waiting = next(seat for seat in range(4) if seat not in match.to_act)
    with pytest.raises(NothingToDecide):
        decide(registry.create("simple"), match.view(waiting))


def test_views_and_decisions_can_be_sent() -> None:
    view = first_view(PRESETS["full"], 3)
    assert pickle.loads(pickle.dumps(view)) == view
    decision = decide(registry.create("simple"), view)
    assert pickle.loads(pickle.dumps(decision)) == decision


def stoeck_views() -> list[PlayerView]:
    rules = PRESETS["full"].with_(stoeck=True)
    found: list[PlayerView] = []
    players = players_of(["simple"] * 4)
    match = match_of(rules, 9)
    while len(found) < 3:
        while match.to_act:
            view = match.view(match.to_act[0])
            if view.phase is Phase.STOECK:
                found.append(view)
            match.apply(to_action(view, decide(players[match.to_act[0]], view)))
        if match.is_over:
            match = match_of(rules, match.seed + 1)
        else:
            match.apply(NextHand())
    return found


def test_stoeck_is_chosen_best() -> None:
    for view in stoeck_views():
        decision = decide_stoeck(view)
        assert view.own_prediction is not None
        costs = {
            delta: penalty(view.own_prediction, view.own_taken, view.rules, stoeck=delta).points
            for delta in (-20, 0, 20)
        }
        assert costs[decision.choice] == min(costs.values())
        assert dict(decision.candidates) == costs
        assert decision.candidates[0].expected == min(costs.values())


def test_randomness_is_pinned() -> None:
    view = first_view(PRESETS["hidden"], 5)
    assert [generator(7, view).randrange(1000) for _ in range(2)] == [generator(7, view).randrange(1000)] * 2
    assert view_key(view).hex() == PINNED_KEY
    assert generator(7, view).getrandbits(32) != generator(8, view).getrandbits(32)


PINNED_KEY = "3981f26d0274aa60200a3bcc1301096d"


def test_randomness_ignores_what_the_seat_cannot_see() -> None:
    view = first_view(PRESETS["hidden"], 5)
    others = tuple(value is None for value in view.predictions)
    assert view_key(replace(view, commitment="another", has_predicted=others)) == view_key(view)
    assert view_key(replace(view, hand=view.hand[1:])) != view_key(view)


@pytest.mark.parametrize("name", ["random", "simple"])
@pytest.mark.parametrize("source", [TrumpSource.RANDOM, TrumpSource.FOREHAND])
def test_decides_alike_each_time(name: str, source: TrumpSource) -> None:
    rules = PRESETS["classic"].with_(trump_source=source, stoeck=True)
    logs = [play_out(match_of(rules, 11), players_of([name] * 4, seed=5)).events for _ in range(2)]
    assert logs[0] == logs[1]


def test_options_have_no_hurry_by_default() -> None:
    assert not PlayerOptions().is_cancelled()
