"""Whether the rules can give a deal that was read: the whole pack, hands of one size, trump as it must be."""

from collections.abc import Sequence

from differenzler_qt.engine import Deal, Mode, Rules, ShownIn, TrumpSource
from differenzler_qt.engine.deal import pack_for
from differenzler_qt.storage.conforms import has_right_types


def is_possible(deal: Deal, rules: Rules) -> bool:
    """Say whether the rules can give this deal."""
    return (
        has_right_types(deal)
        and 0 <= deal.dealer < rules.players
        and 0 <= deal.number < 1 << 64
        and _cards_fit(deal, rules)
        and _trump_fits(deal, rules)
    )


def dealers_follow(deals: Sequence[Deal], rules: Rules) -> bool:
    """Say whether the deal passes from seat to seat."""
    return all(deal.dealer == (deals[0].dealer + index) % rules.players for index, deal in enumerate(deals))


def _cards_fit(deal: Deal, rules: Rules) -> bool:
    if [len(hand) for hand in deal.hands] != [rules.hand_size] * rules.players:
        return False
    cards = [card for hand in (*deal.hands, deal.talon) for card in hand]
    pack = pack_for(rules)
    return len(cards) == len(pack) and set(cards) == set(pack)


def _trump_fits(deal: Deal, rules: Rules) -> bool:
    trump = (deal.mode, deal.shown, deal.shown_in)
    match rules.trump_source:
        case TrumpSource.FOREHAND:
            return trump == (None, None, ShownIn.NOWHERE)
        case TrumpSource.RANDOM:
            return deal.mode in rules.modes and trump[1:] == (None, ShownIn.NOWHERE)
        case TrumpSource.DRAWN:
            card, place = deal.shown, ShownIn.PACK
        case TrumpSource.TALON:
            card, place = deal.talon[0], ShownIn.TALON
        case _:
            card, place = deal.hands[deal.dealer][-1], ShownIn.DEALER_HAND
    if card is None or card not in pack_for(rules):
        return False
    return trump == (Mode.of_suit(card.suit), card, place)
