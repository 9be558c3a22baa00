"""A finished trick."""

from dataclasses import dataclass

from differenzler_qt.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: who led, the cards in the order of play, who took it, with its points."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int

    def seat_of(self, index: int) -> int:
        """Return the seat that played the card at an index."""
        return (self.leader + index) % len(self.cards)
