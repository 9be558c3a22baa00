"""A match: a log of events, folded hand by hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from differenzler_qt.engine.deal import (
    Deal,
    commitment,
    deal_from_number,
    first_dealer,
    number_for,
    salt_for,
)
from differenzler_qt.engine.errors import CorruptLog, NothingToUndo, RefusedAction, WrongPhase, WrongSeatCount
from differenzler_qt.engine.events import (
    Action,
    CallMode,
    ChooseStoeck,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    NextHand,
    Play,
    Predict,
    action_of,
)
from differenzler_qt.engine.hand import Hand
from differenzler_qt.engine.options import TieBreak
from differenzler_qt.engine.phase import Phase
from differenzler_qt.engine.rules import Rules
from differenzler_qt.engine.scoring import MAX_PREDICTION, STOECK_CHOICES
from differenzler_qt.engine.standings import Standing, contenders, is_decided, standings
from differenzler_qt.engine.view import PlayerView, make_view


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat: the name shown, and ``human`` or the name of a computer player."""

    name: str
    player: str = "human"


class Match:
    """A match in progress; ``apply`` is the only way on, ``undo`` the only way back."""

    def __init__(self, rules: Rules, seats: Sequence[SeatInfo], seed: int) -> None:
        if len(seats) != rules.players:
            raise WrongSeatCount(len(seats), f"{rules.players} seats needed, {len(seats)} given")
        self.rules = rules
        self.seats = tuple(seats)
        self.seed = seed
        self._events: list[Event] = []
        self._scored: list[HandScored] = []
        self.names = tuple(info.name for info in seats)
        self._first_dealer = first_dealer(seed, rules)
        self._standings: tuple[Standing, ...] | None = None  # worked out when asked for, until a hand is over
        self._given: tuple[Deal, ...] = ()
        self._over = False
        self._hand_count = 0
        self._hand: Hand
        self._dealt: HandDealt

    @classmethod
    def new(
        cls, rules: Rules, seats: Sequence[SeatInfo | str], seed: int, deals: Sequence[Deal] = ()
    ) -> Self:
        """Start a match and deal the first hand.

        The deals are as secret as the seed: take it from ``secrets``, 128 bits long. ``deals`` replaces the
        first deals by given ones (tests, stored matches, duplicate tables).
        """
        infos = [seat if isinstance(seat, SeatInfo) else SeatInfo(seat) for seat in seats]
        match = cls(rules, infos, seed)
        match._given = tuple(deals)
        match._deal_next()
        return match

    @classmethod
    def from_log(
        cls,
        rules: Rules,
        seats: Sequence[SeatInfo],
        seed: int,
        deals: Sequence[Deal],
        events: Sequence[Event],
    ) -> Self:
        """Return the match that a stored log leads to.

        A log that ends between an action and what followed from it is completed. Raises ``CorruptLog`` at the
        first event that does not follow from those before it.
        """
        match = cls.new(rules, seats, seed, deals)
        if not events or events[0] != match._events[0]:
            raise CorruptLog(0)
        while (done := len(match._events)) < len(events):
            action = action_of(events[done])
            if action is None:
                raise CorruptLog(done)
            try:
                derived = match.apply(action)
            except RefusedAction as error:
                raise CorruptLog(done) from error
            for index, event in enumerate(derived[: len(events) - done], done):
                if events[index] != event:
                    raise CorruptLog(index)
        return match

    # --- questions ---------------------------------------------------------------------------------------

    @property
    def events(self) -> Sequence[Event]:
        """The log so far."""
        return tuple(self._events)

    @property
    def hand(self) -> Hand:
        """The hand in progress, or the last one."""
        return self._hand

    @property
    def deals(self) -> tuple[Deal, ...]:
        """All deals so far: secret, for the save file only."""
        return tuple(event.deal for event in self._events if isinstance(event, HandDealt) and event.deal)

    @property
    def known_deals(self) -> tuple[Deal, ...]:
        """The deals so far and those that stand already for hands to come: secret, for the save file only."""
        return self.deals + self._given[len(self.deals) :]

    @property
    def scored(self) -> tuple[HandScored, ...]:
        """The finished hands."""
        return tuple(self._scored)

    @property
    def hand_number(self) -> int:
        """The number of the hand in progress, from 1."""
        return self._hand_count

    @property
    def last_dealt(self) -> HandDealt:
        """The event that began the hand in progress."""
        return self._dealt

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        return Phase.MATCH_OVER if self._over else self._hand.phase

    @property
    def is_over(self) -> bool:
        """Whether the winner stands."""
        return self._over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty between hands and at the end."""
        return () if self._over else self._hand.to_act

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The standings after the finished hands, best first."""
        if self._standings is None:
            self._standings = standings(self.rules, self._scored)
        return self._standings

    def legal_actions(self) -> list[Action]:
        """Return every action that ``apply`` would take now, revokes apart."""
        hand = self._hand
        if self._over:
            return []
        match hand.phase:
            case Phase.CALLING:
                return [CallMode(hand.forehand, mode) for mode in self.rules.modes]
            case Phase.PREDICTING:
                return [*self._corrections(), *self._predictions()]
            case Phase.PLAYING:
                plays = [Play(hand.turn, card) for card in hand.legal_cards(hand.turn)]
                return [*self._corrections(), *plays]
            case Phase.STOECK:
                assert hand.stoeck_holder is not None
                return [ChooseStoeck(hand.stoeck_holder, delta) for delta in STOECK_CHOICES]
            case _:
                return [NextHand()]

    def view(self, seat: int | None) -> PlayerView:
        """Return what a seat may know (``None``: a spectator)."""
        return make_view(self, seat)

    # --- actions -----------------------------------------------------------------------------------------

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return its events; a refused one leaves the match unchanged."""
        if self._over:
            raise WrongPhase(action, "the match is over")
        hand = self._hand
        match action:
            case Play():
                events = hand.play(action)
            case Predict():
                events = hand.predict(action)
            case CallMode():
                events = hand.call_mode(action)
            case ChooseStoeck():
                events = hand.choose_stoeck(action)
            case NextHand():
                if hand.phase is not Phase.HAND_OVER:
                    raise WrongPhase(action, "the hand is not over")
                return (self._deal_next(),)
            case _:
                raise RefusedAction(action)
        if hand.phase is Phase.HAND_OVER:
            events += self._score_hand()
        self._events += events
        return tuple(events)

    def undo(self) -> Action:
        """Take the last action back with all that followed from it, and return it."""
        last = next(
            (i for i in reversed(range(1, len(self._events))) if action_of(self._events[i]) is not None),
            None,
        )
        if last is None:
            raise NothingToUndo(None)
        action = action_of(self._events[last])
        assert action is not None
        before = type(self).from_log(self.rules, self.seats, self.seed, self.deals, self._events[:last])
        # Deals that were already shown must come again, whatever happens on the new way.
        before._given = max(self._given, self.deals, key=len)
        self.__dict__.update(before.__dict__)
        return action

    # --- steps -------------------------------------------------------------------------------------------

    def _deal_next(self) -> HandDealt:
        index = self._hand_count
        if index < len(self._given):
            deal = self._given[index]
        else:
            dealer = (self._first_dealer + index) % self.rules.players
            deal = deal_from_number(number_for(self.seed, index + 1), self.rules, dealer)
        promised = commitment(deal, salt_for(self.seed, index + 1))
        event = HandDealt(
            index + 1,
            deal.dealer,
            deal.mode,
            deal.shown,
            deal.shown_in,
            promised,
            deal,
            deciding=self._next_is_deciding(),
        )
        self._hand = Hand(self.rules, deal)
        self._hand_count += 1
        self._dealt = event
        self._events.append(event)
        return event

    def _next_is_deciding(self) -> bool:
        beyond = len(self._scored) >= self.rules.hands
        return beyond and self.rules.tie_break is TieBreak.EXACT_HITS

    def _score_hand(self) -> list[Event]:
        number = self.hand_number
        hand = self._hand
        assert hand.mode is not None
        scored = HandScored(
            number,
            hand.mode,
            hand.scores(),
            hand.deal,
            salt_for(self.seed, number),
            deciding=self._next_is_deciding(),
        )
        self._scored.append(scored)
        self._standings = None
        if not is_decided(self.rules, self._scored):
            return [scored]
        self._over = True
        return [scored, MatchEnded(tuple(sorted(contenders(self.rules, self._scored))))]

    def _corrections(self) -> Iterable[Action]:
        speaker = self._hand.speaker
        if speaker is None or not self._hand.may_correct(speaker):
            return []
        return [Predict(speaker, value) for value in range(MAX_PREDICTION + 1)]

    def _predictions(self) -> Iterable[Action]:
        return [Predict(seat, value) for seat in self._hand.to_act for value in range(MAX_PREDICTION + 1)]
