"""Take the pictures of the README: the real window off screen, a fixed deal, played to the middle of a hand.

`.venv/bin/python docs/screenshots/make_screenshots.py` writes what the README shows; with `--out FILE` one
picture of a chosen `--size`, `--language`, `--theme` and `--deck`.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SEED = 20261129
README = (
    {"language": "en", "theme": "light", "deck": "french", "out": "table.jpg"},
    {"language": "de", "theme": "dark", "deck": "swiss", "out": "table_swiss.jpg"},
)


def main() -> int:
    """Take one picture, or all of the README's, each in a process and a home of its own."""
    options = parser().parse_args()
    if options.out:
        take(options)
        return 0
    for wanted in README:
        arguments = [text for name, value in wanted.items() for text in (f"--{name}", value)]
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "DIFFERENZLER_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            done = subprocess.run([sys.executable, __file__, *arguments], env=environment, check=False)
        if done.returncode:
            return done.returncode
    return 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of the arguments."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--size", default="1280x800")
    made.add_argument("--language", default="en")
    made.add_argument("--theme", default="light")
    made.add_argument("--deck", default="french")
    made.add_argument("--tricks", type=int, default=4, help="tricks played before the picture")
    made.add_argument("--out", default="")
    return made


def take(options: argparse.Namespace) -> None:
    """Start the window, play, and save what it shows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QTimer
    from PySide6.QtQuick import QQuickWindow

    from differenzler_qt.app import Game, GameOptions
    from differenzler_qt.engine import PRESETS, SeatInfo

    game = Game(GameOptions())
    names = ("Du" if options.language == "de" else "You", "Beat", "Vreni", "Ueli")
    level = "simple"  # the picture shall not change with the networks

    def begin() -> None:
        app = game.app
        app.settings_model.override(
            language=options.language,
            theme=options.theme,
            deck=options.deck,
            animation_speed="off",
            trick_until_click=False,
            trick_seconds=0.0,
            sound=False,
            tour_seen=True,
        )
        window = game.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        width, height = map(int, options.size.split("x"))
        window.resize(width, height)
        seats = tuple(SeatInfo(name, level if i else "human") for i, name in enumerate(names))
        app.watch(PRESETS["hidden"].with_(rounds=3), seats, SEED)
        ticker.start(30)

    def step() -> None:
        table, facts = game.app.at_table, game.app.at_table.facts
        if not table.is_ready or (not facts.myTurn and facts.phase != "hand_over"):
            return
        if facts.phase == "predicting":
            table.predict(40)
        elif facts.phase == "hand_over":
            table.nextHand()
        elif facts.phase == "playing":
            if facts.handNumber == 3 and facts.tricksPlayed >= options.tricks and table.trick_count >= 2:
                ticker.stop()
                table.setProperty("aid", True)
                QTimer.singleShot(1500, shoot)
                return
            table.playCard(next(row.face for row in table.card_rows if row.legal))

    def shoot() -> None:
        window = game.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        out = Path(options.out) if Path(options.out).is_absolute() else HERE / options.out
        window.grabWindow().save(str(out), quality=90)
        game.application.quit()

    ticker = QTimer()
    ticker.timeout.connect(step)
    QTimer.singleShot(0, begin)
    game.run()


if __name__ == "__main__":
    sys.exit(main())
