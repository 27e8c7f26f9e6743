"""The workplace for reading: the text first, then what stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.library.link_previews import Preview
from bridge_rules_gui.window.library.linked_text import LinkedText
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings


def test_contents_and_panel_follow_the_text_once_it_is_painted(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    view = ReadingWorkplace(Settings(tmp_path / "window.ini"))
    qtbot.addWidget(view)
    view.take_books(small_corpus, Navigator(small_corpus))
    view.show()
    view.show_place(Address.parse("bg2017/27"))
    view.add_side_panes()
    marked = view.contents.tree.currentIndex()
    view.show_place(Address.parse("bg2017/31"))
    assert view.law_view.place == Address.parse("bg2017/31")
    assert view.contents.tree.currentIndex() == marked
    qtbot.waitUntil(lambda: "27A2" in view.on_this_law.text.toPlainText())
    assert view.contents.tree.currentIndex() != marked


def test_first_preview_of_a_window_begins_with_its_first_line(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("bg2017/27")
    assert window.reading is not None
    law_view = window.reading.workplace.law_view
    QTest.keyClick(law_view, Qt.Key.Key_Tab)
    law_view.show_preview()
    preview = window.findChild(Preview)
    assert isinstance(preview, Preview)
    assert preview.is_cut
    text = preview.findChild(LinkedText)
    assert isinstance(text, LinkedText)
    assert text.toPlainText().startswith("ПРАВИЛО 31")
    assert text.verticalScrollBar().value() == 0
