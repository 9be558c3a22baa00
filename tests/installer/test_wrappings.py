"""What the wrappings say of the program: menu entry, metadata, control file, property list, workflow."""

import os
import plistlib
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from wrapping.deb import DEPENDS, control
from wrapping.desktop_files import desktop_files, lay_out
from wrapping.glibc import glibc_floor
from wrapping.macos import IDENTIFIER, info_plist
from wrapping.program import NAME, ROOT, TITLE, version
from wrapping.signing import ENTITLEMENTS, IDENTITY, PROFILE, notarise_commands, sign_commands
from wrapping.words import WORDS

from differenzler_qt.storage.match_document import MATCH_KIND
from differenzler_qt.storage.rule_sets import RULES_KIND

ENDINGS = (MATCH_KIND.format, RULES_KIND.format)  # a file's ending is the name of its kind
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LINUX = ROOT / "installer" / "linux"
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
NSIS = (ROOT / "installer" / "windows" / "differenzler.nsi").read_text(encoding="utf-8")


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed")


@needs("desktop-file-validate")
def test_the_desktop_entry_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", LINUX / f"{NAME}.desktop"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "")


@needs("appstreamcli")
def test_the_metadata_are_valid() -> None:
    words = ["appstreamcli", "validate", "--no-net", str(LINUX / f"{NAME}.metainfo.xml")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_metadata_name_the_same_program() -> None:
    root = ElementTree.parse(LINUX / f"{NAME}.metainfo.xml").getroot()
    assert root.findtext("id") == IDENTIFIER
    assert root.findtext("launchable") == f"{NAME}.desktop"
    assert next(root.iter("release")).get("version") == version()
    types = {element.text for element in root.iter("mediatype")}
    kinds = ElementTree.parse(LINUX / f"{NAME}.xml").iter(f"{MIME}mime-type")
    assert types == {kind.get("type") for kind in kinds}


def test_a_file_is_known_by_how_it_begins() -> None:
    text = (LINUX / f"{NAME}.xml").read_text(encoding="utf-8")
    for ending in ENDINGS:
        assert f"&quot;format&quot;: &quot;{ending}&quot;" in text


def test_a_double_click_on_linux_starts_the_program_with_the_files() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / f"{NAME}.desktop", encoding="utf-8")
    main = entry["Desktop Entry"]
    assert main["Exec"] == f"{NAME} %F"
    kinds = ElementTree.parse(LINUX / f"{NAME}.xml").getroot().iter(f"{MIME}mime-type")
    patterns = {kind.get("type"): kind.find(f"{MIME}glob") for kind in kinds}
    assert set(main["MimeType"].strip(";").split(";")) == set(patterns)
    assert {glob.get("pattern") for glob in patterns.values() if glob is not None} == {
        f"*.{ending}" for ending in ENDINGS
    }


