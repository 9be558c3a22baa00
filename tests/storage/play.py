"""Matches that play themselves, the same on every machine, for whoever stores them."""

from random import Random

from differenzler_qt.engine import (
    PRESETS,
    TRUMP_MODES,
    Action,
    Match,
    Mode,
    Phase,
    Play,
    Predict,
    Prediction,
    Rules,
    SeatInfo,
    TieBreak,
    TrumpSource,
)

EVERY_OPTION = Rules(
    players=3,
    trump_source=TrumpSource.FOREHAND,
    modes=(*TRUMP_MODES, Mode.OBENABE, Mode.UNDENUFE),
    prediction=Prediction.VISIBLE_SLIPS,
    tie_break=TieBreak.EXACT_HITS,
    exact_bonus=10,
    stoeck=True,
    revoke_penalty=20,
)
TABLES = {**PRESETS, "every option": EVERY_OPTION}


def new_match(rules: Rules, seed: int = 7) -> Match:
    """Return a match of one person against computers."""
    seats = [SeatInfo("Ändu «Jass» ♣", "human")]
    seats += [SeatInfo(f"Computer {seat}", "simple") for seat in range(1, rules.players)]
    return Match.new(rules, seats, seed)


def next_action(match: Match) -> Action:
    """Return what is done next: depends on nothing but how many events there are."""
    chance = Random(len(match.events))
    if match.phase is Phase.PLAYING and match.rules.revoke_penalty and chance.random() < 0.1:
        seat = match.hand.turn
        return Play(seat, chance.choice(match.hand.cards[seat]), insist=True)
    actions = match.legal_actions()
    # An open prediction may be corrected for ever; here it is now and then.
    going_on = [a for a in actions if not isinstance(a, Predict) or a.seat in match.to_act]
    return chance.choice(actions if chance.random() < 0.1 else going_on or actions)


def play(match: Match, events: int | None = None) -> Match:
    """Play a match to its end, or until it has so many events, and return it."""
    while not match.is_over and (events is None or len(match.events) < events):
        match.apply(next_action(match))
    return match


def finished_match(table: str = "hidden", seed: int = 7) -> Match:
    """Return a match that is over."""
    return play(new_match(TABLES[table], seed))
