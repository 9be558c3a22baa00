"""The settings on the disk: a JSON file that people may edit, read field by field."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from differenzler_qt import __version__
from differenzler_qt.storage.documents import Document, DocumentKind, ReadKind, encode, load
from differenzler_qt.storage.files import write_atomically
from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.problems import SaveFailed, SaveProblem
from differenzler_qt.storage.settings import IgnoredSetting, SettingProblem, Settings

SETTINGS_KIND: Final = DocumentKind("differenzler-settings", 1)


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The settings in force after reading, how reading went, and which fields were ignored."""

    settings: Settings
    kind: ReadKind
    ignored: tuple[IgnoredSetting, ...] = ()
    set_aside: Path | None = None


class SettingsFile:
    """The file with the settings; fields that this version does not know are kept when it is written."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_paths().settings
        self._unknown: Mapping[str, Any] = {}
        self._is_newer = False

    def load(self) -> LoadedSettings:
        """Read the settings; whatever the file holds, there are settings, and nothing is raised."""
        found = load(self.path, SETTINGS_KIND, _fields)
        self._is_newer = found.kind is ReadKind.NEWER
        if found.value is None:
            return LoadedSettings(Settings(), found.kind, set_aside=found.set_aside)
        settings, ignored = Settings.from_dict(found.value)
        self._unknown = {
            entry.field: entry.value for entry in ignored if entry.reason is SettingProblem.UNKNOWN_FIELD
        }
        return LoadedSettings(settings, found.kind, ignored)

    def save(self, settings: Settings) -> None:
        """Write the settings; raises ``SaveFailed``, also where the file is of a newer version."""
        if self._is_newer:
            raise SaveFailed(self.path, SaveProblem.NEWER_FILE)
        head = {"format": SETTINGS_KIND.format, "schema": SETTINGS_KIND.schema, "program": __version__}
        write_atomically(self.path, encode({**head, "settings": {**settings.to_dict(), **self._unknown}}))


def _fields(document: Document) -> dict[str, Any]:
    found = document["settings"]
    if not isinstance(found, dict):
        raise TypeError(found)
    return found
