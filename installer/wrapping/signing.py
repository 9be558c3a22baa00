"""Signing and notarising, where the builder has an identity; without one the files go out unsigned."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

IDENTITY: Final = "MACOS_SIGNING_IDENTITY"
"""The name of a *Developer ID Application* certificate in the keychain."""
PROFILE: Final = "MACOS_NOTARY_PROFILE"
"""The name of a keychain profile that ``xcrun notarytool store-credentials`` has made."""
ENTITLEMENTS: Final = Path(__file__).resolve().parents[1] / "macos" / "entitlements.plist"


def sign_commands(app: Path, environment: Mapping[str, str] = os.environ) -> list[list[str]]:
    """Return the commands that sign an application; none without an identity."""
    identity = environment.get(IDENTITY)
    if not identity:
        return []
    sign = ["codesign", "--force", "--deep", "--timestamp", "--options", "runtime", "--sign", identity]
    return [
        [*sign, "--entitlements", str(ENTITLEMENTS), str(app)],
        ["codesign", "--verify", "--deep", "--strict", str(app)],
    ]


def notarise_commands(image: Path, environment: Mapping[str, str] = os.environ) -> list[list[str]]:
    """Return the commands that have Apple look at a disk image; none without identity and profile."""
    identity, profile = environment.get(IDENTITY), environment.get(PROFILE)
    if not (identity and profile):
        return []
    return [
        ["codesign", "--force", "--timestamp", "--sign", identity, str(image)],
        ["xcrun", "notarytool", "submit", "--wait", "--keychain-profile", profile, str(image)],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def run_or_say(commands: list[list[str]], otherwise: str) -> None:
    """Run commands; without any, say what was left out."""
    if not commands:
        print(f"  left out: {otherwise}")
    for command in commands:
        subprocess.run(command, check=True)
