"""An engine match retold as a game of the training simulator, for comparing the two."""

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import (
    CardPlayed,
    Match,
    Mode,
    ShownIn,
)
from differenzler_qt.players.sight import options_of
from differenzler_qt.players.training import table


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
