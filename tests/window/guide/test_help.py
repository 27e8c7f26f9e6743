"""The help by keyboard and mouse: the page of the view, links, the way back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.building import OwnTexts
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.guide.help_pages import HelpSubject
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.actions.table import ACTIONS
from bridge_rules_gui.window.help.help_window import HelpWindow
from bridge_rules_gui.window.help.key_map import key_sections, keys_of, with_native_keys
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from tests.window.guide.guided_window import guided, instruments_of
from tests.window.searching_window import Reader

NO_KEYS = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Reader:
    return guided(qtbot, small_corpus, tmp_path, "2017 27B")


def opened(reader: Reader) -> HelpWindow:
    reader.press(Qt.Key.Key_F1, NO_KEYS)
    window = reader.window.guide.help
    assert window is not None
    assert window.isVisible()
    return window


@pytest.mark.parametrize(
    ("asked", "subject"),
    [
        ("2017 27B", HelpSubject.READING),
        ("search:licit", HelpSubject.SEARCH),
        ("terms:call", HelpSubject.TERMS),
        ("compare:27", HelpSubject.COMPARISON),
        ("scenario:law27-pass-instead", HelpSubject.SIMULATOR),
    ],
)
def test_help_opens_at_the_page_of_the_view(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str, subject: HelpSubject
) -> None:
    assert opened(guided(qtbot, small_corpus, tmp_path, asked)).subject is subject


def test_help_of_own_texts_is_their_own(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> None:
    instruments = replace(instruments_of(tmp_path), own_texts=OwnTexts(tmp_path))
    reader = Reader(qtbot, small_corpus, tmp_path / "window.ini", "", instruments)
    reader.window.parts.actions["own-texts"].trigger()
    assert opened(reader).subject is HelpSubject.OWN_TEXTS
    reader.window.setFocus()
    assert opened(reader).subject is HelpSubject.OWN_TEXTS


def test_help_of_the_editor_is_its_own(reader: Reader) -> None:
    reader.window.parts.actions["new-scenario"].trigger()
    assert opened(reader).subject is HelpSubject.EDITOR


def test_pages_are_walked_and_gone_back(qtbot: QtBot, reader: Reader) -> None:
    window = opened(reader)
    window.text.anchorClicked.emit(QUrl("help:keys"))
    assert window.subject is HelpSubject.KEYS
    assert "Ctrl+L" in window.text.toPlainText()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.text, Qt.Key.Key_Left, ALT)  # a button shows that it is pressed
    qtbot.waitUntil(lambda: window.subject is HelpSubject.READING)
    assert not window.back.isEnabled()
    QTest.keyClick(window.text, Qt.Key.Key_Right, ALT)
    qtbot.waitUntil(lambda: window.subject is HelpSubject.KEYS)
    assert not window.forward.isEnabled()


def test_page_is_chosen_from_the_list(reader: Reader) -> None:
    window = opened(reader)
    window.list.setFocus()
    QTest.keyClick(window.list, Qt.Key.Key_Home)
    QTest.keyClick(window.list, Qt.Key.Key_Down)
    visited = [window.subject]
    while window.back.isEnabled():
        QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
        visited.append(window.subject)
    assert visited == [HelpSubject.DIRECTOR, HelpSubject.START, HelpSubject.READING]


def test_links_lead_into_the_program(qtbot: QtBot, reader: Reader) -> None:
    window = opened(reader)
    window.text.anchorClicked.emit(QUrl("open:bg2017/31"))
    assert reader.address == "bg2017/31"
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        window.text.anchorClicked.emit(QUrl("do:terms"))
    assert reader.sees_terms


def test_link_that_needs_a_situation_lets_one_be_chosen(reader: Reader) -> None:
    window = opened(reader)
    assert not reader.window.parts.actions["scenario-handout"].isEnabled()
    window.text.anchorClicked.emit(QUrl("do:scenario-handout"))
    assert reader.workplaces.shell.address == "scenario:"
    message = reader.window.parts.notice.findChild(QLabel, "notice-message")
    assert isinstance(message, QLabel)
    assert message.text() == "Open a situation first, then choose “Export Handout” in the menu."


def test_link_searches_for_its_words(qtbot: QtBot, reader: Reader) -> None:
    window = opened(reader)
    with qtbot.waitSignal(reader.workplaces.search.answered, timeout=20_000):
        window.text.anchorClicked.emit(QUrl("open:search:insufficient%20bid"))
    assert reader.bar.text() == "insufficient bid"


def test_link_to_the_outside_opens_nothing(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(reader)
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", lambda _: pytest.fail("opened"))
    before = window.text.toPlainText()
    window.text.anchorClicked.emit(QUrl("https://example.org"))
    assert window.text.toPlainText() == before


def test_keys_a_page_tells_of_lead_into_the_program(reader: Reader) -> None:
    window = opened(reader)
    QTest.keyClick(window.text, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert reader.window.parts.actions["terms"].isChecked()
    QTest.keyClick(window.text, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert reader.window.focusWidget() is reader.window.parts.top_bar.address_bar


def test_help_takes_the_colours_of_another_theme(reader: Reader) -> None:
    palette = QApplication.palette()
    window = opened(reader)
    reader.window.parts.actions["theme-dark"].trigger()
    colours = colours_of(Theme.DARK)
    assert colours.window in window.list.styleSheet()
    assert colours.paper in window.text.styleSheet()
    assert colours.link in window.text.document().defaultStyleSheet()
    QApplication.setPalette(palette)


def test_buttons_lead_back_forward_and_away(reader: Reader) -> None:
    window = opened(reader)
    window.text.anchorClicked.emit(QUrl("help:keys"))
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    visited = [window.subject]
    QTest.mouseClick(window.forward, Qt.MouseButton.LeftButton)
    visited.append(window.subject)
    assert visited == [HelpSubject.READING, HelpSubject.KEYS]
    QTest.mouseClick(window.close_button, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_escape_closes_the_help(reader: Reader) -> None:
    window = opened(reader)
    QTest.keyClick(window.text, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_map_has_every_key_of_the_table(reader: Reader) -> None:
    mapped = {
        keys for section in key_sections(reader.window.parts.actions) for _, keys in section.rows
    }
    for spec in ACTIONS:
        if keys_of(spec):
            assert keys_of(spec) in mapped


def test_page_that_is_none_is_told(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> None:
    places = guided(qtbot, small_corpus, tmp_path).workplaces
    with qtbot.waitSignal(places.shell.failed) as refused:
        places.shell.open("help:nonsense")
    assert "'nonsense'" in str(refused.args[0])


DIALOGS = {
    "export": HelpSubject.EXPORTS,
    "print-preview": HelpSubject.EXPORTS,
    "source-lines": HelpSubject.READING,
    "rights": HelpSubject.START,
    "about": HelpSubject.START,
}


@pytest.mark.parametrize(("action", "subject"), DIALOGS.items())
def test_dialog_has_its_page(
    qtbot: QtBot, reader: Reader, action: str, subject: HelpSubject
) -> None:
    asked: list[HelpSubject] = []

    def ask() -> None:
        dialog = reader.window.findChild(QDialog)
        if dialog is None or QApplication.activeWindow() is not dialog:
            QTimer.singleShot(50, reader.window, ask)
            return
        for _ in range(2):  # pressed again, the same window comes to the front
            QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_F1)
        (help_window,) = reader.window.findChildren(HelpWindow)
        asked.append(help_window.subject)
        QTest.keyClick(help_window.list, Qt.Key.Key_Home)
        assert help_window.subject is HelpSubject.START
        assert ("do:tour" in help_window.text.toHtml()) is not dialog.isModal()
        help_window.close()
        dialog.close()

    QTimer.singleShot(50, reader.window, ask)
    reader.window.parts.actions[action].trigger()
    qtbot.waitUntil(lambda: bool(asked), timeout=10_000)
    assert asked == [subject]


def test_keys_of_a_page_are_called_as_in_the_menus(qapp: QApplication) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(InterfaceLanguage.BULGARIAN)
    try:
        found = with_native_keys("<p>Alt+Left, Ctrl+Page Down, Ctrl+L, a right</p>")
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
    assert found == "<p>Alt+Наляво, Ctrl+PgDown, Ctrl+L, a right</p>"
