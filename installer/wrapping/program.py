"""The names of the program that every wrapping shares."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "differenzler-qt"
TITLE: Final = "Differenzler"
SUMMARY: Final = "The Swiss card game of the exact promise"


def version() -> str:
    """Return the version, without importing the program."""
    text = (ROOT / "differenzler_qt" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]
