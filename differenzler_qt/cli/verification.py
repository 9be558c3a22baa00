"""``verify``: whether a save file tells of a fair and legal match."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from differenzler_qt.storage.problems import FileProblem
from differenzler_qt.storage.verify import Report, verify_file

SENTENCES: Final[Mapping[FileProblem, str]] = {
    FileProblem.NOT_FOUND: "there is no such file",
    FileProblem.UNREADABLE: "the file cannot be read",
    FileProblem.TOO_LARGE: "the file is too large to be a save file",
    FileProblem.NOT_JSON: "the file is not JSON",
    FileProblem.OTHER_FORMAT: "the file is not a match of this program",
    FileProblem.NEWER: "a newer version of the program wrote the file",
    FileProblem.UPGRADE_FAILED: "the file is of an old version and cannot be brought up to date",
    FileProblem.BAD_FIELD: "a field is missing or has a wrong value",
    FileProblem.BAD_RULES: "the rules cannot be played",
    FileProblem.BAD_DEAL: "the rules cannot give such a deal",
    FileProblem.BAD_EVENT: "there is no such event",
    FileProblem.ILLEGAL_ACTION: "the action was not allowed",
    FileProblem.CUT_SHORT: "the file ends in the middle of an action",
    FileProblem.WRONG_SUM: "the points of the hand do not add up",
    FileProblem.UNFAIR_DEAL: "the deal does not match the commitment that was shown before its first card",
    FileProblem.DOES_NOT_FOLLOW: "the event does not follow from what was played",
}


def run_verification(options: Namespace) -> int:
    """Check the file of the arguments, print the verdict, and return 0 if nothing is wrong, else 1."""
    report = verify_file(Path(options.file))
    print(as_text(report), file=sys.stdout if report.is_valid else sys.stderr)
    return 0 if report.is_valid else 1


def as_text(report: Report) -> str:
    """Return the verdict in a few lines."""
    if report.problem is not None:
        where = f" (event {report.event})" if report.event else f" ({report.field})" if report.field else ""
        return f"{report.path}: NOT VALID: {SENTENCES[report.problem]}{where}"
    names = ", ".join(f"{seat.name} ({seat.player})" for seat in report.seats)
    source = (
        "its seed gives every deal" if report.from_seed else "the deals were given, not drawn from the seed"
    )
    state = "finished" if report.is_over else "not finished"
    lines = [
        f"{report.path}: valid",
        f"rules: {report.preset or 'own rules'}; players: {names}",
        f"{report.events} events, all legal; the match is {state}",
        f"{report.sums} of {report.hands_finished} finished hands add up",
        f"{report.fair_deals} of {report.hands_finished} deals match their commitments; {source}",
    ]
    if report.is_over:
        totals = ", ".join(f"{report.seats[s.seat].name} {s.total}" for s in report.standings)
        lines.append(f"totals: {totals}")
    return "\n".join(lines)
