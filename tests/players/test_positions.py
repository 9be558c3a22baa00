"""No player ever wants what is not allowed: a few thousand of the benchmark's random positions."""

from collections.abc import Iterator

import pytest

from differenzler_qt.engine import PRESETS, Card, Match, Mode, Phase, PlayerView
from differenzler_qt.players import registry
from differenzler_qt.players.contract import (
    Candidate,
    CardDecision,
    Decision,
    ModeDecision,
    Player,
    PlayerOptions,
    PredictionDecision,
)
from differenzler_qt.players.random_player import RandomPlayer
from tests.benchmarks import million_positions
from tests.benchmarks.million_positions import (
    QUICK,
    QUICK_MARGIN,
    SLOW,
    SLOW_MARGIN,
    Fault,
    check_positions,
    find_problem,
)
from tests.players.walks import walk


def test_random_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(million_positions, "RARITY", 150)
    asked = check_positions(3_000, seed=2)
    assert asked.total() == 3_000
    assert set(asked) == {*QUICK, *SLOW, *QUICK_MARGIN, *SLOW_MARGIN}
    assert min(asked[name] for name in QUICK) > 300


def test_the_same_seed_asks_the_same() -> None:
    assert check_positions(200, seed=3) == check_positions(200, seed=3)


class Cheat(RandomPlayer):
    """Plays any card of the hand."""

    def play(self, view: PlayerView) -> CardDecision:
        return CardDecision(view.hand[0])


def test_an_illegal_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def create(name: str, options: PlayerOptions) -> Player:
        return Cheat(options)

    monkeypatch.setattr(registry, "create", create)
    with pytest.raises(Fault, match="illegal card"):
        check_positions(500, seed=1)


def views() -> Iterator[tuple[Match, PlayerView]]:
    for match in walk(PRESETS["classic"], 3):
        yield match, match.view(match.to_act[0])


def test_every_kind_of_fault_is_found() -> None:
    _, predicting = next(pair for pair in views() if pair[0].phase is Phase.PREDICTING)
    _, playing = next(pair for pair in views() if 0 < len(pair[1].legal_cards) < len(pair[1].hand))
    legal = playing.legal_cards
    illegal = next(card for card in playing.hand if card not in legal)
    foreign = next(card for card in Card if card not in playing.hand)
    faults: list[tuple[PlayerView, Decision]] = [
        (predicting, PredictionDecision(158)),
        (predicting, PredictionDecision(-1)),
        (predicting, PredictionDecision(True)),
        (predicting, PredictionDecision(3, (), (0.0,) * 157)),
        (predicting, PredictionDecision(3, (), (float("nan"),) * 158)),
        (playing, CardDecision(illegal)),
        (playing, CardDecision(foreign)),
        (playing, CardDecision(legal[0], (Candidate(legal[0], 1.0), Candidate(illegal, 2.0)))),
        (playing, CardDecision(legal[0], (Candidate(legal[0], float("inf")),))),
        (playing, CardDecision(legal[0], (Candidate(foreign, 1.0),))),
        (playing, ModeDecision(Mode.OBENABE)),
    ]
    for view, decision in faults:
        assert find_problem(view, decision)
    assert not find_problem(predicting, PredictionDecision(157, (), (0.0,) * 158))
    assert not find_problem(playing, CardDecision(legal[0], (Candidate(legal[0], 1.0),)))
