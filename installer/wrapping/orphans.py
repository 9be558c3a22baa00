"""Drops libraries that nothing in the bundle links any more once the unwanted parts of Qt are gone."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import Final

_NEEDED: Final = re.compile(r"\(NEEDED\).*\[(.*)\]")

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its path in the bundle, its source, its kind (such as ``BINARY``)."""


def without_orphans(entries: Iterable[Entry], needed_by: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries without libraries at the top of the bundle that no kept entry needs.

    ``needed_by`` gives the file names that a binary links. What Python loads by itself (extensions, plugins,
    everything in a folder) is kept.
    """
    kept = list(entries)
    needs = {entry[0]: {PurePath(name).name.lower() for name in needed_by(entry[1])} for entry in kept}
    while True:
        wanted = set().union(*(needs[entry[0]] for entry in kept)) if kept else set()
        left = [entry for entry in kept if not _is_plain_library(entry) or _name(entry) in wanted]
        if len(left) == len(kept):
            return kept
        kept = left


def linked_names(path: str) -> list[str]:
    """Return the names of the libraries that a binary itself links, not those that they link in turn."""
    if sys.platform == "linux":
        words = ["readelf", "--dynamic", path]  # PyInstaller asks ldd here, which goes all the way down
        shown = subprocess.run(
            words, capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"}
        )
        return _NEEDED.findall(shown.stdout)
    from PyInstaller.depend.bindepend import get_imports

    return [name for name, _path in get_imports(path)]


def _is_plain_library(entry: Entry) -> bool:
    destination, _source, kind = entry
    is_at_top = "/" not in destination.replace("\\", "/")
    is_python = _name(entry).startswith(("libpython", "python", "vcruntime"))
    return kind == "BINARY" and is_at_top and not is_python


def _name(entry: Entry) -> str:
    return PurePath(entry[0].replace("\\", "/")).name.lower()
