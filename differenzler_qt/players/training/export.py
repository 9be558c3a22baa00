"""From a checkpoint to the weights inside the package: float16 arrays and a manifest of their origin."""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from differenzler_qt.players.layout import play_layout
from differenzler_qt.players.training.nets import CardHead
from differenzler_qt.players.training.trainer import Trainer

WEIGHTS = Path(__file__).parent.parent / "weights"


def rounded(values: np.ndarray) -> np.ndarray:
    """Round float16 numbers to eight bits after the point, which the package's compression makes use of.

    The networks are taught with seven (bfloat16).
    """
    bits = values.view(np.uint16).astype(np.uint32)
    return ((bits + 1 + ((bits >> 2) & 1)) & 0xFFFC).astype(np.uint16).view(np.float16)


def arrays(net: nn.Sequential, kind: str) -> dict[str, np.ndarray]:
    """Weights and biases of all layers in float16."""
    parts = {}
    layers = [module for module in net if isinstance(module, nn.Linear)]
    for i, layer in enumerate(layers):
        weight, bias = layer.folded() if isinstance(layer, CardHead) else (layer.weight, layer.bias)
        parts[f"{kind}_weight_{i}"] = rounded(weight.detach().to("cpu", torch.float16).numpy())
        parts[f"{kind}_bias_{i}"] = bias.detach().to("cpu", torch.float16).numpy()
    return parts


def export(trainer: Trainer, figures: Mapping[str, object], folder: Path = WEIGHTS) -> Path:
    """Write the averaged networks and their entry in ``manifest.json``."""
    folder.mkdir(parents=True, exist_ok=True)
    name = trainer.plan.name
    path = folder / f"{name}.npz"
    play, predict = trainer.average
    parts: dict[str, Any] = arrays(play, "play") | arrays(predict, "predict")
    np.savez_compressed(path, **parts)
    manifest_path = folder / "manifest.json"
    manifest = json.loads(manifest_path.read_text()) if manifest_path.exists() else {}
    manifest[name] = {
        "command": f"python -m differenzler_qt.players.training {name} --export",
        "seed": trainer.plan.seed,
        "iterations": trainer.iteration,
        "hands": trainer.hands,
        "minutes": round(trainer.seconds / 60),
        "inputs": play_layout(trainer.plan.others).width,
        "hidden": list(trainer.plan.play_hidden),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "figures": figures,
    }
    manifest_path.write_text(json.dumps(manifest, indent=2) + "\n")
    return path
