"""Many hands played in lock-step: deal, legal cards and tricks on bit masks, compiled by numba.

A hand of cards is a 36-bit mask. "Natural" masks number a card ``suit * 9 + rank`` (6 to A), "canonical"
masks ``label * 9 + strength`` with trump as label 0 (see ``layout``). Seat 0 is forehand; the turn passes to
seat + 1.
"""

from __future__ import annotations

import numpy as np

from differenzler_qt.players.layout import MAX_PLAYERS, POINTS
from differenzler_qt.players.training.compiled import njit

VOID_RULE, FREE_RULE, SCHIEBER_RULE = 0, 1, 2
HIDDEN, OPEN, SLIPS = 0, 1, 2

GAME = np.dtype(
    [
        ("natural", np.uint64, (MAX_PLAYERS,)),
        ("hand", np.uint64, (MAX_PLAYERS,)),
        ("dealt", np.uint64, (MAX_PLAYERS,)),
        ("played", np.uint64, (MAX_PLAYERS,)),
        ("led", np.uint64, (MAX_PLAYERS,)),
        ("won", np.uint64, (MAX_PLAYERS,)),
        ("discarded", np.uint64, (MAX_PLAYERS,)),
        ("void", np.int64, (MAX_PLAYERS,)),
        ("points", np.int64, (MAX_PLAYERS,)),
        ("tricks", np.int64, (MAX_PLAYERS,)),
        ("target", np.int64, (MAX_PLAYERS,)),
        ("stoeck_of", np.int64, (MAX_PLAYERS,)),
        ("kind", np.int64, (MAX_PLAYERS,)),
        ("temper", np.float64, (MAX_PLAYERS, 4)),
        ("label", np.int64, (MAX_PLAYERS, 4)),
        ("trick", np.int64, (MAX_PLAYERS,)),
        ("leader", np.int64),
        ("turn", np.int64),
        ("suit", np.int64),
        ("best", np.int64),
        ("winner", np.int64),
        ("trick_points", np.int64),
        ("out", np.uint64),
        ("natural_out", np.uint64),
        ("pack", np.uint64),
        ("shown", np.int64),
        ("natural_shown", np.int64),
        ("mode", np.int64),
        ("trump", np.int64),
        ("undertrump", np.int64),
        ("visibility", np.int64),
        ("bonus", np.int64),
        ("stoeck", np.int64),
        ("called", np.int64),
        ("legal", np.uint64),
        ("number", np.int64),
    ]
)

ONE = np.uint64(1)
SUIT = np.uint64(511)
FULL = np.uint64((1 << 36) - 1)
TRUMP_STRENGTH = np.array([0, 1, 2, 7, 3, 8, 4, 5, 6])  # of 6 7 8 9 10 J Q K A
HAND_SIZE = np.array([0, 0, 12, 12, 9, 7, 6])


@njit
def count(mask):
    """Number of cards in a mask."""
    number = 0
    while mask:
        mask &= mask - ONE
        number += 1
    return number


@njit
def suit_of(mask, label):
    """The nine bits of one suit."""
    return (mask >> np.uint64(9 * label)) & SUIT


@njit
def canonical_card(card, mode, trump):
    """Canonical number of a natural card."""
    suit, rank = card // 9, card % 9
    if mode == 0:
        if suit == trump:
            return TRUMP_STRENGTH[rank]
        return ((suit - trump) % 4) * 9 + rank
    return suit * 9 + (rank if mode == 1 else 8 - rank)


@njit
def canonical(mask, mode, trump):
    """Canonical mask of a natural one."""
    result = np.uint64(0)
    for card in range(36):
        if (mask >> np.uint64(card)) & ONE:
            result |= ONE << np.uint64(canonical_card(card, mode, trump))
    return result


@njit
def seed_numba(seed):
    """Seed numba's own random generator."""
    np.random.seed(seed)


@njit
def deal(games, players, shown_share):
    """Deal fresh hands in natural masks; mode, trump and the options of each game are set already.

    ``shown_share`` is the share of games whose trump comes from a shown card (with two players: the talon's).
    """
    size = HAND_SIZE[players]
    pack = np.arange(36)
    for g in range(len(games)):
        game = games[g]
        for i in range(36):
            pack[i] = i
        cards = 36
        game.pack = FULL
        if players == 5:  # the six of the last suit is taken out
            pack[27] = 35
            cards = 35
            game.pack = FULL & ~(ONE << np.uint64(27))
        for i in range(players * size + (1 if players == 2 else 0)):
            j = np.random.randint(i, cards)
            pack[i], pack[j] = pack[j], pack[i]
        for p in range(players):
            mask = np.uint64(0)
            for i in range(size):
                mask |= ONE << np.uint64(pack[p * size + i])
            game.natural[p] = mask
        game.natural_shown = -1
        game.natural_out = np.uint64(0)
        if players == 2:
            if game.called == 0 and np.random.random() < shown_share:
                game.natural_out = ONE << np.uint64(pack[24])
                game.mode = 0
                game.trump = pack[24] // 9
        elif game.mode == 0 and game.called == 0 and np.random.random() < shown_share:
            card = pack[(players - 1) * size + np.random.randint(size)]
            game.natural_shown = card
            game.trump = card // 9


