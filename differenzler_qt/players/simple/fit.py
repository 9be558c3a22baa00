"""Fits the simple player's numbers on its own play and writes ``weights``.

    python -m differenzler_qt.players.simple.fit --hands 3000 --rounds 4

Each round plays hands with the numbers so far, predictions jittered and some cards random, so that
neighbouring needs are seen, then solves two least-squares problems for each form of the game: points still
taken on the facts of the cards left, and penalty on the points missing.
"""

import argparse
import sys
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.engine import (
    PRESETS,
    TRUMP_MODES,
    Card,
    Game,
    Hand,
    HandScored,
    Match,
    Mode,
    Phase,
    Play,
    PlayerView,
    Predict,
    Prediction,
    Rules,
    TrumpSource,
    deal_from_number,
)
from differenzler_qt.engine.rules import HAND_SIZES
from differenzler_qt.players.contract import PlayerOptions
from differenzler_qt.players.simple import weights as written
from differenzler_qt.players.simple.forecast import heard
from differenzler_qt.players.simple.player import SimplePlayer
from differenzler_qt.players.simple.sight import look
from differenzler_qt.players.simple.trick import extras
from differenzler_qt.players.simple.worth import CELLS, EXTRAS, KNOTS, Weights, cells, parse

Floats = NDArray[np.float64]
JITTER, RANDOM_CARDS = 7.0, 0.02


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat saw when it chose: facts of the cards kept, tricks finished with the one at hand."""

    seat: int
    left: int
    tricks: int
    facts: Floats
    extras: Mapping[bool, tuple[float, ...]] = field(default_factory=dict)


def card_facts(cards: Sequence[Card], view: PlayerView, mode: Mode) -> Floats:
    """Return the facts whose linear value is the worth of cards."""
    sight = look(view, mode)
    facts = np.zeros(2 * CELLS)
    for card in cards:
        group, points = cells(card, sight)
        facts[group] += 1
        facts[points] += sight.ranking.points[card]
    return facts


def rules_for(name: str, number: int) -> Rules:
    """Return rules of a form; every other hand has open predictions."""
    if name == "margin":
        return PRESETS["margin"]
    players, kind = name.split()
    source = TrumpSource.TALON if players == "2" and kind == "trump" else TrumpSource.RANDOM
    modes = TRUMP_MODES if kind == "trump" else (*TRUMP_MODES, Mode(kind))
    prediction = Prediction.OPEN if number % 2 else Prediction.HIDDEN
    return Rules(players=int(players), trump_source=source, modes=modes, prediction=prediction)


def forms() -> tuple[str, ...]:
    """Return the names of all forms of the game."""
    names = [f"{players} {kind}" for players in HAND_SIZES for kind in ("trump", "obenabe", "undenufe")]
    return (*(name for name in names if name != "5 undenufe"), "margin")


def first_guess(name: str) -> Weights:
    """Return rough numbers to begin with."""
    size = rules_for(name, 0).hand_size
    plain, trump = (14, 7, 4, 2, 1, 1), (22, 17, 13, 10, 8, 6)
    row: NDArray[Any] = np.zeros(2 * CELLS + EXTRAS)
    for higher in range(6):
        row[4 * higher : 4 * higher + 4] = trump[higher] if "trump" in name else plain[higher]
        row[CELLS + 4 * higher : CELLS + 4 * higher + 4] = plain[higher]
    row[: 2 * CELLS] *= 0.4 if name == "margin" else 9 / size
    start = np.concatenate([row[: 2 * CELLS], np.zeros(rules_for(name, 0).players + 1)])
    costs = [np.array([*(abs(k) + 6.0 * np.exp(-abs(k) / 8) for k in KNOTS), 0.0])] * size
    return parse(as_rows([start, row, np.zeros_like(row), *costs]))


def as_rows(table: Sequence[Floats]) -> tuple[str, ...]:
    """Return numbers as rows of hundredths."""
    return tuple(" ".join(str(round(100 * number)) for number in row) for row in table)


@dataclass(slots=True)
class Sums:
    """Least squares in progress: normal equations, so that hands need not be kept."""

    size: int
    matrix: Floats = field(init=False)
    right: Floats = field(init=False)

    def __post_init__(self) -> None:
        """Begin with nothing seen."""
        self.matrix, self.right = np.zeros((self.size, self.size)), np.zeros(self.size)

    def add(self, facts: Floats, values: Floats) -> None:
        """Count observations, one per row."""
        self.matrix += facts.T @ facts
        self.right += facts.T @ values

    def fade(self) -> None:
        """Count what was seen half as much."""
        self.matrix /= 2
        self.right /= 2

    def solve(self, ridge: float) -> Floats:
        """Return the best numbers, drawn to zero a little."""
        drawn = self.matrix + ridge * np.eye(self.size)
        return np.asarray(np.linalg.solve(drawn, self.right), dtype=np.float64)


class Recorder(SimplePlayer):
    """A simple player that strays a little and notes what it saw."""

    def __init__(self, weights: Weights, random: Random) -> None:
        super().__init__(PlayerOptions(), lambda _: weights)
        self.seen: list[Seen] = []
        self._random = random

    def number(self, view: PlayerView) -> int:
        """Return a prediction with some jitter and note the dealt hand."""
        assert view.seat is not None
        assert view.mode is not None
        players = view.rules.players
        facts = np.concatenate([card_facts(view.hand, view, view.mode), np.zeros(players + 1)])
        facts[2 * CELLS + (view.seat - view.forehand) % players] = 1
        facts[-1] = heard(view)
        self.seen.append(Seen(view.seat, len(view.hand), 0, facts))
        choice = self.predict(view).choice
        if self._random.random() < 0.5:
            choice += round(self._random.gauss(0, JITTER))
        return min(157, max(0, choice))

    def card(self, view: PlayerView) -> Card:
        """Return a card and note what is kept."""
        assert view.seat is not None
        assert view.mode is not None
        stray = self._random.random() < RANDOM_CARDS
        choice = self._random.choice(view.legal_cards) if stray else self.play(view).choice
        kept = [card for card in view.hand if card is not choice]
        if kept:
            both = {won: extras(view, won) for won in (False, True)}
            self.seen.append(
                Seen(view.seat, len(kept), len(view.tricks) + 1, card_facts(kept, view, view.mode), both)
            )
        return choice


def play_hand(name: str, number: int, weights: Weights) -> tuple[HandScored, Hand, list[Seen]]:
    """Play one hand of a form among recorders."""
    random = Random(f"{name} {number}")
    rules = rules_for(name, number)
    deal = deal_from_number(random.getrandbits(63), rules, random.randrange(rules.players))
    kind = name.split()[-1]
    if kind in ("obenabe", "undenufe"):
        deal = replace(deal, mode=Mode(kind))
    match = Match.new(rules, ["" for _ in range(rules.players)], number, [deal])
    recorder = Recorder(weights, random)
    while not match.scored:
        seat = match.to_act[0]
        view = match.view(seat)
        if view.phase is Phase.PREDICTING:
            match.apply(Predict(seat, recorder.number(view)))
        else:
            match.apply(Play(seat, recorder.card(view)))
    return match.scored[0], match.hand, recorder.seen


@dataclass(frozen=True, slots=True)
class Row:
    """One observation: the facts, points still taken, points still needed, and the penalty in the end."""

    left: int
    facts: Floats
    taken: float
    need: float
    penalty: float


def observe(scored: HandScored, hand: Hand, seen: Seen) -> Row:
    """Return what came of what a seat saw."""
    rules, seat = hand.rules, seen.seat
    sign = -1 if rules.game is Game.MARGIN else 0
    points = [trick.points if trick.winner == seat else sign * trick.points for trick in hand.tricks]
    before = sum(points[: seen.tricks])
    score = scored.scores[seat]
    final = score.score if rules.game is Game.MARGIN else score.taken
    facts = seen.facts
    if seen.tricks:
        won = hand.tricks[seen.tricks - 1].winner == seat
        facts = np.concatenate([facts, seen.extras[won]])
    need = (score.prediction or 0) - before
    return Row(seen.left, facts, final - before, need, score.score)


class Fit:
    """The least squares of a form; what earlier rounds saw counts half as much in each further round."""

    def __init__(self, name: str) -> None:
        rules = rules_for(name, 0)
        self.size = rules.hand_size
        self._start = Sums(2 * CELLS + rules.players + 1)
        self._later = Sums(2 * (2 * CELLS + EXTRAS))
        self._costs = [Sums(len(KNOTS) + 1) for _ in range(self.size)]

    def learn(self, rows: list[Row]) -> list[Floats]:
        """Return start, level, slope and costs that explain the observations best."""
        groups = [[row for row in rows if row.left == left] for left in range(1, self.size + 1)]
        start: Floats = np.zeros(0)  # without predictions no dealt hand is judged, and no need is missed
        if groups[-1]:
            start = _solve(self._start, np.stack([row.facts for row in groups[-1]]), groups[-1])
        later = [row for row in rows if row.left < self.size]
        facts = np.stack([row.facts for row in later])
        shares = np.array([[row.left / self.size] for row in later])
        level, slope = np.split(_solve(self._later, np.hstack([facts, facts * shares]), later), 2)
        costs: list[Floats] = []
        for left, (sums, group) in enumerate(zip(self._costs, groups, strict=True), 1):
            numbers = start if left == self.size else level + left / self.size * slope
            costs.append(fit_costs(sums, group, numbers) if groups[-1] else start)
        return [start, level, slope, *costs]


def _solve(sums: Sums, facts: Floats, rows: list[Row]) -> Floats:
    sums.fade()
    sums.add(facts, np.array([row.taken for row in rows]))
    return sums.solve(20.0)


def fit_costs(sums: Sums, rows: list[Row], numbers: Floats) -> Floats:
    """Return the penalty at the knots and for each point of worth; far knots keep to the plain difference."""
    worth = np.array([row.facts @ numbers for row in rows])
    missing = np.clip(np.array([row.need for row in rows]) - worth, KNOTS[0], KNOTS[-1])
    hats = np.stack([np.interp(missing, KNOTS, hat) for hat in np.eye(len(KNOTS))], axis=1)
    sums.fade()
    values = np.array([row.penalty for row in rows]) - np.abs(missing)
    sums.add(np.hstack([hats, np.maximum(worth, 0)[:, None]]), values)
    solution = sums.solve(3.0)
    solution[:-1] += np.abs(KNOTS)
    return solution


def improve(name: str, hands: int, rounds: int, seed: int) -> tuple[str, ...]:
    """Return the rows of a form that played best in some rounds of its own play."""
    weights = parse(written.ROWS[name]) if name in written.ROWS else first_guess(name)
    rows = written.ROWS.get(name, ())
    fit = Fit(name)
    best, best_rows = float("inf"), rows
    for turn in range(rounds + 1):
        observed: list[Row] = []
        scores: list[int] = []
        for number in range(hands):
            scored, hand, seen = play_hand(name, seed + turn * hands + number, weights)
            observed += [observe(scored, hand, one) for one in seen]
            scores += [score.score for score in scored.scores]
        mean = sum(scores) / len(scores)
        sys.stderr.write(f"{name}, round {turn}: mean score {mean:.2f} with jitter\n")
        # Margins cancel out among players of one kind; there the last round stands.
        if rows and (mean < best or name == "margin"):
            best, best_rows = mean, rows
        rows = as_rows(fit.learn(observed))
        weights = parse(rows)
    return best_rows


HEAD = '''"""The simple player's numbers in hundredths, made by ``fit``; ``worth.parse`` explains the rows."""

from collections.abc import Mapping
from typing import Final

ROWS: Final[Mapping[str, tuple[str, ...]]] = {
'''


def as_module(rows: dict[str, tuple[str, ...]]) -> str:
    """Return the text of ``weights``."""
    lines = [HEAD]
    for name, table in rows.items():
        lines.append(f'    "{name}": (\n')
        for row in table:
            words = textwrap.wrap(row, 96) or [""]
            lines += [f'        "{line} "\n' for line in words[:-1]] + [f'        "{words[-1]}",\n']
        lines.append("    ),\n")
    return "".join([*lines, "}\n"])


def main() -> int:
    """Fit the forms that are named, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("forms", nargs="*", default=forms(), help="e.g. '4 trump' margin")
    parser.add_argument("--hands", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(written.__file__))
    options = parser.parse_args()
    work = [(name, options.hands, options.rounds, options.seed) for name in options.forms]
    with get_context("spawn").Pool(options.jobs) as pool:
        found = pool.starmap(improve, work, chunksize=1)
    rows = dict(written.ROWS) | dict(zip(options.forms, found, strict=True))
    options.out.write_text(as_module(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
