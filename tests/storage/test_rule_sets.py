"""Own rule sets: kept, renamed, passed on, and refused field by field."""

import json
from pathlib import Path
from typing import Any

import pytest

from differenzler_qt.engine import PRESETS, RuleProblem, Rules
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.problems import FileProblem
from differenzler_qt.storage.rule_sets import InvalidName, NameProblem, RuleSets

OURS = Rules(players=3, exact_bonus=10, stoeck=True, rounds=4)


@pytest.fixture
def sets(tmp_path: Path) -> RuleSets:
    return RuleSets(tmp_path / "rules")


def names(sets: RuleSets) -> list[str]:
    return [stored.name for stored in sets.read().sets]


def test_none_at_first(sets: RuleSets) -> None:
    assert sets.read().sets == ()


def test_kept_by_name(sets: RuleSets) -> None:
    stored = sets.add("  Stammtisch   Bären ", OURS)
    sets.add("anders", PRESETS["tv"])
    assert names(sets) == ["anders", "Stammtisch Bären"]
    assert sets.read().sets[1] == stored
    assert stored.rules == OURS


def test_changed_renamed_deleted(sets: RuleSets) -> None:
    key = sets.add("eins", OURS).key
    sets.change(key, PRESETS["hidden"])
    sets.rename(key, "EINS")
    assert [(s.key, s.name, s.rules) for s in sets.read().sets] == [(key, "EINS", PRESETS["hidden"])]
    sets.delete(key)
    assert names(sets) == []
    with pytest.raises(KeyError):
        sets.rename(key, "zwei")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", NameProblem.EMPTY),
        (" \t", NameProblem.EMPTY),
        ("x" * 41, NameProblem.TOO_LONG),
        ("a\x00b", NameProblem.UNPRINTABLE),
        ("STAMMTISCH", NameProblem.TAKEN),
    ],
)
def test_names_that_are_refused(name: str, reason: NameProblem, sets: RuleSets) -> None:
    sets.add("Stammtisch", OURS)
    other = sets.add("anders", OURS)
    with pytest.raises(InvalidName) as added:
        sets.add(name, OURS)
    with pytest.raises(InvalidName) as renamed:
        sets.rename(other.key, name)
    assert (added.value.reason, renamed.value.reason) == (reason, reason)
    assert names(sets) == ["anders", "Stammtisch"]


def test_passed_on(sets: RuleSets, tmp_path: Path) -> None:
    sets.export(sets.add("Stammtisch", OURS).key, tmp_path / "file.json")
    elsewhere = RuleSets(tmp_path / "elsewhere")
    for known in (False, True):
        found = elsewhere.import_file(tmp_path / "file.json")
        assert (found.kind, found.known) == (ReadKind.LOADED, known)
        assert found.stored is not None
        assert (found.stored.name, found.stored.rules) == ("Stammtisch", OURS)
    assert names(elsewhere) == ["Stammtisch"]
    assert (tmp_path / "file.json").exists()


def test_other_rules_of_the_same_name_get_a_number(sets: RuleSets, tmp_path: Path) -> None:
    elsewhere = RuleSets(tmp_path / "elsewhere")
    variants = [OURS.with_(rounds=rounds) for rounds in (1, 2, 3)]
    for rules, expected in zip(variants, ("Stammtisch", "Stammtisch (2)", "Stammtisch (3)"), strict=True):
        key = sets.add("Stammtisch", rules).key
        sets.export(key, tmp_path / "file.json")
        sets.delete(key)
        for known in (False, True):
            found = elsewhere.import_file(tmp_path / "file.json")
            assert found.stored is not None
            assert (found.stored.name, found.stored.rules, found.known) == (expected, rules, known)
    assert names(elsewhere) == ["Stammtisch", "Stammtisch (2)", "Stammtisch (3)"]


def rule_file(**changes: Any) -> dict[str, Any]:
    return {
        "format": "differenzler-rules",
        "schema": 1,
        "name": "Stammtisch",
        "rules": OURS.to_dict(),
        **changes,
    }


def test_every_wrong_field_of_a_file_is_named(sets: RuleSets, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text(
        json.dumps(rule_file(rules={**OURS.to_dict(), "jokers": 2, "rounds": 9, "stoeck": "yes"}))
    )
    found = sets.import_file(path)
    assert (found.kind, found.problem) == (ReadKind.DAMAGED, FileProblem.BAD_RULES)
    assert {(p.field, p.reason) for p in found.rule_problems} == {
        ("jokers", RuleProblem.UNKNOWN_FIELD),
        ("rounds", RuleProblem.BAD_VALUE),
        ("stoeck", RuleProblem.BAD_VALUE),
    }
    assert names(sets) == []
    assert path.exists()


def test_what_cannot_be_played_together_is_named(sets: RuleSets, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text(json.dumps(rule_file(rules={"players": 2, "trump_source": "cut"})))
    problems = sets.import_file(path).rule_problems
    assert [(p.field, p.reason) for p in problems] == [("trump_source", RuleProblem.NEEDS_WHOLE_PACK_DEALT)]


@pytest.mark.parametrize(
    ("document", "kind", "problem"),
    [
        ({}, ReadKind.DAMAGED, FileProblem.OTHER_FORMAT),
        (rule_file(schema=2), ReadKind.NEWER, FileProblem.NEWER),
        (rule_file(name=""), ReadKind.DAMAGED, FileProblem.BAD_FIELD),
        (rule_file(name=5), ReadKind.DAMAGED, FileProblem.BAD_FIELD),
        (rule_file(rules=[]), ReadKind.DAMAGED, FileProblem.BAD_FIELD),
    ],
)
def test_files_that_are_no_rule_sets(
    document: object, kind: ReadKind, problem: FileProblem, sets: RuleSets, tmp_path: Path
) -> None:
    path = tmp_path / "file.json"
    path.write_text(json.dumps(document))
    found = sets.import_file(path)
    assert (found.kind, found.problem, found.stored) == (kind, problem, None)
    assert json.loads(path.read_text()) == document


def test_no_file(sets: RuleSets, tmp_path: Path) -> None:
    assert sets.import_file(tmp_path / "none.json").kind is ReadKind.NONE


def test_a_damaged_set_costs_only_itself(sets: RuleSets, tmp_path: Path) -> None:
    sets.add("eins", OURS)
    (tmp_path / "rules" / "broken.json").write_bytes(b"{")
    found = sets.read()
    assert [stored.name for stored in found.sets] == ["eins"]
    assert [outcome.kind for outcome in found.unusable] == [ReadKind.DAMAGED]
    assert sets.read().unusable == ()
