"""The plain form of a slate: what its save file holds."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from differenzler_qt.engine.modes import Mode
from differenzler_qt.slate.document import Slate
from differenzler_qt.slate.entries import Entry
from differenzler_qt.slate.record import HandRecord, Stoeck
from differenzler_qt.slate.setup import Setup

FORMAT: Final = "differenzler-slate"
SCHEMA: Final = 1


class MalformedSlate(ValueError):
    """Data that is no slate of this schema."""


def slate_to_dict(slate: Slate) -> dict[str, Any]:
    """Return plain JSON values."""
    return {
        "format": FORMAT,
        "schema": SCHEMA,
        "created": slate.created,
        "setup": slate.setup.to_dict(),
        "log": [entry_to_dict(entry) for entry in slate.log],
    }


def slate_from_dict(data: Mapping[str, Any]) -> Slate:
    """Return the slate written by ``slate_to_dict``; raises ``MalformedSlate``."""
    try:
        if data["format"] != FORMAT or data["schema"] != SCHEMA or not isinstance(data["created"], str):
            raise MalformedSlate("format")
        log = [entry_from_dict(raw) for raw in data["log"]]
        return Slate.replayed(Setup.from_dict(data["setup"]), data["created"], log)
    except MalformedSlate:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise MalformedSlate(repr(error)) from error


def entry_to_dict(entry: Entry) -> dict[str, Any]:
    """Return the plain form of an entry, its kind under ``entry``."""
    values = {f.name: getattr(entry, f.name) for f in fields(entry)}
    return {"entry": type(entry).__name__} | {name: _WRITE.get(name, _same)(v) for name, v in values.items()}


def entry_from_dict(data: Mapping[str, Any]) -> Entry:
    """Return the entry of a plain form; raises ``KeyError``, ``TypeError`` or ``ValueError``."""
    kind = _KINDS[data["entry"]]
    values = {name: _READ.get(name, _same)(raw) for name, raw in data.items() if name != "entry"}
    return kind(**values)


def _record_to_dict(record: HandRecord) -> dict[str, Any]:
    stoeck = record.stoeck
    return {
        "predictions": list(record.predictions),
        "taken": list(record.taken),
        "revokes": list(record.revokes),
        "zero_tricks": list(record.zero_tricks),
        "mode": _mode_to_text(record.mode),
        "stoeck": None if stoeck is None else [stoeck.seat, stoeck.delta],
    }


def _record_from_dict(data: Mapping[str, Any]) -> HandRecord:
    stoeck = data["stoeck"]
    return HandRecord(
        tuple(data["predictions"]),
        tuple(data["taken"]),
        tuple(data["revokes"]),
        tuple(data["zero_tricks"]),
        _mode_from_text(data["mode"]),
        None if stoeck is None else Stoeck(*stoeck),
    )


def _mode_to_text(mode: Mode | None) -> str | None:
    return None if mode is None else mode.code


def _mode_from_text(text: str | None) -> Mode | None:
    return None if text is None else Mode.from_code(text)


def _same(value: Any) -> Any:
    return value


_KINDS: Final[Mapping[str, Callable[..., Entry]]] = {kind.__name__: kind for kind in Entry.__args__}
_WRITE: Final[Mapping[str, Callable[[Any], Any]]] = {"mode": _mode_to_text, "record": _record_to_dict}
_READ: Final[Mapping[str, Callable[[Any], Any]]] = {"mode": _mode_from_text, "record": _record_from_dict}
