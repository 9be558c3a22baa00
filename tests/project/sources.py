"""The files that the checks of the project look at."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "differenzler_qt"
QML = PACKAGE / "qml"
CATALOGUES = ROOT / "resources" / "i18n"

_UNTRACKED = {".git", ".venv", "build", "dist", "__pycache__"}
_CACHES = {".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"}


@cache
def project_files() -> tuple[Path, ...]:
    """Return the files that git tracks or would add; without git, all but environments and caches."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if (ROOT / ".git").exists() and shutil.which("git"):
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode == 0:
            names = done.stdout.decode().split("\0")
            return tuple(sorted(path for name in names if name and (path := ROOT / name).is_file()))
    skipped = _UNTRACKED | _CACHES
    found = (path for path in ROOT.rglob("*") if not skipped & set(path.relative_to(ROOT).parts))
    return tuple(sorted(path for path in found if path.is_file()))


def files_with(*suffixes: str) -> list[Path]:
    """Return the project's files that end with one of the suffixes."""
    return [path for path in project_files() if path.suffix in suffixes]


def tool(name: str) -> str:
    """Return the path of a program that was installed beside this interpreter."""
    folder = str(Path(sys.executable).parent)
    path = shutil.which(name, path=folder)
    if path is None:
        raise FileNotFoundError(f"{name} is not in {folder}; the set-up installs it")
    return path


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder and return what it wrote, both streams together."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def shown(path: Path) -> str:
    """Return a path as it is written from the project's folder."""
    return path.relative_to(ROOT).as_posix()
