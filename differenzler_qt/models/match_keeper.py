"""Where the running match lies: its file after every event, the history when it is over."""

import logging
from typing import Protocol

from differenzler_qt.engine import Match
from differenzler_qt.storage.match_file import MatchFile
from differenzler_qt.storage.problems import SaveFailed

_LOG = logging.getLogger(__name__)


class FinishedMatches(Protocol):
    """What takes finished matches."""

    def add(self, match: Match) -> int:
        """Keep a finished match; raises ``SaveFailed``."""
        ...


class MatchKeeper:
    """Stores a match, says by a code what went wrong, and never stops the game."""

    def __init__(self, file: MatchFile, history: FinishedMatches) -> None:
        self._file = file
        self._history = history

    def save(self, match: Match) -> str:
        """Store the match as it stands."""
        try:
            self._file.save(match)
        except SaveFailed as error:
            _LOG.warning("the match could not be saved: %s", error)
            return error.reason.value
        return ""

    def finish(self, match: Match) -> str:
        """Move a finished match to the history; its file goes only when it is safe there."""
        try:
            self._history.add(match)
            self._file.clear()
        except SaveFailed as error:
            _LOG.warning("the match could not be moved to the history: %s", error)
            return error.reason.value
        return ""
