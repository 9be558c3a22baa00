"""The worker answers, survives its own death, drops what is stale, and is replaced where it cannot live."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

import pytest

from differenzler_qt.engine import PRESETS, Match, PlayerView
from differenzler_qt.players import registry
from differenzler_qt.players.contract import CardDecision, PredictionDecision, decide
from differenzler_qt.players.worker import Answer, Setup, WorkerClient
from differenzler_qt.players.worker.client import PATIENCE
from differenzler_qt.players.worker.messages import Request
from differenzler_qt.players.worker.running import Running, start

SCRIPTED = "tests.players.worker_helpers:create"
LONG = 120.0


def some_view(seat: int = 0) -> PlayerView:
    return Match.new(PRESETS["hidden"], ["a", "b", "c", "d"], 5).view(seat)


def scripted(character: str = "") -> Setup:
    return Setup(SCRIPTED, character=character)


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait for something that another process or thread does."""
    pause = threading.Event()
    while not condition():
        pause.wait(0.01)


@pytest.fixture
def answers() -> SimpleQueue[Answer]:
    return SimpleQueue()


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    client = WorkerClient()
    yield client
    client.close()


def test_answers_as_the_player_would_here(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    view = some_view()
    number = client.ask(Setup("simple"), view, answers.put)
    answer = answers.get(timeout=LONG)
    assert answer == Answer(number, decide(registry.create("simple"), view), "simple")


def test_answers_come_in_order(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    asked = [client.ask(Setup("random", seed=seed), some_view(), answers.put) for seed in range(20)]
    assert [answers.get(timeout=LONG).id for _ in asked] == asked


def test_runs_functions(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    client.ask(Setup("simple"), some_view(3), answers.put, kind="tests.players.worker_helpers:seat_of")
    assert answers.get(timeout=LONG).value == ("SimplePlayer", 3)


def test_is_warm_before_it_is_asked(answers: SimpleQueue[Answer]) -> None:
    client = WorkerClient([Setup("simple")])
    wait_for(lambda: client.is_ready)
    client.close()
    assert client.pid is None


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


def test_player_that_fails_is_reported_and_replaced(
    client: WorkerClient, answers: SimpleQueue[Answer]
) -> None:
    client.ask(scripted("fail"), some_view(), answers.put)
    answer = answers.get(timeout=LONG)
    assert answer.value == decide(registry.create("simple"), some_view())
    assert "a mistake of the player" in (answer.error or "")
    assert client.trouble == answer.error


def test_unknown_player_is_reported(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    client.ask(Setup("nobody"), some_view(), answers.put)
    answer = answers.get(timeout=LONG)
    assert answer.player == "simple"
    assert "UnknownPlayer" in (answer.error or "")


def test_cancelled_request_is_never_answered(
    client: WorkerClient, answers: SimpleQueue[Answer], tmp_path: Path
) -> None:
    started = tmp_path / "started"
    number = client.ask(scripted(f"wait-until-cancelled {started}"), some_view(), answers.put)
    wait_for(started.exists)
    pid = client.pid
    client.cancel(number)
    after = client.ask(scripted(), some_view(), answers.put)
    assert answers.get(timeout=LONG).id == after
    assert client.pid == pid, "the same worker went on"


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


def test_question_that_makes_no_sense_fails_but_is_answered(
    client: WorkerClient, answers: SimpleQueue[Answer]
) -> None:
    match = Match.new(PRESETS["classic"], ["a", "b", "c", "d"], 5)
    waiting = next(seat for seat in range(4) if seat not in match.to_act)
    client.ask(Setup("simple"), match.view(waiting), answers.put)
    answer = answers.get(timeout=LONG)
    assert answer.value is None
    assert "NothingToDecide" in (answer.error or "")


def test_asking_from_an_answer(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    def again(answer: Answer) -> None:
        client.ask(scripted(), some_view(), answers.put)

    client.ask(scripted(), some_view(), again)
    assert answers.get(timeout=LONG).id == 2


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


def test_window_process_needs_no_numpy() -> None:
    program = (
        "import sys\n"
        "from differenzler_qt.players import contract, registry, worker\n"
        "registry.create('simple')\n"
        "assert 'numpy' not in sys.modules, 'numpy was imported'\n"
        "assert not any(name.startswith('PySide6') for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_play_is_answered_like_a_prediction(client: WorkerClient, answers: SimpleQueue[Answer]) -> None:
    match = Match.new(PRESETS["margin"], ["a", "b"], 5)
    view = match.view(match.to_act[0])
    client.ask(Setup("simple"), view, answers.put)
    answer = answers.get(timeout=LONG)
    assert isinstance(answer.value, CardDecision)
    assert answer.value.choice in view.legal_cards
