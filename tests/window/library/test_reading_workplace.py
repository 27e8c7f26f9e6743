"""The workplace for reading: the text first, then what stands beside it."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
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
