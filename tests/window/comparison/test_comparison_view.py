"""The comparison as a reader uses it, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.comparison.comparison import Filter
from bridge_rules_gui.comparison.page import SUMMARY, unchanged_runs
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.typesetting.links import FoldLink, PlaceLink
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.looks.palette import DARK, HIGH_CONTRAST, LIGHT, Colours
from bridge_rules_gui.window.main_window import MainWindow
from tests.window.looks.contrast import contrast

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def shown(view: EditionsView) -> str:
    return view.pane.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def columns(view: EditionsView) -> list[Edition]:
    assert view.pane.comparison is not None
    return list(view.pane.comparison.editions)


def link_to(view: EditionsView, address: str) -> int:
    requested = PlaceLink(Address.parse(address))
    return next(i for i, link in enumerate(view.pane.text.page.links) if link == requested)


def fold_at(view: EditionsView, row: int) -> int:
    return view.pane.text.page.links.index(FoldLink(row))


def is_folded(view: EditionsView, row: int) -> bool:
    text = view.pane.text
    return text.anchor_position(f"row-{row}") == text.anchor_position(f"end-{row}")


def test_what_changed_stands_above_the_texts_of_three_editions(view: EditionsView) -> None:
    text = shown(view)
    assert columns(view) == [RU, SR, BG]
    assert text.index("A footnote says that a trick won") < text.index("a štih u kom se desio")
    assert "change of substance" in text
    assert view.pane.bar.count.text() == "11 of 16 rows changed"
    assert view.pane.bar.title.text() == "Procedure After Establishment of a Revoke"


def test_cells_of_a_row_begin_on_one_line(view: EditionsView) -> None:
    text = view.pane.text
    for row in range(len(text.page.rows)):
        at = [text.anchor_position(f"cell-{row}-{column}") for column in range(3)]
        rects = [text.cursorRect(text.cursor_over(a or 0, a or 0)) for a in at]
        if is_folded(view, row):
            continue
        assert max(r.top() for r in rects) - min(r.top() for r in rects) <= 2
        assert rects[0].left() < rects[1].left() < rects[2].left()


@pytest.mark.parametrize("editions", [(RU, SR, BG), (BG, RU)])
def test_heads_stand_above_their_columns(view: EditionsView, editions: tuple[Edition, ...]) -> None:
    view.pane.show_editions(editions)
    QApplication.processEvents()
    for column in range(len(editions)):
        at = view.pane.text.anchor_position(f"cell-1-{column}") or 0
        left = view.pane.text.cursorRect(view.pane.text.cursor_over(at, at)).left()
        room = view.pane.text.viewport().mapTo(view, view.pane.text.viewport().rect().topLeft()).x()
        head = view.pane.heads.labels[column].geometry()
        assert abs(room + left - head.left()) < 4


def test_alt_down_goes_through_the_changes_and_alt_up_back(view: EditionsView) -> None:
    changes = view.pane.text.page.stops
    for row in changes[:3]:
        QTest.keyClick(view.pane.text, Qt.Key.Key_Down, ALT)
        assert view.pane.text.here == row
        assert view.pane.text.row_rect(row).top() <= 16
    QTest.keyClick(view.pane.text, Qt.Key.Key_Up, ALT)
    assert view.pane.text.here == changes[1]


def test_after_the_last_change_there_is_no_next(view: EditionsView) -> None:
    for _ in range(20):
        QTest.mouseClick(view.pane.bar.steps.next, LEFT)
    assert view.pane.text.here == view.pane.text.page.stops[-1]
    for _ in range(20):
        QTest.mouseClick(view.pane.bar.steps.previous, LEFT)
    assert view.pane.text.here == view.pane.text.page.stops[0]


def test_filter_shows_only_its_rows(view: EditionsView) -> None:
    view.pane.bar.rows.setFocus()
    QTest.keyClick(view.pane.bar.rows, Qt.Key.Key_Down)
    QTest.keyClick(view.pane.bar.rows, Qt.Key.Key_Down)
    assert view.pane.bar.rows.selected is Filter.SUBSTANCE
    assert view.pane.bar.rows.currentText() == "Only substance (8)"
    assert len(view.pane.text.page.rows) == 8
    assert "wording only" not in shown(view)
    assert view.pane.text.here == NOWHERE


def test_filter_that_leaves_nothing_says_so_and_the_next_change_is_none(
    view: EditionsView,
) -> None:
    view.show_law(3)
    QTest.keyClick(view.pane.bar.rows, Qt.Key.Key_Down)
    assert "This law has no rows of this kind" in shown(view)
    QTest.keyClick(view.pane.text, Qt.Key.Key_Down, ALT)
    assert view.pane.text.here == NOWHERE


def test_law_is_chosen_by_its_number(
    view: EditionsView, shared_window: MainWindow, qtbot: QtBot
) -> None:
    view.pane.bar.law.setFocus()
    view.pane.bar.law.selectAll()
    QTest.keyClicks(view.pane.bar.law, "27")
    assert view.law == 64
    QTest.keyClick(view.pane.bar.law, Qt.Key.Key_Return)
    address = shared_window.parts.status_line.address
    qtbot.waitUntil(lambda: address.text().endswith("/27"))
    assert "Nedovoljan licit" in shown(view)
    QTest.keyClick(view.pane.bar.law, Qt.Key.Key_Up)
    assert view.law == 28


def test_turning_stops_at_the_ends(view: EditionsView) -> None:
    view.show_law(93)
    view.show_law(view.law + 1)
    assert view.law == 93


def names_above(view: EditionsView) -> list[str]:
    return [label.text() for label in view.pane.heads.labels if label.isVisible()]


def test_column_is_moved_to_the_left_by_mouse_and_keyboard(view: EditionsView) -> None:
    first, second, third = view.pane.heads.movers
    assert not first.isVisible()
    QTest.mouseClick(third, LEFT)
    assert columns(view) == [RU, BG, SR]
    assert third.accessibleName() == "Move 2007 · Serbian to the left"
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert columns(view) == [BG, RU, SR]
    assert names_above(view) == ["2017 · Bulgarian", "1987 · Russian", "2007 · Serbian"]


def test_changes_stand_in_the_column_of_their_edition(view: EditionsView) -> None:
    for editions in ((RU, SR, BG), (BG, RU, SR)):
        view.pane.show_editions(editions)
        text = view.pane.text
        at = text.words.index("There is no automatic adjustment")
        cell = text.anchor_position(f"cell-1-{editions.index(BG)}") or 0
        left = text.cursorRect(text.cursor_over(at, at)).left()
        assert abs(left - text.cursorRect(text.cursor_over(cell, cell)).left()) <= 2


def test_edition_is_left_out_and_comes_back_by_mouse_and_keyboard(view: EditionsView) -> None:
    segments = view.pane.bar.editions.segments
    QTest.mouseClick(segments[BG], LEFT)
    assert columns(view) == [RU, SR]
    assert names_above(view) == ["1987 · Russian", "2007 · Serbian"]
    assert "АВТОМАТИЧНА" not in shown(view).upper()
    QTest.mouseClick(segments[BG], LEFT)
    assert columns(view) == [RU, SR, BG]
    segments[RU].setFocus()
    QTest.keyClick(segments[RU], Qt.Key.Key_Space)
    assert columns(view) == [SR, BG]
    QTest.keyClick(segments[RU], Qt.Key.Key_Space)
    assert columns(view) == [RU, SR, BG]


def test_fewer_than_two_editions_cannot_be_chosen(view: EditionsView) -> None:
    view.pane.show_editions((SR, BG))
    QTest.mouseClick(view.pane.bar.editions.segments[BG], LEFT)
    assert columns(view) == [SR, BG]
    assert view.pane.bar.editions.segments[BG].isChecked()


def test_edition_comes_back_last_where_the_columns_were_put_in_another_order(
    view: EditionsView,
) -> None:
    view.pane.show_editions((BG, RU))
    QTest.mouseClick(view.pane.bar.editions.segments[SR], LEFT)
    assert columns(view) == [BG, RU, SR]


def test_unchanged_rows_are_folded_and_unfold_by_click(view: EditionsView) -> None:
    text = view.pane.text
    assert view.pane.comparison is not None
    run = next(run for run in unchanged_runs(view.pane.comparison.rows) if len(run) > 1)
    assert all(is_folded(view, row) for row in run)
    assert f"{len(run)} provisions unchanged: 64B" in shown(view)
    text.bring_into_sight(text.link_rect(fold_at(view, run.start)))
    point = text.link_rect(fold_at(view, run.start)).center()
    QTest.mouseClick(text.viewport(), LEFT, pos=point)
    assert not any(is_folded(view, row) for row in run)


def test_unchanged_rows_unfold_and_fold_by_keyboard_which_stays_there(view: EditionsView) -> None:
    text = view.pane.text
    QTest.keyClick(text, Qt.Key.Key_Tab)
    while not isinstance(text.page.links[text.focused_link], FoldLink) or text.focused_link == 0:
        QTest.keyClick(text, Qt.Key.Key_Tab)
    assert text.focused_link == fold_at(view, 0)
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert not is_folded(view, 0)
    assert text.focused_link == fold_at(view, 0)
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert is_folded(view, 0)


def test_notes_of_the_law_unfold_from_their_first_sentences(view: EditionsView) -> None:
    assert "When both sides revoked on the same board" not in shown(view)
    view.pane.text.link_activated.emit(fold_at(view, SUMMARY))
    assert "When both sides revoked on the same board" in shown(view)


def test_place_in_a_fold_is_unfolded(view: EditionsView) -> None:
    view.show_place(Address.parse("bg2017/64B4"))
    row = view.pane.text.here
    assert view.pane.text.page.rows[row].has(Address.parse("bg2017/64B4"))
    assert not is_folded(view, row)


@pytest.mark.parametrize("width", [1280, 1920])
@pytest.mark.parametrize("editions", [(RU, SR, BG), (SR, BG)])
def test_no_line_is_longer_than_can_be_read(
    shared_window: MainWindow, view: EditionsView, width: int, editions: tuple[Edition, ...]
) -> None:
    shared_window.resize(width, 800)
    view.pane.show_editions(editions)
    QApplication.processEvents()
    lines = []
    block = view.pane.text.document().begin()
    while block.isValid():
        layout = block.layout()
        lines += [layout.lineAt(n).textLength() for n in range(layout.lineCount())]
        block = block.next()
    assert len(lines) > 100
    assert max(lines) <= 80


def test_no_letter_is_smaller_than_twelve_pixels(view: EditionsView) -> None:
    view.pane.open_find_bar()
    block = view.pane.text.document().begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            fragment = pieces.fragment()
            pieces += 1
            if fragment.text().strip("\N{ZERO WIDTH SPACE}") and not fragment.text().isdigit():
                assert QFontInfo(fragment.charFormat().font()).pixelSize() >= 12, fragment.text()
        block = block.next()


def test_click_on_a_citation_opens_it(view: EditionsView, read: Callable[[], str]) -> None:
    number = link_to(view, "sr2007/64A1")
    point = view.pane.text.link_rect(number).center()
    QTest.mouseClick(view.pane.text.viewport(), LEFT, pos=point)
    assert read() == "sr2007/64A1"


def test_tab_and_enter_open_a_citation(view: EditionsView, read: Callable[[], str]) -> None:
    QTest.keyClick(view.pane.text, Qt.Key.Key_Tab)
    QTest.keyClick(view.pane.text, Qt.Key.Key_Tab)
    QTest.keyClick(view.pane.text, Qt.Key.Key_Return)
    assert read() == "sr2007/64A2"


def test_differing_references_are_lit_in_their_cells_alone(view: EditionsView) -> None:
    view.show_law(27)
    assert "П16С" in view.pane.text.lit_words
    assert "član 16" in view.pane.text.lit_words
    assert not {"2007", "1987"} & set(view.pane.text.lit_words)


def test_label_that_reads_like_a_reference_or_number_is_not_lit(view: EditionsView) -> None:
    # 27C refers to "В3" in 2017, and the cells of 27B3 are labelled "3"
    for law in (27, 64, 12):
        view.show_law(law)
        text = view.pane.text.document().toRawText()
        for start, end in view.pane.text.lit_spans:
            assert text[end] != "\t"
            assert text[start:end].strip()


def test_overview_opens_with_the_law_and_escape_leads_back(
    view: EditionsView, read: Callable[[], str]
) -> None:
    view.show_overview()
    assert view.is_overview_shown
    assert view.entrances.map.currentIndex().data().startswith("64 · ")
    QTest.keyClick(view.entrances.map, Qt.Key.Key_Escape)
    assert not view.is_entrance_shown
    assert not read()
    QTest.keyClick(view.pane.text, Qt.Key.Key_Escape)
    assert read()


def test_law_is_opened_from_the_overview_by_key_and_click(view: EditionsView) -> None:
    QTest.mouseClick(view.pane.bar.overview, LEFT)
    QTest.keyClick(view.entrances.map, Qt.Key.Key_Down)
    QTest.keyClick(view.entrances.map, Qt.Key.Key_Return)
    assert (view.law, view.is_overview_shown) == (65, False)
    view.show_overview()
    above = view.entrances.map.currentIndex().siblingAtRow(
        view.entrances.map.currentIndex().row() - 2
    )
    QTest.mouseClick(
        view.entrances.map.viewport(), LEFT, pos=view.entrances.map.visualRect(above).center()
    )
    assert view.law == 63


def test_chapter_of_the_overview_opens_nothing(view: EditionsView) -> None:
    view.show_overview()
    first = view.entrances.map.model().index(0, 0)
    view.entrances.map.setCurrentIndex(first)
    QTest.keyClick(view.entrances.map, Qt.Key.Key_Return)
    assert view.is_overview_shown


@pytest.mark.parametrize(
    ("theme", "colours"), [("light", LIGHT), ("dark", DARK), ("high-contrast", HIGH_CONTRAST)]
)
def test_badges_can_be_read_in_every_theme(
    shared_window: MainWindow, view: EditionsView, theme: str, colours: Colours
) -> None:
    shared_window.parts.actions[f"theme-{theme}"].trigger()
    view.show_topics()
    view.show_overview()
    view.show_law(64)
    QApplication.processEvents()
    entrances = view.entrances
    for text in (view.pane.text, entrances.topics.pane.text, entrances.map):
        assert text.palette().color(QPalette.ColorRole.Base).name() == colours.paper
    assert f"background-color:{colours.shade}" in view.pane.text.document().defaultStyleSheet()
    assert contrast(colours.selection_ink, colours.selection) >= 4.5
    assert contrast(colours.ink, colours.focus) >= 4.5
    assert contrast(colours.quiet_ink, colours.shade) >= 4.5
    assert "change of substance" in shown(view)


def test_zoom_keeps_the_law(view: EditionsView) -> None:
    before = view.pane.text.document().size().height()
    view.set_zoom(150)
    after = view.pane.text.document().size().height()
    view.set_zoom(100)
    assert after > before
    assert view.law == 64


@pytest.mark.parametrize(("width", "is_below"), [(1600, False), (700, True)])
def test_name_of_the_law_has_room_in_a_narrow_window(
    qtbot: QtBot, shared_window: MainWindow, view: EditionsView, width: int, *, is_below: bool
) -> None:
    shared_window.resize(width, 600)
    bar = view.pane.bar
    needed = bar.title.fontMetrics().horizontalAdvance(bar.title.text())
    qtbot.waitUntil(lambda: bar.title.width() >= needed)
    assert (bar.title.y() > bar.law.geometry().bottom()) is is_below
    assert bar.steps.geometry().right() <= view.width()
