"""Compare levers of the training at equal budgets: ``python -m differenzler_qt.players.training.levers``.

Each run starts anew, plays the same number of hands, and is measured on the same deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch

from differenzler_qt.players.layout import COSTS, play_layout
from differenzler_qt.players.training.__main__ import PLANS
from differenzler_qt.players.training.measure import summary
from differenzler_qt.players.training.nets import DEVICE
from differenzler_qt.players.training.plan import Plan
from differenzler_qt.players.training.trainer import Trainer

NEW_INPUTS = ("won", "discarded")


class Scalar(Trainer):
    """Learns one number of each card, the expected penalty, by squared error."""

    def card_loss(self, logits: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """Return the squared error of the expected penalty, in tens of points."""
        costs = torch.from_numpy(COSTS[0].astype(np.float32)).to(DEVICE) / 10
        return torch.nn.functional.mse_loss(torch.softmax(logits, 1) @ costs, targets @ costs)


class Blind(Trainer):
    """Does not see which cards each opponent won with and discarded."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        super().__init__(plan, folder)
        first, others = play_layout(plan.others).first, plan.others
        columns = [first[name] + k for name in NEW_INPUTS for k in range(36 * others)]
        weight = self.play[0].weight
        seen = torch.ones_like(weight)
        seen[:, columns] = 0
        with torch.no_grad():
            for net in (self.play, self.average[0]):
                net[0].weight.mul_(seen)
        weight.register_hook(lambda gradient: gradient * seen)


LEVERS: dict[str, Callable[[Plan, Path], Trainer]] = {
    "base": Trainer,
    "scalar": Scalar,
    "wide": lambda plan, folder: Trainer(replace(plan, play_hidden=(1024, 256, 192)), folder),
    "no_oracle": lambda plan, folder: Trainer(replace(plan, oracle=0.0), folder),
    "no_inputs": Blind,
}


def main() -> None:
    """Train with each lever and print what it reaches."""
    parser = argparse.ArgumentParser(
        prog="python -m differenzler_qt.players.training.levers", description=__doc__
    )
    parser.add_argument("levers", nargs="*", choices=LEVERS, default=list(LEVERS))
    parser.add_argument("--iterations", type=int, default=100, help="batches of 4096 hands")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=12_000)
    args = parser.parse_args()
    torch.set_num_threads(1)
    plan = replace(PLANS["four"], iterations=args.iterations, seed=args.seed)
    for name in args.levers:
        with TemporaryDirectory() as folder:
            trainer = LEVERS[name](plan, Path(folder))
            while trainer.iteration < plan.iterations:
                trainer.step()
            figures = summary(trainer.rollers[4], trainer.brain(), args.deals, 79)
            print(f"{name}: {trainer.hands} hands, {trainer.seconds:.0f} s, {figures}", flush=True)
            trainer.close()


if __name__ == "__main__":
    main()
