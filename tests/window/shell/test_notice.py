"""The line under the toolbar: a passing message goes by itself, another stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.shell.notice import Notice

SHORT_MS = 20


@pytest.fixture
def notice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Notice:
    notice = Notice()
    qtbot.addWidget(notice)
    timer = notice.findChild(QTimer)
    assert timer is not None
    assert timer.interval() >= 5_000, "too short to be read"
    timer.setInterval(SHORT_MS)
    monkeypatch.setattr(notice, "underMouse", lambda: False)
    return notice


def test_a_passing_message_goes_by_itself(qtbot: QtBot, notice: Notice) -> None:
    notice.show_briefly("This page cannot be printed.")
    assert notice.message == "This page cannot be printed."
    qtbot.waitUntil(lambda: not notice.message, timeout=2_000)


def test_a_message_after_it_stays(qtbot: QtBot, notice: Notice) -> None:
    notice.show_briefly("This page cannot be printed.")
    notice.say("Your notes are not saved yet.", "Try Again")
    qtbot.wait(5 * SHORT_MS)
    assert notice.message == "Your notes are not saved yet."


def test_a_message_is_left_to_be_read_while_the_pointer_rests_on_it(
    qtbot: QtBot, notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice, "underMouse", lambda: True)
    notice.show_briefly("This page cannot be printed.")
    qtbot.wait(5 * SHORT_MS)
    assert notice.message
    monkeypatch.setattr(notice, "underMouse", lambda: False)
    qtbot.waitUntil(lambda: not notice.message, timeout=2_000)
