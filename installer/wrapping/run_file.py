"""The installer for every other Linux: one file that unpacks itself below ``~/.local``, without root."""

import shutil
import subprocess
from pathlib import Path

from wrapping.desktop_files import lay_out
from wrapping.orphans import linked_names
from wrapping.program import NAME, ROOT, TITLE, version
from wrapping.sizes import size_of


def build_run(bundle: Path, scratch: Path, out: Path, machine: str) -> Path:
    """Build the self-extracting installer from a bundle and return its path."""
    tree = scratch / "run"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(tree / "share")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(ROOT / "installer" / "linux" / script, tree / script)
        (tree / script).chmod(0o755)
    (tree / "installed-kib").write_text(f"{size_of(bundle) // 1024}\n", encoding="ascii")
    packed = tree / "program.tar.xz"
    pack = ["tar", "--create", "--owner=0", "--group=0", "--directory", str(bundle), "--file", str(packed)]
    subprocess.run([*pack, "--use-compress-program", "xz -9 --threads=0", "."], check=True)
    _bring_xz(tree / "xz")
    target = out / f"{NAME}-{version()}-{machine}.run"
    command = [
        "makeself",
        "--nocomp",
        "--nomd5",
        "--nocrc",
        "--sha256",
        "--tar-quietly",
        str(tree),
        str(target),
    ]
    label = f"{TITLE} {version()}"
    subprocess.run([*command, label, "./install.sh"], check=True, stdout=subprocess.DEVNULL)
    return target


def _bring_xz(folder: Path) -> None:
    # Packed with gzip the file would be half as large again, and small systems have no xz program.
    program = shutil.which("xz")
    if program is None:
        raise FileNotFoundError("xz")
    folder.mkdir()
    shutil.copy(program, folder / "xz")
    library = next(name for name in linked_names(program) if name.startswith("liblzma"))
    shutil.copy(_place_of(library), folder / library)


def _place_of(library: str) -> Path:
    shown = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    return Path(next(line.split("=> ")[1] for line in shown.splitlines() if line.strip().startswith(library)))
