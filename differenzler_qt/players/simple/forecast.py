"""What a dealt hand is worth, and what each prediction for it may cost."""

from differenzler_qt.engine import Mode, PlayerView
from differenzler_qt.engine.rules import FULL_PACK_POINTS
from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players.simple.outlook import bonus_for, outlook
from differenzler_qt.players.simple.sight import Sight, look
from differenzler_qt.players.simple.worth import CELLS, Weights, card_worth


def start_worth(view: PlayerView, sight: Sight, weights: Weights) -> float:
    """Return the points that the dealt hand is expected to take."""
    numbers = weights.start
    assert view.seat is not None
    place = (view.seat - view.forehand) % view.rules.players
    return (
        sum(card_worth(card, sight, numbers) for card in view.hand)
        + numbers[2 * CELLS + place]
        + numbers[-1] * heard(view)
    )


def heard(view: PlayerView) -> float:
    """Return by how much the numbers that the others have said exceed their share of the points."""
    said = [value for seat, value in enumerate(view.predictions) if value is not None and seat != view.seat]
    return sum(said) - len(said) * FULL_PACK_POINTS / view.rules.players


def forecast(view: PlayerView, mode: Mode, weights: Weights) -> tuple[float, ...]:
    """Return the expected penalty of every prediction from 0 to 157."""
    sight = look(view, mode)
    worth = start_worth(view, sight, weights)
    rules, costs = view.rules, weights.costs[-1]
    stoeck = holds_stoeck(view, mode)
    bonus, bonus_zero = bonus_for(1, 1, rules), bonus_for(0, 0, rules)
    return tuple(
        outlook(
            prediction - worth,
            max(0.0, worth),
            costs,
            bonus=bonus if prediction else bonus_zero,
            stoeck=stoeck,
        )
        for prediction in range(MAX_PREDICTION + 1)
    )


def holds_stoeck(view: PlayerView, mode: Mode) -> bool:
    """Say whether the seat was dealt king and queen of what would be trump, where that counts."""
    if not view.rules.stoeck or mode.trump is None:
        return False
    ranks = {card.rank.code for card in view.dealt if card.suit is mode.trump}
    return {"Q", "K"} <= ranks
