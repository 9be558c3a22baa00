"""The match in progress: the one place above the engine and the save file that holds it.

People act through ``apply``; computers are asked for their decisions and act when the table is ready for it.
Every event is stored before it is shown.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from differenzler_qt.engine import (
    Action,
    Event,
    Match,
    Phase,
    Rules,
    SeatInfo,
    redact,
    without_history,
)
from differenzler_qt.models.computer_jobs import ComputerJobs
from differenzler_qt.players.characters import character_at
from differenzler_qt.players.contract import Decision, to_action
from differenzler_qt.players.registry import LEVELS

HUMAN = "human"


class MatchStore(Protocol):
    """Where the running match is kept; ``save`` says by a code what went wrong, empty if nothing."""

    def save(self, match: Match) -> str:
        """Store the match as it stands."""
        ...

    def finish(self, match: Match) -> str:
        """Move a finished match to the history."""
        ...


class MatchHost(QObject):
    """Holds the match, asks the computers, stores every event."""

    happened = Signal()
    saveFailed = Signal(str)
    thinkingChanged = Signal()
    consulted = Signal(int, object)

    def __init__(self, jobs: ComputerJobs, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._store = store
        self._match: Match | None = None
        self._asked: dict[int, int] = {}  # request id → seat
        self._answers: dict[int, Decision] = {}  # seat → what it wants to do
        self._consulted: set[int] = set()  # request ids of questions on behalf of people
        self._may_act: Callable[[], bool] = lambda: True
        self.stores = True
        jobs.answered.connect(self._on_answer)

    @property
    def humans(self) -> frozenset[int]:
        """The seats at which people sit."""
        if self._match is None:
            return frozenset()
        return frozenset(seat for seat, info in enumerate(self._match.seats) if info.player == HUMAN)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer has been asked and has not answered."""
        return bool(self._asked)

    def set_gate(self, may_act: Callable[[], bool]) -> None:
        """Say when computers may act: when everything that happened has been shown."""
        self._may_act = may_act

    def deal(self, rules: Rules, seats: Sequence[SeatInfo], seed: int) -> None:
        """Begin a new match."""
        self.begin(Match.new(rules, seats, seed))

    def begin(self, match: Match) -> None:
        """Take over a new or a resumed match."""
        self._forget_questions()
        self._match = match
        self._save()
        self.poll()

    def close(self) -> None:
        """Let the match go; its file stays."""
        self._forget_questions()
        self._match = None

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._require().rules

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(info.name for info in self._require().seats)

    @property
    def match(self) -> Match | None:
        """The match, to be handed to storage and to the slate that is printed; nobody else looks into it."""
        return self._match

    @property
    def waiting_humans(self) -> list[int]:
        """The people who may act now."""
        return [] if self._match is None else [seat for seat in self._match.to_act if seat in self.humans]

    def events_for(self, seat: int | None, first: int = 0) -> list[Event]:
        """Return the log from an event on as a seat may see it (``None``: a spectator)."""
        match = self._require()
        return [redact(event, seat, match.rules) for event in match.events[first:]]

    def apply(self, action: Action) -> None:
        """Carry out an action; raises ``RefusedAction`` and changes nothing if the match does not take it."""
        self._require().apply(action)
        self._save()
        self.happened.emit()
        self.poll()

    def poll(self) -> None:
        """Ask the computers whose turn it is, and let those act that have answered."""
        match = self._match
        if match is None:
            return
        self._ask(match)
        while self._may_act() and (seat := self._next_ready(match)) is not None:
            decision = self._answers.pop(seat)
            self.apply(to_action(match.view(seat), decision))

    def consult(self, seat: int, player: str) -> int:
        """Ask a computer what it would do on a seat; ``consulted`` brings the answer."""
        match = self._require()
        request = self._jobs.ask(player, without_history(match.view(seat)), match.seed)
        self._consulted.add(request)
        return request

    def forget(self, request: int) -> None:
        """Drop a question asked with ``consult``."""
        self._consulted.discard(request)
        self._jobs.cancel(request)

    # --- computers ---------------------------------------------------------------------------------------

    def _next_ready(self, match: Match) -> int | None:
        return next((seat for seat in match.to_act if seat in self._answers), None)

    def _ask(self, match: Match) -> None:
        for seat in match.to_act:
            if seat in self.humans or seat in self._answers or seat in self._asked.values():
                continue
            player = match.seats[seat].player
            character = character_at(match.seed, seat) if player in LEVELS else ""
            request = self._jobs.ask(player, without_history(match.view(seat)), match.seed + seat, character)
            self._asked[request] = seat
        self.thinkingChanged.emit()

    def _on_answer(self, request: int, decision: object) -> None:
        if request in self._consulted:
            self._consulted.discard(request)
            self.consulted.emit(request, decision)
            return
        seat = self._asked.pop(request, None)
        if seat is None or self._match is None:
            return  # the question belongs to a match that is no more
        self._answers[seat] = decision  # type: ignore[assignment]
        self.thinkingChanged.emit()
        self.poll()

    def _forget_questions(self) -> None:
        for request in self._asked:
            self._jobs.cancel(request)
        self._asked.clear()
        self._answers.clear()

    # --- storage -----------------------------------------------------------------------------------------

    def _save(self) -> None:
        if not self.stores:
            return
        match = self._require()
        failed = self._store.finish(match) if match.phase is Phase.MATCH_OVER else self._store.save(match)
        if failed:
            self.saveFailed.emit(failed)

    def _require(self) -> Match:
        assert self._match is not None, "no match is in progress"
        return self._match
