"""What happens in a match: actions that a seat asks for, and the events that the log holds."""

from dataclasses import dataclass, replace

from differenzler_qt.engine.cards import Card
from differenzler_qt.engine.deal import Deal, ShownIn
from differenzler_qt.engine.errors import UnknownSeat
from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.options import Prediction
from differenzler_qt.engine.rules import Rules, is_seat

# --- actions -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CallMode:
    """Forehand names the trump mode."""

    seat: int
    mode: Mode


@dataclass(frozen=True, slots=True)
class Predict:
    """A seat predicts its points, 0–157."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card; ``insist`` plays it although it is illegal, where a revoke only costs points."""

    seat: int
    card: Card
    insist: bool = False


@dataclass(frozen=True, slots=True)
class ChooseStoeck:
    """The holder of *Stöck* adds 20, subtracts 20, or leaves it at 0."""

    seat: int
    delta: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """Deal the next hand."""


Action = CallMode | Predict | Play | ChooseStoeck | NextHand

# --- events --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A hand was dealt; ``deal`` is secret until ``DealRevealed``, and ``None`` where it is hidden.

    ``own`` is the hand of the seat that the event was redacted for.
    """

    hand: int
    dealer: int
    mode: Mode | None
    shown: Card | None
    shown_in: ShownIn
    commitment: str
    deal: Deal | None
    own: tuple[Card, ...] = ()
    deciding: bool = False


@dataclass(frozen=True, slots=True)
class ModeCalled:
    """Forehand has named the trump mode."""

    seat: int
    mode: Mode


@dataclass(frozen=True, slots=True)
class Predicted:
    """A seat has predicted; ``value`` is ``None`` where it is hidden."""

    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class PredictionsRevealed:
    """All predictions lie open, by seat."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played; ``revoked`` says that it was illegal and insisted on."""

    seat: int
    card: Card
    revoked: bool = False


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick went to a seat with its points, the bonus for the last one included."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class StoeckChosen:
    """The holder of *Stöck* has chosen +20, −20 or 0."""

    seat: int
    delta: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a hand brought to one seat.

    ``taken`` includes *Stöck*; ``score`` is the penalty (or, in the preset ``margin``, the signed margin).
    """

    prediction: int | None
    taken: int
    tricks: int
    stoeck: int
    revokes: int
    exact: bool
    score: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """A hand is over: the scores by seat, and deal and salt as proof."""

    hand: int
    mode: Mode
    scores: tuple[SeatScore, ...]
    deal: Deal
    salt: str
    deciding: bool = False


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; ``winners`` are the seats that won or share the win."""

    winners: tuple[int, ...]


Event = (
    HandDealt
    | ModeCalled
    | Predicted
    | PredictionsRevealed
    | CardPlayed
    | TrickTaken
    | StoeckChosen
    | HandScored
    | MatchEnded
)


def redact(event: Event, seat: int | None, rules: Rules) -> Event:
    """Return an event as a seat (``None``: a spectator) may see it; raises ``UnknownSeat``.

    A whitelist: every kind of event is named here, and what is not named is refused. A revoke shows only in
    the score of the hand: before, it would tell the others what the seat still holds.
    """
    if seat is not None and not is_seat(seat, rules):
        raise UnknownSeat(seat)
    match event:
        case HandDealt():
            own = event.deal.hands[seat] if event.deal is not None and seat is not None else ()
            return replace(event, deal=None, own=own)
        case CardPlayed():
            return replace(event, revoked=False) if event.revoked and event.seat != seat else event
        case Predicted():
            hidden = event.seat != seat and rules.prediction is not Prediction.OPEN
            return replace(event, value=None) if hidden else event
        case (
            ModeCalled() | PredictionsRevealed() | TrickTaken() | StoeckChosen() | HandScored() | MatchEnded()
        ):
            return event
    raise TypeError(f"not an event: {event!r}")


def action_of(event: Event) -> Action | None:
    """Return the action that an event records, or ``None`` for an event that follows from one."""
    match event:
        case HandDealt():
            return NextHand()
        case ModeCalled(seat, mode):
            return CallMode(seat, mode)
        case Predicted(seat, value) if value is not None:
            return Predict(seat, value)
        case CardPlayed(seat, card, revoked):
            return Play(seat, card, insist=revoked)
        case StoeckChosen(seat, delta):
            return ChooseStoeck(seat, delta)
        case _:
            return None
