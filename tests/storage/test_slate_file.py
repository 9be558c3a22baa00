"""Several slates, each in a file of its own."""

import json
import os
from pathlib import Path

import pytest

from differenzler_qt.engine import Rules
from differenzler_qt.slate.codec import SCHEMA, slate_to_dict
from differenzler_qt.slate.document import Slate
from differenzler_qt.slate.setup import Setup
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.slate_file import SlateStore

NAMES = ("Änni", "Beat", "Chläus")


@pytest.fixture
def store(tmp_path: Path) -> SlateStore:
    return SlateStore(tmp_path / "slates")


def slate(created: str) -> Slate:
    return Slate.new(Setup(NAMES, rules=Rules(players=3)), created)


def test_none_at_first(store: SlateStore) -> None:
    assert store.all() == ()
    assert store.load(store.new_key()).kind is ReadKind.NONE


def test_several_are_kept(store: SlateStore) -> None:
    keys = [store.new_key() for _ in range(3)]
    for age, key in enumerate(keys):
        store.save(key, slate(f"2026-11-0{age + 1}"))
        os.utime(store.path(key), (1000 + age, 1000 + age))
    assert store.keys() == tuple(reversed(keys))
    assert [s.created for s in store.slates()] == ["2026-11-01", "2026-11-02", "2026-11-03"]
    store.delete(keys[1])
    assert store.keys() == (keys[2], keys[0])
    assert store.load(keys[0]).value == slate("2026-11-01")


def test_a_damaged_slate_costs_only_itself(store: SlateStore) -> None:
    good, bad = store.new_key(), store.new_key()
    store.save(good, slate("good"))
    store.save(bad, slate("bad"))
    spoiled = {**slate_to_dict(slate("bad")), "log": [{"entry": "Nonsense"}]}
    store.path(bad).write_text(json.dumps(spoiled))
    assert {entry.key: entry.outcome.kind for entry in store.all()} == {
        good: ReadKind.LOADED,
        bad: ReadKind.DAMAGED,
    }
    assert store.keys() == (good,)
    assert len(list(store.folder.glob("*.damaged-*.json"))) == 1


def test_a_newer_slate_is_left_untouched(store: SlateStore) -> None:
    key = store.new_key()
    store.save(key, slate("new"))
    newer = json.dumps({**slate_to_dict(slate("new")), "schema": SCHEMA + 1})
    store.path(key).write_text(newer)
    assert [entry.outcome.kind for entry in store.all()] == [ReadKind.NEWER]
    assert store.slates() == ()
    assert store.path(key).read_text() == newer


def test_truncated_anywhere(store: SlateStore) -> None:
    key = store.new_key()
    store.save(key, slate("x"))
    data = store.path(key).read_bytes()
    for length in range(0, len(data) - 1, 7):
        store.path(key).write_bytes(data[:length])
        assert store.load(key).kind is ReadKind.DAMAGED


@pytest.mark.parametrize("key", ["", "../match", "a/b", "A", "a.b", "x" * 65])
def test_a_key_is_no_path(key: str, store: SlateStore) -> None:
    with pytest.raises(ValueError):
        store.load(key)
