"""What ``expert`` and ``master`` gain by their look ahead, on the same deals as the network alone."""

from __future__ import annotations

import argparse
from dataclasses import replace

import numpy as np
import torch
from numpy.typing import NDArray

from differenzler_qt.players import expert, master
from differenzler_qt.players.sight import OBENABE_GAME, TRUMP_GAME, UNDENUFE_GAME
from differenzler_qt.players.training import choose, measure, rivals, simple_rule, sparring, tables
from differenzler_qt.players.training.compiled import njit
from differenzler_qt.players.training.rollout import NO_BELIEFS, Brain, Explore, Roller
from differenzler_qt.players.training.searcher import Searcher, Setting
from differenzler_qt.players.training.table import (
    HAND_SIZE,
    ONE,
    begin,
    count,
    deal,
    prepare,
    put_all,
    seed_numba,
)

SEARCHER = 8
PLAYERS = ("expert", "master")
RULES: dict[str, dict[str, int]] = {
    "default": {},
    "open": {"visibility": 1},
    "obenabe": {"mode": OBENABE_GAME},
    "undenufe": {"mode": UNDENUFE_GAME},
}
TABLES = ("own", "network", "simple", "srf", "pimc")
OPTIONS = ("worlds", "drawn", "likelihood", "heard", "strangers", "trust", "last")


@njit
def wait_for_the_end(games, kind, last):
    """Give the seats to act that hold more than ``last`` cards to the network; return whose these are."""
    early = np.zeros(len(games), dtype=np.bool_)
    for g in range(len(games)):
        p = games[g].turn
        early[g] = games[g].kind[p] == kind and count(games[g].hand[p]) > last
        if early[g]:
            games[g].kind[p] = 0
    return early


def setting_of(player: str, players: int, visibility: int = 0, mode: int = TRUMP_GAME) -> Setting:
    """Return how a shipped player searches at a table."""
    if player == "master":
        return Setting.of(master.WORLDS)
    return Setting.of(expert.WORLDS, last=expert.last_cards(players, visibility, mode))


def table(
    roller: Roller,
    brain: Brain,
    kinds: tuple[int, ...],
    deals: int,
    seed: int,
    setting: Setting,
    chunk: int = 48,
    **rules: int,
) -> NDArray[np.float64]:
    """Penalties at a table where ``SEARCHER`` seats search; the same deals and seats as ``measure.table``."""
    rng = np.random.default_rng(seed)
    seed_numba(seed)
    games = tables.fresh(deals)
    games["trump"] = rng.integers(4, size=deals)
    for name, value in rules.items():
        games[name] = value
    players = roller.players
    turn = np.arange(deals)[:, None] % players
    seats = (np.arange(players)[None, :] + turn) % players
    games["kind"][:, :players] = np.array(kinds)[(np.arange(players)[None, :] - turn) % players]
    games["temper"][:, :, 2] = 0.5
    deal(games, players, 1.0 if players == 2 else 0.0)
    begin(games, players)
    searching = games["kind"] == SEARCHER
    games["kind"][searching] = 0
    roller.predict(games, brain, None, rng, Explore(smooth=True), None)
    games["kind"][searching] = SEARCHER
    searcher, plies = Searcher(roller, brain, setting), players * HAND_SIZE[players]
    history = np.full((deals, plies), -1)
    cards, scratch = np.empty(deals, dtype=np.int64), np.zeros(1, dtype=games.dtype)
    which, actions = np.empty(deals, dtype=np.int64), np.empty(deals, dtype=np.int64)
    for ply in range(plies):
        prepare(games)
        sparring.play_rules(games, cards, players, roller.values)
        simple_rule.play_simple(games, cards, players, *roller.simple[1:])
        rivals.play_rivals(games, cards, scratch, players)
        early, turn = wait_for_the_end(games, SEARCHER, setting.last), games["turn"].copy()
        n = choose.seats_to_act(games, cards, 0, which)
        if n:
            some = which[:n].copy()
            bits = searcher.logits(games, some)
            choose.choose(bits, games, some, cards, 0.0, 0.0, False, actions[:n], NO_BELIEFS)
        games["kind"][early, turn[early]] = SEARCHER
        forced = games["legal"] & (games["legal"] - ONE) == 0
        mine = np.flatnonzero((games["kind"][np.arange(deals), games["turn"]] == SEARCHER) & ~forced & ~early)
        for i in range(0, len(mine), chunk):
            some = mine[i : i + chunk]
            cards[some] = searcher.cards(games, some, history, rng)
        history[:, ply] = cards
        put_all(games, cards, players)
    penalty = np.empty((deals, players))
    choose.penalties(games, players, penalty)
    return np.take_along_axis(penalty, seats, axis=1)


