"""``simulate``: computers against computers, without a window."""

import json
import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import TextIO

from differenzler_qt.cli.rule_words import rules_from_words
from differenzler_qt.engine import Game, Rules
from differenzler_qt.players.arena import Table, is_mixed, simulate
from differenzler_qt.players.tally import Column, Result


class WrongTable(ValueError):
    """A table that cannot be played; the message says what is right."""


def run_simulation(options: Namespace) -> int:
    """Play the table of the arguments and print what came of it."""
    names = tuple(name.strip() for name in options.seats.split(","))
    if not all(names):
        raise WrongTable(
            "--seats takes names with commas between them, for example expert,simple,simple,simple"
        )
    settings = [setting for setting in options.set if setting.strip().startswith("players=")]
    rules = rules_from_words(options.rules, options.set, None if settings else _players(options.rules, names))
    if len(names) != rules.players:
        raise WrongTable(f"{rules.players} players need {rules.players} seats, --seats names {len(names)}")
    _find_players_here()
    seed = secrets.randbits(32) if options.seed is None else options.seed
    duplicate = is_mixed(names) if options.duplicate is None else options.duplicate
    table = Table(names, rules, seed, duplicate, options.time_limit)
    bar = ProgressBar(options.hands, sys.stderr)
    result = simulate(table, options.hands, options.jobs, bar.show)
    bar.clear()
    print(json.dumps(result.to_dict(), indent=2) if options.json else as_text(result))
    return 0


def _find_players_here() -> None:
    """Let ``module:factory`` name a module of the current folder, as ``python -m`` would."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


def _players(preset: str, names: tuple[str, ...]) -> int | None:
    if not 2 <= len(names) <= 6:
        raise WrongTable(f"two to six players sit at a table, --seats names {len(names)}")
    return None if preset in ("margin", "duel") else len(names)


class ProgressBar:
    """A line that fills up, on a terminal only."""

    def __init__(self, total: int, stream: TextIO | None, width: int = 40) -> None:
        self._total, self._stream, self._width = total, stream, width
        self._drawn = -1

    def show(self, done: int) -> None:
        """Draw the bar for so many hands, if it looks different from before."""
        filled = min(self._width, self._width * done // max(1, self._total))
        if filled == self._drawn or not (self._stream and self._stream.isatty()):
            return
        self._drawn = filled
        bar = "█" * filled + "·" * (self._width - filled)
        self._stream.write(f"\r{bar} {done} of {self._total} hands")
        self._stream.flush()

    def clear(self) -> None:
        """Remove the bar."""
        if self._stream and self._drawn >= 0:
            self._stream.write("\r\x1b[2K")
            self._stream.flush()


def as_text(result: Result) -> str:
    """Return the result as tables for people."""
    margin = result.rules.game is Game.MARGIN
    lines = [f"{result.hands} hands, seed {result.seed}, {_rules_text(result.rules)}", ""]
    lines.append(_row("player", "−margin" if margin else "penalty", "± s.e.", *_HEADS))
    for number, (name, column) in enumerate(zip(result.names, result.seats, strict=True), 1):
        lines.append(_column_row(f"{number} {name}", column, margin))
    if len(result.players) < len(result.names):
        lines.append("")
        lines += [_column_row(f"all {name}", column, margin) for name, column in result.players.items()]
    if result.matches:
        won = ", ".join(f"{name} {count:g}" for name, count in result.matches_won.items())
        lines += ["", f"{result.matches} matches, won by: {won}"]
    return "\n".join(lines)


_HEADS = ("said", "taken", "exact", "≤ 5", "> 20", "ms")


def _column_row(name: str, column: Column, margin: bool) -> str:
    count = max(1, column.count)
    error = column.standard_error
    shares = (column.exact, column.within_5, column.over_20)
    return _row(
        name,
        f"{column.mean:.2f}",
        "" if error is None else f"{error:.2f}",
        "" if margin else f"{column.predicted / count:.1f}",
        f"{column.taken / count:.1f}",
        *("" if margin else f"{100 * share / count:.1f} %" for share in shares),
        f"{column.thinking.milliseconds:.2f}",
    )


def _row(name: str, *cells: str) -> str:
    return f"{name:20}" + "".join(f"{cell:>9}" for cell in cells)


def _rules_text(rules: Rules) -> str:
    usual = Rules().to_dict()
    changed = {name: value for name, value in rules.to_dict().items() if value != usual[name]}
    return ", ".join(f"{name}={value}" for name, value in changed.items()) or "usual rules"
