"""Which rules and which opponents meet in a batch of training games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.players.training import simple_rule, sparring
from differenzler_qt.players.training.table import GAME


@dataclass(frozen=True, slots=True)
class Mix:
    """Shares of plain default rules, and of tables of one's own kind, in a batch."""

    default_rules: float = 0.6
    own_table: float = 0.4


def set_rules(games: NDArray[np.void], players: int, mix: Mix, rng: np.random.Generator) -> None:
    """Draw trump and options: hidden, random trump, ``void`` in the default share, else anything."""
    n = len(games)
    games["trump"] = rng.integers(4, size=n)
    free = rng.random(n) >= mix.default_rules

    def option(name: str, shares: tuple[float, ...], some: NDArray[np.bool_]) -> None:
        games[name] = np.where(some, rng.choice(len(shares), size=n, p=shares), 0)

    option("mode", (0.8, 0.2, 0) if players == 5 else (0.74, 0.13, 0.13), free)
    option("undertrump", (0.7, 0.15, 0.15), free)
    option("visibility", (0.25, 0.6, 0.15), free)
    option("bonus", (0.55, 0.15, 0.15, 0.15), free)
    option("stoeck", (0.7, 0.3), free)
    option("called", (0.75, 0.25), free)
    games["mode"] = np.where(games["called"] == 1, 0, games["mode"])


def set_seats(games: NDArray[np.void], players: int, mix: Mix, rng: np.random.Generator) -> None:
    """Draw who sits where: the network alone, with its past, among rules of thumb, or anything at once."""
    n = len(games)
    kind = np.zeros((n, 6), dtype=np.int64)
    rules = np.array(
        [sparring.WEIGHER, sparring.DUCKER, sparring.POINTER, sparring.RANDOM, simple_rule.SIMPLE]
    )
    seats = np.arange(6)
    draw = rng.random(n)
    loner = rng.integers(players, size=n)
    strangers = rng.choice(rules, size=(n, 6), p=(0.25, 0.17, 0.12, 0.03, 0.43))
    one_kind = np.where(rng.random(n)[:, None] < 0.5, strangers[:, :1], strangers)
    mixed = np.where(
        rng.random((n, 6)) < 0.25, strangers, rng.choice(5, size=(n, 6), p=(0.45, 0.3, 0.13, 0.06, 0.06))
    )
    own = mix.own_table
    rest = 1 - own
    past = draw < own + 0.25 * rest
    alone = draw < own + 0.65 * rest
    half = rng.random((n, 6)) < 0.5
    kind[:] = np.where(
        (draw < own)[:, None],
        0,
        np.where(past[:, None], np.where(half, sparring.PAST, 0), np.where(alone[:, None], one_kind, mixed)),
    )
    kind[(draw >= own)[:, None] & (seats[None, :] == loner[:, None])] = 0
    games["kind"] = kind
    temper = np.zeros((n, 6, 4))
    temper[:, :, 0] = rng.uniform(0, 12, size=(n, 6))
    temper[:, :, 1] = np.where(rng.random((n, 6)) < 0.5, 0, rng.uniform(0, 0.25, size=(n, 6)))
    temper[:, :, 2] = rng.random((n, 6))
    temper[:, :, 3] = np.where(rng.random((n, 6)) < 0.5, 0, rng.uniform(0, 0.5, size=(n, 6)))
    games["temper"] = temper


def fresh(number: int) -> NDArray[np.void]:
    """Blank games."""
    return np.zeros(number, dtype=GAME)
