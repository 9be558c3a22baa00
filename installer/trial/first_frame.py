"""Measure the start of the bundle beside that of the program from source: launch to the first painted pixel.

Usage: `python installer/trial/first_frame.py PROGRAM [--runs N]`, with the PROGRAM of the bundle. Both are
started in turn on one virtual display, whose middle is asked every 2 ms until it is no longer black.
"""

import argparse
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DISPLAY = ":89"
PLANES = 0xFFFFFF
Z_PIXMAP = 2
PATIENCE_S = 120.0


def main() -> None:
    """Print the median of both and how they compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", type=Path)
    parser.add_argument(
        "--runs", type=int, default=7, help="starts of each; the first of each does not count (7)"
    )
    options = parser.parse_args()
    commands = {"bundle": [str(options.program)], "source": [sys.executable, "-m", "differenzler_qt"]}
    times: dict[str, list[float]] = {name: [] for name in commands}
    with screen() as is_black:
        for _ in range(options.runs):
            for name, command in commands.items():
                times[name].append(start(command, is_black))
    medians = {name: statistics.median(found[1:]) for name, found in times.items()}
    for name, found in times.items():
        print(f"{name}: {medians[name]:.2f} s, median of {', '.join(f'{t:.2f}' for t in found[1:])}")
    print(f"bundle / source: {medians['bundle'] / medians['source']:.2f}")


def start(command: list[str], is_black: Callable[[], bool]) -> float:
    """Start a program, wait for its first frame, end it, and return the seconds."""
    while not is_black():
        time.sleep(0.01)
    with tempfile.TemporaryDirectory() as home:
        place = {**os.environ, "DISPLAY": DISPLAY, "DIFFERENZLER_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        begun = time.perf_counter()
        program = subprocess.Popen(command, cwd=ROOT, env=place, stderr=subprocess.DEVNULL)
        try:
            while is_black():
                if program.poll() is not None or time.perf_counter() - begun > PATIENCE_S:
                    sys.exit(f"nothing was drawn by {command}")
                time.sleep(0.002)
            return time.perf_counter() - begun
        finally:
            program.terminate()
            program.wait()


class Black:
    """Says whether the middle of the display is black."""

    def __init__(self, name: str) -> None:
        self._x11 = ctypes.CDLL("libX11.so.6")
        for function in ("XOpenDisplay", "XGetImage"):
            getattr(self._x11, function).restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x11.XGetPixel.restype = ctypes.c_ulong
        opened = self._x11.XOpenDisplay(name.encode())
        if opened is None:
            raise ConnectionError(name)
        self._display = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def __call__(self) -> bool:
        image = ctypes.c_void_p(
            self._x11.XGetImage(self._display, self._root, 640, 340, 1, 1, ctypes.c_ulong(PLANES), Z_PIXMAP)
        )
        pixel: int = self._x11.XGetPixel(image, 0, 0)
        self._x11.XDestroyImage(image)
        return pixel & PLANES == 0


@contextmanager
def screen() -> Iterator[Black]:
    """Run a virtual display and give what looks at it."""
    words = ["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists():
            time.sleep(0.1)
        yield Black(DISPLAY)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
