"""The set-up script: what it decides, and what it says when something is missing."""

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from bootstrap import environment, libraries, packages, words
from bootstrap.display import has_display
from bootstrap.environment import Extent, fingerprint, interpreter, reason_of_pip
from bootstrap.errors import SetupError
from bootstrap.libraries import OFFSCREEN, WINDOW, Need, has_font, missing_libraries
from bootstrap.packages import APT, DNF, Manager, command_line, install, manager_of, package_names

SCRIPT = environment.ROOT / "installer" / "differenzler.py"
NEED = Need("libgone.so.1", "libgone1", "gone-libs")


@pytest.mark.parametrize(
    ("release", "manager"),
    [
        ({"ID": "debian"}, APT),
        ({"ID": "ubuntu", "ID_LIKE": "debian"}, APT),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, APT),
        ({"ID": "fedora"}, DNF),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, DNF),
        ({"ID": "arch"}, None),
        ({}, None),
    ],
)
def test_a_system_is_known_by_its_family(release: Mapping[str, str], manager: Manager | None) -> None:
    assert manager_of(release) is manager


def test_missing_libraries_become_packages_each_once() -> None:
    absent = {"libxcb-shape.so.0", "libxcb-shm.so.0", "libEGL.so.1"}
    missing = missing_libraries((*OFFSCREEN, *WINDOW), lambda name: name not in absent)
    assert package_names(missing, APT) == ["libegl1", "libxcb-shape0", "libxcb-shm0"]
    assert package_names(missing, DNF) == ["mesa-libEGL", "libxcb"]
    assert command_line(APT, ["libegl1"], ["sudo"]) == (
        "sudo apt-get install -y --no-install-recommends libegl1"
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="sonames are those of Linux")
def test_a_library_is_found_by_loading_it() -> None:
    assert libraries.loads("libc.so.6")
    assert not libraries.loads("libgone.so.1")


def test_a_font_is_found_in_any_folder(tmp_path: Path) -> None:
    assert not has_font([tmp_path, tmp_path / "gone"])
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "Any.TTF").touch()
    assert has_font([tmp_path])


def test_without_rights_the_line_to_type_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "_prefix_of_root", lambda: None)
    with pytest.raises(SetupError, match=r"(?s)lacks libgone\.so\.1.*\n  sudo dnf install -y gone-libs$"):
        install([NEED], DNF)


def test_on_an_unknown_system_what_is_missing_is_said() -> None:
    with pytest.raises(SetupError, match=r"lacks libgone\.so\.1"):
        install([NEED], None)


def test_a_stale_list_of_packages_is_refreshed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def runs(command: tuple[str, ...]) -> bool:
        ran.append(command)
        return "update" in command or len(ran) > 2

    monkeypatch.setattr(packages, "_prefix_of_root", lambda: ("sudo", "-n"))
    monkeypatch.setattr(packages, "_runs", runs)
    install([NEED], APT)
    assert [command[3] for command in ran] == ["install", "update", "install"]


@pytest.mark.parametrize(
    ("variables", "system", "answers", "shown"),
    [
        ({}, "win32", False, True),
        ({}, "darwin", False, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ""}, "linux", True, False),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nowhere"}, "linux", True, False),
        ({"QT_QPA_PLATFORM": "vnc"}, "linux", False, True),
    ],
)
def test_a_display_is_known(variables: Mapping[str, str], system: str, answers: bool, shown: bool) -> None:
    assert has_display(variables, system, lambda: answers) is shown


def test_a_wayland_display_needs_its_socket(tmp_path: Path) -> None:
    (tmp_path / "wayland-0").touch()
    variables = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert has_display(variables, "linux", lambda: False)


def test_a_python_without_venv_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.missing_modules() == []
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else name)
    (need,) = environment.missing_modules()
    assert re.fullmatch(r"python3\.\d+-venv", need.apt)


def test_the_interpreter_lies_where_the_system_puts_it() -> None:
    assert interpreter(Path("e"), "win32") == Path("e/Scripts/python.exe")
    assert interpreter(Path("e"), "linux") == Path("e/bin/python")


def test_the_fingerprint_follows_the_metadata_and_the_place(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        (folder / "pyproject.toml").write_text("[project]", encoding="utf-8")
    before = fingerprint(Extent.PLAY, first)
    assert before == fingerprint(Extent.PLAY, first)
    assert before != fingerprint(Extent.TEST, first)
    assert before != fingerprint(Extent.PLAY, second)
    (first / "pyproject.toml").write_text("[project] # changed", encoding="utf-8")
    assert before != fingerprint(Extent.PLAY, first)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("WARNING: Retrying after NewConnectionError\nERROR: No matching distribution found", "on line"),
        ("ERROR: No matching distribution found for PySide6", "no build for this system"),
        ("ERROR: disk full", "pip failed"),
    ],
)
def test_a_failure_of_pip_is_explained(said: str, told: str) -> None:
    assert told in reason_of_pip(said)
    assert said.splitlines()[0] in reason_of_pip(said)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--play"]])
def test_wrong_words_are_answered_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert words.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage:")


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert words.main(["--help"]) == 0
    assert "play" in capsys.readouterr().out


def test_what_stops_the_setup_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(**_: object) -> None:
        raise SetupError("no such luck")

    monkeypatch.setattr(words, "_install_what_the_system_lacks", stop)
    assert words.main(["play"]) == 1
    assert capsys.readouterr().err == "no such luck\n"


def test_the_script_answers_as_a_program() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "dance"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage:")


def test_the_script_can_be_read_by_old_interpreters() -> None:
    """The version is looked at before anything that an old interpreter lacks is imported."""
    text = SCRIPT.read_text(encoding="utf-8")
    assert text.index("sys.version_info") < text.index("from bootstrap")
    assert not re.search(r"\bf[\"']|:=|->", text)


@pytest.mark.parametrize("extent", Extent)
def test_pins_carry_hashes_and_no_addresses(extent: Extent) -> None:
    text = extent.lock.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all(re.match(r"[\w.-]+==\S+", entry) and "--hash=sha256:" in entry for entry in entries)
    assert "//" not in text


def test_what_is_tested_is_what_is_played() -> None:
    pins = {
        extent: set(re.findall(r"^\S+==[^\\\n]+", extent.lock.read_text(encoding="utf-8"), re.M))
        for extent in Extent
    }
    assert pins[Extent.PLAY] <= pins[Extent.TEST]
