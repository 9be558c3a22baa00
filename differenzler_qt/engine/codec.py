"""The plain form of deals and events: what a save file and a network message hold.

Every value is a ``dict`` of JSON types; decoding raises ``MalformedData`` that names the field.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from differenzler_qt.engine.cards import Card, cards_from_text, cards_to_text
from differenzler_qt.engine.deal import Deal, ShownIn
from differenzler_qt.engine.events import (
    CardPlayed,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    ModeCalled,
    Predicted,
    PredictionsRevealed,
    SeatScore,
    StoeckChosen,
    TrickTaken,
)
from differenzler_qt.engine.modes import Mode


class MalformedData(ValueError):
    """Data that is no deal or event; ``value`` carries it."""

    def __init__(self, value: object) -> None:
        super().__init__(f"malformed: {value!r}")
        self.value = value


@dataclass(frozen=True, slots=True)
class _Form:
    """How a field that is no plain JSON value is written and read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _optional(form: _Form) -> _Form:
    return _Form(
        lambda value: None if value is None else form.write(value),
        lambda value: None if value is None else form.read(value),
    )


_CARD: Final = _Form(lambda card: card.code, Card.from_code)
_CARDS: Final = _Form(cards_to_text, cards_from_text)
_MODE: Final = _Form(lambda mode: mode.code, Mode.from_code)


def deal_to_dict(deal: Deal) -> dict[str, Any]:
    """Return the plain form of a deal."""
    return _write(deal)


def deal_from_dict(data: Mapping[str, Any]) -> Deal:
    """Return the deal of a plain form."""
    deal: Deal = _read(Deal, data)
    return deal


def event_to_dict(event: Event) -> dict[str, Any]:
    """Return the plain form of an event, its kind under ``event``."""
    return {"event": type(event).__name__, **_write(event)}


def event_from_dict(data: Mapping[str, Any]) -> Event:
    """Return the event of a plain form."""
    try:
        kind = _KINDS[data["event"]]
    except (KeyError, TypeError):
        raise MalformedData(data) from None
    event: Event = _read(kind, {name: value for name, value in data.items() if name != "event"})
    return event


def _write(value: Any) -> dict[str, Any]:
    forms = _FORMS.get(type(value), {})
    return {
        f.name: forms[f.name].write(getattr(value, f.name)) if f.name in forms else getattr(value, f.name)
        for f in fields(value)
    }


def _read(kind: Any, data: Mapping[str, Any]) -> Any:
    forms = _FORMS.get(kind, {})
    try:
        if set(data) != {f.name for f in fields(kind)}:
            raise MalformedData(data)
        values = {name: forms[name].read(raw) if name in forms else raw for name, raw in data.items()}
        return kind(**values)
    except MalformedData:
        raise
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise MalformedData(data) from error


_KINDS: Final[Mapping[str, type[Event]]] = {
    kind.__name__: kind
    for kind in (
        HandDealt,
        ModeCalled,
        Predicted,
        PredictionsRevealed,
        CardPlayed,
        TrickTaken,
        StoeckChosen,
        HandScored,
        MatchEnded,
    )
}

_DEAL: Final = _Form(deal_to_dict, deal_from_dict)
_FORMS: Final[Mapping[type, Mapping[str, _Form]]] = {
    Deal: {
        "hands": _Form(
            lambda hands: [cards_to_text(h) for h in hands], lambda raw: tuple(map(cards_from_text, raw))
        ),
        "talon": _CARDS,
        "mode": _optional(_MODE),
        "shown": _optional(_CARD),
        "shown_in": _Form(str, ShownIn),
    },
    HandDealt: {
        "mode": _optional(_MODE),
        "shown": _optional(_CARD),
        "shown_in": _Form(str, ShownIn),
        "deal": _optional(_DEAL),
        "own": _CARDS,
    },
    ModeCalled: {"mode": _MODE},
    PredictionsRevealed: {"values": _Form(list, tuple)},
    CardPlayed: {"card": _CARD},
    HandScored: {
        "mode": _MODE,
        "scores": _Form(
            lambda scores: [_write(score) for score in scores],
            lambda raw: tuple(_read(SeatScore, score) for score in raw),
        ),
        "deal": _DEAL,
    },
    MatchEnded: {"winners": _Form(list, tuple)},
}
