"""Checking a save file from the outside: legal from the first card on, sums, and proofs of fair deals."""

from dataclasses import dataclass
from pathlib import Path

from differenzler_qt.engine import (
    Event,
    HandScored,
    Match,
    SeatInfo,
    Standing,
    deal_from_number,
    preset_name,
)
from differenzler_qt.engine.deal import first_dealer, number_for
from differenzler_qt.storage.documents import read_document
from differenzler_qt.storage.match_document import (
    MATCH_KIND,
    MatchLog,
    adds_up,
    is_proved,
    log_from_document,
    replayed,
)
from differenzler_qt.storage.problems import FileProblem, InvalidFile


@dataclass(frozen=True, slots=True)
class Report:
    """What the check of a save file found.

    ``problem`` is the first one, ``None`` if all is well; ``event`` is the number of the event that it was
    found at, counted from 1; ``field`` is the part of the file. ``fair_deals`` counts the finished hands
    whose deal and salt match the commitment shown before their first card; ``sums`` those that add up.
    ``from_seed`` says whether the seed gives every deal (given ones it does not, which is no problem).
    """

    path: Path
    problem: FileProblem | None = None
    event: int | None = None
    field: str = ""
    preset: str | None = None
    seats: tuple[SeatInfo, ...] = ()
    events: int = 0
    hands_finished: int = 0
    sums: int = 0
    fair_deals: int = 0
    from_seed: bool = False
    is_over: bool = False
    standings: tuple[Standing, ...] = ()

    @property
    def is_valid(self) -> bool:
        """Whether nothing is wrong."""
        return self.problem is None


def verify_file(path: Path) -> Report:
    """Check a save file of any schema up to today's; changes nothing and raises nothing for a bad file."""
    try:
        log = log_from_document(read_document(path, MATCH_KIND))
    except InvalidFile as error:
        return Report(path, error.problem, _number(error.event), error.field)
    found = _first_false_hand(log)
    match: Match | None = None
    try:
        match = replayed(log)
    except InvalidFile as error:
        if found is None or (error.event is not None and error.event < (found.event or 0)):
            found = error
    finished = [(i, event) for i, event in enumerate(log.events) if isinstance(event, HandScored)]
    return Report(
        path=path,
        problem=found.problem if found else None,
        event=_number(found.event) if found else None,
        field=found.field if found else "",
        preset=preset_name(log.rules),
        seats=log.seats,
        events=len(log.events),
        hands_finished=len(finished),
        sums=sum(adds_up(scored, log.rules) for _, scored in finished),
        fair_deals=sum(is_proved(log.events[:index], scored) for index, scored in finished),
        from_seed=_from_seed(log),
        is_over=match is not None and match.is_over,
        standings=match.standings if match else (),
    )


def _number(index: int | None) -> int | None:
    return None if index is None else index + 1


def _first_false_hand(log: MatchLog) -> InvalidFile | None:
    for index, event in enumerate(log.events):
        problem = _problem_of_hand(log, log.events[:index], event)
        if problem:
            return InvalidFile(problem, "events", index)
    return None


def _problem_of_hand(log: MatchLog, earlier: tuple[Event, ...], event: Event) -> FileProblem | None:
    match event:
        case HandScored() if not is_proved(earlier, event):
            return FileProblem.UNFAIR_DEAL
        case HandScored() if not adds_up(event, log.rules):
            return FileProblem.WRONG_SUM
        case _:
            return None


def _from_seed(log: MatchLog) -> bool:
    first = first_dealer(log.seed, log.rules)
    return all(
        deal
        == deal_from_number(number_for(log.seed, index + 1), log.rules, (first + index) % log.rules.players)
        for index, deal in enumerate(log.deals)
    )
