"""The virtual environment beside the sources, with the pinned packages and the program itself."""

import enum
import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bootstrap.errors import SetupError
from bootstrap.libraries import Need

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "differenzler-setup.txt"


class Extent(enum.StrEnum):
    """How much is installed: what playing needs, or what the tests need beside it."""

    PLAY = "play"
    TEST = "test"

    @property
    def lock(self) -> Path:
        """The file of pinned packages."""
        return ROOT / "installer" / f"requirements-{self.value}.lock"


def interpreter(environment: Path = ENVIRONMENT, system: str = sys.platform) -> Path:
    """Return the path of the environment's Python."""
    return environment / ("Scripts/python.exe" if system == "win32" else "bin/python")


def fingerprint(extent: Extent, root: Path = ROOT) -> str:
    """Return a text that changes with the pins, the project's metadata and its place."""
    digest = hashlib.sha256()
    for path in (extent.lock, root / "pyproject.toml"):
        digest.update(path.read_bytes())
    return f"{extent.value} {root} {digest.hexdigest()}"


def is_current(extent: Extent) -> bool:
    """Tell whether the environment runs and holds what the extent asks for."""
    try:
        done = STAMP.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return fingerprint(extent) in done and _succeeds([str(interpreter()), "-I", "-c", "import PySide6"])


def missing_modules() -> list[Need]:
    """Return what this Python lacks to make a virtual environment; Debian has a package for it."""
    if all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        return []
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    return [Need("Python's module venv", package, "python3-libs")]


def prepare(extent: Extent) -> Path:
    """Make the environment hold what the extent asks for and return its Python."""
    if is_current(extent):
        return interpreter()
    if not _succeeds([str(interpreter()), "-I", "-m", "pip", "--version"]):
        _create()
    print(f"Installing the pinned packages for '{extent.value}' (some 150 MB the first time) ...", flush=True)
    _pip("install", "--require-hashes", "--requirement", str(extent.lock))
    _pip("install", "--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))
    lines = [fingerprint(Extent.PLAY)]
    if extent is Extent.TEST:
        lines.append(fingerprint(Extent.TEST))
    STAMP.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return interpreter()


def _create() -> None:
    print(f"Making a virtual environment in {ENVIRONMENT.name} ...", flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SetupError(f"The virtual environment could not be made:\n{(done.stdout + done.stderr).strip()}")


def _pip(*arguments: str) -> None:
    """Run the environment's pip, showing its output, and raise SetupError if it fails."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    options = ["--disable-pip-version-check", "--no-input", "--retries", "2", *quiet]
    command = [str(interpreter()), "-I", "-m", "pip", *arguments, *options]
    inherited = {name: value for name, value in os.environ.items() if name not in _FOREIGN}
    with subprocess.Popen(
        command, env=inherited, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace"
    ) as process:
        assert process.stderr is not None
        errors = process.stderr.read()
    if process.returncode != 0:
        raise SetupError(reason_of_pip(errors))


_FOREIGN = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONPATH", "PYTHONHOME"}

_NETWORK = ("NewConnectionError", "ConnectTimeout", "connection broken", "name resolution", "ProxyError")


def reason_of_pip(errors: str) -> str:
    """Return what to tell a person when pip failed, from what it wrote."""
    lines = errors.strip().splitlines()
    last = "\n".join(lines[-15:])
    for line in lines:
        if any(word in line for word in _NETWORK):
            return f"The packages could not be fetched. Is this machine on line? pip says:\n{line}"
    if "No matching distribution" in errors:
        return (
            "A package has no build for this system. Needed: 64-bit Windows 10, macOS 13, or a Linux with "
            f"glibc 2.34 (on ARM 2.39), or newer. pip says:\n{last}"
        )
    return f"pip failed and says:\n{last}"


def _succeeds(command: Sequence[str]) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    except OSError:
        return False
    return done.returncode == 0
