"""*Differenz zu zweit*: the search plays by the engine's rules, ends exactly, and beats simpler play."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from differenzler_qt.engine import (
    PRESETS,
    Card,
    Mode,
    Phase,
    PlayerView,
    Rules,
    card_points,
    legal_cards,
    strength_table,
    trick_winner,
)
from differenzler_qt.players import margin, registry
from differenzler_qt.players.arena import Table, simulate
from differenzler_qt.players.contract import PlayerOptions, decide
from differenzler_qt.players.margin import OpenTable, sample_hand
from differenzler_qt.players.margin_thumb import thumb_card
from tests.players.test_honesty import exchanged
from tests.players.walks import walk

RULES = PRESETS["margin"]


def views(hands: int) -> Iterator[PlayerView]:
    for seed in range(hands):
        for match in walk(RULES, seed):
            yield match.view(match.to_act[0])


def mask(cards: Sequence[Card]) -> int:
    return sum(1 << card for card in cards)


def test_legal_cards_and_winners_are_the_engine_s() -> None:
    for view in views(60):
        table, led = OpenTable(view), int(view.trick[0]) if view.trick else -1
        assert table.legal(mask(view.hand), led) == mask(view.legal_cards)
        assert view.mode is not None
        for card in view.legal_cards if view.trick else ():
            second = trick_winner((view.trick[0], card), view.mode, RULES) == 1
            assert table.second_wins(led, card) == second


def best_margin(hands: tuple[list[Card], list[Card]], mode: Mode, tricks: tuple[int, int]) -> int:
    """Return the margin of the first hand, which leads, by trying everything in the engine's terms."""
    if not hands[0]:
        return 20 * ((tricks[0] >= 8) - (tricks[1] >= 8))
    return max(
        min(
            _after(hands, mode, tricks, lead, answer)
            for answer in legal_cards(hands[1], (lead,), mode, RULES)
        )
        for lead in hands[0]
    )


def _after(
    hands: tuple[list[Card], list[Card]], mode: Mode, tricks: tuple[int, int], lead: Card, answer: Card
) -> int:
    own = [card for card in hands[0] if card is not lead]
    other = [card for card in hands[1] if card is not answer]
    stake = sum(card_points(card, mode, RULES) for card in (lead, answer))
    if trick_winner((lead, answer), mode, RULES):
        return -stake - best_margin((other, own), mode, (tricks[1] + 1, tricks[0]))
    return stake + best_margin((own, other), mode, (tricks[0] + 1, tricks[1]))


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_endings_are_exact(cards: int) -> None:
    random = Random(cards)
    view = next(views(1))
    assert view.mode is not None
    for _ in range(30):
        pack = random.sample(list(Card), 2 * cards)
        own, other = pack[:cards], pack[cards:]
        gone = 9 - cards
        tricks = random.choice((0, 1, gone - 1, gone))
        exact = OpenTable(view).value(mask(own), mask(other), -1, tricks, gone)
        assert exact == best_margin((own, other), view.mode, (tricks, gone - tricks))


def test_the_two_rules_of_thumb_agree() -> None:
    """The roll-out's cards are those of the yardstick, up to cards that it holds to be equal."""
    for view in views(40):
        assert view.mode is not None
        assert view.shown is not None
        seen = [view.shown, *view.trick, *(card for trick in view.tricks for card in trick.cards)]
        unseen = (1 << 36) - 1 & ~mask([*view.hand, *set(seen)])
        led = int(view.trick[0]) if view.trick else -1
        strength = strength_table(view.mode, RULES.values)
        keys = {
            (card_points(card, view.mode, RULES), strength[card])
            for card in (thumb_card(view), Card(OpenTable(view).thumb(mask(view.hand), unseen, led)))
        }
        assert len(keys) == 1


def test_sampled_hands_are_possible() -> None:
    random = Random(1)
    for seed in range(30):
        for match in walk(RULES, seed):
            seat = match.to_act[0]
            view = match.view(seat)
            other = 1 - seat
            assert view.shown is not None
            known = mask([*view.dealt, view.shown, *view.trick])
            known |= mask([card for trick in view.tricks for card in trick.cards])
            theirs = sample_hand(view, random)
            assert theirs.bit_count() == view.cards_left[other]
            assert not theirs & known
            for trick in view.tricks:
                led, answer = trick.cards
                if trick.leader == seat and answer.suit not in (led.suit, view.mode and view.mode.trump):
                    assert not any(theirs >> card & 1 for card in Card if card.suit is led.suit)


def test_a_forgotten_card_may_be_sampled_again() -> None:
    view = [v for v in views(1) if len(v.tricks) == 3][-1]
    gone = {card for card in view.tricks[0].cards if card not in view.dealt}
    (card,) = gone
    random = Random(1)
    assert not any(sample_hand(view, random) >> card & 1 for _ in range(200))
    assert any(sample_hand(view, random, gone) >> card & 1 for _ in range(200))


@pytest.mark.parametrize("name", ["beginner", "expert", "srf"])
def test_unseen_cards_do_not_matter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(margin, "MOST_WORLDS", 4)
    random = Random(name)
    player = registry.create(name, PlayerOptions(seed=3))
    checked = 0
    for seed in range(8):
        for match in walk(RULES, seed):
            if match.phase is Phase.PLAYING and random.random() < 0.4:
                seat = match.to_act[0]
                twin = exchanged(match, seat, random)
                assert decide(player, twin.view(seat)) == decide(player, match.view(seat))
                checked += 1
    assert checked > 30


def mean_margin(players: tuple[str, str], hands: int, rules: Rules = RULES) -> float:
    """Return how many points the first player is ahead of the second a hand, both seats alike."""
    result = simulate(Table(players, rules, seed=1, duplicate=True), hands)
    return -result.seats[0].mean


def test_the_rule_of_thumb_beats_chance() -> None:
    assert mean_margin(("srf", "random"), 400) > 4


def test_the_search_beats_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds and short endings are enough: some 10 and 4 points a hand, give or take 2 and 1.3."""
    monkeypatch.setattr(margin, "MOST_WORLDS", 10)
    monkeypatch.setattr(margin, "EXACT_CARDS", 3)
    assert mean_margin(("expert", "random"), 40) > 5
    assert mean_margin(("expert", "srf"), 60) > 1
