"""Deals: pinned by number, dealt in packets, with trump as each source says, and provably fair."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from differenzler_qt.engine import (
    PACK,
    PRESETS,
    Card,
    Deal,
    Mode,
    Rules,
    ShownIn,
    TrumpSource,
    all_modes,
    commitment,
    deal_from_number,
    is_fair,
)
from differenzler_qt.engine.deal import (
    deals_whole_pack,
    first_dealer,
    number_for,
    pack_for,
    packets,
    salt_for,
)
from differenzler_qt.engine.shuffle import _GAMMA, _SPAN, SplitMix64
from tests.engine.playing import play_hand, random_rules, start

PLAYED_OUT = "TD 7S KC KS 9S AS 8S AC QS/JH TC 8H 8D JD KD JC 9H QD/6S QC TH TS QH 8C KH 6C 6H"
GOLDEN = {
    "hidden": f"1|3|{PLAYED_OUT}/7C 7H 9D AH 7D AD JS 9C 6D||D|-|nowhere",
    "parlour": f"1|3|{PLAYED_OUT}/7C 7H 9D AH 7D AD JS 9C 6D||D|6D|dealer_hand",
    "classic": f"1|3|{PLAYED_OUT}/7C 7H 9D AH 7D AD JS 9C 6D||D|6D|dealer_hand",
    "full": "1|3|7S KC JH 9S AS 8D AC QS JC/TC 8H 6S JD KD TS 9H QD KH/QC TH 7C QH 8C AH 6C 6H JS/"
    "7H 9D KS 7D AD 8S 9C 6D TD||D|TD|dealer_hand",
    "tv": "1|3|7S KC JH 9S AS 8D AC QS JC/TC 8H 6S JD KD TS 9H QD KH/QC TH 7C QH 8C AH 6C 6H JS/"
    "7H 9D KS 7D AD 8S 9C 6D TD||D|TD|dealer_hand",
    "duel": "1|1|TD 7S KC 6S QC TH KS 9S AS TS QH 8C/JH TC 8H 7C 7H 9D 8D JD KD AH 7D AD|"
    "8S AC QS JC 9H QD KH 6C 6H JS 9C 6D|S|8S|talon",
    "margin": "1|1|TD 7S TC 8H 6S 7H 9D AS 8D/KC JH QC TH 7C KS 9S JD KD|"
    "TS QH 8C AH 7D AD 8S AC QS JC 9H QD KH 6C 6H JS 9C 6D|S|TS|talon",
}
FIVE = {
    "random": "7|2|KS TD 9C AC TC AH 8S/QH JD 8H 9H AS JH JC/TS 6H 8C KH QS QD 8D/TH AD KD 7H JS 9S KC/"
    "6D QC 6S 7S 9D 7D 7C||S|-|nowhere",
    "cut": "7|2|QH JD 8H 9H AS JH TH/TS 6H 8C KH QS QD AD/7H JS 9S KC 7C 8S KD/6D QC 6S 7S 9D 7D JC/"
    "KS TD 9C AC TC AH 8D||D|KD|dealer_hand",
    "drawn": "7|2|7C 8D 7S JD JS TD AH/QD 6H 9S 8H 7H KH QC/JC 7D 9H 8S KD 6D QH/TH KS AC KC 8C 6S QS/"
    "TS TC 9C AS JH AD 9D||D|8D|pack",
    "forehand": "7|2|KS TD 9C AC TC AH 8S/QH JD 8H 9H AS JH JC/TS 6H 8C KH QS QD 8D/TH AD KD 7H JS 9S KC/"
    "6D QC 6S 7S 9D 7D 7C||-|-|nowhere",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_deal_number_1_of_every_preset_is_pinned(preset: str) -> None:
    rules = PRESETS[preset]
    assert deal_from_number(1, rules, rules.players - 1).text == GOLDEN[preset]


@pytest.mark.parametrize("source", FIVE)
def test_deal_number_7_of_five_players_is_pinned(source: str) -> None:
    rules = Rules(players=5, trump_source=TrumpSource(source))
    assert deal_from_number(7, rules, 2).text == FIVE[source]


def test_what_a_seed_gives_is_pinned() -> None:
    assert [number_for(1, hand) for hand in (1, 2)] == [1305205143176815621, 2357769517183283092]
    assert salt_for(1, 1) == "255fc2318b7cfedefc61f20df210a1a6"
    assert [first_dealer(seed, PRESETS["parlour"]) for seed in range(8)] == [3, 2, 2, 2, 0, 3, 2, 3]
    assert [first_dealer(seed, PRESETS["hidden"]) for seed in range(8)] == [0] * 8


def test_the_commitment_is_pinned() -> None:
    promised = commitment(deal_from_number(1, PRESETS["tv"], 3), salt_for(1, 1))
    assert promised == "f7a8cf4ba1e82eef93404bf146c3d252b430213f8705c78011049389c7b53edb"


@pytest.mark.parametrize("seed", range(150))
def test_every_deal_is_the_whole_pack_with_trump_as_its_source_says(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    deal = deal_from_number(seed, rules, rng.randrange(rules.players))
    assert deals_whole_pack(deal, rules)
    last = deal.hands[deal.dealer][-1]
    match rules.trump_source:
        case TrumpSource.FOREHAND:
            expected: tuple[Any, ...] = (None, None, ShownIn.NOWHERE)
        case TrumpSource.RANDOM:
            expected = (deal.mode, None, ShownIn.NOWHERE)
            assert deal.mode in rules.modes
        case TrumpSource.TALON:
            expected = (Mode.of_suit(deal.talon[0].suit), deal.talon[0], ShownIn.TALON)
        case TrumpSource.DRAWN:
            assert deal.shown in pack_for(rules)
            expected = (Mode.of_suit(deal.shown.suit), deal.shown, ShownIn.PACK) if deal.shown else ()
        case _:
            expected = (Mode.of_suit(last.suit), last, ShownIn.DEALER_HAND)
    assert (deal.mode, deal.shown, deal.shown_in) == expected


@pytest.mark.parametrize(
    ("changes", "sizes", "talon"),
    [
        ({"players": 2, "trump_source": TrumpSource.TALON}, (3, 3, 3, 3), 12),
        ({"players": 3}, (3, 3, 3, 3), 0),
        ({"players": 4}, (3, 3, 3), 0),
        ({"players": 5}, (3, 3, 1), 0),
        ({"players": 6}, (3, 3), 0),
    ],
)
def test_packets(changes: dict[str, Any], sizes: tuple[int, ...], talon: int) -> None:
    rules = Rules(**changes)
    assert packets(rules) == sizes
    assert sum(sizes) == rules.hand_size
    assert len(deal_from_number(1, rules, 0).talon) == talon


def test_the_margin_game_is_dealt_by_2_3_2_2_and_turns_the_next_card_up() -> None:
    rules = PRESETS["margin"]
    deal = deal_from_number(5, rules, 1)
    assert packets(rules) == (2, 3, 2, 2)
    assert [len(hand) for hand in deal.hands] == [9, 9]
    assert len(deal.talon) == 1 + 17


def test_five_players_play_without_the_six_of_clubs() -> None:
    assert set(PACK) - set(pack_for(Rules(players=5))) == {Card.from_code("6C")}


def test_random_trump_is_drawn_from_all_modes_alike_and_whatever_their_order() -> None:
    modes = all_modes(4)
    rules, other = Rules(modes=modes), Rules(modes=modes[::-1])
    deals = [deal_from_number(number, rules, 0) for number in range(600)]
    counts = [sum(deal.mode is mode for deal in deals) for mode in modes]
    assert all(60 < count < 140 for count in counts)
    assert deals == [deal_from_number(number, other, 0) for number in range(600)]


def test_the_commitment_binds_deal_and_salt() -> None:
    deal = deal_from_number(1, PRESETS["duel"], 0)
    promised = commitment(deal, "salt")
    assert is_fair(deal, "salt", promised)
    assert not is_fair(deal, "sale", promised)
    swapped = (deal.hands[0][:-1] + deal.hands[1][-1:], deal.hands[1][:-1] + deal.hands[0][-1:])
    others: list[Deal] = [
        replace(deal, number=2),
        replace(deal, dealer=1),
        replace(deal, hands=swapped),
        replace(deal, talon=deal.talon[::-1]),
        replace(deal, mode=Mode.CLUBS if deal.mode is not Mode.CLUBS else Mode.HEARTS),
        replace(deal, shown_in=ShownIn.NOWHERE),
    ]
    assert not any(is_fair(other, "salt", promised) for other in others)


def test_every_hand_proves_its_promise() -> None:
    match = start("hidden", seed=8)
    promised = match.last_dealt.commitment
    play_hand(match, (10, 20, 30, 40))
    scored = match.scored[-1]
    assert is_fair(scored.deal, scored.salt, promised)


def test_a_deal_that_lies_open_does_not_betray_the_next_number() -> None:
    # SplitMix64 is a counter sent through a mixer that can be undone: the numbers of one generator differ,
    # unmixed, by a known step, so that one of them gives all that follow. Deal numbers must not.
    numbers = [number_for(8, hand) for hand in range(1, 60)]
    states = [_unmixed(number) for number in numbers]
    generator = SplitMix64(5)
    first, second = generator.next(), generator.next()
    assert (_unmixed(second) - _unmixed(first)) % _SPAN == _GAMMA
    assert all((b - a) % _SPAN != _GAMMA for a, b in pairwise(states))


def _unmixed(number: int) -> int:
    """Return the state in which the generator gives a number."""
    number = (number ^ number >> 31 ^ number >> 62) * pow(0x94D049BB133111EB, -1, _SPAN) % _SPAN
    number = (number ^ number >> 27 ^ number >> 54) * pow(0xBF58476D1CE4E5B9, -1, _SPAN) % _SPAN
    return number ^ number >> 30 ^ number >> 60
