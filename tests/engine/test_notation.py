"""The text of a match reads back to the same match, and what is wrong is named by its line."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from differenzler_qt.engine import PRESETS, Match, NotationError, Rules, SeatInfo, dumps, loads
from tests.engine.playing import play_hand, play_on, random_rules, start

NAMES = st.text(max_size=12)


@settings(max_examples=150, deadline=None)
@given(
    rules=st.one_of(
        st.sampled_from(sorted(PRESETS)).map(lambda name: PRESETS[name]),
        st.integers(0, 10_000).map(lambda seed: random_rules(Random(seed))),
    ),
    names=st.lists(st.tuples(NAMES, NAMES), min_size=6, max_size=6),
    seed=st.integers(0, 2**128),
    steps=st.integers(0, 200),
)
def test_the_text_leads_back_to_the_match(
    rules: Rules, names: list[tuple[str, str]], seed: int, steps: int
) -> None:
    seats = [SeatInfo(*name) for name in names[: rules.players]]
    match = play_on(Match.new(rules, seats, seed), Random(seed), steps)
    text = dumps(match)
    again = loads(text)
    assert again.events == match.events
    assert (again.rules, again.seats, again.seed) == (match.rules, match.seats, match.seed)
    assert dumps(again) == text


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_of_every_preset(preset: str) -> None:
    match = play_on(start(preset, seed=4), Random(4))
    assert loads(dumps(match)).events == match.events


def test_the_text_is_what_the_document_says() -> None:
    match = play_hand(start("parlour", seed=5), (53, 50, 47, 49))
    assert dumps(match) == EXAMPLE
    document = Path(__file__).parents[2] / "docs" / "notation.md"
    assert document.read_text(encoding="utf-8").split("```\n")[1] == EXAMPLE


def test_comments_blank_lines_indents_and_windows_line_ends_do_not_matter() -> None:
    text = EXAMPLE.replace("\n", "\r\n  # a comment\r\n\r\n   ")
    assert dumps(loads(text)) == EXAMPLE


EXAMPLE = """\
[Differenzler "1"]
[Seed "5"]
[Seat "Anna" "human"]
[Seat "Ben" "human"]
[Seat "Carla" "human"]
[Seat "Dan" "human"]
[trump_source "dealer_last"]
[tie_break "extra_hand"]

Hand 1
deal: 8676476406665389043
dealer: 4
cards 1: 8S QH 8H AD TC 8C 7H 6D 7D
cards 2: AS 7S 8D KS AC KD TS 9S JD
cards 3: TD 6S 9C QS KH QD KC 9H JC
cards 4: TH 9D JS JH AH 7C 6C QC 6H
trump: H
shown: 6H dealer_hand
predictions: 1=53 2=50 3=47 4=49
trick 1: 1 7H TS KH AH > 4 +25
trick 2: 4 6H 8H AC 9H > 3 +25
trick 3: 3 9C QC QH KD > 1 +10
trick 4: 1 AD JD TD TH > 4 +33
trick 5: 4 6C 8C 9S KC > 3 +4
trick 6: 3 QD 9D 6D 8D > 3 +3
trick 7: 3 QS JS 8S 7S > 3 +5
trick 8: 3 JC JH TC KS > 4 +36
trick 9: 4 7C 7D AS 6S > 4 +16
scores: 43 50 10 61
"""

# what to replace, with what, the line that is wrong then
MISTAKES: list[tuple[str, str, int]] = [
    ('[Differenzler "1"]', '[Differenzler "2"]', 1),
    ('[Differenzler "1"]\n', "", 1),
    ('[Seed "5"]', '[Seed "five"]', 2),
    ('[Seed "5"]', '[Seed "-5"]', 2),
    ('[Seed "5"]', '[Seed "5"', 2),
    ('"Ben" "human"]', '"Ben"]', 4),
    ('"Ben" "human"]', '"B\\x" "human"]', 4),
    ('[Seat "Dan" "human"]\n', "", 28),
    ('[trump_source "dealer_last"]', '[trump_source "wind"]', 7),
    ('[trump_source "dealer_last"]', '[wind "south"]', 7),
    ('[trump_source "dealer_last"]', '[trump_source "talon"]', 7),
    ('[tie_break "extra_hand"]', '[trump_source "random"]', 8),
    ("Hand 1", "Hand 2", 10),
    ("deal: ", "deal: x", 11),
    ("dealer: 4", "dealer: 5", 10),
    ("dealer: 4\n", "", 10),
    ("cards 1: ", "cards 1: XX ", 13),
    ("cards 1: 8S ", "cards 1: ", 10),
    ("cards 1: 8S ", "cards 1: AS ", 10),
    ("cards 4: ", "cards 3: ", 16),
    ("cards 4: ", "cards 5: ", 10),
    ("trump: H", "trump: X", 17),
    ("trump: H", "trump: obenabe", 10),
    ("shown: 6H dealer_hand", "shown: 6H roof", 18),
    ("shown: 6H dealer_hand", "talon: AS", 10),
    ("predictions: 1=53", "predictions: 1=158", 19),
    ("predictions: 1=53", "predictions: 1=x", 19),
    ("predictions: 1=53", "predictions: 2=53", 19),
    ("predictions: 1=53", "predictions: 9=53", 19),
    ("predictions: ", "prophecies: ", 19),
    ("trick 1: 1", "trick 2: 1", 20),
    ("trick 1: 1", "trick 1: 2", 20),
    ("trick 1: 1", "trick: 1", 20),
    ("trick 9", "dealer: 4\ntrick 9", 28),
    ("Hand 1", "What is this", 10),
    ("scores: ", "scores: 1 ", 29),
    ("scores: ", "winners: 1\nscores: ", 29),
    ("scores: ", "stoeck: 1 +20\nscores: ", 29),
    ("scores: ", "stoeck: 1 20\nscores: ", 29),
    ("scores: ", "called: 1 D\nscores: ", 29),
    ("scores: ", '[rounds "2"]\nscores: ', 29),
    ("scores: ", "Hand 2\nscores: ", 29),
]


@pytest.mark.parametrize(("old", "new", "line"), MISTAKES)
def test_a_mistake_is_named_by_its_line(old: str, new: str, line: int) -> None:
    assert old in EXAMPLE
    with pytest.raises(NotationError) as caught:
        loads(EXAMPLE.replace(old, new, 1))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "hello", "trump: H"])
def test_a_text_that_is_no_match(text: str) -> None:
    with pytest.raises(NotationError):
        loads(text)


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_damage_is_refused_by_name_or_harmless(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(EXAMPLE)))
    cut = data.draw(st.integers(0, 5))
    put = data.draw(st.text(max_size=3))
    try:
        match = loads(EXAMPLE[:at] + put + EXAMPLE[at + cut :])
    except NotationError:
        return
    assert loads(dumps(match)).events == match.events
