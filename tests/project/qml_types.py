"""Description of the Python types for the QML tools, made with Qt's own generators."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from subprocess import CompletedProcess

import PySide6

from tests.project.sources import run, tool

# Names that PySide accepts in Property and Slot, and what QML calls them.
_PYTHON_TYPES = {"list": "QVariantList", "tuple": "QVariantList", "dict": "QVariantMap", "object": "QVariant"}
_METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
_IMPORT_NAME = re.compile(r'^QML_IMPORT_NAME = "([\w.]+)"', re.MULTILINE)


def modules_by_import_name(files: Iterable[Path]) -> dict[str, list[Path]]:
    """Group the Python files that declare `QML_IMPORT_NAME` by the module that they belong to."""
    grouped: dict[str, list[Path]] = {}
    for path in files:
        if found := _IMPORT_NAME.search(path.read_text(encoding="utf-8")):
            grouped.setdefault(found[1], []).append(path)
    return grouped


def write_module(import_name: str, files: Iterable[Path], folder: Path) -> None:
    """Write `qmldir` and `types.qmltypes` of a module of Python types under an import folder."""
    target = folder.joinpath(*import_name.split("."))
    target.mkdir(parents=True)
    dump = target / "metatypes.json"
    _checked(run(tool("pyside6-metaobjectdump"), "--compact", "--out-file", dump, *files))
    dump.write_text(json.dumps(_renamed(json.loads(dump.read_text(encoding="utf-8")))), encoding="utf-8")
    foreign = sorted(
        path
        for name in ("core", "gui", "network", "qml", "quick")
        for path in _METATYPES.glob(f"qt6{name}_*metatypes.json")
    )
    _checked(
        run(
            tool("pyside6-qmltyperegistrar"),
            *("--import-name", import_name, "--major-version", "1", "--minor-version", "0"),
            *("--foreign-types", ",".join(map(str, foreign))),
            *("--generate-qmltypes", target / "types.qmltypes"),
            *("-o", target / "registration.cpp"),
            dump,
        )
    )
    qmldir = f"module {import_name}\ntypeinfo types.qmltypes\nimport QtQml auto\nimport QtQuick auto\n"
    (target / "qmldir").write_text(qmldir, encoding="utf-8")


def _renamed(value: object) -> object:
    """Return the description with Python's type names replaced by those of QML."""
    if isinstance(value, list):
        return [_renamed(item) for item in value]
    if not isinstance(value, dict):
        return value
    renamed = {
        key: _PYTHON_TYPES.get(item, item)
        if key in {"type", "returnType"} and isinstance(item, str)
        else _renamed(item)
        for key, item in value.items()
    }
    if renamed.get("classInfos"):  # the dump calls only direct children of QObject objects
        renamed["object"] = True
    if "read" in renamed and not {"notify", "write"} & renamed.keys():  # nor does it know of constants
        renamed["constant"] = True
    return renamed


def _checked(done: CompletedProcess[str]) -> None:
    """Raise if a generator failed."""
    if done.returncode != 0:
        raise RuntimeError(f"a QML tool failed: {done.stdout}")
