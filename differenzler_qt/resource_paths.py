"""Where the program's own files lie, from a checkout, a wheel or a frozen bundle."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
QML_IMPORT_PATH = PACKAGE / "qml"


@cache
def resources() -> Path:
    """Return the folder with the cards, sounds and catalogues.

    In a wheel it lies inside the package, in a checkout and in a frozen bundle beside it.
    Raises FileNotFoundError if there is neither.
    """
    candidates = (PACKAGE / "resources", PACKAGE.parent / "resources")
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no resources folder in {' or '.join(map(str, candidates))}")