@njit
def begin(games, players):
    """Name the cards canonically and clear the table."""
    for g in range(len(games)):
        game = games[g]
        game.out = canonical(game.natural_out | (FULL & ~game.pack), game.mode, game.trump)
        game.shown = -1
        if game.natural_shown >= 0:
            game.shown = canonical_card(game.natural_shown, game.mode, game.trump)
        for p in range(players):
            mask = canonical(game.natural[p], game.mode, game.trump)
            game.hand[p] = mask
            game.dealt[p] = mask
            game.played[p] = 0
            game.led[p] = 0
            game.won[p] = 0
            game.discarded[p] = 0
            game.void[p] = 0
            game.points[p] = 0
            game.tricks[p] = 0
            game.trick[p] = -1
            pair = np.uint64(0b110000)
            game.stoeck_of[p] = 1 if game.stoeck == 1 and game.mode == 0 and (mask & pair) == pair else 0
            order_suits(game, p, mask)
        game.leader = 0
        game.turn = 0
        game.suit = -1
        game.best = -1
        game.winner = -1
        game.trick_points = 0
        game.number = 0


@njit
def order_suits(game, p, mask):
    """Give the plain suits their labels in the observer's order: by count, then by mask."""
    first = 1 if game.mode == 0 else 0
    game.label[p, 0] = 0
    for suit in range(first, 4):
        own = suit_of(mask, suit)
        own_key = count(own) * 512 + own
        rank = first
        for other in range(first, 4):
            key = suit_of(mask, other)
            key = count(key) * 512 + key
            if key < own_key or (key == own_key and other < suit):
                rank += 1
        game.label[p, suit] = rank


@njit
def legal_mask(hand, suit, best, mode, undertrump):
    """Legal cards of a hand (``rules.md`` §4); ``suit`` is the label led or -1, ``best`` the winning card."""
    if suit < 0:
        return hand
    own = hand & (SUIT << np.uint64(9 * suit))
    if mode != 0:
        return own if own else hand
    trumps = hand & SUIT
    if suit == 0:
        if trumps and trumps != np.uint64(256):
            return trumps
        return hand
    higher = trumps
    if best < 9:
        higher = trumps & ~((ONE << np.uint64(best + 1)) - ONE)
    if own:
        return own | (trumps if undertrump == 1 else higher)
    if undertrump == 2 and trumps != hand:
        return (hand & ~SUIT) | higher
    return hand


@njit
def prepare(games):
    """Write the legal cards of the seat to act into each game."""
    for g in range(len(games)):
        game = games[g]
        game.legal = legal_mask(game.hand[game.turn], game.suit, game.best, game.mode, game.undertrump)


@njit
def beats(card, best, suit):
    """Whether a card wins over the best card of a trick led in ``suit`` (canonical cards)."""
    if best < 9 and suit != 0 and best >= 0:
        return card < 9 and card > best
    if best < 0:
        return True
    if card // 9 == best // 9:
        return card > best
    return card < 9


@njit
def put(game, card, players):
    """Play a card of the seat to act and pass the turn."""
    p = game.turn
    bit = ONE << np.uint64(card)
    game.hand[p] &= ~bit
    game.played[p] |= bit
    game.trick[p] = card
    label = card // 9
    if game.suit < 0:
        game.suit = label
        game.led[p] |= bit
        game.best = card
        game.winner = p
    else:
        if label != game.suit and (game.mode != 0 or label != 0):
            game.discarded[p] |= bit
        undertrumps = game.undertrump != 1 and game.best < 9 and card < game.best
        if label != game.suit and (game.mode != 0 or game.suit == 0 or label != 0 or undertrumps):
            game.void[p] |= 1 << game.suit
        if game.mode == 0:
            wins = beats(card, game.best, game.suit)
        else:
            wins = label == game.suit and card > game.best
        if wins:
            game.best = card
            game.winner = p
    game.trick_points += POINTS[game.mode, card]
    game.turn = (p + 1) % players
    if game.turn == game.leader:
        close_trick(game, players)


@njit
def close_trick(game, players):
    """Give the trick to its winner, who leads next."""
    winner = game.winner
    if game.hand[winner] == 0:
        game.trick_points += 5
    game.points[winner] += game.trick_points
    game.tricks[winner] += 1
    game.won[winner] |= ONE << np.uint64(game.best)
    game.leader = winner
    game.turn = winner
    game.suit = -1
    game.best = -1
    game.winner = -1
    game.trick_points = 0
    game.number += 1
    for p in range(players):
        game.trick[p] = -1


@njit
def put_all(games, cards, players):
    """Play one card in every game."""
    for g in range(len(games)):
        put(games[g], cards[g], players)
