"""Which cards may be played, option by option, and why others may not (rules.md §4 and §8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from differenzler_qt.engine import (
    PACK,
    PRESETS,
    TRUMP_MODES,
    Card,
    Mode,
    Rank,
    Reason,
    Rules,
    Undertrump,
    Values,
    legal_cards,
    strength_table,
    why_illegal,
)
from tests.engine.playing import cards

VOID = PRESETS["hidden"]
FREE = VOID.with_(undertrump=Undertrump.FREE)
SCHIEBER = VOID.with_(undertrump=Undertrump.SCHIEBER)
MARGIN = PRESETS["margin"]
OPTIONS = {"void": VOID, "free": FREE, "schieber": SCHIEBER, "margin": MARGIN}
ALL = "void free schieber"

# what, rules, trump mode, trick, hand, legal cards
CASES = [
    ("lead anything", ALL, "D", "", "6S JD AC", "6S JD AC"),
    ("follow suit", ALL, "D", "TS", "6S 7S AC", "6S 7S"),
    ("follow or trump", ALL, "D", "TS", "6S 7D AC", "6S 7D"),
    ("void without trump: anything", ALL, "D", "TS", "6H AC", "6H AC"),
    ("void with trump: anything, on an untrumped trick", ALL, "D", "TS KS", "6H 6D AC", "6H 6D AC"),
    ("no duty to overtake", ALL, "D", "6S", "7S AS JD", "7S AS JD"),
    # once trumped, while able to follow
    ("higher trump, able to follow", ALL, "D", "TS 8D", "6S 9D AC", "6S 9D"),
    ("lower trump, able to follow", "void schieber", "D", "TS 8D", "6S 7D AC", "6S"),
    ("lower trump, able to follow", "free", "D", "TS 8D", "6S 7D AC", "6S 7D"),
    ("trump 10 under trump J is lower", "void schieber", "D", "TS JD", "6S TD 9D", "6S"),
    ("trump 10 under trump J is lower", "free", "D", "TS JD", "6S TD 9D", "6S TD 9D"),
    ("trump 10 over trump 8 is higher", ALL, "D", "TS 8D", "6S TD", "6S TD"),
    ("trump 9 beats trump A", ALL, "D", "TS AD", "6S 9D KD", {"void schieber": "6S 9D", "free": "6S 9D KD"}),
    ("the highest trump counts, not the last", "void schieber", "D", "TS 9D 6D", "6S AD JD", "6S JD"),
    # once trumped, void in the suit led
    ("lower trump, void", "void free", "D", "TS 8D", "6H 7D AC", "6H 7D AC"),
    ("lower trump, void", "schieber", "D", "TS 8D", "6H 7D AC", "6H AC"),
    ("lower and higher trump, void", "void free", "D", "TS 8D", "6H 7D 9D", "6H 7D 9D"),
    ("lower and higher trump, void", "schieber", "D", "TS 8D", "6H 7D 9D", "6H 9D"),
    ("nothing but trumps", ALL, "D", "TS JD", "6D TD 9D", "6D TD 9D"),
    ("nothing but trumps, some higher", ALL, "D", "TS TD", "6D 7D AD", "6D 7D AD"),
    # trump led
    ("a trump must be played", ALL, "D", "6D", "7D AD 6S", "7D AD"),
    ("trump led: no duty to overtake, lower is fine", ALL, "D", "JD", "7D 9D 6S", "7D 9D"),
    ("lone Puur: may be kept", ALL, "D", "6D", "JD 6S AC", "JD 6S AC"),
    ("Puur with one more trump", ALL, "D", "6D", "JD 7D AC", "JD 7D"),
    ("a lone Nell is no Puur", ALL, "D", "6D", "9D 6S AC", "9D"),
    ("a lone plain jack is no Puur", ALL, "D", "6D", "JS 7D", "7D"),
    ("trump led, no trump", ALL, "D", "6D", "6S AC", "6S AC"),
    ("lone Puur, plain suit led, able to follow", ALL, "D", "6S", "JD 7S AC", "JD 7S"),
    # without trump
    ("Obenabe: follow", ALL, "obenabe", "TS", "6S JD 9S", "6S 9S"),
    ("Obenabe: void", ALL, "obenabe", "TS", "6H JD", "6H JD"),
    ("Undenufe: follow", ALL, "undenufe", "6S", "AS JD", "AS"),
    ("Undenufe: a lone jack of the suit led must follow", ALL, "undenufe", "6S", "JS JD", "JS"),
    # margin
    ("margin: follow or trump", "margin", "D", "TS", "6S 7D AC", "6S 7D"),
    ("margin: undertrump is free", "margin", "D", "TS", "6S 6D AD", "6S 6D AD"),
    ("margin: void, a trump must be played", "margin", "D", "TS", "6H 7D AC", "7D"),
    ("margin: neither suit nor trump", "margin", "D", "TS", "6H AC", "6H AC"),
    ("margin: trump led", "margin", "D", "6D", "7D JD AC", "7D JD"),
    ("margin: no exception for the jack", "margin", "D", "6D", "JD AC", "JD"),
    ("margin: trump led, no trump", "margin", "D", "6D", "6S AC", "6S AC"),
]
TABLE = [
    pytest.param(option, mode, trick, hand, legal[group] if isinstance(legal, dict) else legal,
                 id=f"{what} ({option}, {mode})")
    for what, options, mode, trick, hand, legal in CASES
    for group in (legal if isinstance(legal, dict) else (options,))
    for option in group.split()
]  # fmt: skip


@pytest.mark.parametrize(("option", "mode", "trick", "hand", "legal"), TABLE)
def test_legal_cards(option: str, mode: str, trick: str, hand: str, legal: str) -> None:
    rules, held, trump = OPTIONS[option], cards(hand), Mode.from_code(mode)
    assert legal_cards(held, cards(trick), trump, rules) == cards(legal)
    for card in held:
        reason = why_illegal(card, held, cards(trick), trump, rules)
        assert (reason is None) == (card in cards(legal))


REASONS = [
    ("void", "D", "TS", "6S AC", "7C", Reason.NOT_IN_HAND),
    ("void", "D", "", "6S AC", "7C", Reason.NOT_IN_HAND),
    ("void", "obenabe", "TS", "6S AC", "AC", Reason.MUST_FOLLOW_SUIT),
    ("void", "D", "TS", "6S AC", "AC", Reason.MUST_FOLLOW_OR_TRUMP),
    ("void", "D", "6D", "7D AC", "AC", Reason.MUST_PLAY_TRUMP),
    ("void", "D", "TS 8D", "6S 7D", "7D", Reason.NO_UNDERTRUMP),
    ("schieber", "D", "TS 8D", "6H 7D", "7D", Reason.NO_UNDERTRUMP),
    ("margin", "D", "TS", "6H 7D", "6H", Reason.MUST_TRUMP_WHEN_VOID),
    ("margin", "D", "TS", "6S 6H 7D", "6H", Reason.MUST_FOLLOW_OR_TRUMP),
    ("margin", "D", "6D", "JD AC", "AC", Reason.MUST_PLAY_TRUMP),
]


@pytest.mark.parametrize(("option", "mode", "trick", "hand", "card", "reason"), REASONS)
def test_reasons(option: str, mode: str, trick: str, hand: str, card: str, reason: Reason) -> None:
    found = why_illegal(
        Card.from_code(card), cards(hand), cards(trick), Mode.from_code(mode), OPTIONS[option]
    )
    assert found is reason


def _may_play(card: Card, hand: list[Card], trick: list[Card], mode: Mode, rules: Rules) -> bool:
    """Say whether a card is legal: rules.md §4 and §8 sentence by sentence, card by card."""
    if not trick:
        return True
    led, trump = trick[0].suit, mode.trump
    can_follow = any(other.suit is led for other in hand)
    trumps = [other for other in hand if other.suit is trump]
    if trump is None:
        return card.suit is led or not can_follow
    if rules is MARGIN:
        return card.suit in (led, trump) if can_follow and led is not trump else card in (trumps or hand)
    if led is trump:
        lone_puur = len(trumps) == 1 and trumps[0].rank is Rank.JACK
        return card.suit is trump or not trumps or lone_puur
    if card.suit is not trump:
        return card.suit is led or not can_follow
    power = strength_table(mode, Values.STANDARD)
    undertrumps = any(other.suit is trump and power[other] > power[card] for other in trick)
    allowed = {
        Undertrump.FREE: True,
        Undertrump.VOID: not can_follow,
        Undertrump.SCHIEBER: len(trumps) == len(hand),
    }
    return not undertrumps or allowed[rules.undertrump]


@given(
    drawn=st.permutations(PACK),
    size=st.integers(1, 12),
    played=st.integers(0, 5),
    trump=st.sampled_from(TRUMP_MODES),
    mode=st.sampled_from(Mode),
    option=st.sampled_from(sorted(OPTIONS)),
)
def test_legal_cards_are_those_that_the_text_of_the_rules_allows(
    drawn: list[Card], size: int, played: int, trump: Mode, mode: Mode, option: str
) -> None:
    hand, trick, rules = drawn[:size], drawn[size : size + played], OPTIONS[option]
    mode = trump if option == "margin" else mode
    legal = legal_cards(hand, trick, mode, rules)
    assert legal == [card for card in hand if _may_play(card, hand, trick, mode, rules)]
    assert legal
