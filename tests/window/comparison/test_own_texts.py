"""Texts of the reader's own in the window: opened, dropped, compared, renamed, removed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QThreadPool, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import OwnTexts
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.own_texts_view import OwnTextsView
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.shell.shell import Shell
from tests.reading.own_text.texts import OUTLINE, as_plain_text
from tests.window.paper import printed
from tests.window.searching_window import Reader

ALT = Qt.KeyboardModifier.AltModifier


@dataclass
class Shop:
    """The reader's own texts in a window, and a way to wait for what is read."""

    qtbot: QtBot
    shell: Shell
    view: OwnTextsView
    folder: Path

    def open(self, text: str, name: str = "own.txt") -> None:
        file = self.folder / name
        file.write_text(text, "utf-8")
        with self.rested():
            self.view.open_file(file)

    def rested(self) -> AbstractContextManager[object]:
        """Wait for what is begun meanwhile."""
        return self.qtbot.waitSignal(self.shell.rested, timeout=20_000)

    @property
    def names(self) -> list[str]:
        names = self.view.list.names
        return [names.item(row).text() for row in range(names.count())]

    @property
    def shown_words(self) -> str:
        return self.view.pane.text.toPlainText()


@pytest.fixture
def shell(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Shell:
    """Return what a window has to offer, be it a window on small books."""
    return Reader(qtbot, small_corpus, tmp_path / "reader.ini", "2017 27").workplaces.shell


@pytest.fixture
def shop(qtbot: QtBot, shell: Shell, comparisons: Comparisons, tmp_path: Path) -> Shop:
    return _shop(qtbot, shell, comparisons, tmp_path)


def _shop(qtbot: QtBot, shell: Shell, comparisons: Comparisons, tmp_path: Path) -> Shop:
    view = OwnTextsView(shell, lambda: comparisons, OwnTexts(tmp_path / "data"))
    qtbot.addWidget(view)
    view.resize(1280, 690)
    with qtbot.waitExposed(view):
        view.show()
    return Shop(qtbot, shell, view, tmp_path)


def test_nothing_kept_says_what_can_be_done(shop: Shop) -> None:
    assert "drop it here" in shop.view.waiting.message.text()
    assert not shop.view.list.remove.isEnabled()


def test_opened_text_shows_first_what_was_understood(shop: Shop) -> None:
    shop.open(OUTLINE)
    assert shop.names == ["own.txt"]
    assert "Laws recognised: 2; provisions: 19." in shop.shown_words
    assert "Law missing · 1-25" in shop.shown_words
    assert "line 5" in shop.shown_words


def test_numbers_of_a_remark_are_said_in_words(shop: Shop) -> None:
    shop.open("Law 2\n\nWords.\n\nLaw 1\n\nWords.\n\nLaw 99\n\nWords.\n")
    assert "Law out of order · 1 · after 2" in shop.shown_words
    assert "No edition has a law with this number · 99 · the last is 93" in shop.shown_words


def test_law_stands_beside_the_book_and_keys_go_through_the_differences(shop: Shop) -> None:
    shop.open(OUTLINE)
    shop.view.pane.show_law(27)
    assert "If a player makes an insufficient bid out of rotation" in shop.shown_words
    assert "Недостатъчната декларация не е приета" in shop.shown_words
    assert shop.view.pane.text.here == NOWHERE
    QTest.keyClick(shop.view.pane.text, Qt.Key.Key_Down, ALT)
    first = shop.view.pane.text.here
    QTest.keyClick(shop.view.pane.text, Qt.Key.Key_Down, ALT)
    assert NOWHERE < first < shop.view.pane.text.here
    QTest.keyClick(shop.view.pane.text, Qt.Key.Key_Up, ALT)
    assert shop.view.pane.text.here == first


def test_text_of_a_books_language_is_compared_with_that_book(shop: Shop, corpus: Corpus) -> None:
    text = as_plain_text(corpus.books[Edition.SR_2007])
    shop.open(text.replace("Svaki nedovoljan licit", "Nijedan nedovoljan licit"))
    assert shop.view.pane.bar.beside.currentData() == "sr2007"
    shop.view.pane.show_law(27)
    assert "2 words differ" in shop.shown_words
    shop.view.pane.bar.only.setChecked(True)
    assert "Nijedan" in shop.shown_words
    assert "27C" not in shop.shown_words


def test_other_edition_and_other_origin_are_chosen(shop: Shop, corpus: Corpus) -> None:
    shop.open(as_plain_text(corpus.books[Edition.SR_2007]))
    bar = shop.view.pane.bar
    with shop.rested():
        bar.beside.setCurrentIndex(bar.beside.findData("bg2017"))
        bar.beside.activated.emit(bar.beside.currentIndex())
    shop.view.pane.show_law(23)
    assert "27D (line" in shop.shown_words
    assert "– not in 2007" in shop.shown_words  # Law 23 of 2017 is new
    assert "Comparable Call" in bar.law.currentText()
    with shop.rested():
        bar.of.setCurrentIndex(bar.of.findData("bg2017"))
        bar.of.activated.emit(bar.of.currentIndex())
    assert "27D (line" not in shop.shown_words
    assert shop.view.pane.shown is not None
    assert shop.view.pane.shown.kept.of is Edition.BG_2017


def test_place_of_the_book_leads_to_reading(shop: Shop) -> None:
    shop.open(OUTLINE)
    shop.view.pane.show_law(27)
    shop.view.pane.text.link_activated.emit(0)
    assert str(shop.shell.place) == "bg2017/27"


def test_name_is_edited_in_the_list_and_kept(
    shop: Shop, qtbot: QtBot, comparisons: Comparisons, tmp_path: Path
) -> None:
    shop.open(OUTLINE)
    shop.view.list.names.item(0).setText("Our Laws")
    assert shop.names == ["Our Laws"]
    assert _shop(qtbot, shop.shell, comparisons, tmp_path).names == ["Our Laws"]


def test_button_renames_the_text_that_is_chosen(shop: Shop, qtbot: QtBot) -> None:
    shop.open(OUTLINE)
    QTest.mouseClick(shop.view.list.rename, Qt.MouseButton.LeftButton)
    line = shop.view.list.names.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "Our Laws")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shop.names == ["Our Laws"])


