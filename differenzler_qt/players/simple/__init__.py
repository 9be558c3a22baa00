"""The simple player: a decent rule of thumb for every form of the game, in plain Python."""

from differenzler_qt.players.contract import PlayerOptions
from differenzler_qt.players.simple.player import SimplePlayer


def create(options: PlayerOptions) -> SimplePlayer:
    """Return a simple player."""
    return SimplePlayer(options)
