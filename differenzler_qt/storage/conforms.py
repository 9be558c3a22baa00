"""Whether plain values read from a file have the types that a dataclass promises."""

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints


def conforms(value: object, hint: Any) -> bool:
    """Say whether a value is of a type, deeply; a bool is no number, and a whole number no float."""
    kind: Any = type(value)
    if kind is hint:
        return not _is_dataclass(kind) or has_right_types(value)
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(conforms(value, option) for option in get_args(hint))
    if origin is tuple:
        inner = get_args(hint)[0]
        return isinstance(value, tuple) and all(conforms(item, inner) for item in value)
    return hint is types.NoneType and value is None


def has_right_types(value: Any) -> bool:
    """Say whether every field of a dataclass instance has the type that it promises."""
    kind: Any = type(value)
    return all(conforms(getattr(value, name), hint) for name, hint in _hints(kind))


@cache
def _hints(kind: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((f.name, hints[f.name]) for f in fields(kind))


@cache
def _is_dataclass(kind: type) -> bool:
    return is_dataclass(kind)
