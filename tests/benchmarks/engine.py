"""Random hands per second of CPU time of the engine: ``python -m tests.benchmarks.engine [SECONDS]``."""

import sys
from random import Random
from time import process_time

from differenzler_qt.engine import PRESETS, Match, Play, Predict


def play_random_hand(seed: int, random: Random) -> int:
    """Play one hand of random legal cards through the whole engine and return its events."""
    match = Match.new(PRESETS["hidden"], ["a", "b", "c", "d"], seed)
    for seat in range(4):
        match.apply(Predict(seat, random.randrange(158)))
    while match.to_act:
        seat = match.hand.turn
        legal = match.hand.legal_cards(seat)
        match.apply(Play(seat, legal[int(random.random() * len(legal))]))
    return len(match.events)


def main() -> int:
    """Print hands per second, the best of five stretches."""
    length = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    random, seed, best = Random(1), 0, 0.0
    for _ in range(5):
        start, hands = process_time(), 0
        while process_time() - start < length / 5:
            play_random_hand(seed, random)
            seed, hands = seed + 1, hands + 1
        best = max(best, hands / (process_time() - start))
    print(f"engine: {best:,.0f} random hands per second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
