"""Takes the tables for debuggers out of the bundle's libraries, which halves some of them."""

import subprocess
from pathlib import Path
from typing import Final

_SPARED: Final = "numpy.libs"
"""OpenBLAS and its Fortran library were patched for the wheel; after ``strip`` they do not load any more."""


def strip_libraries(folder: Path) -> None:
    """Strip every shared library in a folder but those that do not survive it."""
    paths = [path for path in sorted(folder.rglob("*.so*")) if is_stripped(path)]
    subprocess.run(["strip", "--strip-unneeded", *map(str, paths)], check=True)


def is_stripped(path: Path) -> bool:
    """Say whether a file may be stripped."""
    return path.is_file() and not path.is_symlink() and _SPARED not in path.parts
