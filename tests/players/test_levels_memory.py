"""What a weak level forgets: old low cards first, and never what lies before its eyes."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from differenzler_qt.engine import (
    PRESETS,
    Card,
    Match,
    Phase,
    Play,
    PlayerView,
    Predict,
    card_points,
    cards_from_text,
    strength_table,
)
from differenzler_qt.players.contract import PlayerOptions
from differenzler_qt.players.judgement import judge_cards
from differenzler_qt.players.levels import BEGINNER, Level, LevelPlayer, by_cost
from differenzler_qt.players.memory import forgotten, recalled
from differenzler_qt.players.sight import look_around
from tests.engine.playing import deal_of, start
from tests.players.walks import random_rules, walk

FADING = BEGINNER.fading


def views(hands: int) -> Iterator[PlayerView]:
    """Yield the views of those who are to play, in hands of random rules."""
    for seed in range(hands):
        for match in walk(random_rules(Random(seed)), seed):
            if match.phase is Phase.PLAYING:
                yield match.view(match.to_act[0])


def test_without_fading_everything_is_recalled() -> None:
    for view in views(10):
        assert forgotten(view, 3, 0.0) == set()
        assert recalled(view, 3, 0.0) == look_around(view)


def test_what_is_forgotten_counts_as_unseen_and_nothing_else_changes() -> None:
    lost = 0
    for view in views(40):
        gone = forgotten(view, 3, FADING)
        before_last = {card for trick in view.tricks[:-1] for card in trick.cards}
        assert gone <= before_last - set(view.dealt)
        whole, left = look_around(view), recalled(view, 3, FADING)
        bits = sum(1 << whole.table[card] for card in gone)
        assert left.unseen == whole.unseen | bits
        assert not whole.unseen & bits
        for name in ("played", "led", "won", "discarded"):
            assert getattr(left, name) == [cards & ~bits for cards in getattr(whole, name)]
        assert left.played[0] == whole.played[0]
        assert all(now & ~then == 0 for now, then in zip(left.void, whole.void, strict=True))
        for name in ("hand", "legal", "points", "tricks", "trick", "needs", "prediction", "best", "number"):
            assert getattr(left, name) == getattr(whole, name)
        lost += len(gone)
    assert lost > 500


def test_what_is_forgotten_does_not_come_back() -> None:
    grew = 0
    for seed in range(20):
        before: dict[int, set[Card]] = {}
        for match in walk(PRESETS["hidden"], seed):
            if match.phase is not Phase.PLAYING:
                continue
            seat = match.to_act[0]
            now = set(forgotten(match.view(seat), 5, FADING))
            assert before.get(seat, set()) <= now
            grew += len(now) > len(before.get(seat, set()))
            before[seat] = now
    assert grew > 100


def test_seeds_and_seats_forget_different_cards() -> None:
    for match in walk(PRESETS["hidden"], 1):
        last = match.view(match.to_act[0])
    assert len({frozenset(forgotten(last, seed, FADING)) for seed in range(20)}) > 10


def test_low_cards_are_forgotten_and_masters_hardly_ever() -> None:
    """Late in a hand most low cards of its beginning are gone, and nearly all aces and trumps are not."""
    seen: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    for seed in range(60):
        for match in walk(PRESETS["hidden"], seed):
            view = match.view(match.to_act[0])
            if len(view.tricks) != 7 or view.trick:
                continue
            lost = forgotten(view, seed, FADING)
            for trick in view.tricks[:3]:
                for card in set(trick.cards) - set(view.dealt):
                    kind = kind_of(card, view)
                    seen[kind] += 1
                    gone[kind] += card in lost
    share = {kind: gone[kind] / seen[kind] for kind in seen}
    assert share["master"] < 0.15
    assert share["low"] > 0.75
    assert share["master"] < share["trump"] < share["low"]


def kind_of(card: Card, view: PlayerView) -> str:
    assert view.mode is not None
    strength = strength_table(view.mode, view.rules.values)[card]
    if strength in (8, 17, 18):  # plain ace, Nell, Puur
        return "master"
    if strength >= 10:
        return "trump"
    return "dear" if card_points(card, view.mode, view.rules) else "low"


HANDS = """AS KS QS 6H 7H AC KC QC 6D
           6S 7S 8S TH AH JC TC 9C 7D
           8H 9H JH QH KH JD 8D 9D TD
           9S TS JS 8C 7C 6C AD KD QD"""  # diamonds are trump


def after(played: str) -> Match:
    match = start(deals=(deal_of(HANDS),))
    for seat in range(4):
        match.apply(Predict(seat, 40))
    for card in cards_from_text(played):
        match.apply(Play(match.to_act[0], card))
    return match


def test_a_void_is_forgotten_with_the_card_that_showed_it() -> None:
    """Seat 2 threw a heart on spades: whoever forgets that heart no longer knows that it has no spades."""
    view = after("AS 6S 8H 9S KS 7S 9H TS 6H TH KH 8C QH 6C 7H AH").view(1)
    whole = look_around(view)
    spades = 1 << whole.table[Card.S6] // 9
    assert whole.void[1] & spades
    outcomes = set()
    for seed in range(100):
        gone = forgotten(view, seed, FADING)
        knows = bool(recalled(view, seed, FADING).void[1] & spades)
        assert knows != ({Card.H8, Card.H9} <= gone)
        outcomes.add(knows)
    assert outcomes == {True, False}


def test_own_forgetting_changes_the_judgement() -> None:
    changed = 0
    for view in views(10):
        whole, dim = judge_cards(view), judge_cards(view, recalled(view, 3, FADING))
        assert dim.cards == whole.cards
        if forgotten(view, 3, FADING):
            changed += dim.expected != whole.expected
        else:
            assert dim.expected == whole.expected
    assert changed > 50


@pytest.mark.parametrize("seed", range(3))
def test_a_level_decides_by_what_it_remembers(seed: int) -> None:
    """With no other error than forgetting, the chosen card is the best of those as remembered."""
    level = Level(card_error=1e-9, tolerance=1000, fading=FADING)
    player = LevelPlayer(PlayerOptions(seed=seed), level)
    for view in views(8):
        if len(view.hand) <= 2:
            continue  # plain to everybody
        dim = by_cost(view, judge_cards(view, recalled(view, seed, FADING)).candidates)
        decision = player.play(view)
        assert decision.candidates == dim
        assert dict(dim)[decision.choice] == pytest.approx(dim[0].expected)
