"""The networks' players: honest, legal in every position, and as the weights' manifest says."""

import copy
import hashlib
import json
import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from differenzler_qt.engine import (
    PRESETS,
    TRUMP_MODES,
    CallMode,
    Match,
    Mode,
    Phase,
    Predict,
    Prediction,
    Rules,
    TrumpSource,
)
from differenzler_qt.players import registry
from differenzler_qt.players.characters import BOLD, CAREFUL, CHARACTERS, ZERO_CHASER
from differenzler_qt.players.contract import (
    CardDecision,
    Player,
    PlayerOptions,
    best_first,
    decide,
    to_action,
)
from differenzler_qt.players.features import sight_features
from differenzler_qt.players.judgement import judge_cards, judge_predictions
from differenzler_qt.players.levels import to_taste
from differenzler_qt.players.network import WEIGHTS, others_for
from differenzler_qt.players.plausibility import of_plays
from differenzler_qt.players.position import Position
from differenzler_qt.players.sight import look_around, shown_in_hand
from tests.players.imagined import true_position
from tests.players.tables import match_of, play_out
from tests.players.test_honesty import exchanged, with_others_exchanged
from tests.players.walks import random_action, random_rules, walk

QUICK = ("beginner", "regular", "expert", "srf")
SLOW = ("master", "pimc")


def at_the_table(name: str, seat: int = 0, character: str = "") -> Player:
    return registry.create(name, PlayerOptions(seed=seat, character=character, time_limit=60))


def middle(preset: str, seed: int, plays: int) -> Match:
    """Return a match of experts after some cards of its first hand."""
    match = match_of(PRESETS[preset], seed)
    player = at_the_table("expert")
    while match.phase is Phase.PREDICTING or sum(map(len, (t.cards for t in match.hand.tricks))) < plays:
        view = match.view(match.to_act[0])
        match.apply(to_action(view, decide(player, view)))
    return match


@pytest.mark.parametrize("preset", ["hidden", "classic", "tv", "duel"])
@pytest.mark.parametrize("name", QUICK + SLOW)
def test_unseen_cards_do_not_matter(name: str, preset: str) -> None:
    random = Random(f"{name} {preset}")
    for seed in range(2 if name in SLOW else 6):
        match = middle(preset, seed, random.choice((0, 4, 12, 16)))
        seat = match.to_act[0]
        player = at_the_table(name)
        twin = exchanged(match, seat, random)
        assert decide(player, twin.view(seat)) == decide(player, match.view(seat))


@pytest.mark.parametrize("name", QUICK + SLOW)
def test_unseen_cards_do_not_matter_for_the_prediction(name: str) -> None:
    random = Random(name)
    for seed in range(6):
        match = match_of(PRESETS["tv"], seed)
        seat = match.to_act[0]
        deal = with_others_exchanged(match.deals[0], seat, set(), random)
        other = Match.new(match.rules, match.seats, seed, [deal])
        player = at_the_table(name)
        assert decide(player, other.view(seat)) == decide(player, match.view(seat))


@pytest.mark.parametrize("name", ["expert", "master"])
def test_hidden_predictions_do_not_matter(name: str) -> None:
    decisions = []
    for guess in (0, 30, 100):
        match, random = match_of(PRESETS["hidden"], 5), Random(5)
        for other in range(4):
            match.apply(Predict(other, 35 if other == match.hand.forehand else guess))
        found = []
        for _ in range(24):
            seat = match.to_act[0]
            if seat == match.hand.forehand:
                found.append(decide(at_the_table(name), match.view(seat)))
            match.apply(random_action(match, random))
        decisions.append(found)
    assert decisions[0] == decisions[1] == decisions[2]


@pytest.mark.parametrize(
    ("rules", "looks"),
    [
        (Rules(), False),
        (Rules(players=3), True),
        (Rules(prediction=Prediction.OPEN), True),
        (Rules(prediction=Prediction.VISIBLE_SLIPS), True),
        (Rules(trump_source=TrumpSource.FOREHAND, modes=(*TRUMP_MODES, Mode.OBENABE)), True),
    ],
)
def test_expert_looks_ahead_from_the_first_card_where_that_gains_most(rules: Rules, looks: bool) -> None:
    match, player = match_of(rules, 3), at_the_table("expert")
    while match.phase is not Phase.PLAYING:
        view = match.view(match.to_act[0])
        if match.phase is Phase.CALLING:
            match.apply(CallMode(match.to_act[0], Mode.OBENABE))
        else:
            match.apply(to_action(view, decide(player, view)))
    view = match.view(match.to_act[0])
    by_the_network = best_first(judge_cards(view).candidates)
    assert (player.play(view).candidates != by_the_network) == looks


