"""The wheel holds all that the program needs, and its files are found wherever it lies."""

import re
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from differenzler_qt import __version__, resource_paths
from tests.project.sources import PACKAGE, ROOT, project_files, run


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """A wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    done = run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    assert done.returncode == 0, done.stdout
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def test_the_wheel_holds_package_and_resources(wheel: zipfile.ZipFile) -> None:
    held = set(wheel.namelist())
    wanted = {
        *(path.relative_to(ROOT) for path in project_files() if path.is_relative_to(PACKAGE)),
        *(PACKAGE.name / path.relative_to(ROOT) for path in project_files() if _is_resource(path)),
    }
    assert {path.as_posix() for path in wanted} - held == set()


def test_the_wheel_holds_nothing_else(wheel: zipfile.ZipFile) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert tops == {PACKAGE.name, f"{PACKAGE.name}-{__version__}.dist-info"}
    assert not [name for name in wheel.namelist() if name.endswith((".pyc", ".qmltypes"))]


def _is_resource(path: Path) -> bool:
    return path.is_relative_to(ROOT / "resources")


def test_the_command_starts_the_program() -> None:
    (command,) = entry_points(group="console_scripts", name="differenzler-qt")
    assert command.value == "differenzler_qt.__main__:main"


def test_resources_lie_beside_the_package_in_a_checkout() -> None:
    assert resource_paths.resources() == ROOT / "resources"
    assert (resource_paths.QML_IMPORT_PATH / "Differenzler").parent == PACKAGE / "qml"


def test_resources_inside_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "differenzler_qt"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(resource_paths, "PACKAGE", package)
    assert resource_paths.resources.__wrapped__() == package / "resources"


def test_missing_resources_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource_paths, "PACKAGE", tmp_path / "differenzler_qt")
    with pytest.raises(FileNotFoundError, match="resources"):
        resource_paths.resources.__wrapped__()


def test_the_changelog_knows_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[({re.escape(__version__)}|Unreleased)\]", text, re.MULTILINE)


def test_the_metadata_asks_for_no_web_engine() -> None:
    """The package PySide6 would bring 270 MiB that nobody uses."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[^\w-]", line)[0].lower() for line in project["dependencies"]}
    assert {"pyside6-essentials", "pyside6-addons"} <= names
    assert "pyside6" not in names
