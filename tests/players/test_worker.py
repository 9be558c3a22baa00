"""The worker answers as players would here, drops what is stale, and reports what fails."""

import subprocess
import sys
from pathlib import Path
from queue import SimpleQueue

from differenzler_qt.engine import PRESETS, Match
from differenzler_qt.players import registry
from differenzler_qt.players.contract import CardDecision, decide
from differenzler_qt.players.worker import Answer, Setup, WorkerClient
from tests.players.asking import LONG, scripted, some_view, wait_for


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
