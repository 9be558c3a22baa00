"""What cards are worth: expected points still to be taken, and the expected penalty of missing them.

Both are linear in facts that are counted here; ``weights`` holds the numbers, ``fit`` makes them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from differenzler_qt.engine import Game, Mode, Rules
from differenzler_qt.players.simple.sight import Sight
from differenzler_qt.players.simple.weights import ROWS

HIGHER: Final = 6
SUIT_LEFT: Final = (0, 1, 1, 2, 2, 3, 3, 3, 3, 3)
"""Group of a number of unseen cards in a suit."""
POINT_GROUPS: Final = 4
CELLS: Final = HIGHER * 4 + POINT_GROUPS
"""Facts of one kind of card: by unseen higher cards and unseen cards of the suit, then points."""
KNOTS: Final = (-80, -40, -20, -10, -4, 0, 4, 10, 20, 40, 80)
"""Points missing, at which the expected penalty is known."""

EXTRAS: Final = 4
"""Facts of a hand that are not about one card; ``trick.extras`` counts them."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of one form of the game.

    ``start`` judges a dealt hand: card cells, a value for each place in the order of play, the weight of
    what the others have said. ``stages[n]`` judges ``n`` cards left: card cells and the ``EXTRAS``.
    ``costs[n]`` is the penalty at each knot with ``n`` cards left, then what each point of worth adds to it;
    the last one is for the prediction.
    """

    start: tuple[float, ...]
    stages: tuple[tuple[float, ...], ...]
    costs: tuple[tuple[float, ...], ...]


def form(rules: Rules, mode: Mode) -> str:
    """Return the name of the form of the game that weights are kept for."""
    if rules.game is Game.MARGIN:
        return "margin"
    return prediction_form(rules.players, "trump" if mode.trump is not None else mode.value)


def prediction_form(players: int, word: str) -> str:
    """Return the name of a form with predictions; ``word`` is "trump" or the mode without it."""
    return f"{players} {word}"


@cache
def weights_of(name: str) -> Weights:
    """Return the weights of a form."""
    return parse(ROWS[name])


def parse(rows: Sequence[str]) -> Weights:
    """Return weights that are written as rows of hundredths: start, level, slope, one row for each cost."""
    start, level, slope, *costs = (tuple(int(word) / 100 for word in row.split()) for row in rows)
    size = len(costs)
    stages = tuple(
        tuple(base + left / size * step for base, step in zip(level, slope, strict=True))
        for left in range(size)
    )
    return Weights(start, stages, ((), *costs))


def cells(card: int, sight: Sight) -> tuple[int, int]:
    """Return the indices of a card's two facts: that it is there, and its points."""
    suit = card // 9
    out = sight.unseen[suit]
    higher = (out >> (sight.ranking.order[card] + 1)).bit_count()
    kind = 0 if suit == sight.ranking.trump or sight.ranking.trump < 0 else CELLS
    group = kind + (higher if higher < HIGHER else HIGHER - 1) * 4 + SUIT_LEFT[out.bit_count()]
    return group, kind + HIGHER * 4 + (higher if higher < POINT_GROUPS else POINT_GROUPS - 1)


def card_worth(card: int, sight: Sight, numbers: Sequence[float]) -> float:
    """Return what a card adds to the worth of a hand."""
    group, points = cells(card, sight)
    return numbers[group] + numbers[points] * sight.ranking.points[card]


def expected_penalty(missing: float, worth: float, costs: Sequence[float]) -> float:
    """Return the penalty to expect when ``missing`` points more are needed than the hand is worth."""
    base = costs[-1] * worth
    if missing <= KNOTS[0]:
        return base + costs[0] + KNOTS[0] - missing
    if missing >= KNOTS[-1]:
        return base + costs[-2] + missing - KNOTS[-1]
    right = 1
    while KNOTS[right] < missing:
        right += 1
    left = right - 1
    share = (missing - KNOTS[left]) / (KNOTS[right] - KNOTS[left])
    return base + costs[left] + share * (costs[right] - costs[left])
