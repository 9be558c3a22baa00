"""No file of the project tells where it was made, and none holds a secret.

The patterns are put together from pieces so that this file does not match itself.
"""

import re
from pathlib import Path

import pytest

from tests.project.sources import project_files, shown

_FOLDERS = "|".join(("wo" + "rk", "fa" + "rm", "ro" + "ot", "ho" + "me/[a-z]+", "Us" + "ers/[A-Za-z]+"))
_HOSTS = "|".join(
    (
        r"(files\.)?python" + "hosted",
        r"pypi\." + "org",
        r"registry\.npm" + "js",
        r"deb\.deb" + "ian",
        r"(\b|//)(localhost|127\.0\.0\.1):[0-9]+/simple",
    )
)
PATTERNS = {
    "path of a machine": re.compile(rf"(^|[^A-Za-z0-9_.])/({_FOLDERS})/"),
    "host of a registry": re.compile(_HOSTS, re.IGNORECASE),
    "private key": re.compile("BEGIN [A-Z ]*PRIV" + "ATE KEY"),
    "token": re.compile(
        r"\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|AK"
        + r"IA[0-9A-Z]{16}|xox[abp]-\w+|sk-[A-Za-z0-9]{32,})"
    ),
    "address with a password": re.compile(r"[a-z]+://[^/\s:@\"'{}]+:[^/\s:@\"'{}]+@"),
}


def traces(text: str) -> list[str]:
    """Return what a text gives away, as `name: line`."""
    return [
        f"{name}: {number}: {line.strip()[:120]}"
        for number, line in enumerate(text.splitlines(), 1)
        for name, pattern in PATTERNS.items()
        if pattern.search(line)
    ]


def _text_of(path: Path) -> str | None:
    data = path.read_bytes()
    return None if b"\0" in data[:8192] else data.decode("utf-8", errors="replace")


def test_no_file_gives_anything_away() -> None:
    found = [
        f"{shown(path)}: {trace}"
        for path in project_files()
        if (text := _text_of(path)) is not None
        for trace in traces(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("see /ro" + "ot/.cache", "path of a machine"),
        ("cd /wo" + "rk/main", "path of a machine"),
        ("https://py" + "pi.org/simple", "host of a registry"),
        ("-----BEGIN OPENSSH PRIV" + "ATE KEY-----", "private key"),
        ("gh" + "p_" + "a1" * 18, "token"),
        ("https://me:" + "secret@example.org", "address with a password"),
    ],
)
def test_each_pattern_finds_its_kind(line: str, name: str) -> None:
    assert [trace.split(":")[0] for trace in traces(line)] == [name]


@pytest.mark.parametrize(
    "line", ["/usr/share/fonts", "framework/main", "http://www.w3.org/2000/svg", "a:b@c"]
)
def test_ordinary_lines_are_let_pass(line: str) -> None:
    assert traces(line) == []
