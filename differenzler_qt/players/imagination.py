"""What the others may hold and have in mind: positions in worlds that fit what was seen, said and played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from differenzler_qt.engine import PlayerView
from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players import plausibility, strangers
from differenzler_qt.players.network import name_for, networks
from differenzler_qt.players.plausibility import SPREAD, predicting_row
from differenzler_qt.players.position import Position
from differenzler_qt.players.sight import Sight, shown_in_hand
from differenzler_qt.players.worlds import relative_cards_left, sample

_BATCH: Final = 8
_WEIGHED_AT_ONCE: Final = 32


@dataclass(frozen=True, slots=True)
class Imagination:
    """How far a player imagines what it does not see.

    Of ``drawn`` worlds it keeps ``kept`` (multiples of eight), each as often as it explains what was said,
    and what was played if it ``heeds_plays``. If there is nothing to explain it draws no more than it keeps.
    Of the other seats ``strangers`` (less than 1) are taken for players of rules: that is the mean share;
    tables where all are of one kind are the likeliest, and any mixture is possible.
    """

    kept: int
    drawn: int
    strangers: float = 0.0
    heeds_plays: bool = False

    def positions(
        self, view: PlayerView, sight: Sight, random: Random, late: Callable[[], bool]
    ) -> Iterator[tuple[list[Position], list[int]]]:
        """Draw positions in small batches, each with how many worlds it stands for.

        ``late`` says when to be content with those drawn so far.
        """
        if not (sight.options.visibility or self.heeds_plays):
            for _ in range(0, self.kept, _BATCH):
                yield self._draw(view, sight, random, _BATCH), [1] * _BATCH
            return
        roots: list[Position] = []
        logs: list[float] = []
        while len(roots) < self.drawn and (not roots or not late()):
            some = self._draw(view, sight, random, _WEIGHED_AT_ONCE)
            likely = np.zeros(len(some))
            if sight.options.visibility:
                likely += plausibility.of_predictions(view, sight, some)
            if self.heeds_plays:
                likely += plausibility.of_plays(view, sight, some)
            roots += some
            logs += likely.tolist()
        chosen = list(Counter(self._resampled(logs, random)).items())
        for first in range(0, len(chosen), _BATCH):
            batch = chosen[first : first + _BATCH]
            yield [roots[index] for index, _ in batch], [number for _, number in batch]

    def _resampled(self, logs: Sequence[float], random: Random) -> list[int]:
        """Return indices in proportion to likelihood, drawn systematically: at even steps from one start."""
        weights = np.exp(np.array(logs) - max(logs))
        marks = (np.arange(self.kept) + random.random()) / self.kept * weights.sum()
        found = np.searchsorted(weights.cumsum(), marks)
        return [min(int(index), len(logs) - 1) for index in found]

    def _draw(self, view: PlayerView, sight: Sight, random: Random, number: int) -> list[Position]:
        size = relative_cards_left(view)
        worlds = [sample(sight, size, random) for _ in range(number)]
        strange = [self._strange(len(size), random) for _ in worlds]
        return with_predictions(sight, worlds, strange, shown_in_hand(view, sight.table), random)

    def _strange(self, players: int, random: Random) -> int:
        if not self.strangers:
            return 0
        share = random.betavariate(self.strangers, 1 - self.strangers)
        return sum((random.random() < share) << seat for seat in range(1, players))


def open_predictions(sight: Sight) -> list[int]:
    """Return what each seat predicted, from the own one on; 0 where it is hidden."""
    both = zip(sight.needs, sight.points, strict=True)
    return [0 if need is None else need + taken for need, taken in both]


def with_predictions(
    sight: Sight, worlds: Sequence[Sequence[int]], strange: Sequence[int], shown: int, random: Random
) -> list[Position]:
    """Return the present state in each world, with hidden predictions drawn near what each seat would say.

    ``strange`` has for each world a bit for each seat that is taken for a player of rules; ``shown`` is the
    card that everybody saw in the dealer's hand.
    """
    players = len(sight.played)
    targets = [open_predictions(sight) for _ in worlds]
    if not sight.options.visibility:
        places, rows = [], []
        for world, said, strangers_here in zip(worlds, targets, strange, strict=True):
            for seat in range(1, players):
                dealt = world[seat] | sight.played[seat]
                if strangers_here >> seat & 1:
                    guess = random.gauss(strangers.prediction_of(sight, dealt, seat, ()), strangers.LOOSE)
                    said[seat] = min(MAX_PREDICTION, max(0, round(guess)))
                else:
                    places.append((said, seat))
                    rows.append(predicting_row(sight, dealt, seat, shown, ()))
        if rows:
            curves = networks(name_for(players))[1].curves(rows)
            noise = np.random.default_rng(random.getrandbits(64)).gumbel(scale=SPREAD, size=curves.shape)
            for (said, seat), target in zip(places, (curves - noise).argmin(axis=1), strict=True):
                said[seat] = int(target)
    return [
        Position.imagined(sight, world, said, strangers_here)
        for world, said, strangers_here in zip(worlds, targets, strange, strict=True)
    ]
