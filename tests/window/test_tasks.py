"""Work off the GUI thread."""

from __future__ import annotations

import threading

from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.tasks import LatestTask


def test_answer_arrives_on_the_gui_thread(qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []
    task = LatestTask()
    task.succeeded.connect(lambda _: threads.append(threading.current_thread()))
    with qtbot.waitSignal(task.succeeded) as answer:
        task.start(threading.current_thread)
    assert answer.args is not None
    assert answer.args[0] is not threading.main_thread()
    assert threads == [threading.main_thread()]
    assert not task.is_running


def test_error_arrives_at_one_slot(qtbot: QtBot) -> None:
    def fail() -> None:
        raise LookupError("nothing there")

    task = LatestTask()
    with qtbot.waitSignal(task.failed) as answer:
        task.start(fail)
    assert answer.args is not None
    assert str(answer.args[0]) == "nothing there"
    assert not task.is_running


def test_overtaken_answer_is_dropped(qtbot: QtBot) -> None:
    may_end = threading.Event()

    def slow() -> str:
        assert may_end.wait(10)
        return "slow"

    task = LatestTask()
    answers: list[object] = []
    task.succeeded.connect(answers.append)
    task.start(slow)
    with qtbot.waitSignal(task.succeeded):
        task.start(lambda: "quick")
    may_end.set()
    qtbot.waitUntil(lambda: not task.is_running)
    assert answers == ["quick"]


def test_overtaken_error_is_dropped(qtbot: QtBot) -> None:
    may_end = threading.Event()

    def slow() -> str:
        assert may_end.wait(10)
        raise ValueError

    task = LatestTask()
    errors: list[object] = []
    task.failed.connect(errors.append)
    task.start(slow)
    with qtbot.waitSignal(task.succeeded):
        task.start(lambda: "quick")
    may_end.set()
    qtbot.waitUntil(lambda: not task.is_running)
    assert errors == []
