"""Imports point down, and nobody but the hosts of a match holds what a seat may not see."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.project.imports import attributes, calls, imports, module_name
from tests.project.sources import PACKAGE, files_with, run, shown

ANYBODY = frozenset({".__version__", ".resource_paths"})


@dataclass(frozen=True, slots=True)
class Layer:
    """What a package may import beside itself and the standard library."""

    ours: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    barred: frozenset[str] = field(default=frozenset())


# The engine knows no input or output, no clock and no chance but its own generator.
_IMPURE = frozenset(
    "asyncio datetime http io locale logging multiprocessing os pathlib random secrets shelve shutil socket "
    "sqlite3 subprocess sys tempfile threading time urllib uuid".split()
)
_FONTS = frozenset({"font_amatic_sc", "font_source_serif_pro"})
LAYERS = {
    "engine": Layer(barred=_IMPURE),
    "artwork": Layer(),
    "slate": Layer(ours=frozenset({".engine"})),
    "players": Layer(ours=frozenset({".engine"}), others=frozenset({"numpy"})),
    "players.training": Layer(
        ours=frozenset({".engine", ".players"}), others=frozenset({"numpy", "torch", "numba"})
    ),
    "coach": Layer(ours=frozenset({".engine", ".players"})),
    "storage": Layer(ours=frozenset({".engine", ".slate"}), others=frozenset({"platformdirs"})),
    "models": Layer(
        ours=frozenset({".engine", ".slate", ".players", ".coach", ".storage"}), others=frozenset({"PySide6"})
    ),
}
# Where numbers are trained and fitted; the program runs without it.
_WORKSHOPS = (".players.training", ".players.simple.fit")
TOP = Layer(
    ours=frozenset({f".{name}" for name in LAYERS} | {".app", ".cli", ".startup"}),
    others=frozenset({"PySide6", "shiboken6", "platformdirs"}) | _FONTS,
)

# Names of the engine that hold all hands. Whoever takes one of them sees every card.
SECRETS = frozenset({"Match", "Hand", "Deal", "deal_from_number"})
# Who may, and why. Everybody else gets `PlayerView`s and redacted events.
HOSTS = {
    "storage": "the save file is the log of the whole match",
    "players.arena": "deals and referees the matches of computers among themselves",
    "players.simple.fit": "fits the simple player's numbers on whole hands; no player imports it",
    "players.training": "the same for the networks",
    "models.match_host": "the one place in the game's process where the running match lives",
    "models.match_keeper": "hands the running match to its file and to the history",
    "cli": "`verify` replays a saved match",
}


def layer_of(module: str) -> Layer:
    """Return the layer of one of the package's modules."""
    inner = module.partition(".")[2]
    fitting = [name for name in LAYERS if inner == name or inner.startswith(f"{name}.")]
    return LAYERS[max(fitting, key=len)] if fitting else TOP


def is_host(module: str) -> bool:
    """Tell whether a module may hold what is secret."""
    inner = module.partition(".")[2]
    return any(inner == name or inner.startswith(f"{name}.") for name in ("engine", *HOSTS))


def upward(module: str, source: str) -> Iterator[str]:
    """Yield the imports that a module must not have."""
    layer = layer_of(module)
    own = "." + module.partition(".")[2].partition(".")[0]
    for found in imports(source):
        allowed = found.is_standard or found.top in layer.ours | layer.others | ANYBODY | {own}
        trains = any(name in found.module and name not in module for name in _WORKSHOPS)
        if not allowed or trains or found.module.partition(".")[0] in layer.barred:
            yield f"line {found.line}: imports {found.module} {found.name}".rstrip()


def peeking(module: str, source: str) -> Iterator[str]:
    """Yield the mentions of secret things in a module that is not a host."""
    if is_host(module):
        return
    for found in imports(source):
        if found.module.startswith(f"{PACKAGE.name}.engine") and found.name in SECRETS | {"*"}:
            yield f"line {found.line}: takes {found.name} from the engine"
    for owner, name, line in attributes(source):
        if name in SECRETS and owner != "re":
            yield f"line {line}: mentions {owner}.{name}"


MODULES = [path for path in files_with(".py") if path.is_relative_to(PACKAGE)]


def test_imports_point_down() -> None:
    found = [
        f"{shown(path)}: {problem}"
        for path in MODULES
        for problem in upward(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_only_hosts_hold_what_is_secret() -> None:
    found = [
        f"{shown(path)}: {problem}"
        for path in MODULES
        for problem in peeking(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_engine_neither_reads_nor_writes() -> None:
    found = [
        f"{shown(path)}: line {line}: calls {name}"
        for path in MODULES
        if path.is_relative_to(PACKAGE / "engine")
        for name, line in calls(path.read_text(encoding="utf-8"))
        if name in {"open", "print", "input", "exec", "eval", "__import__"}
    ]
    assert found == []


def test_the_process_with_the_window_does_not_load_numpy() -> None:
    names = [module_name(path) for path in MODULES]
    shown_first = ("app", "cli", "startup", "models", "storage", "slate", "coach")
    wanted = [name for name in names if name.partition(".")[2].partition(".")[0] in shown_first]
    script = (
        "import importlib, sys\n"
        f"for name in {wanted!r}: importlib.import_module(name)\n"
        "sys.exit(', '.join({'numpy', 'torch', 'numba'} & set(sys.modules)) or 0)\n"
    )
    done = run(sys.executable, "-c", script)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("module", "source", "problems"),
    [
        ("engine.cards", "from enum import Enum", 0),
        ("engine.cards", "import random", 1),
        ("engine.cards", "from differenzler_qt.players import contract", 1),
        ("engine.cards", "def f():\n    import numpy", 1),
        ("players.simple", "import numpy as np\nfrom differenzler_qt.engine import Card", 0),
        ("players.simple", "from PySide6.QtCore import QObject", 1),
        ("players.simple", "from differenzler_qt.players.training import nets", 1),
        ("players.simple", "from differenzler_qt.players.simple.fit import main", 1),
        ("players.training.nets", "import torch", 0),
        ("storage.saves", "from differenzler_qt import __version__\nimport platformdirs", 0),
        ("storage.saves", "from differenzler_qt import players", 1),
        ("models.table", "import numpy", 1),
        ("models.table", "from differenzler_qt.app import start", 1),
        ("artwork.pips", "from differenzler_qt.engine import Suit", 1),
        ("app", "from differenzler_qt.models import table", 0),
    ],
)
def test_wrong_imports_are_found(module: str, source: str, problems: int) -> None:
    assert len(list(upward(f"{PACKAGE.name}.{module}", source))) == problems


@pytest.mark.parametrize(
    ("module", "source", "problems"),
    [
        ("models.match_host", "from differenzler_qt.engine import Match", 0),
        ("models.table", "from differenzler_qt.engine import Match", 1),
        ("players.simple", "from differenzler_qt.engine.match import Match", 1),
        ("players.simple", "from differenzler_qt import engine\nengine.Match", 1),
        ("players.simple", "from differenzler_qt.engine import *", 1),
        ("players.simple", "from differenzler_qt.engine import PlayerView", 0),
        ("players.simple", "import re\nre.Match", 0),
    ],
)
def test_peeking_is_found(module: str, source: str, problems: int) -> None:
    assert len(list(peeking(f"{PACKAGE.name}.{module}", source))) == problems
