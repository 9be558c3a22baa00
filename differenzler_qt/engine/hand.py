"""One hand: the fold of its events, from the deal to the score."""

from differenzler_qt.engine.cards import Card
from differenzler_qt.engine.deal import Deal, find_stoeck, points_dealt
from differenzler_qt.engine.errors import (
    AlreadyPredicted,
    IllegalCard,
    InvalidMode,
    InvalidPrediction,
    InvalidStoeck,
    NotYourTurn,
    SumMismatch,
    UnknownSeat,
    WrongPhase,
)
from differenzler_qt.engine.events import (
    CallMode,
    CardPlayed,
    ChooseStoeck,
    Event,
    ModeCalled,
    Play,
    Predict,
    Predicted,
    PredictionsRevealed,
    SeatScore,
    StoeckChosen,
    TrickTaken,
)
from differenzler_qt.engine.legality import Reason, legal_cards, trick_points, trick_winner, why_illegal
from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.options import Game, Prediction
from differenzler_qt.engine.phase import Phase
from differenzler_qt.engine.rules import Rules, is_seat
from differenzler_qt.engine.scoring import STOECK_CHOICES, is_valid_prediction, margins, penalty
from differenzler_qt.engine.trick import Trick


class Hand:
    """The state of one hand; every method checks first, then changes, then returns its events."""

    __slots__ = (
        "cards",
        "deal",
        "leader",
        "legal",
        "mode",
        "phase",
        "predictions",
        "revokes",
        "rules",
        "speaker",
        "stoeck",
        "stoeck_holder",
        "taken",
        "trick",
        "tricks",
        "turn",
    )

    def __init__(self, rules: Rules, deal: Deal) -> None:
        players = rules.players
        self.rules = rules
        self.deal = deal
        self.mode: Mode | None = deal.mode
        self.cards: list[list[Card]] = [list(hand) for hand in deal.hands]
        self.predictions: list[int | None] = [None] * players
        self.speaker: int | None = None  # the seat whose open prediction may still be corrected
        self.leader = (deal.dealer + 1) % players
        self.turn = self.leader
        self.trick: list[Card] = []
        self.legal: list[Card] | None = None  # of the seat whose turn it is, once somebody has asked
        self.tricks: list[Trick] = []
        self.taken = [0] * players
        self.revokes = [0] * players
        self.stoeck = [0] * players
        self.stoeck_holder: int | None = None
        if self.mode is None:
            self.phase = Phase.CALLING
        else:
            self._mode_stands()

    # --- questions ---------------------------------------------------------------------------------------

    @property
    def forehand(self) -> int:
        """The seat next to the dealer, which leads first."""
        return (self.deal.dealer + 1) % self.rules.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; with hidden predictions several at once."""
        match self.phase:
            case Phase.CALLING:
                return (self.forehand,)
            case Phase.PREDICTING if self.rules.prediction is Prediction.OPEN:
                return (self.next_speaker,)
            case Phase.PREDICTING:
                return tuple(seat for seat, value in enumerate(self.predictions) if value is None)
            case Phase.PLAYING:
                return (self.turn,)
            case Phase.STOECK:
                assert self.stoeck_holder is not None
                return (self.stoeck_holder,)
            case _:
                return ()

    @property
    def next_speaker(self) -> int:
        """The seat whose open prediction is due."""
        said = sum(value is not None for value in self.predictions)
        return (self.forehand + said) % self.rules.players

    @property
    def is_revealed(self) -> bool:
        """Whether all predictions lie open."""
        if self.rules.prediction is Prediction.VISIBLE_SLIPS:
            return self.phase not in (Phase.CALLING, Phase.PREDICTING)
        return self.rules.prediction is Prediction.OPEN or self.phase is Phase.HAND_OVER

    def may_correct(self, seat: int) -> bool:
        """Say whether a seat may still change its open prediction."""
        return self.speaker is not None and self.speaker == seat and not self.trick and not self.tricks

    def legal_cards(self, seat: int) -> list[Card]:
        """Return the legal cards of the seat whose turn it is; nothing for any other."""
        if self.phase is not Phase.PLAYING or seat != self.turn or self.mode is None:
            return []
        if self.legal is None:
            self.legal = legal_cards(self.cards[seat], self.trick, self.mode, self.rules)
        return self.legal.copy()

    # --- actions -----------------------------------------------------------------------------------------

    def call_mode(self, action: CallMode) -> list[Event]:
        """Let forehand name the trump mode."""
        self._expect(Phase.CALLING, action)
        self._expect_turn(action.seat, self.forehand)
        if type(action.mode) is not Mode or action.mode not in self.rules.modes:
            raise InvalidMode(action.mode)
        self.mode = action.mode
        self._mode_stands()
        return [ModeCalled(self.forehand, action.mode)]

    def predict(self, action: Predict) -> list[Event]:
        """Take a prediction, or the correction of an open one."""
        seat, value = action.seat, action.value
        self._expect_seat(seat)
        if not is_valid_prediction(value):
            raise InvalidPrediction(value)
        if self.may_correct(seat):
            self.predictions[seat] = value
            return [Predicted(seat, value)]
        self._expect(Phase.PREDICTING, action)
        if self.predictions[seat] is not None:
            raise AlreadyPredicted(seat)
        if self.rules.prediction is Prediction.OPEN:
            self._expect_turn(seat, self.next_speaker)
            self.speaker = seat
        self.predictions[seat] = value
        events: list[Event] = [Predicted(seat, value)]
        if None not in self.predictions:
            self.phase = Phase.PLAYING
            if self.rules.prediction is Prediction.VISIBLE_SLIPS:
                events.append(self._reveal())
        return events

    def play(self, action: Play) -> list[Event]:
        """Play a card; the events of a completed trick and of the last one follow it."""
        card, seat = action.card, self.turn
        if self.phase is not Phase.PLAYING:
            self._expect(Phase.PLAYING, action)
        if action.seat != seat:
            self._expect_turn(action.seat, seat)
        mode = self.mode
        assert mode is not None
        if self.legal is None:
            self.legal = legal_cards(self.cards[seat], self.trick, mode, self.rules)
        revoked = type(card) is not Card or card not in self.legal
        if revoked:
            self._expect_revoke(action, mode)
            self.revokes[seat] += 1
        self.cards[seat].remove(card)
        self.trick.append(card)
        self.legal = None
        events: list[Event] = [CardPlayed(seat, card, revoked)]
        if len(self.trick) < self.rules.players:
            self.turn = (seat + 1) % self.rules.players
        else:
            events += self._end_trick(mode)
        return events

    def choose_stoeck(self, action: ChooseStoeck) -> list[Event]:
        """Let the holder of *Stöck* decide what they are worth."""
        self._expect(Phase.STOECK, action)
        assert self.stoeck_holder is not None
        self._expect_turn(action.seat, self.stoeck_holder)
        if type(action.delta) is not int or action.delta not in STOECK_CHOICES:
            raise InvalidStoeck(action.delta)
        self.stoeck[self.stoeck_holder] = action.delta
        return [StoeckChosen(self.stoeck_holder, action.delta), *self._end()]

    # --- the result --------------------------------------------------------------------------------------

    def scores(self) -> tuple[SeatScore, ...]:
        """Return the scores of the finished hand; raises ``SumMismatch`` if the points do not add up."""
        self._check_sum()
        tricks = [0] * self.rules.players
        for trick in self.tricks:
            tricks[trick.winner] += 1
        if self.rules.game is Game.MARGIN:
            return tuple(
                SeatScore(None, taken, won, 0, 0, False, margin)
                for taken, won, margin in zip(self.taken, tricks, margins(self.taken, tricks), strict=True)
            )
        return tuple(self._seat_score(seat, tricks[seat]) for seat in range(self.rules.players))

    def _seat_score(self, seat: int, tricks: int) -> SeatScore:
        prediction = self.predictions[seat]
        assert prediction is not None
        taken, stoeck, revokes = self.taken[seat], self.stoeck[seat], self.revokes[seat]
        result = penalty(prediction, taken, self.rules, stoeck=stoeck, revokes=revokes, tricks=tricks)
        return SeatScore(prediction, taken + stoeck, tricks, stoeck, revokes, result.exact, result.points)

    def _check_sum(self) -> None:
        assert self.mode is not None
        expected = points_dealt(self.deal, self.mode, self.rules)
        if sum(self.taken) != expected:
            raise SumMismatch(f"taken {self.taken}, expected {expected}")

    # --- steps -------------------------------------------------------------------------------------------

    def _mode_stands(self) -> None:
        assert self.mode is not None
        playing = self.rules.prediction is Prediction.NONE
        self.phase = Phase.PLAYING if playing else Phase.PREDICTING
        if self.rules.stoeck:
            self.stoeck_holder = find_stoeck(self.deal, self.mode)

    def _end_trick(self, mode: Mode) -> list[Event]:
        cards = tuple(self.trick)
        winner = (self.leader + trick_winner(cards, mode, self.rules)) % self.rules.players
        points = trick_points(cards, mode, self.rules)
        is_last = not any(self.cards)
        if is_last:
            points += self.rules.last_trick_bonus
        self.tricks.append(Trick(self.leader, cards, winner, points))
        self.taken[winner] += points
        self.trick.clear()
        self.leader = self.turn = winner
        events: list[Event] = [TrickTaken(winner, points)]
        if is_last:
            if self.stoeck_holder is not None:
                self.phase = Phase.STOECK
            else:
                events += self._end()
        return events

    def _end(self) -> list[Event]:
        self.phase = Phase.HAND_OVER
        return [self._reveal()] if self.rules.prediction is Prediction.HIDDEN else []

    def _reveal(self) -> Event:
        return PredictionsRevealed(tuple(value for value in self.predictions if value is not None))

    def _expect(self, phase: Phase, action: object) -> None:
        if self.phase is not phase:
            raise WrongPhase(action, f"{type(action).__name__} is not possible while {self.phase.value}")

    def _expect_revoke(self, action: Play, mode: Mode) -> None:
        reason = why_illegal(action.card, self.cards[self.turn], self.trick, mode, self.rules)
        may_insist = action.insist and self.rules.revoke_penalty and reason is not Reason.NOT_IN_HAND
        if not may_insist:
            raise IllegalCard(action.card, reason or Reason.NOT_IN_HAND)

    def _expect_seat(self, seat: int) -> None:
        if not is_seat(seat, self.rules):
            raise UnknownSeat(seat)

    def _expect_turn(self, seat: int, expected: int) -> None:
        self._expect_seat(seat)
        if seat != expected:
            raise NotYourTurn(seat)
