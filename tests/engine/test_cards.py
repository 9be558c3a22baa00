"""Cards, suits, ranks and modes as values with codes."""

import pytest

from differenzler_qt.engine import (
    PACK,
    Card,
    InvalidCode,
    Mode,
    Rank,
    Suit,
    cards_from_text,
    cards_to_text,
)


def test_the_pack_has_every_suit_and_rank_once() -> None:
    assert len(PACK) == len(set(PACK)) == 36
    assert {(card.suit, card.rank) for card in PACK} == {(suit, rank) for suit in Suit for rank in Rank}


@pytest.mark.parametrize("card", PACK)
def test_code_index_and_repr_lead_back_to_the_card(card: Card) -> None:
    assert Card.from_code(str(card)) is card
    assert Card.of(card.suit, card.rank) is card
    assert Card(int(card)) is card
    assert eval(repr(card)) is card
    assert f"{card}" == card.code == card.rank.code + card.suit.code


def test_codes_are_rank_then_suit() -> None:
    assert Card.from_code("TD") == Card.of(Suit.DIAMONDS, Rank.TEN)
    assert Card.from_code("6S") == Card.of(Suit.SPADES, Rank.SIX)
    assert Card.from_code("JH") == Card.of(Suit.HEARTS, Rank.JACK)


def test_cards_are_ordered_by_suit_then_rank() -> None:
    assert cards_to_text(sorted(cards_from_text("6C AS TH 6S"))) == "6S AS TH 6C"


@pytest.mark.parametrize("code", ["", "T", "DT", "1S", "TDX", "td", "10D", "5S", " D"])
def test_other_texts_are_no_cards(code: str) -> None:
    with pytest.raises(InvalidCode) as caught:
        Card.from_code(code)
    assert caught.value.args[0].startswith("not a code")


@pytest.mark.parametrize("mode", Mode)
def test_mode_codes_lead_back_to_the_mode(mode: Mode) -> None:
    assert Mode.from_code(mode.code) is mode
    assert eval(repr(mode)) is mode


@pytest.mark.parametrize(
    ("code", "trump"),
    [
        ("S", Suit.SPADES),
        ("H", Suit.HEARTS),
        ("D", Suit.DIAMONDS),
        ("C", Suit.CLUBS),
        ("obenabe", None),
        ("undenufe", None),
    ],
)
def test_a_mode_knows_its_trump(code: str, trump: Suit | None) -> None:
    assert Mode.from_code(code).trump is trump
    if trump is not None:
        assert Mode.of_suit(trump) is Mode.from_code(code)


@pytest.mark.parametrize("code", ["", "s", "X", "Obenabe", "trump"])
def test_other_texts_are_no_modes(code: str) -> None:
    with pytest.raises(InvalidCode):
        Mode.from_code(code)


def test_the_first_card_suit_and_rank_are_true_like_all_others() -> None:
    assert all([*PACK, *Suit, *Rank])
