"""What one seat may know of a match: a whitelist, the only window for players, models and network."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from differenzler_qt.engine.cards import Card
from differenzler_qt.engine.deal import ShownIn, find_stoeck
from differenzler_qt.engine.errors import UnknownSeat
from differenzler_qt.engine.events import HandScored
from differenzler_qt.engine.hand import Hand
from differenzler_qt.engine.legality import Reason, legal_cards, why_illegal
from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.phase import Phase
from differenzler_qt.engine.rules import Rules, is_seat
from differenzler_qt.engine.standings import Standing
from differenzler_qt.engine.trick import Trick

if TYPE_CHECKING:
    from differenzler_qt.engine.match import Match


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A match as seen from a seat; everything in it is the seat's own or lies open on the table.

    ``predictions`` holds ``None`` where a number is not made or not visible, ``has_predicted`` says who has
    made one. ``taken`` are points in tricks so far by seat (public: the tricks were seen). ``revokes`` counts
    only the seat's own until the hand is over. ``shown`` is the card that decided trump, with the place in
    which everybody saw it. ``scored`` are the finished hands with their deals, which are no longer secret.
    """

    rules: Rules
    seat: int | None
    names: tuple[str, ...]
    hand_number: int
    dealer: int
    deciding: bool
    phase: Phase
    to_act: tuple[int, ...]
    mode: Mode | None
    shown: Card | None
    shown_in: ShownIn
    dealt: tuple[Card, ...]
    hand: tuple[Card, ...]
    cards_left: tuple[int, ...]
    predictions: tuple[int | None, ...]
    has_predicted: tuple[bool, ...]
    may_correct: bool
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    revokes: tuple[int, ...]
    holds_stoeck: bool
    commitment: str
    scored: tuple[HandScored, ...]
    standings: tuple[Standing, ...]

    @property
    def forehand(self) -> int:
        """The seat next to the dealer."""
        return (self.dealer + 1) % self.rules.players

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat may act now."""
        return self.seat in self.to_act

    @property
    def own_prediction(self) -> int | None:
        """The seat's own prediction."""
        return None if self.seat is None else self.predictions[self.seat]

    @property
    def own_taken(self) -> int:
        """The seat's own points so far."""
        return 0 if self.seat is None else self.taken[self.seat]

    @property
    def legal_cards(self) -> list[Card]:
        """The cards that this seat may play now; empty when it is not its turn."""
        if self.phase is not Phase.PLAYING or not self.is_my_turn or self.mode is None:
            return []
        return legal_cards(self.hand, self.trick, self.mode, self.rules)

    def why_illegal(self, card: Card) -> Reason | None:
        """Return why a card of the own hand may not be added to the trick as it lies."""
        if self.mode is None:
            return None
        return why_illegal(card, self.hand, self.trick, self.mode, self.rules)

    def seat_of_card(self, index: int) -> int:
        """Return the seat that played the card at an index of the current trick."""
        return (self.leader + index) % self.rules.players


def make_view(match: "Match", seat: int | None) -> PlayerView:
    """Return the view of a seat, or of a spectator; raises ``UnknownSeat``."""
    if seat is not None and not is_seat(seat, match.rules):
        raise UnknownSeat(seat)
    hand = match.hand
    own = [] if seat is None else hand.cards[seat]
    dealt = () if seat is None else hand.deal.hands[seat]
    last_dealt = match.last_dealt
    return PlayerView(
        rules=match.rules,
        seat=seat,
        names=match.names,
        hand_number=last_dealt.hand,
        dealer=hand.deal.dealer,
        deciding=last_dealt.deciding,
        phase=match.phase,
        to_act=match.to_act,
        mode=hand.mode,
        shown=hand.deal.shown,
        shown_in=hand.deal.shown_in,
        dealt=dealt,
        hand=tuple(own),
        cards_left=tuple([len(cards) for cards in hand.cards]),
        predictions=_visible_predictions(hand, seat),
        has_predicted=tuple([value is not None for value in hand.predictions]),
        may_correct=seat is not None and hand.may_correct(seat),
        leader=hand.leader,
        trick=tuple(hand.trick),
        tricks=tuple(hand.tricks),
        taken=tuple(hand.taken),
        revokes=_visible_revokes(hand, seat),
        holds_stoeck=seat is not None and _holds_stoeck(hand, seat),
        commitment=last_dealt.commitment,
        scored=match.scored,
        standings=match.standings,
    )


def _visible_predictions(hand: Hand, seat: int | None) -> tuple[int | None, ...]:
    if hand.is_revealed:
        return tuple(hand.predictions)
    return tuple([value if other == seat else None for other, value in enumerate(hand.predictions)])


def _visible_revokes(hand: Hand, seat: int | None) -> tuple[int, ...]:
    if hand.phase is Phase.HAND_OVER or not any(hand.revokes):
        return tuple(hand.revokes)
    return tuple([count if other == seat else 0 for other, count in enumerate(hand.revokes)])


def _holds_stoeck(hand: Hand, seat: int) -> bool:
    if not hand.rules.stoeck or hand.mode is None:
        return False
    return find_stoeck(hand.deal, hand.mode) == seat


def without_history(view: PlayerView) -> PlayerView:
    """Return a view without the finished hands: what a computer player needs, and quick to send."""
    return replace(view, scored=())
