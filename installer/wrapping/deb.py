"""The package for Debian, Ubuntu and their relatives."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from wrapping.desktop_files import lay_out
from wrapping.glibc import glibc_floor
from wrapping.program import NAME, ROOT, SUMMARY, version

DEPENDS: Final = (
    "libgl1",
    "libegl1",
    "libx11-6",
    "libxcb1",
    "libfontconfig1",
    "libfreetype6",
    "libdbus-1-3",
    "libexpat1",
    "libgcc-s1",
    "libpulse0",
    "libstdc++6",
    "zlib1g",
    # What Fontconfig shows for letters that the program's own fonts do not have.
    "fonts-dejavu-core | fonts-freefont-ttf | fonts-noto-core",
)
RECOMMENDS: Final = ("libcups2", "xdg-desktop-portal")  # to print; the desktop's own file dialogs
_ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
_LICENCE: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {name}
License: GPL-3.0-or-later

Files: *
Copyright: The differenzler-qt developers
License: GPL-3.0-or-later

License: GPL-3.0-or-later
 The text is in /usr/share/common-licenses/GPL-3. The package also holds CPython (PSF-2.0), Qt and PySide6
 (LGPL-3.0-only), NumPy (BSD-3-Clause), and the fonts Amatic SC and Source Serif Pro (OFL-1.1).
"""


def control(architecture: str, glibc: str, installed_kib: int) -> str:
    """Return the text of the package's control file."""
    lines = {
        "Package": NAME,
        "Version": version(),
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Installed-Size": str(installed_kib),
        "Depends": ", ".join((f"libc6 (>= {glibc})", *DEPENDS)),
        "Recommends": ", ".join(RECOMMENDS),
        "Maintainer": "The differenzler-qt developers <differenzler-qt@localhost>",
        "Description": SUMMARY,
    }
    text = "".join(f"{field}: {value}\n" for field, value in lines.items())
    return (
        f"{text} Predict how many points your nine cards will take, and pay for every point that you miss.\n"
        " The game is played at a table against computers that cannot see your cards, offline,\n"
        " in English and German, with French or Swiss cards.\n"
    )


def build_deb(bundle: Path, scratch: Path, out: Path, machine: str) -> Path:
    """Build the package from a bundle and return its path."""
    tree = scratch / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    _lay_out(tree, bundle)
    architecture = _ARCHITECTURES.get(machine, machine)
    used = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    text = control(architecture, glibc_floor(bundle), used // 1024)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(text, encoding="utf-8")
    target = out / f"{NAME}_{version()}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def _lay_out(tree: Path, bundle: Path) -> None:
    shutil.copytree(bundle, tree / "usr" / "lib" / NAME, symlinks=True)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    lay_out(tree / "usr" / "share")
    papers = tree / "usr" / "share" / "doc" / NAME
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(_LICENCE.format(name=NAME), encoding="utf-8")
    shutil.copyfile(ROOT / "CHANGELOG.md", papers / "changelog.md")
    for folder in (path for path in tree.rglob("*") if path.is_dir()):
        folder.chmod(0o755)