@needs("update-mime-database")
@needs("gio")
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_desktop_knows_the_files_by_ending_and_by_content(ending: str, tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(LINUX / f"{NAME}.xml", packages)
    subprocess.run(["update-mime-database", tmp_path / "mime"], check=True, capture_output=True)
    content = f'{{\n "format": "{ending}",\n "schema": 1\n}}\n'
    for name, written in ((f"a.{ending}", "{}"), (f"b.{ending}", content), ("c", content)):
        file = tmp_path / name
        file.write_text(written, encoding="ascii")
        done = subprocess.run(
            ["gio", "info", "--attributes", "standard::content-type", file],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": "/usr/share"},
            capture_output=True,
            text=True,
        )
        assert f"standard::content-type: application/x-{ending}+json\n" in done.stdout, name


@needs("update-mime-database")
@needs("update-desktop-database")
@pytest.mark.parametrize("others", [False, True], ids=["alone", "beside others"])
def test_the_uninstaller_takes_the_types_back(others: bool, tmp_path: Path) -> None:
    share, program = tmp_path / "share", tmp_path / "lib" / NAME
    lay_out(share)
    program.mkdir(parents=True)
    (program / "shared-files").write_text(
        "".join(f"{place}\n" for place in desktop_files()), encoding="utf-8"
    )
    shutil.copy(LINUX / "uninstall.sh", program)
    entry, kinds = share / "applications" / "other.desktop", share / "mime" / "packages" / "other.xml"
    if others:
        entry.write_text("[Desktop Entry]\nType=Application\nName=O\nExec=o\nMimeType=text/plain;\n")
        kinds.write_text(f'<mime-info xmlns="{MIME[1:-1]}"/>')
    for tool, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
        subprocess.run([tool, share / folder], check=True, capture_output=True)
    assert "differenzler" in (share / "applications" / "mimeinfo.cache").read_text(encoding="utf-8")
    environment = {**os.environ, "HOME": str(tmp_path / "home")}
    subprocess.run(["sh", program / "uninstall.sh"], check=True, env=environment, capture_output=True)
    left = [path for path in share.rglob("*") if path.is_file()]
    assert not [path for path in left if b"differenzler" in path.read_bytes() or "differenzler" in path.name]
    assert {entry, kinds} <= set(left) if others else left == []


def test_the_installer_for_windows_opens_both_kinds_and_cleans_up() -> None:
    install, uninstall = NSIS.split('Section "Uninstall"')
    for ending in ENDINGS:
        assert f'!insertmacro OPEN_FILES "{ending}"' in install
        assert f'!insertmacro LEAVE_FILES "{ending}"' in uninstall
    assert """'"$INSTDIR\\${NAME}.exe" "%1"'""" in NSIS
    assert NSIS.count("!insertmacro TELL_DESKTOP") == 2


def test_every_file_for_the_desktop_is_there(tmp_path: Path) -> None:
    lay_out(tmp_path)
    laid = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert laid == set(desktop_files())
    assert f"icons/hicolor/256x256/apps/{NAME}.png" in laid


def test_the_control_file_is_one_paragraph_of_fields() -> None:
    text = control("amd64", "2.35", 190_000)
    assert text.endswith("\n")
    assert not [line for line in text.splitlines() if not re.match(r"[A-Z][\w-]*: \S|  ?\S", line)]
    assert "Depends: libc6 (>= 2.35), libgl1, libegl1" in text
    assert all(name in text for name in DEPENDS)


def test_the_newest_glibc_that_is_asked_for_counts(tmp_path: Path) -> None:
    (tmp_path / "a.so").write_bytes(b"\x7fELF..GLIBC_2.17\0GLIBC_2.34\0")
    (tmp_path / "b.so").write_bytes(b"\x7fELF..GLIBC_2.4\0")
    (tmp_path / "c.txt").write_bytes(b"GLIBC_2.99\0")
    assert glibc_floor(tmp_path) == "2.34"


def test_the_property_list_can_be_written_and_names_both_kinds_of_files() -> None:
    read = plistlib.loads(plistlib.dumps(info_plist("1.2.3")))
    assert read["CFBundleShortVersionString"] == "1.2.3"
    assert set(read["CFBundleLocalizations"]) == {"en", "de"}
    declared = {kind["UTTypeIdentifier"] for kind in read["UTExportedTypeDeclarations"]}
    assert {name for kind in read["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]} == declared
    assert {kind["LSHandlerRank"] for kind in read["CFBundleDocumentTypes"]} == {"Owner"}
    tags = [kind["UTTypeTagSpecification"] for kind in read["UTExportedTypeDeclarations"]]
    assert tuple(ending for tag in tags for ending in tag["public.filename-extension"]) == ENDINGS
    assert (ROOT / "resources" / "icons" / read["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]).is_file()


def test_without_an_identity_nothing_is_signed() -> None:
    path = Path("Differenzler.app")
    assert sign_commands(path, {}) == []
    assert notarise_commands(path, {IDENTITY: "Somebody"}) == []
    assert [words[0] for words in notarise_commands(path, {IDENTITY: "Somebody", PROFILE: "p"})] == [
        "codesign",
        "xcrun",
        "xcrun",
    ]
    assert str(ENTITLEMENTS) in sign_commands(path, {IDENTITY: "Somebody"})[0]
    assert plistlib.loads(ENTITLEMENTS.read_bytes())


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name)
def test_every_word_says_what_it_lacks(word: object) -> None:
    chosen = next(other for other in WORDS if other is word)
    assert chosen.obstacle(chosen.system, lambda _tool: True) == ""
    assert chosen.tools[0] in chosen.obstacle(chosen.system, lambda _tool: False)
    other = "linux" if chosen.system != "linux" else "win32"
    assert "--bundle" in chosen.obstacle(other, lambda _tool: True)


@needs("sh")
@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_the_shell_can_read_the_scripts(script: str) -> None:
    assert subprocess.run(["sh", "-n", LINUX / script]).returncode == 0


def test_the_installer_for_windows_asks_for_no_administrator_and_speaks_both_languages() -> None:
    assert "RequestExecutionLevel user" in NSIS
    assert "HKLM" not in NSIS
    strings = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", NSIS, re.MULTILINE)
    english = {name for name, language in strings if language == "ENGLISH"}
    assert english == {name for name, language in strings if language == "GERMAN"}
    assert "ß" not in NSIS


def test_the_workflow_builds_what_the_command_can_build() -> None:
    words = {word for line in re.findall(r"words: (.*)", WORKFLOW) for word in line.split()}
    assert words == {word.name for word in WORDS}
    for runner in ("ubuntu-22.04", "windows-2022", "macos-14"):
        assert f"system: {runner}" in WORKFLOW
    assert WORKFLOW.count("watch --hands 1 --exit") >= 3
    assert f"dist/{TITLE}.app/Contents/MacOS/{NAME}" in WORKFLOW
    for variable in (IDENTITY, PROFILE):
        assert variable in WORKFLOW
