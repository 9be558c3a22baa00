"""Random rules and random hands of the engine, walked through decision by decision."""

import random
from collections.abc import Iterator

from differenzler_qt.engine import (
    CallMode,
    ExactBonusZero,
    Match,
    Phase,
    Play,
    Predict,
    Prediction,
    Rules,
    TrumpSource,
    Undertrump,
    all_modes,
)

SOURCES = {
    2: (TrumpSource.TALON, TrumpSource.TALON, TrumpSource.RANDOM, TrumpSource.DRAWN, TrumpSource.FOREHAND),
    **dict.fromkeys((3, 4, 5, 6), tuple(source for source in TrumpSource if source is not TrumpSource.TALON)),
}


def random_rules(rng: random.Random, players: int | None = None) -> Rules:
    """Return any rule set that can be played, predictions included."""
    players = players or rng.choice((2, 3, 4, 4, 5, 6))
    source = rng.choice(SOURCES[players])
    free = source in (TrumpSource.RANDOM, TrumpSource.FOREHAND) and rng.random() < 0.6
    return Rules(
        players=players,
        trump_source=source,
        modes=all_modes(players) if free else all_modes(players)[:4],
        prediction=rng.choice((Prediction.HIDDEN, Prediction.OPEN, Prediction.VISIBLE_SLIPS)),
        undertrump=rng.choice(tuple(Undertrump)),
        exact_bonus=rng.choice((0, 10)),
        exact_bonus_zero=rng.choice(tuple(ExactBonusZero)),
        stoeck=rng.random() < 0.5,
    )


def new_match(rules: Rules, seed: int) -> Match:
    """Return a match of nameless seats."""
    return Match.new(rules, ["seat"] * rules.players, seed)


def random_action(match: Match, rng: random.Random) -> CallMode | Predict | Play:
    """Return what a random player would do next; predictions stay near what hands bring."""
    if match.phase is Phase.CALLING:
        return CallMode(match.to_act[0], rng.choice(match.rules.modes))
    if match.phase is Phase.PREDICTING:
        return Predict(rng.choice(match.to_act), rng.choice((rng.randrange(80), rng.randrange(158))))
    seat = match.to_act[0]
    return Play(seat, rng.choice(match.hand.legal_cards(seat)))


def walk(rules: Rules, seed: int) -> Iterator[Match]:
    """Play one hand at random and yield the match at every decision."""
    rng = random.Random(seed)
    match = new_match(rules, seed)
    while match.phase in (Phase.CALLING, Phase.PREDICTING, Phase.PLAYING):
        yield match
        match.apply(random_action(match, rng))
