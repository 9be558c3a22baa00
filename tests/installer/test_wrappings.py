"""What the wrappings say of the program: menu entry, metadata, control file, property list, workflow."""

import plistlib
import re
import shutil
import subprocess
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
    names = "{http://www.freedesktop.org/standards/shared-mime-info}mime-type"
    assert types == {kind.get("type") for kind in ElementTree.parse(LINUX / f"{NAME}.xml").iter(names)}


def test_a_file_is_known_by_how_it_begins() -> None:
    from differenzler_qt.storage.match_document import MATCH_KIND
    from differenzler_qt.storage.rule_sets import RULES_KIND

    text = (LINUX / f"{NAME}.xml").read_text(encoding="utf-8")
    for kind in (MATCH_KIND, RULES_KIND):
        assert f"&quot;format&quot;: &quot;{kind.format}&quot;" in text


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
