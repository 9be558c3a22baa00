"""The hands of the next batch, played in a process of its own while the trainer learns from the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray

from differenzler_qt.players.training import choose, sparring, tables
from differenzler_qt.players.training.nets import Frozen, keep_memory
from differenzler_qt.players.training.plan import Plan, random
from differenzler_qt.players.training.rollout import Brain, Explore, Record, Roller
from differenzler_qt.players.training.table import seed_numba

Layers = list[tuple[NDArray[np.int16], NDArray[np.int16]]]
Minds = tuple[Layers, Layers]


@dataclass(frozen=True, slots=True)
class Job:
    """What it takes to play the hands of an iteration; networks as the bits of bfloat16 layers."""

    iteration: int
    minds: Minds
    past: Minds | None
    explore: Explore
    trace: float


@dataclass(frozen=True, slots=True)
class Batch:
    """The decisions of finished hands, with what each should have believed.

    Cards: ``rows`` (n, inputs) in bits of bfloat16, ``actions``, ``targets`` (n, bins), ``holders`` (n, 36)
    and ``needs`` (n, others). Predictions: ``predict_rows``, the ``numbers`` said, their ``costs`` in points.
    """

    hands: int
    rows: NDArray[np.uint16]
    actions: NDArray[np.int64]
    targets: NDArray[np.float32]
    holders: NDArray[np.int8]
    needs: NDArray[np.int8]
    predict_rows: NDArray[np.uint16]
    numbers: NDArray[np.int64]
    costs: NDArray[np.float32]


def packed(net: Frozen) -> Layers:
    """Return a frozen network as plain arrays."""
    return [
        (weight.cpu().view(torch.int16).numpy(), bias.cpu().view(torch.int16).numpy())
        for weight, bias in net.layers
    ]


def brain(minds: Minds) -> Brain:
    """Return the networks of plain arrays."""

    def frozen(layers: Layers) -> Frozen:
        tensors = [tuple(torch.from_numpy(part).view(torch.bfloat16) for part in layer) for layer in layers]
        return Frozen.of_layers([(weight, bias) for weight, bias in tensors], torch.bfloat16)

    return Brain(frozen(minds[0]), frozen(minds[1]))


def rollers(plan: Plan) -> dict[int, Roller]:
    """Return a roller for each number of players of a plan."""
    seed_numba(plan.seed)
    return {
        p: Roller(p, plan.others, sparring.fit_values(p, (0, 1) if p == 5 else (0, 1, 2)))
        for p in plan.players
    }


_READY: Final[list[tuple[Plan, dict[int, Roller]]]] = []


def prepare(plan: Plan) -> None:
    """Make this process ready to play for a plan."""
    keep_memory()
    torch.set_num_threads(1)
    _READY[:] = [(plan, rollers(plan))]


def play(job: Job) -> Batch:
    """Play the hands of an iteration in the process that was prepared."""
    plan, seats = _READY[0]
    return collect(plan, seats, job)


def collect(plan: Plan, seats: dict[int, Roller], job: Job) -> Batch:
    """Play the hands of an iteration and gather what is to be learnt from them."""
    rng = random(plan.seed, job.iteration, 0)
    seed_numba(int(rng.integers(1 << 31)))
    players = int(rng.choice(plan.players))
    games, record = tables.fresh(plan.games), Record()
    tables.set_rules(games, players, plan.mix, rng)
    tables.set_seats(games, players, plan.mix, rng)
    if job.past is None:
        games["kind"] = np.where(games["kind"] == sparring.PAST, sparring.NETWORK, games["kind"])
    past = None if job.past is None else brain(job.past)
    shown = 0.75 if players == 2 else 0.5 * plan.mix.free_rules
    seats[players].hands(games, brain(job.minds), past, rng, job.explore, record, shown_share=shown)
    return gather(games, players, record, job.trace)


def gather(games: NDArray[np.void], players: int, record: Record, trace: float) -> Batch:
    """Return the recorded decisions with their targets."""
    penalty = np.empty((len(games), players))
    choose.penalties(games, players, penalty)
    choose.returns(games, players, record.beliefs, trace)
    where, seat = np.concatenate(record.predict_games), np.concatenate(record.predict_seats)
    costs = np.empty(len(where), dtype=np.float32)
    choose.first_costs(games, where, seat, record.beliefs, penalty, costs)
    return Batch(
        hands=len(games),
        rows=np.concatenate(record.rows),
        actions=np.concatenate(record.actions),
        targets=record.beliefs[
            np.concatenate(record.games), np.concatenate(record.seats), np.concatenate(record.tricks)
        ],
        holders=np.concatenate(record.holders),
        needs=np.concatenate(record.needs),
        predict_rows=np.concatenate(record.predict_rows),
        numbers=games["target"][where, seat],
        costs=costs,
    )
