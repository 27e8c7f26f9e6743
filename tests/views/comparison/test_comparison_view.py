"""The comparison as a reader uses it, by mouse and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.comparison.comparison import Filter
from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.views.comparison.rows_text import NO_ROW
from bridge_rules_gui.views.looks.palette import DARK, HIGH_CONTRAST, LIGHT, Colours
from tests.views.looks.contrast import contrast

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.comparison.comparison_view import ComparisonView

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def shown(view: ComparisonView) -> str:
    return view.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def columns(view: ComparisonView) -> list[Edition]:
    assert view.comparison is not None
    return list(view.comparison.editions)


def link_to(view: ComparisonView, address: str) -> int:
    assert view.text.page is not None
    wanted = PlaceLink(Address.parse(address))
    return next(i for i, link in enumerate(view.text.page.links) if link == wanted)


def test_three_editions_stand_side_by_side_below_the_change_notes(view: ComparisonView) -> None:
    text = shown(view)
    assert columns(view) == [RU, SR, BG]
    assert text.index("1987 → 2007") < text.index("Postupak nakon utvrđenog renonsa")
    assert "change of substance" in text
    assert view.bar.count.text() == "11 of 16 rows changed"
    assert view.bar.title.text() == "Procedure After Establishment of a Revoke"


def test_cells_of_a_row_begin_on_one_line(view: ComparisonView) -> None:
    text = view.text
    for row in range(len(text.page.rows) if text.page else 0):
        at = [text.anchor_position(f"cell-{row}-{column}") for column in range(3)]
        rects = [text.cursorRect(text.cursor_over(a or 0, a or 0)) for a in at]
        assert max(r.top() for r in rects) - min(r.top() for r in rects) <= 2
        assert rects[0].left() < rects[1].left() < rects[2].left()


@pytest.mark.parametrize("editions", [(RU, SR, BG), (BG, RU)])
def test_heads_stand_above_their_columns(
    view: ComparisonView, editions: tuple[Edition, ...]
) -> None:
    view.show_editions(editions)
    QApplication.processEvents()
    for column in range(len(editions)):
        at = view.text.anchor_position(f"cell-1-{column}") or 0
        left = view.text.cursorRect(view.text.cursor_over(at, at)).left()
        room = view.text.viewport().mapTo(view, view.text.viewport().rect().topLeft()).x()
        head = view.heads.choices[column].geometry()
        assert abs(room + left - head.left()) < 24


def test_alt_down_goes_through_the_changes_and_alt_up_back(view: ComparisonView) -> None:
    assert view.text.page is not None
    changes = view.text.page.stops
    for row in changes[:3]:
        QTest.keyClick(view.text, Qt.Key.Key_Down, ALT)
        assert view.text.row == row
        assert view.text.row_rect(row).top() <= 16
    QTest.keyClick(view.text, Qt.Key.Key_Up, ALT)
    assert view.text.row == changes[1]


def test_after_the_last_change_there_is_no_next(view: ComparisonView) -> None:
    assert view.text.page is not None
    for _ in range(20):
        QTest.mouseClick(view.bar.steps.next, LEFT)
    assert view.text.row == view.text.page.stops[-1]
    for _ in range(20):
        QTest.mouseClick(view.bar.steps.previous, LEFT)
    assert view.text.row == view.text.page.stops[0]


def test_filter_shows_only_its_rows(view: ComparisonView) -> None:
    view.bar.rows.setFocus()
    QTest.keyClick(view.bar.rows, Qt.Key.Key_Down)
    QTest.keyClick(view.bar.rows, Qt.Key.Key_Down)
    assert view.bar.rows.wanted is Filter.SUBSTANCE
    assert view.bar.rows.currentText() == "Only substance (8)"
    assert view.text.page is not None
    assert len(view.text.page.rows) == 8
    assert "wording only" not in shown(view)
    assert view.text.row == NO_ROW


def test_filter_that_leaves_nothing_says_so_and_the_next_change_is_none(
    view: ComparisonView,
) -> None:
    view.show_law(3)
    QTest.keyClick(view.bar.rows, Qt.Key.Key_Down)
    assert "No row of this law" in shown(view)
    QTest.keyClick(view.text, Qt.Key.Key_Down, ALT)
    assert view.text.row == NO_ROW


def test_law_is_chosen_by_its_number(view: ComparisonView, qtbot: QtBot) -> None:
    view.bar.law.setFocus()
    view.bar.law.selectAll()
    QTest.keyClicks(view.bar.law, "27")
    assert view.law == 64
    with qtbot.waitSignal(view.law_changed) as changed:
        QTest.keyClick(view.bar.law, Qt.Key.Key_Return)
    assert changed.args == [27]
    assert "Nedovoljan licit" in shown(view)
    QTest.keyClick(view.bar.law, Qt.Key.Key_Up)
    assert view.law == 28


def test_turning_stops_at_the_ends(view: ComparisonView) -> None:
    view.show_law(93)
    view.show_law(view.law + 1)
    assert view.law == 93


def test_another_edition_in_a_column_changes_places(view: ComparisonView) -> None:
    first = view.heads.choices[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert sorted(columns(view)) == sorted(Edition)
    assert columns(view)[0] is BG
    assert [c.currentIndex() for c in view.heads.choices] == [
        list(Edition).index(edition) for edition in columns(view)
    ]


def test_third_column_can_be_left_out_and_comes_back(view: ComparisonView) -> None:
    third = view.heads.choices[2]
    third.setFocus()
    QTest.keyClick(third, Qt.Key.Key_Down)
    assert columns(view) == [RU, SR]
    assert "АВТОМАТИЧНА" not in shown(view).upper()
    QTest.keyClick(third, Qt.Key.Key_Up)
    assert columns(view) == [RU, SR, BG]


def test_edition_left_out_takes_the_place_of_the_one_taken_away(view: ComparisonView) -> None:
    view.show_editions((SR, BG))
    third = view.heads.choices[2]
    third.setCurrentIndex(1)
    third.activated.emit(1)
    assert columns(view) == [RU, BG, SR]


def test_click_on_a_citation_opens_it(view: ComparisonView, qtbot: QtBot) -> None:
    number = link_to(view, "sr2007/64A1")
    point = view.text.link_rect(number).center()
    with qtbot.waitSignal(view.place_activated) as activated:
        QTest.mouseClick(view.text.viewport(), LEFT, pos=point)
    assert activated.args == [Address.parse("sr2007/64A1")]


def test_tab_and_enter_open_a_citation(view: ComparisonView, qtbot: QtBot) -> None:
    QTest.keyClick(view.text, Qt.Key.Key_Tab)
    with qtbot.waitSignal(view.place_activated) as activated:
        QTest.keyClick(view.text, Qt.Key.Key_Return)
    assert activated.args == [Address.parse("sr2007/64A2")]


def test_differing_references_are_lit_in_their_cells_alone(view: ComparisonView) -> None:
    view.show_law(27)
    assert "П16С" in view.text.lit_words
    assert "član 16" in view.text.lit_words
    assert not {"2007", "1987"} & set(view.text.lit_words)


def test_label_that_reads_like_a_reference_or_number_is_not_lit(view: ComparisonView) -> None:
    # 27C refers to "В3" in 2017, and the cells of 27B3 are labelled "3"
    for law in (27, 64, 12):
        view.show_law(law)
        text = view.text.document().toRawText()
        for start, end in view.text.lit_spans:
            assert text[end] != "\t"
            assert text[start:end].strip()


def test_terms_add_words_of_obligation_and_leave_the_row_in_its_place(
    view: ComparisonView, terminology: Terminology
) -> None:
    view.show_law(73)
    for _ in range(4):
        view.pane.go_to_next_change()
    row, top = view.text.row, view.text.row_rect(view.text.row).top()
    assert "Obligation" not in shown(view)
    view.take_comparisons(view.comparisons.with_terminology(terminology))
    assert "Obligation" in shown(view)
    assert view.text.row == row
    assert abs(view.text.row_rect(row).top() - top) <= 2


def test_overview_opens_with_the_law_and_escape_leads_back(
    view: ComparisonView, qtbot: QtBot
) -> None:
    view.show_overview()
    assert view.is_overview_shown
    assert view.map.currentIndex().data().startswith("64 · ")
    QTest.keyClick(view.map, Qt.Key.Key_Escape)
    assert not view.is_entrance_shown
    with qtbot.waitSignal(view.left):
        QTest.keyClick(view.text, Qt.Key.Key_Escape)


def test_law_is_opened_from_the_overview_by_key_and_click(view: ComparisonView) -> None:
    QTest.mouseClick(view.bar.overview, LEFT)
    QTest.keyClick(view.map, Qt.Key.Key_Down)
    QTest.keyClick(view.map, Qt.Key.Key_Return)
    assert (view.law, view.is_overview_shown) == (65, False)
    view.show_overview()
    above = view.map.currentIndex().siblingAtRow(view.map.currentIndex().row() - 2)
    QTest.mouseClick(view.map.viewport(), LEFT, pos=view.map.visualRect(above).center())
    assert view.law == 63


def test_chapter_of_the_overview_opens_nothing(view: ComparisonView) -> None:
    view.show_overview()
    first = view.map.model().index(0, 0)
    view.map.setCurrentIndex(first)
    QTest.keyClick(view.map, Qt.Key.Key_Return)
    assert view.is_overview_shown


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_CONTRAST])
def test_badges_can_be_read_in_every_theme(view: ComparisonView, colours: Colours) -> None:
    view.set_colours(colours)
    assert contrast(colours.selection_ink, colours.selection) >= 4.5
    assert contrast(colours.ink, colours.focus) >= 4.5
    assert contrast(colours.quiet_ink, colours.shade) >= 4.5
    assert "change of substance" in shown(view)


def test_zoom_keeps_the_law(view: ComparisonView) -> None:
    before = view.text.document().size().height()
    view.set_zoom(150)
    assert view.text.document().size().height() > before
    assert view.law == 64


@pytest.mark.parametrize(("width", "is_below"), [(1600, False), (700, True)])
def test_name_of_the_law_has_room_in_a_narrow_window(
    qtbot: QtBot, view: ComparisonView, width: int, *, is_below: bool
) -> None:
    view.resize(width, 600)
    bar = view.bar
    needed = bar.title.fontMetrics().horizontalAdvance(bar.title.text())
    qtbot.waitUntil(lambda: bar.title.width() >= needed)
    assert (bar.title.y() > bar.law.geometry().bottom()) is is_below
    assert bar.steps.geometry().right() <= width
