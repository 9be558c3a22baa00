"""The known rule of thumb for a prediction: trump points × 2, and 11 for each ace beside trump.

It is what the Swiss television broadcaster teaches beginners. Over all four hands of a deal it sums
to 157. Without trump the four master cards share those 157 points.
"""

from collections.abc import Sequence
from typing import Final

from differenzler_qt.engine import Card, Mode, Rank, Values, points_table

_ACE: Final = 11
_MASTER_SHARE: Final = 157 / 4
MAX: Final = 157


def estimate(hand: Sequence[Card], mode: Mode) -> int:
    """Return the points that a dealt hand will take by the rule of thumb, 0–157."""
    trump = mode.trump
    if trump is None:
        master = Rank.SIX if mode is Mode.UNDENUFE else Rank.ACE
        return round(_MASTER_SHARE * sum(card.rank is master for card in hand))
    points = points_table(mode, Values.STANDARD)
    trumps = sum(points[card] for card in hand if card.suit is trump)
    aces = sum(card.rank is Rank.ACE and card.suit is not trump for card in hand)
    return min(MAX, 2 * trumps + _ACE * aces)
