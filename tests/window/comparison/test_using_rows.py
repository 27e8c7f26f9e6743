"""Finding, copying and choosing in a comparison; its two further entrances; print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPageLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from bridge_rules_gui.comparison.comparison import Filter
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.typesetting.links import PlaceLink
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.exporting.printing import Preview, document_of, printer_for
from bridge_rules_gui.window.main_window import MainWindow

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def copied() -> str:
    return QGuiApplication.clipboard().text()


def is_at_entrance(view: EditionsView) -> bool:
    return view.is_entrance_shown


def is_at_overview(view: EditionsView) -> bool:
    return view.is_overview_shown


def field_of(view: EditionsView) -> QLineEdit:
    field = view.pane.find_bar.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    return field


def test_words_are_found_in_all_columns_and_escape_closes_the_bar(view: EditionsView) -> None:
    view.acted_on.open_find_bar()
    field_of(view).setText("renons")
    assert view.pane.text.find_words("renons") > 5
    assert view.pane.text.find_words("Postupak nakon utvrđenog renonsa") == 1  # was folded
    QTest.keyClick(field_of(view), Qt.Key.Key_Return)
    assert view.pane.text.verticalScrollBar().value() >= 0
    QTest.keyClick(field_of(view), Qt.Key.Key_Escape)
    assert view.pane.find_bar.isHidden()
    assert view.pane.text.hasFocus()


def test_row_is_copied_with_the_addresses_of_its_cells(view: EditionsView) -> None:
    view.show_place(Address.parse("sr2007/64A1"))
    view.acted_on.copy_with_citation()
    words = copied()
    assert all(f"{edition}/64A1" in words for edition in Edition)
    assert "štih" in words
    assert "1987-2007:" in words


def test_selected_words_are_copied_with_the_address_of_their_cell(view: EditionsView) -> None:
    view.show_place(Address.parse("sr2007/64"))
    start = view.pane.text.words.index("Postupak nakon utvrđenog renonsa")
    view.pane.text.setTextCursor(view.pane.text.cursor_over(start, start + len("Postupak nakon")))
    view.acted_on.copy_with_citation()
    assert copied() == "Postupak nakon (sr2007/64)"


def test_words_selected_across_cells_are_copied_with_all_addresses(view: EditionsView) -> None:
    view.show_place(Address.parse("sr2007/64"))
    start = view.pane.text.words.index("Postupak nakon utvrđenog renonsa")
    end = view.pane.text.words.index("ПРОЦЕДУРА СЛЕД УТВЪРЖДАВАНЕ") + len("ПРОЦЕДУРА")
    view.pane.text.setTextCursor(view.pane.text.cursor_over(start, end))
    view.acted_on.copy_with_citation()
    assert "Postupak nakon utvrđenog renonsa" in copied()
    assert copied().endswith("НА РИВОК (sr2007/64, bg2017/64)")


def test_click_chooses_a_row_and_its_cell_for_the_source_lines(view: EditionsView) -> None:
    assert view.acted_on.place_in_question(BG) is None
    view.show_place(Address.parse("bg2017/64A1"))
    assert view.acted_on.place_in_question(BG) == Address.parse("bg2017/64A1")
    assert view.acted_on.place_in_question(RU) == Address.parse("ru1987/64A1")
    view.show_place(Address.parse("bg2017/64"))
    at = view.pane.text.words.index("Postupak nakon utvrđenog renonsa")
    view.pane.text.verticalScrollBar().setValue(0)
    point = view.pane.text.cursorRect(view.pane.text.cursor_over(at, at)).center()
    QTest.mouseClick(view.pane.text.viewport(), LEFT, pos=point)
    assert view.acted_on.place_in_question(BG) == Address.parse("sr2007/64")


def test_place_that_a_filter_hides_is_shown_all_the_same(view: EditionsView) -> None:
    view.pane.bar.rows.select(Filter.MOVED)
    view.pane.bar.rows.activated.emit(0)
    view.show_place(Address.parse("bg2017/64A1"))
    assert view.pane.bar.rows.selected is Filter.ALL
    assert view.pane.text.here != NOWHERE


def test_topics_list_their_rows_and_open_one(view: EditionsView) -> None:
    view.show_topics()
    topics = view.entrances.topics
    assert is_at_entrance(view)
    assert not is_at_overview(view)
    assert topics.choose("claims")
    assert "Claims and concessions" in topics.pane.text.toPlainText()
    page = topics.pane.text.page
    requested = PlaceLink(Address.parse("bg2017/68A"))
    number = next(n for n, link in enumerate(page.links) if link == requested)
    topics.pane.text.link_activated.emit(number)
    assert view.law == 68
    assert not is_at_entrance(view)
    assert view.pane.text.here != NOWHERE
    assert not topics.choose("no-such-topic")


def test_words_are_found_and_copied_in_the_topics(view: EditionsView) -> None:
    view.show_topics()
    topics = view.entrances.topics
    assert topics.choose("claims")
    view.acted_on.open_find_bar()
    bar = topics.pane.find_bar
    field = bar.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setText("claim")
    assert topics.pane.text.find_words("claim") > 3
    assert topics.choose("scoring")  # the hits of one topic are no hits of another
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert bar.isHidden()
    assert is_at_entrance(view)
    topics.pane.text.selectAll()
    view.acted_on.copy()
    assert copied().startswith("Scoring")


def test_line_of_the_overview_is_copied(view: EditionsView) -> None:
    view.show_overview()
    view.acted_on.open_find_bar()
    assert view.entrances.topics.pane.find_bar.isHidden()
    view.acted_on.copy_with_citation()
    assert copied().startswith("64 · Procedure After")
    assert copied().count("\t") == 2


def test_end_of_the_changes_is_told(view: EditionsView, shared_window: MainWindow) -> None:
    view.pane.text.go_to(len(view.pane.text.page.rows) - 1)
    QTest.keyClick(view.pane.text, Qt.Key.Key_Down, ALT)
    assert shared_window.parts.status_line.currentMessage() == "No more changes in this law"


def test_topics_are_between_the_editions_chosen(view: EditionsView) -> None:
    view.show_topics()
    topics = view.entrances.topics
    assert topics.choose("revoke")
    row = topics.list.currentRow()
    of_all = topics.list.item(row).text()
    view.pane.show_editions((SR, BG))
    view.show_topics()
    assert topics.list.item(row).text() != of_all
    assert topics.list.currentRow() == row


def test_enter_on_a_topic_goes_to_its_citations(view: EditionsView) -> None:
    view.show_topics()
    topics = view.entrances.topics
    QTest.keyClick(topics.list, Qt.Key.Key_Down)
    QTest.keyClick(topics.list, Qt.Key.Key_Return)
    assert topics.pane.text.hasFocus()
    QTest.keyClick(topics.pane.text, Qt.Key.Key_Escape)
    assert not is_at_entrance(view)


def test_overview_says_what_it_counts_and_leads_on(view: EditionsView) -> None:
    view.show_overview()
    counted = view.entrances.findChild(QLabel, "comparison-counted")
    assert isinstance(counted, QLabel)
    assert "a director would rule differently" in counted.text()
    QTest.mouseClick(view.entrances.bar.topics, LEFT)
    assert not is_at_overview(view)
    QTest.mouseClick(view.entrances.bar.overview, LEFT)
    assert is_at_overview(view)
    assert view.entrances.bar.law.text() == "Back to Law 64"
    QTest.mouseClick(view.entrances.bar.law, LEFT)
    assert not is_at_entrance(view)


def test_law_leads_to_the_worked_examples_of_the_commentary(
    view: EditionsView, read: Callable[[], str]
) -> None:
    view.show_law(27)
    assert "Worked examples in the commentary (1)" in view.pane.text.toPlainText()
    page = view.pane.text.page
    requested = PlaceLink(Address.parse("bg2017/commentary:2"))
    number = next(n for n, link in enumerate(page.links) if link == requested)
    view.pane.text.link_activated.emit(number)
    assert read() == "bg2017/commentary:2"


@pytest.mark.parametrize("what", ["law", "overview", "topics"])
def test_what_is_shown_is_printed(view: EditionsView, tmp_path: Path, what: str) -> None:
    if what != "law":
        getattr(view, f"show_{what}")()
    document = document_of(view.printed().html, QApplication.font(), "a comparison")
    expected = {"law": "Postupak nakon", "overview": "All laws", "topics": "Before the auction"}
    assert expected[what] in document.toPlainText()
    printer = printer_for("a comparison", is_wide=True)
    assert printer.pageLayout().orientation() is QPageLayout.Orientation.Landscape
    file = tmp_path / "printed.pdf"
    printer.setOutputFileName(str(file))
    document.print_(printer)
    assert file.read_bytes().startswith(b"%PDF")


def test_preview_shows_the_pages(view: EditionsView, qtbot: QtBot, tmp_path: Path) -> None:
    document = document_of(view.printed().html, QApplication.font(), "a comparison")
    printer = printer_for("a comparison", is_wide=True)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog = Preview(document, printer, view)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.paintRequested):
        dialog.show()
