"""Strength and points of all cards in all modes, as the tables of rules.md §1 and §8 say."""

import pytest

from differenzler_qt.engine import (
    PACK,
    PRESETS,
    TRUMP_MODES,
    Mode,
    Suit,
    Values,
    card_points,
    points_table,
    strength_table,
    trick_points,
)
from differenzler_qt.engine.deal import pack_for

HIDDEN, MARGIN = PRESETS["hidden"], PRESETS["margin"]

# values, whether the suit is trump, mode (None: any with trump), strength high to low, points in that order
TABLES = [
    (Values.STANDARD, "trump", "J 9 A K Q T 8 7 6", (20, 14, 11, 4, 3, 10, 0, 0, 0)),
    (Values.STANDARD, "plain", "A K Q J T 9 8 7 6", (11, 4, 3, 2, 10, 0, 0, 0, 0)),
    (Values.STANDARD, "obenabe", "A K Q J T 9 8 7 6", (11, 4, 3, 2, 10, 0, 8, 0, 0)),
    (Values.STANDARD, "undenufe", "6 7 8 9 T J Q K A", (11, 0, 8, 0, 10, 2, 3, 4, 0)),
    (Values.MARGIN, "trump", "A K Q J T 9 8 7 6", (11, 4, 3, 2, 10, 9, 8, 7, 0)),
    (Values.MARGIN, "plain", "A K Q J T 9 8 7 6", (0, 3, 2, 1, 0, 0, 0, 0, 0)),
]


def _suits(kind: str) -> list[tuple[Mode, Suit]]:
    if kind == "trump":
        return [(mode, mode.trump) for mode in TRUMP_MODES if mode.trump is not None]
    if kind == "plain":
        return [(mode, suit) for mode in TRUMP_MODES for suit in Suit if suit is not mode.trump]
    return [(Mode.from_code(kind), suit) for suit in Suit]


@pytest.mark.parametrize(("values", "kind", "order", "points"), TABLES)
def test_strength_and_points(values: Values, kind: str, order: str, points: tuple[int, ...]) -> None:
    for mode, suit in _suits(kind):
        held = sorted(
            (card for card in PACK if card.suit is suit), key=lambda c: -strength_table(mode, values)[c]
        )
        assert " ".join(card.rank.code for card in held) == order
        assert tuple(points_table(mode, values)[card] for card in held) == points


@pytest.mark.parametrize("values", Values)
@pytest.mark.parametrize("mode", TRUMP_MODES)
def test_every_trump_beats_every_plain_card(mode: Mode, values: Values) -> None:
    strength = strength_table(mode, values)
    trumps = [strength[card] for card in PACK if card.suit is mode.trump]
    assert min(trumps) > max(strength[card] for card in PACK if card.suit is not mode.trump)


@pytest.mark.parametrize("mode", Mode)
def test_a_full_pack_gives_152_and_with_the_last_trick_157(mode: Mode) -> None:
    assert trick_points(PACK, mode, HIDDEN) == sum(card_points(card, mode, HIDDEN) for card in PACK) == 152
    assert trick_points(PACK, mode, HIDDEN) + HIDDEN.last_trick_bonus == 157


@pytest.mark.parametrize("mode", [*TRUMP_MODES, Mode.OBENABE])
def test_five_players_still_play_for_157(mode: Mode) -> None:
    rules = HIDDEN.with_(players=5)
    pack = pack_for(rules)
    assert len(pack) == 35
    assert trick_points(pack, mode, rules) + rules.last_trick_bonus == 157


@pytest.mark.parametrize("mode", TRUMP_MODES)
def test_the_margin_pack_gives_72_without_a_last_trick_bonus(mode: Mode) -> None:
    assert trick_points(PACK, mode, MARGIN) == 54 + 3 * 6
    assert MARGIN.last_trick_bonus == 0
