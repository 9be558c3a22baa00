"""What the help pages show is what the engine says, and what stands in the rules."""

import pytest
from PySide6.QtCore import QObject

from differenzler_qt.engine import PRESETS, Card, Mode, Undertrump, legal_cards
from differenzler_qt.models import help_tables
from differenzler_qt.models.help_cards import hand_row, strength_row, trick_row, trick_sum
from differenzler_qt.models.help_examples import HANDS, STRENGTHS, TRICKS
from differenzler_qt.models.help_model import HelpModel
from differenzler_qt.models.help_scores import left_for_the_last, margin_rows, score_rows, tie_rows


@pytest.mark.parametrize(
    ("name", "ranks", "points"),
    [
        ("trump", "J9AKQT876", [20, 14, 11, 4, 3, 10, 0, 0, 0]),
        ("plain", "AKQJT9876", [11, 4, 3, 2, 10, 0, 0, 0, 0]),
        ("obenabe", "AKQJT9876", [11, 4, 3, 2, 10, 0, 8, 0, 0]),
        ("undenufe", "6789TJQKA", [11, 0, 8, 0, 10, 2, 3, 4, 0]),
        ("margin_trump", "AKQJT9876", [11, 4, 3, 2, 10, 9, 8, 7, 0]),
        ("margin_plain", "AKQJT9876", [0, 3, 2, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_strength_and_points_are_those_of_the_rules(name: str, ranks: str, points: list[int]) -> None:
    row = strength_row(name)
    assert [card.face[0] for card in row] == list(ranks)
    assert [card.points for card in row] == points


def test_every_mode_is_worth_152() -> None:
    trump, plain, up, down = (
        sum(card.points for card in strength_row(name)) for name in ("trump", "plain", "obenabe", "undenufe")
    )
    assert (trump + 3 * plain, 4 * up, 4 * down) == (152, 152, 152)


@pytest.mark.parametrize(
    ("name", "forbidden", "reason"),
    [
        ("follow", "TD 6C", "must_follow_or_trump"),
        ("void", "", ""),
        ("trump_led", "TS KD 6C", "must_play_trump"),
        ("puur_alone", "", ""),
        ("puur_guarded", "AS TC", "must_play_trump"),
        ("no_trump", "AH AD 8C", "must_follow_suit"),
        ("margin_void", "TD QC 6C", "must_trump_when_void"),
        ("undertrump_void_void", "", ""),
        ("undertrump_void_only", "", ""),
        ("undertrump_free_void", "", ""),
        ("undertrump_schieber_void", "TH 6H", "no_undertrump"),
        ("undertrump_schieber_only", "", ""),
    ],
)
def test_the_examples_show_what_their_text_says(name: str, forbidden: str, reason: str) -> None:
    row = [card for card in hand_row(HANDS[name]) if not card.legal]
    assert [card.face for card in row] == forbidden.split()
    assert {card.reason for card in row} == ({reason} if reason else set())


@pytest.mark.parametrize("option", list(Undertrump))
def test_a_lower_trump_while_able_to_follow_is_allowed_only_where_it_is_free(option: Undertrump) -> None:
    row = {card.face: card for card in hand_row(HANDS[f"undertrump_{option.value}_holding"])}
    assert row["TH"].legal == (option is Undertrump.FREE)
    assert row["JH"].legal
    assert not row["6D"].legal


@pytest.mark.parametrize("name", HANDS)
def test_a_card_has_a_reason_exactly_if_it_is_not_legal(name: str) -> None:
    given = HANDS[name]
    legal = legal_cards(given.hand, given.trick, given.mode, given.rules)
    for card in hand_row(given):
        assert card.legal == (Card.from_code(card.face) in legal)
        assert card.legal == (card.reason == "")


@pytest.mark.parametrize(
    ("name", "winner", "points"),
    [
        ("puur_wins", "JD", 34),
        ("discards", "9S", 15),
        ("ten_is_low", "QH", 24),
        ("obenabe", "KC", 33),
        ("undenufe", "6C", 29),
    ],
)
def test_tricks_go_to_the_right_card(name: str, winner: str, points: int) -> None:
    assert [card.face for card in trick_row(TRICKS[name]) if card.best] == [winner]
    assert trick_sum(TRICKS[name]) == points == sum(card.points for card in trick_row(TRICKS[name]))


@pytest.mark.parametrize(
    ("name", "penalties"),
    [
        ("single", [7, 7, 0, 15, 15]),
        ("four", [6, 0, 9, 5]),
        ("bonus", [-10, 1]),
        ("zero", [-10, -10, 0, 0, 0, -10]),
        ("stoeck", [18, 2, 38]),
        ("revoke", [5, 25]),
    ],
)
def test_the_worked_examples_cost_what_the_rules_say(name: str, penalties: list[int]) -> None:
    assert [row.penalty for row in score_rows()[name]] == penalties


def test_the_four_take_157_and_the_best_stoeck_is_marked() -> None:
    assert sum(row.taken for row in score_rows()["four"]) == 157
    assert [row.stoeck for row in score_rows()["stoeck"] if row.best] == [20]


def test_after_140_there_are_17_left() -> None:
    assert left_for_the_last() == (140, 17)


def test_the_tie_is_shared_or_goes_to_more_exact_hits() -> None:
    ben, anna, *_ = tie_rows()
    assert (ben.total, anna.total) == (21, 21)
    assert (ben.rankShared, anna.rankShared) == (1, 1)
    assert (ben.rankByHits, anna.rankByHits) == (1, 2)
    assert ben.exactHits > anna.exactHits


def test_the_margin_goes_up_and_down_and_eight_tricks_bring_20() -> None:
    assert [row.score for row in margin_rows()] == [15, -15, 58, -58]


def test_all_presets_stand_in_the_table() -> None:
    rows = {row.name: row for row in help_tables.preset_rows()}
    assert list(rows) == list(PRESETS)
    assert rows["tv"].exactBonus == 10
    assert rows["classic"].players == (4, 3, 5, 6)
    assert rows["full"].variants == ("exact_bonus", "stoeck", "revoke_penalty")
    assert rows["margin"].isMargin
    assert rows["margin"].cards == 9


@pytest.mark.parametrize(
    ("players", "cards", "pack", "talon", "hands"),
    [(2, 12, 36, 12, (2, 8)), (3, 12, 36, 0, (3, 12)), (4, 9, 36, 0, (4, 16)), (5, 7, 35, 0, (5, 20)),
     (6, 6, 36, 0, (6, 24))],
)  # fmt: skip
def test_the_sizes_of_the_table(
    players: int, cards: int, pack: int, talon: int, hands: tuple[int, int]
) -> None:
    row = next(row for row in help_tables.size_rows() if row.players == players)
    assert (row.cards, row.pack, row.talon) == (cards, pack, talon)
    assert (row.fewestHands, row.mostHands) == hands
    assert row.undenufe == (players != 5)
    assert sum(map(int, row.packets.split("+"))) == cards


def test_the_model_gives_every_example(parent: QObject) -> None:
    model = HelpModel(parent)
    for name in STRENGTHS:
        assert model.strength(name).rowCount() == 9
        assert Mode.from_code(model.mode(name)) is STRENGTHS[name][0]
    for name in HANDS:
        assert model.hand(name).rowCount() == len(HANDS[name].hand)
        assert (model.reasons(name) == []) == all(card.legal for card in hand_row(HANDS[name]))
    for name in TRICKS:
        assert model.trick(name).rowCount() == 4
    assert model.hand("follow") is model.hand("follow")
