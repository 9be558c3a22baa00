"""A few hands without a window, for machines that have no display."""

import os
import secrets
import sys

from differenzler_qt.cli.slate_text import legend, slate_text
from differenzler_qt.engine import PRESETS, Match, NextHand, SeatInfo
from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions, decide, to_action

_NAMES = ("South", "East", "North", "West")


def has_display() -> bool:
    """Say whether a window could be opened: always outside Linux, else if a server or platform is named."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def strongest_level() -> str:
    """Return the player that people usually meet, or the rule of thumb where it is not installed."""
    return "expert" if "expert" in registry.available() else "simple"


def play_off_screen(hands: int, seed: int | None = None) -> int:
    """Say that a window needs a display, play hands among computers, print their slate, and return 0."""
    print("A window needs a display, and there is none: the computers play without one.", file=sys.stderr)
    match = play_hands(hands, secrets.randbits(128) if seed is None else seed)
    print(slate_text(match))
    print(legend(match))
    return 0


def play_hands(hands: int, seed: int) -> Match:
    """Return a match of the preset ``hidden`` in which so many hands are finished, or all of them."""
    level = strongest_level()
    players = [registry.create(level, PlayerOptions(seed=seat)) for seat in range(4)]
    rules = PRESETS["hidden"].with_(rounds=min(4, max(1, -(-hands // 4))))
    match = Match.new(rules, [SeatInfo(name, level) for name in _NAMES], seed)
    while not match.is_over:
        if match.to_act:
            view = match.view(match.to_act[0])
            match.apply(to_action(view, decide(players[match.to_act[0]], view)))
        elif len(match.scored) < hands:
            match.apply(NextHand())
        else:
            break
    return match
