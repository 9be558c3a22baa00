"""An engine match retold as a game of the training simulator, for comparing the two."""

import random
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import (
    CallMode,
    CardPlayed,
    ExactBonusZero,
    Match,
    Mode,
    Phase,
    Play,
    Predict,
    Prediction,
    Rules,
    ShownIn,
    TrumpSource,
    Undertrump,
    all_modes,
)
from differenzler_qt.players.sight import options_of
from differenzler_qt.players.training import table

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


def mirrored(match: Match, mode: Mode | None = None) -> NDArray[np.void]:
    """Return the hand in progress as an array of one simulator game; seat 0 is forehand."""
    hand, rules = match.hand, match.rules
    mode = mode or hand.mode
    assert mode is not None
    players, forehand = rules.players, hand.forehand
    games = np.zeros(1, dtype=table.GAME)
    game = games[0]
    options = options_of(rules)
    for name in ("undertrump", "visibility", "bonus", "stoeck", "called"):
        game[name] = getattr(options, name)
    game["mode"] = 0 if mode.trump is not None else 1 if mode is Mode.OBENABE else 2
    game["trump"] = 0 if mode.trump is None else int(mode.trump)
    game["pack"] = (1 << 36) - 1 - ((1 << 27) if players == 5 else 0)
    game["natural_shown"] = -1
    if hand.deal.shown is not None and hand.deal.shown_in is ShownIn.DEALER_HAND:
        game["natural_shown"] = int(hand.deal.shown)
    if hand.deal.shown is not None and hand.deal.shown_in is ShownIn.TALON:
        game["natural_out"] = 1 << int(hand.deal.shown)
    for place in range(players):
        seat = (forehand + place) % players
        game["natural"][place] = sum(1 << card for card in hand.deal.hands[seat])
    table.begin(games, players)
    for place in range(players):
        game["target"][place] = hand.predictions[(forehand + place) % players] or 0
    for event in match.events:
        if isinstance(event, CardPlayed):
            card = table.canonical_card(int(event.card), game["mode"], game["trump"])
            table.put_all(games, np.array([card]), players)
    table.prepare(games)
    return games
