"""The search of the window is made beside the reading, and answers what was asked meanwhile."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from bridge_rules_gui.views.main_window import MainWindow
from bridge_rules_gui.views.settings import Settings
from tests.views.study_corpus import INSTRUMENTS, small_search

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.search.search import Search


def test_a_search_asked_for_at_the_start_is_answered_before_anything_else_comes_in(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    palette = QApplication.palette()
    window = MainWindow(
        Settings(tmp_path / "window.ini"), lambda: small_corpus, "search:licit", INSTRUMENTS
    )
    qtbot.addWidget(window)
    signals = [window.answered, window.asked_shown]
    with qtbot.waitSignals(signals, order="strict", timeout=20_000):
        window.show()
    assert window.study is not None
    assert window.study.search.panel.current is not None
    QApplication.setPalette(palette)


def test_a_search_that_takes_long_keeps_nobody_waiting(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    may_build = threading.Event()

    def build(corpus: Corpus) -> Search:
        assert may_build.wait(20)
        return small_search(corpus)

    palette = QApplication.palette()
    window = MainWindow(
        Settings(tmp_path / "window.ini"),
        lambda: small_corpus,
        "2017 27",
        replace(INSTRUMENTS, search=build),
    )
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.asked_shown, timeout=20_000):
        window.show()
    assert window.study is not None
    window.study.search.search("licit")
    with qtbot.waitSignal(window.answered, timeout=20_000):
        may_build.set()
    QApplication.setPalette(palette)
