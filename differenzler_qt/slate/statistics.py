"""Statistics over all slates, by player name."""

from collections.abc import Iterable
from dataclasses import dataclass

from differenzler_qt.slate.document import Slate
from differenzler_qt.slate.names import name_key
from differenzler_qt.slate.sheet import sheet


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """How a player has done; averages are per hand, ``best`` and ``worst`` are penalties of one hand.

    ``slates`` and ``wins`` count slates that are over; a shared win counts as one.
    """

    name: str
    hands: int
    slates: int
    wins: int
    average_difference: float
    exact_hits: int
    average_prediction: float
    average_taken: float
    best: int
    worst: int


@dataclass(frozen=True, slots=True)
class _Hand:
    """One hand of one player."""

    prediction: int
    taken: int
    penalty: int
    exact: bool


def statistics(slates: Iterable[Slate]) -> tuple[PlayerStatistics, ...]:
    """Return every player who has a written hand, the smallest average difference first.

    Names that differ only in case are one player, written as in the latest slate given.
    """
    names: dict[str, str] = {}
    hands: dict[str, list[_Hand]] = {}
    ended: dict[str, list[bool]] = {}
    for slate in slates:
        winners = sheet(slate).winners
        for seat, name in enumerate(slate.setup.names):
            key = name_key(name)
            names[key] = name
            hands.setdefault(key, []).extend(_hands(slate, seat))
            ended.setdefault(key, []).extend([seat in winners] if slate.is_over else [])
    found = [_summary(names[key], own, ended[key]) for key, own in hands.items() if own]
    return tuple(sorted(found, key=lambda s: (s.average_difference, name_key(s.name))))


def _hands(slate: Slate, seat: int) -> list[_Hand]:
    scores = [hand.scores[seat] for hand in slate.state.written]
    return [_Hand(score.prediction or 0, score.taken, score.score, score.exact) for score in scores]


def _summary(name: str, hands: list[_Hand], ended: list[bool]) -> PlayerStatistics:
    count = len(hands)
    return PlayerStatistics(
        name=name,
        hands=count,
        slates=len(ended),
        wins=sum(ended),
        average_difference=sum(abs(hand.prediction - hand.taken) for hand in hands) / count,
        exact_hits=sum(hand.exact for hand in hands),
        average_prediction=sum(hand.prediction for hand in hands) / count,
        average_taken=sum(hand.taken for hand in hands) / count,
        best=min(hand.penalty for hand in hands),
        worst=max(hand.penalty for hand in hands),
    )
