"""What the others may hold and have in mind: sampled worlds, and what each seat would predict in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import PlayerView
from differenzler_qt.players.features import Sparse, hand_features
from differenzler_qt.players.network import name_for, networks, others_for
from differenzler_qt.players.position import Position, label_order, renamed
from differenzler_qt.players.sight import Sight, shown_in_hand
from differenzler_qt.players.worlds import relative_cards_left, sample

World = list[int]
"""The cards in each hand as sets of bits; seats count from the observer, as do the labels of the suits."""

DRAWN: Final = 128
"""Worlds that are drawn where predictions are open, to keep those that explain them."""
SPREAD: Final = 0.6
"""How far, in expected penalty points, a prediction strays from the network's best."""
SLIP: Final = 0.2
"""Share of open predictions that no judgement explains: strangers at the table."""
_BATCH: Final = 8


def imagine(view: PlayerView, sight: Sight, number: int, random: Random) -> Iterator[list[World]]:
    """Draw worlds in small batches; where predictions are open, mostly those that explain them."""
    size = relative_cards_left(view)
    if not sight.options.visibility:
        for first in range(0, number, _BATCH):
            yield [sample(sight, size, random) for _ in range(min(_BATCH, number - first))]
        return
    drawn = [sample(sight, size, random) for _ in range(DRAWN)]
    bounds = list(
        accumulate(likelihood_of_predictions(sight, drawn, shown_in_hand(view, sight.table)).tolist())
    )
    kept = random.choices(drawn, cum_weights=bounds, k=number)
    for first in range(0, number, _BATCH):
        yield kept[first : first + _BATCH]


def likelihood_of_predictions(sight: Sight, drawn: Sequence[World], shown: int) -> NDArray[np.float64]:
    """Return how well each world explains the open predictions of the others; ``shown`` was seen by all."""
    players, said = len(sight.played), open_predictions(sight)
    rows = [predicting_row(sight, world, seat, shown, said) for world in drawn for seat in range(1, players)]
    curves = networks(name_for(players))[1].curves(rows).reshape(len(drawn), players - 1, -1)
    odds = np.exp((curves.min(axis=2, keepdims=True) - curves) / SPREAD)
    share = odds[:, np.arange(players - 1), said[1:]] / odds.sum(axis=2)
    return np.asarray(((1 - SLIP) * share + SLIP / curves.shape[2]).prod(axis=1), dtype=np.float64)


def open_predictions(sight: Sight) -> list[int]:
    """Return everybody's prediction, of those that are open."""
    return [
        0 if need is None else need + taken for need, taken in zip(sight.needs, sight.points, strict=True)
    ]


def predicting_row(sight: Sight, world: World, seat: int, shown: int, said: Sequence[int]) -> Sparse:
    """Return what a seat knew in a world when it predicted, as input of the predicting network."""
    players = len(sight.played)
    dealt = world[seat] | sight.played[seat]
    labels = label_order(dealt, sight.game)
    order = (seat - sight.forehand) % players
    heard = []
    if sight.options.visibility == 1:
        earlier = [(sight.forehand + step) % players for step in range(order)]
        heard = [((other - seat) % players, said[other]) for other in earlier]
    return hand_features(
        renamed(dealt, labels),
        renamed(shown, labels),
        order,
        sight.game,
        sight.options,
        heard,
        others_for(players),
    )


def positions(sight: Sight, drawn: Sequence[World], shown: int, random: Random) -> list[Position]:
    """Return the present state in each world, hidden predictions drawn near the network's best."""
    players = len(sight.played)
    targets = [open_predictions(sight) for _ in drawn]
    if not sight.options.visibility:
        places = [(w, seat) for w in range(len(drawn)) for seat in range(1, players)]
        rows = [predicting_row(sight, drawn[w], seat, shown, ()) for w, seat in places]
        curves = networks(name_for(players))[1].curves(rows)
        noise = np.random.default_rng(random.getrandbits(64)).gumbel(scale=SPREAD, size=curves.shape)
        for (w, seat), target in zip(places, (curves - noise).argmin(axis=1), strict=True):
            targets[w][seat] = int(target)
    return [Position.imagined(sight, world, own) for world, own in zip(drawn, targets, strict=True)]
