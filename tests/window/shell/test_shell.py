"""Work a workplace asks for: answers shown in order, dropped, overtaken, or reported failed."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.shell.shell import Shell
from tests.window.searching_window import Reader


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Reader:
    return Reader(qtbot, small_corpus, tmp_path / "window.ini", "2017 27")


@pytest.fixture
def shell(reader: Reader) -> Shell:
    return reader.workplaces.shell


def test_answer_is_shown_before_the_shell_rests(shell: Shell, qtbot: QtBot) -> None:
    shown: list[int] = []
    with qtbot.waitSignal(shell.rested):
        shell.run(lambda: 27, shown.append)
    assert shown == [27]


def test_shell_rests_only_when_work_that_follows_has_ended(shell: Shell, qtbot: QtBot) -> None:
    shown: list[int] = []

    def go_on(law: int) -> None:
        shell.run(lambda: law + 1, shown.append)

    with qtbot.waitSignal(shell.rested):
        shell.run(lambda: 26, go_on)
    assert shown == [27]


def test_overtaken_answer_is_dropped(shell: Shell, qtbot: QtBot) -> None:
    shown: list[str] = []
    show = shown.append
    release = threading.Event()

    def slow() -> str:
        release.wait(10)
        return "slow"

    with qtbot.waitSignal(shell.rested):
        shell.run(slow, show)
        shell.run(lambda: "quick", show)
    with qtbot.waitSignal(shell.rested):
        release.set()
        shell.run(lambda: "last", show)
    qtbot.wait(50)
    assert shown == ["quick", "last"]


def test_dropped_answer_is_not_shown(shell: Shell, qtbot: QtBot) -> None:
    shown: list[int] = []
    show = shown.append
    with qtbot.waitSignal(shell.rested):
        shell.run(lambda: 27, show)
        shell.drop(show)
    qtbot.wait(50)
    assert shown == []


def test_failure_is_given_in_the_window(reader: Reader, shell: Shell, qtbot: QtBot) -> None:
    def fail() -> int:
        raise ValueError("no such law")

    with qtbot.waitSignals([shell.failed, shell.rested]):
        shell.run(fail, lambda _: None)
    assert reader.window.parts.notice.message == "no such law"


def test_failure_may_be_answered_instead(reader: Reader, shell: Shell, qtbot: QtBot) -> None:
    found: list[str] = []

    def fail() -> int:
        raise ValueError("no such law")

    with qtbot.waitSignal(shell.rested):
        shell.run(fail, lambda _: None, failed=lambda error: found.append(str(error)))
    assert found == ["no such law"]
    assert reader.window.parts.notice.message == ""


def test_long_work_is_told_while_it_lasts(reader: Reader, shell: Shell, qtbot: QtBot) -> None:
    line = reader.window.parts.status_line
    with qtbot.waitSignal(shell.rested):
        shell.run(lambda: 27, lambda _: None, saying="Counting the laws ...")
        assert line.progress.text() == "Counting the laws ..."
    assert not line.progress.isVisible()


def test_error_while_an_answer_is_shown_does_not_stop_the_shell(shell: Shell, qtbot: QtBot) -> None:
    def stumble(_: int) -> None:
        raise RuntimeError("stumbled")

    with qtbot.captureExceptions() as errors, qtbot.waitSignal(shell.rested):
        shell.run(lambda: 27, stumble)
    assert [str(error[1]) for error in errors] == ["stumbled"]
