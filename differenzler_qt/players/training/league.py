"""The league table of ``docs/strength.md``: the network alone at every kind of table, on fresh deals.

``python -m differenzler_qt.players.training.league --deals 12000`` prints the rows as Markdown. The networks
run in torch on the vectors of the simulator; a test holds both against the shipped numpy player. What the
players' look ahead adds is measured by ``search``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from differenzler_qt.players.network import WEIGHTS, name_for, others_for
from differenzler_qt.players.training import measure, rivals, simple_rule, sparring
from differenzler_qt.players.training.nets import Frozen
from differenzler_qt.players.training.rollout import Brain, Roller

NETWORK, SIMPLE = sparring.NETWORK, simple_rule.SIMPLE
NAMES = {
    NETWORK: "network",
    SIMPLE: "simple (in training)",
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


def rows(deals: int, seed: int, wanted: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """Yield one row for each table."""
    tables: list[tuple[int, int, int, dict[str, int], int]] = [
        (4, NETWORK, NETWORK, {}, deals),
        *[(4, NETWORK, kind, {}, deals) for kind in (SIMPLE, sparring.WEIGHER, sparring.DUCKER, rivals.SRF)],
        (4, NETWORK, rivals.PIMC, {}, deals // 6),
        (4, SIMPLE, SIMPLE, {}, deals),
        (4, rivals.SRF, rivals.SRF, {}, deals),
        (4, rivals.PIMC, rivals.PIMC, {}, deals // 12),
        (4, NETWORK, NETWORK, {"visibility": 1}, deals),
        (4, NETWORK, NETWORK, {"visibility": 2}, deals),
        (4, NETWORK, NETWORK, {"mode": 1}, deals // 4),
        (4, NETWORK, NETWORK, {"mode": 2}, deals // 4),
        *[
            (players, me, kind, rules, deals // 4)
            for players in (2, 3, 5, 6)
            for rules in ({}, {"visibility": 1})
            for me, kind in ((NETWORK, NETWORK), (NETWORK, SIMPLE), (SIMPLE, SIMPLE))
        ],
    ]
    rollers: dict[int, tuple[Roller, Brain]] = {}
    for players, me, kind, rules, count in tables:
        if players not in wanted:
            continue
        if players not in rollers:
            values = sparring.fit_values(players, (0, 1) if players == 5 else (0, 1, 2))
            rollers[players] = Roller(players, others_for(players), values), shipped(name_for(players))
        roller, brain = rollers[players]
        figures = measure.table(
            roller, brain, (me,) + (kind,) * (players - 1), count, seed, None, None, **rules
        )
        own = figures.of(slice(None) if kind == me else slice(0, 1))
        error = np.abs(figures.games["points"] - figures.games["target"])[:, :players]
        mine = figures.games["kind"][:, :players] == me
        yield {
            "players": players,
            "player": NAMES[me],
            "others": NAMES[kind],
            "rules": [f"{key} {value}" for key, value in rules.items()],
            "deals": count,
            "penalty": round(own[0], 3),
            "error": round(own[1], 3),
            "they": None if kind == me else round(figures.of(slice(1, None))[0], 2),
            "exact": round(float((error[mine] == 0).mean()), 3),
            "within_5": round(float((error[mine] <= 5).mean()), 3),
            "over_20": round(float((error[mine] > 20).mean()), 3),
        }


def matches_won(penalty: NDArray[np.float64], hands: int = 12) -> tuple[float, float]:
    """Return the share of matches that the first entrant wins, with its standard error; ties are shared."""
    totals = penalty.reshape(-1, hands, penalty.shape[1]).sum(axis=1)
    best = totals == totals.min(axis=1, keepdims=True)
    share = best[:, 0] / best.sum(axis=1)
    return float(share.mean()), float(share.std() / np.sqrt(len(share)))


def by_trumps(figures: measure.Figures) -> dict[int, float]:
    """Return the mean penalty by the number of trumps in the dealt hand; all seats must be of one kind."""
    players = figures.penalty.shape[1]
    trumps = np.bitwise_count(figures.games["dealt"][:, :players] & np.uint64(511))
    error = np.abs(figures.games["points"] - figures.games["target"])[:, :players]
    return {n: round(float(error[trumps == n].mean()), 2) for n in range(7) if (trumps == n).sum() > 500}


def extras(matches: int, seed: int) -> Iterator[str]:
    """Yield the figures that are no rows: matches won, and penalties by trumps."""
    roller, brain = Roller(4, 3, sparring.fit_values(4, (0, 1, 2))), shipped("four")
    for kind in (SIMPLE, rivals.SRF):
        figures = measure.table(roller, brain, (NETWORK,) + (kind,) * 3, 12 * matches, seed)
        share, error = matches_won(figures.penalty)
        yield f"Matches of twelve hands won against three {NAMES[kind]}: {share:.3f} ± {error:.3f}"
        yield f"  penalty of the network on these {12 * matches} deals: {figures.of(slice(0, 1))}"
    own = measure.table(roller, brain, (NETWORK,) * 4, 4 * matches, seed)
    yield f"Penalty of four networks by the number of trumps dealt: {by_trumps(own)}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m differenzler_qt.players.training.league", description=__doc__
    )
    parser.add_argument("--deals", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=20_261)
    parser.add_argument("--players", type=int, nargs="*", default=[4, 2, 3, 5, 6])
    parser.add_argument(
        "--matches", type=int, default=3000, help="matches of twelve hands; 0 leaves them out"
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    torch.set_num_threads(1)
    print(
        ""
        if args.json
        else "| players | player | the others | rules | deals | penalty | they | exact | ≤ 5 | > 20 |\n|"
        + "---|" * 10
    )
    for row in rows(args.deals, args.seed, tuple(args.players)):
        if args.json:
            print(json.dumps(row), flush=True)
            continue
        rules = " ".join(map(str, row["rules"])) or "default"
        they = row["they"] or ""
        shares = f"| {row['exact']} | {row['within_5']} | {row['over_20']} |"
        print(f"| {row['players']} | {row['player']} | {row['others']} | {rules} | {row['deals']} ", end="")
        print(f"| {row['penalty']} ± {row['error']} | {they} {shares}", flush=True)
    if args.matches and not args.json:
        print("\n" + "\n".join(extras(args.matches, args.seed + 1)))


if __name__ == "__main__":
    main()
