"""Bring the catalogues up to date: `python resources/i18n/update.py`, before and after translating.

English is the language of the sources; its catalogue holds only the plural forms. The compiled catalogues
are committed beside their texts, so that a checkout runs without a build step; a test compares the two.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SOURCES = FOLDER.parents[1] / "differenzler_qt"
GERMAN = "differenzler_de"
ENGLISH = "differenzler_en"


def tool(name: str) -> str:
    """Return the path of one of Qt's programs beside this interpreter."""
    path = shutil.which(name, path=str(Path(sys.executable).parent))
    if path is None:
        raise FileNotFoundError(f"{name} is not installed beside {sys.executable}")
    return path


def collect(catalogue: Path) -> None:
    """Write the strings of the sources into a catalogue, keep what is translated, drop what is gone."""
    subprocess.run(
        [
            tool("pyside6-lupdate"),
            *("-silent", "-no-obsolete", "-locations", "none", "-extensions", "qml,js,py"),
            *("-source-language", "en", "-disable-heuristic", "similartext"),
            *("-target-language", catalogue.stem.removeprefix("differenzler_")),
            *(["-pluralonly"] if catalogue.stem == ENGLISH else []),
            *(str(SOURCES), "-ts", str(catalogue)),
        ],
        check=True,
    )


def compile_to(catalogue: Path, compiled: Path) -> None:
    """Compile a catalogue; strings that are not translated stay English."""
    subprocess.run(
        [tool("pyside6-lrelease"), "-silent", "-nounfinished", str(catalogue), "-qm", str(compiled)],
        check=True,
    )


def main() -> int:
    """Update and compile both catalogues and say how many strings wait for a translation."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name in (GERMAN, ENGLISH):
        catalogue = FOLDER / f"{name}.ts"
        collect(catalogue)
        compile_to(catalogue, catalogue.with_suffix(".qm"))
        waiting = catalogue.read_text(encoding="utf-8").count('type="unfinished"')
        print(f"{catalogue.name}: {waiting} to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
