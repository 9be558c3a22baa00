"""Puts one half of a figure together from its layers."""

from __future__ import annotations

from dataclasses import dataclass

from differenzler_qt.artwork.parts.arms import CHEST, RAISED, Arm
from differenzler_qt.artwork.svg import group, num, num2, place
from differenzler_qt.artwork.waist import waist

HIGH = (97.0, 283.0, 0.98)
HIGH_RIGHT = (473.0, 283.0, 0.98)
LOW = (90.0, 362.0, 0.94)

RIGHT_RAISED = Arm(RAISED)
LEFT_CHEST = Arm(CHEST, left=True, dy=16)
LEFT_RAISED = Arm(RAISED, left=True, dy=10)
RIGHT_CHEST = Arm(CHEST, dy=-8)
SLIM_RIGHT = Arm(RAISED, dx=-12)
SLIM_LEFT = Arm(CHEST, left=True, dx=-40, dy=18)
LEFT_BELT = Arm(CHEST, left=True, dx=8, dy=32)


@dataclass(frozen=True, slots=True)
class Half:
    """The layers of one half of a figure, from back to front, its sash (field, thread, motif), its suit's place.

    What is raised beside the head is a layer of its own: the narrow panel of the large indices has no room for it.
    """

    back: str
    body: str
    head: str
    front: str
    sash: tuple[str, str, str]
    pip: tuple[float, float, float] = HIGH
    raised: str = ""

    def drawn(self, pip: str) -> str:
        """Returns the half with a suit symbol in its place."""
        beside = self.raised + place(pip, *self.pip)
        return group(self.back, self.body, self.head, self.front, beside, width=4.4)

    def narrow(self) -> str:
        """Returns the half without what is raised beside the head, and without a suit symbol."""
        return group(self.back, self.body, self.head, self.front, width=4.4)


def head(
    *parts: str, x: float = 285, y: float = 208, left: bool = False, scale: float = 1.12, wide: float = 1.0
) -> str:
    """Returns the parts of a head in its place; they are drawn looking right and mirrored to look left."""
    across = -scale * wide if left else scale * wide
    return group(*parts, transform=f"translate({num(x)} {num(y)}) scale({num2(across)} {num2(scale)})")


def held(
    arm: Arm, thing: str, turn: float = 0, scale: float = 1, dx: float = 0, dy: float = 0, flip: bool = False
) -> str:
    """Returns a thing in the hand of an arm."""
    x, y = arm.place
    return place(thing, x + dx, y + dy, scale, turn, flip)


def reach(arm: Arm) -> float:
    """Returns how far a shaft goes down from a hand to the sash."""
    x, y = arm.place
    return waist(x) - y - 2
