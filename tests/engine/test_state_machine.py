"""Random games with everything that a match can do, and what must hold after every step."""

import json
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from differenzler_qt.engine import (
    PRESETS,
    CallMode,
    Card,
    ChooseStoeck,
    Match,
    NextHand,
    Phase,
    Play,
    Predict,
    Prediction,
    RefusedAction,
    Rules,
    dumps,
    legal_cards,
    loads,
    why_illegal,
)
from differenzler_qt.engine.codec import event_from_dict, event_to_dict
from differenzler_qt.engine.deal import pack_for, points_dealt
from tests.engine.playing import random_rules, snapshot

ANY_RULES = st.one_of(
    st.sampled_from(sorted(PRESETS)).map(lambda name: PRESETS[name]),
    st.integers(0, 10_000).map(lambda seed: random_rules(Random(seed))),
)


class PlayedMatch(RuleBasedStateMachine):
    """A match under random rules, played, undone, stored and read."""

    match: Match

    @initialize(rules=ANY_RULES, seed=st.integers(0, 2**64))
    def begin(self, rules: Rules, seed: int) -> None:
        self.match = Match.new(rules, ["x"] * rules.players, seed)

    def do(self, action: Play | Predict | CallMode | ChooseStoeck | NextHand) -> None:
        """Apply an action; undo must be its inverse."""
        before = snapshot(self.match)
        self.match.apply(action)
        after = snapshot(self.match)
        self.match.undo()
        assert snapshot(self.match) == before
        self.match.apply(action)
        assert snapshot(self.match) == after

    # --- actions -----------------------------------------------------------------------------------------

    @precondition(lambda self: self.match.phase is Phase.PREDICTING)
    @rule(data=st.data(), value=st.integers(0, 157))
    def predict(self, data: st.DataObject, value: int) -> None:
        self.do(Predict(data.draw(st.sampled_from(self.match.to_act)), value))

    @precondition(lambda self: self.match.phase is Phase.PREDICTING)
    @rule(value=st.integers(0, 157))
    def predict_all(self, value: int) -> None:
        while self.match.phase is Phase.PREDICTING:
            self.match.apply(Predict(self.match.to_act[0], value))

    @precondition(lambda self: any(self.match.hand.may_correct(s) for s in range(self.match.rules.players)))
    @rule(value=st.integers(0, 157))
    def correct(self, value: int) -> None:
        speaker = self.match.hand.speaker
        assert speaker is not None
        assert self.match.rules.prediction is Prediction.OPEN
        self.do(Predict(speaker, value))

    @precondition(lambda self: self.match.phase is Phase.PLAYING)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        hand = self.match.hand
        self.do(Play(hand.turn, data.draw(st.sampled_from(hand.legal_cards(hand.turn)))))

    @precondition(lambda self: self.match.phase is Phase.PLAYING)
    @rule(seed=st.integers(0, 1000))
    def play_the_trick_out(self, seed: int) -> None:
        rng, done = Random(seed), len(self.match.hand.tricks)
        while self.match.phase is Phase.PLAYING and len(self.match.hand.tricks) == done:
            hand = self.match.hand
            self.match.apply(Play(hand.turn, rng.choice(hand.legal_cards(hand.turn))))

    @precondition(lambda self: self.match.phase is Phase.PLAYING and self.match.rules.revoke_penalty)
    @rule(data=st.data())
    def insist(self, data: st.DataObject) -> None:
        hand = self.match.hand
        self.do(Play(hand.turn, data.draw(st.sampled_from(hand.cards[hand.turn])), insist=True))

    @precondition(lambda self: self.match.phase in (Phase.CALLING, Phase.STOECK, Phase.HAND_OVER))
    @precondition(lambda self: not self.match.is_over)
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        self.do(data.draw(st.sampled_from(self.match.legal_actions())))

    @rule(seat=st.integers(-1, 6), card=st.sampled_from(Card), value=st.integers(-2, 160))
    def try_anything(self, seat: int, card: Card, value: int) -> None:
        actions = (Play(seat, card), Predict(seat, value), ChooseStoeck(seat, value), NextHand())
        for action in actions:
            before = snapshot(self.match)
            try:
                self.match.apply(action)
            except RefusedAction:
                assert snapshot(self.match) == before

    # --- storage -----------------------------------------------------------------------------------------

    @rule()
    def store_and_resume(self) -> None:
        match = self.match
        text = json.dumps([event_to_dict(event) for event in match.events])
        events = [event_from_dict(data) for data in json.loads(text)]
        again = Match.from_log(match.rules, match.seats, match.seed, match.deals, events)
        assert snapshot(again) == snapshot(match)
        self.match = again

    @rule()
    def note_and_read(self) -> None:
        again = loads(dumps(self.match))
        assert snapshot(again) == snapshot(self.match)

    # --- what always holds -------------------------------------------------------------------------------

    @invariant()
    def every_card_is_somewhere(self) -> None:
        hand = self.match.hand
        places = [*hand.cards, hand.trick, hand.deal.talon, *(trick.cards for trick in hand.tricks)]
        assert sorted(card for cards in places for card in cards) == list(pack_for(self.match.rules))

    @invariant()
    def points_add_up(self) -> None:
        match, hand = self.match, self.match.hand
        assert sum(hand.taken) == sum(trick.points for trick in hand.tricks)
        for scored in match.scored:
            taken = sum(score.taken - score.stoeck for score in scored.scores)
            assert taken == points_dealt(scored.deal, scored.mode, match.rules)
            if not match.rules.has_talon:
                assert taken == 157
        for standing in match.standings:
            played = [scored.scores[standing.seat] for scored in match.scored if not scored.deciding]
            assert standing.total == sum(score.score for score in played)

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        match = self.match
        assert match.is_over == (not match.legal_actions())
        assert (match.to_act == ()) == (match.phase in (Phase.HAND_OVER, Phase.MATCH_OVER))

    @invariant()
    def legal_cards_are_those_without_a_reason_against_them(self) -> None:
        match, hand = self.match, self.match.hand
        if match.phase is not Phase.PLAYING or hand.mode is None:
            return
        held = hand.cards[hand.turn]
        legal = hand.legal_cards(hand.turn)
        assert legal == legal_cards(held, hand.trick, hand.mode, match.rules)
        assert legal == [c for c in held if why_illegal(c, held, hand.trick, hand.mode, match.rules) is None]
        assert match.view(hand.turn).legal_cards == legal

    @invariant()
    def views_hold_only_what_the_seat_may_know(self) -> None:
        match = self.match
        for seat in (*range(match.rules.players), None):
            view = match.view(seat)
            assert view.hand == (() if seat is None else tuple(match.hand.cards[seat]))
            if match.rules.prediction is Prediction.HIDDEN and match.hand.phase is not Phase.HAND_OVER:
                others = [value for owner, value in enumerate(view.predictions) if owner != seat]
                assert set(others) <= {None}


TestPlayedMatch = PlayedMatch.TestCase
TestPlayedMatch.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
