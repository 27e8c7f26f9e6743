"""Bookmarks, notes and highlights, made by mouse and keyboard in a window."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.notebook.documents import NOTEBOOK_SHELF
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Ink, Note, Stretch
from bridge_rules_gui.notebook.notebook import Change, Notebook
from bridge_rules_gui.progress.records import KeptDocument
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.library.on_this_law import OnThisLawPanel
from bridge_rules_gui.window.looks.palette import LIGHT, Theme, colours_of
from bridge_rules_gui.window.notebook.controller import NotebookController
from bridge_rules_gui.window.notebook.highlight_layer import look_of
from bridge_rules_gui.window.notebook.notebook_dialog import NotebookDialog
from tests.window.searching_window import CTRL, SHIFT, Reader, focused, type_into
from tests.window.study_corpus import small_comparison, small_search, small_terminology

PLACE = "bg2017/27A1"
Shown = TypeVar("Shown", bound=QWidget)
WORDS = "може да бъде приета"
ALT = Qt.KeyboardModifier.AltModifier


class Annotator(Reader):
    """A reader with a notebook in a folder."""

    def __init__(self, qtbot: QtBot, corpus: Corpus, folder: Path, asked: str = PLACE) -> None:
        self.folder = folder / "progress"
        instruments = Instruments(
            small_search,
            small_terminology,
            small_comparison,
            notebook=lambda: Notebook(self.folder),
        )
        super().__init__(qtbot, corpus, folder / "w.ini", asked, instruments)
        self.rest()

    @property
    def notebook(self) -> NotebookController:
        assert self.workplaces.notebook is not None
        return self.workplaces.notebook

    @property
    def law_view(self) -> LawView:
        return self.workplaces.law_view

    @property
    def listed(self) -> NotebookDialog:
        assert self.notebook.dialog is not None
        return self.notebook.dialog

    @property
    def panel(self) -> str:
        """What the side panel says under "My notes"."""
        return self.beside.text.toPlainText().partition("My notes\n")[2]

    @property
    def beside(self) -> OnThisLawPanel:
        panel = self.window.findChild(OnThisLawPanel)
        assert panel is not None
        return panel

    @property
    def shown_message(self) -> str:
        return self.window.parts.status_line.currentMessage()

    @property
    def strip(self) -> str:
        return self.notebook.notice.message

    def rest(self) -> None:
        """Wait until everything is written."""
        self._qtbot.waitUntil(self._is_written, timeout=20_000)

    def _is_written(self) -> bool:
        return self.notebook.store.is_written and not self.notebook.store.is_busy

    def kept(self) -> tuple[Entry, ...]:
        """Return what another program finds in the file."""
        self.rest()
        return Notebook(self.folder).write().entries

    def select(self, words: str) -> None:
        """Select words of the law text with the mouse."""
        start = self.law_view.words.index(words)
        view = self.law_view
        first = view.cursorRect(view.cursor_over(start, start)).center()
        last = view.cursorRect(view.cursor_over(start + len(words), start + len(words))).center()
        port = view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first)
        QTest.mouseMove(port, first + QPoint(4, 0))
        QTest.mouseMove(port, last)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, last)
        assert view.textCursor().selectedText() == words

    def highlights_seen(self) -> list[tuple[str, QTextEdit.ExtraSelection]]:
        """Return the words that are drawn on the ground of a highlight."""
        grounds = {look_of(ink, LIGHT).background().color().name() for ink in Ink}
        return [
            (mark.cursor.selectedText(), mark)
            for mark in self.law_view.extraSelections()
            if mark.format.background().color().name() in grounds
        ]


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Annotator:
    return Annotator(qtbot, small_corpus, tmp_path)


def child(parent: QWidget, kind: type[Shown], name: str) -> Shown:
    """Return a widget of a window by its name."""
    found = parent.findChild(kind, name)
    assert found is not None
    return found


def again(qtbot: QtBot, corpus: Corpus, reader: Annotator) -> Annotator:
    """Close the window and open another one."""
    assert reader.window.close()
    return Annotator(qtbot, corpus, reader.folder.parent)


def test_a_bookmark_is_made_by_its_key_and_is_there_the_next_time(
    qtbot: QtBot, small_corpus: Corpus, reader: Annotator
) -> None:
    reader.press(Qt.Key.Key_D)
    assert reader.window.parts.actions["bookmark"].isChecked()
    assert reader.shown_message.startswith("Bookmarked: 2017 BG · 27A1")
    assert reader.panel.startswith("Bookmark 27A1")
    later = again(qtbot, small_corpus, reader)
    assert [type(entry) for entry in later.kept()] == [Bookmark]
    assert later.window.parts.actions["bookmark"].isChecked()
    assert [button.accessibleName() for button in later.notebook.margin.buttons] == ["Bookmark"]


def test_the_same_key_takes_the_bookmark_away_and_undo_brings_it_back(reader: Annotator) -> None:
    reader.press(Qt.Key.Key_D)
    reader.press(Qt.Key.Key_D)
    assert reader.kept() == ()
    assert not reader.window.parts.actions["bookmark"].isChecked()
    assert reader.strip == "Removed from your notes: 1"
    child(reader.notebook.notice, QPushButton, "notice-offer").click()
    assert [entry.address for entry in reader.kept()] == [Address.parse(PLACE)]


def test_a_place_bookmarked_again_gets_no_second_bookmark_by_undo(reader: Annotator) -> None:
    for _ in range(3):
        reader.press(Qt.Key.Key_D)
    assert reader.strip == ""
    reader.notebook.store.undo()
    assert len(reader.kept()) == 1


def test_bookmarks_follow_the_place_that_is_read(reader: Annotator) -> None:
    reader.press(Qt.Key.Key_D)
    reader.window.open_typed("27B")
    assert not reader.window.parts.actions["bookmark"].isChecked()
    reader.window.open_typed("27A1")
    assert reader.window.parts.actions["bookmark"].isChecked()


def test_a_note_is_kept_while_it_is_typed_and_by_escape(qtbot: QtBot, reader: Annotator) -> None:
    reader.press(Qt.Key.Key_N, CTRL | SHIFT)
    dialog = reader.notebook.note_dialog
    assert dialog is not None
    type_into(dialog.edit, "Питай ЛСП")
    qtbot.waitUntil(lambda: bool(reader.notebook.store.entries), timeout=5_000)  # a pause of typing
    type_into(dialog.edit, " първо")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert [entry.text for entry in reader.kept() if isinstance(entry, Note)] == ["Питай ЛСП първо"]
    assert reader.panel.startswith("Note 27A1 Питай ЛСП първо")


def test_the_note_of_a_place_is_resumed(reader: Annotator) -> None:
    for words in ("one", " two"):
        reader.press(Qt.Key.Key_N, CTRL | SHIFT)
        dialog = reader.notebook.note_dialog
        assert dialog is not None
        QTest.keyClick(dialog.edit, Qt.Key.Key_End, CTRL)
        type_into(dialog.edit, words)
        QTest.keyClick(dialog.edit, Qt.Key.Key_Return, CTRL)
    assert [entry.text for entry in reader.kept() if isinstance(entry, Note)] == ["one two"]


def test_put_back_returns_to_the_note_as_it_was(qtbot: QtBot, reader: Annotator) -> None:
    reader.notebook.store.add(_note("as it was"))
    reader.press(Qt.Key.Key_N, CTRL | SHIFT)
    dialog = reader.notebook.note_dialog
    assert dialog is not None
    type_into(dialog.edit, "changed ")
    button = child(dialog, QPushButton, "note-put-back")
    button.click()
    assert dialog.edit.toPlainText() == "as it was"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert [entry.text for entry in reader.kept() if isinstance(entry, Note)] == ["as it was"]


def test_an_emptied_note_is_removed_and_can_be_brought_back(reader: Annotator) -> None:
    reader.notebook.store.add(_note("of some worth"))
    reader.press(Qt.Key.Key_N, CTRL | SHIFT)
    dialog = reader.notebook.note_dialog
    assert dialog is not None
    dialog.edit.selectAll()
    QTest.keyClick(dialog.edit, Qt.Key.Key_Delete)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert reader.kept() == ()
    reader.notebook.store.undo()
    assert [entry.text for entry in reader.kept() if isinstance(entry, Note)] == ["of some worth"]


def test_a_note_open_when_the_window_closes_is_kept(
    qtbot: QtBot, small_corpus: Corpus, reader: Annotator
) -> None:
    reader.press(Qt.Key.Key_N, CTRL | SHIFT)
    assert reader.notebook.note_dialog is not None
    type_into(reader.notebook.note_dialog.edit, "last words")
    later = again(qtbot, small_corpus, reader)
    assert [entry.text for entry in later.kept() if isinstance(entry, Note)] == ["last words"]


def test_notes_with_certain_words_are_asked_for_at_the_start(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    before = Notebook(tmp_path / "progress")
    for name, text in (("one", "ask the opponent"), ("two", "look at Law 23")):
        before.add(Change(None, replace(_note(text), id=name)))
    before.write()
    reader = Annotator(qtbot, small_corpus, tmp_path, "notebook:opponent")
    assert reader.listed.isVisible()
    assert reader.listed.model.rowCount() == 1
    assert reader.window.pictured is reader.listed


def test_a_note_open_when_the_desktop_may_end_is_kept_and_stays_open(reader: Annotator) -> None:
    reader.press(Qt.Key.Key_N, CTRL | SHIFT)
    dialog = reader.notebook.note_dialog
    assert dialog is not None
    type_into(dialog.edit, "last words")
    reader.window.keep()
    assert [entry.text for entry in reader.kept() if isinstance(entry, Note)] == ["last words"]
    assert dialog.isVisible()


@pytest.mark.parametrize(
    ("ink", "keys"),
    [(Ink.IMPORTANT, CTRL), (Ink.QUESTION, CTRL | SHIFT), (Ink.LEARN, CTRL | ALT)],
)
def test_words_selected_by_the_mouse_are_highlighted(
    reader: Annotator, ink: Ink, keys: Qt.KeyboardModifier
) -> None:
    reader.select(WORDS)
    reader.press(Qt.Key.Key_H, keys)
    (made,) = reader.kept()
    assert isinstance(made, Highlight)
    assert (made.ink, made.words) == (ink, WORDS)
    ((words, mark),) = reader.highlights_seen()
    assert words == WORDS
    assert mark.format.underlineStyle() == look_of(ink, LIGHT).underlineStyle()


def test_words_selected_by_the_keyboard_are_highlighted(reader: Annotator) -> None:
    view = reader.law_view
    reader.press(Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier)
    assert "Shift" in reader.shown_message
    while not view.textCursor().block().text().count(WORDS):
        QTest.keyClick(view, Qt.Key.Key_Down)
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Right, CTRL | SHIFT)
    words = view.textCursor().selectedText()
    assert words.strip()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    reader.press(Qt.Key.Key_H)
    ((seen, _mark),) = reader.highlights_seen()
    assert words.strip().endswith(seen.strip())  # without the label


def test_kinds_of_highlights_differ_by_more_than_their_colour() -> None:
    assert len({look_of(ink, LIGHT).underlineStyle() for ink in Ink}) == len(Ink)


def test_words_highlighted_again_take_the_other_kind(reader: Annotator) -> None:
    reader.select(WORDS)
    reader.press(Qt.Key.Key_H)
    reader.press(Qt.Key.Key_H, CTRL | SHIFT)
    (made,) = reader.kept()
    assert isinstance(made, Highlight)
    assert made.ink is Ink.QUESTION


def test_a_highlight_is_removed_and_brought_back(reader: Annotator) -> None:
    reader.select(WORDS)
    reader.press(Qt.Key.Key_H)
    reader.window.parts.actions["remove-highlight"].trigger()
    assert reader.kept() == ()
    assert reader.highlights_seen() == []
    reader.notebook.store.undo()
    assert len(reader.kept()) == len(reader.highlights_seen()) == 1


def test_without_selected_words_the_reader_is_told_what_to_do(reader: Annotator) -> None:
    reader.press(Qt.Key.Key_H)
    assert reader.shown_message == "Select words of the law text first (F4: by keyboard)."
    reader.window.parts.actions["remove-highlight"].trigger()
    assert reader.shown_message == "First select highlighted words or click in them."
    assert reader.kept() == ()


def test_a_highlight_whose_words_are_gone_is_told_as_lost(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    lost = Highlight("x", _note("").at, Ink.LEARN, (_stretch("думи, които ги няма"),))
    _write(tmp_path / "progress", lost)
    reader = Annotator(qtbot, small_corpus, tmp_path)
    assert "думи, които ги няма (these words are no longer in the text)" in reader.panel
    assert reader.kept() == (lost,)


def test_a_click_on_the_mark_in_the_margin_opens_the_note(qtbot: QtBot, reader: Annotator) -> None:
    reader.notebook.store.add(_note("in the margin"))
    (button,) = reader.notebook.margin.buttons
    qtbot.waitUntil(button.isVisible, timeout=5_000)
    assert button.toolTip() == "<p>Note: in the margin</p>"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert reader.notebook.note_dialog is not None
    assert reader.notebook.note_dialog.edit.toPlainText() == "in the margin"
    QTest.keyClick(reader.notebook.note_dialog, Qt.Key.Key_Escape)


def test_the_mark_in_the_margin_is_reached_with_the_tabulator(
    qtbot: QtBot, reader: Annotator
) -> None:
    reader.notebook.store.add(_note("in the margin"))
    (button,) = reader.notebook.margin.buttons
    qtbot.waitUntil(button.isVisible, timeout=5_000)
    reader.law_view.setFocus()
    for _ in range(40):
        if button.hasFocus():
            break
        QTest.keyClick(focused(), Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    QTest.keyClick(focused(), Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    assert reader.notebook.note_dialog is not None
    QTest.keyClick(reader.notebook.note_dialog, Qt.Key.Key_Escape)


def test_marks_of_one_line_stand_below_one_another(qtbot: QtBot, reader: Annotator) -> None:
    for number, place in enumerate(("27B1", "27B1(a)", "27B1")):
        address = Address.parse(f"bg2017/{place}")
        reader.notebook.store.add(Note(f"n{number}", _note("").at, address, "words"))
    reader.window.open_typed("27B1")
    buttons = reader.notebook.margin.buttons
    qtbot.waitUntil(lambda: all(b.isVisible() for b in buttons), timeout=5_000)
    areas = [button.geometry() for button in buttons]
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))


def test_a_mark_in_the_margin_moves_with_its_words(qtbot: QtBot, reader: Annotator) -> None:
    reader.window.resize(900, 400)
    reader.notebook.store.add(_note("in the margin"))
    (button,) = reader.notebook.margin.buttons
    qtbot.waitUntil(button.isVisible, timeout=5_000)
    before, bar = button.y(), reader.law_view.verticalScrollBar()
    reader.law_view.setFocus()
    QTest.keyClick(reader.law_view, Qt.Key.Key_Down)
    assert bar.value() > 0
    assert button.y() == before - bar.value()


def test_a_note_is_inert_wherever_it_is_shown(reader: Annotator) -> None:
    reader.notebook.store.add(_note("<b>bold</b> & <img src='file:///x'>"))
    assert "<b>bold</b> & <img src='file:///x'>" in reader.panel


def test_the_list_finds_opens_and_removes_entries(qtbot: QtBot, reader: Annotator) -> None:
    reader.notebook.store.add(_note("first"))
    reader.notebook.store.add(Bookmark("b", _note("").at, Address.parse("bg2017/27B")))
    reader.press(Qt.Key.Key_B)
    assert reader.listed.model.rowCount() == 2
    type_into(reader.listed.search, "first")
    assert reader.listed.model.rowCount() == 1
    reader.listed.search.clear()
    type_into(reader.listed.search, "27B")
    QTest.keyClick(reader.listed.search, Qt.Key.Key_Return)
    assert reader.address == "bg2017/27B"
    reader.listed.activateWindow()
    qtbot.waitUntil(reader.listed.isActiveWindow)
    reader.listed.list.setFocus()
    QTest.keyClick(reader.listed.list, Qt.Key.Key_Delete)
    assert [entry.id for entry in reader.kept()] == ["note"]
    QTest.keyClick(reader.listed, Qt.Key.Key_Z, CTRL)
    assert {entry.id for entry in reader.kept()} == {"note", "b"}


def press(reader: Annotator, name: str) -> None:
    """Press a button of the list."""
    QTest.mouseClick(child(reader.listed, QPushButton, name), Qt.MouseButton.LeftButton)


def listed_note(reader: Annotator) -> None:
    """Write a note on another place than the one read, and choose it in the list."""
    reader.notebook.store.add(replace(_note("first"), address=Address.parse("bg2017/27B")))
    reader.press(Qt.Key.Key_B)
    reader.listed.list.setCurrentIndex(reader.listed.model.index(0, 0))


def test_buttons_of_the_list_open_change_remove_and_bring_back(reader: Annotator) -> None:
    listed_note(reader)
    press(reader, "notebook-open")
    assert reader.address == "bg2017/27B"
    press(reader, "notebook-edit")
    dialog = reader.notebook.note_dialog
    assert dialog is not None
    QTest.mouseClick(_close_button(dialog), Qt.MouseButton.LeftButton)
    assert reader.notebook.note_dialog is None
    press(reader, "notebook-remove")
    assert reader.kept() == ()
    assert reader.listed.model.rowCount() == 0
    press(reader, "notebook-undo")
    assert len(reader.kept()) == reader.listed.model.rowCount() == 1
    assert not reader.listed.undo_button.isEnabled()
    press(reader, "notebook-close")
    assert not reader.listed.isVisible()


def test_keys_of_the_list_open_and_change(qtbot: QtBot, reader: Annotator) -> None:
    listed_note(reader)
    qtbot.waitUntil(reader.listed.isActiveWindow)
    reader.listed.list.setFocus()
    QTest.keyClick(reader.listed.list, Qt.Key.Key_Return)
    assert reader.address == "bg2017/27B"
    reader.listed.activateWindow()
    qtbot.waitUntil(reader.listed.isActiveWindow)
    reader.listed.list.setFocus()
    QTest.keyClick(reader.listed.list, Qt.Key.Key_F2)
    assert reader.notebook.note_dialog is not None
    QTest.keyClick(reader.notebook.note_dialog, Qt.Key.Key_Escape)


def test_the_list_is_written_to_a_file_by_its_button(
    qtbot: QtBot, reader: Annotator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed_note(reader)
    file = tmp_path / "notes.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    press(reader, "notebook-export")
    qtbot.waitUntil(lambda: reader.shown_message.startswith("Saved: "), timeout=5_000)
    assert "first" in file.read_text("utf-8")


def test_notes_that_cannot_be_exported_are_told(
    qtbot: QtBot, reader: Annotator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed_note(reader)
    file = tmp_path / "missing" / "notes.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    press(reader, "notebook-export")
    qtbot.waitUntil(lambda: "notes.md" in reader.window.parts.notice.message, timeout=5_000)


def test_an_entry_of_the_side_panel_is_opened(reader: Annotator) -> None:
    reader.notebook.store.add(_note("beside"))
    reader.beside.entry_activated.emit("note")
    dialog = reader.notebook.note_dialog
    assert dialog is not None
    assert dialog.edit.toPlainText() == "beside"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_bookmarks_follow_the_reader_as_he_scrolls(reader: Annotator) -> None:
    reader.press(Qt.Key.Key_D)
    navigator = reader.workplaces.shell.navigator
    navigator.drift(Address.parse("bg2017/27B"))
    assert not reader.window.parts.actions["bookmark"].isChecked()
    navigator.drift(Address.parse(PLACE))
    assert reader.window.parts.actions["bookmark"].isChecked()


def test_highlights_take_the_colours_of_another_theme(reader: Annotator) -> None:
    palette = QApplication.palette()
    reader.select(WORDS)
    reader.press(Qt.Key.Key_H)
    reader.window.parts.actions["theme-dark"].trigger()
    assert reader.highlights_seen() == []
    ground = colours_of(Theme.DARK).highlight_important
    marks = reader.law_view.extraSelections()
    assert ground in {mark.format.background().color().name() for mark in marks}
    QApplication.setPalette(palette)


def test_an_empty_list_says_how_to_begin(reader: Annotator) -> None:
    reader.press(Qt.Key.Key_B)
    found = child(reader.listed, QLabel, "notebook-count")
    assert "Ctrl+D bookmarks the place" in found.text()
    assert not reader.listed.export_button.isEnabled()


def test_the_notebook_is_written_as_markdown(
    qtbot: QtBot, reader: Annotator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.notebook.store.add(_note("of worth"))
    file = tmp_path / "notes"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    reader.window.parts.actions["export-notebook"].trigger()
    qtbot.waitUntil(lambda: reader.shown_message.startswith("Saved: "), timeout=5_000)
    text = file.with_suffix(".md").read_text("utf-8")
    assert "(`bg2017/27A1`)" in text
    assert "of worth" in text


def test_the_notebook_is_printed(
    qtbot: QtBot, reader: Annotator, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[str] = []
    monkeypatch.setattr(
        "bridge_rules_gui.window.exporting.printing.print_asked",
        lambda document, *_: printed.append(document.toPlainText()),
    )
    reader.press(Qt.Key.Key_B)
    qtbot.waitUntil(reader.listed.isActiveWindow)
    QTest.keyClick(reader.listed.list, Qt.Key.Key_P, CTRL)
    assert printed == []  # there is nothing yet
    reader.notebook.store.add(_note("of <b>worth</b>\n\n# and more"))
    QTest.keyClick(reader.listed.list, Qt.Key.Key_P, CTRL)
    assert len(printed) == 1
    assert "of <b>worth</b>\n# and more" in printed[0]
    assert "27A1" in printed[0]


def test_notes_that_cannot_be_written_are_told_and_written_later(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Annotator(qtbot, small_corpus, tmp_path)
    reader.press(Qt.Key.Key_D)
    reader.press(Qt.Key.Key_D)
    reader.rest()
    file = reader.folder / "progress.sqlite3"
    content = file.read_bytes()
    file.write_bytes(b"no database " * 400)
    reader.notebook.store.add(_note("not yet"))
    qtbot.waitUntil(lambda: reader.strip.startswith("Your notes are not saved yet:"), timeout=5_000)
    assert reader.panel.startswith("Note 27A1 not yet")
    answers = iter([QMessageBox.StandardButton.Cancel])
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: next(answers))
    assert not reader.window.close()
    file.write_bytes(content)
    child(reader.notebook.notice, QPushButton, "notice-offer").click()
    qtbot.waitUntil(lambda: reader.strip == "", timeout=5_000)
    assert [entry.text for entry in reader.kept() if isinstance(entry, Note)] == ["not yet"]
    assert reader.window.close()


def test_notes_that_cannot_be_understood_are_told(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    _write(tmp_path / "progress", _note("understood"))
    store = ProgressStore(tmp_path / "progress")
    store.put(NOTEBOOK_SHELF, KeptDocument("strange", _note("").at, "[]"))
    reader = Annotator(qtbot, small_corpus, tmp_path)
    qtbot.waitUntil(lambda: "cannot be shown" in reader.strip, timeout=5_000)
    assert reader.notebook.notice.isVisible()


def test_what_another_window_writes_is_seen(reader: Annotator) -> None:
    _write(reader.folder, _note("from elsewhere"))
    reader.press(Qt.Key.Key_B)
    reader.rest()
    assert reader.listed.model.rowCount() == 1


def _close_button(dialog: QDialog) -> QPushButton:
    box = child(dialog, QDialogButtonBox, "")
    button = box.button(QDialogButtonBox.StandardButton.Close)
    assert button is not None
    return button


def _note(text: str) -> Note:
    return Note("note", datetime(2026, 11, 21, tzinfo=UTC), Address.parse(PLACE), text)


def _stretch(words: str) -> Stretch:
    return Stretch(Address.parse(PLACE), 1, 0, len(words), words)


def _write(folder: Path, entry: Entry) -> None:
    notebook = Notebook(folder)
    notebook.add(Change(None, entry))
    notebook.write()
