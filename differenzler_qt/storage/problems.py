"""Everything that can be wrong with a file or with writing it, as enums: the sentences belong to the view."""

from enum import StrEnum
from pathlib import Path


class SaveProblem(StrEnum):
    """Why something could not be written."""

    NO_SPACE = "no_space"
    READ_ONLY = "read_only"
    NO_PERMISSION = "no_permission"
    NEWER_FILE = "newer_file"  # a newer version of the program wrote what lies there; it stays untouched
    BUSY = "busy"
    OTHER = "other"


class SaveFailed(Exception):
    """Something could not be written; what lay there before is still whole."""

    def __init__(self, path: Path, reason: SaveProblem) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class ReadFailed(Exception):
    """What was opened could not be read on: a broken disk, a database changed underneath."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class FileProblem(StrEnum):
    """What is wrong with a file that was read."""

    NOT_FOUND = "not_found"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    OTHER_FORMAT = "other_format"
    NEWER = "newer"
    UPGRADE_FAILED = "upgrade_failed"
    BAD_FIELD = "bad_field"
    BAD_RULES = "bad_rules"
    BAD_DEAL = "bad_deal"
    BAD_EVENT = "bad_event"
    ILLEGAL_ACTION = "illegal_action"
    CUT_SHORT = "cut_short"
    WRONG_SUM = "wrong_sum"
    UNFAIR_DEAL = "unfair_deal"
    DOES_NOT_FOLLOW = "does_not_follow"


class InvalidFile(ValueError):
    """A file's content that cannot be used: the problem, the field, and the index of the event, if any."""

    def __init__(self, problem: FileProblem, field: str = "", event: int | None = None) -> None:
        super().__init__(f"{problem} {field} {'' if event is None else event}".strip())
        self.problem = problem
        self.field = field
        self.event = event
