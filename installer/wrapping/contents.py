"""What the bundle holds beside Qt: our files, the fonts, and the modules that are imported by name."""

from importlib import import_module
from pathlib import Path
from typing import Final

_FONTS: Final = {
    "font_amatic_sc": ("AmaticSC", "AmaticSCBold"),
    "font_source_serif_pro": tuple(
        f"SourceSerifPro{face}" for face in ("", "It", "Semibold", "SemiboldIt", "Bold", "BoldIt")
    ),
}
"""The faces that `startup/fonts.py` loads, as their packages name them; the packages hold more."""

_UNWANTED: Final = (
    "differenzler_qt.artwork",
    "differenzler_qt.players.training",
    "_pytest",
    "hypothesis",
    "IPython",
    "matplotlib",
    "mypy",
    "numba",
    "numpy._core._multiarray_tests",
    "numpy.f2py",
    "numpy.fft",
    "numpy.testing",
    "pip",
    "pydoc_data",
    "pytest",
    "readline",
    "scipy",
    "setuptools",
    "tkinter",
    "torch",
    *(f"_codecs_{name}" for name in ("cn", "hk", "iso2022", "jp", "kr", "tw")),
    "_hashlib",  # nothing goes over a network: hashlib has its own SHA-2, and OpenSSL stays away
    "_ssl",
    "ssl",
    "PySide6.QtDBus",
    "PySide6.QtDesigner",
    "PySide6.QtOpenGL",
    "PySide6.QtQuick",  # the program uses Qt Quick from QML only; the module drags QtOpenGL along, 10 MB
    "PySide6.QtQuick3D",
    "PySide6.QtQuickControls2",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "PySide6.QtWebEngineCore",
)


def program_files(root: Path) -> list[tuple[str, str]]:
    """Return pairs of a file or folder and the folder of the bundle that it goes to."""
    package = root / "differenzler_qt"
    pairs = [
        (str(package / "qml"), "differenzler_qt/qml"),
        (str(root / "LICENSE"), "differenzler_qt"),
        *resource_files(root),
    ]
    weights = package / "players" / "weights"
    if weights.is_dir():
        pairs.append((str(weights), "differenzler_qt/players/weights"))
    return pairs + font_files()


def resource_files(root: Path) -> list[tuple[str, str]]:
    """Return the resources without the scripts that made them and the sources of catalogues and icons.

    They lie beside the package, as in a checkout: `Faces.qml` finds them by the way from its own folder.
    """
    folder = root / "resources"
    return [
        (str(path), f"resources/{path.parent.relative_to(folder).as_posix()}")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and is_needed(path)
    ]


def is_needed(path: Path) -> bool:
    """Say whether the running program reads a resource."""
    if path.suffix in {".py", ".ts", ".md", ".icns", ".ico"} or "__pycache__" in path.parts:
        return False
    return path.parent.name != "icons" or path.suffix == ".svg"


def font_files() -> list[tuple[str, str]]:
    """Return the font files with their folders in the bundle."""
    return [
        (str(getattr(import_module(package), name)), f"{package}/files")
        for package, names in _FONTS.items()
        for name in names
    ]


def hidden_modules() -> list[str]:
    """Return the modules that are imported by name only: players of the registry, functions of the worker."""
    from PyInstaller.utils.hooks import collect_submodules

    packages = ("differenzler_qt.players", "differenzler_qt.models")
    found = [name for package in packages for name in collect_submodules(package, filter=_is_shipped)]
    return [*found, "font_amatic_sc", "font_source_serif_pro"]


def _is_shipped(module: str) -> bool:
    return not module.startswith("differenzler_qt.players.training")


def unwanted_modules() -> list[str]:
    """Return the modules that must not be collected."""
    return list(_UNWANTED)
