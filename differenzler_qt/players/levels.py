"""The four levels a person chooses from, and the characters that make players of one level differ.

A weaker level sees the same cards and judges them less well: it forgets some of what was played, its
estimates carry an error of its own, of a size that a person's would have, and it misjudges its prediction. It
never plays a card that is far worse than another, so it ducks when it has enough and takes what is safe.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from differenzler_qt.engine import Card, Game, PlayerView
from differenzler_qt.players.certainty import certain_penalty
from differenzler_qt.players.characters import BOLD, CAREFUL, ZERO_CHASER
from differenzler_qt.players.contract import (
    Candidate,
    CardDecision,
    ModeDecision,
    PlayerOptions,
    PredictionDecision,
    best_first,
)
from differenzler_qt.players.expert import Expert
from differenzler_qt.players.judgement import judge_cards
from differenzler_qt.players.margin import MarginPlayer
from differenzler_qt.players.master import Master
from differenzler_qt.players.memory import forgotten, recalled
from differenzler_qt.players.seeding import generator

C = TypeVar("C")

_ZERO_PATIENCE: Final = 4.0
_PLAIN_CARDS: Final = 2  # in hand: what a card costs now is plain even to a beginner
_PLAIN_SHARE: Final = 0.4  # of its tolerance that a level then has


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level judges, in penalty points, and remembers.

    ``card_error`` and ``prediction_error`` are the spreads of its misjudgements, ``tolerance`` bounds how
    much worse a chosen card may be, ``leeway`` is what a character spends on its taste. ``fading`` is the
    chance that a low card slips its mind with every further trick.
    """

    card_error: float = 0.0
    tolerance: float = 0.0
    prediction_error: float = 0.0
    leeway: float = 0.25
    fading: float = 0.0


BEGINNER: Final = Level(card_error=3.5, tolerance=7.0, prediction_error=9.0, leeway=2.0, fading=0.35)
REGULAR: Final = Level(card_error=1.2, tolerance=3.0, prediction_error=5.0, leeway=1.0, fading=0.1)
EXPERT: Final = Level()


class LevelPlayer:
    """An expert whose judgement is blurred by a level and coloured by a character."""

    def __init__(self, options: PlayerOptions, level: Level) -> None:
        self._expert, self._margin = Expert(options), MarginPlayer(options)
        self._seed, self._character, self._level = options.seed, options.character, level

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return a prediction to the character's taste, misjudged as far as the level does."""
        found = self._expert.predict(view)
        wanted = to_taste(found.curve, self._character, self._level.leeway)
        if wanted and self._level.prediction_error:
            wanted += round(generator(self._seed, view).gauss(0, self._level.prediction_error))
        return PredictionDecision(min(157, max(0, wanted)), found.candidates, found.curve)

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return a trump mode; weaker levels may mistake one for another that is nearly as good."""
        found = self._expert.call_mode(view).candidates
        return ModeDecision(self._misjudge(view, found, self._bearable(found)), found)

    def play(self, view: PlayerView) -> CardDecision:
        """Return a card; weaker levels forget, and may mistake one for another that is nearly as good."""
        if not self._level.card_error:
            return self._expert.play(view)
        if view.rules.game is Game.MARGIN:
            found = self._margin.weigh(view, forgotten(view, self._seed, self._level.fading))
            return CardDecision(self._misjudge(view, found, self._bearable(found)), found)
        if len(view.hand) <= _PLAIN_CARDS:
            found = by_cost(view, self._expert.play(view).candidates)
            return CardDecision(self._misjudge(view, found, self._bearable(found, _PLAIN_SHARE)), found)
        sight = recalled(view, self._seed, self._level.fading)
        seen = by_cost(view, judge_cards(view).candidates)
        found = by_cost(view, judge_cards(view, sight).candidates)
        return CardDecision(self._misjudge(view, found, self._bearable(seen)), found)

    def _bearable(self, candidates: Sequence[Candidate[C]], share: float = 1.0) -> set[C]:
        """Return the choices that are not far worse than the best."""
        limit = candidates[0].expected + share * self._level.tolerance
        return {choice for choice, expected in candidates if expected <= limit}

    def _misjudge(self, view: PlayerView, candidates: Sequence[Candidate[C]], bearable: set[C]) -> C:
        random, error = generator(self._seed, view), self._level.card_error
        return min(
            (candidate for candidate in candidates if candidate.choice in bearable),
            key=lambda candidate: candidate.expected + random.gauss(0, error),
        ).choice


def by_cost(view: PlayerView, found: Sequence[Candidate[Card]]) -> tuple[Candidate[Card], ...]:
    """Return cards best first; none costs less than is certain."""
    return best_first(
        [Candidate(card, max(expected, float(certain_penalty(view, card)))) for card, expected in found]
    )


def to_taste(curve: Sequence[float], character: str, leeway: float) -> int:
    """Return a character's favourite among the predictions within ``leeway`` of the best."""
    least = min(curve)
    best = curve.index(least)
    if character == ZERO_CHASER and curve[0] <= least + leeway * _ZERO_PATIENCE:
        return 0
    near = [value for value in range(158) if curve[value] <= least + leeway]
    if character == BOLD:
        return max(value for value in near if all(curve[k] <= least + leeway for k in range(best, value + 1)))
    if character in (CAREFUL, ZERO_CHASER):
        return min(value for value in near if all(curve[k] <= least + leeway for k in range(value, best + 1)))
    return best


def beginner(options: PlayerOptions) -> LevelPlayer:
    """Return a player who knows the rules and the rough value of a hand."""
    return LevelPlayer(options, BEGINNER)


def regular(options: PlayerOptions) -> LevelPlayer:
    """Return a player of a regulars' table."""
    return LevelPlayer(options, REGULAR)


def expert(options: PlayerOptions) -> LevelPlayer:
    """Return a player who judges by the networks and looks ahead where it gains most."""
    return LevelPlayer(options, EXPERT)


def master(options: PlayerOptions) -> Master:
    """Return a player who looks ahead at every card."""
    return Master(options)
