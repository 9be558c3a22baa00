"""What a card costs for certain: points beyond the prediction that the last card of a trick brings in."""

from __future__ import annotations

from differenzler_qt.engine import Card, PlayerView, card_points, trick_winner
from differenzler_qt.engine.scoring import STOECK_POINTS


def certain_penalty(view: PlayerView, card: Card) -> int:
    """Return the penalty that nothing can avert any more once the view's seat has played a card.

    The networks rarely see blunders and so take them too lightly; this bound is exact.
    """
    assert view.mode is not None
    prediction = view.own_prediction
    assert prediction is not None
    taken = view.own_taken
    cards = (*view.trick, card)
    if len(cards) == view.rules.players and trick_winner(cards, view.mode, view.rules) == len(view.trick):
        taken += sum(card_points(each, view.mode, view.rules) for each in cards)
        taken += view.rules.last_trick_bonus if len(view.hand) == 1 else 0
    return max(0, taken - prediction - (STOECK_POINTS if view.holds_stoeck else 0))
