"""What goes into the bundle: every QML import of the program, nothing of Qt that is not on the list."""

import re
from pathlib import Path

import pytest
from wrapping.contents import font_files, is_needed, program_files, unwanted_modules
from wrapping.orphans import without_orphans
from wrapping.program import ROOT, version
from wrapping.qt_parts import QML_FILES_OF, QML_FOLDERS, is_wanted, is_wanted_qml
from wrapping.stripping import is_stripped

import differenzler_qt

QML = ROOT / "differenzler_qt" / "qml"
OURS = ("Differenzler", "Differenzler.Models")


def imports() -> set[str]:
    found = set()
    for path in QML.rglob("*.qml"):
        found |= set(re.findall(r"^import ([A-Z][\w.]*)", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found - set(OURS)


def test_every_import_of_the_program_is_on_the_list() -> None:
    folders = {name.replace(".", "/") for name in imports()}
    assert folders, "no import was found"
    missing = {folder for folder in folders if not is_wanted_qml(f"{folder}/qmldir")}
    assert not missing


def test_every_folder_on_the_list_is_one_of_qt() -> None:
    from PySide6.QtCore import QLibraryInfo

    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.QmlImportsPath))
    gone = {folder for folder in (*QML_FOLDERS, *QML_FILES_OF) if not (qt / folder).is_dir()}
    assert not gone


def test_the_program_imports_no_module_that_is_left_out() -> None:
    left_out = {name for name in unwanted_modules() if name.startswith("PySide6.")}
    assert left_out
    sources = [p for p in (ROOT / "differenzler_qt").rglob("*.py") if "training" not in p.parts]
    used = {
        name
        for path in sources
        for name in re.findall(r"(?:from|import) (PySide6\.\w+)", path.read_text(encoding="utf-8"))
    }
    assert not used & left_out


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("PySide6/Qt/lib/libQt6Quick.so.6", True),
        ("PySide6/Qt/lib/libQt6WebEngineCore.so.6", False),
        ("libQt6Quick.so.6", True),
        ("libQt6Charts.so.6", False),
        ("PySide6/Qt6Quick.dll", True),
        ("PySide6/Qt6Quick3D.dll", False),
        ("PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick", True),
        ("PySide6/Qt/lib/QtQuick3D.framework/Versions/A/QtQuick3D", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qminimal.dll", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("PySide6/Qt/qml/QtQuick/Controls/Basic/Button.qml", True),
        ("PySide6/Qt/qml/QtQuick/Controls/Fusion/Button.qml", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6\\opengl32sw.dll", False),
        ("libgtk-3.so.0", False),
        ("libstdc++.so.6", False),
        ("libxcb-render.so.0", True),
        ("numpy/_core/_multiarray_umath.so", True),
    ],
)
def test_parts_of_qt_go_by_the_list(path: str, wanted: bool) -> None:
    assert is_wanted(path) is wanted


def test_a_library_goes_with_the_last_one_that_needs_it() -> None:
    needs = {"ext.so": ["a.so"], "a.so": ["b.so"], "b.so": [], "c.so": ["d.so"], "d.so": ["c.so"]}
    entries = [
        ("folder/ext.so", "ext.so", "EXTENSION"),
        *((n, n, "BINARY") for n in ("a.so", "b.so", "d.so")),
    ]
    kept = without_orphans(entries, lambda path: needs[path])
    assert [entry[0] for entry in kept] == ["folder/ext.so", "a.so", "b.so"]


def test_what_does_not_survive_it_is_not_stripped(tmp_path: Path) -> None:
    for folder in ("numpy.libs", "PySide6"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "lib.so").touch()
    assert not is_stripped(tmp_path / "numpy.libs" / "lib.so")
    assert is_stripped(tmp_path / "PySide6" / "lib.so")


def test_the_files_of_the_program_are_there() -> None:
    pairs = program_files(ROOT)
    assert not [source for source, _place in pairs if not Path(source).exists()]
    assert {"resources/sounds", "resources/i18n", "differenzler_qt/qml"} <= {
        place for _source, place in pairs
    }


def test_the_fonts_are_those_that_the_program_loads() -> None:
    from differenzler_qt.startup.fonts import _files

    assert sorted(source for source, _place in font_files()) == sorted(_files())


def test_sources_of_resources_stay_out() -> None:
    assert is_needed(Path("resources/cards/back/plain.svg"))
    assert not is_needed(Path("resources/i18n/differenzler_de.ts"))
    assert not is_needed(Path("resources/icons/differenzler-512.png"))


def test_the_version_is_read_without_importing() -> None:
    assert version() == differenzler_qt.__version__
