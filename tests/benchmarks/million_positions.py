"""Ask the computer players in a million random positions: ``python -m tests.benchmarks.million_positions``.

Random hands of random rules are walked through, partly by random actions (revokes too, where they only
cost), partly by what the players want. At every decision one player is asked, each in turn, the slow ones
rarely. The first decision that is not allowed ends the run with an error.
"""

import argparse
import sys
from collections import Counter
from functools import partial
from itertools import count
from math import isfinite
from multiprocessing import get_context
from random import Random
from time import perf_counter

from differenzler_qt.engine import Game, Match, PlayerView
from differenzler_qt.players import registry
from differenzler_qt.players.contract import (
    CardDecision,
    Decision,
    ModeDecision,
    Player,
    PlayerOptions,
    PredictionDecision,
    StoeckDecision,
    decide,
    to_action,
)
from tests.engine.playing import random_action
from tests.players.tables import match_of, random_rules

QUICK = ("random", "simple", "srf", "beginner", "regular", "expert")
SLOW = ("master", "pimc")
QUICK_MARGIN = ("random", "simple", "srf")
SLOW_MARGIN = ("beginner", "regular", "expert", "pimc")
RARITY = 200
"""A slow player is asked once in so many decisions."""

CHUNK = 1_000


class Fault(Exception):
    """A decision that is not allowed, with all that is needed to see it again."""


class Asker:
    """Asks the players in turn and refuses what is not allowed."""

    def __init__(self, seed: int) -> None:
        names = {*QUICK, *SLOW, *QUICK_MARGIN, *SLOW_MARGIN}
        options = PlayerOptions(seed=seed, time_limit=0.01)
        self._players: dict[str, Player] = {name: registry.create(name, options) for name in sorted(names)}
        self.asked: Counter[str] = Counter()
        # A chunk asks few slow players: the first one differs from chunk to chunk.
        self._turns: Counter[tuple[str, ...]] = Counter({SLOW: seed, SLOW_MARGIN: seed})

    def ask(self, view: PlayerView) -> Decision:
        """Return the decision of the player whose turn it is to be asked."""
        name = self._next(margin=view.rules.game is Game.MARGIN)
        self.asked[name] += 1
        try:
            decision = decide(self._players[name], view)
        except Exception as error:
            raise Fault(f"{name} fails in {view}") from error
        if problem := find_problem(view, decision):
            raise Fault(f"{name}: {problem}: {decision} in {view}")
        return decision

    def _next(self, *, margin: bool) -> str:
        """Return the player whose turn it is, and hand the turn on."""
        quick, slow = (QUICK_MARGIN, SLOW_MARGIN) if margin else (QUICK, SLOW)
        self._turns[quick] += 1
        names = quick if self._turns[quick] % RARITY else slow
        if names is slow:
            self._turns[slow] += 1
        return names[self._turns[names] % len(names)]


def find_problem(view: PlayerView, decision: Decision) -> str:
    """Return what is wrong with a decision, or nothing."""
    choices = {candidate.choice for candidate in decision.candidates}
    if choices and decision.choice not in choices and not isinstance(decision, PredictionDecision):
        return "no candidate was chosen"
    if not all(isfinite(candidate.expected) for candidate in decision.candidates):
        return "no finite expectation"
    match decision:
        case CardDecision(choice):
            return "" if {choice, *choices} <= set(view.legal_cards) else "illegal card"
        case PredictionDecision(value, _, curve):
            if len(curve) not in (0, 158) or not all(map(isfinite, curve)):
                return "no curve"
            return "" if type(value) is int and 0 <= value <= 157 else "no prediction"
        case ModeDecision(mode):
            return "" if {mode, *choices} <= set(view.rules.modes) else "mode not played here"
        case StoeckDecision(delta):
            return "" if delta in (-20, 0, 20) else "no choice of Stöck"


def check_positions(positions: int, seed: int) -> Counter[str]:
    """Ask in so many positions and return how often each player was asked; raises ``Fault``."""
    random, asker = Random(f"positions {seed}"), Asker(seed)
    for number in count():
        match = match_of(random_rules(random), (seed << 20) + number)
        wild = random.choice((0.0, 0.5, 1.0))
        while not match.scored:
            if asker.asked.total() == positions:
                return asker.asked
            step(match, asker, random, wild)
    raise AssertionError("count never ends")


def step(match: Match, asker: Asker, random: Random, wild: float) -> None:
    """Ask one seat that may act, and go on by its decision or, with the chance ``wild``, at random."""
    view = match.view(random.choice(match.to_act))
    decision = asker.ask(view)
    match.apply(random_action(match, random) if random.random() < wild else to_action(view, decision))


def check_chunk(seed: int, share: tuple[int, int]) -> Counter[str]:
    """Check one share of the positions: its number and size."""
    number, size = share
    return check_positions(size, seed * 100_003 + number)


def main() -> int:
    """Check as many positions as wanted and print how many they were."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    shares = [
        (number, min(CHUNK, options.positions - CHUNK * number))
        for number in range(-(-options.positions // CHUNK))
    ]
    start, asked = perf_counter(), Counter[str]()
    with get_context("spawn").Pool(options.jobs) as pool:
        for found in pool.imap_unordered(partial(check_chunk, options.seed), shares):
            asked += found
            print(f"\r{asked.total()} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for name, times in asked.most_common():
        print(f"{name:10} {times:9}")
    print(f"{asked.total()} positions, no fault, {perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
