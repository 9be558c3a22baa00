"""Every legal card weighed: what the trick may bring, and what the cards left are worth after it."""

from differenzler_qt.engine import Card, PlayerView, Prediction
from differenzler_qt.players.contract import Candidate
from differenzler_qt.players.simple.chances import win_chance
from differenzler_qt.players.simple.goal import Goal
from differenzler_qt.players.simple.sight import Sight, look
from differenzler_qt.players.simple.worth import CELLS, Weights, card_worth

PACK_POINTS = 157
EAGER, SATED = 15, 2


def weigh_cards(view: PlayerView, weights: Weights, goal: Goal) -> list[Candidate[Card]]:
    """Return every legal card with the cost to expect, in the order of the hand."""
    assert view.mode is not None
    sight = look(view, view.mode)
    numbers = weights.stages[len(view.hand) - 1]
    worths = {card: card_worth(card, sight, numbers) for card in view.hand}
    total = sum(worths.values())
    if_won, if_lost = (dot(extras(view, won), numbers) for won in (True, False))
    wills = eagerness(view)
    stake = expected_stake(view, sight)
    points = sight.ranking.points
    found = []
    for card in view.legal_cards:
        chance = win_chance(card, view, sight, wills)
        worth = total - worths[card]
        cost = 0.0
        if chance > 0:
            cost += chance * goal.cost(True, stake + points[card], worth + if_won)
        if chance < 1:
            cost += (1 - chance) * goal.cost(False, stake + points[card], worth + if_lost)
        found.append(Candidate(card, cost))
    return found


def expected_stake(view: PlayerView, sight: Sight) -> float:
    """Return the points of the trick without the own card: those that lie, and the mean of those to come."""
    to_come = view.rules.players - len(view.trick) - 1
    mean = sight.unseen_points / sight.count if sight.count else 0.0
    last = view.rules.last_trick_bonus if len(view.hand) == 1 else 0
    return sum(sight.ranking.points[card] for card in view.trick) + to_come * mean + last


def extras(view: PlayerView, won: bool) -> tuple[float, float, float, float]:
    """Return the facts about a hand that are not about one card, if the trick is won or lost.

    They are the lead, the surplus of all predictions in tens, and for *Differenz zu zweit* whether one side
    has lost no trick yet, or only one.
    """
    own = sum(trick.winner == view.seat for trick in view.tricks) + won
    other = len(view.tricks) + 1 - own
    return float(won), surplus(view) / 10, float((other == 0) - (own == 0)), float((other == 1) - (own == 1))


def dot(facts: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    """Return what the extras add to the worth of a hand."""
    return sum(fact * number for fact, number in zip(facts, numbers[2 * CELLS :], strict=True))


def surplus(view: PlayerView) -> float:
    """Return by how much all predictions together exceed the points of a pack; 0 while that is not known."""
    known = [value for value in view.predictions if value is not None]
    if view.rules.players == 2 or len(known) < view.rules.players:
        return 0.0
    return float(sum(known) - PACK_POINTS)


def eagerness(view: PlayerView) -> list[float]:
    """Return for each seat how gladly it takes a trick: more if it is seen to need points, less if not."""
    if view.rules.prediction in (Prediction.HIDDEN, Prediction.NONE):
        return [1.0] * view.rules.players
    return [
        1.0 if value is None else _eager(value - taken)
        for value, taken in zip(view.predictions, view.taken, strict=True)
    ]


def _eager(need: int) -> float:
    if need <= SATED:
        return 0.6
    return 1.15 if need > EAGER else 1.0
