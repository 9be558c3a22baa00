"""The reading half of the notation: text, to blocks of lines, to deals and actions, to a match."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from differenzler_qt.engine.cards import Card, cards_from_text
from differenzler_qt.engine.deal import Deal, ShownIn, deals_whole_pack
from differenzler_qt.engine.errors import RefusedAction
from differenzler_qt.engine.events import (
    Action,
    CallMode,
    ChooseStoeck,
    Event,
    HandScored,
    MatchEnded,
    NextHand,
    Play,
    Predict,
    TrickTaken,
)
from differenzler_qt.engine.match import Match
from differenzler_qt.engine.modes import Mode
from differenzler_qt.engine.notation_text import Block, Line, NotatedText, NotationError, take_apart
from differenzler_qt.engine.options import TrumpSource
from differenzler_qt.engine.rule_checks import InvalidRules
from differenzler_qt.engine.rules import Rules, is_seat

VERSION: Final = 1
"""The version of the notation that is written and read."""

_PREDICTED: Final = re.compile(r"([0-9]+)=([0-9]+)")
_TRICK: Final = re.compile(r"([0-9]+)((?: \w\w!?)*)(?: > ([0-9]+) \+([0-9]+))?")
_STOECK: Final = re.compile(r"([0-9]+) ([+-][0-9]+)")


def read_match(text: str) -> Match:
    """Return the match of a text; raises ``NotationError``."""
    parts = take_apart(text)
    rules, seed = _rules(parts), _seed(parts)
    if len(parts.seats) != rules.players:
        raise NotationError(parts.last_line, f"{rules.players} seats needed, {len(parts.seats)} given")
    if not parts.blocks:
        raise NotationError(parts.last_line, "no hand")
    deals = [_deal(block, rules) for block in parts.blocks]
    match = Match.new(rules, parts.seats, seed, deals)
    for index, block in enumerate(parts.blocks):
        if index:
            _apply(match, NextHand(), block.line)
        for line in block.playing:
            _play(match, line)
    return match


# --- header ----------------------------------------------------------------------------------------------


def _seed(parts: NotatedText) -> int:
    number, text = parts.tags.get("Seed", (1, ""))
    return _whole(text, number)


def _rules(parts: NotatedText) -> Rules:
    number, version = parts.tags.get("Differenzler", (1, ""))
    if version != str(VERSION):
        raise NotationError(number, f'[Differenzler "{VERSION}"] expected')
    names = [name for name in parts.tags if name not in ("Differenzler", "Seed")]
    data = {name: _option(name, parts.tags[name][1]) for name in names}
    try:
        return Rules.from_dict(data)
    except InvalidRules as error:
        lines = [parts.tags[p.field][0] for p in error.problems if p.field in parts.tags]
        raise NotationError(min(lines, default=parts.last_line), str(error)) from error


def _option(name: str, text: str) -> Any:
    usual = Rules().to_dict().get(name)
    if isinstance(usual, list):
        return text.split()
    if isinstance(usual, bool):
        return {"true": True, "false": False}.get(text, text)
    if isinstance(usual, int) and re.fullmatch(r"[0-9]{1,3}", text):
        return int(text)
    return text


# --- deals -----------------------------------------------------------------------------------------------


def _deal(block: Block, rules: Rules) -> Deal:
    lines = dict(block.dealing)

    def take(key: str, read: Callable[[str, int], Any]) -> Any:
        line = lines.pop(key, None)
        if line is None:
            raise NotationError(block.line, f"{key} is missing")
        return read(line.value, line.number)

    number, dealer = take("deal", _whole), take("dealer", _seat)
    hands = tuple(take(f"cards {seat + 1}", _cards) for seat in range(rules.players))
    talon = take("talon", _cards) if "talon" in lines else ()
    mode = take("trump", _mode) if "trump" in lines else None
    shown, shown_in = take("shown", _shown) if "shown" in lines else (None, ShownIn.NOWHERE)
    if lines:
        line = next(iter(lines.values()))
        raise NotationError(line.number, f"{line.key} does not belong here")
    deal = Deal(number, dealer, hands, talon, mode, shown, shown_in)
    called = rules.trump_source is TrumpSource.FOREHAND
    right_mode = mode is None if called else mode in rules.modes
    if not (is_seat(dealer, rules) and right_mode and deals_whole_pack(deal, rules)):
        raise NotationError(block.line, "not a deal of these rules")
    return deal


def _whole(text: str, line: int) -> int:
    if not re.fullmatch(r"[0-9]{1,1000}", text):
        raise NotationError(line, f"not a whole number: {text!r}")
    return int(text)


def _seat(text: str, line: int) -> int:
    return _whole(text, line) - 1


def _cards(text: str, line: int) -> tuple[Card, ...]:
    try:
        return cards_from_text(text)
    except ValueError as error:
        raise NotationError(line, str(error)) from error


def _mode(text: str, line: int) -> Mode:
    try:
        return Mode.from_code(text)
    except ValueError as error:
        raise NotationError(line, str(error)) from error


def _shown(text: str, line: int) -> tuple[Card, ShownIn]:
    code, _, place = text.partition(" ")
    try:
        return Card.from_code(code), ShownIn(place)
    except ValueError as error:
        raise NotationError(line, str(error)) from error


# --- play ------------------------------------------------------------------------------------------------


def _play(match: Match, line: Line) -> None:
    key = line.key.partition(" ")[0]
    reader = _PLAYING.get(key)
    if reader is None or (" " in line.key) != (key == "trick"):
        raise NotationError(line.number, f"unknown: {line.key}")
    reader(match, line)


def _apply(match: Match, action: Action, line: int) -> tuple[Event, ...]:
    try:
        return match.apply(action)
    except RefusedAction as error:
        raise NotationError(line, str(error)) from error


def _read_called(match: Match, line: Line) -> None:
    seat, _, mode = line.value.partition(" ")
    _apply(match, CallMode(_seat(seat, line.number), _mode(mode, line.number)), line.number)


def _read_predictions(match: Match, line: Line) -> None:
    for word in line.value.split():
        found = _PREDICTED.fullmatch(word)
        if found is None:
            raise NotationError(line.number, f"not a prediction: {word}")
        seat, value = _seat(found[1], line.number), _whole(found[2], line.number)
        _apply(match, Predict(seat, value), line.number)


def _read_trick(match: Match, line: Line) -> None:
    found = _TRICK.fullmatch(line.value)
    if found is None or line.key != f"trick {len(match.hand.tricks) + 1}" or match.hand.trick:
        raise NotationError(line.number, f"trick {len(match.hand.tricks) + 1} expected")
    leader = _seat(found[1], line.number)
    taken: TrickTaken | None = None
    for index, word in enumerate(found[2].split()):
        card = _cards(word.rstrip("!"), line.number)[0]
        seat = (leader + index) % match.rules.players
        events = _apply(match, Play(seat, card, insist=word.endswith("!")), line.number)
        taken = next((event for event in events if isinstance(event, TrickTaken)), None)
    noted = None if found[3] is None else TrickTaken(_seat(found[3], line.number), int(found[4]))
    if taken != noted:
        raise NotationError(line.number, f"{taken} expected, not {noted}")


def _read_stoeck(match: Match, line: Line) -> None:
    found = _STOECK.fullmatch(line.value)
    if found is None:
        raise NotationError(line.number, "seat and +20, -20 or +0 expected")
    _apply(match, ChooseStoeck(_seat(found[1], line.number), int(found[2])), line.number)


def _read_scores(match: Match, line: Line) -> None:
    last = next(_latest(match, HandScored), None)
    expected = None if last is None else " ".join(str(score.score) for score in last.scores)
    if line.value != expected:
        raise NotationError(line.number, f"scores {expected} expected")


def _read_winners(match: Match, line: Line) -> None:
    last = next(_latest(match, MatchEnded), None)
    expected = None if last is None else " ".join(str(seat + 1) for seat in last.winners)
    if line.value != expected:
        raise NotationError(line.number, f"winners {expected} expected")


def _latest(match: Match, kind: type[Any]) -> Iterator[Any]:
    """Yield the event of a kind among the last two of the log: where a finished hand's results stand."""
    return (event for event in match.events[-2:] if isinstance(event, kind))


_PLAYING: Final = {
    "called": _read_called,
    "predictions": _read_predictions,
    "trick": _read_trick,
    "stoeck": _read_stoeck,
    "scores": _read_scores,
    "winners": _read_winners,
}
