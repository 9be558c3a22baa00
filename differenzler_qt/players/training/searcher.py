"""The look ahead of ``expert`` and ``master`` for many games at once, to measure what it gains.

For each imagined world (hands of the others that fit what was seen, with predictions; some of the others
networks, some players of rules) each legal card is followed up to the searcher's next decision, which the
network values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np
import torch
from numpy.typing import NDArray

from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.players.imagination import Imagination
from differenzler_qt.players.lookahead import TRUST
from differenzler_qt.players.plausibility import SLIP_OF_TONGUE, SPREAD, TEMPERATURE
from differenzler_qt.players.strangers import LOOSE, chance_of
from differenzler_qt.players.training import choose, encode, simple_rule
from differenzler_qt.players.training.rollout import NO_BELIEFS, Brain, Roller, forward
from differenzler_qt.players.training.table import HAND_SIZE, ONE, prepare, put_all
from differenzler_qt.players.training.trials import (
    best_values,
    branch,
    make_worlds,
    network_values,
    play_likelihood,
    rule_likelihood,
    settle,
    waiting,
)

FROM_ZERO = (
    *("played", "led", "won", "discarded", "void", "points", "tricks"),
    *("leader", "turn", "trick_points", "number"),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """How to search.

    ``worlds`` of ``drawn`` are followed, each as often as it explains what was said and played.
    ``likelihood`` is the temperature of the plays' likelihood, ``heard`` that of open predictions (0: not
    asked), ``slip`` the share of predictions that no judgement explains. ``spread`` is the temperature of
    guessed predictions, ``strangers`` the mean share of seats taken for players of rules. ``trust`` is the
    share of the search in the blend, ``last`` the most cards in hand from which ``search.table`` searches.
    """

    worlds: int = 24
    drawn: int = 0
    likelihood: float = 0.0
    heard: float = 0.0
    slip: float = SLIP_OF_TONGUE
    spread: float = SPREAD
    strangers: float = 0.0
    trust: float = TRUST
    last: int = 36

    @classmethod
    def of(cls, imagination: Imagination, last: int = 36) -> Self:
        """Return how a shipped player searches."""
        return cls(
            worlds=imagination.kept,
            drawn=imagination.drawn,
            likelihood=TEMPERATURE if imagination.heeds_plays else 0.0,
            heard=SPREAD,
            strangers=imagination.strangers,
            last=last,
        )


class Searcher:
    """Searches for one seat of many games at a time."""

    def __init__(self, roller: Roller, brain: Brain, setting: Setting) -> None:
        self.roller, self.brain, self.setting = roller, brain, setting

    def logits(self, games: NDArray[np.void], which: NDArray[np.int64]) -> NDArray[np.uint16]:
        """Outputs of the playing network for the seats to act."""
        roller = self.roller
        rows = np.empty((len(which), roller.play_width), dtype=np.uint16)
        encode.encode_play_many(rows, games, which, roller.players, roller.others, roller.play_at)
        return forward(self.brain.play, rows).view(torch.int16).numpy().view(np.uint16)

    def imagine(
        self,
        games: NDArray[np.void],
        which: NDArray[np.int64],
        history: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> tuple[NDArray[np.void], NDArray[np.float64]]:
        """Worlds to follow for each listed game, with their weights (games, worlds)."""
        setting = self.setting
        visible = bool(games["visibility"][which].any())
        weighs = bool(setting.likelihood or (visible and setting.heard))
        drawn = max(setting.worlds, setting.drawn) if weighs else setting.worlds
        clones = np.zeros(len(which) * drawn, dtype=games.dtype)
        make_worlds(games, which, drawn, clones, self.roller.players)
        seats = clones["turn"].copy()
        self.give_minds(clones, seats, rng)
        logs = self.heard(clones, seats) + self.seen(clones, seats, np.repeat(history[which], drawn, axis=0))
        logs = logs.reshape(len(which), drawn)
        weight = np.exp(logs - logs.max(axis=1, keepdims=True))
        weight /= weight.sum(axis=1, keepdims=True)
        if drawn == setting.worlds:
            return clones, weight
        marks = (np.arange(setting.worlds) + rng.random((len(which), 1))) / setting.worlds
        picks = (np.cumsum(weight, axis=1)[:, None, :] < marks[:, :, None]).sum(axis=2)
        picks = np.minimum(picks, drawn - 1) + drawn * np.arange(len(which))[:, None]
        return clones[picks.reshape(-1)], np.full(picks.shape, 1 / setting.worlds)

    def give_minds(
        self, clones: NDArray[np.void], seats: NDArray[np.int64], rng: np.random.Generator
    ) -> None:
        """Take some of the others for players of rules, and guess hidden predictions."""
        roller, setting, simple = self.roller, self.setting, self.roller.simple
        share = np.zeros((len(clones), 1))
        if setting.strangers:
            share = rng.beta(setting.strangers, 1 - setting.strangers, size=(len(clones), 1))
        strange = rng.random((len(clones), roller.players)) < share
        strange[np.arange(len(clones)), seats] = False
        clones["kind"][:, : roller.players] = np.where(strange, simple_rule.SIMPLE, 0)
        clones["temper"] = (0, 0, 0.5, 0)
        hidden = clones["visibility"] == 0
        for seat in range(roller.players):
            some = np.flatnonzero((seats != seat) & ~strange[:, seat] & hidden)
            if len(some):
                curve = 10 * roller.penalty_curves(clones, some, seat, self.brain, smooth=True)
                noise = rng.gumbel(scale=setting.spread, size=curve.shape)
                clones["target"][some, seat] = (curve - noise).argmin(axis=1)
            some = np.flatnonzero(strange[:, seat] & hidden)
            if len(some):
                guessing = clones[some]
                guessing["temper"][:, seat, 0] = LOOSE
                simple_rule.predict_simple(guessing, seat, roller.players, simple[0], simple[2])
                clones["target"][some, seat] = guessing["target"][:, seat]

    def heard(self, clones: NDArray[np.void], seats: NDArray[np.int64]) -> NDArray[np.float64]:
        """Log likelihood of the open predictions in each world."""
        roller, setting, simple = self.roller, self.setting, self.roller.simple
        logs = np.zeros(len(clones))
        open_to_all = (clones["visibility"] != 0) & bool(setting.heard)
        for seat in range(roller.players):
            strange = clones["kind"][:, seat] != 0
            share = np.zeros(len(clones))
            if len(some := np.flatnonzero(open_to_all & ~strange & (seats != seat))):
                curve = 10 * roller.penalty_curves(clones, some, seat, self.brain, smooth=True)
                odds = np.exp((curve.min(axis=1, keepdims=True) - curve) / setting.heard)
                share[some] = odds[np.arange(len(some)), clones["target"][some, seat]] / odds.sum(axis=1)
            if len(some := np.flatnonzero(open_to_all & strange)):
                guesses = clones[some]
                simple_rule.predict_simple(guesses, seat, roller.players, simple[0], simple[2])
                both = zip(clones["target"][some, seat], guesses["target"][:, seat], strict=True)
                share[some] = [chance_of(int(number), int(guess)) for number, guess in both]
            heard = open_to_all & (seats != seat)
            logs[heard] += np.log((1 - setting.slip) * share[heard] + setting.slip / (MAX_PREDICTION + 1))
        return logs

    def seen(
        self, clones: NDArray[np.void], seats: NDArray[np.int64], history: NDArray[np.int64]
    ) -> NDArray[np.float64]:
        """Log likelihood of the others' plays in each world; ``history``: the cards in order, -1 for none."""
        roller, past, temperature = self.roller, clones.copy(), self.setting.likelihood
        logs = np.zeros(len(clones))
        if not temperature:
            return logs
        for name in FROM_ZERO:
            past[name] = 0
        for name in ("trick", "suit", "best", "winner"):
            past[name] = -1
        past["hand"] = past["dealt"]
        for ply in range(roller.players * HAND_SIZE[roller.players]):
            live = np.flatnonzero(history[:, ply] >= 0)
            if not len(live):
                break
            prepare(past)
            turn = past["turn"][live]
            forced = past["legal"][live] == ONE << history[live, ply].astype(np.uint64)
            free = ~forced & (turn != seats[live])
            strange = past["kind"][live, turn] != 0
            if len(some := live[free & ~strange]):
                play_likelihood(self.logits(past, some), past, some, history[:, ply], temperature, logs)
            if len(some := live[free & strange]):
                rules = roller.simple[1:]
                rule_likelihood(past, some, roller.players, *rules, history[:, ply], temperature, logs)
            moved = past[live]
            put_all(moved, history[live, ply], roller.players)
            past[live] = moved
        return logs

    def replies(self, trials: NDArray[np.void], which: NDArray[np.int64]) -> NDArray[np.int64]:
        """The cards of the others to act in the listed games."""
        roller, cards = self.roller, np.zeros(len(trials), dtype=np.int64)
        strange = trials["kind"][which, trials["turn"][which]] != 0
        if len(some := which[~strange]):
            actions = np.zeros(len(some), dtype=np.int64)
            bits = self.logits(trials, some)
            choose.choose(bits, trials, some, cards, 0.0, 0.0, False, actions, NO_BELIEFS)
        if len(some := which[strange]):
            found = np.zeros(len(some), dtype=np.int64)
            simple_rule.play_simple(trials[some], found, roller.players, *roller.simple[1:])
            cards[some] = found
        return cards[which]

    def cards(
        self,
        games: NDArray[np.void],
        which: NDArray[np.int64],
        history: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> NDArray[np.int64]:
        """The card with the least mean penalty in each listed game."""
        roller, worlds = self.roller, self.setting.worlds
        clones, weight = self.imagine(games, which, history, rng)
        prepare(clones)
        size = int(sum(bin(int(mask)).count("1") for mask in clones["legal"]))
        trials = np.zeros(size, dtype=games.dtype)
        owner, cards, source = (np.zeros(size, dtype=np.int64) for _ in range(3))
        n = branch(clones, owner, cards, trials, source, roller.players)
        values, free = np.zeros(n), np.zeros(n, dtype=np.int64)
        while k := waiting(trials, n, owner, free, roller.players):
            some = free[:k]
            replies, moved = self.replies(trials, some), trials[some]
            put_all(moved, replies, roller.players)
            trials[some] = moved
        settle(trials, n, owner, values)
        prepare(trials)
        rest = np.flatnonzero(trials["hand"][np.arange(n), owner] != 0)
        if len(rest):
            best_values(self.logits(trials, rest), trials, rest, values)
        total = np.zeros((len(which), 36))
        np.add.at(total, (source // worlds, cards), values * weight.reshape(-1)[source])
        own = np.full((len(which), 36), 1e9)
        network_values(self.logits(games, which), games, which, own)
        trust = self.setting.trust
        return np.where(own < 1e8, trust * total + (1 - trust) * own, 1e9).argmin(axis=1)
