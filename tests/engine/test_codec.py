"""The plain form of events and deals goes through JSON and back."""

import json
from random import Random
from typing import Any

import pytest

from differenzler_qt.engine import PRESETS, Match, redact
from differenzler_qt.engine.codec import (
    MalformedData,
    deal_from_dict,
    deal_to_dict,
    event_from_dict,
    event_to_dict,
)
from tests.engine.playing import play_on, random_rules, start


@pytest.mark.parametrize("seed", range(12))
def test_events_and_deals_go_through_json(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    match = play_on(Match.new(rules, ["x"] * rules.players, seed), rng)
    for event in (*match.events, *(redact(event, 0, rules) for event in match.events)):
        assert event_from_dict(json.loads(json.dumps(event_to_dict(event)))) == event
    for deal in match.deals:
        assert deal_from_dict(json.loads(json.dumps(deal_to_dict(deal)))) == deal


@pytest.mark.parametrize("preset", PRESETS)
def test_repr_of_events_can_be_evaluated(preset: str) -> None:
    import differenzler_qt.engine as engine

    for event in play_on(start(preset), Random(1)).events:
        assert eval(repr(event), vars(engine).copy()) == event


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"event": "Nothing"},
        {"event": ["CardPlayed"]},
        {"event": "CardPlayed"},
        {"event": "CardPlayed", "seat": 0, "card": "XX", "revoked": False},
        {"event": "CardPlayed", "seat": 0, "card": None, "revoked": False},
        {"event": "CardPlayed", "seat": 0, "card": "6S", "revoked": False, "more": 1},
        {"event": "ModeCalled", "seat": 0, "mode": "X"},
        {"event": "PredictionsRevealed", "values": 5},
        {"event": "HandScored", "scores": [1]},
    ],
)
def test_other_data_is_malformed(data: Any) -> None:
    with pytest.raises(MalformedData):
        event_from_dict(data)
