"""The card-counting helper: adds up the cards that somebody has taken."""

from collections.abc import Iterable

from differenzler_qt.engine.cards import Card
from differenzler_qt.engine.modes import Mode, Values, points_table

LAST_TRICK = 5


def counted_points(cards: Iterable[Card], mode: Mode, *, last_trick: bool = False) -> int:
    """Return the points of different cards in a trump mode, with the 5 of the last trick on wish."""
    table = points_table(mode, Values.STANDARD)
    return sum(table[card] for card in set(cards)) + (LAST_TRICK if last_trick else 0)
