"""Garbage is collected on the GUI thread, and by Python again in the end."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.shell import garbage
from bridge_rules_gui.window.shell.garbage import GarbageCollection

pytestmark = pytest.mark.slow


class Knot:
    """Refers to itself: only the collector can take it away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collection(monkeypatch: pytest.MonkeyPatch) -> Iterator[GarbageCollection]:
    monkeypatch.setattr(garbage, "_INTERVAL_MS", 5)
    collection = GarbageCollection()
    yield collection
    collection.give_back()


def test_python_does_not_collect_by_itself(collection: GarbageCollection) -> None:
    assert not gc.isenabled()
    collection.give_back()
    assert gc.isenabled()


def test_garbage_is_collected_when_enough_has_come_together(
    qtbot: QtBot, collection: GarbageCollection
) -> None:
    knot = weakref.ref(Knot())
    heap = [[] for _ in range(gc.get_threshold()[0] + 1)]  # type: ignore[var-annotated]
    qtbot.waitUntil(lambda: knot() is None)
    assert heap


def test_nothing_is_collected_before_it_is_due(collection: GarbageCollection) -> None:
    gc.collect()
    assert collection.collect_due() == 0
