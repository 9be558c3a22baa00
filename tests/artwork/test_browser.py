"""Qt and a browser draw the same picture."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from differenzler_qt.artwork.names import RANKS, SUITS, VARIANTS, Deck, face_file
from tests.artwork.picture import RESOURCES, pixels, rendered

WIDTH, HEIGHT, COLUMNS = 114, 178, 12
NAMES = [
    *(
        f"cards/{face_file(deck, VARIANTS[0], rank + suit)}"
        for deck in Deck
        for rank in RANKS
        for suit in SUITS
    ),
    *(f"cards/{face_file(deck, VARIANTS[3], rank + 'H')}" for deck in Deck for rank in RANKS),
    *(f"cards/back/{name}.svg" for name in ("edelweiss", "lozenges", "scherenschnitt")),
]
OPTIONS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--allow-file-access-from-files",
    "--force-device-scale-factor=1",
    "--virtual-time-budget=20000",
)


def browser() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("no Chromium is installed, so there is no browser's picture to compare with")
    return found


def test_browser_draws_what_qt_draws(tmp_path: Path) -> None:
    rows = -(-len(NAMES) // COLUMNS)
    size = f"width:{WIDTH}px;height:{HEIGHT}px"
    style = f"*{{margin:0}}img{{position:absolute;{size}}}"
    images = "".join(_image(k, name) for k, name in enumerate(NAMES))
    page, shot = tmp_path / "page.html", tmp_path / "shot.png"
    page.write_text(f"<!doctype html><style>{style}</style>{images}", encoding="utf-8")
    command = [browser(), *OPTIONS, f"--user-data-dir={tmp_path / 'profile'}"]
    command += [f"--window-size={COLUMNS * WIDTH},{rows * HEIGHT}", f"--screenshot={shot}", page.as_uri()]
    subprocess.run(command, check=True, capture_output=True)
    sheet = pixels(QImage(str(shot))).astype(int)
    for k, name in enumerate(NAMES):
        top, left = k // COLUMNS * HEIGHT, k % COLUMNS * WIDTH
        seen = sheet[top : top + HEIGHT, left : left + WIDTH]
        drawn = rendered(RESOURCES / name, WIDTH, HEIGHT).astype(int)
        assert np.abs(seen - drawn).mean() < 4, name
        assert (np.abs(seen - drawn).max(axis=2) > 90).mean() < 0.01, name


def _image(k: int, name: str) -> str:
    place = f"left:{k % COLUMNS * WIDTH}px;top:{k // COLUMNS * HEIGHT}px"
    return f'<img src="{(RESOURCES / name).as_uri()}" style="{place}">'
