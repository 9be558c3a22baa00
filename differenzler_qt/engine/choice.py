"""The base of all enums whose values are texts."""

from enum import StrEnum


class Choice(StrEnum):
    """A text out of a few; its ``repr`` can be evaluated, like that of every value of the engine."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
