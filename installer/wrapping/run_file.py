"""The installer for every other Linux: one file that unpacks itself below ``~/.local``, without root."""

import shutil
import subprocess
from pathlib import Path

from wrapping.desktop_files import lay_out
from wrapping.program import NAME, ROOT, TITLE, version


def build_run(bundle: Path, scratch: Path, out: Path, machine: str) -> Path:
    """Build the self-extracting installer from a bundle and return its path."""
    tree = scratch / "run"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "program", symlinks=True)
    lay_out(tree / "share")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(ROOT / "installer" / "linux" / script, tree / script)
        (tree / script).chmod(0o755)
    target = out / f"{NAME}-{version()}-{machine}.run"
    # gzip, because small systems have no xz program.
    command = ["makeself", "--gzip", "--complevel", "9", "--nomd5", "--nocrc", "--sha256"]
    label = f"{TITLE} {version()}"
    subprocess.run(
        [*command, "--tar-quietly", str(tree), str(target), label, "./install.sh"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return target
