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


@dataclass(frozen=True, slots=True)
class Imagination:
    """How far a player imagines what it does not see.

    It keeps ``kept`` worlds of ``drawn``, those that explain best what was said, and what was played if it
    ``heeds_plays``. Of the other seats ``strangers`` are taken for players of rules: that is the mean share;
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
                yield self._draw(view, sight, random), [1] * _BATCH
            return
        drawn: list[Position] = []
        logs: list[float] = []
        while len(drawn) < self.drawn and (not drawn or not late()):
            some = self._draw(view, sight, random)
            likely = np.zeros(len(some))
            if sight.options.visibility:
                likely += plausibility.of_predictions(view, sight, some)
            if self.heeds_plays:
                likely += plausibility.of_plays(view, sight, some)
            drawn += some
            logs += likely.tolist()
        weights = np.exp(np.array(logs) - max(logs))
        kept = Counter(random.choices(range(len(drawn)), weights.tolist(), k=self.kept))
        each = list(kept.items())
        for first in range(0, len(each), _BATCH):
            batch = each[first : first + _BATCH]
            yield [drawn[index] for index, _ in batch], [number for _, number in batch]

    def _draw(self, view: PlayerView, sight: Sight, random: Random) -> list[Position]:
        size = relative_cards_left(view)
        worlds = [sample(sight, size, random) for _ in range(_BATCH)]
        strange = [self._strange(len(size), random) for _ in worlds]
        return with_predictions(sight, worlds, strange, shown_in_hand(view, sight.table), random)

    def _strange(self, players: int, random: Random) -> int:
        if not self.strangers:
            return 0
        share = random.betavariate(self.strangers, 1 - self.strangers)
        return sum((random.random() < share) << seat for seat in range(1, players))


def open_predictions(sight: Sight) -> list[int]:
    """Return everybody's prediction, of those that are open."""
    return [
        0 if need is None else need + taken for need, taken in zip(sight.needs, sight.points, strict=True)
    ]


def with_predictions(
    sight: Sight, worlds: Sequence[Sequence[int]], strange: Sequence[int], shown: int, random: Random
) -> list[Position]:
    """Return the present state in each world, hidden predictions drawn near the best; ``strange``: see below.

    ``strange`` has a bit for each seat that is taken for a player of rules.
    """
    players = len(sight.played)
    targets = [open_predictions(sight) for _ in worlds]
    if not sight.options.visibility:
        places, rows = [], []
        for world, own, odd in zip(worlds, targets, strange, strict=True):
            for seat in range(1, players):
                dealt = world[seat] | sight.played[seat]
                if odd >> seat & 1:
                    guess = strangers.prediction_of(sight, dealt, seat, ())
                    guess = round(random.gauss(guess, strangers.LOOSE))
                    own[seat] = min(MAX_PREDICTION, max(0, guess))
                else:
                    places.append((own, seat))
                    rows.append(predicting_row(sight, dealt, seat, shown, ()))
        if rows:
            curves = networks(name_for(players))[1].curves(rows)
            noise = np.random.default_rng(random.getrandbits(64)).gumbel(scale=SPREAD, size=curves.shape)
            for (own, seat), target in zip(places, (curves - noise).argmin(axis=1), strict=True):
                own[seat] = int(target)
    return [
        Position.imagined(sight, world, own, odd)
        for world, own, odd in zip(worlds, targets, strange, strict=True)
    ]
