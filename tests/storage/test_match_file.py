"""The running match on the disk: what is saved comes back, whatever happens to the file."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from differenzler_qt.engine import PRESETS, Match
from differenzler_qt.storage.documents import Outcome, ReadKind
from differenzler_qt.storage.match_document import MATCH_KIND, SavedMatch
from differenzler_qt.storage.match_file import MatchFile
from differenzler_qt.storage.problems import FileProblem, SaveFailed, SaveProblem
from tests.storage.play import TABLES, finished_match, new_match, next_action, play

DATA = Path(__file__).parents[1] / "data"


@pytest.fixture
def file(tmp_path: Path) -> MatchFile:
    return MatchFile(tmp_path / "data" / "match.json")


def loaded(file: MatchFile) -> SavedMatch:
    outcome = file.load()
    assert outcome.kind is ReadKind.LOADED
    assert outcome.value is not None
    return outcome.value


def same(one: Match, other: Match) -> bool:
    """Tell whether two matches are alike in all that a file must bring back."""
    seats: list[int | None] = [*range(one.rules.players), None]
    return (
        one.events == other.events
        and one.known_deals == other.known_deals
        and (one.rules, one.seats, one.seed) == (other.rules, other.seats, other.seed)
        and all(one.view(seat) == other.view(seat) for seat in seats)
    )


def no_more(outcome: Outcome[Any]) -> list[str]:
    """Return the names of the files beside the one that was read."""
    return sorted(path.name for path in outcome.path.parent.iterdir())


def test_nothing_there(file: MatchFile) -> None:
    assert file.load().kind is ReadKind.NONE


def test_what_lies_beside_comes_back(file: MatchFile) -> None:
    match = play(new_match(PRESETS["hidden"]), 30)
    file.save(match, {"cursor": 17, "speed": "fast"})
    saved = loaded(file)
    assert same(saved.match, match)
    assert saved.application == {"cursor": 17, "speed": "fast"}


@pytest.mark.parametrize("table", TABLES)
def test_resumed_at_every_event(table: str, file: MatchFile, monkeypatch: pytest.MonkeyPatch) -> None:
    # The disk is not in question here, and flushing it some 500 times takes seconds.
    monkeypatch.setattr(os, "fsync", lambda _: None)
    match = new_match(TABLES[table])
    while not match.is_over:
        file.save(match)
        resumed = loaded(file).match
        assert same(resumed, match)
        match = resumed
        match.apply(next_action(match))
    file.save(match)
    assert loaded(file).match.is_over
    assert same(match, finished_match(table))


def test_saved_after_undo(file: MatchFile) -> None:
    match = play(new_match(PRESETS["hidden"]), 60)
    file.save(match)
    for _ in range(5):
        match.undo()
        file.save(match)
        assert same(loaded(file).match, match)
    play(match, 70)
    file.save(match)
    assert same(loaded(file).match, match)


def test_given_deals_for_hands_to_come_are_kept(file: MatchFile) -> None:
    played = finished_match()
    again = Match.new(played.rules, played.seats, seed=99, deals=played.deals)
    file.save(again)
    resumed = play(loaded(file).match)
    assert resumed.deals == played.deals


def test_the_same_file_for_another_match(file: MatchFile) -> None:
    file.save(finished_match())
    other = play(new_match(PRESETS["duel"], seed=3), 20)
    file.save(other)
    assert same(loaded(file).match, other)


def test_cleared(file: MatchFile) -> None:
    file.save(new_match(PRESETS["hidden"]))
    file.clear()
    file.clear()
    assert no_more(file.load()) == []


# --- bad files -------------------------------------------------------------------------------------------


def test_truncated_anywhere(file: MatchFile) -> None:
    file.save(play(new_match(PRESETS["hidden"]), 25))
    data = file.path.read_bytes()
    for length in range(len(data) - 1):  # without its last line break it is still whole
        file.path.write_bytes(data[:length])
        outcome = file.load()
        assert outcome.kind is ReadKind.DAMAGED
        assert outcome.set_aside is not None
        assert outcome.set_aside.read_bytes() == data[:length]
        outcome.set_aside.unlink()
        assert file.load().kind is ReadKind.NONE


BAD_TEXTS = {
    "empty": b"",
    "blank": b" \n",
    "zeros": bytes(4096),
    "no text": b"\xff\xfe\x00garbage",
    "another format": b'{"format": "something", "schema": 2}',
    "no object": b"[1, 2, 3]",
    "null": b"null",
    "too deep": b"[" * 100_000,
    "a number too long": b'{"format": "differenzler-match", "schema": ' + b"9" * 5000 + b"}",
    "no schema": b'{"format": "differenzler-match"}',
    "schema zero": b'{"format": "differenzler-match", "schema": 0}',
    "schema yes": b'{"format": "differenzler-match", "schema": true}',
    "nothing else": b'{"format": "differenzler-match", "schema": 2}',
    "nothing to upgrade": b'{"format": "differenzler-match", "schema": 1}',
}


@pytest.mark.parametrize("data", BAD_TEXTS.values(), ids=BAD_TEXTS)
def test_garbage_is_set_aside(data: bytes, file: MatchFile) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(data)
    outcome = file.load()
    assert outcome.kind is ReadKind.DAMAGED
    assert outcome.set_aside is not None
    assert no_more(outcome) == [outcome.set_aside.name]
    assert outcome.set_aside.read_bytes() == data
    match = new_match(PRESETS["hidden"])
    file.save(match)
    assert same(loaded(file).match, match)


def test_two_damaged_files_lie_side_by_side(file: MatchFile) -> None:
    file.path.parent.mkdir()
    for data in (b"one", b"two"):
        file.path.write_bytes(data)
        file.load()
    assert sorted(p.read_bytes() for p in file.path.parent.iterdir()) == [b"one", b"two"]


def set_field(name: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document.__setitem__(name, value)


def in_event(index: int, name: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document["events"][index].__setitem__(name, value)


def in_deal(name: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document["deals"][0].__setitem__(name, value)


SPOILED: dict[str, tuple[Callable[[dict[str, Any]], Any], FileProblem]] = {
    "rules of another kind": (set_field("rules", []), FileProblem.BAD_RULES),
    "an unknown rule": (set_field("rules", {"jokers": 2}), FileProblem.BAD_RULES),
    "seven players": (set_field("rules", {"players": 7}), FileProblem.BAD_RULES),
    "a seat too few": (lambda d: d["seats"].pop(), FileProblem.BAD_FIELD),
    "a seat with a number": (set_field("seats", [{"name": 1, "player": "human"}] * 4), FileProblem.BAD_FIELD),
    "a seat that is a text": (set_field("seats", "Anna"), FileProblem.BAD_FIELD),
    "a negative seed": (set_field("seed", -1), FileProblem.BAD_FIELD),
    "a seed with a point": (set_field("seed", 1.0), FileProblem.BAD_FIELD),
    "a true seed": (set_field("seed", True), FileProblem.BAD_FIELD),
    "a huge seed": (set_field("seed", 1 << 600), FileProblem.BAD_FIELD),
    "no deals": (set_field("deals", []), FileProblem.BAD_DEAL),
    "a deal without trump": (in_deal("mode", None), FileProblem.BAD_DEAL),
    "a card that shows nothing": (in_deal("shown", "6S"), FileProblem.BAD_DEAL),
    "a dealer who is not there": (in_deal("dealer", 4), FileProblem.BAD_DEAL),
    "a card twice": (
        lambda d: d["deals"][0]["hands"].__setitem__(0, d["deals"][0]["hands"][1]),
        FileProblem.BAD_DEAL,
    ),
    "cards in the talon": (in_deal("talon", "6S"), FileProblem.BAD_DEAL),
    "an unknown card": (in_deal("hands", ["1S"] * 4), FileProblem.BAD_DEAL),
    "no events": (set_field("events", []), FileProblem.CUT_SHORT),
    "an event that is a number": (lambda d: d["events"].__setitem__(3, 5), FileProblem.BAD_EVENT),
    "an unknown event": (in_event(3, "event", "Cheated"), FileProblem.BAD_EVENT),
    "a seat that is a text in an event": (in_event(2, "seat", "one"), FileProblem.BAD_EVENT),
    "a seat that is true": (in_event(2, "seat", True), FileProblem.BAD_EVENT),
    "a seat that is not there": (in_event(2, "seat", 9), FileProblem.ILLEGAL_ACTION),
    "a prediction out of range": (in_event(2, "value", 158), FileProblem.ILLEGAL_ACTION),
    "another commitment": (in_event(0, "commitment", "0" * 64), FileProblem.UNFAIR_DEAL),
    "an event twice": (lambda d: d["events"].insert(5, d["events"][5]), FileProblem.ILLEGAL_ACTION),
    "an event missing": (lambda d: d["events"].pop(5), FileProblem.ILLEGAL_ACTION),
}


@pytest.mark.parametrize(("spoil", "problem"), SPOILED.values(), ids=SPOILED)
def test_wrong_content_is_set_aside(
    spoil: Callable[[dict[str, Any]], Any], problem: FileProblem, file: MatchFile
) -> None:
    file.save(play(new_match(PRESETS["hidden"]), 25))
    document = json.loads(file.path.read_bytes())
    spoil(document)
    file.path.write_text(json.dumps(document), encoding="ascii")
    outcome = file.load()
    assert (outcome.kind, outcome.problem) == (ReadKind.DAMAGED, problem)
    assert outcome.set_aside is not None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to every value inside a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * bool(path) + [found for key, item in inner for found in places(item, (*path, key))]


WHOLE = json.loads(MatchFile(Path("unused")).encode(play(new_match(TABLES["every option"]), 50), {"a": 1}))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.sampled_from(places(WHOLE)), value=JSON)
def test_any_value_anywhere_raises_nothing(place: tuple[Any, ...], value: Any, tmp_path: Path) -> None:
    document = json.loads(json.dumps(WHOLE))
    holder = document
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = value
    file = MatchFile(tmp_path / "match.json")
    file.path.write_text(json.dumps(document), encoding="ascii")
    outcome = file.load()
    assert outcome.kind in (ReadKind.LOADED, ReadKind.DAMAGED, ReadKind.NEWER)
    if outcome.value is not None:
        play(outcome.value.match)


# --- newer and older -------------------------------------------------------------------------------------


def test_a_newer_file_stays_and_play_goes_on_beside_it(file: MatchFile) -> None:
    newer = json.dumps(
        {"format": MATCH_KIND.format, "schema": MATCH_KIND.schema + 1, "cards": "round"}
    ).encode()
    file.path.parent.mkdir()
    main = file.path
    main.write_bytes(newer)
    assert file.load().kind is ReadKind.NEWER
    match = new_match(PRESETS["hidden"])
    file.save(match)
    assert same(loaded(MatchFile(main)).match, match)
    file.clear()
    assert file.load().kind is ReadKind.NEWER
    assert [p.read_bytes() for p in main.parent.iterdir()] == [newer]


def test_a_match_beside_a_newer_one_is_found_when_that_is_gone(file: MatchFile) -> None:
    file.path.parent.mkdir()
    main = file.path
    main.write_text(json.dumps({"format": MATCH_KIND.format, "schema": MATCH_KIND.schema + 1}))
    file.load()
    match = new_match(PRESETS["hidden"])
    file.save(match)
    main.unlink()
    again = MatchFile(main)
    assert same(loaded(again).match, match)
    again.clear()
    assert again.load().kind is ReadKind.NONE
    assert again.path == main


def test_schema_1_is_upgraded_and_goes_on(file: MatchFile) -> None:
    file.path.parent.mkdir()
    old = (DATA / "match-schema1.json").read_bytes()
    file.path.write_bytes(old)
    match = loaded(file).match
    assert [seat.player for seat in match.seats] == ["human", "simple", "simple", "simple"]
    assert [event["event"] for event in json.loads(old)["events"]] == [type(e).__name__ for e in match.events]
    assert match.hand_number == 2
    play(match)
    file.save(match)
    assert json.loads(file.path.read_bytes())["schema"] == MATCH_KIND.schema
    assert loaded(file).match.is_over


def test_every_schema_has_a_sample_and_an_upgrade() -> None:
    assert sorted(MATCH_KIND.upgrades) == list(range(1, MATCH_KIND.schema))
    assert all((DATA / f"match-schema{schema}.json").is_file() for schema in MATCH_KIND.upgrades)


# --- disks that refuse -----------------------------------------------------------------------------------


def refuse(number: int) -> Callable[..., NoReturn]:
    def raise_it(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return raise_it


REFUSALS = [
    ("replace", errno.EACCES, SaveProblem.NO_PERMISSION),
    ("replace", errno.EROFS, SaveProblem.READ_ONLY),
    ("fsync", errno.ENOSPC, SaveProblem.NO_SPACE),
    ("fsync", errno.EIO, SaveProblem.OTHER),
    ("open", errno.EACCES, SaveProblem.NO_PERMISSION),
    ("open", errno.ENOSPC, SaveProblem.NO_SPACE),
    ("mkdir", errno.EROFS, SaveProblem.READ_ONLY),
]


@pytest.mark.parametrize(("call", "number", "reason"), REFUSALS)
def test_a_disk_that_refuses(
    call: str, number: int, reason: SaveProblem, file: MatchFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play(new_match(PRESETS["hidden"]), 10)
    file.save(match)
    before = file.path.read_bytes()
    going_on = play(loaded(file).match, 20)
    with monkeypatch.context() as broken:
        broken.setattr(Path if call in ("open", "mkdir") else os, call, refuse(number))
        with pytest.raises(SaveFailed) as failed:
            file.save(going_on)
    assert (failed.value.reason, failed.value.path) == (reason, file.path)
    assert file.path.read_bytes() == before
    assert no_more(file.load()) == [file.path.name]
    file.save(going_on)
    assert same(loaded(file).match, going_on)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_disk_that_is_really_full(file: MatchFile) -> None:
    file.save(new_match(PRESETS["hidden"]))
    before = file.path.read_bytes()
    file.path.with_name(".match.json.new").symlink_to("/dev/full")
    with pytest.raises(SaveFailed) as failed:
        file.save(play(new_match(PRESETS["hidden"]), 20))
    assert failed.value.reason is SaveProblem.NO_SPACE
    assert file.path.read_bytes() == before


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    file = MatchFile(tmp_path / "data" / "match.json")
    assert file.load().kind is ReadKind.NONE
    with pytest.raises(SaveFailed):
        file.save(new_match(PRESETS["hidden"]))


def test_a_folder_in_place_of_the_file(file: MatchFile) -> None:
    file.path.mkdir(parents=True)
    assert file.load().kind is ReadKind.UNREADABLE
    with pytest.raises(SaveFailed):
        file.save(new_match(PRESETS["hidden"]))
    assert file.path.is_dir()


def test_no_permission_to_read(file: MatchFile, monkeypatch: pytest.MonkeyPatch) -> None:
    file.save(new_match(PRESETS["hidden"]))
    before = file.path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr(Path, "read_bytes", refuse(errno.EACCES))
        assert file.load().kind is ReadKind.UNREADABLE
    assert file.path.read_bytes() == before


def test_damaged_and_cannot_be_moved(file: MatchFile, monkeypatch: pytest.MonkeyPatch) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(b"damaged")
    monkeypatch.setattr(os, "replace", refuse(errno.EROFS))
    outcome = file.load()
    assert (outcome.kind, outcome.set_aside) == (ReadKind.DAMAGED, None)
    assert file.path.read_bytes() == b"damaged"


def test_a_linked_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "match.json"
    try:
        link.symlink_to(tmp_path / "elsewhere" / "real.json")
    except OSError:
        pytest.skip("this user may not make links on Windows")
    match = new_match(PRESETS["hidden"])
    MatchFile(link).save(match)
    assert link.is_symlink()
    assert same(loaded(MatchFile(link)).match, match)
