"""Signals and the end of the desktop are told while the window can still keep everything."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.shell.ending import Endings


@pytest.fixture
def endings(qapp: QApplication) -> Iterator[Endings]:
    endings = Endings(qapp)
    yield endings
    endings.give_back()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_signal_is_told_by_its_number(qtbot: QtBot, endings: Endings, name: str) -> None:
    number = signal.Signals[name]
    with qtbot.waitSignal(endings.end_requested, timeout=5_000) as found:
        signal.raise_signal(number)
    assert found.args == [number]


def test_signals_do_afterwards_what_they_did_before(qapp: QApplication) -> None:
    before = signal.getsignal(signal.SIGTERM)
    endings = Endings(qapp)
    assert signal.getsignal(signal.SIGTERM) is not before
    endings.give_back()
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.parametrize("intent", ["commitDataRequest", "saveStateRequest"])
def test_desktop_that_ends_continues_when_all_is_kept(
    qapp: QApplication, endings: Endings, intent: str
) -> None:
    kept: list[bool] = []
    endings.keep_requested.connect(lambda: kept.append(True))
    getattr(qapp, intent).emit(None)
    assert kept == [True]
