"""What fills the window is what is printed; what cannot be printed is said not to be."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.exporting.printing import Preview
from tests.window.guide.guided_window import guided
from tests.window.paper import is_printed, printed
from tests.window.searching_window import CTRL, SHIFT


@pytest.mark.parametrize(
    ("asked", "words", "is_wide"),
    [
        ("2017 27B", "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ", False),
        ("compare:27", "1987", True),
        ("terms:call", 'class="card"', False),
    ],
)
def test_page_that_fills_the_window_is_printed(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str, words: str, *, is_wide: bool
) -> None:
    window = guided(qtbot, small_corpus, tmp_path, asked).window
    qtbot.waitUntil(lambda: is_printed(window), timeout=20_000)
    paper = printed(window)
    assert words in paper.html
    assert paper.is_wide is is_wide
    assert paper.title == window.windowTitle()


@pytest.mark.parametrize("asked", ["search:licit", "scenario:"])
def test_page_that_is_not_for_print_says_so(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str
) -> None:
    reader = guided(qtbot, small_corpus, tmp_path, asked)
    for action in ("print", "print-preview"):
        reader.window.parts.notice.hide()
        reader.window.parts.actions[action].trigger()
        assert "cannot be printed" in reader.window.parts.notice.message


def test_keys_open_the_preview_and_the_dialog_of_printing(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = guided(qtbot, small_corpus, tmp_path, "2017 27B")
    previewed: list[object] = []

    def close_preview() -> None:
        dialog = QApplication.activeModalWidget()
        previewed.append(dialog)
        assert dialog is not None
        dialog.close()

    QTimer.singleShot(0, close_preview)
    reader.press(Qt.Key.Key_P, CTRL | SHIFT)
    assert [type(dialog) for dialog in previewed] == [Preview]
    asked: list[str] = []
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: asked.append(dialog.objectName()))
    reader.window.activateWindow()
    qtbot.waitUntil(reader.window.isActiveWindow)
    reader.press(Qt.Key.Key_P)
    assert asked == ["print-dialog"]
