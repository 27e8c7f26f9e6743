"""The window as a reader uses it: by mouse and keyboard, from the start to the next one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui import __version__
from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.looks.palette import DARK, HIGH_CONTRAST, LIGHT, Colours
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings, ThemeChoice
from bridge_rules_gui.window.shell.dialogs import TextDialog

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def open_window(qtbot: QtBot, small_corpus: Corpus, file: Path) -> Callable[[str], MainWindow]:
    """Return a way to open a window and wait until its law text stands on the screen."""

    def opened(asked: str = "") -> MainWindow:
        window = MainWindow(Settings(file), lambda: small_corpus, asked)
        qtbot.addWidget(window)
        with qtbot.waitSignals(
            [window.painted, window.law_shown, window.asked_shown], order="strict"
        ):
            window.show()
            window.activateWindow()
        return window

    return opened


@pytest.fixture
def window(open_window: Callable[[str], MainWindow]) -> MainWindow:
    return open_window("2017 27B")


def waiting(qtbot: QtBot, corpus: Corpus, file: Path) -> tuple[MainWindow, threading.Event]:
    """Return a window that has been painted, and what lets it read the books."""
    may_read = threading.Event()

    def read() -> Corpus:
        assert may_read.wait(10)
        return corpus

    window = MainWindow(Settings(file), read)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.painted):
        window.show()
    return window, may_read


def library(window: MainWindow) -> ReadingWorkplace:
    shown = window.parts.stack.currentWidget()
    assert isinstance(shown, ReadingWorkplace)
    return shown


def address(window: MainWindow) -> str:
    return window.parts.status_line.address.text()


def press(window: MainWindow, key: Qt.Key, keys: Qt.KeyboardModifier = CTRL) -> None:
    QTest.keyClick(window, key, keys)


def shown_dialogs(monkeypatch: pytest.MonkeyPatch) -> list[TextDialog]:
    """Return the list of the dialogs shown from now on; nobody has to close them."""
    shown: list[TextDialog] = []

    def show(dialog: TextDialog) -> None:
        shown.append(dialog)

    monkeypatch.setattr(TextDialog, "exec", show)
    return shown


def go_to(window: MainWindow, text: str) -> None:
    """Type a place into the address bar as a reader does."""
    press(window, Qt.Key.Key_L)
    bar = window.parts.top_bar.address_bar
    assert bar.hasFocus()
    bar.setText(text)
    bar.setModified(True)
    QTest.keyClick(bar, Qt.Key.Key_Return)


# Starting


def test_window_is_painted_before_the_books_are_read(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    window, may_read = waiting(qtbot, small_corpus, file)
    assert window.parts.stack.currentWidget() is window.parts.loading
    with qtbot.waitSignal(window.asked_shown):
        may_read.set()
    assert isinstance(window.parts.stack.currentWidget(), ReadingWorkplace)


def test_first_start_opens_the_newest_book_at_its_first_law(
    open_window: Callable[..., MainWindow],
) -> None:
    assert address(open_window()) == "bg2017/23"


def test_place_asked_for_is_opened(open_window: Callable[..., MainWindow]) -> None:
    window = open_window("1987 27B")
    assert address(window) == "ru1987/27B"
    assert "Недостаточная заявка" in library(window).law_view.toPlainText()


def test_place_asked_for_that_is_none_is_told_and_the_window_opens(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    window = MainWindow(Settings(file), lambda: small_corpus, "27Z")
    qtbot.addWidget(window)
    with qtbot.waitSignals([window.start_refused, window.asked_shown]):
        window.show()
    assert window.parts.notice.message == "27Z (2017): not in this edition"
    assert address(window) == "bg2017/23"


def test_place_typed_while_the_books_are_read_is_opened_after(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    window, may_read = waiting(qtbot, small_corpus, file)
    window.activateWindow()
    qtbot.waitUntil(window.parts.top_bar.address_bar.isVisible)
    go_to(window, "31")
    with qtbot.waitSignal(window.asked_shown):
        may_read.set()
    assert address(window) == "bg2017/31"


def test_books_that_cannot_be_read_are_explained_and_can_be_tried_again(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    attempts: list[str] = []

    def read() -> Corpus:
        attempts.append("attempt")
        if len(attempts) == 1:
            raise SourceError("content/sources/bg2017.txt is not the document as given")
        return small_corpus

    window = MainWindow(Settings(file), read)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.books_failed):
        window.show()
    assert window.parts.stack.currentWidget() is window.parts.failure
    assert "bg2017.txt is not the document as given" in window.parts.failure.reason
    assert not window.parts.actions["next-law"].isEnabled()
    again = window.parts.failure.findChild(QAbstractButton, "try-again")
    assert isinstance(again, QAbstractButton)
    with qtbot.waitSignal(window.asked_shown):
        QTest.mouseClick(again, LEFT)
    assert address(window) == "bg2017/23"


# Going from place to place


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("27B1", "bg2017/27B1"),
        ("27b1a", "bg2017/27B1(a)"),
        ("П27В1(б)", "bg2017/27B1(b)"),
        ("правило 27", "bg2017/27"),
        ("1987 27B", "ru1987/27B"),
        ("sr2007/77", "sr2007/77"),
        ("def:double", "bg2017/def:double"),
    ],
)
def test_places_as_people_type_them(window: MainWindow, typed: str, place: str) -> None:
    go_to(window, typed)
    assert address(window) == place
    assert library(window).law_view.hasFocus()
    assert not window.parts.notice.message


def test_place_that_is_none_is_told_and_nothing_is_lost(window: MainWindow) -> None:
    go_to(window, "27B7")
    assert window.parts.notice.message == "27B7 (2017): not in this edition"
    assert window.parts.top_bar.address_bar.text() == "27B7"
    assert address(window) == "bg2017/27B"


def test_nearest_place_is_offered_for_one_that_is_none(window: MainWindow) -> None:
    go_to(window, "27A9")
    offer = window.parts.notice.findChild(QAbstractButton, "notice-offer")
    assert isinstance(offer, QAbstractButton)
    assert offer.text() == "Open 27A (2017)"
    QTest.mouseClick(offer, LEFT)
    assert address(window) == "bg2017/27A"
    assert not window.parts.notice.message


def test_text_that_is_no_place_is_told_without_an_offer(window: MainWindow) -> None:
    go_to(window, "???")
    assert "is not a citation" in window.parts.notice.message
    offer = window.parts.notice.findChild(QAbstractButton, "notice-offer")
    assert isinstance(offer, QAbstractButton)
    assert not offer.isVisible()


def test_very_long_text_that_is_no_place_is_shortened(window: MainWindow) -> None:
    window.parts.notice.hide()
    link = Address(Edition.BG_2017, NamedPlace("x" * 5000))
    library(window).law_view.place_activated.emit(link)
    message = window.parts.notice.message
    assert message.startswith("xxx")
    assert message.endswith("not in this edition")
    assert len(message) < 320


def test_escape_takes_back_what_was_typed(window: MainWindow) -> None:
    before = window.parts.top_bar.address_bar.text()
    go_to(window, "27B7")
    QTest.keyClick(window.parts.top_bar.address_bar, Qt.Key.Key_Escape)
    assert window.parts.top_bar.address_bar.text() == before
    assert not window.parts.notice.message
    assert library(window).law_view.hasFocus()


def test_address_bar_names_the_place(window: MainWindow) -> None:
    assert window.parts.top_bar.address_bar.text() == "27B · Недостатъчна декларация"
    assert window.windowTitle() == "27B · Недостатъчна декларация · Bridge Rules"
    go_to(window, "1987/index")
    assert window.parts.top_bar.address_bar.text() == "Subject index"


def test_keys_turn_the_pages(window: MainWindow) -> None:
    press(window, Qt.Key.Key_PageDown)
    assert address(window) == "bg2017/30"
    press(window, Qt.Key.Key_PageUp)
    press(window, Qt.Key.Key_PageUp)
    assert address(window) == "bg2017/23"


def test_no_page_follows_the_last(window: MainWindow) -> None:
    go_to(window, "31")
    assert not window.parts.actions["next-law"].isEnabled()
    assert window.parts.actions["previous-law"].isEnabled()


def test_back_and_forward(window: MainWindow) -> None:
    assert not window.parts.actions["back"].isEnabled()
    go_to(window, "30")
    go_to(window, "31")
    press(window, Qt.Key.Key_Left, ALT)
    assert address(window) == "bg2017/30"
    press(window, Qt.Key.Key_Left, ALT)
    assert address(window) == "bg2017/27B"
    press(window, Qt.Key.Key_Right, ALT)
    assert address(window) == "bg2017/30"


def test_law_in_the_contents_is_opened_by_a_click(window: MainWindow) -> None:
    contents = library(window).contents
    contents.filter.setText("подобна")
    model = contents.tree.model()
    where = contents.tree.visualRect(model.index(0, 0)).center()
    QTest.mouseClick(contents.tree.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, where)
    assert address(window) == "bg2017/23"


def test_link_in_the_text_is_followed(window: MainWindow) -> None:
    library(window).law_view.place_activated.emit(Address.parse("bg2017/31"))
    assert address(window) == "bg2017/31"
    press(window, Qt.Key.Key_Left, ALT)
    assert address(window) == "bg2017/27B"


def test_link_to_a_place_that_is_none_is_refused(window: MainWindow) -> None:
    library(window).law_view.place_activated.emit(Address.parse("bg2017/99"))
    assert window.parts.notice.message == "99 (2017): not in this edition"
    assert address(window) == "bg2017/27B"


def test_place_follows_the_reader_as_he_scrolls(open_window: Callable[..., MainWindow]) -> None:
    window = open_window("2017 27")
    window.resize(800, 520)
    press(window, Qt.Key.Key_Plus)
    press(window, Qt.Key.Key_Plus)
    QApplication.processEvents()
    assert address(window) == "bg2017/27"
    scroll_bar = library(window).law_view.verticalScrollBar()
    scroll_bar.setValue(scroll_bar.maximum())
    assert address(window) != "bg2017/27"
    assert address(window).startswith("bg2017/27")
    assert window.parts.top_bar.address_bar.text().startswith(address(window)[7:])


# Editions


def test_edition_is_switched_at_the_same_place(window: MainWindow) -> None:
    press(window, Qt.Key.Key_1, ALT)
    assert address(window) == "ru1987/27B"
    assert window.parts.actions["ru1987"].isChecked()
    assert not window.parts.actions["bg2017"].isChecked()
    assert "© World Bridge Federation" in window.parts.status_line.rights.text()


def test_edition_is_switched_with_the_mouse(window: MainWindow) -> None:
    button = window.parts.top_bar.findChild(QAbstractButton, "edition-sr2007")
    assert isinstance(button, QAbstractButton)
    QTest.mouseClick(button, LEFT)
    assert address(window) == "sr2007/27"
    assert window.parts.status_line.currentMessage() == (
        "27B is not in the Laws of 2007. The nearest place is 27."
    )


def test_switch_to_the_edition_being_read_changes_nothing(window: MainWindow) -> None:
    press(window, Qt.Key.Key_3, ALT)
    assert address(window) == "bg2017/27B"
    assert window.parts.actions["bg2017"].isChecked()
    assert not window.parts.actions["back"].isEnabled()


def test_way_back_leads_through_the_editions(window: MainWindow) -> None:
    press(window, Qt.Key.Key_1, ALT)
    press(window, Qt.Key.Key_2, ALT)
    press(window, Qt.Key.Key_Left, ALT)
    assert address(window) == "ru1987/27B"
    assert window.parts.actions["ru1987"].isChecked()


def test_place_is_kept_through_an_edition_that_lacks_it(
    open_window: Callable[[str], MainWindow],
) -> None:
    window = open_window("2017 27B1(a)")
    shown = []
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_3):
        press(window, key, ALT)
        shown.append(address(window))
    assert shown == ["ru1987/27B", "sr2007/27", "ru1987/27B", "bg2017/27B1(a)"]


def test_place_kept_is_forgotten_when_the_reader_moves(
    open_window: Callable[[str], MainWindow],
) -> None:
    window = open_window("2017 27B1(a)")
    press(window, Qt.Key.Key_1, ALT)
    go_to(window, "1")
    go_to(window, "27")
    press(window, Qt.Key.Key_3, ALT)
    assert address(window) == "bg2017/27"


# Panes, sizes, colours


def test_panes_are_put_away_and_brought_back(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    assert not library(window).contents.isVisible()
    press(window, Qt.Key.Key_F9, SHIFT)
    assert not library(window).on_this_law.isVisible()
    press(window, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    assert library(window).contents.isVisible()


def test_filter_key_brings_the_contents_back(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    press(window, Qt.Key.Key_L, CTRL | SHIFT)
    assert library(window).contents.isVisible()
    assert library(window).contents.filter.hasFocus()
    assert window.parts.actions["contents"].isChecked()


def test_keyboard_walks_the_panes(window: MainWindow) -> None:
    panes = library(window)
    seen = []
    for _ in range(4):
        press(window, Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier)
        seen.append(QApplication.focusWidget())
    assert seen == [panes.on_this_law.text, panes.contents.tree, panes.law_view, seen[0]]
    press(window, Qt.Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is panes.law_view


def test_zoom_by_keys(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Plus)
    assert library(window).law_view.zoom == 110
    press(window, Qt.Key.Key_Minus)
    press(window, Qt.Key.Key_Minus)
    assert library(window).law_view.zoom == 90
    press(window, Qt.Key.Key_0)
    assert library(window).law_view.zoom == 100


def paper_of(pane: QWidget) -> str:
    """Return the colour to be seen in the lower left corner of a text."""
    picture = pane.grab().toImage()
    return picture.pixelColor(4, picture.height() - 4).name()


@pytest.mark.parametrize(
    ("action", "colours"),
    [("theme-dark", DARK), ("theme-high-contrast", HIGH_CONTRAST), ("theme-light", LIGHT)],
)
def test_colours_are_chosen_in_the_menu(window: MainWindow, action: str, colours: Colours) -> None:
    window.parts.actions["theme-dark"].trigger()  # so that each is a change
    window.parts.actions[action].trigger()
    assert QApplication.palette().base().color().name() == colours.paper
    assert paper_of(library(window).law_view) == colours.paper
    assert paper_of(library(window).law_view.viewport()) == colours.paper
    assert paper_of(library(window).on_this_law.text.viewport()) == colours.window
    assert paper_of(library(window).contents.tree.viewport()) == colours.window


def test_colours_of_the_system_are_followed(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    dark = Qt.ColorScheme.Dark
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr(type(hints), "colorScheme", lambda _hints: dark)
    hints.colorSchemeChanged.emit(dark)
    assert QApplication.palette().base().color().name() == DARK.paper


def test_colours_of_the_system_are_chosen_again_in_the_menu(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr(type(hints), "colorScheme", lambda _hints: Qt.ColorScheme.Light)
    window.parts.actions["theme-dark"].trigger()
    window.parts.actions["theme-system"].trigger()
    assert QApplication.palette().base().color().name() == LIGHT.paper
    assert paper_of(library(window).law_view) == LIGHT.paper


# Finding, copying, sources, rights


def test_find_bar_opens_and_escape_closes_it(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert field is not window.parts.top_bar.address_bar
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert library(window).law_view.hasFocus()


def test_text_is_copied_with_its_citation(window: MainWindow) -> None:
    go_to(window, "31")
    press(window, Qt.Key.Key_C, CTRL | SHIFT)
    copied = QGuiApplication.clipboard().text()
    assert "Декларация извън реда." in copied
    assert "31" in copied
    assert window.parts.status_line.currentMessage() == "Copied with citation"


def test_status_line_names_source_lines_and_rights(window: MainWindow) -> None:
    assert window.parts.status_line.source.text() == "source lines 1070–1071, 1076–1079"
    assert (
        window.parts.status_line.rights.text() == "© World Bridge Federation, transl. T. Translator"
    )


def test_source_lines_are_one_click_away(window: MainWindow) -> None:
    QTest.mouseClick(window.parts.status_line.source, LEFT)
    dialog = window.findChild(QWidget, "source-view")
    assert isinstance(dialog, QWidget)
    assert dialog.isVisible()
    assert library(window).findChildren(QWidget, "source-view") == [dialog]
    dialog.close()


def click_in_panel(window: MainWindow, qtbot: QtBot, words: str) -> None:
    """Click a link of the panel beside the text, once the panel stands at the place."""
    text = library(window).on_this_law.text
    qtbot.waitUntil(lambda: words in text.toPlainText())
    number = next(s.number for s in text.link_spans if words in text.link_words(s.number))
    where = text.link_rect(number).center()
    QTest.mouseClick(text.viewport(), LEFT, NO_KEYS, where)


def test_source_lines_are_opened_beside_the_text(window: MainWindow, qtbot: QtBot) -> None:
    click_in_panel(window, qtbot, "bg2017.txt")
    dialog = window.findChild(QWidget, "source-view")
    assert isinstance(dialog, QWidget)
    assert dialog.isVisible()
    dialog.close()


def test_other_edition_is_opened_beside_the_text(window: MainWindow, qtbot: QtBot) -> None:
    click_in_panel(window, qtbot, "1987")
    assert address(window) == "ru1987/27B"


def test_menu_of_the_text_has_what_acts_on_words(window: MainWindow) -> None:
    named = [action.objectName() for action in library(window).law_view.actions()]
    assert named[:4] == ["copy", "copy-with-citation", "find", "word-by-word"]
    assert {"source-lines", "bookmark", "note", "remove-highlight"} < set(named)


def test_full_notice_of_rights_is_one_click_away(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = shown_dialogs(monkeypatch)
    QTest.mouseClick(window.parts.status_line.rights, LEFT)
    words = " ".join(text.text() for text in shown[0].texts)
    for year in (1987, 2007, 2017):
        assert f"Laws {year} © World Bridge Federation" in words


def test_about_dialog_names_versions_and_rights(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = shown_dialogs(monkeypatch)
    window.parts.actions["about"].trigger()
    words = " ".join(text.text() for text in shown[0].texts)
    assert f"Bridge Rules {__version__}" in words
    assert "Qt 6." in words
    assert "Laws 2017 © World Bridge Federation" in words


# Ending, and starting again


def test_everything_survives_a_restart(open_window: Callable[..., MainWindow], file: Path) -> None:
    window = open_window("1987 27B")
    window.resize(800, 600)  # no larger than the offscreen screen
    press(window, Qt.Key.Key_Plus)
    press(window, Qt.Key.Key_F9, SHIFT)
    window.parts.actions["theme-dark"].trigger()
    window.parts.actions["quit"].trigger()
    assert not window.isVisible()

    again = open_window()
    assert address(again) == "ru1987/27B"
    assert again.size() == window.size()
    assert library(again).law_view.zoom == 110
    assert library(again).contents.isVisible()
    assert not library(again).on_this_law.isVisible()
    assert not again.parts.actions["side-panel"].isChecked()
    assert again.parts.actions["theme-dark"].isChecked()
    assert Settings(file).theme is ThemeChoice.DARK


@pytest.mark.parametrize(
    ("pane", "key", "number"), [("contents", NO_KEYS, 0), ("on_this_law", SHIFT, 2)]
)
def test_pane_put_away_comes_back_as_wide_as_it_was(
    open_window: Callable[..., MainWindow], pane: str, key: Qt.KeyboardModifier, number: int
) -> None:
    window = open_window()
    window.resize(800, 600)
    width = library(window).pane_widths[number]
    assert width > 150
    press(window, Qt.Key.Key_F9, key)
    window.close()

    for _ in range(2):  # put away in one run, it is still as wide in the one after the next
        again = open_window()
        assert not getattr(library(again), pane).isVisible()
        again.close()
    again = open_window()
    press(again, Qt.Key.Key_F9, key)
    assert getattr(library(again), pane).isVisible()
    assert abs(getattr(library(again), pane).width() - width) <= 2


def test_strip_that_an_earlier_version_left_of_a_pane_is_widened(
    open_window: Callable[..., MainWindow], file: Path
) -> None:
    file.write_text("[reading]\npane-widths=270 690 0\nshows-side-panel=false\n", "utf-8")
    window = open_window()
    press(window, Qt.Key.Key_F9, SHIFT)
    assert library(window).on_this_law.width() > 150


def test_settings_of_a_newer_version_are_told_of_and_kept(
    open_window: Callable[..., MainWindow], file: Path
) -> None:
    written = "[General]\nschema=2\n\n[reading]\nplace=ru1987/27B\n"
    file.write_text(written, "utf-8")
    window = open_window()
    assert address(window) == "ru1987/27B"
    assert "newer version" in window.parts.status_line.currentMessage()
    go_to(window, "1")
    window.close()
    assert file.read_text("utf-8") == written


def test_place_of_an_older_version_that_is_gone_is_forgotten(
    open_window: Callable[..., MainWindow], file: Path
) -> None:
    file.write_text("[reading]\nplace=bg2017/99\n", "utf-8")
    assert address(open_window()) == "bg2017/23"


def test_unexpected_error_is_reported_in_one_line(window: MainWindow) -> None:
    window.apologise("Something went wrong (ValueError: wrong).")
    assert window.parts.notice.message == "Something went wrong (ValueError: wrong)."
    close = window.parts.notice.findChild(QAbstractButton, "notice-close")
    assert isinstance(close, QAbstractButton)
    QTest.mouseClick(close, LEFT)
    assert not window.parts.notice.message


# For every reader


def test_every_control_in_the_window_has_a_name(window: MainWindow) -> None:
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
    ]
    assert nameless == []


def test_tabulator_reaches_every_control_and_comes_round(window: MainWindow) -> None:
    start = window.parts.top_bar.address_bar
    start.setFocus()
    reached = []
    widget = start.nextInFocusChain()
    while widget is not None and widget is not start:
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            reached.append(widget.objectName() or type(widget).__name__)
        widget = widget.nextInFocusChain()
    for name in ("contents-filter", "contents-tree", "law-view", "on-this-law-text"):
        assert name in reached
    for name in ("status-source", "status-rights", "edition-ru1987"):
        assert name in reached


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_nothing_is_cut_off_in_the_bars(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: window.width() == size[0])
    for button in window.findChildren(QAbstractButton):
        is_icon = isinstance(button, QToolButton) and not button.icon().isNull()
        if button.isVisible() and button.text() and not is_icon:
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
            corner = button.mapTo(window, QPoint(button.width(), button.height()))
            assert corner.x() <= window.width()
            assert corner.y() <= window.height()


def test_law_text_has_the_most_room_in_the_smallest_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(window.minimumSize())
    qtbot.waitUntil(lambda: window.width() == window.minimumWidth())
    left, text, right = library(window).pane_widths
    assert text > max(left, right)
    assert library(window).law_view.horizontalScrollBar().maximum() == 0


def test_window_drawn_larger_is_no_larger_than_its_screen(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    settings = Settings(file)
    settings.interface_size = 200
    window = MainWindow(settings, lambda: small_corpus)
    qtbot.addWidget(window)
    screen, least = window.screen().availableSize(), window.minimumSize()
    assert window.width() == max(least.width(), min(1280, screen.width()))
    assert window.height() == max(least.height(), min(800, screen.height()))
