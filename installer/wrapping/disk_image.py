"""The disk image for macOS: the application beside a link to the folder that it is dragged to."""

import shutil
import subprocess
from pathlib import Path

from wrapping.macos import BUNDLE_NAME
from wrapping.program import TITLE, version
from wrapping.signing import IDENTITY, PROFILE, notarise_commands, run_or_say, sign_commands


def sign_app(app: Path) -> None:
    """Sign an application, if there is an identity."""
    run_or_say(sign_commands(app), f"signing ({IDENTITY} is not set)")


def build_dmg(app: Path, scratch: Path, out: Path, machine: str) -> Path:
    """Build the disk image from an application and return its path."""
    tree = scratch / "dmg"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    shutil.copytree(app, tree / BUNDLE_NAME, symlinks=True)
    (tree / "Applications").symlink_to("/Applications")
    target = out / f"{TITLE}-{version()}-{machine}.dmg"
    image = ["hdiutil", "create", "-ov", "-format", "UDZO", "-fs", "HFS+", "-volname", TITLE]
    subprocess.run([*image, "-srcfolder", str(tree), str(target)], check=True)
    run_or_say(notarise_commands(target), f"notarising ({IDENTITY} and {PROFILE} are not both set)")
    return target