def test_removed_text_is_brought_back(shop: Shop) -> None:
    shop.open(OUTLINE)
    shop.view.list.names.setFocus()
    QTest.keyClick(shop.view.list.names, Qt.Key.Key_Delete)
    assert shop.names == []
    assert shop.view.list.undo.isVisible()
    with shop.rested():
        QTest.mouseClick(shop.view.list.undo, Qt.MouseButton.LeftButton)
    assert shop.names == ["own.txt"]
    assert not shop.view.list.undo.isVisible()


def test_texts_are_there_again_at_the_next_start(
    shop: Shop, qtbot: QtBot, comparisons: Comparisons, tmp_path: Path
) -> None:
    shop.open(OUTLINE)
    again = _shop(qtbot, shop.shell, comparisons, tmp_path)
    assert again.names == ["own.txt"]
    with again.rested():
        again.view.open()
    assert again.view.pane.law == 26


def test_hostile_file_is_told_and_leaves_what_is_shown(shop: Shop, tmp_path: Path) -> None:
    shop.open(OUTLINE)
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG" + bytes(range(256)))
    with shop.qtbot.waitSignal(shop.shell.failed, timeout=20_000) as signal:
        shop.view.open_file(file)
    assert "a picture, not a text" in str(signal.args[0])
    assert shop.names == ["own.txt"]
    assert shop.view.pane.text.isVisible()


def test_it_is_seen_how_far_the_reading_is(shop: Shop, corpus: Corpus) -> None:
    bar, seen = shop.view.waiting.progress, list[int]()
    bar.valueChanged.connect(seen.append)
    shop.open(as_plain_text(corpus.books[Edition.BG_2017]))
    assert len(seen) > 2
    assert seen == sorted(seen)
    assert seen[-1] == bar.maximum()
    assert not bar.isVisible()


