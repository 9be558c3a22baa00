"""A match as a document and back: the content of a save file, without any input or output."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from differenzler_qt import __version__
from differenzler_qt.engine import (
    CorruptLog,
    Deal,
    Event,
    HandDealt,
    HandScored,
    InvalidRules,
    Match,
    RefusedAction,
    Rules,
    SeatInfo,
    SumMismatch,
    commitment,
)
from differenzler_qt.engine.codec import (
    MalformedData,
    deal_from_dict,
    deal_to_dict,
    event_from_dict,
    event_to_dict,
)
from differenzler_qt.engine.deal import points_dealt
from differenzler_qt.storage.conforms import has_right_types
from differenzler_qt.storage.deal_check import dealers_follow, is_possible
from differenzler_qt.storage.documents import Document, DocumentKind
from differenzler_qt.storage.match_upgrades import MATCH_UPGRADES
from differenzler_qt.storage.problems import FileProblem, InvalidFile

MATCH_KIND: Final = DocumentKind("differenzler-match", 2, MATCH_UPGRADES)

_LARGEST_SEED: Final = 1 << 512


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match from a file, with what the application stored beside it (plain JSON values)."""

    match: Match
    application: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MatchLog:
    """Everything that determines a match, decoded and checked one by one, not yet played through."""

    rules: Rules
    seats: tuple[SeatInfo, ...]
    seed: int
    deals: tuple[Deal, ...]
    events: tuple[Event, ...]


def match_to_document(match: Match, application: Mapping[str, Any] | None = None) -> Document:
    """Return the document of a match."""
    return {
        **match_head(match, application),
        "deals": [deal_to_dict(deal) for deal in match.known_deals],
        "events": [event_to_dict(event) for event in match.events],
    }


def match_head(match: Match, application: Mapping[str, Any] | None) -> Document:
    """Return the document of a match without its two long lists."""
    return {
        "format": MATCH_KIND.format,
        "schema": MATCH_KIND.schema,
        "program": __version__,
        "rules": match.rules.to_dict(),
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "seed": match.seed,
        "application": dict(application or {}),
    }


def saved_match_from_document(document: Document) -> SavedMatch:
    """Return the match of a document in today's schema, played through; raises ``InvalidFile``."""
    application = document.get("application")
    return SavedMatch(
        replayed(log_from_document(document)), application if isinstance(application, dict) else {}
    )


def log_from_document(document: Document) -> MatchLog:
    """Return the parts of a match; raises ``InvalidFile`` for the first that is malformed."""
    rules = _rules(document.get("rules"))
    seed = document.get("seed")
    # A negative seed would never be used up by the generator.
    if type(seed) is not int or not 0 <= seed < _LARGEST_SEED:
        raise InvalidFile(FileProblem.BAD_FIELD, "seed")
    seats = _seats(document.get("seats"), rules)
    return MatchLog(rules, seats, seed, _deals(document.get("deals"), rules), _events(document.get("events")))


def replayed(log: MatchLog) -> Match:
    """Return the match that a log leads to; raises ``InvalidFile`` with the event at which it goes wrong."""
    try:
        return Match.from_log(log.rules, log.seats, log.seed, log.deals, log.events)
    except CorruptLog as error:
        index = error.value
        assert isinstance(index, int)
        raise InvalidFile(_what_is_wrong(log, index, error.__cause__), "events", index) from error
    except SumMismatch as error:
        raise InvalidFile(FileProblem.WRONG_SUM, "events") from error


def _rules(raw: object) -> Rules:
    if not isinstance(raw, dict):
        raise InvalidFile(FileProblem.BAD_RULES, "rules")
    try:
        return Rules.from_dict(raw)
    except InvalidRules as error:
        raise InvalidFile(FileProblem.BAD_RULES, error.problems[0].field) from error


def _seats(raw: object, rules: Rules) -> tuple[SeatInfo, ...]:
    try:
        seats = tuple(SeatInfo(**entry) for entry in _list(raw, "seats"))
    except TypeError as error:
        raise InvalidFile(FileProblem.BAD_FIELD, "seats") from error
    if len(seats) != rules.players or not all(map(has_right_types, seats)):
        raise InvalidFile(FileProblem.BAD_FIELD, "seats")
    return seats


def _deals(raw: object, rules: Rules) -> tuple[Deal, ...]:
    try:
        deals = tuple(map(deal_from_dict, _list(raw, "deals")))
    except MalformedData as error:
        raise InvalidFile(FileProblem.BAD_DEAL, "deals") from error
    if not deals or not all(is_possible(deal, rules) for deal in deals) or not dealers_follow(deals, rules):
        raise InvalidFile(FileProblem.BAD_DEAL, "deals")
    return deals


def _events(raw: object) -> tuple[Event, ...]:
    events = []
    for index, entry in enumerate(_list(raw, "events")):
        try:
            event = event_from_dict(entry)
        except MalformedData as error:
            raise InvalidFile(FileProblem.BAD_EVENT, "events", index) from error
        if not has_right_types(event):
            raise InvalidFile(FileProblem.BAD_EVENT, "events", index)
        events.append(event)
    if not events:
        raise InvalidFile(FileProblem.CUT_SHORT, "events", 0)
    return tuple(events)


def _list(raw: object, field_name: str) -> list[Any]:
    if not isinstance(raw, list):
        raise InvalidFile(FileProblem.BAD_FIELD, field_name)
    return raw


def _what_is_wrong(log: MatchLog, index: int, cause: BaseException | None) -> FileProblem:
    if isinstance(cause, RefusedAction):
        return FileProblem.ILLEGAL_ACTION
    if index >= len(log.events):
        return FileProblem.CUT_SHORT
    match log.events[index]:
        case HandDealt():
            return FileProblem.UNFAIR_DEAL
        case HandScored() as scored if not is_proved(log.events[:index], scored):
            return FileProblem.UNFAIR_DEAL
        case HandScored() as scored if not adds_up(scored, log.rules):
            return FileProblem.WRONG_SUM
        case _:
            return FileProblem.DOES_NOT_FOLLOW


def is_proved(earlier: Sequence[Event], scored: HandScored) -> bool:
    """Say whether the deal and salt of a finished hand match what was promised before its first card."""
    promised = next(
        (e.commitment for e in earlier if isinstance(e, HandDealt) and e.hand == scored.hand), None
    )
    return promised is not None and commitment(scored.deal, scored.salt) == promised


def adds_up(scored: HandScored, rules: Rules) -> bool:
    """Say whether the points taken in a hand, without *Stöck*, are all that were dealt."""
    taken = sum(score.taken - score.stoeck for score in scored.scores)
    return taken == points_dealt(scored.deal, scored.mode, rules)
