"""Positions as a seat would imagine them that guessed everything."""

from differenzler_qt.engine import Match
from differenzler_qt.players.position import Position
from differenzler_qt.players.sight import look_around


def true_hands(match: Match, seat: int) -> list[int]:
    """Return the hands as they are, from a seat's own on and in its numbering."""
    table, players = look_around(match.view(seat)).table, match.rules.players
    return [
        sum(1 << table[card] for card in match.hand.cards[(seat + step) % players]) for step in range(players)
    ]


def true_position(match: Match, seat: int, strangers: int = 0) -> Position:
    """Return the state of a hand as it is, in the numbering of a seat."""
    players = match.rules.players
    said = [match.hand.predictions[(seat + step) % players] or 0 for step in range(players)]
    return Position.imagined(look_around(match.view(seat)), true_hands(match, seat), said, strangers)
