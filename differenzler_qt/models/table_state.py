"""What lies on the table as one seat sees it: the fold of the events redacted for that seat.

The table is fed with events one by one, at the pace at which they can be watched; so its state may lag behind
the match, and it never knows more than a network client would.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from differenzler_qt.engine import (
    Card,
    CardPlayed,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    Mode,
    ModeCalled,
    Predicted,
    Prediction,
    PredictionsRevealed,
    Rank,
    Rules,
    ShownIn,
    StoeckChosen,
    Trick,
    TrickTaken,
)
from differenzler_qt.models.card_slots import UNDEALT, Items, dealt, played, reordered, swept


class TablePhase(StrEnum):
    """What the table shows; ``TRICK_DONE`` is a full trick that still lies there."""

    IDLE = "idle"
    CALLING = "calling"
    PREDICTING = "predicting"
    PLAYING = "playing"
    TRICK_DONE = "trick_done"
    STOECK = "stoeck"
    COUNTING = "counting"
    HAND_OVER = "hand_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class TableState:
    """The table at one moment of its presentation, seen from ``viewer`` (``None``: a spectator)."""

    rules: Rules
    viewer: int | None
    phase: TablePhase = TablePhase.IDLE
    hand_number: int = 0
    deciding: bool = False
    dealer: int = 0
    mode: Mode | None = None
    shown: Card | None = None
    shown_in: ShownIn = ShownIn.NOWHERE
    commitment: str = ""
    own: tuple[Card, ...] = ()
    dealt: tuple[Card, ...] = ()
    predictions: tuple[int | None, ...] = ()
    has_predicted: tuple[bool, ...] = ()
    speaker: int | None = None
    leader: int = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    scored: tuple[HandScored, ...] = ()
    winners: tuple[int, ...] = ()
    stoeck_seat: int | None = None
    items: Items = UNDEALT

    @property
    def forehand(self) -> int:
        """The seat next to the dealer."""
        return (self.dealer + 1) % self.rules.players

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        match self.phase:
            case TablePhase.CALLING:
                return (self.forehand,)
            case TablePhase.PREDICTING if self.rules.prediction is Prediction.OPEN:
                return ((self.forehand + sum(self.has_predicted)) % self.rules.players,)
            case TablePhase.PREDICTING:
                return tuple(seat for seat, done in enumerate(self.has_predicted) if not done)
            case TablePhase.PLAYING:
                return ((self.leader + len(self.trick)) % self.rules.players,)
            case TablePhase.STOECK if self.stoeck_seat is not None:
                return (self.stoeck_seat,)
            case _:
                return ()

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is waited for."""
        return self.viewer in self.active

    @property
    def may_correct(self) -> bool:
        """Whether the viewer may still change its open prediction."""
        open_start = not self.trick and not self.tricks and self.rules.prediction is Prediction.OPEN
        return open_start and self.viewer is not None and self.speaker == self.viewer


def fold(state: TableState, event: Event) -> TableState:
    """Return the state after one more event."""
    match event:
        case HandDealt():
            return _hand_dealt(state, event)
        case ModeCalled(_, mode):
            return replace(state, mode=mode, phase=_after_mode(state.rules))
        case Predicted():
            return _predicted(state, event)
        case PredictionsRevealed(values):
            return replace(state, predictions=values)
        case CardPlayed():
            return _card_played(state, event)
        case TrickTaken():
            return _trick_taken(state, event)
        case StoeckChosen():
            return replace(state, phase=TablePhase.COUNTING)
        case HandScored():
            return replace(state, scored=(*state.scored, event), phase=TablePhase.HAND_OVER)
        case MatchEnded(winners):
            return replace(state, winners=winners, phase=TablePhase.MATCH_OVER)


def with_hand_order(state: TableState, order: tuple[Card, ...]) -> TableState:
    """Return the state with the viewer's hand in another order."""
    if state.viewer is None:
        return state
    return replace(state, own=order, items=reordered(state.items, state.viewer, order))


def _hand_dealt(state: TableState, event: HandDealt) -> TableState:
    rules, players = state.rules, state.rules.players
    phase = TablePhase.CALLING if event.mode is None else _after_mode(rules)
    return replace(
        state,
        phase=phase,
        hand_number=event.hand,
        deciding=event.deciding,
        dealer=event.dealer,
        mode=event.mode,
        shown=event.shown,
        shown_in=event.shown_in,
        commitment=event.commitment,
        own=event.own,
        dealt=event.own,
        predictions=(None,) * players,
        has_predicted=(False,) * players,
        speaker=None,
        leader=(event.dealer + 1) % players,
        trick=(),
        tricks=(),
        taken=(0,) * players,
        stoeck_seat=None,
        items=dealt(rules, state.viewer, event.own, event.dealer, event.shown, event.shown_in),
    )


def _after_mode(rules: Rules) -> TablePhase:
    return TablePhase.PLAYING if rules.prediction is Prediction.NONE else TablePhase.PREDICTING


def _predicted(state: TableState, event: Predicted) -> TableState:
    predictions = _set(state.predictions, event.seat, event.value)
    done = _set(state.has_predicted, event.seat, True)
    return replace(
        state,
        predictions=predictions,
        has_predicted=done,
        speaker=event.seat,
        phase=TablePhase.PLAYING if all(done) else TablePhase.PREDICTING,
    )


def _card_played(state: TableState, event: CardPlayed) -> TableState:
    trick = (*state.trick, event.card)
    full = len(trick) == state.rules.players
    return replace(
        state,
        trick=trick,
        own=tuple(card for card in state.own if card != event.card),
        items=played(state.items, event.seat, event.card, len(state.trick)),
        phase=TablePhase.TRICK_DONE if full else TablePhase.PLAYING,
    )


def _trick_taken(state: TableState, event: TrickTaken) -> TableState:
    tricks = (*state.tricks, Trick(state.leader, state.trick, event.seat, event.points))
    is_last = len(tricks) == state.rules.hand_size
    holder = _stoeck_seat(tricks, state.mode) if is_last and state.rules.stoeck else None
    if not is_last:
        phase = TablePhase.PLAYING
    else:
        phase = TablePhase.COUNTING if holder is None else TablePhase.STOECK
    return replace(
        state,
        phase=phase,
        tricks=tricks,
        trick=(),
        leader=event.seat,
        taken=_set(state.taken, event.seat, state.taken[event.seat] + event.points),
        stoeck_seat=holder,
        items=swept(state.items, event.seat, len(tricks)),
    )


def _stoeck_seat(tricks: tuple[Trick, ...], mode: Mode | None) -> int | None:
    """Return who has shown both king and queen of trump, which everybody has seen by now."""
    trump = mode.trump if mode is not None else None
    if trump is None:
        return None
    seats = {
        trick.seat_of(index)
        for trick in tricks
        for index, card in enumerate(trick.cards)
        if card.suit is trump and card.rank in (Rank.QUEEN, Rank.KING)
    }
    both_seen = sum(
        card.suit is trump and card.rank in (Rank.QUEEN, Rank.KING)
        for trick in tricks
        for card in trick.cards
    )
    return seats.pop() if len(seats) == 1 and both_seen == 2 else None


def _set(values: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:index], value, *values[index + 1 :])


def first_to_show(events: Sequence[Event]) -> int:
    """Return from which event on a resumed match is shown in motion.

    A match that was left with a full trick on the table goes on with that trick lying there; one that has
    only just begun is dealt.
    """
    if len(events) == 1:
        return 0
    tail = len(events)
    while tail > 1 and not isinstance(events[tail - 1], CardPlayed | HandDealt | Predicted | ModeCalled):
        tail -= 1
    return tail
