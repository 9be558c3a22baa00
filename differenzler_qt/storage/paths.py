"""Where the program keeps its files.

``DIFFERENZLER_HOME`` overrides all three folders (tests, portable use on a stick); otherwise each system's
own places are used. Folders are made when something is written, never by asking.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "DIFFERENZLER_HOME"
APPLICATION: Final = "differenzler-qt"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders for data, settings and logs, and the files in them."""

    data: Path
    config: Path
    log: Path

    @property
    def match(self) -> Path:
        """The running match."""
        return self.data / "match.json"

    @property
    def history(self) -> Path:
        """The database of finished matches."""
        return self.data / "history.sqlite3"

    @property
    def slates(self) -> Path:
        """The folder of the slates."""
        return self.data / "slates"

    @property
    def rule_sets(self) -> Path:
        """The folder of the own rule sets."""
        return self.data / "rules"

    @property
    def settings(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def lock(self) -> Path:
        """The lock file that keeps a second instance out."""
        return self.data / "instance.lock"

    @property
    def log_file(self) -> Path:
        """The newest log file."""
        return self.log / "differenzler.log"

    @property
    def crash_log(self) -> Path:
        """The file that a hard crash writes its stacks to."""
        return self.log / "crash.log"


def user_paths(environment: Mapping[str, str] = os.environ) -> Paths:
    """Return the folders in force, as the environment says at this moment."""
    home = environment.get(HOME_VARIABLE, "")
    if home:
        root = Path(home).expanduser().absolute()
        return Paths(root / "data", root / "config", root / "log")
    return Paths(
        platformdirs.user_data_path(APPLICATION, appauthor=False),
        platformdirs.user_config_path(APPLICATION, appauthor=False),
        platformdirs.user_log_path(APPLICATION, appauthor=False),
    )
