"""Runs PyInstaller: the folder, or on macOS the application, that every wrapping starts from."""

import subprocess
import sys
from pathlib import Path

from wrapping.disk_image import sign_app
from wrapping.macos import BUNDLE_NAME
from wrapping.program import NAME, ROOT


def build_bundle(scratch: Path, out: Path) -> Path:
    """Build the bundle and return its folder."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", str(out), "--workpath", str(scratch / "pyinstaller")]
    subprocess.run([*command, *folders, str(ROOT / "installer" / "differenzler.spec")], check=True, cwd=ROOT)
    if sys.platform == "darwin":
        sign_app(out / BUNDLE_NAME)
    return bundle_in(out)


def bundle_in(out: Path) -> Path:
    """Return where a bundle for this system lies in the folder for results."""
    return out / (BUNDLE_NAME if sys.platform == "darwin" else NAME)
