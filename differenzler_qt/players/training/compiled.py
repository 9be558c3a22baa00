"""The compiler of the simulator, with a cache that follows every change of the sources.

Numba's own cache looks at the file of a function only: what was compiled before goes on calling an older
version of a function from another file.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import numba as nb

_HERE = Path(__file__).parent


def version(*folders: Path) -> str:
    """Return a name for the state of all sources in folders."""
    digest = sha256()
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


if "NUMBA_CACHE_DIR" not in os.environ:
    sources = version(_HERE, _HERE.parent, _HERE.parent / "simple")
    nb.config.CACHE_DIR = str(_HERE / "__pycache__" / f"compiled-{sources}")
njit = nb.njit(cache=True, nogil=True)
