"""What a Linux desktop wants beside the program: menu entry, icons, AppStream metadata, file types."""

import shutil
from pathlib import Path
from typing import Final

from wrapping.program import NAME, ROOT

_SOURCES: Final = ROOT / "installer" / "linux"
_ICONS: Final = ROOT / "resources" / "icons"
_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def desktop_files() -> dict[str, Path]:
    """Return the source of every file by its place below a ``share`` folder."""
    theme = "icons/hicolor"
    return {
        f"applications/{NAME}.desktop": _SOURCES / f"{NAME}.desktop",
        f"metainfo/{NAME}.metainfo.xml": _SOURCES / f"{NAME}.metainfo.xml",
        f"mime/packages/{NAME}.xml": _SOURCES / f"{NAME}.xml",
        f"{theme}/scalable/apps/{NAME}.svg": _ICONS / "differenzler.svg",
        **{f"{theme}/{n}x{n}/apps/{NAME}.png": _ICONS / f"differenzler-{n}.png" for n in _SIZES},
    }


def lay_out(share: Path) -> None:
    """Copy the files below a ``share`` folder."""
    for place, source in desktop_files().items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        target.chmod(0o644)
