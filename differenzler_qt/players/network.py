"""The networks in plain numpy: weights from the package, one decision at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from differenzler_qt.players.features import Sparse, dense
from differenzler_qt.players.layout import BINS, TARGET_SPLINE

Floats = NDArray[np.float32]
WEIGHTS = Path(__file__).parent / "weights"


class Network:
    """A stack of dense layers with ReLU between them, fed with sparse inputs."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self._first, self._first_bias = layers[0][0].T.copy(), layers[0][1]
        self._middle = layers[1:-1]
        self.head, self.head_bias = layers[-1]

    def hidden(self, row: Sparse) -> Floats:
        """Return what the last layer reads."""
        whole = dense([row], len(self._first))[0]
        columns = whole.nonzero()[0]
        x = whole[columns] @ self._first[columns] + self._first_bias
        for weight, bias in self._middle:
            x = weight @ np.maximum(x, 0) + bias
        return np.asarray(np.maximum(x, 0), dtype=np.float32)

    def outputs(self, rows: Sequence[Sparse]) -> Floats:
        """Return the outputs for many inputs at once."""
        x = dense(rows, len(self._first)) @ self._first + self._first_bias
        for weight, bias in (*self._middle, (self.head, self.head_bias)):
            x = np.maximum(x, 0) @ weight.T + bias
        return x


class PlayNetwork(Network):
    """For each card the chances of every final error of the prediction."""

    def chances(self, row: Sparse, cards: Sequence[int]) -> Floats:
        """Return the distribution over the bins of ``layout.ERROR_BINS``, one row for each canonical card."""
        head = self.head.reshape(36, BINS, -1)[cards]
        logits = head @ self.hidden(row) + self.head_bias.reshape(36, BINS)[cards]
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float32)

    def expectations(self, rows: Sequence[Sparse], costs: Floats) -> Floats:
        """Return the expected cost of all 36 cards for many inputs; ``costs`` has a row of bins for each."""
        logits = self.outputs(rows).reshape(len(rows), 36, BINS)
        weights = np.exp(logits - logits.max(axis=2, keepdims=True))
        return np.asarray((weights @ costs[:, :, None])[:, :, 0] / weights.sum(axis=2), dtype=np.float32)


class PredictNetwork(Network):
    """The expected penalty of each prediction."""

    def curve(self, row: Sparse) -> Floats:
        """Return the expected penalties of 0, 1, … 157."""
        return np.asarray(
            TARGET_SPLINE @ (self.head @ self.hidden(row) + self.head_bias) * 10, dtype=np.float32
        )

    def curves(self, rows: Sequence[Sparse]) -> Floats:
        """Return the curves of many hands."""
        return np.asarray(self.outputs(rows) @ TARGET_SPLINE.T * 10, dtype=np.float32)


@cache
def networks(name: str) -> tuple[PlayNetwork, PredictNetwork]:
    """Return the playing and the predicting network of ``four`` or ``others``."""
    with np.load(WEIGHTS / f"{name}.npz") as file:
        parts = {key: np.asarray(file[key], dtype=np.float32) for key in file.files}
    return PlayNetwork(_layers(parts, "play")), PredictNetwork(_layers(parts, "predict"))


def _layers(parts: dict[str, Floats], kind: str) -> list[tuple[Floats, Floats]]:
    count = sum(key.startswith(f"{kind}_weight") for key in parts)
    return [(parts[f"{kind}_weight_{i}"], parts[f"{kind}_bias_{i}"]) for i in range(count)]


def name_for(players: int) -> str:
    """Return which networks serve a number of players."""
    return "four" if players == 4 else "others"


def others_for(players: int) -> int:
    """Return for how many other seats the networks of a number of players have room."""
    return 3 if players == 4 else 5
