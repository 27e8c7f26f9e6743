"""Errors nobody expected: one line for the reader, the case in the log."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.shell.uncaught import UncaughtErrors


def answer(errors: UncaughtErrors, error: BaseException) -> None:
    errors.answer(type(error), error, error.__traceback__)


def test_reader_gets_one_line_and_the_log_the_case(qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "state" / "errors.log"
    errors = UncaughtErrors(log)
    with qtbot.waitSignal(errors.caught) as caught:
        answer(errors, ZeroDivisionError("by nothing\nat all"))
    assert caught.args == [
        f"Something went wrong (ZeroDivisionError: by nothing). Details are in {log}."
    ]
    assert "by nothing\nat all" in log.read_text("utf-8")


def test_log_that_cannot_be_written_is_not_promised(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file in the way", "utf-8")
    errors = UncaughtErrors(tmp_path / "state" / "errors.log")
    with qtbot.waitSignal(errors.caught) as caught:
        answer(errors, ValueError("wrong"))
    assert caught.args == ["Something went wrong (ValueError: wrong)."]


def test_second_error_is_added_to_the_log(qtbot: QtBot, tmp_path: Path) -> None:
    errors = UncaughtErrors(tmp_path / "errors.log")
    answer(errors, ValueError("first"))
    answer(errors, ValueError("second"))
    scenario = (tmp_path / "errors.log").read_text("utf-8")
    assert scenario.index("first") < scenario.index("second")


def test_interruption_by_the_keyboard_ends_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        answer(UncaughtErrors(tmp_path / "errors.log"), KeyboardInterrupt())
    assert end.value.code == 130


def test_errors_of_threads_are_answered_too(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    errors = UncaughtErrors(tmp_path / "errors.log")
    errors.install()

    def fail() -> None:
        raise ValueError("in a thread")

    with qtbot.waitSignal(errors.caught) as caught:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert caught.args is not None
    assert "in a thread" in caught.args[0]
    assert sys.excepthook == errors.answer


def test_an_error_in_announcing_an_error_ends_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = UncaughtErrors(tmp_path / "errors.log")
    monkeypatch.setattr(sys, "excepthook", errors.answer)
    lines: list[str] = []

    def announce(line: str) -> None:
        lines.append(line)
        answer(errors, RuntimeError("the status bar is gone"))

    errors.caught.connect(announce)
    answer(errors, ValueError("first"))
    assert len(lines) == 1
    assert "the status bar is gone" in (tmp_path / "errors.log").read_text("utf-8")


def test_the_log_does_not_grow_without_end(qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "errors.log"
    log.write_text("x" * 2_000_000, "utf-8")
    answer(UncaughtErrors(log), ValueError("newer"))
    assert log.stat().st_size < 1000
    assert len(list(tmp_path.iterdir())) == 2
