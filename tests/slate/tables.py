"""Short ways to fill a slate in tests."""

from collections.abc import Sequence
from typing import Any

from differenzler_qt.slate import (
    HandWritten,
    PointsEntered,
    PredictionEntered,
    Setup,
    Slate,
    table_rules,
)

NAMES = ("Anna", "Beat", "Chantal", "Dölf", "Erika", "Fritz")


def new_slate(players: int = 4, first_dealer: int = -1, **options: Any) -> Slate:
    """Return an empty slate; with the last one dealing first, seat 0 is the first forehand."""
    return Slate.new(
        Setup(NAMES[:players], first_dealer % players, True, table_rules(players, **options)), "2026-01-02"
    )


def predict(slate: Slate, predictions: Sequence[int]) -> Slate:
    """Enter the predictions of a hand, given by seat, in turn."""
    for seat in slate.setup.order_of(slate.state.hand):
        slate = slate.apply(PredictionEntered(seat, predictions[seat]))
    return slate


def count(slate: Slate, taken: Sequence[int]) -> Slate:
    """Enter the points of a hand by seat."""
    for seat, value in enumerate(taken):
        slate = slate.apply(PointsEntered(seat, value))
    return slate


def play(slate: Slate, predictions: Sequence[int], taken: Sequence[int]) -> Slate:
    """Write a whole hand."""
    return count(predict(slate, predictions), taken).apply(HandWritten())
