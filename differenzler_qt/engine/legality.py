"""Which cards may be played, who wins a trick, and why a card may not be played (``rules.md`` §4 and §8)."""

from collections.abc import Sequence

from differenzler_qt.engine.cards import Card
from differenzler_qt.engine.choice import Choice
from differenzler_qt.engine.modes import TRUMP_STEP, Mode, is_puur, points_table, strength_table
from differenzler_qt.engine.options import Game, Undertrump
from differenzler_qt.engine.rules import Rules


class Reason(Choice):
    """Why a card may not be played."""

    NOT_IN_HAND = "not_in_hand"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_FOLLOW_OR_TRUMP = "must_follow_or_trump"
    MUST_PLAY_TRUMP = "must_play_trump"
    MUST_TRUMP_WHEN_VOID = "must_trump_when_void"
    NO_UNDERTRUMP = "no_undertrump"


def card_points(card: Card, mode: Mode, rules: Rules) -> int:
    """Return the points of a card."""
    return points_table(mode, rules.values)[card]


def trick_points(cards: Sequence[Card], mode: Mode, rules: Rules) -> int:
    """Return the points of the cards of a trick, without the bonus for the last trick."""
    table = points_table(mode, rules.values)
    return sum(table[card] for card in cards)


def trick_winner(cards: Sequence[Card], mode: Mode, rules: Rules) -> int:
    """Return the index of the winning card: the highest trump, else the highest card of the suit led."""
    strength = strength_table(mode, rules.values)
    led = cards[0].suit
    best, best_strength = 0, strength[cards[0]]
    for index in range(1, len(cards)):
        card = cards[index]
        power = strength[card]
        if power > best_strength and (power >= TRUMP_STEP or card.suit is led):
            best, best_strength = index, power
    return best


def legal_cards(hand: Sequence[Card], trick: Sequence[Card], mode: Mode, rules: Rules) -> list[Card]:
    """Return the cards of a hand that may be added to a trick, in the order of the hand."""
    if not trick:
        return list(hand)
    led = trick[0].suit
    follow = [card for card in hand if card.suit is led]
    trump = mode.trump
    if trump is None:
        return follow or list(hand)
    if rules.game is Game.MARGIN:
        allowed = (led, trump) if follow else (trump,)
        return [card for card in hand if card.suit in allowed] or list(hand)
    if led is trump:
        if not follow or (len(follow) == 1 and is_puur(follow[0], mode)):
            return list(hand)
        return follow
    return _legal_on_plain_lead(hand, trick, follow, mode, rules)


def _legal_on_plain_lead(
    hand: Sequence[Card], trick: Sequence[Card], follow: list[Card], mode: Mode, rules: Rules
) -> list[Card]:
    trump, led, option = mode.trump, trick[0].suit, rules.undertrump
    if not follow and (option is not Undertrump.SCHIEBER or all(card.suit is trump for card in hand)):
        return list(hand)
    highest = 0 if option is Undertrump.FREE else highest_trump(trick, mode, rules)
    if not highest:
        return [card for card in hand if card.suit is led or card.suit is trump] if follow else list(hand)
    strength = strength_table(mode, rules.values)
    rest = follow or [card for card in hand if card.suit is not trump]
    return [card for card in hand if strength[card] > highest or card in rest]


def highest_trump(trick: Sequence[Card], mode: Mode, rules: Rules) -> int:
    """Return the strength of the highest trump in a trick, or 0 if it has not been trumped."""
    trump = mode.trump
    trumps = [card for card in trick if card.suit is trump]
    if not trumps:
        return 0
    strength = strength_table(mode, rules.values)
    return max([strength[card] for card in trumps])


def why_illegal(
    card: Card, hand: Sequence[Card], trick: Sequence[Card], mode: Mode, rules: Rules
) -> Reason | None:
    """Return why a card may not be added to a trick, or ``None`` if it may."""
    if card not in hand:
        return Reason.NOT_IN_HAND
    if card in legal_cards(hand, trick, mode, rules):
        return None
    trump = mode.trump
    led = trick[0].suit
    if trump is None:
        return Reason.MUST_FOLLOW_SUIT
    if led is trump:
        return Reason.MUST_PLAY_TRUMP
    if card.suit is trump:
        return Reason.NO_UNDERTRUMP
    if any(other.suit is led for other in hand):
        return Reason.MUST_FOLLOW_OR_TRUMP
    return Reason.MUST_TRUMP_WHEN_VOID
