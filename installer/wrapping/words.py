"""The things that can be built, and what each needs of the machine that builds it."""

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wrapping.appimage import build_appimage
from wrapping.deb import build_deb
from wrapping.disk_image import build_dmg
from wrapping.nsis import build_nsis
from wrapping.run_file import build_run

Builder = Callable[[Path, Path, Path, str], Path]
"""Takes the bundle, a scratch folder, the folder for the result, the machine's name; returns the result."""


@dataclass(frozen=True, slots=True)
class Word:
    """One thing to build: its word, what it is, the system it is for, the programs that it takes."""

    name: str
    what: str
    system: str
    tools: tuple[str, ...]
    build: Builder

    def obstacle(self, system: str, has_tool: Callable[[str], bool]) -> str:
        """Return why it cannot be built on a system, or nothing; a foreign bundle is no obstacle."""
        missing = [tool for tool in self.tools if not has_tool(tool)]
        if missing:
            return f"needs {' and '.join(missing)}"
        return "" if system == self.system else f"needs a bundle for {_SYSTEMS[self.system]} (--bundle)"


_SYSTEMS: Final = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}

WORDS: Final = (
    Word("deb", "package for Debian, Ubuntu and relatives", "linux", ("dpkg-deb",), build_deb),
    Word("run", "installer for every Linux, without root", "linux", ("makeself", "xz"), build_run),
    Word(
        "appimage", "one file that runs without being installed", "linux", ("appimagetool",), build_appimage
    ),
    Word("nsis", "installer for Windows", "win32", ("makensis",), build_nsis),
    Word("dmg", "disk image for macOS", "darwin", ("hdiutil", "codesign"), build_dmg),
)


def obstacles(system: str = sys.platform) -> dict[str, str]:
    """Return why each word cannot be built on this machine; an empty text where it can."""
    return {word.name: word.obstacle(system, lambda tool: shutil.which(tool) is not None) for word in WORDS}
