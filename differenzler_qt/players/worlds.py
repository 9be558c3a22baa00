"""Hands that the others may hold, drawn so that nothing seen so far contradicts them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from differenzler_qt.engine import PlayerView
from differenzler_qt.players.sight import TRUMP_GAME, Sight

PUUR = 1 << 8
_TRIES = 40


def sample(sight: Sight, cards_left: Sequence[int], random: Random) -> list[int]:
    """Return one possible hand for each other seat (index 0, the own seat, keeps the own hand)."""
    for attempt in range(_TRIES + 1):
        world = _attempt(sight, cards_left, random, heed_voids=attempt < _TRIES)
        if world is not None:
            return world
    raise AssertionError("cards that are heeded by nobody can always be dealt")


def relative_cards_left(view: PlayerView) -> list[int]:
    """Return the sizes of all hands, seats counted from the own one."""
    assert view.seat is not None
    return [*view.cards_left[view.seat :], *view.cards_left[: view.seat]]


def _attempt(
    sight: Sight, cards_left: Sequence[int], random: Random, *, heed_voids: bool
) -> list[int] | None:
    players = len(cards_left)
    room = [0, *cards_left[1:]]
    world = [0] * players
    world[0] = sight.hand
    unseen = sight.unseen
    room.append(unseen.bit_count() - sum(room))  # the talon
    world.append(0)
    if sight.shown & unseen:
        dealer = (sight.forehand - 1) % players
        world[dealer] |= sight.shown
        room[dealer] -= 1
        unseen &= ~sight.shown
    open_to = [
        (_possible(sight, 1 << card, room, heed_voids=heed_voids), card) for card in _shuffled(unseen, random)
    ]
    open_to.sort(key=lambda pair: len(pair[0]))
    for seats, card in open_to:
        total = sum(room[seat] for seat in seats)
        if not total:
            return None
        draw = random.randrange(total)
        for seat in seats:
            draw -= room[seat]
            if draw < 0:
                world[seat] |= 1 << card
                room[seat] -= 1
                break
    return world[:players]


def _shuffled(mask: int, random: Random) -> list[int]:
    cards = [card for card in range(36) if mask >> card & 1]
    random.shuffle(cards)
    return cards


def _possible(sight: Sight, bit: int, room: Sequence[int], *, heed_voids: bool) -> list[int]:
    label = (bit.bit_length() - 1) // 9
    kept = sight.game == TRUMP_GAME and bit == PUUR  # the Puur need not be played on a trump lead
    return [
        seat
        for seat in range(1, len(room))
        if room[seat]
        and (not heed_voids or kept or seat >= len(sight.void) or not sight.void[seat] >> label & 1)
    ]
