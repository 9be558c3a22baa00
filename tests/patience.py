"""How long a test waits for what must happen."""

from typing import Final

PATIENCE_MS: Final = 60_000
"""Milliseconds: for a machine on which much else is going on."""
