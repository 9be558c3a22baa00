"""A small pinned random generator and shuffle, so that a deal number gives the same deal for ever.

The generator is SplitMix64 (Steele, Lea, Flood: *Fast Splittable Pseudorandom Number Generators*, 2014);
bounded draws reject the biased tail; the shuffle is Fisher–Yates (Durstenfeld 1964). Golden tests pin all
three: changing a line here changes every deal number in every save file.
"""

from typing import Final, TypeVar

_SPAN: Final = 1 << 64
_MASK: Final = _SPAN - 1
_GAMMA: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


class InvalidSeed(ValueError):
    """A seed that is no whole number from 0; ``seed`` carries it."""

    def __init__(self, seed: object) -> None:
        super().__init__(f"not a seed: {seed!r}")
        self.seed = seed


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class SplitMix64:
    """A 64-bit generator; a seed of any size is folded to 64 bits."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or seed < 0:
            raise InvalidSeed(seed)
        self._state = 0
        while seed:
            self._state = _mixed(self._state ^ (seed & _MASK))
            seed >>= 64

    def next(self) -> int:
        """Return the next 64-bit number."""
        self._state = (self._state + _GAMMA) & _MASK
        return _mixed(self._state)

    def below(self, bound: int) -> int:
        """Return an unbiased number in ``0 … bound - 1``."""
        while True:
            self._state = (self._state + _GAMMA) & _MASK
            number = _mixed(self._state)
            if number < _SPAN - _SPAN % bound:
                return number % bound


def shuffled(items: tuple[T, ...], generator: SplitMix64) -> tuple[T, ...]:
    """Return the items in a random order; every order is equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = generator.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