def test_work_is_given_up_on_demand(shop: Shop, corpus: Corpus, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(as_plain_text(corpus.books[Edition.BG_2017]), "utf-8")
    found: list[object] = []
    shop.shell.failed.connect(found.append)
    shop.view.open_file(file)
    assert shop.view.waiting.cancel.isVisible()
    QTest.mouseClick(shop.view.waiting.cancel, Qt.MouseButton.LeftButton)
    shop.qtbot.waitUntil(lambda: not shop.view.waiting.cancel.isVisible(), timeout=20_000)
    assert shop.view.pane.shown is None
    assert QThreadPool.globalInstance().waitForDone(20_000)
    QApplication.processEvents()
    assert found == []
    assert shop.view.pane.shown is None
    assert shop.names == []


def test_words_of_a_page_are_never_markup(shop: Shop) -> None:
    shop.open("Law 27\n\n<b>Title</b>\n\n2. A <img src='file:///x.png'> bid.\n")
    shop.view.pane.show_law(27)
    assert "A <img src='file:///x.png'> bid." in shop.shown_words


def test_term_is_lit_on_both_sides(shop: Shop, corpus: Corpus, terminology: Terminology) -> None:
    shop.open(as_plain_text(corpus.books[Edition.SR_2007]))
    bar = shop.view.pane.bar
    with shop.rested():
        bar.beside.setCurrentIndex(bar.beside.findData("bg2017"))
        bar.beside.activated.emit(bar.beside.currentIndex())
    shop.view.pane.show_law(27)
    text = shop.view.pane.text
    text.set_terminology(terminology)
    text.go_to_term(1)
    assert text.term is not None
    assert text.term.concept == "insufficient-bid"
    words = [text.cursor_over(*place).selectedText().lower() for place in text.term.places]
    assert words == ["недостатъчна декларация", "nedovoljan licit"]
    first = text.term.here
    text.go_to_term(1)
    text.go_to_term(-1)
    assert text.term.here == first


def test_term_of_an_unknown_language_is_lit_in_the_book_alone(
    shop: Shop, terminology: Terminology
) -> None:
    shop.open(OUTLINE)
    shop.view.pane.show_law(27)
    shop.view.pane.text.set_terminology(terminology)
    shop.view.pane.text.go_to_term(1)
    assert shop.view.pane.text.term is not None
    assert len(shop.view.pane.text.term.places) == 1


# In the window.


@pytest.fixture
def instruments(instruments: Instruments, tmp_path: Path) -> Instruments:
    return replace(instruments, own_texts=OwnTexts(tmp_path / "data"))


@pytest.fixture
def window(opened: Callable[[str], MainWindow]) -> MainWindow:
    return opened("bg2017/27")


def _drop(window: MainWindow, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    modifiers = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), action, data, button, modifiers)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), action, data, button, modifiers))


def test_dropped_file_is_opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(OUTLINE, "utf-8")
    assert window.workplaces is not None
    own = window.workplaces.comparison
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        _drop(window, file)
    assert isinstance(own.view, OwnTextsView)
    assert window.parts.actions["compare"].isChecked()


def test_menu_opens_a_file_and_escape_leads_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "own.txt"
    file.write_text(OUTLINE, "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    assert window.workplaces is not None
    own = window.workplaces.comparison
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        window.parts.actions["open-own-text"].trigger()
    assert isinstance(own.view, OwnTextsView)
    QTest.keyClick(own.view.pane.text, Qt.Key.Key_Escape)
    assert window.workplaces.shell.is_reading


def test_unreadable_file_is_given_in_the_window(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    assert window.workplaces is not None
    with qtbot.waitSignal(window.workplaces.shell.failed, timeout=20_000):
        _drop(window, tmp_path)
    assert "a folder; choose a file in it" in window.parts.notice.message


def test_it_is_printed(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mine <1>.txt"
    file.write_text(OUTLINE, "utf-8")
    places = window.workplaces
    assert places is not None
    with qtbot.waitSignal(places.shell.rested, timeout=20_000):
        _drop(window, file)
    view = places.comparison.view
    assert isinstance(view, OwnTextsView)
    pane = view.pane
    for is_report, title in (
        (True, "mine &lt;1&gt;.txt"),
        (False, f"{pane.law} · mine &lt;1&gt;.txt"),
    ):
        pane.show_report(is_requested=is_report)
        paper = printed(window)
        assert f'<p class="title">{title}</p>' in paper.html
        assert ("Bulgarian | mine" in paper.html) is not is_report


def test_f8_goes_through_the_differences(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(OUTLINE, "utf-8")
    assert window.workplaces is not None
    own = window.workplaces.comparison
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        own.open_own_text(file)
    assert isinstance(own.view, OwnTextsView)
    pane = own.view.pane
    pane.show_law(27)
    window.parts.actions["next-change"].trigger()
    assert pane.text.here != NOWHERE
    pane.show_report(is_requested=True)
    window.parts.actions["next-change"].trigger()
    assert not pane.bar.report.isChecked()
    assert pane.text.here != NOWHERE
