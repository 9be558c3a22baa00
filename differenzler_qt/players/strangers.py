"""Others at the table who judge by rules instead of a network, as ``simple`` does, in imagined positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from differenzler_qt.engine import Mode
from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players.features import mask_points
from differenzler_qt.players.position import Position, out_of_play
from differenzler_qt.players.sight import POINTS_BY_GAME, TRUMP_GAME, Options, Sight, exact_hit_pays
from differenzler_qt.players.simple import sight as known
from differenzler_qt.players.simple.goal import PredictionGoal
from differenzler_qt.players.simple.outlook import outlook
from differenzler_qt.players.simple.trick import PACK_POINTS, Turn, eager, facts, weigh
from differenzler_qt.players.simple.worth import CELLS, Weights, card_worth, weights_of

LOOSE: Final = 3.0
"""Standard deviation of what they predict from what the rule does."""
_ALL: Final = (1 << 36) - 1
_LAST_TRICK: Final = 5
_BONUS: Final = 10
_FORMS: Final = ("trump", Mode.OBENABE.value, Mode.UNDENUFE.value)
_STEP: Final = 0.1
_RANKINGS: Final = tuple(
    known.Ranking(0 if game == TRUMP_GAME else -1, tuple(card % 9 for card in range(36)), points)
    for game, points in enumerate(POINTS_BY_GAME)
)


def card_of(position: Position) -> int:
    """Return the card that the seat to act would play."""
    legal, costs = costs_of(position)
    return min(zip(costs, legal, strict=True))[1]


def costs_of(position: Position) -> tuple[list[int], list[float]]:
    """Return the legal cards of the seat to act, and what it expects of each."""
    me, players, options = position.turn, len(position.hands), position.options
    hand, trick = _cards(position.hands[me]), position.trick
    legal, left = _cards(position.legal), len(hand) - 1
    weights = _weights(options, position.game)
    needs = [target - taken for target, taken in zip(position.targets, position.points, strict=True)]
    surplus = 0.0
    if options.visibility and players > 2:
        surplus = float(sum(position.targets) - PACK_POINTS)
    tricks = position.tricks[me]
    others = position.number - tricks
    turn = Turn(
        hand,
        legal,
        trick,
        [(me + step) % players for step in range(1, players - len(trick))],
        [eager(need) for need in needs] if options.visibility else [1.0] * players,
        0 if left else _LAST_TRICK,
        facts(True, surplus, tricks + 1, others),
        facts(False, surplus, tricks, others + 1),
    )
    bonus = [_BONUS * exact_hit_pays(options, position.targets[me], tricks + won) for won in (False, True)]
    stoeck = bool(options.stoeck and position.game == TRUMP_GAME and position.dealt[me] & 48 == 48)
    goal = PredictionGoal(needs[me], left, weights.costs[left], stoeck, (bonus[0], bonus[1]))
    gone = position.hands[me] | position.out
    for cards in position.played:
        gone |= cards
    held = tuple(cards.bit_count() for cards in position.hands)
    sight = _sight(_ALL & ~gone, position.game, held, tuple(position.void))
    return legal, weigh(turn, sight, weights.stages[left], goal)


def prediction_of(sight: Sight, dealt: int, seat: int, said: Sequence[int]) -> int:
    """Return what a seat would predict that was dealt these cards; ``said`` are the open predictions."""
    players, game, options = len(sight.played), sight.game, sight.options
    weights, place = _weights(options, game), (seat - sight.forehand) % players
    seen = _sight(_ALL & ~dealt & ~out_of_play(sight), game, (), ())
    worth = sum(card_worth(card, seen, weights.start) for card in _cards(dealt))
    worth += weights.start[2 * CELLS + place]
    if options.visibility == 1:
        earlier = sum(said[(sight.forehand + step) % players] for step in range(place))
        worth += weights.start[-1] * (earlier - place * PACK_POINTS / players)
    stoeck = bool(options.stoeck and game == TRUMP_GAME and dealt & 48 == 48)
    return _best_number(options, game, round(worth / _STEP), stoeck=stoeck)


@cache
def _best_number(options: Options, game: int, steps: int, *, stoeck: bool) -> int:
    worth, costs = steps * _STEP, _weights(options, game).costs[-1]
    bonus = [_BONUS * exact_hit_pays(options, number, number) for number in (0, 1)]
    return min(
        range(MAX_PREDICTION + 1),
        key=lambda number: outlook(
            number - worth, max(0.0, worth), costs, bonus=bonus[number > 0], stoeck=stoeck
        ),
    )


def _weights(options: Options, game: int) -> Weights:
    return weights_of(f"{options.players} {_FORMS[game]}")


def _sight(unseen: int, game: int, held: tuple[int, ...], void: tuple[int, ...]) -> known.Sight:
    suits = tuple(unseen >> 9 * label & 511 for label in range(4))
    return known.Sight(_RANKINGS[game], suits, unseen.bit_count(), held, void, mask_points(unseen, game))


def _cards(mask: int) -> list[int]:
    return [card for card in range(36) if mask >> card & 1]
