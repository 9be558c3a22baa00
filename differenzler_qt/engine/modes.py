"""The six trump modes with the strength and the points of every card (``rules.md`` §1 and §8)."""

from functools import cache
from typing import Final, Self

from differenzler_qt.engine.cards import PACK, Card, InvalidCode, Rank, Suit
from differenzler_qt.engine.choice import Choice


class Mode(Choice):
    """A trump mode: one of four trump suits, *Obenabe* or *Undenufe*; ``trump`` is the suit, or ``None``."""

    trump: Suit | None

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    OBENABE = "obenabe"
    UNDENUFE = "undenufe"

    def __new__(cls, code: str) -> Self:
        """Attach the trump suit once, so that reading it costs an attribute look-up."""
        mode = str.__new__(cls, code)
        mode._value_ = code
        mode.trump = Suit.from_code(code) if len(code) == 1 else None
        return mode

    @property
    def code(self) -> str:
        """The text that ``from_code`` reads."""
        return self.value

    @classmethod
    def from_code(cls, code: str) -> Self:
        """Return the mode of a code; raises ``InvalidCode`` otherwise."""
        try:
            return cls(code)
        except ValueError:
            raise InvalidCode(code) from None

    @classmethod
    def of_suit(cls, suit: Suit) -> Self:
        """Return the mode in which a suit is trump."""
        return cls(suit.code)

    def __repr__(self) -> str:
        return f"Mode.from_code({self.value!r})"


TRUMP_MODES: Final[tuple[Mode, ...]] = (Mode.SPADES, Mode.HEARTS, Mode.DIAMONDS, Mode.CLUBS)
"""The four modes with a trump suit."""


class Values(Choice):
    """Which table of strength and points counts."""

    STANDARD = "standard"
    MARGIN = "margin"


# Each text lists ranks from high to low; each mapping gives points, everything else counts nothing.
_PLAIN_ORDER: Final = "AKQJT9876"
_TRUMP_ORDER: Final = "J9AKQT876"
_UNDENUFE_ORDER: Final = "6789TJQKA"
_MARGIN_ORDER: Final = "AKQJT9876"

_PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
_TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
_OBENABE_POINTS: Final = {"A": 11, "T": 10, "8": 8, "K": 4, "Q": 3, "J": 2}
_UNDENUFE_POINTS: Final = {"6": 11, "T": 10, "8": 8, "K": 4, "Q": 3, "J": 2}
_MARGIN_TRUMP_POINTS: Final = {"A": 11, "T": 10, "9": 9, "8": 8, "7": 7, "K": 4, "Q": 3, "J": 2}
_MARGIN_PLAIN_POINTS: Final = {"K": 3, "Q": 2, "J": 1}

TRUMP_STEP: Final = 10
"""Added to the strength of a trump, so that every trump beats every plain card."""


@cache
def points_table(mode: Mode, values: Values) -> tuple[int, ...]:
    """Return the points of all 36 cards, indexed by card."""
    return tuple(_points(card, mode, values) for card in PACK)


@cache
def strength_table(mode: Mode, values: Values) -> tuple[int, ...]:
    """Return the strength of all 36 cards, indexed by card: 0–8, for trumps 10–18.

    Strengths compare cards of one suit, and trumps with everything.
    """
    return tuple(_strength(card, mode, values) for card in PACK)


def _points(card: Card, mode: Mode, values: Values) -> int:
    is_trump = card.suit == mode.trump
    if values is Values.MARGIN:
        table = _MARGIN_TRUMP_POINTS if is_trump else _MARGIN_PLAIN_POINTS
    elif mode is Mode.OBENABE:
        table = _OBENABE_POINTS
    elif mode is Mode.UNDENUFE:
        table = _UNDENUFE_POINTS
    else:
        table = _TRUMP_POINTS if is_trump else _PLAIN_POINTS
    return table.get(card.rank.code, 0)


def _strength(card: Card, mode: Mode, values: Values) -> int:
    is_trump = card.suit == mode.trump
    if values is Values.MARGIN:
        order = _MARGIN_ORDER
    elif mode is Mode.UNDENUFE:
        order = _UNDENUFE_ORDER
    else:
        order = _TRUMP_ORDER if is_trump else _PLAIN_ORDER
    return 8 - order.index(card.rank.code) + (TRUMP_STEP if is_trump else 0)


def is_puur(card: Card, mode: Mode) -> bool:
    """Say whether a card is the *Puur*, the jack of trump."""
    return card.rank is Rank.JACK and card.suit == mode.trump