@pytest.mark.parametrize("name", QUICK)
def test_no_illegal_card_in_random_positions(name: str) -> None:
    player = at_the_table(name)
    for seed in range(12 if name == "expert" else 40):
        for match in walk(random_rules(Random(seed)), seed):
            view = match.view(match.to_act[0])
            decision = decide(player, view)
            if isinstance(decision, CardDecision):
                assert decision.choice in view.legal_cards
                assert {c.choice for c in decision.candidates} <= set(view.legal_cards)
                if name == "expert":
                    assert [c.expected for c in decision.candidates] == sorted(
                        c.expected for c in decision.candidates
                    )


@pytest.mark.parametrize("name", SLOW)
def test_slow_players_finish_a_hand_of_any_rules(name: str) -> None:
    for seed in range(4):
        rules = random_rules(Random(100 + seed))
        players = [at_the_table(name if seat == 0 else "expert", seat) for seat in range(rules.players)]
        assert play_out(match_of(rules, seed), players, 1).scored


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", QUICK)
def test_levels_play_every_preset(name: str, preset: str) -> None:
    players = [at_the_table(name, seat) for seat in range(PRESETS[preset].players)]
    assert play_out(match_of(PRESETS[preset], 3), players, 1).scored


def test_imagined_positions_look_like_real_ones() -> None:
    """In the true world the search's position shows every seat what the engine shows it."""
    compared = 0
    for seed in range(12):
        position, observer = None, -1
        for match in walk(random_rules(Random(seed)), seed):
            if match.phase is not Phase.PLAYING:
                continue
            seat, players = match.to_act[0], match.rules.players
            view = match.view(seat)
            if position is None:
                observer, mine = seat, look_around(view)
                position, table = true_position(match, seat), mine.table
                tricks = len(match.hand.tricks)
            else:
                done = [
                    card for trick in match.hand.tricks[tricks:] for card in trick.cards
                ] + match.hand.trick
                position.put(table[done[-1]])
            assert position.turn == (seat - observer) % players
            sight, real = position.sight(), look_around(view)
            assert sight.points == real.points
            assert sight.unseen.bit_count() == real.unseen.bit_count()
            keys = {
                (suit.bit_count(), suit)
                for suit in ((position.dealt[position.turn] >> 9 * k) & 511 for k in range(4))
            }
            if len(keys) == 4:  # suits that look alike may swap their names
                row = sight_features(real, others_for(players))
                twin = sight_features(sight, others_for(players))
                assert row.ones == twin.ones
                assert sorted(row.numbers) == sorted(twin.numbers)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("seed", range(8))
def test_characters_differ_in_the_prediction(seed: int) -> None:
    match = match_of(PRESETS["hidden"], seed)
    curve = [float(cost) for cost in judge_predictions(match.view(match.to_act[0]))]
    wanted = {character: to_taste(curve, character, 1.0) for character in CHARACTERS}
    assert wanted[CAREFUL] <= wanted[""] <= wanted[BOLD]
    assert wanted[ZERO_CHASER] <= wanted[""]
    assert all(curve[value] <= min(curve) + 4.01 for value in wanted.values())


def test_weights_are_those_of_the_manifest_and_small() -> None:
    manifest = json.loads((WEIGHTS / "manifest.json").read_text())
    files = {path.stem: path for path in WEIGHTS.glob("*.npz")}
    assert set(files) == set(manifest) == {"four", "others"}
    for name, path in files.items():
        assert hashlib.sha256(path.read_bytes()).hexdigest() == manifest[name]["sha256"]
        with np.load(path) as parts:
            assert all(parts[key].dtype == np.float16 for key in parts.files)
    assert sum(path.stat().st_size for path in files.values()) <= 4_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="counts the threads of the process in /proc")
def test_one_thread_thinks() -> None:
    """A second thread of the matrix library made decisions six times slower on a busy machine."""
    script = (
        "import os, differenzler_qt.players.network, numpy; a = numpy.ones((900, 900), numpy.float32); a @ a;"
        "print(len(os.listdir('/proc/self/task')))"
    )
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    found = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert int(found.stdout) == 1


def test_a_replayed_past_leads_to_the_present() -> None:
    for seed in range(6):
        for match in walk(random_rules(Random(seed)), seed):
            if match.phase is not Phase.PLAYING or len(match.hand.tricks) < 2:
                continue
            seat = match.to_act[0]
            view = match.view(seat)
            sight = look_around(view)
            now = true_position(match, seat, strangers=0b10)
            past = now.at_the_start(shown_in_hand(view, sight.table))
            for card in [card for trick in view.tricks for card in trick.cards] + list(view.trick):
                assert past.legal >> sight.table[card] & 1
                past.put(sight.table[card])
            for name in Position.__slots__:
                assert getattr(past, name) == getattr(now, name)
            before = {name: copy.copy(getattr(now, name)) for name in Position.__slots__}
            found = of_plays(view, sight, [now])
            assert found[0] < 0
            assert before == {name: getattr(now, name) for name in Position.__slots__}
