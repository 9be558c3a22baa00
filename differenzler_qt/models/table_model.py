"""The table as QML sees it: facts, list models, and what a person can do there."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.engine import (
    CallMode,
    Card,
    CardPlayed,
    ChooseStoeck,
    Event,
    HandDealt,
    HandScored,
    IllegalCard,
    Mode,
    ModeCalled,
    NextHand,
    Play,
    Predict,
    Predicted,
    Prediction,
    RefusedAction,
    TrickTaken,
)
from differenzler_qt.models.hand_order import HandOrder, sort_hand
from differenzler_qt.models.hint_model import HintModel
from differenzler_qt.models.match_host import MatchHost
from differenzler_qt.models.presentation import FACTORS, WAIT_FOR_CLICK, Presentation, Speed
from differenzler_qt.models.table_facts import TableFacts, derive_facts
from differenzler_qt.models.table_lists import TableLists
from differenzler_qt.models.table_state import TablePhase, TableState, first_to_show, fold, with_hand_order
from differenzler_qt.players import rule_of_thumb

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

STRONG_ADVISER = "expert"
SIMPLE_ADVISER = "simple"
_GRACE_MS = 2500
"""Time at normal speed in which an open prediction can be corrected before a computer speaks."""
_SOUNDS = {HandDealt: "deal", CardPlayed: "card", TrickTaken: "sweep", Predicted: "slip", ModeCalled: "call"}


@QmlElement
@QmlUncreatable("made by the program")
class TableModel(TableLists):  # type: ignore[operator]
    """One match at the table, seen from one seat."""

    thinkingChanged = Signal()
    trickLiesChanged = Signal()
    clickNeededChanged = Signal()
    coverSeatChanged = Signal()
    aidChanged = Signal()
    strongChanged = Signal()
    estimateChanged = Signal()
    orderChanged = Signal()

    refused = Signal(str, str, arguments=["code", "reason"])
    released = Signal(str, arguments=["kind"])
    saveFailed = Signal(str, arguments=["reason"])

    @Property(bool, notify=thinkingChanged)
    def thinking(self) -> bool:
        return self._host.is_thinking

    @Property(bool, notify=trickLiesChanged)
    def trickLies(self) -> bool:
        return self._show.waiting_for_click

    @Property(bool, notify=clickNeededChanged)
    def clickNeeded(self) -> bool:
        return self._click_needed()

    @Property(int, notify=coverSeatChanged)
    def coverSeat(self) -> int:
        return self._cover

    @Property(HintModel, constant=True)
    def hint(self) -> HintModel:
        return self._hint

    def __init__(self, host: MatchHost, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._show = Presentation(self)
        self._state: TableState | None = None
        self._names: tuple[str, ...] = ()
        self._shown = 0  # events of the log that have been released
        self._queued = 0  # events of the log that are released or wait for it
        self._hand_start = 0  # the event that dealt the hand that is shown
        self._scored_before: tuple[HandScored, ...] = ()
        self._cover = -1
        self._aid = False
        self._strong = False
        self._order = HandOrder.ALTERNATING
        self._hint = HintModel(host, self)
        self._grace = QTimer(self, singleShot=True)
        self._grace.timeout.connect(host.poll)
        self._corrects = False
        host.set_gate(lambda: self.is_ready and not self._grace.isActive() and not self._corrects)
        host.happened.connect(self._on_happened)
        host.thinkingChanged.connect(self.thinkingChanged)
        host.saveFailed.connect(self.saveFailed)
        self._show.released.connect(self._on_released)
        self._show.idle.connect(self._on_idle)
        self._show.waitingForClickChanged.connect(self.trickLiesChanged)
        self._show.waitingForClickChanged.connect(self.clickNeededChanged)

    # --- for Python --------------------------------------------------------------------------------------

    @property
    def trick_count(self) -> int:
        """The cards in the trick as it is shown."""
        return len(self._state.trick) if self._state is not None else 0

    @property
    def is_ready(self) -> bool:
        """Whether everything that has happened is shown and nothing covers the table."""
        return self._show.is_idle and self._cover < 0

    # --- settings ----------------------------------------------------------------------------------------

    def set_pace(self, speed: Speed, trick_stay_ms: int) -> None:
        """Set how fast the table moves and how long a trick stays (−1: until it is clicked)."""
        self._show.speed = speed
        self._show.trick_stay_ms = trick_stay_ms

    def set_has_view(self, has_view: bool) -> None:
        """Say whether a view reports with ``settled`` that nothing moves."""
        self._show.has_view = has_view

    def set_order(self, order: HandOrder) -> None:
        """Sort the own hand."""
        self._order = order
        self._resort()
        self.orderChanged.emit()

    @Property(bool, notify=aidChanged)
    def aid(self) -> bool:
        """The learning aid: legal cards are marked, reasons and an estimate are given."""
        return self._aid

    @aid.setter  # type: ignore[no-redef]
    def aid(self, on: bool) -> None:
        self._set_aid(on)

    def _set_aid(self, on: bool) -> None:
        if self._aid != on:
            self._aid = on
            self.aidChanged.emit()
            self.estimateChanged.emit()

    @Property(bool, notify=strongChanged)
    def strong(self) -> bool:
        """Whether the strong player advises, not the rule of thumb."""
        return self._strong

    def set_strong(self, on: bool) -> None:
        """Choose between the strong player and the rule of thumb."""
        if self._strong != on:
            self._strong = on
            self._hint.clear()
            self.strongChanged.emit()

    def set_aid(self, on: bool) -> None:
        """Switch the learning aid."""
        self._set_aid(on)

    @Property(int, notify=estimateChanged)
    def estimate(self) -> int:
        state = self._state
        if not self._aid or state is None or state.mode is None or not state.dealt:
            return -1
        return rule_of_thumb.estimate(state.dealt, state.mode)

    # --- a match comes and goes --------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the match that the host has taken over; a resumed one goes on at the event it was left at."""
        self._forget()
        self._set_aid(False)
        self._names = self._host.names
        self._set_cover(-1)
        events = self._host.events_for(None)
        self._shown = first_to_show(events)
        self._queued = len(events)
        deals = (i for i, event in enumerate(events[: self._shown]) if isinstance(event, HandDealt))
        self._hand_start = max(deals, default=0)
        self._scored_before = tuple(e for e in events[: self._hand_start] if isinstance(e, HandScored))
        self._look_from(self._first_viewer())
        self._show.extend(events[self._shown :])

    def end(self) -> None:
        """Leave the table; the match stays stored."""
        self._forget()
        self._host.close()
        self._state = None
        self._set_facts(TableFacts())

    def _forget(self) -> None:
        """Drop what was under way at the table until now."""
        self._show.clear()
        self._grace.stop()
        self._corrects = False
        self._hint.clear()

    # --- what a person does ------------------------------------------------------------------------------

    @Slot(str)
    @Slot(str, bool)
    def playCard(self, code: str, insist: bool = False) -> None:
        """Play a card of the own hand; emits ``refused`` if that is not possible."""
        state = self._state
        if state is None or state.viewer is None or not self._ready_for_me():
            self.refused.emit(code, "not_your_turn")
            return
        self._do(Play(state.viewer, Card.from_code(code), insist), code)

    @Slot(int)
    def predict(self, value: int) -> None:
        """Predict, or correct an open prediction."""
        if self._state is not None and self._state.viewer is not None and self._cover < 0:
            self._corrects = False
            if self._state.rules.prediction is Prediction.OPEN:
                self._grace.start(round(_GRACE_MS * FACTORS[self._show.speed]))
            self._do(Predict(self._state.viewer, value))

    @Slot(bool)
    def setCorrecting(self, on: bool) -> None:
        """Keep the next player silent while the person corrects an open prediction."""
        self._corrects = on and self._facts.mayCorrect
        if not self._corrects:
            self._host.poll()

    @Slot(str)
    def callMode(self, code: str) -> None:
        """Name the trump mode as forehand."""
        if self._state is not None and self._state.viewer is not None:
            self._do(CallMode(self._state.viewer, Mode.from_code(code)))

    @Slot(int)
    def chooseStoeck(self, delta: int) -> None:
        """Add or subtract *Stöck*, or leave them."""
        if self._state is not None and self._state.viewer is not None:
            self._do(ChooseStoeck(self._state.viewer, delta))

    @Slot()
    def nextHand(self) -> None:
        """Deal the next hand."""
        if self._state is not None and self._state.phase is TablePhase.HAND_OVER and self._show.is_idle:
            self._do(NextHand())

    @Slot()
    def clearTrick(self) -> None:
        """Let a full trick go."""
        self._show.clear_trick()

    @Slot()
    def settled(self) -> None:
        """Hear that nothing moves on the table any more."""
        self._show.settle()

    @Slot()
    def askHint(self) -> None:
        """Ask the adviser what it would do now; the answer is in ``hint``."""
        state = self._state
        if state is not None and state.viewer is not None and state.my_turn and self._cover < 0:
            self._hint.ask(state.viewer, STRONG_ADVISER if self._strong else SIMPLE_ADVISER)

    @Slot()
    def uncover(self) -> None:
        """Show the table to the person to whom the screen was handed over."""
        seat = self._cover
        if seat >= 0:
            self._set_cover(-1)
            self._look_from(seat)
            self._host.poll()

    @Slot(str, int)
    def moveCard(self, code: str, slot: int) -> None:
        """Put a card of the own hand to another place in the fan."""
        if self._state is None:
            return
        hand = self._hand_in_order(self._state)
        card = Card.from_code(code)
        if card not in hand:
            return
        hand.remove(card)
        hand.insert(max(0, slot), card)
        self._order = HandOrder.MANUAL
        self._set_state(with_hand_order(self._state, tuple(hand)))
        self.orderChanged.emit()

    # --- steps -------------------------------------------------------------------------------------------

    def _do(self, action: Play | Predict | CallMode | ChooseStoeck | NextHand, code: str = "") -> None:
        try:
            self._host.apply(action)
        except IllegalCard as error:
            self.refused.emit(code, error.reason.value)
        except RefusedAction as error:
            self.refused.emit(code, type(error).__name__)

    def _ready_for_me(self) -> bool:
        return self.is_ready and self._state is not None and self._state.my_turn

    def _click_needed(self) -> bool:
        return self._show.waiting_for_click and self._show.trick_stay_ms == WAIT_FOR_CLICK

    def _on_happened(self) -> None:
        news = self._host.events_for(None, self._queued)
        self._queued += len(news)
        self._show.extend(news)

    def _on_released(self, public: Event) -> None:
        if self._state is None:
            return
        if isinstance(public, HandDealt) and len(self._host.humans) > 1:
            self._look_from(None)  # nobody knows yet who sits before the screen
        if isinstance(public, HandDealt):
            self._hand_start, self._scored_before = self._shown, self._state.scored
        event = self._host.events_for(self._state.viewer, self._shown)[0]
        self._shown += 1
        state = fold(self._state, event)
        if isinstance(event, HandDealt | ModeCalled):
            state = self._sorted(state)
        self._set_state(state)
        self.released.emit(_SOUNDS.get(type(public), ""))

    def _on_idle(self) -> None:
        self._cover_if_needed()
        self._host.poll()

    def _first_viewer(self) -> int | None:
        """Return whose cards are shown when a match begins: several people are asked who looks first."""
        humans = self._host.humans
        return None if len(humans) > 1 else min(humans, default=0)

    def _cover_if_needed(self) -> None:
        """Hide everything when another person at this screen is to act."""
        if self._state is None or self._cover >= 0 or len(self._host.humans) < 2:
            return
        waiting = self._host.waiting_humans
        if waiting and self._state.viewer not in waiting:
            self._look_from(None)
            self._set_cover(waiting[0])

    def _set_cover(self, seat: int) -> None:
        if self._cover != seat:
            self._cover = seat
            self.coverSeatChanged.emit()

    def _look_from(self, viewer: int | None) -> None:
        # What was before this hand is the same for everybody: its scores.
        state = TableState(self._host.rules, viewer, scored=self._scored_before)
        for event in self._host.events_for(viewer, self._hand_start)[: self._shown - self._hand_start]:
            state = fold(state, event)
        self._set_state(self._sorted(state))

    def _hand_in_order(self, state: TableState) -> list[Card]:
        placed = {item.card: item.order for item in state.items if item.card in state.own}
        return sorted(state.own, key=lambda card: placed[card])

    def _sorted(self, state: TableState) -> TableState:
        return with_hand_order(state, sort_hand(state.own, state.mode, state.rules, self._order))

    def _resort(self) -> None:
        if self._state is not None:
            self._set_state(self._sorted(self._state))

    # --- notifying ---------------------------------------------------------------------------------------

    def _set_state(self, state: TableState) -> None:
        self._state = state
        names = self._names
        self._fill_lists(state, names, self._host.humans)
        facts = derive_facts(state, names)
        humans = self._host.humans
        if len(humans) > 1:
            facts = replace(facts, iWon=False)  # nobody in particular is spoken to
        if state.viewer not in humans:  # a computer sits there and is only watched
            facts = replace(facts, myTurn=False, mayCorrect=False, canChooseStoeck=False)
        self._set_facts(facts)
        self.estimateChanged.emit()
