"""The situations that the help pages show: only what is given; the engine says what follows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from differenzler_qt.engine import PRESETS, Card, Mode, Rules, Undertrump, cards_from_text

_STANDARD: Final = Rules()
_MARGIN: Final = PRESETS["margin"]


@dataclass(frozen=True, slots=True)
class Situation:
    """A trump mode, the cards on the table in the order in which they were played, and a hand."""

    mode: Mode
    trick: tuple[Card, ...]
    hand: tuple[Card, ...] = ()
    rules: Rules = _STANDARD


def _situation(mode: str, trick: str, hand: str = "", rules: Rules = _STANDARD) -> Situation:
    return Situation(Mode.from_code(mode), cards_from_text(trick), cards_from_text(hand), rules)


_TRUMPED: Final = "AS 9H"
_UNDERTRUMP_HANDS: Final = {"holding": "QS 7S TH JH 6D", "void": "TH 6H JH KD 8C", "only": "TH 6H"}

HANDS: Final[dict[str, Situation]] = {
    "follow": _situation("H", "KS", "AS 9S JH 7H TD 6C"),
    "void": _situation("H", "KS", "AH 7H TD QC 6C"),
    "trump_led": _situation("H", "QH", "AH 7H TS KD 6C"),
    "puur_alone": _situation("H", "QH", "JH AS TC 8D"),
    "puur_guarded": _situation("H", "QH", "JH 6H AS TC"),
    "no_trump": _situation("obenabe", "TS", "6S AH AD 8C"),
    "margin_void": _situation("H", "KS", "AH 7H TD QC 6C", _MARGIN),
} | {
    f"undertrump_{option.value}_{case}": _situation("H", _TRUMPED, hand, Rules(undertrump=option))
    for option in Undertrump
    for case, hand in _UNDERTRUMP_HANDS.items()
}
"""Hands that are to add a card to a trick."""

TRICKS: Final[dict[str, Situation]] = {
    "puur_wins": _situation("D", "TS KS 6D JD"),
    "discards": _situation("H", "7S AD KC 9S"),
    "ten_is_low": _situation("H", "9C TH AC QH"),
    "obenabe": _situation("obenabe", "8C TC AD KC"),
    "undenufe": _situation("undenufe", "8C 6C AC TD"),
}
"""Full tricks."""

STRENGTHS: Final[Mapping[str, tuple[Mode, Rules]]] = {
    "trump": (Mode.HEARTS, _STANDARD),
    "plain": (Mode.SPADES, _STANDARD),
    "obenabe": (Mode.OBENABE, _STANDARD),
    "undenufe": (Mode.UNDENUFE, _STANDARD),
    "margin_trump": (Mode.HEARTS, _MARGIN),
    "margin_plain": (Mode.SPADES, _MARGIN),
}
"""The nine cards of hearts in each of the ways in which they can count."""
