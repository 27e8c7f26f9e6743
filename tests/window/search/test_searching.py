"""Searching as a reader does it: typing, walking, opening, going back."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.search.answer import SearchAnswer
from bridge_rules_gui.search.query import Query
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.search.result_markup import Link
from bridge_rules_gui.window.search.results_list import NO_LINK
from bridge_rules_gui.window.settings import Settings
from tests.window.searching_window import CTRL, SHIFT, Reader, focused, type_into
from tests.window.study_corpus import INSTRUMENTS, small_search

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, file: Path) -> Reader:
    return Reader(qtbot, small_corpus, file, "2017 30")


def found(reader: Reader) -> list[str]:
    """Return the headings of the results."""
    model = reader.workplaces.search.model
    return [model.index(row).data() for row in range(model.rowCount())]


def test_typing_brings_answers_from_all_books(reader: Reader) -> None:
    reader.type("insufficient bid")
    assert reader.sees_answers
    assert found(reader)[0] == "27 · Недостатъчна декларация"
    assert reader.workplaces.search.filters.summary.text() == "3 places"


def test_one_letter_does_not_search(reader: Reader) -> None:
    reader.press(Qt.Key.Key_L)
    type_into(reader.bar, "о")
    assert reader.is_reading


def test_enter_opens_the_answer_of_the_edition_being_read_with_the_words_lit(
    reader: Reader,
) -> None:
    reader.type("недостаточная")
    assert found(reader)[0].startswith("27 · ")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.is_reading
    assert reader.address == "bg2017/27"
    assert reader.workplaces.law_view.hasFocus()
    lit = [
        mark.cursor.selectedText()
        for mark in reader.workplaces.law_view.extraSelections()
        if mark.format.fontUnderline() and mark.format.background().style()
    ]
    assert "НЕДОСТАТЪЧНА" in lit


def test_arrows_walk_and_enter_opens_the_one_reached(reader: Reader) -> None:
    reader.type("обява")
    QTest.keyClick(reader.bar, Qt.Key.Key_Down)
    QTest.keyClick(reader.bar, Qt.Key.Key_Down)
    QTest.keyClick(reader.bar, Qt.Key.Key_Up)
    current = reader.workplaces.search.current
    assert current is not None
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.address == str(current.hit.address) == "bg2017/23A"


def links(reader: Reader) -> list[str]:
    """Return the words of the links of the result selected."""
    panel = reader.workplaces.search
    return [
        part.words
        for line in panel.model.words(panel.model.rows[panel.results.currentIndex().row()]).lines
        for part in line
        if isinstance(part, Link)
    ]


def test_arrows_lead_through_the_links_of_a_result_and_back_to_the_bar(reader: Reader) -> None:
    reader.type("insufficient bid")
    panel = reader.workplaces.search
    panel.enter()
    assert focused() is panel.results
    assert links(reader) == ["27", "27"]
    for _ in range(3):
        QTest.keyClick(panel.results, Qt.Key.Key_Right)
    assert panel.results.link == 1, "it stops at the last one"
    QTest.keyClick(panel.results, Qt.Key.Key_Left)
    QTest.keyClick(panel.results, Qt.Key.Key_Left)
    assert panel.results.link == NO_LINK
    QTest.keyClick(panel.results, Qt.Key.Key_Right)
    QTest.keyClick(panel.results, Qt.Key.Key_Down)
    assert panel.results.link == NO_LINK, "the next result is begun with"
    QTest.keyClick(panel.results, Qt.Key.Key_Up)
    QTest.keyClick(panel.results, Qt.Key.Key_Up)
    assert reader.bar.hasFocus()


def test_arrows_lead_to_the_links_while_the_words_typed_have_the_keyboard(reader: Reader) -> None:
    reader.type("insufficient bid")
    results = reader.workplaces.search.results
    QTest.keyClick(reader.bar, Qt.Key.Key_Left)
    QTest.keyClick(reader.bar, Qt.Key.Key_Right)
    assert results.link == NO_LINK, "within the words the arrows move the cursor"
    QTest.keyClick(reader.bar, Qt.Key.Key_Right)
    QTest.keyClick(reader.bar, Qt.Key.Key_Right)
    assert results.link == 1
    QTest.keyClick(reader.bar, Qt.Key.Key_Left)
    QTest.keyClick(reader.bar, Qt.Key.Key_Left)
    assert results.link == NO_LINK
    assert reader.bar.cursorPosition() == len("insufficient bid")
    QTest.keyClick(reader.bar, Qt.Key.Key_Right)
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.is_reading
    assert reader.address == "ru1987/27"


def test_enter_on_a_link_opens_the_other_edition_with_the_words_lit(reader: Reader) -> None:
    reader.type("insufficient bid")
    panel = reader.workplaces.search
    panel.enter()
    QTest.keyClick(panel.results, Qt.Key.Key_Right)
    QTest.keyClick(panel.results, Qt.Key.Key_Return)
    assert reader.is_reading
    assert reader.address == "ru1987/27"
    lit = {mark.cursor.selectedText() for mark in reader.workplaces.law_view.extraSelections()}
    assert {"Недостаточная", "заявка"} <= lit


def point_of_link(reader: Reader, number: int) -> QPoint:
    """Return a point of a link of the first result, found by feeling for it."""
    panel = reader.workplaces.search
    row = panel.results.visualRect(panel.model.index(0))
    shape, found = Qt.CursorShape.PointingHandCursor, [QPoint()]
    for y in range(row.top(), row.bottom(), 4):
        was_on = False
        for x in range(row.left(), row.right(), 4):
            QTest.mouseMove(panel.results.viewport(), QPoint(x, y))
            is_on = panel.results.cursor().shape() is shape
            if is_on and not was_on:
                found.append(QPoint(x + 2, y))
            was_on = is_on
        if len(found) > number + 1:
            return found[number + 1]
    raise AssertionError(f"no link {number} under the pointer")


def test_click_on_a_link_opens_the_other_edition(reader: Reader) -> None:
    reader.type("insufficient bid")
    at = point_of_link(reader, 1)
    answers = reader.workplaces.search.results
    QTest.mouseClick(answers.viewport(), Qt.MouseButton.LeftButton, NONE, at)
    assert reader.is_reading
    assert reader.address == "sr2007/27"


def test_button_that_goes_up_on_another_row_opens_nothing(reader: Reader) -> None:
    reader.type("insufficient bid")
    panel = reader.workplaces.search
    first, second = (panel.results.visualRect(panel.model.index(n)).center() for n in (0, 1))
    QTest.mousePress(panel.results.viewport(), Qt.MouseButton.LeftButton, NONE, first)
    QTest.mouseRelease(panel.results.viewport(), Qt.MouseButton.LeftButton, NONE, second)
    assert reader.sees_answers


def test_results_are_in_the_edition_being_read(reader: Reader) -> None:
    reader.window.open_typed("2007 27")
    reader.type("insufficient bid")
    current = reader.workplaces.search.current
    assert current is not None
    assert str(current.hit.address) == "sr2007/27"
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.address == "sr2007/27"


def test_terms_translated_are_named_once_above_the_results(reader: Reader) -> None:
    reader.type("insufficient bid")
    line = reader.workplaces.search.translated
    assert line.text() == (
        "Translated terms: Bulgarian: недостатъчна декларация · Russian: недостаточная заявка"
        " · Serbian: nedovoljan licit"
    )
    assert line.isVisible()
    reader.type("27")
    assert not line.isVisible()


def test_tab_leads_from_the_bar_to_the_results_and_escape_back(reader: Reader) -> None:
    place = reader.bar.text()
    reader.type("недостаточная")
    QTest.keyClick(reader.bar, Qt.Key.Key_Tab)
    assert focused() is reader.workplaces.search.results
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert reader.is_reading
    assert reader.bar.text() == place


def test_leaving_the_answers_by_a_command_shows_the_place_in_the_bar(reader: Reader) -> None:
    place = reader.bar.text()
    reader.type("insufficient bid")
    reader.window.parts.actions["read"].trigger()
    assert reader.is_reading
    assert reader.bar.text() == place


def test_click_opens_an_answer(reader: Reader) -> None:
    reader.type("licit")
    answers = reader.workplaces.search.results
    where = answers.visualRect(answers.model().index(0, 0)).center()
    QTest.mouseClick(answers.viewport(), Qt.MouseButton.LeftButton, NONE, where)
    assert reader.address == "bg2017/27"


@pytest.mark.parametrize("place", ["bar", "list"])
def test_escape_goes_back_to_reading_and_nothing_is_lost(reader: Reader, place: str) -> None:
    before = reader.bar.text()
    reader.type("обява")
    if place == "list":
        reader.workplaces.search.enter()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert reader.is_reading
    assert reader.address == "bg2017/30"
    assert reader.bar.text() == before
    assert reader.workplaces.law_view.hasFocus()


def test_place_is_gone_to_as_ever(reader: Reader) -> None:
    reader.type("27B1")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.address == "bg2017/27B1"
    assert reader.is_reading


def test_citation_that_is_no_place_is_told(reader: Reader) -> None:
    reader.type("27B7")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert "27B7 (2017): not in this edition" in reader.window.parts.notice.message


def test_law_that_no_book_has_is_told_once(reader: Reader) -> None:
    reader.type("94")
    assert reader.workplaces.search.message.title.text() == "There is no Law 94"
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert not reader.window.parts.notice.message


def test_what_is_no_query_is_told(reader: Reader) -> None:
    reader.type("???")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert "is not a citation" in reader.window.parts.notice.message


def test_enter_before_the_answer_opens_it_when_it_comes(reader: Reader, qtbot: QtBot) -> None:
    reader.press(Qt.Key.Key_L)
    type_into(reader.bar, "обява")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: reader.address == "bg2017/def:call")
    assert reader.is_reading


def test_nothing_found_says_what_was_tried(reader: Reader) -> None:
    reader.type("zzz")
    message = reader.workplaces.search.message
    assert message.title.text() == "Nothing found for “zzz”"
    assert "zzz" in message.text.text()
    assert message.offer.isHidden()


def test_filters_narrow_and_an_empty_answer_offers_to_widen(reader: Reader) -> None:
    reader.type("обява")
    panel = reader.workplaces.search
    for year in ("ru1987", "bg2017"):
        button = panel.findChild(QAbstractButton, f"search-{year}")
        assert isinstance(button, QAbstractButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    reader.type("zzz")
    assert panel.message.offer.text() == "Search Everything"
    QTest.mouseClick(panel.message.offer, Qt.MouseButton.LeftButton)
    reader.type("обява")
    assert found(reader)
    assert not panel.filters.is_narrow


def test_only_the_chosen_kind_is_shown(reader: Reader, qtbot: QtBot) -> None:
    reader.type("обява")
    panel = reader.workplaces.search
    choice = panel.filters.findChild(QComboBox, "search-kind")
    assert isinstance(choice, QComboBox)
    choice.setCurrentText("Definitions")
    with qtbot.waitSignal(reader.workplaces.search.answered):
        choice.activated.emit(choice.currentIndex())
    assert {heading.split(" ")[0] for heading in found(reader)} == {"Definition"}


def test_recent_searches_are_kept_and_cleared(reader: Reader, file: Path) -> None:
    reader.type("обява")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.type("licit")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.press(Qt.Key.Key_F, CTRL | SHIFT)
    assert reader.sees_answers
    assert reader.bar.text() == "licit"
    QTest.keyClick(reader.bar, Qt.Key.Key_Delete)
    recent = reader.workplaces.search.recent
    listed = recent.list
    qt_items = [listed.item(row).text() for row in range(listed.count())]
    assert qt_items == ["licit", "обява"]
    QTest.keyClick(reader.bar, Qt.Key.Key_Down)
    assert listed.hasFocus()
    forget = recent.findChild(QAbstractButton, "search-forget")
    assert isinstance(forget, QAbstractButton)
    QTest.mouseClick(forget, Qt.MouseButton.LeftButton)
    assert Settings(file).recent.searches == ()


def test_recent_search_is_repeated(reader: Reader, qtbot: QtBot) -> None:
    reader.type("обява")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.press(Qt.Key.Key_F, CTRL | SHIFT)
    QTest.keyClick(reader.bar, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: reader.workplaces.search.is_answered)
    recent = reader.workplaces.search.recent.list
    recent.setCurrentRow(0)
    with qtbot.waitSignal(reader.workplaces.search.answered):
        QTest.keyClick(recent, Qt.Key.Key_Return)
    assert reader.bar.text() == "обява"
    assert found(reader)


def test_asked_search_is_shown_at_the_start(qtbot: QtBot, small_corpus: Corpus, file: Path) -> None:
    reader = Reader(qtbot, small_corpus, file, "search:licit")
    assert reader.sees_answers
    assert reader.bar.text() == "licit"
    assert found(reader)[0].startswith("27 · ")


def test_what_is_typed_while_the_search_is_made_ready_is_answered_after(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    may_build = threading.Event()

    def build(corpus: Corpus) -> Search:
        assert may_build.wait(10)
        return small_search(corpus)

    reader = Reader(qtbot, small_corpus, file, "", replace(INSTRUMENTS, search=build))
    qtbot.waitUntil(reader.window.parts.status_line.progress.isVisible)
    reader.press(Qt.Key.Key_L)
    type_into(reader.bar, "licit")
    panel = reader.workplaces.search
    assert "Preparing the books" in panel.message.title.text()
    with qtbot.waitSignal(reader.workplaces.search.answered, timeout=20_000):
        may_build.set()
    assert found(reader)[0].startswith("27 · ")
    assert not reader.window.parts.status_line.progress.isVisible()


def test_search_that_cannot_be_made_ready_says_why(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    def build(corpus: Corpus) -> Search:
        raise ValueError("content/terms/play.toml: the concept stands twice")

    reader = Reader(qtbot, small_corpus, file, "", replace(INSTRUMENTS, search=build))
    qtbot.waitUntil(lambda: not reader.window.parts.status_line.progress.isVisible())
    reader.type("licit")
    assert "stands twice" in reader.workplaces.search.message.text.text()


def test_query_that_cannot_be_answered_says_why(
    qtbot: QtBot, small_corpus: Corpus, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(qtbot, small_corpus, file)

    def answer(_search: Search, _query: Query, _most: int) -> SearchAnswer:
        raise ValueError("bg2017.txt: not the document that was read")

    with monkeypatch.context() as broken:
        broken.setattr(Search, "answer", answer)
        reader.type("licit")
        message = reader.workplaces.search.message
        assert message.isVisible()
        assert message.title.text() == "The search failed"
        assert message.text.text() == "bg2017.txt: not the document that was read"
    reader.type("обява")
    assert found(reader)


def test_controls_of_the_pane_have_names(reader: Reader) -> None:
    reader.type("обява")
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in reader.workplaces.search.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
    ]
    assert nameless == []


@pytest.mark.parametrize("theme", ["theme-dark", "theme-high-contrast", "theme-light"])
def test_pane_takes_the_colours(reader: Reader, theme: str) -> None:
    reader.type("обява")
    reader.window.parts.actions[theme].trigger()
    assert current_colours().paper in reader.workplaces.search.styleSheet()
    picture = reader.workplaces.search.grab().toImage()
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    }
    assert len(colours) > 5


def test_words_typed_while_the_books_are_read_are_searched_after(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    may_read = threading.Event()

    def read() -> Corpus:
        assert may_read.wait(10)
        return small_corpus

    window = MainWindow(Settings(file), read, "", INSTRUMENTS)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.painted):
        window.show()
        window.activateWindow()
    bar = window.parts.top_bar.address_bar
    bar.begin()
    type_into(bar, "licit")
    with qtbot.waitSignal(window.asked_shown, timeout=20_000):
        may_read.set()
    assert window.workplaces is not None
    panel = window.workplaces.search
    qtbot.waitUntil(lambda: panel.current is not None, timeout=20_000)
    assert bar.text() == "licit"
    assert bar.hasFocus()


def test_chapter_is_chosen_by_keyboard(reader: Reader, qtbot: QtBot) -> None:
    reader.type("обява")
    menu = reader.workplaces.search.findChild(QComboBox, "search-chapter")
    assert isinstance(menu, QComboBox)
    for _ in range(20):  # from the bar over its buttons and the switches of the filters
        if focused() is menu:
            break
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is menu
    with qtbot.waitSignal(reader.workplaces.search.answered):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    assert menu.currentText() == "I · Definitions"
    assert {heading.split(" ")[0] for heading in found(reader)} == {"Definition"}


def test_filter_there_is_not_is_told_with_those_there_are(reader: Reader) -> None:
    reader.type("kind:xyz bid")
    message = reader.workplaces.search.message
    assert message.title.text() == "There is no filter “kind:xyz”"
    assert "kind:provision|definition|" in message.text.text()


def test_law_there_is_not_is_told_as_one_types(reader: Reader) -> None:
    reader.type("Law 99")
    assert reader.workplaces.search.message.title.text() == "There is no Law 99"


def test_law_cited_beside_one_there_is_not_is_the_only_result(reader: Reader) -> None:
    reader.type("27, 99")
    assert found(reader) == ["27 · Недостатъчна декларация"]
    assert "There is no Law 99" in reader.workplaces.search.filters.summary.text()


def test_enter_on_a_list_of_laws_opens_the_first_in_the_book_being_read(reader: Reader) -> None:
    assert reader.address.startswith("bg2017/")
    reader.type("27, 30")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.is_reading
    assert reader.address == "bg2017/27"


def test_correction_offered_is_searched(reader: Reader) -> None:
    reader.type("недостатачна")
    offer = reader.workplaces.search.filters.correction
    assert offer.isVisible()
    words = offer.text().split("“")[1].split("”")[0]
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert reader.bar.text() == words
    assert words == "недостатъчна"


def test_button_beside_the_filters_leads_back_to_reading(reader: Reader) -> None:
    reader.type("licit")
    close = reader.workplaces.search.findChild(QAbstractButton, "search-close")
    assert isinstance(close, QAbstractButton)
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert reader.is_reading
    assert reader.workplaces.law_view.hasFocus()


def test_up_leads_from_the_recent_searches_to_the_bar(reader: Reader) -> None:
    reader.type("licit")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.press(Qt.Key.Key_F, CTRL | SHIFT)
    QTest.keyClick(reader.bar, Qt.Key.Key_Delete)
    QTest.keyClick(reader.bar, Qt.Key.Key_Down)
    recent = reader.workplaces.search.recent.list
    assert recent.hasFocus()
    QTest.keyClick(recent, Qt.Key.Key_Up)
    assert reader.bar.hasFocus()


def test_recent_search_is_repeated_by_a_click(reader: Reader, qtbot: QtBot) -> None:
    reader.type("licit")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.press(Qt.Key.Key_F, CTRL | SHIFT)
    QTest.keyClick(reader.bar, Qt.Key.Key_Delete)
    recent = reader.workplaces.search.recent.list
    where = recent.visualItemRect(recent.item(0)).center()
    with qtbot.waitSignal(reader.workplaces.search.answered):
        QTest.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, NONE, where)
    assert reader.bar.text() == "licit"


def test_words_found_take_the_colours_of_another_theme(reader: Reader) -> None:
    reader.type("недостаточная")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.window.parts.actions["theme-dark"].trigger()
    (ground,) = {
        mark.format.background().color().name()
        for mark in reader.workplaces.law_view.extraSelections()
        if mark.cursor.selectedText() == "НЕДОСТАТЪЧНА"
    }
    assert ground == colours_of(Theme.DARK).found


def test_words_found_are_lit_no_more_on_another_page(reader: Reader) -> None:
    reader.type("недостаточная")
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    reader.window.open_typed("30")
    reader.window.open_typed("27")
    reader.window.parts.actions["theme-dark"].trigger()
    lit = [mark.cursor.selectedText() for mark in reader.workplaces.law_view.extraSelections()]
    assert "НЕДОСТАТЪЧНА" not in lit


def test_edition_switched_off_gives_no_results(reader: Reader, qtbot: QtBot) -> None:
    reader.type("licit")
    switch = reader.workplaces.search.findChild(QAbstractButton, "search-bg2017")
    assert isinstance(switch, QAbstractButton)
    with qtbot.waitSignal(reader.workplaces.search.answered):
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert found(reader) == ["27 (2007) · Nedovoljan licit"]
    QTest.keyClick(reader.bar, Qt.Key.Key_Return)
    assert reader.address == "sr2007/27"


def test_words_answered_stand_in_the_status_line(reader: Reader) -> None:
    reader.type("licit")
    reader.type("nedovoljan")
    assert reader.address == "search:nedovoljan"
