"""The networks in torch: cards as distributions of the final error, predictions as expected penalties."""

from __future__ import annotations

import ctypes
import sys
from itertools import pairwise
from typing import Self

import torch
from torch import Tensor, nn

from differenzler_qt.players.layout import BINS, NEED_CLASSES, TARGET_KNOTS, play_layout, predict_layout

_TRIM_THRESHOLD, _MMAP_MAX = -1, -4  # of mallopt(3)


def stack(sizes: tuple[int, ...]) -> nn.Sequential:
    """Linear layers with ReLU between them."""
    layers: list[nn.Module] = []
    for i, (inner, outer) in enumerate(pairwise(sizes)):
        layers.append(nn.Linear(inner, outer))
        if i < len(sizes) - 2:
            layers.append(nn.ReLU())
    return nn.Sequential(*layers)


class CardHead(nn.Linear):
    """Logits of 36 cards: a part that all share, which learns from every decision, and one of each."""

    def __init__(self, inner: int) -> None:
        super().__init__(inner, 36 * BINS)
        self.shared = nn.Linear(inner, BINS)
        nn.init.normal_(self.weight, std=0.01)
        nn.init.zeros_(self.bias)
        nn.init.normal_(self.shared.weight, std=0.01)
        nn.init.zeros_(self.shared.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Return the logits, card by card."""
        return nn.functional.linear(x, *self.folded())

    def of_cards(self, x: Tensor, cards: list[int]) -> Tensor:
        """Return the logits of one card for each row; ``cards`` must not fall."""
        counts = [cards.count(card) for card in range(36)]
        weights, biases = self.weight.view(36, BINS, -1).unbind(), self.bias.view(36, BINS).unbind()
        own = [
            nn.functional.linear(rows, weights[card], biases[card])
            for card, rows in enumerate(x.split(counts))
            if len(rows)
        ]
        return torch.cat(own) + self.shared(x)

    def folded(self) -> tuple[Tensor, Tensor]:
        """Weight and bias of one plain layer that does the same."""
        return self.weight + self.shared.weight.repeat(36, 1), self.bias + self.shared.bias.repeat(36)


def keep_memory() -> None:
    """Let this process reuse the memory of its big arrays instead of fetching it anew (glibc only)."""
    if sys.platform == "linux":
        libc = ctypes.CDLL(None)
        if hasattr(libc, "mallopt"):
            libc.mallopt(_MMAP_MAX, 0)
            libc.mallopt(_TRIM_THRESHOLD, 2**31 - 1)


HEARD = 4
"""The auxiliary head listens to what comes out of so many of the playing network's modules: two layers."""


class Oracle(nn.Linear):
    """Auxiliary head: who holds each unseen card, and what the others need; used while learning only."""

    def __init__(self, inner: int, others: int) -> None:
        self.others = others
        super().__init__(inner, 36 * (others + 1) + others * NEED_CLASSES)

    def loss(self, hidden: Tensor, holders: Tensor, needs: Tensor) -> Tensor:
        """Return the cross-entropy of both guesses; targets of -1 do not count."""
        cards, wants = self(hidden).float().split((36 * (self.others + 1), self.others * NEED_CLASSES), dim=1)
        # With the classes in the middle the library works on many cards at once, which is five times faster.
        guesses = cards.reshape(-1, 36, self.others + 1).transpose(1, 2).contiguous()
        needed = wants.reshape(-1, self.others, NEED_CLASSES).transpose(1, 2).contiguous()
        return nn.functional.cross_entropy(guesses, holders, ignore_index=-1) + nn.functional.cross_entropy(
            needed, needs, ignore_index=-1
        )


def play_net(others: int, hidden: tuple[int, ...]) -> nn.Sequential:
    """Logits of the final error's bins for each of the 36 cards."""
    return nn.Sequential(*stack((play_layout(others).width, *hidden)), nn.ReLU(), CardHead(hidden[-1]))


def predict_net(others: int, hidden: tuple[int, ...]) -> nn.Sequential:
    """Expected penalty / 10 at each of the knots of the prediction."""
    net = stack((predict_layout(others).width, *hidden, len(TARGET_KNOTS)))
    last = net[-1]
    assert isinstance(last, nn.Linear)
    nn.init.constant_(last.bias, 2.0)
    return net


DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
CHUNK = 256  # one shape for all calls: a new shape costs the matrix library more than the padding


class Frozen:
    """A copy of a network for fast forward passes in one number format."""

    def __init__(self, net: nn.Sequential, dtype: torch.dtype = torch.bfloat16) -> None:
        plain = [
            layer.folded() if isinstance(layer, CardHead) else (layer.weight, layer.bias)
            for layer in net
            if isinstance(layer, nn.Linear)
        ]
        self._set([(weight.detach(), bias.detach()) for weight, bias in plain], dtype)

    @classmethod
    def of_layers(cls, layers: list[tuple[Tensor, Tensor]], dtype: torch.dtype) -> Self:
        """Return a frozen network of plain layers."""
        self = cls.__new__(cls)
        self._set(layers, dtype)
        return self

    def _set(self, layers: list[tuple[Tensor, Tensor]], dtype: torch.dtype) -> None:
        self.layers = [
            (weight.to(DEVICE, dtype).clone(), bias.to(DEVICE, dtype).clone()) for weight, bias in layers
        ]
        self.dtype = dtype
        self.packed: list[tuple[Tensor, Tensor]] = []
        if (
            DEVICE.type == "cpu"
            and dtype == torch.bfloat16
            and hasattr(torch.ops.mkldnn, "_linear_pointwise")
        ):
            with torch.inference_mode():
                self.packed = [
                    (torch.ops.mkldnn._reorder_linear_weight(weight, CHUNK), bias)  # noqa: SLF001
                    for weight, bias in self.layers
                ]

    def __call__(self, x: Tensor) -> Tensor:
        """Return the outputs of ``CHUNK`` rows."""
        x = x.to(self.dtype)
        if self.packed:
            for weight, bias in self.packed[:-1]:
                x = torch.ops.mkldnn._linear_pointwise(x, weight, bias, "relu", [], "")  # noqa: SLF001
            return torch.ops.mkldnn._linear_pointwise(x, *self.packed[-1], "none", [], "")  # noqa: SLF001
        for weight, bias in self.layers[:-1]:
            x = torch.relu_(nn.functional.linear(x, weight, bias))
        return nn.functional.linear(x, *self.layers[-1])
