"""What a Python file imports and mentions, read from its syntax tree."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.project.sources import PACKAGE, ROOT

PACKAGE_NAME = PACKAGE.name


@dataclass(frozen=True, slots=True)
class Import:
    """A module, and the name taken from it if there is one."""

    module: str
    name: str
    line: int

    @property
    def is_standard(self) -> bool:
        """Whether it comes with Python."""
        return self.module.partition(".")[0] in sys.stdlib_module_names

    @property
    def top(self) -> str:
        """The distribution's package, or for this project's modules the layer, such as `engine`."""
        first, _, rest = self.module.partition(".")
        if first != PACKAGE_NAME:
            return first
        layer = rest.partition(".")[0]
        return f".{layer or self.name}"


def module_name(path: Path) -> str:
    """Return the dotted name of a file of the project."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str) -> Iterator[Import]:
    """Yield every import of a source, also those inside functions and for type checking."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, "", node.lineno)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield Import("." * node.level + (node.module or ""), alias.name, node.lineno)


def calls(source: str) -> Iterator[tuple[str, int]]:
    """Yield the plain names that a source calls, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node.lineno


def attributes(source: str) -> Iterator[tuple[str, str, int]]:
    """Yield `owner.attribute` for every attribute of a plain name, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr, node.lineno
