"""What came of many hands: means with their standard errors, clustered by deal."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from differenzler_qt.engine import Game, Rules


class HandRecord(NamedTuple):
    """One hand of one entrant; ``score`` is the penalty, in *Differenz zu zweit* the margin."""

    deal: int
    entrant: int
    prediction: int | None
    taken: int
    exact: bool
    score: int


class MatchRecord(NamedTuple):
    """The entrants that won a match or share its win."""

    winners: tuple[int, ...]


@dataclass(slots=True)
class Thinking:
    """Time spent on decisions."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds

    def join(self, other: "Thinking") -> None:
        """Count the decisions of another."""
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def milliseconds(self) -> float:
        """The mean time of a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(slots=True)
class Column:
    """Sums of one entrant, or of all entrants of a name."""

    count: int = 0
    predicted: int = 0
    taken: int = 0
    exact: int = 0
    within_5: int = 0
    over_20: int = 0
    thinking: Thinking = field(default_factory=Thinking)
    by_deal: dict[int, tuple[int, int]] = field(default_factory=lambda: defaultdict(lambda: (0, 0)))
    """Sum of penalties and their number, by deal."""

    def add(self, record: HandRecord, penalty: int) -> None:
        """Count a hand."""
        self.count += 1
        self.predicted += record.prediction or 0
        self.taken += record.taken
        self.exact += record.exact
        self.within_5 += penalty <= 5
        self.over_20 += penalty > 20
        total, number = self.by_deal[record.deal]
        self.by_deal[record.deal] = total + penalty, number + 1

    @property
    def mean(self) -> float:
        """The mean penalty of a hand."""
        return sum(total for total, _ in self.by_deal.values()) / max(1, self.count)

    @property
    def standard_error(self) -> float | None:
        """The standard error of the mean, hands of one deal being one observation; needs two deals."""
        deals = len(self.by_deal)
        if deals < 2:
            return None
        mean = self.mean
        squares = sum((total - mean * number) ** 2 for total, number in self.by_deal.values())
        return sqrt(squares * deals / (deals - 1)) / self.count

    def to_dict(self, *, has_prediction: bool) -> dict[str, Any]:
        """Return plain JSON values."""
        count = max(1, self.count)
        return {
            "mean_penalty": self.mean,
            "standard_error": self.standard_error,
            "mean_prediction": self.predicted / count if has_prediction else None,
            "mean_taken": self.taken / count,
            "exact": self.exact / count if has_prediction else None,
            "within_5": self.within_5 / count if has_prediction else None,
            "over_20": self.over_20 / count if has_prediction else None,
            "ms_per_decision": self.thinking.milliseconds,
        }


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a table; ``matches_won`` counts a shared win in parts."""

    names: tuple[str, ...]
    rules: Rules
    seed: int
    hands: int
    matches: int
    seats: tuple[Column, ...]
    players: dict[str, Column]
    matches_won: dict[str, float]

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON values; without predictions the penalty is the margin with its sign turned."""
        predicts = self.rules.game is Game.PREDICTION
        return {
            "hands": self.hands,
            "rules": self.rules.to_dict(),
            "seed": self.seed,
            "seats": [
                {"player": name, **column.to_dict(has_prediction=predicts)}
                for name, column in zip(self.names, self.seats, strict=True)
            ],
            "players": {
                name: column.to_dict(has_prediction=predicts) for name, column in self.players.items()
            },
            "matches": self.matches,
            "matches_won": {name: round(count, 6) for name, count in self.matches_won.items()},
        }


class Tally:
    """Counts records as they come."""

    def __init__(self, names: tuple[str, ...], rules: Rules) -> None:
        self._names = names
        self._rules = rules
        self._sign = -1 if rules.game is Game.MARGIN else 1
        self._seats = tuple(Column() for _ in names)
        self._players = {name: Column() for name in names}
        self._matches = 0
        self._won = dict.fromkeys(names, 0.0)

    @property
    def hands(self) -> int:
        """The number of hands counted."""
        return self._seats[0].count

    def add(
        self, records: Iterable[HandRecord], matches: Iterable[MatchRecord], thinking: Iterable[Thinking]
    ) -> None:
        """Count hands, matches, and the time of each entrant."""
        for record in records:
            penalty = self._sign * record.score
            self._seats[record.entrant].add(record, penalty)
            self._players[self._names[record.entrant]].add(record, penalty)
        for match in matches:
            self._matches += 1
            for entrant in match.winners:
                self._won[self._names[entrant]] += 1 / len(match.winners)
        for entrant, time in enumerate(thinking):
            self._seats[entrant].thinking.join(time)
            self._players[self._names[entrant]].thinking.join(time)

    def result(self, seed: int) -> Result:
        """Return what was counted."""
        return Result(
            self._names,
            self._rules,
            seed,
            self.hands,
            self._matches,
            self._seats,
            self._players,
            self._won,
        )
