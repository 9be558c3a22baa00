"""The learning loop: play a batch, learn from its outcomes, keep running averages and checkpoints."""

from __future__ import annotations

import copy
import json
import math
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch

from differenzler_qt.players import layout
from differenzler_qt.players.training import choose, sparring, tables
from differenzler_qt.players.training.nets import DEVICE, Frozen, play_net, predict_net
from differenzler_qt.players.training.rollout import Brain, Explore, Record, Roller
from differenzler_qt.players.training.table import seed_numba


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
    default_rules: float = 0.6
    own_table: float = 0.4


class Trainer:
    """One run; ``state`` and ``load`` make it resumable at any iteration."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        torch.manual_seed(plan.seed)
        seed_numba(plan.seed)
        self.play, self.predict = (
            play_net(plan.others, plan.play_hidden),
            predict_net(plan.others, plan.predict_hidden),
        )
        self.play.to(DEVICE)
        self.predict.to(DEVICE)
        self.average = [copy.deepcopy(self.play), copy.deepcopy(self.predict)]
        self.adam = torch.optim.Adam(
            [*self.play.parameters(), *self.predict.parameters()], lr=plan.rate, fused=True, eps=1e-7
        )
        self.rollers = {
            p: Roller(p, plan.others, sparring.fit_values(p, (0, 1) if p == 5 else (0, 1, 2)))
            for p in plan.players
        }
        self.iteration, self.hands, self.seconds = 0, 0, 0.0
        self.past: list[dict[str, dict[str, torch.Tensor]]] = []

    def load(self) -> bool:
        """Continue from the folder's checkpoint if there is one."""
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            return False
        saved = torch.load(path, map_location=DEVICE, weights_only=False)
        for net, key in (
            (self.play, "play"),
            (self.predict, "predict"),
            (self.average[0], "average_play"),
            (self.average[1], "average_predict"),
        ):
            net.load_state_dict(saved[key])
        self.adam.load_state_dict(saved["adam"])
        self.past = saved["past"]
        self.iteration, self.hands, self.seconds = saved["iteration"], saved["hands"], saved["seconds"]
        return True

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "checkpoint.pt"
        torch.save(
            {
                "plan": asdict(self.plan),
                "play": self.play.state_dict(),
                "predict": self.predict.state_dict(),
                "average_play": self.average[0].state_dict(),
                "average_predict": self.average[1].state_dict(),
                "adam": self.adam.state_dict(),
                "past": self.past,
                "iteration": self.iteration,
                "hands": self.hands,
                "seconds": self.seconds,
            },
            path.with_suffix(".new"),
        )
        path.with_suffix(".new").replace(path)

    def explore(self) -> Explore:
        """Exploration and restraint at this point of the run."""
        done = self.iteration / self.plan.iterations
        falling = max(0.0, 1 - done * 3)
        first = self.iteration < self.plan.warmup
        return Explore(
            epsilon=0.004 + 0.05 * falling**2,
            temperature=0.05 + 0.45 * falling**2,
            jitter=2.5 + 3.5 * falling,
            wide=0.1 if self.iteration < 60 else 0.008 + 0.02 * falling,
            keep=self.plan.keep,
            reach=158 if self.iteration > 8 * self.plan.warmup else 22,
            trust_rules=first,
        )

    def rate(self) -> float:
        """Cosine fall of the learning rate after a short rise."""
        done = min(1.0, self.iteration / self.plan.iterations)
        rise = min(1.0, (self.iteration + 1) / 10)
        return rise * (
            self.plan.final_rate
            + (self.plan.rate - self.plan.final_rate) * 0.5 * (1 + math.cos(math.pi * done))
        )

    def step(self) -> float:
        """One batch of hands and its lessons; returns the mean loss of the cards."""
        start = time.monotonic()
        plan = self.plan
        rng = np.random.default_rng((plan.seed, self.iteration))
        seed_numba(int(rng.integers(1 << 31)))
        torch.manual_seed(int(rng.integers(1 << 31)))
        players = int(rng.choice(plan.players))
        games = tables.fresh(plan.games)
        mix = tables.Mix(plan.default_rules, plan.own_table)
        tables.set_rules(games, players, mix, rng)
        tables.set_seats(games, players, mix, rng)
        games["kind"] = np.where((games["kind"] == sparring.PAST) & (len(self.past) == 0), 0, games["kind"])
        past = None
        if self.past:
            older = self.past[int(rng.integers(len(self.past)))]
            past = Brain(
                *(
                    self._frozen(net, older[key])
                    for net, key in ((self.play, "play"), (self.predict, "predict"))
                )
            )
        record = Record()
        brain = Brain(Frozen(self.play), Frozen(self.predict))
        self.rollers[players].hands(
            games,
            brain,
            past,
            rng,
            self.explore(),
            record,
            shown_share=0.75 if players == 2 else 0.5 * (1 - plan.default_rules),
        )
        loss = self.learn(games, players, record, rng)
        self.iteration += 1
        self.hands += len(games)
        if self.iteration % plan.past_every == 0:
            self.past.append(
                {
                    "play": {k: v.to(torch.bfloat16) for k, v in self.play.state_dict().items()},
                    "predict": {k: v.to(torch.bfloat16) for k, v in self.predict.state_dict().items()},
                }
            )
            if len(self.past) > 12:
                self.past.pop(int(rng.integers(len(self.past) - 4)))
        self.seconds += time.monotonic() - start
        return loss

    def _frozen(self, net: torch.nn.Sequential, state: dict[str, torch.Tensor]) -> Frozen:
        clone = copy.deepcopy(net)
        clone.load_state_dict(state)
        return Frozen(clone)

    def learn(self, games: np.ndarray, players: int, record: Record, rng: np.random.Generator) -> float:
        """Fit both networks to the outcomes of a batch."""
        rows, actions = np.concatenate(record.rows), np.concatenate(record.actions)
        bins = np.empty(len(rows), dtype=np.int64)
        choose.outcomes(games, np.concatenate(record.games), np.concatenate(record.seats), bins)
        penalty = np.empty((len(games), players))
        choose.penalties(games, players, penalty)
        predict_rows = np.concatenate(record.predict_rows)
        where, seat = np.concatenate(record.predict_games), np.concatenate(record.predict_seats)
        hats = layout.TARGET_HATS.astype(np.float32)[games["target"][where, seat]]
        costs = (penalty[where, seat] / 10).astype(np.float32)
        for group in self.adam.param_groups:
            group["lr"] = self.rate()
        steps = max(1, len(rows) // self.plan.batch)
        size = len(predict_rows) // steps
        order = rng.permutation(len(rows))[: steps * self.plan.batch]
        predict_order = rng.permutation(len(predict_rows))[
            : steps * (size - size % 64 if size > 64 else size)
        ]
        total = 0.0
        for part, predict_part in zip(
            np.array_split(order, steps), np.array_split(predict_order, steps), strict=True
        ):
            total += self.update(
                rows[part],
                actions[part],
                bins[part],
                predict_rows[predict_part],
                hats[predict_part],
                costs[predict_part],
            )
        return total / steps

    def update(self, rows, actions, bins, predict_rows, hats, costs) -> float:
        """One step of Adam and of the running averages."""

        def tensor(part):
            return torch.from_numpy(part.view(np.int16)).view(torch.bfloat16).to(DEVICE)

        with torch.autocast(DEVICE.type, torch.bfloat16):
            logits = self.play(tensor(rows)).view(len(rows), 36, layout.BINS)
            value = self.predict(tensor(predict_rows))
        chosen = logits[torch.arange(len(rows), device=DEVICE), torch.from_numpy(actions).to(DEVICE)].float()
        loss = torch.nn.functional.cross_entropy(chosen, torch.from_numpy(bins).to(DEVICE))
        curve = (value.float() * torch.from_numpy(hats).to(DEVICE)).sum(dim=1)
        predict_loss = torch.nn.functional.mse_loss(curve, torch.from_numpy(costs).to(DEVICE))
        self.adam.zero_grad()
        (loss + predict_loss).backward()
        self.adam.step()
        decay = min(self.plan.average, 1 - 1 / (2 + self.iteration))
        with torch.no_grad():
            for mean, net in zip(self.average, (self.play, self.predict), strict=True):
                torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - decay)
        return float(loss.detach())

    def brain(self) -> Brain:
        """The averaged networks in full precision."""
        return Brain(*(Frozen(net, torch.float32) for net in self.average))

    def log(self, **facts: object) -> None:
        """Append a line of progress."""
        with (self.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(facts) + "\n")
