"""The names and the property list of the macOS application."""

from typing import Any, Final

BUNDLE_NAME: Final = "Differenzler.app"
ICON: Final = "differenzler.icns"
IDENTIFIER: Final = "io.github.differenzler.Differenzler"


def info_plist(version: str) -> dict[str, Any]:
    """Return the entries of Info.plist beside those that PyInstaller writes."""
    return {
        "CFBundleDisplayName": "Differenzler",
        "CFBundleName": "Differenzler",
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
        "CFBundleDocumentTypes": [
            _document("Differenzler match", "differenzler-match"),
            _document("Differenzler rules", "differenzler-rules"),
        ],
        "UTExportedTypeDeclarations": [
            _type("Differenzler match", "differenzler-match"),
            _type("Differenzler rules", "differenzler-rules"),
        ],
    }


def _document(name: str, extension: str) -> dict[str, Any]:
    return {
        "CFBundleTypeName": name,
        "CFBundleTypeRole": "Viewer",  # opened, never written over
        "CFBundleTypeIconFile": ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [f"{IDENTIFIER}.{extension}"],
    }


def _type(name: str, extension: str) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": f"{IDENTIFIER}.{extension}",
        "UTTypeDescription": name,
        "UTTypeConformsTo": ["public.json"],
        "UTTypeIconFile": ICON,
        "UTTypeTagSpecification": {"public.filename-extension": [extension]},
    }
