"""The contents by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.contents import contents_of
from bridge_rules_gui.window.library.contents_view import ContentsView
from tests.factories import BG, RU


@pytest.fixture
def view(qtbot: QtBot, small_corpus: Corpus) -> ContentsView:
    view = ContentsView()
    qtbot.addWidget(view)
    view.resize(280, 500)
    view.show_contents(contents_of(small_corpus, BG))
    view.show()
    return view


def shown(view: ContentsView, parent: QModelIndex | None = None) -> list[str]:
    """Return the lines to be seen: those whose headings are unfolded."""
    model = view.tree.model()
    above = parent or QModelIndex()
    lines: list[str] = []
    for row in range(model.rowCount(above)):
        index = model.index(row, 0, above)
        lines.append(index.data())
        if view.tree.isExpanded(index):
            lines += shown(view, index)
    return lines


def line(view: ContentsView, text: str) -> QModelIndex:
    model = view.tree.model()
    found = model.match(
        model.index(0, 0),
        Qt.ItemDataRole.DisplayRole,
        text,
        1,
        Qt.MatchFlag.MatchStartsWith | Qt.MatchFlag.MatchRecursive,
    )
    return found[0]


def click(qtbot: QtBot, view: ContentsView, text: str) -> None:
    index = line(view, text)
    view.tree.scrollTo(index)
    where = view.tree.visualRect(index).center()
    QTest.mouseClick(
        view.tree.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
    )


def test_chapters_are_unfolded_and_laws_folded(view: ContentsView) -> None:
    assert shown(view) == [
        "Definitions",
        "23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА",
        "V Наддаване",
        "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
        "30",
        "31",
    ]


def test_click_opens_a_law(qtbot: QtBot, view: ContentsView) -> None:
    with qtbot.waitSignal(view.place_activated) as activated:
        click(qtbot, view, "27")
    assert activated.args == [Address.parse("bg2017/27")]


def test_click_folds_a_chapter(qtbot: QtBot, view: ContentsView) -> None:
    with qtbot.assertNotEmitted(view.place_activated):
        click(qtbot, view, "V")
    assert "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" not in shown(view)
    click(qtbot, view, "V")
    assert "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" in shown(view)


def test_enter_opens_a_line_but_no_heading(qtbot: QtBot, view: ContentsView) -> None:
    view.tree.setCurrentIndex(line(view, "30"))
    with qtbot.waitSignal(view.place_activated) as activated:
        QTest.keyClick(view.tree, Qt.Key.Key_Return)
    assert activated.args == [Address.parse("bg2017/30")]
    view.tree.setCurrentIndex(line(view, "V"))
    with qtbot.assertNotEmitted(view.place_activated):
        QTest.keyClick(view.tree, Qt.Key.Key_Return)


def test_typing_narrows_the_contents_and_escape_brings_them_back(
    qtbot: QtBot, view: ContentsView
) -> None:
    QTest.keyClicks(view.filter, "27B")
    assert shown(view) == [
        "V Наддаване",
        "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
        "27B Недостатъчната декларация не е приета",
    ]
    QTest.keyClick(view.filter, Qt.Key.Key_Escape)
    assert view.filter.text() == ""
    assert len(shown(view)) == 6


def test_enter_in_the_filter_opens_the_first_answer(qtbot: QtBot, view: ContentsView) -> None:
    view.filter.setText("приета")
    with qtbot.waitSignal(view.place_activated) as activated:
        QTest.keyClick(view.filter, Qt.Key.Key_Return)
    assert activated.args == [Address.parse("bg2017/27B")]


def test_down_leads_from_the_filter_into_the_answers(qtbot: QtBot, view: ContentsView) -> None:
    view.activateWindow()
    view.begin_filter()
    QTest.keyClicks(view.filter, "23")
    QTest.keyClick(view.filter, Qt.Key.Key_Down)
    assert view.tree.currentIndex().data() == "23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА"


def test_filter_without_answers_says_so_and_offers_the_way_out(
    qtbot: QtBot, view: ContentsView
) -> None:
    view.filter.setText("<b>zzz</b>")
    assert not view.tree.isVisible()
    assert "“<b>zzz</b>”" in view.nothing_found.text()
    button = view.findChild(QPushButton, "contents-show-all")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert view.tree.isVisible()
    assert len(shown(view)) == 6


def test_enter_in_a_filter_without_answers_does_nothing(qtbot: QtBot, view: ContentsView) -> None:
    view.filter.setText("zzz")
    with qtbot.assertNotEmitted(view.place_activated):
        QTest.keyClick(view.filter, Qt.Key.Key_Return)


def test_place_being_read_is_marked_at_its_law(view: ContentsView) -> None:
    view.show_place(Address.parse("bg2017/27B1(a)"))
    assert view.tree.currentIndex().data() == "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"


def test_place_being_read_is_marked_at_its_section_where_the_law_is_unfolded(
    view: ContentsView,
) -> None:
    view.tree.expand(line(view, "27 "))
    view.show_place(Address.parse("bg2017/27B1(a)"))
    assert view.tree.currentIndex().data() == "27B Недостатъчната декларация не е приета"


def test_definition_being_read_is_marked_at_the_definitions(view: ContentsView) -> None:
    view.show_place(Address.parse("bg2017/def:double"))
    assert view.tree.currentIndex().data() == "Definitions"
    view.tree.expand(line(view, "Definitions"))
    view.show_place(Address.parse("bg2017/def:double"))
    assert view.tree.currentIndex().data() == "Контра (Double)"


def test_place_without_a_line_leaves_nothing_marked(view: ContentsView) -> None:
    view.show_place(Address.parse("bg2017/27"))
    view.show_place(Address.parse("bg2017/commentary:1"))
    assert not view.tree.currentIndex().isValid()


def test_folded_chapter_is_unfolded_for_the_place_being_read(view: ContentsView) -> None:
    view.tree.collapse(line(view, "V"))
    view.show_place(Address.parse("bg2017/27"))
    assert "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" in shown(view)


def test_filter_stays_when_the_book_changes(view: ContentsView, small_corpus: Corpus) -> None:
    view.filter.setText("27")
    view.show_contents(contents_of(small_corpus, RU))
    assert shown(view) == ["V [The Auction]", "27 Недостаточная заявка"]


def test_long_titles_wrap_at_the_width_of_the_pane(view: ContentsView) -> None:
    law = line(view, "23")
    wide = view.tree.visualRect(law).height()
    view.resize(140, 500)
    view.tree.doItemsLayout()
    assert view.tree.visualRect(law).height() > wide


def test_every_control_has_a_name_for_screen_readers(view: ContentsView) -> None:
    assert view.filter.accessibleName()
    assert view.tree.accessibleName()


def test_line_of_the_place_stays_in_sight_when_the_room_changes(view: ContentsView) -> None:
    view.show_place(Address.parse("bg2017/64"))
    for size in ((140, 90), (280, 500), (120, 120)):
        view.resize(*size)
        view.tree.doItemsLayout()
        mark = view.tree.visualRect(view.tree.currentIndex())
        assert view.tree.viewport().rect().contains(mark.center())
