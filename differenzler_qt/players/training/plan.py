"""Everything that decides how a training run goes."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from differenzler_qt.players.training.tables import Mix


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides how a run goes; stored with its checkpoint."""

    name: str
    players: tuple[int, ...]
    others: int
    play_hidden: tuple[int, ...]
    predict_hidden: tuple[int, ...] = (192, 96)
    iterations: int = 3000
    games: int = 4096
    batch: int = 1024
    keep: float = 0.5
    rate: float = 1e-3
    final_rate: float = 2e-5
    warmup: int = 12
    seed: int = 1
    average: float = 0.9993
    past_every: int = 60
    mix: Mix = field(default_factory=Mix)
    trace: float = 0.5
    oracle: float = 0.1


def random(seed: int, iteration: int, purpose: int) -> np.random.Generator:
    """Return the generator of one purpose in one iteration."""
    return np.random.default_rng((seed, iteration, purpose))
