"""Forms of a setting: what values a field takes and how it is written as plain JSON.

``read`` returns the value of a plain one and raises ``ValueError`` or ``TypeError`` for anything else.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

_IDENTIFIER: Final = re.compile(r"[A-Za-z0-9_.:#-]{0,64}")


def _same(value: Any) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class Form:
    """How a field is read and written."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any] = _same

    def accepts(self, value: object) -> bool:
        """Say whether a value may stand in the field."""
        try:
            found = self.read(self.write(value))
        except (ValueError, TypeError, AttributeError, LookupError):
            return False
        return type(found) is type(value) and bool(found == value)


def choice(kind: type[StrEnum]) -> Form:
    """One of an enum."""
    return Form(kind, str)


def one_of(*allowed: object) -> Form:
    """One of some plain values."""
    return Form(lambda raw: _check(any(type(raw) is type(a) and raw == a for a in allowed), raw))


def flag() -> Form:
    """Yes or no."""
    return Form(lambda raw: _check(isinstance(raw, bool), raw))


def whole(low: int, high: int) -> Form:
    """A whole number within limits."""
    return Form(lambda raw: _check(type(raw) is int and low <= raw <= high, raw))


def number(low: float, high: float) -> Form:
    """A number within limits, kept as a float."""
    return Form(lambda raw: float(_check(_is_number(raw) and low <= raw <= high, raw)))


def text(longest: int) -> Form:
    """A printable line, perhaps empty, without blanks around it."""
    return Form(lambda raw: _line(raw, longest))


def identifier() -> Form:
    """A name that the program gives to something, perhaps empty."""
    return Form(lambda raw: _check(bool(_IDENTIFIER.fullmatch(raw)), raw))


def several(form: Form, most: int) -> Form:
    """A tuple of values of one form."""

    def read(raw: Any) -> tuple[Any, ...]:
        _check(isinstance(raw, list) and len(raw) <= most, raw)
        return tuple(form.read(item) for item in raw)

    return Form(read, lambda value: [form.write(item) for item in value])


def optional(form: Form) -> Form:
    """A value of a form, or nothing."""
    return Form(
        lambda raw: None if raw is None else form.read(raw),
        lambda value: None if value is None else form.write(value),
    )


def _is_number(raw: object) -> bool:
    return type(raw) in (int, float) and math.isfinite(raw)  # type: ignore[arg-type]


def _line(raw: Any, longest: int) -> str:
    is_line = isinstance(raw, str) and raw.isprintable() and raw == raw.strip()
    return str(_check(is_line and len(raw) <= longest, raw))


def _check(is_good: bool, raw: Any) -> Any:
    if not is_good:
        raise ValueError(raw)
    return raw
