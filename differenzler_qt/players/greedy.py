"""Greedy play on canonical cards: take while short of the prediction, else stay below."""

from __future__ import annotations

from collections.abc import Sequence

from differenzler_qt.players.features import POINTS

LAST_TRICK = 5


def greedy_card(legal: int, trick: Sequence[int], stake: int, need: int, after: int, game: int) -> int:
    """Return the card of a player who wants ``need`` more points.

    Short of them it plays its strongest card if that would win the trick, else the one that costs least;
    with enough it plays the strongest card that stays below, else the cheapest winner. ``after`` seats are
    to come.
    """
    best, best_key = -1, (-1000.0, 0.0)
    points = POINTS[game]
    highest = best_of(trick, game) if trick else -1
    mask = legal
    while mask:
        low = mask & -mask
        mask ^= low
        card = low.bit_length() - 1
        strength = card % 9 + (9 if game == 0 and card < 9 else 0)
        wins = not trick or overtakes(card, highest, game)
        worth = points[card]
        if need > 0:
            if not wins:
                key = (-50.0, -worth - strength / 20)
            elif after == 0:
                key = (-abs(need - stake - worth) / 10, -float(strength))
            else:
                key = (0.0, float(strength))
        elif not wins:
            key = (50.0, worth + strength / 20)
        else:
            key = (-50.0, -float(strength) if after or not trick else -float(worth))
        if key > best_key:
            best, best_key = card, key
    return best


def overtakes(card: int, highest: int, game: int) -> bool:
    """Say whether a card beats the best card of a trick."""
    if card // 9 == highest // 9:
        return card > highest
    return game == 0 and card < 9


def best_of(trick: Sequence[int], game: int) -> int:
    """Return the winning card of a trick."""
    best = trick[0]
    for card in trick[1:]:
        if overtakes(card, best, game):
            best = card
    return best
