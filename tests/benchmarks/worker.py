"""Start and answer of the worker process: ``python -m tests.benchmarks.worker [PLAYER]``."""

import sys
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from threading import Event
from time import perf_counter

from differenzler_qt.engine import PRESETS, Match
from differenzler_qt.players import registry
from differenzler_qt.players.worker import Answer, Setup, WorkerClient


def memory_mb(pid: int) -> float | None:
    """Return the resident memory of a process, where the system tells it."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return None
    lines = status.read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def main() -> int:
    """Print start, round trip and memory."""
    name = sys.argv[1] if len(sys.argv) > 1 else registry.available()[-1]
    view = Match.new(PRESETS["hidden"], ["a", "b", "c", "d"], 1).view(0)
    answers: SimpleQueue[Answer] = SimpleQueue()
    start = perf_counter()
    client = WorkerClient([Setup(name)])
    while not client.is_ready:
        Event().wait(0.002)
    print(f"worker with {name}: ready after {perf_counter() - start:.2f} s")
    trips = []
    for _ in range(200):
        start = perf_counter()
        client.ask(Setup(name), view, answers.put)
        answers.get()
        trips.append(1000 * (perf_counter() - start))
    print(f"question and answer (prediction): median {median(trips):.2f} ms, longest {max(trips):.2f} ms")
    if client.pid is not None and (memory := memory_mb(client.pid)) is not None:
        print(f"resident memory of the worker: {memory:.0f} MB")
    client.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
