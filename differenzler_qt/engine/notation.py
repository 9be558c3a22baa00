"""A readable text of a match, which can be read back: ``docs/notation.md`` describes it."""

import json
from collections.abc import Iterator
from typing import Final

from differenzler_qt.engine.cards import cards_to_text
from differenzler_qt.engine.events import (
    CardPlayed,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    ModeCalled,
    Predicted,
    StoeckChosen,
    TrickTaken,
)
from differenzler_qt.engine.match import Match
from differenzler_qt.engine.notation_reader import VERSION, read_match
from differenzler_qt.engine.notation_text import NotationError
from differenzler_qt.engine.rules import Rules

__all__ = ["NotationError", "dumps", "loads"]

REVOKE_MARK: Final = "!"


def dumps(match: Match) -> str:
    """Return the whole match as text, secrets included."""
    blocks = ["\n".join(_header(match)), *("\n".join(_hand(events)) for events in _by_hand(match))]
    return "\n\n".join(blocks) + "\n"


def loads(text: str) -> Match:
    """Return the match of a text; raises ``NotationError`` with the number of the line."""
    return read_match(text)


def _header(match: Match) -> Iterator[str]:
    yield f'[Differenzler "{VERSION}"]'
    yield f'[Seed "{match.seed}"]'
    for seat in match.seats:
        yield f"[Seat {_quoted(seat.name)} {_quoted(seat.player)}]"
    usual = Rules().to_dict()
    for name, value in match.rules.to_dict().items():
        if value != usual[name]:
            yield f'[{name} "{_plain(value)}"]'


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _plain(value: object) -> str:
    if isinstance(value, list):
        return " ".join(value)
    return str(value).lower()


def _by_hand(match: Match) -> list[list[Event]]:
    hands: list[list[Event]] = []
    for event in match.events:
        if isinstance(event, HandDealt):
            hands.append([])
        hands[-1].append(event)
    return hands


def _hand(events: list[Event]) -> Iterator[str]:
    dealt = events[0]
    assert isinstance(dealt, HandDealt)
    yield from _deal(dealt)
    yield from (f"called: {e.seat + 1} {e.mode.code}" for e in events if isinstance(e, ModeCalled))
    if said := [f"{e.seat + 1}={e.value}" for e in events if isinstance(e, Predicted)]:
        yield f"predictions: {' '.join(said)}"
    yield from _tricks(events)
    for event in events:
        match event:
            case StoeckChosen(seat, delta):
                yield f"stoeck: {seat + 1} {delta:+}"
            case HandScored():
                yield f"scores: {' '.join(str(score.score) for score in event.scores)}"
            case MatchEnded(winners):
                yield f"winners: {' '.join(str(seat + 1) for seat in winners)}"


def _deal(dealt: HandDealt) -> Iterator[str]:
    deal = dealt.deal
    assert deal is not None
    yield f"Hand {dealt.hand}"
    yield f"deal: {deal.number}"
    yield f"dealer: {deal.dealer + 1}"
    for seat, cards in enumerate(deal.hands, 1):
        yield f"cards {seat}: {cards_to_text(cards)}"
    if deal.talon:
        yield f"talon: {cards_to_text(deal.talon)}"
    if deal.mode is not None:
        yield f"trump: {deal.mode.code}"
    if deal.shown is not None:
        yield f"shown: {deal.shown} {deal.shown_in}"


def _tricks(events: list[Event]) -> Iterator[str]:
    number, line = 1, ""
    for event in events:
        match event:
            case CardPlayed(seat, card, revoked):
                line = line or f"trick {number}: {seat + 1}"
                line += f" {card}{REVOKE_MARK if revoked else ''}"
            case TrickTaken(seat, points):
                yield f"{line} > {seat + 1} {points:+}"
                number, line = number + 1, ""
    if line:
        yield line
