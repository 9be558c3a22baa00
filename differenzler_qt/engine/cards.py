"""The 36 Jass cards as small ordered values that are written as two-letter codes."""

from enum import IntEnum
from typing import Final, Self


class _Ordered(IntEnum):
    """A number with a name; the first one, 0, is true as well: ``if card`` asks whether there is one."""

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Suit(_Ordered):
    """A suit; French and Swiss faces share the code (♠ Schilten, ♥ Rosen, ♦ Schellen, ♣ Eicheln)."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def code(self) -> str:
        """The letter ``S``, ``H``, ``D`` or ``C``."""
        return _SUIT_CODES[self]

    @classmethod
    def from_code(cls, code: str) -> Self:
        """Return the suit of a letter; raises ``InvalidCode`` otherwise."""
        if len(code) == 1 and code in _SUIT_CODES:
            return cls(_SUIT_CODES.index(code))
        raise InvalidCode(code)


class Rank(_Ordered):
    """A rank in the order of the pack: six lowest, ace highest."""

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    JACK = 5
    QUEEN = 6
    KING = 7
    ACE = 8

    @property
    def code(self) -> str:
        """The letter ``6 7 8 9 T J Q K A``."""
        return _RANK_CODES[self]

    @classmethod
    def from_code(cls, code: str) -> Self:
        """Return the rank of a letter; raises ``InvalidCode`` otherwise."""
        if len(code) == 1 and code in _RANK_CODES:
            return cls(_RANK_CODES.index(code))
        raise InvalidCode(code)


class InvalidCode(ValueError):
    """A text that names no suit, rank, card or mode; ``code`` carries it."""

    def __init__(self, code: object) -> None:
        super().__init__(f"not a code: {code!r}")
        self.code = code


_SUIT_CODES: Final = "SHDC"
_RANK_CODES: Final = "6789TJQKA"


class Card(_Ordered):
    """A card; its integer value is ``9 * suit + rank`` (0–35), its text is rank then suit (``TD``).

    An ``IntEnum`` makes the pack iterable, hashing and comparing fast, and a card usable as an index
    into per-card tables or as a bit of a 36-bit set.
    """

    suit: Suit
    rank: Rank
    code: str

    S6, S7, S8, S9, ST, SJ, SQ, SK, SA = range(9)
    H6, H7, H8, H9, HT, HJ, HQ, HK, HA = range(9, 18)
    D6, D7, D8, D9, DT, DJ, DQ, DK, DA = range(18, 27)
    C6, C7, C8, C9, CT, CJ, CQ, CK, CA = range(27, 36)

    def __new__(cls, index: int) -> Self:
        """Attach suit, rank and code once, so that reading them costs an attribute look-up."""
        card = int.__new__(cls, index)
        card._value_ = index
        card.suit = Suit(index // 9)
        card.rank = Rank(index % 9)
        card.code = card.rank.code + card.suit.code
        return card

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Self:
        """Return the card of a suit and rank."""
        return cls(9 * suit + rank)

    @classmethod
    def from_code(cls, code: str) -> Self:
        """Return the card written ``TD``; raises ``InvalidCode`` for anything else."""
        if len(code) != 2:
            raise InvalidCode(code)
        return cls.of(Suit.from_code(code[1]), Rank.from_code(code[0]))

    def __str__(self) -> str:
        return self.code

    def __format__(self, spec: str) -> str:
        return format(self.code, spec)

    def __repr__(self) -> str:
        return f"Card.from_code({self.code!r})"


PACK: Final[tuple[Card, ...]] = tuple(Card)
"""All 36 cards in order."""


def cards_from_text(text: str) -> tuple[Card, ...]:
    """Return the cards of a text of codes separated by blanks."""
    return tuple(Card.from_code(code) for code in text.split())


def cards_to_text(cards: tuple[Card, ...] | list[Card]) -> str:
    """Return cards as codes separated by blanks."""
    return " ".join(card.code for card in cards)
