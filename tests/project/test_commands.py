"""The commands that README and CI name are those that exist."""

import re
import shlex

import pytest

from differenzler_qt.cli.arguments import COMMANDS, parsed
from tests.project.sources import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
SCRIPT = "installer/differenzler.py"


def commands() -> list[str]:
    """Return the command lines of README's table, with the brackets of what is optional taken off."""
    found = re.findall(r"^\| `differenzler-qt ?([^`]*)`", README, re.MULTILINE)
    return [re.sub(r"[\[\]]", "", line) for line in found]


@pytest.mark.parametrize("line", commands())
def test_the_parser_understands_the_readme(line: str) -> None:
    examples = {"N": "3", "FILE": "a.differenzler-match"}
    words = [examples.get(word, word) for word in shlex.split(line)]
    options = parsed(words)
    if words and words[0] in COMMANDS:
        assert options.command == words[0]
    else:
        assert len(options.files) == len(words)


def test_the_table_names_every_command() -> None:
    assert {line.partition(" ")[0] for line in commands()} == {"", "FILE", *COMMANDS}


@pytest.mark.parametrize("name", ["README.md", ".ci/run", ".github/workflows/ci.yml"])
def test_there_is_one_test_command(name: str) -> None:
    assert f"{SCRIPT} test" in (ROOT / name).read_text(encoding="utf-8")
    assert (ROOT / SCRIPT).is_file()
