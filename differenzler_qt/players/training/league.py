"""The league table of ``docs/strength.md``: the shipped weights at every kind of table, on fresh deals.

``python -m differenzler_qt.players.training.league --deals 12000`` prints the rows as Markdown. The networks
run in torch on the vectors of the simulator; a test holds both against the shipped numpy player.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import torch

from differenzler_qt.players.network import WEIGHTS, name_for, others_for
from differenzler_qt.players.training import measure, rivals, sparring
from differenzler_qt.players.training.nets import Frozen
from differenzler_qt.players.training.rollout import Brain, Roller

NETWORK = sparring.NETWORK
NAMES = {
    NETWORK: "expert",
    sparring.WEIGHER: "weigher (in training)",
    sparring.DUCKER: "ducker (in training)",
    rivals.SRF: "srf (unknown)",
    rivals.PIMC: "pimc (unknown)",
}


def shipped(name: str, dtype: torch.dtype = torch.float32) -> Brain:
    """Return the networks inside the package."""
    with np.load(WEIGHTS / f"{name}.npz") as file:
        parts = {key: torch.from_numpy(file[key].astype(np.float32)) for key in file.files}

    def frozen(kind: str) -> Frozen:
        count = sum(key.startswith(f"{kind}_weight") for key in parts)
        return Frozen.of_layers(
            [(parts[f"{kind}_weight_{i}"], parts[f"{kind}_bias_{i}"]) for i in range(count)], dtype
        )

    return Brain(frozen("play"), frozen("predict"))


def rows(deals: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield one row for each table."""
    tables: list[tuple[int, int, dict[str, int], int]] = [
        (4, NETWORK, {}, deals),
        (4, sparring.WEIGHER, {}, deals),
        (4, sparring.DUCKER, {}, deals),
        (4, rivals.SRF, {}, deals),
        (4, rivals.PIMC, {}, deals // 6),
        (4, NETWORK, {"visibility": 1}, deals),
        (4, NETWORK, {"visibility": 2}, deals),
        (4, NETWORK, {"mode": 1}, deals // 4),
        (4, NETWORK, {"mode": 2}, deals // 4),
        *[
            (players, kind, {}, deals // 4)
            for players in (2, 3, 5, 6)
            for kind in (NETWORK, sparring.WEIGHER, rivals.SRF)
        ],
        *[(players, NETWORK, {"visibility": 1}, deals // 4) for players in (2, 3, 5, 6)],
    ]
    rollers: dict[int, tuple[Roller, Brain]] = {}
    for players, kind, rules, count in tables:
        if players not in rollers:
            values = sparring.fit_values(players, (0, 1) if players == 5 else (0, 1, 2))
            rollers[players] = Roller(players, others_for(players), values), shipped(name_for(players))
        roller, brain = rollers[players]
        figures = measure.table(
            roller, brain, (NETWORK,) + (kind,) * (players - 1), count, seed, None, None, **rules
        )
        own = figures.of(slice(None) if kind == NETWORK else slice(0, 1))
        error = np.abs(figures.games["points"] - figures.games["target"])[:, :players]
        mine = figures.games["kind"][:, :players] == NETWORK
        yield {
            "players": players,
            "others": NAMES[kind],
            "rules": [f"{key} {value}" for key, value in rules.items()],
            "deals": count,
            "expert": round(own[0], 3),
            "error": round(own[1], 3),
            "they": None if kind == NETWORK else round(figures.of(slice(1, None))[0], 2),
            "exact": round(float((error[mine] == 0).mean()), 3),
            "within_5": round(float((error[mine] <= 5).mean()), 3),
            "over_20": round(float((error[mine] > 20).mean()), 3),
        }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m differenzler_qt.players.training.league", description=__doc__
    )
    parser.add_argument("--deals", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=20_261)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    torch.set_num_threads(1)
    print(
        ""
        if args.json
        else "| players | the others | rules | deals | expert | they | exact | ≤ 5 | > 20 |\n|" + "---|" * 9
    )
    for row in rows(args.deals, args.seed):
        if args.json:
            print(json.dumps(row), flush=True)
            continue
        rules = " ".join(map(str, row["rules"])) or "default"
        they = row["they"] or ""
        shares = f"| {row['exact']} | {row['within_5']} | {row['over_20']} |"
        print(f"| {row['players']} | {row['others']} | {rules} | {row['deals']} ", end="")
        print(f"| {row['expert']} ± {row['error']} | {they} {shares}", flush=True)


if __name__ == "__main__":
    main()
