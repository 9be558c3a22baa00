"""The settings: every field for itself, nothing that a file holds is fatal."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from differenzler_qt.engine import PRESETS, Rules
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.problems import SaveFailed, SaveProblem
from differenzler_qt.storage.settings import (
    AnimationSpeed,
    Deck,
    InvalidSetting,
    LearningAid,
    SettingProblem,
    Settings,
    Theme,
    WindowGeometry,
)
from differenzler_qt.storage.settings_file import SETTINGS_KIND, SettingsFile

CHOSEN = Settings(
    language="de",
    theme=Theme.DARK,
    deck=Deck.SWISS,
    animation_speed=AnimationSpeed.OFF,
    trick_seconds=0.0,
    volume=0,
    learning_aid=LearningAid.STRONG,
    player_name="Änni «Jass» ♣",
    people=2,
    people_names=("Seppli",),
    computer_names=("Ruedi", "Vreni"),
    last_rules=PRESETS["classic"].with_(players=6),
    window=WindowGeometry(-1200, 30, 1024, 640),
    text_scale=2.5,
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config" / "settings.json")


def test_defaults_where_there_is_no_file(file: SettingsFile) -> None:
    found = file.load()
    assert (found.kind, found.settings, found.ignored) == (ReadKind.NONE, Settings(), ())


def test_saved_and_read(file: SettingsFile) -> None:
    file.save(CHOSEN)
    found = file.load()
    assert (found.kind, found.settings, found.ignored) == (ReadKind.LOADED, CHOSEN, ())


def test_every_field_is_written() -> None:
    assert set(CHOSEN.to_dict()) == {f.name for f in fields(Settings)}
    assert Settings.from_dict(json.loads(json.dumps(CHOSEN.to_dict()))) == (CHOSEN, ())


BAD = [
    ("language", "fr"),
    ("theme", "pink"),
    ("volume", 101),
    ("volume", True),
    ("volume", 50.0),
    ("sound", 1),
    ("trick_seconds", -0.1),
    ("trick_seconds", float("nan")),
    ("clicks_to_play", 3),
    ("text_scale", "large"),
    ("player_name", "x" * 41),
    ("player_name", "two\nlines"),
    ("player_name", " blank"),
    ("player_name", None),
    ("felt", "a/b"),
    ("people", 0),
    ("people", 7),
    ("people_names", ["Seppli", 5]),
    ("computer_names", "Ruedi"),
    ("computer_names", ["a"] * 6),
    ("last_rules", {"players": 7}),
    ("last_rules", {"players": 5, "modes": ["S", "H", "D", "C", "undenufe"]}),
    ("last_rules", []),
    ("window", {"x": 1, "y": 2, "width": 0, "height": 5}),
    ("window", {"x": 1}),
    ("window", 5),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_field_costs_only_itself(name: str, value: Any) -> None:
    plain = {**CHOSEN.to_dict(), name: value}
    settings, ignored = Settings.from_dict(plain)
    assert settings == CHOSEN.with_(**{name: getattr(Settings(), name)})
    assert [(entry.field, entry.reason) for entry in ignored] == [(name, SettingProblem.BAD_VALUE)]


@pytest.mark.parametrize(
    ("name", "value"), [*BAD, ("colour", "red"), ("theme", "dark"), ("window", (1, 2, 3, 4))]
)
def test_a_bad_value_is_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(InvalidSetting) as refused:
        Settings().with_(**{name: value})
    assert refused.value.field == name


def test_unknown_fields_are_reported_and_kept(file: SettingsFile) -> None:
    file.save(Settings())
    document = json.loads(file.path.read_bytes())
    document["settings"]["smell"] = {"of": "cheese"}
    file.path.write_text(json.dumps(document))
    found = file.load()
    assert [(entry.field, entry.reason) for entry in found.ignored] == [
        ("smell", SettingProblem.UNKNOWN_FIELD)
    ]
    file.save(found.settings.with_(volume=7))
    assert json.loads(file.path.read_bytes())["settings"]["smell"] == {"of": "cheese"}
    assert file.load().settings.volume == 7


def test_numbers_beyond_all_bounds_do_not_stop_saving(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    head = '{"format": "differenzler-settings", "schema": 1, "settings": '
    file.path.write_text(head + '{"text_scale": 1e999, "future": 1e999}}')
    found = file.load()
    assert {entry.field for entry in found.ignored} == {"text_scale", "future"}
    file.save(found.settings)
    assert file.load().settings == Settings()


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format": "differenzler-settings", "schema": 1}'])
def test_a_damaged_file_is_set_aside(data: bytes, file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(data)
    found = file.load()
    assert (found.kind, found.settings) == (ReadKind.DAMAGED, Settings())
    assert found.set_aside is not None
    assert found.set_aside.read_bytes() == data


def test_a_newer_file_is_not_written_over(file: SettingsFile) -> None:
    newer = json.dumps({"format": SETTINGS_KIND.format, "schema": 2, "settings": {}}).encode()
    file.path.parent.mkdir()
    file.path.write_bytes(newer)
    assert file.load().kind is ReadKind.NEWER
    with pytest.raises(SaveFailed) as failed:
        file.save(CHOSEN)
    assert failed.value.reason is SaveProblem.NEWER_FILE
    assert file.path.read_bytes() == newer


VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers())


@hypothesis_settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from([f.name for f in fields(Settings)]) | st.text(), VALUES))
def test_whatever_stands_there_gives_settings_that_can_be_saved(
    tmp_path: Path, plain: dict[str, Any]
) -> None:
    settings, ignored = Settings.from_dict(plain)
    assert {entry.field for entry in ignored} <= set(plain)
    file = SettingsFile(tmp_path / "settings.json")
    file.save(settings)
    assert file.load().settings == settings


def test_the_rules_of_the_engine_fit() -> None:
    for rules in (*PRESETS.values(), Rules()):
        assert Settings().with_(last_rules=rules).last_rules == rules
