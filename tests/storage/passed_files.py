"""Files of the kinds that are passed on, as somebody else would send them."""

import json
from pathlib import Path
from typing import Any

from differenzler_qt.engine import PRESETS, Rules
from differenzler_qt.storage.passed_match import export_match
from tests.storage.play import finished_match, new_match, play

OURS = Rules(players=3, exact_bonus=10, stoeck=True, rounds=4)


def file_of_finished_match(folder: Path) -> Path:
    """Write the file of a match that is over."""
    file = folder / "over.differenzler-match"
    export_match(finished_match(), file)
    return file


def file_of_match_under_way(folder: Path, hand: int = 1) -> Path:
    """Write the file of a match in its first hand, or a later one."""
    match = play(new_match(PRESETS["hidden"]), 12)
    while len(match.scored) < hand - 1 or not match.hand.tricks:
        play(match, len(match.events) + 1)
    file = folder / "under way.differenzler-match"
    export_match(match, file)
    return file


def file_of_rules(file: Path, name: str, **changes: Any) -> Path:
    """Write the file of a rule set, ``OURS`` unless changed."""
    head = {"format": "differenzler-rules", "schema": 1, "program": "0", "name": name}
    file.write_text(json.dumps({**head, "rules": OURS.to_dict(), **changes}), encoding="utf-8")
    return file
