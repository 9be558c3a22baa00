"""Which rules and which opponents meet in a batch of training games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.players.training import simple_rule, sparring
from differenzler_qt.players.training.table import GAME


@dataclass(frozen=True, slots=True)
class Mix:
    """Shares of a batch: of rules (the rest: hidden, random trump, ``void``) and of tables (the rest: mixed).

    ``own``: the network at all seats; ``past``: half of them former selves; ``alone``: one network among
    rules of thumb.
    """

    free_rules: float = 0.3
    open_rules: float = 0.22
    own: float = 0.32
    past: float = 0.14
    alone: float = 0.38


def set_rules(games: NDArray[np.void], players: int, mix: Mix, rng: np.random.Generator) -> None:
    """Draw trump and options: the default rules, these with open predictions, or anything."""
    n = len(games)
    games["trump"] = rng.integers(4, size=n)
    draw = rng.random(n)
    free = draw < mix.free_rules

    def option(name: str, shares: tuple[float, ...], some: NDArray[np.bool_]) -> None:
        games[name] = np.where(some, rng.choice(len(shares), size=n, p=shares), 0)

    option("mode", (0.8, 0.2, 0) if players == 5 else (0.6, 0.2, 0.2), free)
    option("undertrump", (0.7, 0.15, 0.15), free)
    option("visibility", (0.4, 0.4, 0.2), free)
    games["visibility"][~free & (draw < mix.free_rules + mix.open_rules)] = 1
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
    strangers = rng.choice(rules, size=(n, 6), p=(0.23, 0.15, 0.19, 0.03, 0.4))
    one_kind = np.where(rng.random(n)[:, None] < 0.5, strangers[:, :1], strangers)
    mixed = np.where(
        rng.random((n, 6)) < 0.25, strangers, rng.choice(5, size=(n, 6), p=(0.45, 0.3, 0.13, 0.06, 0.06))
    )
    own = mix.own
    past = draw < own + mix.past
    alone = draw < own + mix.past + mix.alone
    half = rng.random((n, 6)) < 0.5
    kind[:] = np.where(
        (draw < own)[:, None],
        0,
        np.where(past[:, None], np.where(half, sparring.PAST, 0), np.where(alone[:, None], one_kind, mixed)),
    )
    kind[(draw >= own)[:, None] & (seats[None, :] == loner[:, None])] = 0
    games["kind"] = kind
    temper = np.zeros((n, 6, 4))
    temper[:, :, 0] = rng.uniform(0, np.where(rng.random((n, 6)) < 0.25, 25, 12))
    temper[:, :, 1] = np.where(rng.random((n, 6)) < 0.5, 0, rng.uniform(0, 0.25, size=(n, 6)))
    temper[:, :, 2] = rng.random((n, 6))
    temper[:, :, 3] = np.where(rng.random((n, 6)) < 0.5, 0, rng.uniform(0, 0.5, size=(n, 6)))
    games["temper"] = temper


def fresh(number: int) -> NDArray[np.void]:
    """Blank games."""
    return np.zeros(number, dtype=GAME)
