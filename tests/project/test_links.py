"""What the Markdown files point at is there."""

import re
from pathlib import Path

import pytest

from tests.project.sources import files_with, shown

_LINK = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#+\s+(.+?)\s*#*$", re.MULTILINE)


def links(markdown: str) -> list[str]:
    """Return the targets of a text's links and pictures, without those in code."""
    return _LINK.findall(_CODE.sub("", markdown))


def anchors(markdown: str) -> set[str]:
    """Return the names that a text's headings can be linked by."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in _HEADING.findall(markdown))
    return {heading.strip().replace(" ", "-") for heading in plain}


def is_broken(page: Path, target: str) -> bool:
    """Tell whether a link of a page leads nowhere inside the project; links to the outside are trusted."""
    if re.match(r"[a-z]+:", target):
        return False
    name, _, anchor = target.partition("#")
    file = (page.parent / name) if name else page
    if not file.exists():
        return True
    return bool(anchor) and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", files_with(".md"), ids=shown)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [target for target in links(text) if is_broken(page, target)] == []


def test_links_are_found_and_judged(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# How to play\n\n[a](page.md#how-to-play) ![b](gone.png) `[c](no)` [d](https://x.y) [e](#no)"
    )
    targets = links(page.read_text())
    assert targets == ["page.md#how-to-play", "gone.png", "https://x.y", "#no"]
    assert [target for target in targets if is_broken(page, target)] == ["gone.png", "#no"]
