"""Players and functions that the worker's tests run in the worker process."""

import os
import time
from pathlib import Path
from typing import Any

from differenzler_qt.engine import PlayerView
from differenzler_qt.players.contract import (
    Cancelled,
    CardDecision,
    ModeDecision,
    Player,
    PlayerOptions,
    PredictionDecision,
)


class Scripted:
    """Does something unusual when it is asked for a prediction."""

    def __init__(self, options: PlayerOptions) -> None:
        self._options = options

    def predict(self, view: PlayerView) -> PredictionDecision:
        kind, _, argument = self._options.character.partition(" ")
        if kind == "die":
            os._exit(3)
        if kind == "die-once" and not Path(argument).exists():
            Path(argument).touch()
            os._exit(3)
        if kind == "fail":
            raise ValueError("a mistake of the player")
        if kind == "wait-until-cancelled":
            Path(argument).touch()
            while not self._options.is_cancelled():
                time.sleep(0.005)
            raise Cancelled
        if kind == "wait-for-ever" and not Path(argument).exists():
            Path(argument).touch()
            while True:
                time.sleep(0.05)
        return PredictionDecision(77)

    def call_mode(self, view: PlayerView) -> ModeDecision:
        raise NotImplementedError

    def play(self, view: PlayerView) -> CardDecision:
        return CardDecision(view.legal_cards[0])


def create(options: PlayerOptions) -> Scripted:
    return Scripted(options)


def seat_of(player: Player, view: Any) -> object:
    return type(player).__name__, view.seat


def process_id(player: Player, view: Any) -> object:
    return os.getpid(), view
