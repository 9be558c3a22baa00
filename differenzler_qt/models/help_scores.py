"""The worked examples of scoring and of ties on the help pages, worked out by the engine."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from differenzler_qt.engine import (
    PRESETS,
    ExactBonusZero,
    Rules,
    SeatScore,
    TieBreak,
    best_stoeck,
    penalty,
    standings,
)
from differenzler_qt.engine.rules import FULL_PACK_POINTS
from differenzler_qt.engine.scoring import STOECK_CHOICES, margins


@dataclass(frozen=True, slots=True)
class HelpScore:
    """One hand of one player; ``label`` is the code of what is shown beside it."""

    prediction: int
    taken: int
    penalty: int
    label: str = ""
    stoeck: int = 0
    tricks: int = 0
    best: bool = False


@dataclass(frozen=True, slots=True)
class HelpTie:
    """A player at the end of a match with the rank by two of the tie rules."""

    seat: int
    total: int
    exactHits: int
    rankShared: int
    rankByHits: int


@dataclass(frozen=True, slots=True)
class HelpMargin:
    """A hand of *Differenz zu zweit*: points, tricks and the signed score of one of the two."""

    points: int
    tricks: int
    score: int


_SINGLE: Final = ((40, 47), (40, 33), (40, 40), (40, 55), (40, 25))
_FOUR: Final = ((40, 46), (25, 25), (60, 51), (30, 35))
_STOECK: Final = (60, 42)
_REVOKE: Final = (40, 45)
_HEARD: Final = 140
_TIED: Final = (
    ((12, False), (0, True), (9, False)),
    ((0, True), (0, True), (21, False)),
    ((5, False), (14, False), (11, False)),
    ((20, False), (3, False), (8, False)),
)
_MARGINS: Final = (((31, 16), (5, 4)), ((41, 3), (8, 1)))


def left_for_the_last() -> tuple[int, int]:
    """Return what the others have predicted together and what is left of the pack."""
    return _HEARD, FULL_PACK_POINTS - _HEARD


def score_rows() -> Mapping[str, tuple[HelpScore, ...]]:
    """Return the examples of scoring by name."""
    bonus = Rules(exact_bonus=10)
    revoke = Rules(revoke_penalty=20)
    return {
        "single": tuple(_score(p, t, Rules()) for p, t in _SINGLE),
        "four": tuple(_score(p, t, Rules()) for p, t in _FOUR),
        "bonus": tuple(_score(40, taken, bonus) for taken in (40, 41)),
        "zero": tuple(
            _score(0, 0, bonus.with_(exact_bonus_zero=rule), label=rule.value, tricks=tricks)
            for rule in ExactBonusZero
            for tricks in (0, 1)
        ),
        "stoeck": _stoeck_rows(),
        "revoke": (_score(*_REVOKE, revoke), _score(*_REVOKE, revoke, revokes=1, label="revoke")),
    }


def tie_rows() -> tuple[HelpTie, ...]:
    """Return four players, two of them with the same lowest sum, ranked by two tie rules."""
    hands = [_Hand(tuple(_result(*seat[hand]) for seat in _TIED)) for hand in range(3)]
    shared = {s.seat: s for s in standings(Rules(tie_break=TieBreak.SHARED), hands)}
    by_hits = {s.seat: s for s in standings(Rules(tie_break=TieBreak.EXACT_HITS), hands)}
    rows = [HelpTie(n, s.total, s.exact_hits, s.rank, by_hits[n].rank) for n, s in shared.items()]
    return tuple(sorted(rows, key=lambda row: (row.rankByHits, row.seat)))


def margin_rows() -> tuple[HelpMargin, ...]:
    """Return both players of two hands of *Differenz zu zweit*."""
    return tuple(
        HelpMargin(points[side], tricks[side], margins(points, tricks)[side])
        for points, tricks in _MARGINS
        for side in (0, 1)
    )


def last_trick_points() -> int:
    """Return what the last trick is worth."""
    return PRESETS["classic"].last_trick_bonus


@dataclass(frozen=True, slots=True)
class _Hand:
    scores: tuple[SeatScore, ...]
    deciding: bool = False


def _result(points: int, exact: bool) -> SeatScore:
    return SeatScore(prediction=None, taken=0, tricks=0, stoeck=0, revokes=0, score=points, exact=exact)


def _score(
    prediction: int,
    taken: int,
    rules: Rules,
    *,
    stoeck: int = 0,
    revokes: int = 0,
    tricks: int = 0,
    label: str = "",
) -> HelpScore:
    result = penalty(prediction, taken, rules, stoeck=stoeck, revokes=revokes, tricks=tricks)
    return HelpScore(prediction, taken, result.points, label, stoeck, tricks)


def _stoeck_rows() -> tuple[HelpScore, ...]:
    prediction, taken = _STOECK
    rules = Rules(stoeck=True)
    best = best_stoeck(prediction, taken, rules)
    return tuple(
        HelpScore(
            prediction,
            taken,
            penalty(prediction, taken, rules, stoeck=delta).points,
            stoeck=delta,
            best=delta == best,
        )
        for delta in STOECK_CHOICES
    )
