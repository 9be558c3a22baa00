"""Golden playthroughs: matches written out step by step, the secret state and every seat's view.

``python -m tests.engine.playthroughs`` writes the files under ``tests/engine/golden`` anew; read the
difference before you commit it.
"""

import enum
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

from differenzler_qt.engine import (
    PRESETS,
    Card,
    ExactBonusZero,
    Match,
    Mode,
    PlayerView,
    Prediction,
    Rules,
    TieBreak,
    Trick,
    TrumpSource,
    Undertrump,
    redact,
)
from tests.engine.playing import NAMES, random_action

FOLDER = Path(__file__).parent / "golden"

TABLES: dict[str, Rules] = dict(PRESETS) | {
    "own_three_calling": Rules(
        players=3,
        trump_source=TrumpSource.FOREHAND,
        modes=tuple(Mode),
        prediction=Prediction.OPEN,
        undertrump=Undertrump.SCHIEBER,
        stoeck=True,
        revoke_penalty=20,
        tie_break=TieBreak.EXACT_HITS,
    ),
    "own_five_slips": Rules(
        players=5,
        trump_source=TrumpSource.DRAWN,
        prediction=Prediction.VISIBLE_SLIPS,
        undertrump=Undertrump.FREE,
        exact_bonus=10,
        exact_bonus_zero=ExactBonusZero.WITH_TRICK,
        tie_break=TieBreak.EXTRA_HAND,
    ),
}
SEED = 2026
AT_REST = ("rules", "names", "seat", "dealt", "scored", "standings", "commitment")


def playthrough(name: str) -> str:
    """Return the text of a match: the first hand step by step, then the result of every hand."""
    rules = TABLES[name]
    match = Match.new(rules, NAMES[: rules.players], SEED)
    return "\n".join(_lines(name, match, Random(SEED))) + "\n"


def _lines(name: str, match: Match, rng: Random) -> Iterator[str]:
    yield f"# {name}: {match.rules.to_dict()}"
    yield f"# the first hand of seed {SEED}; regenerate with python -m tests.engine.playthroughs"
    yield from _step(match, "new match", 0)
    while len(match.scored) < 1:
        action, done = random_action(match, rng), len(match.events)
        match.apply(action)
        yield from _step(match, plain(action), done)
    while not match.is_over:
        match.apply(random_action(match, rng))
    yield ""
    yield from (f"hand {h.hand} {h.mode.code}: {plain(h.scores)}" for h in match.scored)
    yield from (plain(standing) for standing in match.standings)
    yield plain(match.events[-1])


def _step(match: Match, title: str, done: int) -> Iterator[str]:
    yield ""
    yield f"> {title}"
    for event in match.events[done:]:
        yield f"event   {plain(event)}"
        for seat in (*range(match.rules.players), None):
            seen = redact(event, seat, match.rules)
            if seen != event:
                yield f"  to {_who(seat)}: {plain(seen)}"
    yield f"secret  {_secret(match)}"
    table = match.view(None)
    yield f"table   {_fields(table, None)}"
    for seat in range(match.rules.players):
        view = match.view(seat)
        yield f"seat {seat}  {_fields(view, table)}; legal {plain(view.legal_cards)}"


def _who(seat: int | None) -> str:
    return "spectators" if seat is None else f"seat {seat}"


def _secret(match: Match) -> str:
    hand = match.hand
    held = " / ".join(plain(cards) for cards in hand.cards)
    parts = {"predictions": hand.predictions, "revokes": hand.revokes, "stoeck_holder": hand.stoeck_holder}
    return f"hands {held}; talon {plain(hand.deal.talon)}; " + "; ".join(
        f"{key} {plain(value)}" for key, value in parts.items()
    )


def _fields(view: PlayerView, table: PlayerView | None) -> str:
    """Return the fields of a view; of a seat's view those that differ from what the whole table sees."""
    shown = []
    for field in fields(view):
        value = getattr(view, field.name)
        if field.name == "tricks":
            value = value[-1:]  # the one that is new
        same = table is not None and getattr(view, field.name) == getattr(table, field.name)
        if not same and field.name not in AT_REST:
            shown.append(f"{field.name} {plain(value)}")
    return "; ".join(shown)


def plain(value: Any) -> str:
    """Return a value in short."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Card():
            return value.code
        case enum.Enum():
            return str(value.value)
        case Trick():
            return f"[{value.leader}: {plain(value.cards)} > {value.winner} {value.points:+}]"
        case list() | tuple():
            return " ".join(plain(item) for item in value) if value else "."
        case _ if is_dataclass(value):
            inner = ", ".join(f"{f.name} {plain(getattr(value, f.name))}" for f in fields(value))
            return f"{type(value).__name__}({inner})"
        case _:
            return str(value)


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
