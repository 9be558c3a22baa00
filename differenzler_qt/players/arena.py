"""Tables of computer players that play without a screen, as many hands as wanted, on several cores.

A match seed gives the same deals to every seating. A duplicate table plays each match once in every rotation
of its players over the seats, so that good and bad cards cancel out.
"""

import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from differenzler_qt.engine import HandScored, Match, NextHand, Rules, SeatInfo
from differenzler_qt.players import registry
from differenzler_qt.players.contract import Player, PlayerOptions, decide, to_action
from differenzler_qt.players.tally import HandRecord, MatchRecord, Result, Tally, Thinking

_MAX_EXTRA_HANDS: Final = 60
"""Players that never part, such as a table of one deterministic player, must not tie for ever."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays by which rules; ``players[i]`` is entrant ``i``, who changes seats at a duplicate table."""

    players: tuple[str, ...]
    rules: Rules
    seed: int = 0
    duplicate: bool = False
    time_limit: float = 1.0

    def __post_init__(self) -> None:
        """Refuse a wrong number of players."""
        if len(self.players) != self.rules.players:
            raise ValueError(f"{self.rules.players} players needed, {len(self.players)} given")

    @property
    def rotations(self) -> int:
        """How often each match is played."""
        return self.rules.players if self.duplicate else 1

    def seated(self, rotation: int) -> tuple[int, ...]:
        """Return the entrant at each seat."""
        return tuple((seat + rotation) % self.rules.players for seat in range(self.rules.players))


def is_mixed(players: tuple[str, ...]) -> bool:
    """Say whether different players sit at a table, so that seats should rotate."""
    return len(set(players)) > 1


def simulate(
    table: Table, hands: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Result:
    """Play so many hands, rounded up to whole rotations, and return what came of them.

    The result is the same for any number of ``jobs``, times apart. ``progress`` hears how many hands are
    done. Unknown players raise ``registry.UnknownPlayer`` before anything is played.
    """
    for name in set(table.players):
        registry.create(name)
    deals = -(-hands // table.rotations)
    tally = Tally(table.players, table.rules)
    for records, matches, thinking in _run(table, list(_shares(table, deals)), jobs):
        tally.add(records, matches, thinking)
        if progress:
            progress(tally.hands)
    return tally.result(table.seed)


Share = tuple[int, int]
"""A match by number, and how many of its hands count."""

Outcome = tuple[list[HandRecord], list[MatchRecord], list[Thinking]]


def _shares(table: Table, deals: int) -> Iterator[Share]:
    length = table.rules.hands
    for number in range(-(-deals // length)):
        yield number, min(length, deals - number * length)


def _run(table: Table, shares: list[Share], jobs: int) -> Iterator[Outcome]:
    if jobs <= 1 or len(shares) == 1:
        seats = _players(table)
        yield from (play_share(table, seats, share) for share in shares)
        return
    chunk = max(1, min(16, len(shares) // (4 * jobs)))
    with get_context("spawn").Pool(jobs, partial(_start, table)) as pool:
        yield from pool.imap(_play_here, shares, chunk)


def _players(table: Table) -> list[Player]:
    return [
        registry.create(name, PlayerOptions(seed=table.seed + entrant, time_limit=table.time_limit))
        for entrant, name in enumerate(table.players)
    ]


@dataclass(slots=True)
class _Process:
    table: Table
    players: list[Player]


_here: list[_Process] = []  # what a pool's process plays with


def _start(table: Table) -> None:
    # Ctrl-C reaches every process; only the first one answers it, and ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here[:] = [_Process(table, _players(table))]


def _play_here(share: Share) -> Outcome:
    return play_share(_here[0].table, _here[0].players, share)


def play_share(table: Table, players: list[Player], share: Share) -> Outcome:
    """Play one match in every rotation; a match of which not all hands count is not played to its end."""
    number, counted = share
    records: list[HandRecord] = []
    matches: list[MatchRecord] = []
    thinking = [Thinking() for _ in players]
    for rotation in range(table.rotations):
        entrants = table.seated(rotation)
        match = Match.new(table.rules, _infos(table, entrants), match_seed(table.seed, number))
        _play_match(match, [players[entrant] for entrant in entrants], entrants, counted, thinking)
        for scored in match.scored[:counted]:
            records += _records(number * table.rules.hands + scored.hand, scored, entrants)
        if match.is_over:
            winners = tuple(entrants[s.seat] for s in match.standings if s.rank == 1)
            matches.append(MatchRecord(winners))
    return records, matches, thinking


def match_seed(seed: int, number: int) -> int:
    """Return the seed of a match of a table."""
    return (seed << 32) + number


def _infos(table: Table, entrants: tuple[int, ...]) -> list[SeatInfo]:
    return [
        SeatInfo(f"{table.players[entrant]} {entrant + 1}", table.players[entrant]) for entrant in entrants
    ]


def _play_match(
    match: Match, players: list[Player], entrants: tuple[int, ...], counted: int, thinking: list[Thinking]
) -> None:
    whole = counted == match.rules.hands
    limit = counted + (_MAX_EXTRA_HANDS if whole else 0)
    while not match.is_over:
        if match.to_act:
            seat = match.to_act[0]
            view = match.view(seat)
            start = perf_counter()
            decision = decide(players[seat], view)
            thinking[entrants[seat]].add(perf_counter() - start)
            match.apply(to_action(view, decision))
        elif len(match.scored) < limit:
            match.apply(NextHand())
        else:
            return


def _records(deal: int, scored: HandScored, entrants: tuple[int, ...]) -> list[HandRecord]:
    return [
        HandRecord(deal, entrants[seat], score.prediction, score.taken, score.exact, score.score)
        for seat, score in enumerate(scored.scores)
    ]
