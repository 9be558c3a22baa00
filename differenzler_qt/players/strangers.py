"""Others at the table who judge by rules instead of a network, as ``simple`` does, in imagined positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import Final

from differenzler_qt.engine import Mode
from differenzler_qt.engine.rules import FULL_PACK_POINTS
from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players.features import mask_points
from differenzler_qt.players.greedy import LAST_TRICK
from differenzler_qt.players.position import Position, out_of_play
from differenzler_qt.players.sight import (
    EXACT_BONUS,
    POINTS_BY_GAME,
    TRUMP_GAME,
    Options,
    Sight,
    exact_hit_pays,
    holds_stoeck,
)
from differenzler_qt.players.simple import sight as simple_sight
from differenzler_qt.players.simple.goal import PredictionGoal
from differenzler_qt.players.simple.outlook import outlook
from differenzler_qt.players.simple.trick import Turn, eager, facts, weigh
from differenzler_qt.players.simple.worth import CELLS, Weights, card_worth, prediction_form, weights_of

LOOSE: Final = 3.0
"""Standard deviation of what they predict from what the rule does."""
_ALL: Final = (1 << 36) - 1
_WORDS: Final = ("trump", Mode.OBENABE.value, Mode.UNDENUFE.value)
_STEP: Final = 0.1
_RANKINGS: Final = tuple(
    simple_sight.Ranking(0 if game == TRUMP_GAME else -1, tuple(card % 9 for card in range(36)), points)
    for game, points in enumerate(POINTS_BY_GAME)
)


def card_of(position: Position) -> int:
    """Return the card that the seat to act would play."""
    legal, costs = costs_of(position)
    return min(zip(costs, legal, strict=True))[1]


def costs_of(position: Position) -> tuple[list[int], list[float]]:
    """Return the legal cards of the seat to act, and what it expects of each."""
    turn, weights = _turn(position), _weights(position.options, position.game)
    held = tuple(cards.bit_count() for cards in position.hands)
    sight = _sight(position.unseen(), position.game, held, tuple(position.void))
    left = len(turn.hand) - 1
    return list(turn.legal), weigh(turn, sight, weights.stages[left], _goal(position, weights, left))


def _turn(position: Position) -> Turn:
    me, players, options = position.turn, len(position.hands), position.options
    hand, trick = _cards(position.hands[me]), position.trick
    wills, excess = [1.0] * players, 0.0
    if options.visibility:
        wills = [
            eager(target - taken) for target, taken in zip(position.targets, position.points, strict=True)
        ]
        excess = float(sum(position.targets) - FULL_PACK_POINTS) if players > 2 else 0.0
    tricks = position.tricks[me]
    others = position.number - tricks
    return Turn(
        hand,
        _cards(position.legal),
        trick,
        [(me + step) % players for step in range(1, players - len(trick))],
        wills,
        LAST_TRICK if len(hand) == 1 else 0,
        facts(True, excess, tricks + 1, others),
        facts(False, excess, tricks, others + 1),
    )


def _goal(position: Position, weights: Weights, left: int) -> PredictionGoal:
    me, options = position.turn, position.options
    target, tricks = position.targets[me], position.tricks[me]
    lost, won = (EXACT_BONUS * exact_hit_pays(options, target, tricks + more) for more in (0, 1))
    stoeck = holds_stoeck(options, position.game, position.dealt[me])
    return PredictionGoal(target - position.points[me], left, weights.costs[left], stoeck, (lost, won))


def prediction_of(sight: Sight, dealt: int, seat: int, said: Sequence[int]) -> int:
    """Return what a seat would predict that was dealt these cards; ``said`` are the open predictions."""
    players, game, options = len(sight.played), sight.game, sight.options
    weights, place = _weights(options, game), (seat - sight.forehand) % players
    seen = _sight(_ALL & ~dealt & ~out_of_play(sight), game, (), ())
    worth = sum(card_worth(card, seen, weights.start) for card in _cards(dealt))
    worth += weights.start[2 * CELLS + place]
    if options.visibility == 1:
        earlier = sum(said[(sight.forehand + step) % players] for step in range(place))
        worth += weights.start[-1] * (earlier - place * FULL_PACK_POINTS / players)
    return _best_number(options, game, round(worth / _STEP), stoeck=holds_stoeck(options, game, dealt))


def chance_of(number: int, guess: int) -> float:
    """Return how likely somebody predicts a number whom the rule would let say ``guess``."""
    said = NormalDist(guess, LOOSE)
    low = said.cdf(number - 0.5) if number > 0 else 0.0
    return (said.cdf(number + 0.5) if number < MAX_PREDICTION else 1.0) - low


@cache
def _best_number(options: Options, game: int, steps: int, *, stoeck: bool) -> int:
    worth, costs = steps * _STEP, _weights(options, game).costs[-1]
    bonus = [EXACT_BONUS * exact_hit_pays(options, number, number) for number in (0, 1)]
    return min(
        range(MAX_PREDICTION + 1),
        key=lambda number: outlook(
            number - worth, max(0.0, worth), costs, bonus=bonus[number > 0], stoeck=stoeck
        ),
    )


def _weights(options: Options, game: int) -> Weights:
    return weights_of(prediction_form(options.players, _WORDS[game]))


def _sight(unseen: int, game: int, held: tuple[int, ...], void: tuple[int, ...]) -> simple_sight.Sight:
    suits = tuple(unseen >> 9 * label & 511 for label in range(4))
    return simple_sight.Sight(
        _RANKINGS[game], suits, unseen.bit_count(), held, void, mask_points(unseen, game)
    )


def _cards(mask: int) -> list[int]:
    return [card for card in range(36) if mask >> card & 1]
