"""Measure the window: start, frames, memory. Run by hand: `.venv/bin/python tests/benchmarks/window.py`.

Each renderer is measured in processes of its own on a virtual display (Xvfb must be installed): the time
from the start of the process to the first frame that takes input (median of some starts), frames per second
and the longest frame while cards are dealt, played and swept at normal speed and the computers think, and the
memory of the game's and the worker's process. The machine's other load goes into the numbers: compare within
one run.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RENDERERS = {
    "OpenGL": {"QSG_RHI_BACKEND": "opengl"},
    "software": {"QT_QUICK_BACKEND": "software"},
}
DISPLAY = ":87"
RESTS_S = 0.19


def main() -> None:
    """Measure both renderers and print one line each."""
    options = parser().parse_args()
    if options.child:
        measure(options.seconds)
        return
    display = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        time.sleep(1.0)
        for name, backend in RENDERERS.items():
            starts = [child(backend, 0)["first_frame_s"] for _ in range(options.starts)]
            run = child(backend, options.seconds)
            print(f"{name}: first frame {statistics.median(starts):.2f} s (median of {options.starts})")
            print(f"  {run['frames_per_second']:.1f} frames/s, median {run['median_ms']:.1f} ms, ", end="")
            print(f"95 % within {run['within_95_ms']:.1f} ms, longest {run['longest_ms']:.1f} ms")
            print(f"  memory: game {run['game_mb']:.0f} MB, worker {run['worker_mb']:.0f} MB")
    finally:
        display.terminate()


def parser() -> argparse.ArgumentParser:
    """Return the parser of the arguments."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--starts", type=int, default=5)
    made.add_argument("--seconds", type=int, default=30, help="how long frames are counted")
    made.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return made


def child(backend: dict[str, str], seconds: int) -> dict[str, float]:
    """Run one measuring process and return its figures."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, **backend, "DISPLAY": DISPLAY, "DIFFERENZLER_HOME": home}
        environment.pop("QT_QPA_PLATFORM", None)
        environment["STARTED"] = str(time.time())
        command = [sys.executable, __file__, "--child", "--seconds", str(seconds)]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def measure(seconds: int) -> None:
    """Measure this process; the parent says when it was started."""
    started = float(os.environ["STARTED"])
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QTimer
    from PySide6.QtQuick import QQuickWindow

    from differenzler_qt.app import Game, GameOptions

    game = Game(GameOptions(watch=seconds > 0))
    figures: dict[str, float] = {}
    frames: list[float] = []

    def first() -> None:
        window = game.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        if not seconds:
            window.frameSwapped.connect(interactive)
        else:
            game.app.settings_model.override(sound=False, trick_seconds=0.5)
            window.frameSwapped.connect(lambda: frames.append(time.perf_counter()))
            QTimer.singleShot(seconds * 1000, finish)

    def interactive() -> None:
        # Input waits in the same queue: when this runs, the window takes it.
        QTimer.singleShot(0, finish)

    def finish() -> None:
        figures.setdefault("first_frame_s", time.time() - started)
        if seconds:
            figures.update(frame_figures(frames))
            figures["game_mb"] = memory_mb("self")
            figures["worker_mb"] = sum(memory_mb(pid) for pid in children())
        game.application.quit()

    QTimer.singleShot(0, first)
    game.run()
    print(json.dumps(figures))


def frame_figures(frames: list[float]) -> dict[str, float]:
    """Return figures of the frames while something moves: the pauses of the table begin at 200 ms."""
    gaps = sorted((late - early) * 1000 for early, late in pairwise(frames) if late - early < RESTS_S)
    return {
        "frames_per_second": 1000 * len(gaps) / sum(gaps),
        "median_ms": statistics.median(gaps),
        "within_95_ms": gaps[int(0.95 * (len(gaps) - 1))],
        "longest_ms": gaps[-1],
    }


def memory_mb(pid: str) -> float:
    """Return the resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def children() -> list[str]:
    """Return the processes that this one has started."""
    lists = Path("/proc/self/task").glob("*/children")
    return [pid for tasks in lists for pid in tasks.read_text(encoding="utf-8").split()]


if __name__ == "__main__":
    main()
