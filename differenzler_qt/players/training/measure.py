"""Mean penalties of frozen networks at tables of any kinds, on deals that depend on a seed only."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from differenzler_qt.players.training import choose, simple_rule, sparring, tables
from differenzler_qt.players.training.rollout import Brain, Explore, Roller
from differenzler_qt.players.training.table import seed_numba


@dataclass(frozen=True, slots=True)
class Figures:
    """Penalties of the seats of one table."""

    penalty: np.ndarray
    games: np.ndarray

    def of(self, seats: slice) -> tuple[float, float]:
        """Mean penalty of some seats and its standard error, clustered by deal."""
        each = self.penalty[:, seats].mean(axis=1)
        return float(each.mean()), float(each.std() / np.sqrt(len(each)))


def table(
    roller: Roller,
    brain: Brain,
    kinds: tuple[int, ...],
    deals: int,
    seed: int,
    past: Brain | None = None,
    shown: float | None = None,
    **rules: int,
) -> Figures:
    """Play ``deals`` hands; the kinds move round one seat from deal to deal, so that luck is shared."""
    rng = np.random.default_rng(seed)
    seed_numba(seed)
    games = tables.fresh(deals)
    games["trump"] = rng.integers(4, size=deals)
    for name, value in rules.items():
        games[name] = value
    players = roller.players
    shown = (1.0 if players == 2 else 0.0) if shown is None else shown
    turn = np.arange(deals)[:, None] % players
    seats = (np.arange(players)[None, :] + turn) % players
    games["kind"][:, :players] = np.array(kinds)[(np.arange(players)[None, :] - turn) % players]
    games["temper"][:, :, 2] = 0.5
    roller.hands(games, brain, past, rng, Explore(smooth=True), None, shown)
    penalty = np.empty((deals, players))
    choose.penalties(games, players, penalty)
    return Figures(np.take_along_axis(penalty, seats, axis=1), games)


def summary(roller: Roller, brain: Brain, deals: int, seed: int) -> dict[str, tuple[float, float]]:
    """The tables watched during training."""
    players = roller.players
    own = (sparring.NETWORK,) * players
    result = {
        "own": table(roller, brain, own, deals, seed).of(slice(None)),
        "open": table(roller, brain, own, deals, seed, visibility=1).of(slice(None)),
    }
    for name, kind in (("simple", simple_rule.SIMPLE), ("weigher", sparring.WEIGHER)):
        figures = table(roller, brain, (sparring.NETWORK,) + (kind,) * (players - 1), deals, seed)
        result[name] = figures.of(slice(0, 1))
        result[f"{name}_gets"] = figures.of(slice(1, None))
    return {name: (round(mean, 3), round(error, 3)) for name, (mean, error) in result.items()}
