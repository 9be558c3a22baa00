"""The search of ``master`` for many games at once, to measure what it gains before numpy has to do it slowly.

For each world (hands of the others that fit what was seen, predictions drawn from the predicting network)
each legal card is followed, all seats playing by the network, up to the searcher's next decision, which the
network values.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace

import numpy as np
import torch
from numpy.typing import NDArray

from differenzler_qt.players.layout import BINS
from differenzler_qt.players.training import choose, encode, measure, rivals, simple_rule, sparring, tables
from differenzler_qt.players.training.choose import COST_ROWS, expectation, final_penalty, pays_bonus
from differenzler_qt.players.training.rollout import NO_BELIEFS, Brain, Explore, Roller, forward
from differenzler_qt.players.training.table import (
    HAND_SIZE,
    ONE,
    begin,
    count,
    deal,
    njit,
    order_suits,
    prepare,
    put,
    put_all,
    seed_numba,
)

SEARCHER = 8
FROM_ZERO = (
    *("played", "led", "won", "discarded", "void", "points", "tricks"),
    *("leader", "turn", "trick_points", "number"),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """How to search.

    ``likelihood`` is the temperature of the plays' likelihood (0: all worlds weigh the same), ``spread`` that
    of guessed predictions, ``trust`` the share of the search in the blend, ``last`` the most cards in hand.
    """

    worlds: int = 24
    likelihood: float = 0.0
    spread: float = 0.6
    margin: float = 0.0
    trust: float = 0.5
    last: int = 36


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


@njit
def make_worlds(games, which, worlds, clones, players):
    """Copy each game ``worlds`` times with sampled hands for the others."""
    world = np.zeros(players, dtype=np.uint64)
    for i in range(len(which)):
        game = games[which[i]]
        for w in range(worlds):
            rivals.sample(game, world, players)
            clones[i * worlds + w] = games[which[i]]
            clone = clones[i * worlds + w]
            for q in range(players):
                clone.kind[q] = 0
                if q != game.turn:
                    clone.hand[q] = world[q]
                    clone.dealt[q] = world[q] | game.played[q]
                    order_suits(clone, q, clone.dealt[q])
                    pair = np.uint64(0b110000)
                    full = (clone.dealt[q] & pair) == pair
                    clone.stoeck_of[q] = 1 if game.stoeck == 1 and game.mode == 0 and full else 0


@njit
def branch(clones, owner, cards, trials, source, players):
    """One trial for each world and legal card; returns their number."""
    n = 0
    for c in range(len(clones)):
        legal = clones[c].legal
        for card in range(36):
            if (legal >> np.uint64(card)) & ONE:
                trials[n] = clones[c]
                put(trials[n], card, players)
                source[n] = c
                cards[n] = card
                owner[n] = clones[c].turn
                n += 1
    return n


@njit
def waiting(trials, n, owner, free, done):
    """Play forced cards of the others; list the trials in which another seat has a choice."""
    k = 0
    for i in range(n):
        game = trials[i]
        players = done[1]
        while game.turn != owner[i] and game.hand[game.turn] != 0:
            prepare(trials[i : i + 1])
            if game.legal & (game.legal - ONE) != 0:
                break
            card = 0
            while not (game.legal >> np.uint64(card)) & ONE:
                card += 1
            put(game, card, players)
        if game.turn != owner[i] and game.hand[game.turn] != 0:
            free[k] = i
            k += 1
    return k


@njit
def best_values(bits, games, which, values):
    """The least expected penalty of the seat to act in each listed game."""
    for i in range(len(which)):
        game = games[which[i]]
        p = game.turn
        label = game.label[p]
        cost = COST_ROWS[2 * game.stoeck_of[p] + (1 if pays_bonus(game, p) else 0)]
        low = 1e9
        for card in range(36):
            if (game.legal >> np.uint64(card)) & ONE:
                first = (9 * label[card // 9] + card % 9) * BINS
                low = min(low, expectation(bits[i], first, cost))
        values[which[i]] = low


@njit
def play_likelihood(bits, games, which, played, temperature, logs):
    """Add the log likelihood of the card that was played, under softmin of the expected penalties."""
    values = np.zeros(36)
    for i in range(len(which)):
        game = games[which[i]]
        p = game.turn
        label = game.label[p]
        cost = COST_ROWS[2 * game.stoeck_of[p] + (1 if pays_bonus(game, p) else 0)]
        low = 1e9
        for card in range(36):
            if (game.legal >> np.uint64(card)) & ONE:
                first = (9 * label[card // 9] + card % 9) * BINS
                values[card] = expectation(bits[i], first, cost)
                low = min(low, values[card])
        total = 0.0
        for card in range(36):
            if (game.legal >> np.uint64(card)) & ONE:
                total += np.exp((low - values[card]) / temperature)
        card = played[which[i]]
        share = np.exp((low - values[card]) / temperature) / total
        logs[which[i]] += np.log(0.9 * share + 0.1 / count(game.legal))


@njit
def settle(trials, n, owner, values):
    """Final penalties of the finished trials; others are left to the network."""
    for i in range(n):
        if trials[i].hand[owner[i]] == 0:
            values[i] = final_penalty(trials[i], owner[i])


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

    def guess_targets(
        self, clones: NDArray[np.void], seats: NDArray[np.int64], rng: np.random.Generator
    ) -> None:
        """Give the other seats of each world a prediction drawn by softmin of the predicting network."""
        roller = self.roller
        for seat in range(roller.players):
            some = np.flatnonzero((seats != seat) & (clones["visibility"] == 0))
            if len(some):
                curve = 10 * roller.penalty_curves(clones, some, seat, self.brain, smooth=True)
                noise = rng.gumbel(scale=self.setting.spread, size=curve.shape)
                clones["target"][some, seat] = (curve - noise).argmin(axis=1)

    def weights(
        self, clones: NDArray[np.void], seats: NDArray[np.int64], history: NDArray[np.int64]
    ) -> NDArray[np.float64]:
        """Log likelihood of the others' plays in each world; ``history``: the cards in order, -1 for none."""
        roller, past = self.roller, clones.copy()
        logs = np.zeros(len(clones))
        if not self.setting.likelihood:
            return np.ones(len(clones))
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
            legal = past["legal"][live]
            free = live[(legal & (legal - ONE) != 0) & (past["turn"][live] != seats[live])]
            if len(free):
                play_likelihood(
                    self.logits(past, free), past, free, history[:, ply], self.setting.likelihood, logs
                )
            moved = past[live]
            put_all(moved, history[live, ply], roller.players)
            past[live] = moved
        return logs

    def cards(
        self,
        games: NDArray[np.void],
        which: NDArray[np.int64],
        history: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> NDArray[np.int64]:
        """The card with the least mean penalty in each listed game."""
        roller, worlds = self.roller, self.setting.worlds
        clones = np.zeros(len(which) * worlds, dtype=games.dtype)
        make_worlds(games, which, worlds, clones, roller.players)
        seats = clones["turn"].copy()
        self.guess_targets(clones, seats, rng)
        logs = self.weights(clones, seats, np.repeat(history[which], worlds, axis=0)).reshape(
            len(which), worlds
        )
        weight = np.exp(logs - logs.max(axis=1, keepdims=True))
        weight /= weight.sum(axis=1, keepdims=True)
        prepare(clones)
        size = int(sum(bin(int(mask)).count("1") for mask in clones["legal"]))
        trials = np.zeros(size, dtype=games.dtype)
        owner, cards, source = (np.zeros(size, dtype=np.int64) for _ in range(3))
        n = branch(clones, owner, cards, trials, source, roller.players)
        values, free = np.zeros(n), np.zeros(n, dtype=np.int64)
        actions, picked = np.zeros(n, dtype=np.int64), np.zeros(n, dtype=np.int64)
        done = np.array([0, roller.players])
        while k := waiting(trials, n, owner, free, done):
            some = free[:k]
            bits = self.logits(trials, some)
            choose.choose(bits, trials, some, picked, 0.0, 0.0, False, actions[:k], NO_BELIEFS)
            moved = trials[some]
            put_all(moved, picked[some], roller.players)
            trials[some] = moved
        settle(trials, n, owner, values)
        prepare(trials)
        rest = np.flatnonzero(trials["hand"][np.arange(n), owner] != 0)
        if len(rest):
            best_values(self.logits(trials, rest), trials, rest, values)
        total = np.zeros((len(which), 36))
        np.add.at(total, (source // worlds, cards), values * weight.reshape(-1)[source])
        legal = np.zeros((len(which), 36), dtype=bool)
        legal[source // worlds, cards] = True
        return self.decide(games, which, np.where(legal, total, 1e9))

    def decide(
        self, games: NDArray[np.void], which: NDArray[np.int64], total: NDArray[np.float64]
    ) -> NDArray[np.int64]:
        """Blend the search with the network's own values."""
        bits = self.logits(games, which)
        own = np.full((len(which), 36), 1e9)
        network_values(bits, games, which, own)
        blend = np.where(own < 1e8, self.setting.trust * total + (1 - self.setting.trust) * own, 1e9)
        best, quick = blend.argmin(axis=1), own.argmin(axis=1)
        row = np.arange(len(which))
        keep = blend[row, best] > blend[row, quick] - self.setting.margin
        return np.where(keep, quick, best)


@njit
def network_values(bits, games, which, values):
    """Expected penalties of all legal cards."""
    for i in range(len(which)):
        game = games[which[i]]
        p = game.turn
        label = game.label[p]
        cost = COST_ROWS[2 * game.stoeck_of[p] + (1 if pays_bonus(game, p) else 0)]
        for card in range(36):
            if (game.legal >> np.uint64(card)) & ONE:
                first = (9 * label[card // 9] + card % 9) * BINS
                values[i, card] = expectation(bits[i], first, cost)


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
        simple_rule.play_simple(games, cards, players, *roller.simple)
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


PLAYERS = {"expert": Setting(worlds=16, last=5), "master": Setting(worlds=24, likelihood=1.5)}


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
    parser.add_argument("player", choices=sorted(PLAYERS))
    parser.add_argument(
        "--versus", choices=sorted(PLAYERS), help="compare with a player, not the network alone"
    )
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", nargs="*", default=["own", "open", "network", "simple", "srf", "pimc"])
    for name in ("worlds", "likelihood", "trust", "last"):
        parser.add_argument(f"--{name}", type=float, default=None, help=f"instead of the player's {name}")
    args = parser.parse_args()
    torch.set_num_threads(1)
    changed = {
        name: type(getattr(Setting(), name))(getattr(args, name))
        for name in ("worlds", "likelihood", "trust", "last")
        if getattr(args, name) is not None
    }
    players, weights = args.players, name_for(args.players)
    values = sparring.fit_values(players, (0, 1) if players == 5 else (0, 1, 2))
    roller = Roller(players, others_for(players), values)
    searcher = Searcher(roller, shipped(weights, torch.bfloat16), replace(PLAYERS[args.player], **changed))
    rival: Searcher | Brain = shipped(weights)
    if args.versus:
        rival = Searcher(roller, searcher.brain, PLAYERS[args.versus])
    kinds = {"network": 0, "simple": simple_rule.SIMPLE, "srf": rivals.SRF, "pimc": rivals.PIMC}
    columns = ("the others", "deals", args.versus or "network alone", args.player, "gain")
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for name in args.tables:
        rules = {"visibility": 1} if name == "open" else {}
        kind = kinds.get(name, SEARCHER)
        deals = args.deals // 6 if name == "pimc" else args.deals
        found, base = measured(searcher, rival, kind, deals, args.seed, **rules)
        gain, row = found - base, NAMES.get(kind, args.player) + (" (open)" if rules else "")
        error, gain_error = (each.std() / np.sqrt(deals) for each in (found, gain))
        print(f"| {row if kind else 'network'} | {deals} | {base.mean():.2f} ", end="")
        print(f"| {found.mean():.2f} ± {error:.2f} | {gain.mean():.2f} ± {gain_error:.2f} |", flush=True)
        if kind in (simple_rule.SIMPLE, rivals.SRF) and deals >= 1200:
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
