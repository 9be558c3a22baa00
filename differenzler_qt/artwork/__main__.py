"""Writes the artwork under resources, or says with --check which files are stale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from differenzler_qt.artwork.catalogue import files

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def stale(root: Path = RESOURCES) -> dict[str, str]:
    """Returns the generated files that are missing or differ, by their path, with the content they should have."""
    return {name: text for name, text in files().items() if not _is_same(root / name, text)}


def write(root: Path = RESOURCES) -> list[str]:
    """Writes the files that are missing or differ and returns their paths."""
    names = stale(root)
    for name, text in names.items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    return list(names)


def main(arguments: list[str] | None = None, root: Path = RESOURCES) -> int:
    """Runs the command on the folder of resources and returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m differenzler_qt.artwork", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    if parser.parse_args(arguments).check:
        names = stale(root)
        sys.stdout.write("".join(f"stale: {name}\n" for name in names))
        return 1 if names else 0
    sys.stdout.write(f"{len(write(root))} files written\n")
    return 0


def _is_same(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode()


if __name__ == "__main__":
    sys.exit(main())
