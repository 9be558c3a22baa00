"""Time of a computer's decision: ``python -m tests.benchmarks.decisions [PLAYER …]``.

Every player decides alone on the same positions; median, 95th percentile and longest are printed, for the
default rules, with open predictions, without trump, and for three players.
"""

import sys
from itertools import product
from statistics import median, quantiles
from time import perf_counter

from differenzler_qt.engine import (
    PRESETS,
    TRUMP_MODES,
    CallMode,
    Match,
    Mode,
    NextHand,
    Phase,
    Prediction,
    Rules,
    TrumpSource,
)
from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions, decide, to_action

HANDS = 12
_RULES = PRESETS["hidden"].with_(rounds=4)
TABLES = {
    "default": _RULES,
    "open": _RULES.with_(prediction=Prediction.OPEN),
    "without trump": _RULES.with_(trump_source=TrumpSource.FOREHAND, modes=(*TRUMP_MODES, Mode.UNDENUFE)),
    "three players": _RULES.with_(players=3),
}


def times(name: str, rules: Rules, hands: int = HANDS) -> list[float]:
    """Return the milliseconds of every decision with a choice, at a table of rules of thumb."""
    match = Match.new(rules, ["a", "b", "c", "d"][: rules.players], 1)
    player = registry.create(name, PlayerOptions(seed=1))
    others = [registry.create("simple", PlayerOptions(seed=seat)) for seat in range(4)]
    found = []
    while len(match.scored) < hands:
        if not match.to_act:
            match.apply(NextHand())
            continue
        seat = match.to_act[0]
        view = match.view(seat)
        if view.phase is Phase.CALLING:
            match.apply(CallMode(seat, rules.modes[-1]))
            continue
        if view.phase is not Phase.PLAYING or len(view.legal_cards) > 1:
            start = perf_counter()
            decide(player, view)
            found.append(1000 * (perf_counter() - start))
        match.apply(to_action(view, decide(others[seat], view)))
    return found


def main() -> int:
    """Print a line for each player and table."""
    for name, table in product(sys.argv[1:] or registry.available(), TABLES):
        found = times(name, TABLES[table])
        late = quantiles(found, n=20)[-1]
        print(
            f"{name:10} {table:13} median {median(found):8.3f} ms   95 % {late:8.3f} ms"
            f"   longest {max(found):8.3f} ms",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
