"""The installer for Windows, made by NSIS from ``windows/differenzler.nsi``."""

import subprocess
from pathlib import Path

from wrapping.program import NAME, ROOT, version
from wrapping.sidebar import draw_sidebar
from wrapping.sizes import size_of

SCRIPT = ROOT / "installer" / "windows" / "differenzler.nsi"


def build_nsis(bundle: Path, scratch: Path, out: Path, _machine: str) -> Path:
    """Compile the installer from a bundle for Windows and return its path."""
    target = out / f"{NAME}-{version()}-setup.exe"
    sidebar = scratch / "sidebar.bmp"
    draw_sidebar(sidebar)
    defines = {
        "VERSION": version(),
        "BUNDLE": str(bundle.resolve()),
        "OUT": str(target.resolve()),
        "ICON": str(ROOT / "resources" / "icons" / "differenzler.ico"),
        "SIDEBAR": str(sidebar.resolve()),
        "SIZE_KIB": str(size_of(bundle) // 1024),
    }
    words = [f"-D{name}={value}" for name, value in defines.items()]
    subprocess.run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)], check=True, cwd=scratch)
    return target
