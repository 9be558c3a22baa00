"""One deal: who holds what, how trump came about, and the commitment that proves that it was not changed."""

import hashlib
from dataclasses import dataclass
from typing import Final

from differenzler_qt.engine.cards import PACK, Card, Rank, Suit, cards_to_text
from differenzler_qt.engine.choice import Choice
from differenzler_qt.engine.modes import TRUMP_MODES, Mode, points_table
from differenzler_qt.engine.options import FirstDealer, Game, TrumpSource
from differenzler_qt.engine.rules import Rules
from differenzler_qt.engine.shuffle import SplitMix64, shuffled

REMOVED_WITH_FIVE: Final = Card.of(Suit.CLUBS, Rank.SIX)
"""The six that is taken out when five play."""

_MARGIN_PACKETS: Final = (2, 3, 2, 2)


class ShownIn(Choice):
    """Where the card that decides trump lies, which everybody sees."""

    NOWHERE = "nowhere"
    DEALER_HAND = "dealer_hand"
    TALON = "talon"
    PACK = "pack"


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one hand as dealt; ``mode`` is ``None`` where forehand names it."""

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    mode: Mode | None
    shown: Card | None
    shown_in: ShownIn

    @property
    def text(self) -> str:
        """The canonical text that the commitment is computed from."""
        hands = "/".join(cards_to_text(hand) for hand in self.hands)
        shown = "-" if self.shown is None else self.shown.code
        mode = "-" if self.mode is None else self.mode.code
        parts = (self.number, self.dealer, hands, cards_to_text(self.talon), mode, shown, self.shown_in.value)
        return "|".join(map(str, parts))


def pack_for(rules: Rules) -> tuple[Card, ...]:
    """Return the cards in play: 36, or 35 with five players."""
    if rules.players == 5:
        return tuple(card for card in PACK if card != REMOVED_WITH_FIVE)
    return PACK


def deals_whole_pack(deal: Deal, rules: Rules) -> bool:
    """Say whether every player has a full hand and every card of the pack lies in one place."""
    if [len(hand) for hand in deal.hands] != [rules.hand_size] * rules.players:
        return False
    return sorted(deal.talon + sum(deal.hands, ())) == list(pack_for(rules))


def packets(rules: Rules) -> tuple[int, ...]:
    """Return the sizes of the packets in which a hand is dealt."""
    if rules.game is Game.MARGIN:
        return _MARGIN_PACKETS
    whole, rest = divmod(rules.hand_size, 3)
    return (3,) * whole + ((rest,) if rest else ())


def deal_from_number(number: int, rules: Rules, dealer: int) -> Deal:
    """Return the deal of a number: the same on every platform and in every version."""
    generator = SplitMix64(number)
    pack = pack_for(rules)
    drawn = None
    if rules.trump_source is TrumpSource.DRAWN:
        drawn = pack[generator.below(len(pack))]
    pack = shuffled(pack, generator)
    if rules.trump_source is TrumpSource.CUT:
        cut = 1 + generator.below(len(pack) - 1)
        pack = pack[cut:] + pack[:cut]
    hands, talon = _distribute(pack, rules, dealer)
    mode, shown, shown_in = _trump(rules, hands[dealer], talon, drawn, generator)
    return Deal(number, dealer, hands, talon, mode, shown, shown_in)


def _distribute(
    pack: tuple[Card, ...], rules: Rules, dealer: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    position = 0
    for size in packets(rules):
        for step in range(1, rules.players + 1):
            hands[(dealer + step) % rules.players].extend(pack[position : position + size])
            position += size
    return tuple(tuple(hand) for hand in hands), pack[position:]


def _trump(
    rules: Rules,
    dealer_hand: tuple[Card, ...],
    talon: tuple[Card, ...],
    drawn: Card | None,
    generator: SplitMix64,
) -> tuple[Mode | None, Card | None, ShownIn]:
    source = rules.trump_source
    if source is TrumpSource.FOREHAND:
        return None, None, ShownIn.NOWHERE
    if source is TrumpSource.RANDOM:
        modes = tuple(sorted(rules.modes, key=_MODE_ORDER.index))
        return modes[generator.below(len(modes))], None, ShownIn.NOWHERE
    if drawn is not None:
        return Mode.of_suit(drawn.suit), drawn, ShownIn.PACK
    shown, place = (
        (talon[0], ShownIn.TALON) if source is TrumpSource.TALON else (dealer_hand[-1], ShownIn.DEALER_HAND)
    )
    return Mode.of_suit(shown.suit), shown, place


_MODE_ORDER: Final = (*TRUMP_MODES, Mode.OBENABE, Mode.UNDENUFE)


def first_dealer(seed: int, rules: Rules) -> int:
    """Return the seat that deals the first hand."""
    drawn = SplitMix64(seed).below(rules.players)
    return drawn if rules.first_dealer is FirstDealer.RANDOM else 0


def number_for(seed: int, hand: int) -> int:
    """Return the deal number of a hand, 64 bits.

    A hash, not the generator's next number: deals lie open after each hand, and SplitMix64 can be run on from
    any one of its numbers, so whoever saw one deal would know all that follow.
    """
    return int.from_bytes(hashlib.sha256(f"differenzler deal {seed} {hand}".encode()).digest()[:8])


def salt_for(seed: int, hand: int) -> str:
    """Return the salt of a hand, 32 hexadecimal digits that nobody can guess without the seed."""
    return hashlib.sha256(f"differenzler salt {seed} {hand}".encode()).hexdigest()[:32]


def commitment(deal: Deal, salt: str) -> str:
    """Return the SHA-256 that is shown before the first card and binds deal and salt."""
    return hashlib.sha256(f"{salt}|{deal.text}".encode()).hexdigest()


def is_fair(deal: Deal, salt: str, promised: str) -> bool:
    """Say whether a revealed deal and salt match the commitment that was shown."""
    return commitment(deal, salt) == promised


_STOECK_RANKS: Final = (Rank.QUEEN, Rank.KING)


def find_stoeck(deal: Deal, mode: Mode) -> int | None:
    """Return the seat that was dealt king and queen of trump, or ``None``."""
    trump = mode.trump
    if trump is None:
        return None
    stoeck = {Card.of(trump, rank) for rank in _STOECK_RANKS}
    return next((seat for seat, hand in enumerate(deal.hands) if stoeck <= set(hand)), None)


def points_dealt(deal: Deal, mode: Mode, rules: Rules) -> int:
    """Return what the points of all seats must add up to: the cards dealt and the last trick."""
    table = points_table(mode, rules.values)
    return sum(table[card] for hand in deal.hands for card in hand) + rules.last_trick_bonus
