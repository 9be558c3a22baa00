"""Installing system packages where that is allowed, or saying the one line that does it."""

import os
import platform
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bootstrap.errors import SetupError
from bootstrap.libraries import Need


@dataclass(frozen=True, slots=True)
class Manager:
    """A package manager: its family's name in `os-release` and its commands."""

    family: str
    install: tuple[str, ...]
    refresh: tuple[str, ...] = ()


APT = Manager(
    "debian", ("apt-get", "install", "-y", "--no-install-recommends"), refresh=("apt-get", "update")
)
DNF = Manager("fedora", ("dnf", "install", "-y"))


def manager_of(release: Mapping[str, str]) -> Manager | None:
    """Return the package manager of a system by its `os-release`, or None for one that is not known."""
    families = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    for manager in (APT, DNF):
        if manager.family in families:
            return manager
    return None


def this_system() -> Manager | None:
    """Return the package manager of this machine, or None."""
    try:
        return manager_of(platform.freedesktop_os_release())
    except OSError:
        return None


def package_names(needs: Iterable[Need], manager: Manager) -> list[str]:
    """Return the packages that meet the needs, each once, in the order of the needs."""
    names = (need.apt if manager is APT else need.dnf for need in needs)
    return list(dict.fromkeys(names))


def command_line(manager: Manager, names: Iterable[str], prefix: Iterable[str] = ()) -> str:
    """Return the line that a person types to install packages."""
    return " ".join((*prefix, *manager.install, *names))


def install(needs: Iterable[Need], manager: Manager | None) -> None:
    """Install what the needs ask for, or raise SetupError with the line that a person can type."""
    needs = tuple(needs)
    wanted = ", ".join(need.name for need in needs)
    if manager is None:
        raise SetupError(f"This system lacks {wanted}. Please install them with its package manager.")
    names = package_names(needs, manager)
    prefix = _prefix_of_root()
    if prefix is None:
        line = command_line(manager, names, prefix=("sudo",))
        raise SetupError(f"This system lacks {wanted}. This line installs what is missing:\n  {line}")
    print(f"Installing from the system's packages: {' '.join(names)}", flush=True)
    command = (*prefix, *manager.install, *names)
    if _runs(command) or (manager.refresh and _runs((*prefix, *manager.refresh)) and _runs(command)):
        return
    raise SetupError(
        f"The system's packages could not be installed; see the lines above. By hand:\n  {' '.join(command)}"
    )


def _prefix_of_root() -> tuple[str, ...] | None:
    """Return what stands before a command to run it as root without a question, or None."""
    if os.geteuid() == 0:
        return ()
    if shutil.which("sudo") and _runs(("sudo", "-n", "true"), quiet=True):
        return ("sudo", "-n")
    return None


def _runs(command: tuple[str, ...], quiet: bool = False) -> bool:
    """Run a command and tell whether it succeeded; its output is shown only if it failed."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0 and not quiet:
        print(done.stdout.strip(), flush=True)
    return done.returncode == 0
