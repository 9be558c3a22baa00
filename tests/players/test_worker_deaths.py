"""A worker that dies, is stuck or cannot live is replaced, and nothing that was asked is lost."""

import os
import signal
import subprocess
import sys
import threading
from multiprocessing.connection import wait
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

import pytest

from differenzler_qt.players import registry
from differenzler_qt.players.contract import PredictionDecision, decide
from differenzler_qt.players.worker import Answer, Setup, WorkerClient
from differenzler_qt.players.worker.client import PATIENCE
from differenzler_qt.players.worker.messages import Request
from differenzler_qt.players.worker.running import Running, start
from tests.players.asking import LONG, SCRIPTED, scripted, some_view, wait_for


def test_killed_while_it_thinks(client: WorkerClient, answers: SimpleQueue[Answer], tmp_path: Path) -> None:
    started = tmp_path / "started"
    number = client.ask(scripted(f"wait-for-ever {started}"), some_view(), answers.put)
    behind = client.ask(scripted(), some_view(), answers.put)
    wait_for(started.exists)
    first = client.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert [answers.get(timeout=LONG) for _ in range(2)] == [
        Answer(number, PredictionDecision(77), SCRIPTED),
        Answer(behind, PredictionDecision(77), SCRIPTED),
    ]
    assert client.pid not in (None, first)


def test_killed_while_idle(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    wait_for(lambda: client.is_ready)
    first = client.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    client.ask(scripted(), some_view(), answers.put)
    assert answers.get(timeout=LONG).value == PredictionDecision(77)


class Doomed(Running):
    """A worker that ends just before it gets a question."""

    def send(self, message: Any) -> bool:
        if isinstance(message, Request):
            self.process.kill()
            self.process.join()
        return super().send(message)


def test_worker_that_ends_before_a_question_is_replaced(answers: SimpleQueue[Answer]) -> None:
    started: list[Running] = []

    def start_doomed_twice() -> Running:
        running = start()
        if len(started) < 2:
            running = Doomed(running.process, running.pipe)
        started.append(running)
        return running

    client = WorkerClient(starter=start_doomed_twice)
    client.ask(scripted(), some_view(), answers.put)
    client.ask(scripted(), some_view(), answers.put)
    assert [answers.get(timeout=LONG) for _ in range(2)] == [
        Answer(1, PredictionDecision(77), SCRIPTED),
        Answer(2, PredictionDecision(77), SCRIPTED),
    ]
    client.close()
    assert len(started) == 3


def test_what_a_worker_said_before_it_ended_is_heard(answers: SimpleQueue[Answer]) -> None:
    numbers: list[int | None] = []
    both_asked = threading.Event()

    class Answering(Running):
        """Ends when its first answer lies in the pipe and it is to get a second question."""

        def send(self, message: Any) -> bool:
            if isinstance(message, Request) and len(numbers) == 1:
                both_asked.wait()
                if message.id == 2:
                    wait([self.pipe])
                    self.process.kill()
                    self.process.join()
            return super().send(message)

    def start_answering() -> Running:
        running = start()
        numbers.append(running.process.pid)
        return Answering(running.process, running.pipe)

    client = WorkerClient(starter=start_answering)
    wait_for(lambda: client.is_ready)
    for _ in range(2):
        client.ask(scripted(), 0, answers.put, kind="tests.players.worker_helpers:process_id")
    both_asked.set()
    assert [answers.get(timeout=LONG).value for _ in range(2)] == [(number, 0) for number in numbers]
    client.close()
    assert len(numbers) == 2


def test_worker_that_has_ended_has_no_number(answers: SimpleQueue[Answer]) -> None:
    """Another thread may ask for it at any moment."""
    numbers: list[int | None] = []

    class Asked(Running):
        def end(self) -> None:
            super().end()
            numbers.append(asker.pid)

    def start_asked() -> Running:
        running = start()
        return Asked(running.process, running.pipe)

    asker = WorkerClient(starter=start_asked)
    asker.ask(scripted("die"), some_view(), answers.put)
    assert answers.get(timeout=LONG).player == "simple"
    asker.close()
    assert set(numbers) == {None}


def test_request_that_kills_once_is_repeated(
    client: WorkerClient, answers: SimpleQueue[Answer], tmp_path: Path
) -> None:
    client.ask(scripted(f"die-once {tmp_path / 'died'}"), some_view(), answers.put)
    assert answers.get(timeout=LONG) == Answer(1, PredictionDecision(77), SCRIPTED)


def test_request_that_always_kills_is_answered_by_the_rule(
    client: WorkerClient, answers: SimpleQueue[Answer]
) -> None:
    view = some_view()
    client.ask(scripted("die"), view, answers.put)
    client.ask(scripted(), view, answers.put)
    first, second = answers.get(timeout=LONG), answers.get(timeout=LONG)
    assert first.value == decide(registry.create("simple"), view)
    assert (first.player, first.error) == ("simple", "the worker has ended")
    assert second == Answer(2, PredictionDecision(77), SCRIPTED)


def test_stuck_worker_is_replaced(
    client: WorkerClient, answers: SimpleQueue[Answer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = tmp_path / "stuck"
    client.ask(scripted(f"wait-for-ever {stuck}"), some_view(), answers.put)
    wait_for(stuck.exists)
    pid = client.pid
    # The clock is put on: a short patience would also be too short for the next worker on a busy machine.
    monkeypatch.setattr("differenzler_qt.players.worker.client.monotonic", lambda: monotonic() + PATIENCE)
    client.ask(scripted(), some_view(), answers.put)  # wakes the client
    assert [answers.get(timeout=LONG).value for _ in range(2)] == [PredictionDecision(77)] * 2
    assert client.pid != pid


def test_no_process_can_be_started(answers: SimpleQueue[Answer]) -> None:
    def refuse() -> Running:
        raise OSError("no more processes")

    client = WorkerClient(starter=refuse)
    view = some_view()
    client.ask(Setup("expert"), view, answers.put)
    client.ask(Setup("expert"), view, answers.put, kind="tests.players.worker_helpers:seat_of")
    first, second = answers.get(timeout=LONG), answers.get(timeout=LONG)
    client.close()
    assert first.value == decide(registry.create("simple"), view)
    assert first.error == "no worker process can be started: no more processes"
    assert second.value is None
    assert second.error == first.error


def test_worker_that_never_lives_is_given_up(answers: SimpleQueue[Answer]) -> None:
    starts = []

    def start_and_kill() -> Running:
        running = start()
        running.process.kill()
        starts.append(running)
        return running

    client = WorkerClient(starter=start_and_kill)
    client.ask(Setup("simple"), some_view(), answers.put)
    assert answers.get(timeout=LONG).player == "simple"
    wait_for(lambda: len(starts) == 3)
    client.ask(Setup("simple"), some_view(), answers.put)
    assert answers.get(timeout=LONG).player == "simple"
    client.close()
    assert len(starts) == 3


def test_worker_ends_with_its_parent(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    program = (
        "from differenzler_qt.players.worker import WorkerClient, Setup\n"
        "if __name__ == '__main__':\n"
        "    client = WorkerClient([Setup('simple')])\n"
        "    while not client.is_ready: pass\n"
        "    print(client.pid, flush=True)\n"
        "    input()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
    wait_for(lambda: not is_running(pid))


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):  # the latter where it goes while it is read
        return False
    return state != "Z"
