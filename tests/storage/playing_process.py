"""A process that plays a match on from where its file stands, saves every event and says so: to be killed."""

import sys
from pathlib import Path

from differenzler_qt.engine import Match
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.match_file import MatchFile
from tests.storage.play import TABLES, new_match, next_action


def _say(match: Match) -> None:
    sys.stdout.write(f"{len(match.events)}\n")
    sys.stdout.flush()


def main(path: str, table: str, most: str) -> None:
    """Play a table's match in a file, save it so many times at most, and wait to be killed."""
    file = MatchFile(Path(path))
    outcome = file.load()
    if outcome.kind is ReadKind.NONE:
        match = new_match(TABLES[table])
    else:
        assert outcome.value is not None, outcome
        match = outcome.value.match
    file.save(match)
    _say(match)
    for _ in range(int(most) - 1):
        if match.is_over:
            break
        match.apply(next_action(match))
        file.save(match)
        _say(match)
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
