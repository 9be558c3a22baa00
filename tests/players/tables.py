"""What the tests of the players share: tables, matches played to their end, random rules."""

from collections.abc import Sequence
from random import Random

from differenzler_qt.engine import (
    CHOICES,
    PRESETS,
    TRUMP_MODES,
    Game,
    InvalidRules,
    Match,
    NextHand,
    PlayerView,
    Rules,
    all_modes,
)
from differenzler_qt.players import registry
from differenzler_qt.players.contract import Player, PlayerOptions, decide, to_action


def players_of(names: Sequence[str], seed: int = 0) -> list[Player]:
    return [registry.create(name, PlayerOptions(seed=seed + seat)) for seat, name in enumerate(names)]


def play_out(match: Match, players: Sequence[Player], max_hands: int = 100) -> Match:
    """Play a match to its end, or to the end of a number of hands (players alike may tie for long)."""
    while not match.is_over:
        if match.to_act:
            view = match.view(match.to_act[0])
            match.apply(to_action(view, decide(players[match.to_act[0]], view)))
        elif len(match.scored) < max_hands:
            match.apply(NextHand())
        else:
            break
    return match


def match_of(rules: Rules, seed: int) -> Match:
    return Match.new(rules, [f"seat {seat}" for seat in range(rules.players)], seed)


def first_view(rules: Rules, seed: int) -> PlayerView:
    """Return the view of the first seat that has something to decide."""
    match = match_of(rules, seed)
    return match.view(match.to_act[0])


def random_rules(random: Random) -> Rules:
    """Return any rules that can be played."""
    if random.random() < 0.05:
        return PRESETS["margin"].with_(direction=random.choice(CHOICES["direction"]))
    while True:
        wanted = {name: random.choice(choices) for name, choices in CHOICES.items()}
        wanted["modes"] = random.choice([TRUMP_MODES, all_modes(wanted["players"])])
        wanted["game"] = Game.PREDICTION
        try:
            return Rules(**wanted)
        except InvalidRules:
            continue
