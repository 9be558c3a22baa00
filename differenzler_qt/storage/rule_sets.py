"""The own rule sets: named, kept one to a file, passed on from table to table as such a file."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import Final

from differenzler_qt import __version__
from differenzler_qt.engine import InvalidRules, Problem, Rules
from differenzler_qt.storage.document_store import DocumentStore
from differenzler_qt.storage.documents import (
    Document,
    DocumentKind,
    Outcome,
    ReadKind,
    encode,
    read_document,
    read_kind,
)
from differenzler_qt.storage.files import write_atomically
from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.problems import FileProblem, InvalidFile

RULES_KIND: Final = DocumentKind("differenzler-rules", 1)
LONGEST_NAME: Final = 40


class NameProblem(StrEnum):
    """Why a rule set cannot have a name."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    UNPRINTABLE = "unprintable"
    TAKEN = "taken"


class InvalidName(ValueError):
    """A name that a rule set cannot have; ``reason`` says why."""

    def __init__(self, name: str, reason: NameProblem) -> None:
        super().__init__(f"{name!r}: {reason}")
        self.name = name
        self.reason = reason


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules under a name."""

    name: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class StoredRuleSet:
    """A rule set and the key that it is kept under."""

    key: str
    name: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class RuleSetList:
    """The rule sets by name, and what came of reading the files that could not be used."""

    sets: tuple[StoredRuleSet, ...]
    unusable: tuple[Outcome[RuleSet], ...]


@dataclass(frozen=True, slots=True)
class RuleSetImport:
    """What came of importing a file; ``rule_problems`` names every field that was refused.

    ``known``: the very rules were kept under this name before, and nothing was added.
    """

    kind: ReadKind
    stored: StoredRuleSet | None = None
    known: bool = False
    problem: FileProblem | None = None
    rule_problems: tuple[Problem, ...] = ()


class _InvalidRuleSet(InvalidFile):
    """A file with rules that cannot be played."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(FileProblem.BAD_RULES, problems[0].field)
        self.problems = problems


class RuleSets:
    """All own rule sets of this user."""

    def __init__(self, folder: Path | None = None) -> None:
        self._store = DocumentStore(folder or user_paths().rule_sets, RULES_KIND, _parse, _plain)

    def read(self) -> RuleSetList:
        """Read all files; damaged ones are set aside and reported this once."""
        entries = self._store.all()
        found = [
            StoredRuleSet(entry.key, entry.outcome.value.name, entry.outcome.value.rules)
            for entry in entries
            if entry.outcome.value is not None
        ]
        return RuleSetList(
            tuple(sorted(found, key=lambda stored: (stored.name.casefold(), stored.key))),
            tuple(entry.outcome for entry in entries if entry.outcome.value is None),
        )

    def add(self, name: str, rules: Rules) -> StoredRuleSet:
        """Keep rules under a new name; raises ``InvalidName`` or ``SaveFailed``."""
        return self._write(self._store.new_key(), self._checked(name, None), rules)

    def change(self, key: str, rules: Rules) -> StoredRuleSet:
        """Replace the rules of a set; raises ``KeyError`` or ``SaveFailed``."""
        return self._write(key, self._of(key).name, rules)

    def rename(self, key: str, name: str) -> StoredRuleSet:
        """Give a set another name; raises ``KeyError``, ``InvalidName`` or ``SaveFailed``."""
        rules = self._of(key).rules
        return self._write(key, self._checked(name, key), rules)

    def delete(self, key: str) -> None:
        """Remove a set; raises ``SaveFailed``."""
        self._store.delete(key)

    def export(self, key: str, path: Path) -> None:
        """Write a set to a file that another table can import; raises ``KeyError`` or ``SaveFailed``."""
        stored = self._of(key)
        write_atomically(path, encode(_plain(RuleSet(stored.name, stored.rules))))

    def import_file(self, path: Path) -> RuleSetImport:
        """Keep the set of a file, under a number if its name stands for other rules; the file stays as it is.

        Raises ``SaveFailed``; everything that is wrong with the file is in what is returned.
        """
        try:
            rule_set = _parse(read_document(path, RULES_KIND))
        except _InvalidRuleSet as error:
            return RuleSetImport(ReadKind.DAMAGED, problem=error.problem, rule_problems=error.problems)
        except InvalidFile as error:
            return RuleSetImport(read_kind(error.problem), problem=error.problem)
        kept = {stored.name.casefold(): stored for stored in self.read().sets}
        for name in _numbered(rule_set.name):
            stored = kept.get(name.casefold())
            if stored is None or stored.rules == rule_set.rules:
                break
        if stored is not None:
            return RuleSetImport(ReadKind.LOADED, stored, known=True)
        return RuleSetImport(ReadKind.LOADED, self.add(name, rule_set.rules))

    def _of(self, key: str) -> StoredRuleSet:
        value = self._store.load(key).value
        if value is None:
            raise KeyError(key)
        return StoredRuleSet(key, value.name, value.rules)

    def _write(self, key: str, name: str, rules: Rules) -> StoredRuleSet:
        self._store.save(key, RuleSet(name, rules))
        return StoredRuleSet(key, name, rules)

    def _checked(self, name: str, own_key: str | None) -> str:
        name = checked_name(name)
        if name.casefold() in self._names(own_key):
            raise InvalidName(name, NameProblem.TAKEN)
        return name

    def _names(self, but: str | None = None) -> set[str]:
        return {stored.name.casefold() for stored in self.read().sets if stored.key != but}


def checked_name(name: str) -> str:
    """Return a name without blanks around it; raises ``InvalidName``."""
    name = " ".join(name.split())
    if not name:
        raise InvalidName(name, NameProblem.EMPTY)
    if len(name) > LONGEST_NAME:
        raise InvalidName(name, NameProblem.TOO_LONG)
    if not name.isprintable():
        raise InvalidName(name, NameProblem.UNPRINTABLE)
    return name


def _numbered(name: str) -> Iterator[str]:
    """Yield a name and, without end, what stands for it where it is taken."""
    yield name
    for number in count(2):
        ending = f" ({number})"
        yield name[: LONGEST_NAME - len(ending)].rstrip() + ending


def _plain(rule_set: RuleSet) -> Document:
    return {
        "format": RULES_KIND.format,
        "schema": RULES_KIND.schema,
        "program": __version__,
        "name": rule_set.name,
        "rules": rule_set.rules.to_dict(),
    }


def _parse(document: Document) -> RuleSet:
    name, rules = document.get("name"), document.get("rules")
    if not isinstance(name, str):
        raise InvalidFile(FileProblem.BAD_FIELD, "name")
    if not isinstance(rules, dict):
        raise InvalidFile(FileProblem.BAD_FIELD, "rules")
    try:
        return RuleSet(checked_name(name), Rules.from_dict(rules))
    except InvalidName as error:
        raise InvalidFile(FileProblem.BAD_FIELD, "name") from error
    except InvalidRules as error:
        raise _InvalidRuleSet(error.problems) from error
