"""Whole batches of hands played by networks and rules, with the decisions recorded for learning."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import torch
from numpy.typing import NDArray

from differenzler_qt.players import layout
from differenzler_qt.players.training import choose, encode, rivals, simple_rule, sparring
from differenzler_qt.players.training.nets import CHUNK, DEVICE, Frozen
from differenzler_qt.players.training.table import HAND_SIZE, begin, deal, prepare, put_all

TARGET_HATS = layout.TARGET_HATS.T.astype(np.float32)
TARGET_SPLINE = layout.TARGET_SPLINE.T.copy()


NO_BELIEFS = np.empty((0, 0, 0, 0), dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Brain:
    """A playing and a predicting network frozen for inference."""

    play: Frozen
    predict: Frozen


@dataclass(frozen=True, slots=True)
class Explore:
    """How far choices stray from the best while learning."""

    epsilon: float = 0.0
    temperature: float = 0.0
    jitter: float = 0.0
    wide: float = 0.0
    keep: float = 0.0
    reach: float = 158.0
    trust_rules: bool = False
    smooth: bool = False


@dataclass(slots=True)
class Record:
    """Decisions kept for learning, and where their outcome will be found."""

    rows: list[NDArray[np.uint16]] = field(default_factory=list)
    actions: list[NDArray[np.int64]] = field(default_factory=list)
    games: list[NDArray[np.int64]] = field(default_factory=list)
    seats: list[NDArray[np.int64]] = field(default_factory=list)
    predict_rows: list[NDArray[np.uint16]] = field(default_factory=list)
    predict_games: list[NDArray[np.int64]] = field(default_factory=list)
    predict_seats: list[NDArray[np.int64]] = field(default_factory=list)
    tricks: list[NDArray[np.int64]] = field(default_factory=list)
    holders: list[NDArray[np.int8]] = field(default_factory=list)
    needs: list[NDArray[np.int8]] = field(default_factory=list)
    beliefs: NDArray[np.float32] = field(default_factory=lambda: NO_BELIEFS)


def forward(net: Frozen, rows: NDArray[np.uint16]) -> torch.Tensor:
    """Outputs for bfloat16 rows."""
    inputs = torch.from_numpy(rows.view(np.int16)).view(torch.bfloat16)
    if DEVICE.type != "cpu":
        with torch.inference_mode():
            return net(inputs.to(DEVICE)).cpu()
    n = len(inputs)
    with torch.inference_mode():
        parts = [net(inputs[i : i + CHUNK]) for i in range(0, n - CHUNK + 1, CHUNK)]
        if n % CHUNK:
            last = torch.zeros(CHUNK, inputs.shape[1], dtype=torch.bfloat16)
            last[: n % CHUNK] = inputs[n - n % CHUNK :]
            parts.append(net(last)[: n % CHUNK])
        return torch.cat(parts)


class Roller:
    """Plays batches of one number of players; buffers are kept between batches."""

    def __init__(self, players: int, others: int, values: NDArray[np.float64]) -> None:
        self.players, self.others, self.values = players, others, values
        self.simple = simple_rule.tables(players)
        self.play_at = layout.play_layout(others).offsets()
        self.predict_at = layout.predict_layout(others).offsets()
        self.play_width = layout.play_layout(others).width
        self.predict_width = layout.predict_layout(others).width

    def penalty_curves(
        self,
        games: NDArray[np.void],
        which: NDArray[np.int64],
        seat: int,
        brain: Brain,
        record: Record | None = None,
        *,
        smooth: bool = False,
    ) -> NDArray[np.float32]:
        """Expected penalty / 10 at the predictions 0..157 of one seat."""
        rows = np.empty((len(which), self.predict_width), dtype=np.uint16)
        encode.encode_predict_many(rows, games, which, seat, self.players, self.others, self.predict_at)
        if record is not None:
            record.predict_rows.append(rows)
            record.predict_games.append(which)
            record.predict_seats.append(np.full(len(which), seat))
        return forward(brain.predict, rows).float().numpy() @ (TARGET_SPLINE if smooth else TARGET_HATS)

    def call(self, games: NDArray[np.void], brain: Brain, rng: np.random.Generator, *, learn: bool) -> None:
        """Forehand names the mode with the least expected penalty where the rules let it."""
        called = np.flatnonzero(games["called"] == 1)
        if not len(called):
            return
        sub = games[called].copy()
        costs = []
        modes = [(0, trump) for trump in range(4)] + [(1, 0)] + ([(2, 0)] if self.players != 5 else [])
        for mode, trump in modes:
            sub["mode"], sub["trump"] = mode, trump
            begin(sub, self.players)
            costs.append(
                self.penalty_curves(sub, np.arange(len(sub)), 0, brain, smooth=not learn).min(axis=1)
            )
        cost = np.stack(costs, axis=1)
        only_suits = rng.random(len(sub)) < 0.5
        cost[only_suits, 4:] += 1000
        if learn:
            cost += rng.gumbel(scale=0.15, size=cost.shape)
        best = np.array(modes)[cost.argmin(axis=1)]
        games["mode"][called], games["trump"][called] = best[:, 0], best[:, 1]

    def predict(
        self,
        games: NDArray[np.void],
        brain: Brain,
        past: Brain | None,
        rng: np.random.Generator,
        explore: Explore,
        record: Record | None,
    ) -> None:
        """All seats predict, forehand first."""
        sparring.predict_rules(games, self.players, self.values)
        if np.isin(games["kind"], (rivals.SRF, rivals.PIMC)).any():
            rivals.predict_rivals(games, np.zeros(1, dtype=games.dtype), self.players)
        for seat in range(self.players):
            simple_rule.predict_simple(games, seat, self.players, self.simple[0], self.simple[2])
            for kind, mind in ((sparring.NETWORK, brain), (sparring.PAST, past)):
                which = np.flatnonzero(games["kind"][:, seat] == kind)
                if mind is None or not len(which):
                    continue
                keep = record if kind == sparring.NETWORK else None
                curve = self.penalty_curves(games, which, seat, mind, keep, smooth=explore.smooth)
                rule = np.empty(len(which), dtype=np.int64)
                sparring.rule_targets(games, which, seat, self.players, self.values, rule)
                far = np.abs(np.arange(158)[None, :] - rule[:, None]) > explore.reach
                target = rule if explore.trust_rules else np.where(far, 1e3, curve).argmin(axis=1)
                if explore.jitter > 0:
                    scale = np.where(rng.random(len(which)) < 0.1, 4, 1) * explore.jitter
                    target = target + np.rint(rng.normal(size=len(which)) * scale).astype(np.int64)
                    wide = rng.random(len(which)) < explore.wide
                    target = np.where(wide, rng.integers(158, size=len(which)), target)
                games["target"][which, seat] = np.clip(target, 0, 157)

    def play(
        self,
        games: NDArray[np.void],
        brain: Brain,
        past: Brain | None,
        rng: np.random.Generator,
        explore: Explore,
        record: Record | None,
    ) -> None:
        """All tricks of all hands."""
        cards = np.empty(len(games), dtype=np.int64)
        which = np.empty(len(games), dtype=np.int64)
        rows = np.empty((len(games), self.play_width), dtype=np.uint16)
        actions = np.empty(len(games), dtype=np.int64)
        exact = brain.play.dtype == torch.float32
        # A lone network among strangers is rare in a batch, yet what counts at a real table: learn all of it.
        networks = (games["kind"][:, : self.players] == sparring.NETWORK).sum(axis=1)
        share = np.where(networks == 1, 1.0, np.where(networks == 2, (1 + explore.keep) / 2, explore.keep))
        has_rivals, scratch = (
            bool(np.isin(games["kind"], (rivals.SRF, rivals.PIMC)).any()),
            np.zeros(1, dtype=games.dtype),
        )
        if record is not None:
            shape = (len(games), self.players, HAND_SIZE[self.players], layout.BINS)
            record.beliefs = np.full(shape, -1, dtype=np.float32)
        for _ in range(self.players * HAND_SIZE[self.players]):
            prepare(games)
            sparring.play_rules(games, cards, self.players, self.values)
            simple_rule.play_simple(games, cards, self.players, *self.simple[1:])
            if has_rivals:
                rivals.play_rivals(games, cards, scratch, self.players)
            for kind, mind in ((sparring.NETWORK, brain), (sparring.PAST, past)):
                n = choose.seats_to_act(games, cards, kind, which)
                if not n or mind is None:
                    continue
                some = which[:n]
                encode.encode_play_many(rows[:n], games, some, self.players, self.others, self.play_at)
                logits = forward(mind.play, rows[:n])
                if exact:
                    choose.choose_exact(logits.numpy(), games, some, cards)
                    continue
                sloppy = kind == sparring.PAST
                choose.choose(
                    logits.view(torch.int16).numpy().view(np.uint16),
                    games,
                    some,
                    cards,
                    explore.epsilon,
                    explore.temperature,
                    sloppy,
                    actions,
                    NO_BELIEFS if record is None or sloppy else record.beliefs,
                )
                if record is not None and not sloppy:
                    kept = np.flatnonzero(rng.random(n) < share[some])
                    record.rows.append(rows[kept])
                    record.actions.append(actions[kept])
                    record.games.append(some[kept])
                    record.seats.append(games["turn"][some[kept]])
                    record.tricks.append(games["number"][some[kept]])
                    holders = np.empty((len(kept), 36), dtype=np.int8)
                    needs = np.empty((len(kept), self.others), dtype=np.int8)
                    encode.encode_truth(holders, needs, games, some[kept], self.players, self.others)
                    record.holders.append(holders)
                    record.needs.append(needs)
            put_all(games, cards, self.players)

    def hands(
        self,
        games: NDArray[np.void],
        brain: Brain,
        past: Brain | None,
        rng: np.random.Generator,
        explore: Explore,
        record: Record | None = None,
        shown_share: float = 0.0,
    ) -> None:
        """Deal, call, predict and play; rules and seats are set already."""
        deal(games, self.players, shown_share)
        self.call(games, brain, rng, learn=record is not None)
        begin(games, self.players)
        self.predict(games, brain, past, rng, explore, record)
        self.play(games, brain, past, rng, explore, record)
