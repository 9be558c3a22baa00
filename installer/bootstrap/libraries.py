"""The shared libraries that Qt's wheels expect from a Linux system, and the packages that hold them."""

import ctypes
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Need:
    """Something the system must have: a library by its soname, or a program, and its packages."""

    name: str
    apt: str
    dnf: str


OFFSCREEN = (
    Need("libGL.so.1", "libgl1", "mesa-libGL"),
    Need("libEGL.so.1", "libegl1", "mesa-libEGL"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Need("libpulse.so.0", "libpulse0", "pulseaudio-libs"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs"),
)
WINDOW = (
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
)
FONT = Need("a font", "fonts-dejavu-core", "dejavu-sans-fonts")
VIRTUAL_DISPLAY = Need("Xvfb", "xvfb", "xorg-x11-server-Xvfb")

FONT_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share/fonts")


def loads(soname: str) -> bool:
    """Tell whether the dynamic linker finds a library, for the architecture of this interpreter."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(needs: Iterable[Need], loads: Callable[[str], bool] = loads) -> list[Need]:
    """Return the needs whose library does not load."""
    return [need for need in needs if not loads(need.name)]


def has_font(folders: Iterable[Path] = FONT_FOLDERS) -> bool:
    """Tell whether a scalable font lies in one of the folders."""
    return any(
        path.suffix.lower() in {".ttf", ".otf", ".ttc"}
        for folder in folders
        if folder.is_dir()
        for path in folder.rglob("*")
    )
