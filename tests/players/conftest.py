"""A worker, and what it answers."""

from collections.abc import Iterator
from queue import SimpleQueue

import pytest

from differenzler_qt.players.worker import Answer, WorkerClient


@pytest.fixture
def answers() -> SimpleQueue[Answer]:
    return SimpleQueue()


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    client = WorkerClient()
    yield client
    client.close()
