"""Which glibc a bundle needs: the newest version that any of its files asks for."""

import re
from pathlib import Path
from typing import Final

_ASKED: Final = re.compile(rb"GLIBC_2\.(\d+)\0")
_ELF: Final = b"\x7fELF"


def glibc_floor(folder: Path) -> str:
    """Return the oldest glibc that the files of a folder run with, such as ``2.35``."""
    return f"2.{max((_minor(path) for path in folder.rglob('*') if path.is_file()), default=0)}"


def _minor(path: Path) -> int:
    with path.open("rb") as file:
        if file.read(4) != _ELF:
            return 0
        return max((int(found) for found in _ASKED.findall(file.read())), default=0)
