"""The learning loop: play a batch, learn from its outcomes, keep running averages and checkpoints."""

from __future__ import annotations

import copy
import json
import math
import multiprocessing
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch

from differenzler_qt.players import layout
from differenzler_qt.players.training import ahead
from differenzler_qt.players.training.ahead import Batch, Job
from differenzler_qt.players.training.nets import (
    DEVICE,
    HEARD,
    Frozen,
    Oracle,
    keep_memory,
    play_net,
    predict_net,
)
from differenzler_qt.players.training.plan import Plan, random
from differenzler_qt.players.training.rollout import Brain, Explore

AVERAGE_EVERY = 4  # steps between two looks of the running averages, to spare the memory's time


class Trainer:
    """One run; ``save`` and ``load`` make it resumable at any iteration.

    While a batch is learnt from, a second process plays the next one with the networks as they were before:
    two processors are busy, and a run still depends on its plan alone.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        keep_memory()
        self.plan, self.folder = plan, folder
        torch.manual_seed(plan.seed)
        self.play, self.predict = (
            play_net(plan.others, plan.play_hidden),
            predict_net(plan.others, plan.predict_hidden),
        )
        self.play.to(DEVICE)
        self.predict.to(DEVICE)
        self.oracle = Oracle(plan.play_hidden[1], plan.others).to(DEVICE)
        self.average = [copy.deepcopy(self.play), copy.deepcopy(self.predict)]
        self.adam = torch.optim.Adam(
            [*self.play.parameters(), *self.predict.parameters(), *self.oracle.parameters()],
            lr=plan.rate,
            fused=True,
            eps=1e-7,
        )
        self.rollers = ahead.rollers(plan)
        self.iteration, self.hands, self.seconds = 0, 0, 0.0
        self.past: list[dict[str, dict[str, torch.Tensor]]] = []
        self.pool = ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=ahead.prepare, initargs=(plan,)
        )
        self.next: Future[Batch] | None = None

    def load(self) -> bool:
        """Continue from the folder's checkpoint if there is one."""
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            return False
        saved = torch.load(path, map_location=DEVICE, weights_only=False)
        for net, key in (
            (self.play, "play"),
            (self.predict, "predict"),
            (self.oracle, "oracle"),
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
                "oracle": self.oracle.state_dict(),
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

    def explore(self, iteration: int) -> Explore:
        """Exploration and restraint at this point of the run."""
        done = iteration / self.plan.iterations
        falling = max(0.0, 1 - done * 6)
        first = iteration < self.plan.warmup
        return Explore(
            epsilon=0.004 + 0.05 * falling**2,
            temperature=0.05 + 0.45 * falling**2,
            jitter=2.5 + 3.5 * falling,
            wide=0.1 if iteration < 60 else 0.008 + 0.02 * falling,
            keep=self.plan.keep,
            reach=158 if iteration > 8 * self.plan.warmup else 22,
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

    def trace(self, iteration: int) -> float:
        """The trace-decay parameter of TD(λ): outcomes alone at first, the later beliefs more and more."""
        done = iteration / self.plan.iterations
        return 1 - (1 - self.plan.trace) * min(1.0, max(0.0, (done - 0.05) / 0.25))

    def step(self) -> float:
        """One batch of hands and its lessons; returns the mean loss of the cards."""
        start = time.monotonic()
        batch = (self.next or self.pool.submit(ahead.play, self.job(self.iteration))).result()
        self.next = None
        if self.iteration + 1 < self.plan.iterations:
            self.next = self.pool.submit(ahead.play, self.job(self.iteration + 1))
        loss = self.learn(batch)
        self.iteration += 1
        self.hands += batch.hands
        if self.iteration % self.plan.past_every == 0:
            self.past.append(
                {
                    "play": {k: v.to(torch.bfloat16) for k, v in self.play.state_dict().items()},
                    "predict": {k: v.to(torch.bfloat16) for k, v in self.predict.state_dict().items()},
                }
            )
            if len(self.past) > 12:
                self.past.pop(random(self.plan.seed, self.iteration, 2).integers(len(self.past) - 4))
        self.seconds += time.monotonic() - start
        return loss

    def job(self, iteration: int) -> Job:
        """Freeze the networks of now for the hands of an iteration."""
        past = None
        if self.past:
            older = self.past[random(self.plan.seed, iteration, 3).integers(len(self.past))]
            past = (self._packed(self.play, older["play"]), self._packed(self.predict, older["predict"]))
        minds = (ahead.packed(Frozen(self.play)), ahead.packed(Frozen(self.predict)))
        return Job(iteration, minds, past, self.explore(iteration), self.trace(iteration))

    def _packed(self, net: torch.nn.Sequential, state: dict[str, torch.Tensor]) -> ahead.Layers:
        clone = copy.deepcopy(net)
        clone.load_state_dict(state)
        return ahead.packed(Frozen(clone))

    def learn(self, batch: Batch) -> float:
        """Fit the networks to the outcomes of a batch."""
        rng = random(self.plan.seed, self.iteration, 1)
        hats = layout.TARGET_HATS.astype(np.float32)[batch.numbers]
        costs = batch.costs / 10
        for group in self.adam.param_groups:
            group["lr"] = self.rate()
        size = self.plan.batch * (1 if self.iteration < self.plan.iterations / 8 else 2)
        steps = max(1, len(batch.rows) // size)
        order = rng.permutation(len(batch.rows))[: steps * size]
        size = len(batch.predict_rows) // steps
        predict_order = rng.permutation(len(batch.predict_rows))[
            : steps * (size - size % 64 if size > 64 else size)
        ]
        total = 0.0
        for step, (part, predict_part) in enumerate(
            zip(np.array_split(order, steps), np.array_split(predict_order, steps), strict=True), start=1
        ):
            part = part[batch.actions[part].argsort(kind="stable")]  # as the card head wants it
            total += self.update(
                batch.rows[part],
                batch.actions[part],
                batch.targets[part],
                (batch.holders[part], batch.needs[part]),
                batch.predict_rows[predict_part],
                hats[predict_part],
                costs[predict_part],
            )
            if step % AVERAGE_EVERY == 0 or step == steps:
                self.take_average((step - 1) % AVERAGE_EVERY + 1)
        return total / steps

    def update(self, rows, actions, targets, hidden_facts, predict_rows, hats, costs) -> float:
        """One step of Adam."""

        def tensor(part):
            return torch.from_numpy(part.view(np.int16)).view(torch.bfloat16).to(DEVICE)

        with torch.autocast(DEVICE.type, torch.bfloat16):
            hidden = self.play[:HEARD](tensor(rows))
            chosen = self.play[-1].of_cards(self.play[HEARD:-1](hidden), actions.tolist()).float()
            truth = self.oracle.loss(
                hidden, *(torch.from_numpy(part.astype(np.int64)).to(DEVICE) for part in hidden_facts)
            )
            value = self.predict(tensor(predict_rows))
        loss = self.card_loss(chosen, torch.from_numpy(targets).to(DEVICE))
        curve = (value.float() * torch.from_numpy(hats).to(DEVICE)).sum(dim=1)
        predict_loss = torch.nn.functional.mse_loss(curve, torch.from_numpy(costs).to(DEVICE))
        self.adam.zero_grad()
        (loss + predict_loss + self.plan.oracle * truth).backward()
        self.adam.step()
        return float(loss.detach())

    def card_loss(self, logits: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """Return the cross-entropy between expected and guessed chances of the final errors."""
        return torch.nn.functional.cross_entropy(logits, targets)

    def take_average(self, steps: int) -> None:
        """Let the running averages follow the last steps."""
        decay = min(self.plan.average, 1 - 1 / (2 + self.iteration)) ** steps
        with torch.no_grad():
            for mean, net in zip(self.average, (self.play, self.predict), strict=True):
                torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - decay)

    def brain(self) -> Brain:
        """The averaged networks in full precision."""
        return Brain(*(Frozen(net, torch.float32) for net in self.average))

    def close(self) -> None:
        """End the second process."""
        self.pool.shutdown(cancel_futures=True)

    def log(self, **facts: object) -> None:
        """Append a line of progress."""
        with (self.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(facts) + "\n")
