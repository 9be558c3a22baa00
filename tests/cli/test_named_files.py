"""Which words of the command line are files."""

import os
from pathlib import Path

import pytest

from differenzler_qt.cli import main
from differenzler_qt.cli.arguments import COMMANDS, parsed
from differenzler_qt.cli.named_files import named_files


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder of the test's own that holds a few files."""
    for name in ("match", "watch", "a b.differenzler-match"):
        (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ((), ()),
        (("match",), ("match",)),
        (("./watch",), ("watch",)),
        (("a b.differenzler-match", "match"), ("a b.differenzler-match", "match")),
        (("gone.differenzler-rules",), ("gone.differenzler-rules",)),
        (("watch",), ()),
        (("watch", "--exit"), ()),
        (("wacth",), ()),
        (("--help",), ()),
        (("match", "--fast"), ()),
        (("",), ()),
    ],
)
def test_words_that_are_files(words: tuple[str, ...], names: tuple[str, ...], here: Path) -> None:
    found = named_files(words, COMMANDS)
    assert [path.resolve() for path in found] == [here.resolve() / name for name in names]
    assert all(path.is_absolute() for path in found)


def test_addresses_of_files_of_this_computer(here: Path) -> None:
    path = here / "a b.differenzler-match"
    assert named_files([path.as_uri()], COMMANDS) == (path,)
    assert named_files([path.as_uri().replace("//", "//localhost", 1)], COMMANDS) == (path,)


@pytest.mark.parametrize(
    "word", ["[odd].differenzler-match", "a#b?c.differenzler-match", "50%25.differenzler-match"]
)
def test_names_that_look_like_parts_of_addresses(word: str, here: Path) -> None:
    assert named_files([word], COMMANDS) == (here / word,)


@pytest.mark.skipif(os.name == "nt", reason="a name is text there")
def test_a_name_that_is_no_text(here: Path) -> None:
    word = os.fsdecode(b"\xff.differenzler-match")
    assert named_files([word], COMMANDS) == (here / word,)


def test_the_game_is_started_with_them(here: Path) -> None:
    options = parsed(["match", "gone.differenzler-rules"])
    assert (options.command, options.files) == ("game", (here / "match", here / "gone.differenzler-rules"))
    assert parsed([]).files == ()


def test_without_a_display_they_cannot_be_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("differenzler_qt.cli.off_screen.has_display", lambda: False)
    assert main(["match"]) == 1
    out, error = capsys.readouterr()
    assert (out, error.startswith("A window needs a display")) == ("", True)
