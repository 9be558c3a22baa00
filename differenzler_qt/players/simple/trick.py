"""Every legal card weighed: what the trick may bring, and what the cards left are worth after it."""

from collections.abc import Sequence
from dataclasses import dataclass

from differenzler_qt.engine import Card, PlayerView, Prediction
from differenzler_qt.engine.rules import FULL_PACK_POINTS
from differenzler_qt.players.contract import Candidate
from differenzler_qt.players.simple.chances import win_chance
from differenzler_qt.players.simple.goal import Goal
from differenzler_qt.players.simple.sight import Sight, look
from differenzler_qt.players.simple.worth import CELLS, Weights, card_worth

EAGER, SATED = 15, 2
"""Points lacking, beyond which a seat takes gladly, and up to which it does not."""
EAGER_WILL, SATED_WILL = 1.15, 0.6


@dataclass(frozen=True, slots=True)
class Turn:
    """What there is to decide: cards in ``hand``, those that are ``legal`` on ``trick``, who is ``to_come``.

    ``wills`` says of each seat how gladly it takes a trick, ``last`` what the trick is worth beyond its
    cards, ``if_won`` and ``if_lost`` are the facts about the hand after it.
    """

    hand: Sequence[int]
    legal: Sequence[int]
    trick: Sequence[int]
    to_come: Sequence[int]
    wills: Sequence[float]
    last: int
    if_won: tuple[float, ...]
    if_lost: tuple[float, ...]


def weigh_cards(view: PlayerView, weights: Weights, goal: Goal) -> list[Candidate[Card]]:
    """Return every legal card with the cost to expect, in the order of the hand."""
    assert view.mode is not None
    assert view.seat is not None
    players = view.rules.players
    turn = Turn(
        view.hand,
        view.legal_cards,
        view.trick,
        [(view.seat + step) % players for step in range(1, players - len(view.trick))],
        eagerness(view),
        view.rules.last_trick_bonus if len(view.hand) == 1 else 0,
        extras(view, True),
        extras(view, False),
    )
    costs = weigh(turn, look(view, view.mode), weights.stages[len(view.hand) - 1], goal)
    return [Candidate(card, cost) for card, cost in zip(view.legal_cards, costs, strict=True)]


def weigh(turn: Turn, sight: Sight, numbers: Sequence[float], goal: Goal) -> list[float]:
    """Return the cost to expect of every legal card."""
    worths = {card: card_worth(card, sight, numbers) for card in turn.hand}
    total = sum(worths.values())
    if_won, if_lost = dot(turn.if_won, numbers), dot(turn.if_lost, numbers)
    stake, points = expected_stake(turn, sight), sight.ranking.points
    found = []
    for card in turn.legal:
        chance = win_chance(card, turn.trick, turn.to_come, sight, turn.wills)
        worth = total - worths[card]
        cost = 0.0
        if chance > 0:
            cost += chance * goal.cost(True, stake + points[card], worth + if_won)
        if chance < 1:
            cost += (1 - chance) * goal.cost(False, stake + points[card], worth + if_lost)
        found.append(cost)
    return found


def expected_stake(turn: Turn, sight: Sight) -> float:
    """Return the points of the trick without the own card: those that lie, and the mean of those to come."""
    mean = sight.unseen_points / sight.count if sight.count else 0.0
    return sum(sight.ranking.points[card] for card in turn.trick) + len(turn.to_come) * mean + turn.last


def extras(view: PlayerView, won: bool) -> tuple[float, float, float, float]:
    """Return the facts about a hand that are not about one card, if the trick is won or lost."""
    own = sum(trick.winner == view.seat for trick in view.tricks) + won
    return facts(won, surplus(view), own, len(view.tricks) + 1 - own)


def facts(won: bool, excess: float, own: int, other: int) -> tuple[float, float, float, float]:
    """Return these facts with so many tricks on either side.

    They are the lead, the surplus of all predictions in tens, and for *Differenz zu zweit* whether one side
    has lost no trick yet, or only one.
    """
    return float(won), excess / 10, float((other == 0) - (own == 0)), float((other == 1) - (own == 1))


def dot(counted: Sequence[float], numbers: Sequence[float]) -> float:
    """Return what the extras add to the worth of a hand."""
    return sum(fact * number for fact, number in zip(counted, numbers[2 * CELLS :], strict=True))


def surplus(view: PlayerView) -> float:
    """Return by how much all predictions together exceed the points of a pack; 0 while that is not known."""
    known = [value for value in view.predictions if value is not None]
    if view.rules.players == 2 or len(known) < view.rules.players:
        return 0.0
    return float(sum(known) - FULL_PACK_POINTS)


def eagerness(view: PlayerView) -> list[float]:
    """Return for each seat how gladly it takes a trick: more if it is seen to need points, less if not."""
    if view.rules.prediction in (Prediction.HIDDEN, Prediction.NONE):
        return [1.0] * view.rules.players
    return [
        1.0 if value is None else eager(value - taken)
        for value, taken in zip(view.predictions, view.taken, strict=True)
    ]


def eager(need: int) -> float:
    """Return how gladly a seat takes a trick that lacks so many points."""
    if need <= SATED:
        return SATED_WILL
    return EAGER_WILL if need > EAGER else 1.0
