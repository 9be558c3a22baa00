"""Every command answers as promised; wrong words say what is right and return 2."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from differenzler_qt import __version__
from differenzler_qt.cli import main
from differenzler_qt.cli.simulation import ProgressBar

FOUR = "random,random,random,random"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"differenzler-qt {__version__}\n"


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["watch", "--help"], ["verify", "-h"]])
def test_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("usage: differenzler-qt")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["wacth"], "choose from 'watch', 'simulate', 'verify'"),
        (["--fast"], "unrecognized arguments: --fast"),
        (["simulate"], "required: --seats"),
        (["verify"], "required: FILE"),
        (["watch", "--hands", "0"], "'0' is not a whole number from 1 up"),
        (["watch", "--hands", "many"], "'many' is not a whole number from 0 up"),
        (["simulate", "--seats", FOUR, "--seed", "-1"], "'-1' is not a whole number from 0 up"),
        (["simulate", "--seats", FOUR, "--time-limit", "nan"], "'nan' is not a number of seconds"),
        (["simulate", "--seats", "random"], "two to six players sit at a table, --seats names 1"),
        (["simulate", "--seats", "random,,random"], "--seats takes names with commas between them"),
        (["simulate", "--seats", "a,random"], "no player 'a'; known: random, simple"),
        (["simulate", "--seats", FOUR, "--set", "players=3"], "3 players need 3 seats, --seats names 4"),
        (["simulate", "--seats", FOUR, "--rules", "margin"], "2 players need 2 seats, --seats names 4"),
        (["simulate", "--seats", FOUR, "--rules", "whist"], "no preset 'whist'; presets: hidden, parlour"),
        (["simulate", "--seats", FOUR, "--set", "stoeck"], "'stoeck' is not of the form name=value"),
        (
            ["simulate", "--seats", FOUR, "--set", "bonus=10"],
            "no rule 'bonus'; rules: direction, exact_bonus",
        ),
        (
            ["simulate", "--seats", FOUR, "--set", "exact_bonus=7"],
            "exact_bonus=7: not allowed; allowed: 0, 10",
        ),
        (["simulate", "--seats", FOUR, "--set", "stoeck=maybe"], "stoeck=maybe: not allowed; allowed: false"),
        (["simulate", "--seats", FOUR, "--set", "prediction=none"], "prediction: only the game margin"),
        (
            ["simulate", "--seats", FOUR, "--set", "modes=S,H"],
            "modes: all four suits must be among the modes",
        ),
        (["simulate", "--seats", FOUR, "--set", "modes=X"], "modes=['X']: not allowed; allowed: a list like"),
        (["simulate", "--seats", FOUR, "--set", "trump_source=talon"], "only two players leave a talon"),
    ],
)
def test_wrong_words(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error


def simulate(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["simulate", "--json", *words]) == 0
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    return result


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulate(capsys, "--seats", "simple,random,random,random", "--hands", "8", "--seed", "1")
    assert (result["hands"], result["seed"]) == (8, 1)


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "simple,random,random,random", "--hands", "16", "--seed", "1"]) == 0
    out, error = capsys.readouterr()
    assert out.startswith("16 hands, seed 1")
    assert "1 simple" in out
    assert "all random" in out
    assert "4 matches, won by: simple" in out
    assert error == "", "no bar where there is no terminal"


def test_draws_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = [simulate(capsys, "--seats", FOUR, "--hands", "1")["seed"] for _ in range(2)]
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(
    ("seats", "words", "changed"),
    [
        (FOUR, ["--rules", "full", "--set", "exact_bonus=10"], {"exact_bonus": 10, "trump_source": "cut"}),
        ("random,random,random", ["--rules", "classic"], {"players": 3}),
        ("random,random", ["--rules", "margin"], {"players": 2, "game": "margin"}),
        (FOUR, ["--set", "stoeck=yes", "--set", "undertrump=schieber"], {"stoeck": True}),
        (
            FOUR,
            ["--set", "trump_source=forehand", "--set", "modes=S,H,D,C,obenabe,undenufe"],
            {"modes": ["S", "H", "D", "C", "obenabe", "undenufe"]},
        ),
    ],
)
def test_rules(
    seats: str, words: list[str], changed: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    rules = simulate(capsys, "--seats", seats, "--hands", "2", "--seed", "1", *words)["rules"]
    assert isinstance(rules, dict)
    assert {name: rules[name] for name in changed} == changed


def run_without_display(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:

    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "differenzler_qt", *words]
    return subprocess.run(command, env=environment, cwd=cwd, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize(("words", "hands"), [((), 1), (("watch", "--hands", "2", "--exit"), 2)])
def test_plays_off_screen_without_display(words: tuple[str, ...], hands: int, tmp_path: Path) -> None:
    done = run_without_display(*words, cwd=tmp_path)
    assert done.returncode == 0
    assert done.stderr.startswith("A window needs a display")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["hand", "trump", "South", "East", "North", "West"]
    assert [line.split()[0] for line in lines[2 : 2 + hands]] == [str(n + 1) for n in range(hands)]
    assert lines[2 + hands].startswith("---")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_bar_fills_up_on_a_terminal() -> None:
    stream = Terminal()
    bar = ProgressBar(100, stream, width=4)
    for done in (10, 20, 50, 100):
        bar.show(done)
    bar.clear()
    assert stream.getvalue() == (
        "\r···· 10 of 100 hands\r██·· 50 of 100 hands\r████ 100 of 100 hands\r\x1b[2K"
    )


def test_prints_on_a_console_that_knows_little() -> None:
    words = ["simulate", "--seats", FOUR, "--hands", "1"]
    program = f"import sys; from differenzler_qt.cli import main; sys.exit(main({words}))"
    environment = os.environ | {"PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"? s.e." in done.stdout
