"""Which parts of Qt go into the bundle: an allow-list, so that nothing comes along unasked.

PyInstaller collects all of Qt that lies beside what is used, some 300 MiB. What is named here is kept, all
else of Qt is dropped. `tests/installer/test_qt_parts.py` checks that every QML import of the program is on
the list.
"""

import re
from typing import Final

QML_FOLDERS: Final = (
    "QtQml",
    "QtQuick/Controls/Basic",
    "QtQuick/Controls/impl",
    "QtQuick/Dialogs",
    "QtQuick/Layouts",
    "QtQuick/Shapes",
    "QtQuick/Templates",
    "QtQuick/Window",
    "QtMultimedia",
    "QtCore",
    "Qt/labs/folderlistmodel",
)
"""Kept with all that is below them."""

QML_FILES_OF: Final = ("QtQuick", "QtQuick/Controls")
"""Only the files directly in these folders are kept."""

QML_DROPPED: Final = ("QtQml/StateMachine", "QtQml/XmlListModel", "QtQml/DesignSupport")

LIBRARIES: Final = frozenset(
    {
        "Concurrent",  # linked by QtMultimedia's QML plugin
        "Core",
        "DBus",
        "Gui",
        "LabsFolderListModel",
        "Multimedia",
        "MultimediaQuick",
        "Network",
        "OpenGL",
        "PrintSupport",
        "Qml",
        "QmlCore",  # linked by QtCore's QML plugin
        "QmlMeta",
        "QmlModels",
        "QmlWorkerScript",
        "Quick",
        "QuickControls2",
        "QuickControls2Basic",
        "QuickControls2BasicStyleImpl",
        "QuickControls2Impl",
        "QuickDialogs2",
        "QuickDialogs2QuickImpl",
        "QuickDialogs2Utils",
        "QuickLayouts",
        "QuickShapes",
        "QuickShapesDesignHelpers",
        "QuickTemplates2",
        "Svg",
        "WaylandClient",
        "WaylandEglClientHwIntegration",
        "Widgets",  # linked by QtPrintSupport
        "WlShellIntegration",
        "XcbQpa",
    }
)

PLUGINS: Final = (
    "iconengines/",
    "imageformats/libqsvg",
    "imageformats/qsvg",
    "imageformats/libqico",
    "imageformats/qico",
    "multimedia/",  # without the FFmpeg plugin: SoundEffect plays WAV by itself
    "platforminputcontexts/libcomposeplatforminputcontextplugin",
    "platforminputcontexts/libibusplatforminputcontextplugin",
    "platforms/libqcocoa",
    "platforms/libqoffscreen",
    "platforms/libqwayland",
    "platforms/libqxcb",
    "platforms/qoffscreen",
    "platforms/qwindows",
    "platformthemes/libqxdgdesktopportal",  # the desktop's own file dialogs
    "printsupport/",
    "styles/libqmacstyle",
    "wayland-decoration-client/",
    "wayland-graphics-integration-client/",
    "wayland-shell-integration/libxdg-shell",
    "xcbglintegrations/",
)
PLUGINS_DROPPED: Final = ("ffmpegmediaplugin",)

LANGUAGES: Final = ("de",)
"""Languages of Qt's own catalogues; English is the language of the sources."""

# The desktop's libraries belong to the desktop; nothing of ours links them.
_DESKTOP: Final = (
    r"libgtk-3|libgdk-3|libgdk_pixbuf|libatk|libatspi|libcairo|libpango|libepoxy|libthai|libdatrie|libfribidi"
    r"|libgraphite|libharfbuzz|libpixman|libcolord|libcups|libtiff|libjpeg|libwebp"
)
# Libraries that OpenGL and fontconfig of the system load as well. They must be the system's: an older copy of
# ours would be there first, and a newer driver would not load with it. libpulse speaks to the sound server of
# the system; without it there is no sound, and nothing else is lost. libdbus speaks to its message bus, and
# would bring libsystemd and libgcrypt along.
_OF_THE_SYSTEM: Final = (
    r"libstdc\+\+|libgcc_s|libX11\.|libfontconfig|libfreetype|libpng|libexpat|libz\.|libpulse|libdbus"
)
_FOREIGN: Final = re.compile(f"^({_DESKTOP}|{_OF_THE_SYSTEM})")
_FFMPEG: Final = re.compile(r"(lib)?(avcodec|avformat|avutil|swresample|swscale)|FFmpegStub")
_LIBRARY: Final = re.compile(
    r"(?:lib/)?(?:lib)?Qt6?(\w[\w-]*?)(?:_debug)?(?:\.so\.6.*|\.dll|\.framework/.*)$"
)
# PyInstaller puts a link to each library of Qt at the top of the bundle, also to those that are dropped here.
_LINK: Final = re.compile(r"^(?:libQt6(\w+?)\.so\.6.*|Qt([A-Z]\w*))$")


def is_wanted(destination: str) -> bool:
    """Say whether a file that PyInstaller has collected goes into the bundle, by its path there."""
    path = destination.replace("\\", "/")
    if link := _LINK.match(path):
        return (link[1] or link[2]) in LIBRARIES
    if not path.startswith("PySide6/"):
        return not (_FOREIGN.match(path) or _FFMPEG.match(path))
    return _is_wanted_of_qt(re.sub(r"^PySide6/(Qt/)?", "", path))


def _is_wanted_of_qt(path: str) -> bool:
    folder, _, rest = path.partition("/")
    if folder == "translations":
        return rest in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if folder == "qml":
        return is_wanted_qml(rest)
    if folder == "plugins":
        return rest.startswith(PLUGINS) and not any(name in rest for name in PLUGINS_DROPPED)
    if folder in ("resources", "metatypes", "glue", "typesystems", "include", "scripts"):
        return False
    if _FFMPEG.search(path):
        return False
    if library := _LIBRARY.match(path):
        return library[1] in LIBRARIES
    return "opengl32sw" not in path  # the software renderer of Qt Quick needs no OpenGL


def is_wanted_qml(path: str) -> bool:
    """Say whether a file below Qt's QML folder goes into the bundle."""
    folder = path.rpartition("/")[0]
    if path.endswith(".qmltypes") or "/designer/" in path or _is_in(path, QML_DROPPED):
        return False
    return _is_in(path, QML_FOLDERS) or folder in QML_FILES_OF


def _is_in(path: str, folders: tuple[str, ...]) -> bool:
    return any(path.startswith(f"{folder}/") for folder in folders)
