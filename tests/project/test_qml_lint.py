"""Qt's own checker finds nothing to say about the QML files."""

from pathlib import Path

import pytest

from tests.project.qml_types import modules_by_import_name, write_module
from tests.project.sources import QML, ROOT, files_with, run, tool


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The import folder that describes the program's Python types."""
    folder = tmp_path_factory.mktemp("qmltypes")
    for import_name, files in modules_by_import_name(files_with(".py")).items():
        write_module(import_name, files, folder)
    return folder


def lint(files: list[Path], *import_folders: Path) -> str:
    """Return what qmllint says about the files; nothing if they are clean."""
    folders = [word for folder in import_folders for word in ("-I", str(folder))]
    options = ["--max-warnings", "0", "--unused-imports", "warning", *folders]
    done = run(tool("pyside6-qmllint"), *options, *files)
    if done.returncode == 0:
        return ""
    # The wrapper of PySide closes with the whole command line.
    said = [line for line in done.stdout.splitlines() if not line.endswith(f"returned {done.returncode}")]
    return "\n".join(said).replace(f"{ROOT}/", "") or f"qmllint returned {done.returncode}"


def test_qml_files_are_clean(types: Path) -> None:
    if files := files_with(".qml"):
        said = lint(files, QML, types)
        assert not said, said


MODEL = """
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Probe.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Probe(QObject):
    changed = Signal()

    @Property(int, notify=changed)
    def score(self) -> int:
        return 1

    @Property(list, notify=changed)
    def codes(self) -> list[str]:
        return []

    @Slot(str, result=bool)
    def play(self, code: str) -> bool:
        return bool(code)
"""
PAGE = """
import QtQml
import Probe.Models

Probe {
    id: root
    readonly property int twice: root.score * 2 + root.codes.length
    Component.onCompleted: root.play("TD")
}
"""


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        (PAGE, ""),
        (PAGE.replace("root.score", "root.scoer"), "scoer"),
        (PAGE.replace('root.play("TD")', "root.pay()"), "pay"),
        (PAGE.replace("import QtQml", "import QtQml\nimport QtQuick.Layouts"), "Unused import"),
    ],
    ids=["clean", "unknown property", "unknown method", "unused import"],
)
def test_the_checker_knows_python_types(tmp_path: Path, page: str, complaint: str) -> None:
    model, file = tmp_path / "probe.py", tmp_path / "Page.qml"
    model.write_text(MODEL, encoding="utf-8")
    file.write_text(page, encoding="utf-8")
    for import_name, files in modules_by_import_name([model]).items():
        write_module(import_name, files, tmp_path / "types")
    said = lint([file], tmp_path / "types")
    assert (complaint in said) if complaint else said == ""
