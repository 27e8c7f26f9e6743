"""The reading pane, driven by mouse and keyboard."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QTextCharFormat, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.law_page import page_at
from bridge_rules_gui.library.preview import previews
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.library.link_previews import Preview
from bridge_rules_gui.window.library.linked_text import LinkedText
from bridge_rules_gui.window.looks.appearance import apply_palette
from bridge_rules_gui.window.looks.palette import DARK, LIGHT

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(qtbot: QtBot, corpus: Corpus, place: str, size: tuple[int, int] = (700, 500)) -> LawView:
    apply_palette(LIGHT)
    view = LawView()
    qtbot.addWidget(view)
    view.set_previewer(partial(previews, corpus))
    view.resize(*size)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    show(view, corpus, place)
    return view


def show(view: LawView, corpus: Corpus, place: str) -> None:
    address = Address.parse(place)
    view.show_page(page_at(corpus, address), address.place)


def number_of(view: LawView, words: str) -> int:
    """Return the number of the link with these words."""
    return next(s.number for s in view.link_spans if view.link_words(s.number).startswith(words))


def click_link(qtbot: QtBot, view: LawView, words: str) -> None:
    where = view.link_rect(number_of(view, words)).center()
    QTest.mouseMove(view.viewport(), where)
    QTest.mouseClick(view.viewport(), LEFT, NO_MODIFIER, where)


def type_words(field: QWidget, words: str) -> None:
    """Type words of any script; `QTest.keyClicks` knows Latin letters only."""
    for letter in words:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QGuiApplication.sendEvent(field, QKeyEvent(kind, 0, NO_MODIFIER, letter))


def top_of(view: LawView, words: str) -> int:
    """Return how far below the top of the pane words stand."""
    start = view.toPlainText().index(words)
    return view.cursorRect(view.cursor_over(start, start)).top()


# -- what is shown --------------------------------------------------------------------


def test_page_shows_labels_titles_and_words(qtbot: QtBot, small_corpus: Corpus) -> None:
    text = opened(qtbot, small_corpus, "bg2017/27").toPlainText()
    assert "ПРАВИЛО 27\nНЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ\n" in text
    assert "1\tа\tПодобна обява" in text
    assert "<легално> & по избор" in text


def test_banner_names_the_edition_in_words(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "ru1987/27")
    banner = view.findChild(QWidget, "edition-banner")
    assert banner is not None
    assert banner.isVisible()
    assert banner.accessibleName() == "1987 RU Laws 1987"


@pytest.mark.parametrize("width", [420, 700, 1400])
def test_column_is_never_wider_than_a_line_can_be_read(
    width: int, qtbot: QtBot, corpus: Corpus
) -> None:
    view = opened(qtbot, corpus, "bg2017/12", (width, 600))
    text, block = view.toPlainText(), view.document().firstBlock()
    longest = 0
    while block.isValid():
        layout = block.layout()
        for line in (layout.lineAt(n) for n in range(layout.lineCount())):
            start = block.position() + line.textStart()
            longest = max(longest, len(text[start : start + line.textLength()].strip()))
        block = block.next()
    assert longest <= 80
    assert view.horizontalScrollBar().maximum() == 0


def test_labels_hang_in_the_margin_of_their_words(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))

    def left(words: str, offset: int = 0) -> int:
        start = view.toPlainText().index(words) + offset
        return view.cursorRect(view.cursor_over(start, start)).left()

    label, shared = left("1\tа\tПодобна"), left("1\tа\tПодобна", 2)
    assert label < shared < left("Подобна")
    assert left("Подобна") == left("С изключение")
    assert left("б\tС изключение") == shared


def test_links_can_be_told_without_colour(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    styles = set()
    for span in view.link_spans:
        shape = view.cursor_over(span.start, span.end).charFormat()
        styles.add(shape.underlineStyle())
    assert styles == {QTextCharFormat.UnderlineStyle.DotLine}


def test_doubtful_references_are_marked_with_signs(qtbot: QtBot, small_corpus: Corpus) -> None:
    text = opened(qtbot, small_corpus, "bg2017/27").toPlainText()
    assert "П23Б [→ 23A]" in text.replace("\u00a0", " ")
    assert "П16Ж [?]" in text.replace("\u00a0", " ")
    assert "[2]\tПредписанията" in text


def test_nothing_is_loaded_from_outside(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    assert view.loadResource(2, "https://example.org/picture.png") is None


# -- where the reader is --------------------------------------------------------------


def test_page_opens_at_the_place_asked_for(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27B2")
    assert str(view.place) == "bg2017/27B2"
    assert 0 <= top_of(view, "2\tС изключение") < 40


def test_page_given_before_the_view_is_shown_opens_at_its_place(
    qtbot: QtBot, corpus: Corpus
) -> None:
    view = LawView()
    qtbot.addWidget(view)
    show(view, corpus, "bg2017/27B2")
    view.resize(700, 500)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    assert 0 <= top_of(view, "2\tС изключение") < 40
    assert str(view.place) == "bg2017/27B2"


def test_law_opens_at_its_beginning(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27")
    assert view.verticalScrollBar().value() == 0
    assert str(view.place) == "bg2017/27"


def test_scrolling_tells_the_place_at_the_top(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27")
    with qtbot.waitSignal(view.place_changed) as caught:
        view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    assert caught.args is not None
    assert str(caught.args[0]).startswith("bg2017/27")
    assert caught.args[0] != Address.parse("bg2017/27")


def test_chosen_place_holds_while_it_is_in_sight(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27B1")
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() - 40)
    assert str(view.place) == "bg2017/27B1"
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    assert str(view.place) != "bg2017/27B1"


def test_bar_stands_beside_the_chosen_place_only(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27A2", (700, 900))
    picture = view.grab(view.viewport().geometry()).toImage()
    bar = QColor(LIGHT.bar).rgb()
    rows = [y for y in range(picture.height()) if picture.pixel(11, y) == bar]
    assert rows
    assert rows[0] <= top_of(view, "Извън реда") <= rows[-1]
    assert not rows[0] <= top_of(view, "Всяка недостатъчна") <= rows[-1]


def test_click_into_the_text_chooses_the_provision(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    start = view.toPlainText().index("С изключение")
    where = view.cursorRect(view.cursor_over(start, start)).center() + QPoint(20, 0)
    with qtbot.waitSignal(view.place_changed) as caught:
        QTest.mouseClick(view.viewport(), LEFT, NO_MODIFIER, where)
    assert caught.args == [Address.parse("bg2017/27B1(b)")]


@pytest.mark.parametrize("size", [(1200, 500), (420, 500), (700, 300)])
def test_resizing_keeps_what_stands_at_the_top(
    size: tuple[int, int], qtbot: QtBot, corpus: Corpus
) -> None:
    view = opened(qtbot, corpus, "bg2017/27B3")
    view.resize(*size)
    assert 0 <= top_of(view, "3\tС изключение") < 60


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_PageDown])
def test_keys_turn_a_screenful(key: Qt.Key, qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27")
    view.setFocus()
    QTest.keyClick(view, key)
    assert view.verticalScrollBar().value() > 200
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert view.verticalScrollBar().value() == 0


# -- links ----------------------------------------------------------------------------


def test_click_on_a_reference_activates_its_place(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    with qtbot.waitSignal(view.place_activated) as caught:
        click_link(qtbot, view, "П31")
    assert caught.args == [Address.parse("bg2017/31")]


def test_click_on_a_suspect_reference_opens_what_is_meant(
    qtbot: QtBot, small_corpus: Corpus
) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    with qtbot.waitSignal(view.place_activated) as caught:
        click_link(qtbot, view, "П23Б")
    assert caught.args == [Address.parse("bg2017/23A")]


def test_click_on_a_range_opens_its_first_member(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    with qtbot.waitSignal(view.place_activated) as caught:
        click_link(qtbot, view, "П30-31")
    assert caught.args == [Address.parse("bg2017/30")]


def test_click_on_a_dangling_reference_explains_it(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    with qtbot.assertNotEmitted(view.place_activated):
        click_link(qtbot, view, "П16Ж")
    assert view.preview_words == "There is no 16G in this edition."


def test_inferred_label_explains_itself(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    click_link(qtbot, view, "[2]")
    assert "lost in print" in view.preview_words


def test_restored_symbol_explains_itself(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "ru1987/27")
    click_link(qtbot, view, "♥")
    assert "restored by the editors" in view.preview_words


def test_footnote_marker_leads_to_the_note_and_back(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "ru1987/13", (700, 400))
    click_link(qtbot, view, "*")
    note = top_of(view, "Если три руки")
    assert 0 <= note < view.viewport().height()
    back = [s.number for s in view.link_spans if view.link_words(s.number) == "*"][1]
    where = view.link_rect(back).center()
    QTest.mouseClick(view.viewport(), LEFT, NO_MODIFIER, where)
    assert 0 <= top_of(view, "Когда судья") < view.viewport().height()


def test_tab_walks_through_the_links_and_enter_opens(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.setFocus()
    walked = []
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        walked.append(view.link_words(view.focused_link))
    assert walked == ["2", "П31", "А", "П23А"]
    QTest.keyClick(view, Qt.Key.Key_Backtab)
    assert view.link_words(view.focused_link) == "А"
    with qtbot.waitSignal(view.place_activated) as caught:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert caught.args == [Address.parse("bg2017/27A")]


def test_link_in_focus_is_underlined_and_shaded(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    loud = [
        mark
        for mark in view.extraSelections()
        if mark.format.underlineStyle() == QTextCharFormat.UnderlineStyle.SingleUnderline
    ]
    assert len(loud) == 1
    assert loud[0].format.background().color() == QColor(LIGHT.focus)


def test_tab_scrolls_to_links_out_of_sight(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27", (700, 300))
    view.setFocus()
    for _ in range(8):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        rect = view.link_rect(view.focused_link)
        assert 0 <= rect.top() <= view.viewport().height()


def test_tab_leaves_the_text_after_its_last_link(qtbot: QtBot, small_corpus: Corpus) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    view, field = LawView(room), QLineEdit(room)
    room.resize(700, 900)
    view.setGeometry(0, 0, 700, 860)
    field.setGeometry(0, 860, 700, 40)
    with qtbot.waitActive(room):
        room.show()
        room.activateWindow()
    show(view, small_corpus, "bg2017/30")
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert field.hasFocus()
    show(view, small_corpus, "ru1987/27")
    QTest.keyClick(field, Qt.Key.Key_Backtab)
    assert view.hasFocus()
    assert view.focused_link == view.link_spans[-1].number


# -- previews -------------------------------------------------------------------------


def test_pointer_resting_on_a_link_opens_its_preview(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    where = view.link_rect(number_of(view, "П23А")).center()
    QTest.mouseMove(view.viewport(), where - QPoint(0, 60))
    QTest.mouseMove(view.viewport(), where)
    qtbot.waitUntil(lambda: "Обява, която замества" in view.preview_words, timeout=2000)
    QTest.mouseMove(view.viewport(), where - QPoint(0, 60))
    qtbot.waitUntil(lambda: not view.preview_words, timeout=2000)


def test_pointer_may_go_onto_the_preview(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    where = view.link_rect(number_of(view, "П23А")).center()
    QTest.mouseMove(view.viewport(), where)
    qtbot.waitUntil(lambda: bool(view.preview_words), timeout=2000)
    leaf = view.findChild(QWidget, "preview")
    assert leaf is not None
    QTest.mouseMove(leaf, leaf.rect().center())
    qtbot.wait(400)
    assert leaf.isVisible()
    QTest.mouseMove(view.viewport(), QPoint(300, 20))
    qtbot.waitUntil(lambda: not leaf.isVisible(), timeout=2000)


def test_alt_down_previews_the_link_in_focus_and_escape_closes(
    qtbot: QtBot, small_corpus: Corpus
) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.setFocus()
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Down, ALT)
    assert "Декларация извън реда" in view.preview_words
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.preview_words == ""


def test_preview_of_a_suspect_reference_says_what_is_meant_and_why(
    qtbot: QtBot, small_corpus: Corpus
) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.setFocus()
    while view.focused_link == -1 or not view.link_words(view.focused_link).startswith("П23Б"):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Down, ALT)
    assert "23A is meant. 23B speaks of leads" in view.preview_words
    assert "Обява, която замества" in view.preview_words


def test_preview_of_a_range_lists_all_members(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.setFocus()
    while view.focused_link == -1 or view.link_words(view.focused_link) != "П30-31":
        QTest.keyClick(view, Qt.Key.Key_Tab)
    view.show_preview()
    assert "Пас извън реда" in view.preview_words
    assert "Декларация извън реда" in view.preview_words


def test_preview_that_is_cut_says_so_and_how_to_read_on(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27", (700, 900))
    view.setFocus()
    cut: dict[str, bool] = {}
    for _ in range(8):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        view.show_preview()
        leaf = view.window().findChild(Preview)
        assert isinstance(leaf, Preview)
        cut[view.link_words(view.focused_link)] = leaf.is_cut
        if leaf.is_cut:
            assert_no_line_is_cut_in_two(leaf)
    assert cut["П31"]
    assert not all(cut.values())


def assert_no_line_is_cut_in_two(leaf: Preview) -> None:
    found, text = leaf.findChild(QLabel, "preview-more"), leaf.findChild(LinkedText)
    assert isinstance(found, QLabel)
    assert isinstance(text, LinkedText)
    assert found.text().startswith("… Click the link, or press Enter")
    line = text.cursorForPosition(QPoint(60, 0))
    while line.movePosition(line.MoveOperation.NextCharacter):
        place = text.cursorRect(line)
        assert place.bottom() <= text.height() or place.top() >= text.height() - 1


def test_another_page_closes_the_preview(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    click_link(qtbot, view, "П16Ж")
    show(view, small_corpus, "bg2017/30")
    assert view.preview_words == ""


# -- copying --------------------------------------------------------------------------


def test_whole_provision_is_copied_with_its_address(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27A1")
    view.copy_with_citation()
    expected = "1 Всяка недостатъчна декларация може да бъде приета <легално> & по избор."
    assert QGuiApplication.clipboard().text() == f"{expected} (bg2017 27A1)"


def test_editors_marks_are_not_copied_as_law(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27B1(a)")
    view.copy_with_citation()
    copied = QGuiApplication.clipboard().text()
    assert copied == "а Подобна обява (виж П23А) от 1♥ до 2♠; виж и П23Б. (bg2017 27B1(a))"


def test_selected_words_are_copied_with_the_place_they_begin_at(
    qtbot: QtBot, small_corpus: Corpus
) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    start = view.toPlainText().index("прилага П31")
    view.setTextCursor(view.cursor_over(start, start + len("прилага П31")))
    view.copy_with_citation()
    assert QGuiApplication.clipboard().text() == "прилага П31 (bg2017 27A2)"


def test_notes_below_the_law_do_not_belong_to_its_last_section(
    qtbot: QtBot, small_corpus: Corpus
) -> None:
    view = opened(qtbot, small_corpus, "ru1987/27B")
    view.copy_with_citation()
    assert QGuiApplication.clipboard().text() == "Б См. правило 27А. (ru1987 27B)"


# -- zoom and colours -----------------------------------------------------------------


def test_zoom_steps_and_keeps_the_place(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27B3")
    with qtbot.waitSignal(view.zoom_changed) as caught:
        view.zoom_in()
    assert caught.args == [110]
    view.zoom_in()
    assert 0 <= top_of(view, "3\tС изключение") < 70
    view.zoom_out()
    view.zoom_reset()
    assert view.zoom == 100


def test_zoom_has_bounds(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    view.set_zoom(5000)
    assert view.zoom == 300
    view.zoom_in()
    assert view.zoom == 300
    view.set_zoom(1)
    view.zoom_out()
    assert view.zoom == 50


def test_control_and_wheel_zoom(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    middle = QPointF(view.viewport().rect().center())
    turn = QWheelEvent(
        middle,
        view.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        CONTROL,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003
    )
    QGuiApplication.sendEvent(view.viewport(), turn)
    assert view.zoom == 110


def test_text_follows_the_font_of_the_window(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    larger = view.font()
    larger.setPointSizeF(20)
    view.setFont(larger)
    assert view.document().defaultFont().pointSizeF() == 25
    assert view.document().defaultFont().families() != larger.families()


def test_other_colours_keep_the_place(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27B3")
    apply_palette(DARK)
    qtbot.waitUntil(lambda: view.colours is DARK)
    assert 0 <= top_of(view, "3\tС изключение") < 60
    corner = view.viewport().grab().toImage().pixelColor(2, 2)
    assert corner == QColor(DARK.paper)


# -- finding --------------------------------------------------------------------------


def test_find_bar_counts_goes_round_and_closes(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.open_find_bar()
    field = view.findChild(QLineEdit)
    count = view.findChild(QWidget, "find-count")
    bar = view.findChild(QWidget, "find-bar")
    assert field is not None
    assert count is not None
    assert bar is not None
    type_words(field, "НЕДОСТАТЪЧНА")
    assert count.property("text") == "1 of 4"
    for expected in ("2 of 4", "3 of 4", "4 of 4", "1 of 4"):
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert count.property("text") == expected
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert count.property("text") == "4 of 4"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert view.hasFocus()
    assert all(m.format.background().color() != QColor(LIGHT.found) for m in view.extraSelections())


def test_find_bar_has_buttons_for_all_it_does(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (700, 900))
    view.open_find_bar()
    field, bar = view.findChild(QLineEdit), view.findChild(QWidget, "find-bar")
    count = view.findChild(QWidget, "find-count")
    assert field is not None
    assert bar is not None
    assert count is not None
    type_words(field, "недостатъчна")
    buttons = {button.accessibleName(): button for button in bar.findChildren(QToolButton)}
    back = "Previous (Shift+Enter)"
    for name, expected in (("Next (Enter)", "2 of 4"), (back, "1 of 4"), (back, "4 of 4")):
        QTest.mouseClick(buttons[name], Qt.MouseButton.LeftButton)
        assert count.property("text") == expected
    QTest.mouseClick(buttons["Close (Esc)"], Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_find_bar_says_when_nothing_is_found(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    view.open_find_bar()
    field, count = view.findChild(QLineEdit), view.findChild(QWidget, "find-count")
    assert field is not None
    assert count is not None
    type_words(field, "xyz")
    assert count.property("text") == "not found"
    view.find_next()
    assert count.property("text") == "not found"


def test_search_continues_in_the_next_page(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27")
    view.open_find_bar()
    field, count = view.findChild(QLineEdit), view.findChild(QWidget, "find-count")
    assert field is not None
    assert count is not None
    type_words(field, "извън реда")
    show(view, small_corpus, "bg2017/30")
    assert count.property("text") == "1 of 1"


def test_hit_out_of_sight_is_brought_into_sight(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/27", (700, 300))
    view.open_find_bar()
    field = view.findChild(QLineEdit)
    assert field is not None
    type_words(field, "без недостатъчната декларация")
    assert 0 <= top_of(view, "без недостатъчната декларация") < view.viewport().height()


def test_places_after_an_emoji_are_found_and_copied_exactly(qtbot: QtBot, corpus: Corpus) -> None:
    view = opened(qtbot, corpus, "bg2017/commentary:4", (700, 900))
    assert "😊" in view.toPlainText()
    view.open_find_bar()
    field = view.findChild(QLineEdit)
    assert field is not None
    type_words(field, "показва купи и минор")
    marks = view.extraSelections()
    assert marks[0].cursor.selectedText() == "показва купи и минор"


def test_page_that_could_scroll_by_its_title_only_shows_the_title(
    qtbot: QtBot, corpus: Corpus
) -> None:
    view = opened(qtbot, corpus, "bg2017/5")
    too_long = view.verticalScrollBar().maximum()
    view.resize(view.width(), view.height() + too_long - 40)
    assert 0 < view.verticalScrollBar().maximum() < 60
    show(view, corpus, "bg2017/5A")
    assert view.verticalScrollBar().value() == 0
    assert view.place == Address.parse("bg2017/5A")


# -- the caret ------------------------------------------------------------------------


def test_caret_begins_in_sight_and_leaves_links_to_the_tabulator(
    qtbot: QtBot, small_corpus: Corpus
) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27B1", (500, 160))
    above = view.verticalScrollBar().value()
    assert above
    view.begin_caret()
    assert view.viewport().rect().intersects(view.cursorRect())
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.verticalScrollBar().value() == above
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.focused_link != -1
    assert view.has_caret


def test_arrows_scroll_again_without_the_caret(qtbot: QtBot, small_corpus: Corpus) -> None:
    view = opened(qtbot, small_corpus, "bg2017/27", (500, 160))
    view.begin_caret()
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    selected = view.textCursor().selectedText()
    assert len(selected) == 1
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.textCursor().selectedText() == selected
    above = view.verticalScrollBar().value()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.verticalScrollBar().value() > above
    view.begin_caret()
    show(view, small_corpus, "bg2017/31")
    assert not view.has_caret
