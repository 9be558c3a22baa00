"""The AppImage: one file that runs on most Linux systems without being installed."""

import shutil
import subprocess
from pathlib import Path

from wrapping.desktop_files import lay_out
from wrapping.program import NAME, version


def build_appimage(bundle: Path, scratch: Path, out: Path, machine: str) -> Path:
    """Build the AppImage from a bundle with ``appimagetool`` and return its path."""
    tree = scratch / "AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out_appdir(tree, bundle)
    target = out / f"{NAME}-{version()}-{machine}.AppImage"
    subprocess.run(["appimagetool", "--no-appstream", str(tree), str(target)], check=True)
    return target


def lay_out_appdir(tree: Path, bundle: Path) -> None:
    """Lay out the folder that becomes the AppImage."""
    shutil.copytree(bundle, tree / "usr" / "lib" / NAME, symlinks=True)
    share = tree / "usr" / "share"
    lay_out(share)
    (tree / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    shutil.copyfile(share / "applications" / f"{NAME}.desktop", tree / f"{NAME}.desktop")
    icon = tree / f"{NAME}.png"
    shutil.copyfile(share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", icon)
    (tree / ".DirIcon").symlink_to(icon.name)
