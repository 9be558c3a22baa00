"""Fixtures for the models."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.models.tables import Table


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QObject]:
    """Give an object that owns the models of a test and takes them with it."""
    owner = QObject()
    yield owner
    owner.deleteLater()


@pytest.fixture
def table(qtbot: QtBot, parent: QObject) -> Table:
    """Give a table without a window."""
    return Table(qtbot, parent)
