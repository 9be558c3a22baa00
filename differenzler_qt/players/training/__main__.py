"""Train the shipped networks: ``python -m differenzler_qt.players.training four --export``, then ``others``.

The run continues from its folder's checkpoint when it is started again; it uses a GPU if torch finds one.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

import torch

from differenzler_qt.players.training.export import export
from differenzler_qt.players.training.measure import summary
from differenzler_qt.players.training.plan import Plan
from differenzler_qt.players.training.trainer import Trainer

PLANS = {
    "four": Plan("four", (4,), 3, (640, 256, 192), iterations=2800),
    "others": Plan("others", (2, 3, 5, 6), 5, (384, 192, 128), iterations=800, seed=2),
}


def main() -> None:
    """Run or resume a plan."""
    parser = argparse.ArgumentParser(prog="python -m differenzler_qt.players.training", description=__doc__)
    parser.add_argument("plan", choices=sorted(PLANS))
    parser.add_argument(
        "--folder", type=Path, default=None, help="checkpoints and log (default: training/<plan>)"
    )
    parser.add_argument("--iterations", type=int, default=None, help="batches of 4096 hands")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--watch", type=int, default=50, help="iterations between two measurements")
    parser.add_argument("--deals", type=int, default=2000, help="deals of a measurement")
    parser.add_argument("--export", action="store_true", help="write the weights into the package at the end")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    plan = PLANS[args.plan]
    if args.iterations:
        plan = replace(plan, iterations=args.iterations)
    trainer = Trainer(plan, args.folder or Path("training") / plan.name)
    resumed = trainer.load()
    trainer.folder.mkdir(parents=True, exist_ok=True)
    print(f"{plan.name}: {'resumed at' if resumed else 'from'} iteration {trainer.iteration}", flush=True)
    while trainer.iteration < plan.iterations:
        began = time.monotonic()
        loss = trainer.step()
        if trainer.iteration % args.watch == 0 or trainer.iteration == plan.iterations:
            figures = {
                f"{p}": summary(roller, trainer.brain(), args.deals, 77)
                for p, roller in trainer.rollers.items()
            }
            trainer.save()
            trainer.log(
                iteration=trainer.iteration,
                hands=trainer.hands,
                seconds=round(trainer.seconds),
                loss=round(loss, 4),
                figures=figures,
            )
            print(
                f"{trainer.iteration}/{plan.iterations} {trainer.hands / 1e6:.2f} M hands "
                f"{trainer.seconds / 60:.1f} min "
                f"loss {loss:.3f} {figures}",
                flush=True,
            )
        elif trainer.iteration % 10 == 0:
            print(
                f"{trainer.iteration}/{plan.iterations} {time.monotonic() - began:.2f} s loss {loss:.3f}",
                flush=True,
            )
    trainer.close()
    if args.export:
        figures = {
            f"{p}": summary(roller, trainer.brain(), 8000, 78) for p, roller in trainer.rollers.items()
        }
        print(export(trainer, figures))


if __name__ == "__main__":
    main()
