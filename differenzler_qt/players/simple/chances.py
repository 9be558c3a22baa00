"""How likely a card takes the trick, judged from the cards that are out."""

from collections.abc import Sequence
from typing import Final

from differenzler_qt.players.simple.sight import Sight

OVERTAKE: Final = 0.80
"""How often a seat that holds a higher card of the suit plays it."""
RUFF: Final = 0.70
"""How often a seat that cannot follow plays a trump that it holds."""
RUFF_ANYWAY: Final = 0.18
"""How often a seat that could follow plays a trump that it holds."""


def takes_now(card: int, trick: Sequence[int], sight: Sight) -> bool:
    """Say whether a card would be the best of the trick so far."""
    if not trick:
        return True
    suit, order = card // 9, sight.ranking.order
    trump = sight.ranking.trump
    led = trick[0] // 9
    if suit not in (led, trump):
        return False
    for other in trick:
        if other // 9 == suit:
            if order[other] > order[card]:
                return False
        elif other // 9 == trump:
            return False
    return True


def win_chance(
    card: int, trick: Sequence[int], to_come: Sequence[int], sight: Sight, will: Sequence[float]
) -> float:
    """Return the chance that a card takes the trick; ``will`` scales how gladly each seat overtakes."""
    if not takes_now(card, trick, sight):
        return 0.0
    chance = 1.0
    for other in to_come:
        chance *= 1 - _beaten_by(other, card, trick, sight) * will[other]
    return max(0.0, chance)


def _beaten_by(other: int, card: int, trick: Sequence[int], sight: Sight) -> float:
    suit, trump = card // 9, sight.ranking.trump
    led = trick[0] // 9 if trick else suit
    count, held, void = sight.count, sight.held[other], sight.void[other]
    if not count:
        return 0.0
    higher = (sight.unseen[suit] >> (sight.ranking.order[card] + 1)).bit_count()
    over = 0.0 if void >> suit & 1 else 1 - (1 - higher / count) ** held
    if suit == trump or trump < 0:
        if suit == led:
            return OVERTAKE * over
        follows = 0.0 if void >> led & 1 else 1 - (1 - sight.unseen[led].bit_count() / count) ** held
        return over * (RUFF_ANYWAY * follows + RUFF * (1 - follows))
    trumps = 0.0 if void >> trump & 1 else 1 - (1 - sight.unseen[trump].bit_count() / count) ** held
    follows = 0.0 if void >> suit & 1 else 1 - (1 - sight.unseen[suit].bit_count() / count) ** held
    ruffs = trumps * (RUFF_ANYWAY * follows + RUFF * (1 - follows))
    return OVERTAKE * over + ruffs - OVERTAKE * over * ruffs
