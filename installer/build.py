"""Build what people download: `python installer/build.py --list` says what this machine can build.

Needs the environment of the set-up script with the extra `dev` (PyInstaller). Without a word, everything is
built that can be built here. Results go to `dist/`, with their SHA-256 sums in `dist/SHA256SUMS`.
"""

import argparse
import hashlib
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "installer"))

from wrapping.bundle import build_bundle, bundle_in  # noqa: E402
from wrapping.sizes import size_of  # noqa: E402
from wrapping.words import WORDS, obstacles  # noqa: E402

MEGABYTE = 1e6
SUFFIXES = {".AppImage", ".deb", ".dmg", ".exe", ".run"}


def main() -> int:
    """Build what the arguments name and return the exit status: 1 if something named cannot be built."""
    options = _parser().parse_args()
    if options.list:
        _list()
        return 0
    out, scratch = options.out.resolve(), options.scratch.resolve()
    for folder in (out, scratch):
        folder.mkdir(parents=True, exist_ok=True)
    return _build(set(options.words) or {"all"}, options.bundle, scratch, out)


def _build(words: set[str], given: Path | None, scratch: Path, out: Path) -> int:
    why_not = obstacles()
    if given is not None:
        why_not = {name: "" if "--bundle" in reason else reason for name, reason in why_not.items()}
    unknown = words - {"bundle", "app", "all", *why_not}
    if unknown:
        print(f"unknown: {', '.join(sorted(unknown))}; `--list` shows the words", file=sys.stderr)
        return 2
    refused = [name for name in words if why_not.get(name)]
    for name in refused:
        print(f"{name}: cannot be built here: {why_not[name]}", file=sys.stderr)
    chosen = [word for word in WORDS if not why_not[word.name] and words & {word.name, "all"}]
    if refused and not chosen:
        return 1
    bundle = given or bundle_in(out)
    if given is None and (words & {"bundle", "app", "all"} or not bundle.exists()):
        _timed("bundle", partial(build_bundle, scratch, out))
    machine = platform.machine().lower()
    for word in chosen:
        _timed(word.name, partial(word.build, bundle, scratch, out, machine))
    if chosen:
        _write_sums(out)
    return 1 if refused else 0


def _timed(name: str, build: Callable[[], Path]) -> Path:
    print(f"{name} ...", flush=True)
    begun = time.monotonic()
    path = build()
    print(f"  {path.name}: {size_of(path) / MEGABYTE:.1f} MB, {time.monotonic() - begun:.0f} s", flush=True)
    return path


def _write_sums(out: Path) -> None:
    files = sorted(path for path in out.iterdir() if path.suffix in SUFFIXES)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / "SHA256SUMS").write_text("".join(lines), encoding="ascii", newline="\n")


def _list() -> None:
    print("bundle    the program's folder, on macOS its application (also by the word app): yes")
    for word in WORDS:
        print(f"{word.name:9} {word.what}: {obstacles()[word.name] or 'yes'}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "words", nargs="*", help="what to build: bundle, app, or one of --list (all)", metavar="WORD"
    )
    parser.add_argument(
        "--list", action="store_true", help="say what this machine can build, and why not the rest"
    )
    parser.add_argument("--bundle", type=Path, metavar="FOLDER", help="take this bundle, of whatever system")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="results (dist)")
    parser.add_argument(
        "--scratch",
        type=Path,
        default=ROOT / "build",
        metavar="FOLDER",
        help="what lies about while building (build)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
