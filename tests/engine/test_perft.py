"""Counts of all legal ways to play fixed deals to some depth, as chess programs count moves."""

import pytest

from differenzler_qt.engine import (
    PRESETS,
    Card,
    Match,
    Mode,
    Phase,
    Play,
    Rules,
    Undertrump,
    deal_from_number,
    legal_cards,
    trick_winner,
)
from tests.engine.playing import deal_of, start

VOID = PRESETS["hidden"]
TABLES = {
    "void": VOID,
    "free": VOID.with_(undertrump=Undertrump.FREE),
    "schieber": VOID.with_(undertrump=Undertrump.SCHIEBER),
    "three": VOID.with_(players=3),
    "five": VOID.with_(players=5),
    "six": VOID.with_(players=6),
    "duel": PRESETS["duel"],
    "margin": PRESETS["margin"],
}


def perft(
    hands: list[list[Card]], trick: list[Card], leader: int, mode: Mode, rules: Rules, depth: int
) -> int:
    """Return the number of legal sequences of ``depth`` cards."""
    turn = (leader + len(trick)) % rules.players
    plays = legal_cards(hands[turn], trick, mode, rules)
    if depth == 1:
        return len(plays)
    total = 0
    for card in plays:
        left = [[c for c in hand if c is not card] for hand in hands]
        played = [*trick, card]
        if len(played) < rules.players:
            total += perft(left, played, leader, mode, rules, depth - 1)
        else:
            winner = (leader + trick_winner(played, mode, rules)) % rules.players
            total += perft(left, [], winner, mode, rules, depth - 1)
    return total


def from_deal(number: int, mode: Mode, rules: Rules, depth: int) -> int:
    deal = deal_from_number(number, rules, rules.players - 1)
    return perft([list(hand) for hand in deal.hands], [], 0, mode, rules, depth)


# table, deal number, mode: counts for 1, 2, 3 … cards
GOLDEN: list[tuple[str, int, str, tuple[int, ...]]] = [
    ("void", 1, "S", (9, 62, 164, 1212, 9696, 55698)),
    ("free", 1, "S", (9, 62, 164, 1212, 9696, 55698)),
    ("schieber", 1, "S", (9, 62, 164, 1212, 9696, 55698)),
    ("void", 2, "C", (9, 40, 111, 384, 3072, 13032)),
    ("free", 2, "C", (9, 40, 159, 728, 5824, 22112)),
    ("schieber", 2, "C", (9, 40, 111, 384, 3072, 13032)),
    ("void", 8, "D", (9, 34, 122, 733, 5864, 20601)),
    ("free", 8, "D", (9, 34, 122, 740, 5920, 20783)),
    ("schieber", 8, "D", (9, 34, 122, 725, 5800, 20401)),
    ("void", 1, "obenabe", (9, 62, 156, 276, 2208, 11556)),
    ("void", 1, "undenufe", (9, 62, 156, 276, 2208, 10596)),
    ("three", 1, "H", (12, 80, 285, 3135, 12422)),
    ("five", 1, "D", (7, 27, 165, 549, 1839, 11034)),
    ("six", 1, "D", (6, 25, 65, 303, 874, 3334)),
    ("duel", 1, "S", (12, 92, 1012, 6975)),
    ("margin", 1, "S", (9, 31, 248, 1004, 7028)),
    ("margin", 3, "H", (9, 29, 232, 680, 4760)),
]


@pytest.mark.parametrize(("table", "number", "mode", "counts"), GOLDEN)
def test_counts_are_pinned(table: str, number: int, mode: str, counts: tuple[int, ...]) -> None:
    found = [
        from_deal(number, Mode.from_code(mode), TABLES[table], depth) for depth in range(1, len(counts) + 1)
    ]
    assert tuple(found) == counts


def test_suits_dealt_out_can_be_counted_by_hand() -> None:
    # Seat 0 leads a spade; nobody else has one, so everybody may play anything.
    deal = deal_of("""
    6S 7S 8S 9S TS JS QS KS AS
    6H 7H 8H 9H TH JH QH KH AH
    6D 7D 8D 9D TD JD QD KD AD
    6C 7C 8C 9C TC JC QC KC AC
    """)
    hands = [list(hand) for hand in deal.hands]
    assert [perft(hands, [], 0, Mode.CLUBS, VOID, depth) for depth in (1, 2, 3, 4, 5)] == [
        9, 9**2, 9**3, 9**4, 9**4 * 8,
    ]  # fmt: skip


@pytest.mark.parametrize("preset", ["hidden", "duel", "margin"])
def test_a_match_takes_as_many_plays_as_the_rules_count(preset: str) -> None:
    match = start(preset, seed=6)
    while match.phase is Phase.PREDICTING:
        match.apply(match.legal_actions()[0])
    hand, rules = match.hand, match.rules
    assert hand.mode is not None
    expected = perft([list(held) for held in hand.cards], [], hand.turn, hand.mode, rules, 3)
    assert plays(match, 3) == expected


def plays(match: Match, depth: int) -> int:
    found = [action for action in match.legal_actions() if isinstance(action, Play)]
    if depth == 1:
        return len(found)
    total = 0
    for action in found:
        match.apply(action)
        total += plays(match, depth - 1)
        match.undo()
    return total
