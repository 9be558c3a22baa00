"""Deals that are the same in every run: what a test asserts must not depend on the luck of the cards."""

from random import Random

import pytest


def fix_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match that is begun from now on get numbers from a sequence that is always the same."""
    monkeypatch.setattr("secrets.randbits", Random(1).getrandbits)
