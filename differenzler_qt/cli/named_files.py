"""Files on the command line without a command: what a double click and *Open with* lead to."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import unquote_to_bytes, urlsplit

_ADDRESS: Final = "file://"


def named_files(argv: Sequence[str], commands: Sequence[str]) -> tuple[Path, ...]:
    """Return the files that the arguments name, as absolute paths; none if they are not all files.

    What is there is a file, and so is what looks like the name of one; a mistyped command does not. A file
    that is called like a command is named with its folder, as in ``./watch``.
    """
    if not argv or argv[0] in commands or not all(map(_looks_like_a_file, argv)):
        return ()
    return tuple(_path(word) for word in argv)


def _looks_like_a_file(word: str) -> bool:
    if not word or word.startswith("-"):
        return False
    separators = {os.sep, os.altsep or os.sep}
    return any(mark in word for mark in separators) or "." in word or Path(word).exists()


def _path(word: str) -> Path:
    if word.startswith(_ADDRESS):
        parts = urlsplit(word)
        if parts.netloc in ("", "localhost"):
            word = os.fsdecode(unquote_to_bytes(parts.path))
            word = word.lstrip("/") if os.name == "nt" else word  # /C:/folder
    return Path(word).absolute()
