"""Everything in the window larger: wanted by keys, remembered, and taken at the next start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from bridge_rules_gui.app import drawn_at
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.looks.interface_size import InterfaceSize
from bridge_rules_gui.window.settings import Settings
from tests.window.guide.guided_window import guided
from tests.window.searching_window import Reader

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@pytest.fixture
def reader(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Reader:
    monkeypatch.setattr(InterfaceSize, "_available", lambda _: QSize(1366, 728))
    return guided(qtbot, small_corpus, tmp_path)


def remembered(folder: Path) -> int:
    settings = Settings(folder / "window.ini")
    return settings.interface_size


def notice(reader: Reader) -> str:
    return reader.window.size_choice.notice.message


def test_size_is_requested_by_keys_and_remembered(reader: Reader, tmp_path: Path) -> None:
    reader.press(Qt.Key.Key_Plus, CTRL_ALT)
    reader.press(Qt.Key.Key_Plus, CTRL_ALT)
    assert "125%" in notice(reader)
    reader.window.close()
    assert remembered(tmp_path) == 125


def test_size_that_leaves_no_room_is_not_offered(reader: Reader, tmp_path: Path) -> None:
    for _ in range(4):  # of 520 points, 728 are 140 percent
        reader.press(Qt.Key.Key_Plus, CTRL_ALT)
    assert "would not fit" in notice(reader)
    reader.window.close()
    assert remembered(tmp_path) == 125


def test_size_that_holds_needs_no_new_start(reader: Reader) -> None:
    reader.press(Qt.Key.Key_Plus, CTRL_ALT)
    reader.press(Qt.Key.Key_0, CTRL_ALT)
    assert not notice(reader)
    reader.press(Qt.Key.Key_Minus, CTRL_ALT)
    assert "smallest" in notice(reader)


def test_new_start_is_offered(qtbot: QtBot, reader: Reader) -> None:
    reader.press(Qt.Key.Key_Plus, CTRL_ALT)
    with qtbot.waitSignal(reader.window.begun_again):
        reader.window.size_choice.notice.offer_taken.emit()


@pytest.mark.parametrize(("given", "factor"), [(None, "1.5"), ("2", "3"), ("no number", "1.5")])
def test_factor_of_the_desktop_is_kept_and_given_back(
    monkeypatch: pytest.MonkeyPatch, given: str | None, factor: str
) -> None:
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
    if given is not None:
        monkeypatch.setenv("QT_SCALE_FACTOR", given)
    with drawn_at(150):
        assert os.environ["QT_SCALE_FACTOR"] == factor
    assert os.environ.get("QT_SCALE_FACTOR") == given


def test_program_is_drawn_at_its_size() -> None:
    code = "from bridge_rules_gui.app import _application as a; print(a(150).devicePixelRatio())"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "1.5"
