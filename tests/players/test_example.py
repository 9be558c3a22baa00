"""The player of ``docs/players.md`` sits down at a table as the page says."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "players.md"


def test_example_plays(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    command = next(line for line in text.splitlines() if line.strip().startswith("differenzler-qt simulate"))
    assert 15 <= len(code.splitlines()) <= 25
    (tmp_path / "cautious.py").write_text(code, encoding="utf-8")
    words = [sys.executable, "-m", "differenzler_qt", *command.split()[1:]]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "cautious:create" in done.stdout
