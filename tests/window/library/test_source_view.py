"""The lines of the source document a place was read from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.library.places import source_of
from bridge_rules_gui.window.library.source_view import SourceView
from bridge_rules_gui.window.looks.palette import LIGHT


def source_at(qtbot: QtBot, corpus: Corpus, place: str) -> SourceView:
    source = source_of(corpus, Address.parse(place))
    assert source is not None
    view = SourceView()
    qtbot.addWidget(view)
    view.show_source(place, source)
    return view


def line_at_top_third(view: SourceView) -> int:
    """Return the number of the line the view has been brought to."""
    return view.lines.textCursor().blockNumber() + 1


def test_lines_of_the_provision_are_marked_in_their_surroundings(
    qtbot: QtBot, corpus: Corpus
) -> None:
    view = source_at(qtbot, corpus, "bg2017/27A1")
    (line,) = view.lines.marked_lines
    assert line.startswith("1. Всяка недостатъчна декларация")
    assert "ПРАВИЛО 28" in view.lines.toPlainText()
    title = view.findChild(QLabel)
    assert title is not None
    assert title.text() == "bg2017/27A1 · bg2017.txt · line 1067"


def test_marked_lines_carry_a_bar(qtbot: QtBot, corpus: Corpus) -> None:
    view = source_at(qtbot, corpus, "bg2017/27A1")
    picture = view.lines.grab().toImage()
    bar = QColor(LIGHT.bar).rgb()
    column = view.lines.gutter_width() - 6
    assert any(picture.pixel(column, y) == bar for y in range(picture.height()))


def test_next_part_goes_round_the_pages_of_the_old_book(qtbot: QtBot, corpus: Corpus) -> None:
    place = next(
        provision.address
        for provision in corpus.books[Address.parse("ru1987/1").edition].provisions
        if len(provision.source.ranges) == 2
    )
    source = source_of(corpus, place)
    assert source is not None
    view = source_at(qtbot, corpus, str(place))
    button = next(b for b in view.findChildren(QPushButton) if b.text() == "Next part")
    assert line_at_top_third(view) == source.ranges[0][0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert line_at_top_third(view) == source.ranges[1][0]
    button.click()
    assert line_at_top_third(view) == source.ranges[0][0]


def test_missing_document_is_told_with_its_cure(qtbot: QtBot) -> None:
    view = SourceView()
    qtbot.addWidget(view)
    view.show_source("bg2017/27", SourceLines("lost.txt", ((1, 2),)))
    title = view.findChild(QLabel)
    assert title is not None
    assert "content/sources/lost.txt cannot be read" in title.text()
    assert view.lines.toPlainText() == ""


def test_escape_closes_the_source(qtbot: QtBot, corpus: Corpus) -> None:
    view = source_at(qtbot, corpus, "bg2017/27A1")
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