def measured(
    seats: Searcher, base: Searcher | Brain, kind: int, deals: int, seed: int, **rules: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the penalties of a look ahead, and of another one or the network alone, on the same deals.

    Against strangers one seat counts; ``SEARCHER`` as the others means that all four are alike, and the mean
    of all counts.
    """
    roller, others = seats.roller, seats.roller.players - 1
    kinds = (SEARCHER,) + (kind,) * others
    found = table(roller, seats.brain, kinds, deals, seed, seats.setting, 128, **rules)
    if isinstance(base, Searcher):
        plainer = table(roller, base.brain, kinds, deals, seed, base.setting, 128, **rules)
    else:
        kinds = (0,) + (0 if kind == SEARCHER else kind,) * others
        plainer = measure.table(roller, base, kinds, deals, seed, None, None, **rules).penalty
    own = slice(None) if kind == SEARCHER else slice(0, 1)
    return found[:, own].mean(axis=1), plainer[:, own].mean(axis=1)


def main() -> None:
    """Print what the look ahead of ``expert`` or ``master`` gains over the network alone."""
    from differenzler_qt.players.network import name_for, others_for
    from differenzler_qt.players.training.league import NAMES, shipped

    parser = argparse.ArgumentParser(
        prog="python -m differenzler_qt.players.training.search", description=__doc__
    )
    parser.add_argument("player", choices=PLAYERS)
    parser.add_argument("--versus", choices=PLAYERS, help="compare with a player, not the network alone")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", nargs="*", choices=TABLES, default=TABLES)
    parser.add_argument("--rules", choices=RULES, default="default")
    for name in OPTIONS:
        parser.add_argument(f"--{name}", type=float, default=None, help=f"instead of the player's {name}")
    args = parser.parse_args()
    torch.set_num_threads(1)
    changed = {
        name: type(getattr(Setting(), name))(getattr(args, name))
        for name in OPTIONS
        if getattr(args, name) is not None
    }
    players, weights, rules = args.players, name_for(args.players), RULES[args.rules]
    values = sparring.fit_values(players, (0, 1) if players == 5 else (0, 1, 2))
    roller = Roller(players, others_for(players), values)
    searcher = Searcher(
        roller,
        shipped(weights, torch.bfloat16),
        replace(setting_of(args.player, players, **rules), **changed),
    )
    rival: Searcher | Brain = shipped(weights)
    if args.versus:
        rival = Searcher(roller, searcher.brain, setting_of(args.versus, players, **rules))
    kinds = {"network": 0, "simple": simple_rule.SIMPLE, "srf": rivals.SRF, "pimc": rivals.PIMC}
    columns = ("the others", "deals", args.versus or "network alone", args.player, "gain")
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for name in args.tables:
        kind = kinds.get(name, SEARCHER)
        deals = args.deals // 6 if name == "pimc" else args.deals
        found, base = measured(searcher, rival, kind, deals, args.seed, **rules)
        gain, row = found - base, NAMES.get(kind, args.player) + (f" ({args.rules})" if rules else "")
        error, gain_error = (each.std() / np.sqrt(deals) for each in (found, gain))
        print(f"| {row} | {deals} | {base.mean():.2f} ", end="")
        print(f"| {found.mean():.2f} ± {error:.2f} | {gain.mean():.2f} ± {gain_error:.2f} |", flush=True)
        if kind in (simple_rule.SIMPLE, rivals.SRF) and deals >= 1200 and not (args.versus or rules):
            print(
                f"  matches: {args.player} wins {matches(searcher, kind, deals, args.seed + 1)}", flush=True
            )


def matches(seats: Searcher, kind: int, deals: int, seed: int) -> str:
    """Return the share of twelve-hand matches that one seat wins against three others, on other deals."""
    from differenzler_qt.players.training.league import matches_won

    deals -= deals % 12
    others = (kind,) * (seats.roller.players - 1)
    found = table(seats.roller, seats.brain, (SEARCHER, *others), deals, seed, seats.setting, 128)
    share, error = matches_won(found)
    return f"{share:.3f} ± {error:.3f} of {deals // 12}; penalty {found[:, 0].mean():.2f}"


if __name__ == "__main__":
    main()
