"""Where each fact a player may use stands in the input vectors of the networks.

A card is numbered ``suit label * 9 + strength`` (strength 0 to 8, low to high in the mode of the hand).
Label 0 is trump; the plain suits are sorted by (count, mask) of the observer's dealt hand, so that
hands that differ only in the names of the suits look the same.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

MAX_PLAYERS = 6
MAX_TRICKS = 12
TRUMP, OBENABE, UNDENUFE = 0, 1, 2

_TRUMP = (0, 0, 0, 10, 3, 4, 11, 14, 20)  # 6 7 8 10 Q K A 9 J
_PLAIN = (0, 0, 0, 0, 10, 2, 3, 4, 11)  # 6 7 8 9 10 J Q K A
_DOWN = (0, 0, 8, 0, 10, 2, 3, 4, 11)  # Obenabe, 6 to A
_UP = (0, 4, 3, 2, 10, 0, 8, 0, 11)  # Undenufe, A to 6
POINTS = np.array([_TRUMP + _PLAIN * 3, _DOWN * 4, _UP * 4], dtype=np.int64)

NEED_KNOTS = (
    -157,
    -60,
    -40,
    -28,
    -20,
    -15,
    -11,
    -8,
    -6,
    -4,
    -2,
    -1,
    0,
    1,
    2,
    3,
    4,
    6,
    8,
    11,
    14,
    17,
    20,
    24,
    28,
    33,
    39,
    46,
    54,
    64,
    80,
    110,
    157,
)
OTHER_KNOTS = (-157, -30, -15, -8, -3, 0, 3, 6, 10, 15, 20, 27, 36, 50, 75, 157)
TAKEN_KNOTS = (0, 5, 12, 22, 40, 80, 157)
TARGET_KNOTS = (0, 1, 3, 6, *range(10, 156, 5), 157)

NEED_OFFSET = 157  # a need runs from -157 to 157


def to_bfloat16(values: Floats) -> Floats:
    """Round to the precision the networks are trained with, keeping the float32 type."""
    bits = np.ascontiguousarray(values, dtype=np.float32).view(np.uint32)
    rounded = bits + 0x7FFF + ((bits >> 16) & 1)
    return (rounded & np.uint32(0xFFFF0000)).view(np.float32)


def hats(knots: tuple[int, ...], low: int, high: int) -> Floats:
    """Table of the piecewise linear basis on the knots, one row per whole number low..high."""
    values = np.arange(low, high + 1)
    table = np.stack([np.interp(values, knots, row) for row in np.eye(len(knots))], axis=1)
    return to_bfloat16(table.astype(np.float32))


NEED_HATS = hats(NEED_KNOTS, -NEED_OFFSET, NEED_OFFSET)
OTHER_HATS = hats(OTHER_KNOTS, -NEED_OFFSET, NEED_OFFSET)
TAKEN_HATS = hats(TAKEN_KNOTS, 0, NEED_OFFSET)
TARGET_HATS = np.stack(
    [np.interp(np.arange(158), TARGET_KNOTS, row) for row in np.eye(len(TARGET_KNOTS))], axis=1
)


def spline(knots: tuple[int, ...], high: int) -> Floats:
    """Matrix of the natural cubic spline: values at the knots to values at 0..high."""
    x = np.array(knots, dtype=np.float64)
    n, gap = len(x), np.diff(np.array(knots, dtype=np.float64))
    left, right = np.eye(n), np.zeros((n, n))
    for i in range(1, n - 1):
        left[i, i - 1 : i + 2] = gap[i - 1], 2 * (gap[i - 1] + gap[i]), gap[i]
        right[i, i - 1 : i + 2] = 6 / gap[i - 1], -6 / gap[i - 1] - 6 / gap[i], 6 / gap[i]
    bend = np.linalg.solve(left, right)
    values = np.arange(high + 1)
    at = np.clip(np.searchsorted(x, values, side="right") - 1, 0, n - 2)
    h, a, b = (
        gap[at][:, None],
        ((x[at + 1] - values) / gap[at])[:, None],
        ((values - x[at]) / gap[at])[:, None],
    )
    unit = np.eye(n)
    curve = a * unit[at] + b * unit[at + 1] + ((a**3 - a) * bend[at] + (b**3 - b) * bend[at + 1]) * h * h / 6
    return np.asarray(curve, dtype=np.float32)


TARGET_SPLINE = spline(TARGET_KNOTS, 157)
HUNDREDTHS = to_bfloat16((np.arange(400) / 100).astype(np.float32))
NINTHS = to_bfloat16((np.arange(40) / 9).astype(np.float32))


@dataclass(frozen=True, slots=True)
class Layout:
    """Names, first columns and total width (rounded up to 32) of an input vector."""

    others: int
    first: dict[str, int]
    width: int

    def offsets(self) -> NDArray[np.int64]:
        """The first columns in the order of definition, for compiled code."""
        return np.array(list(self.first.values()), dtype=np.int64)


def _layout(others: int, blocks: tuple[tuple[str, int], ...]) -> Layout:
    first: dict[str, int] = {}
    width = 0
    for name, size in blocks:
        first[name] = width
        width += size
    return Layout(others, first, -(-width // 32) * 32)


def play_layout(others: int) -> Layout:
    """The input of the playing network with room for that many other players."""
    return _layout(
        others,
        (
            ("hand", 36),
            ("unseen", 36),
            ("legal", 36),
            ("winning", 36),
            ("boss", 36),
            ("shown", 36),
            ("played", 36 * (others + 1)),
            ("led", 36 * (others + 1)),
            ("trick", 36 * others),
            ("void", 4 * others),
            ("need", len(NEED_KNOTS)),
            ("target", 1),
            ("points", others + 1),
            ("tricks", others + 1),
            ("taken", len(TAKEN_KNOTS) * others),
            ("trick_points", 1),
            ("points_left", 1),
            ("trick_number", MAX_TRICKS),
            ("position", MAX_PLAYERS),
            ("winner", MAX_PLAYERS),
            ("suit", 4),
            ("forehand", MAX_PLAYERS),
            ("count", 4),
            ("unseen_count", 4),
            ("players", MAX_PLAYERS + 1),
            ("mode", 3),
            ("undertrump", 3),
            ("visibility", 3),
            ("bonus", 4),
            ("stoeck", 2),
            ("called", 1),
            ("other_need", len(OTHER_KNOTS) * others),
            ("won", 36 * others),
            ("discarded", 36 * others),
            ("bias", 1),
        ),
    )


def predict_layout(others: int) -> Layout:
    """The input of the predicting network with room for that many other players."""
    return _layout(
        others,
        (
            ("hand", 36),
            ("shown", 36),
            ("order", MAX_PLAYERS),
            ("players", MAX_PLAYERS + 1),
            ("mode", 3),
            ("undertrump", 3),
            ("visibility", 3),
            ("bonus", 4),
            ("stoeck", 2),
            ("called", 1),
            ("heard", len(OTHER_KNOTS) * others),
            ("heard_sum", 1),
            ("heard_count", MAX_PLAYERS),
            ("count", 4),
            ("points", 1),
            ("bias", 1),
        ),
    )


def _edges() -> tuple[int, ...]:
    ends = [*range(9), 10, 12, 14, 16, 18, 20, 24, 28, 34, 42, 54, 80, 157]
    return tuple(ends)


BIN_ENDS = _edges()
BINS = 2 * len(BIN_ENDS) - 1
CENTRE = len(BIN_ENDS) - 1


def error_bins() -> NDArray[np.int64]:
    """The bin of each signed error taken - prediction, indexed by error + 157."""
    distance = np.searchsorted(BIN_ENDS, np.abs(np.arange(-157, 158)))
    return CENTRE + np.sign(np.arange(-157, 158)) * distance


ERROR_BINS = error_bins()


NEED_EDGES = (-10, -3, 0, 4, 9, 15, 22, 32, 48, 70)
NEED_CLASSES = len(NEED_EDGES) + 1
NEED_CLASS = np.searchsorted(NEED_EDGES, np.arange(-NEED_OFFSET, NEED_OFFSET + 1))


def bin_means(cost: NDArray[np.float64]) -> Floats:
    """Mean of a cost table (indexed by error + 157) in each bin, nearer errors weighing more."""
    weight = np.exp(-np.abs(np.arange(-157, 158)) / 15)
    total = np.bincount(ERROR_BINS, weights=weight * cost, minlength=BINS)
    return (total / np.bincount(ERROR_BINS, weights=weight, minlength=BINS)).astype(np.float32)


def cost_table(*, bonus: bool, stoeck: bool) -> NDArray[np.float64]:
    """The penalty of each signed error, with the bonus for an exact hit and the choice of *Stöck*."""
    error = np.arange(-157, 158)
    penalty = np.abs(error).astype(np.float64)
    if stoeck:
        penalty = np.minimum(penalty, np.minimum(np.abs(error - 20), np.abs(error + 20)))
    if bonus:
        penalty[penalty == 0] = -10
    return penalty


COSTS = np.stack(
    [bin_means(cost_table(bonus=bonus, stoeck=stoeck)) for stoeck in (False, True) for bonus in (False, True)]
)
