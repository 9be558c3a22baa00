"""Nobody is dealt better cards: 100,000 deals are even per card and seat; two matches never start alike."""

import secrets
from collections import Counter

import numpy as np

from differenzler_qt.engine import Match, Rules, deal_from_number

DEALS = 100_000
SEATS = 4


def chi_squares(counts: np.ndarray) -> np.ndarray:
    """Return the chi-square of each row against an even spread."""
    expected = counts.sum(axis=1, keepdims=True) / counts.shape[1]
    return np.asarray(((counts - expected) ** 2 / expected).sum(axis=1))


def test_every_card_comes_to_every_seat_equally_often() -> None:
    rules = Rules()
    counts = np.zeros((36, SEATS))
    modes: Counter[str] = Counter()
    for number in range(DEALS):
        deal = deal_from_number(number, rules, number % SEATS)
        for seat, hand in enumerate(deal.hands):
            counts[[int(card) for card in hand], seat] += 1
        assert deal.mode is not None
        modes[deal.mode] += 1
    each = chi_squares(counts)  # 3 degrees of freedom: mean 3, and one card in 10,000 above 21.1
    assert each.max() < 23
    assert 2.0 < each.mean() < 4.2
    trumps = np.array([list(modes.values())], dtype=float)
    assert trumps.shape == (1, 4)
    assert chi_squares(trumps)[0] < 21.1


def test_matches_that_start_together_differ() -> None:
    rules = Rules()
    deals = {Match.new(rules, ["a", "b", "c", "d"], secrets.randbits(128)).deals[0].hands for _ in range(50)}
    assert len(deals) == 50
