"""The compiler of the simulator, with a cache that follows every change of the sources.

Numba's own cache looks at the file of a function only: what was compiled before goes on calling an older
version of a function from another file.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import numba as nb

_PLAYERS = Path(__file__).parents[1]


def version(folder: Path = _PLAYERS) -> str:
    """Return a name for the state of all sources that compiled functions may come from."""
    digest = sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


nb.config.CACHE_DIR = str(Path(__file__).parent / "__pycache__" / f"compiled-{version()}")
njit = nb.njit(cache=True, nogil=True)
