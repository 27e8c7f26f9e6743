"""A window on the small books with search and terms, driven as a reader does."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.workplaces import WorkplaceSet
from tests.window.study_corpus import INSTRUMENTS

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def focused() -> QWidget:
    """Return the widget that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def type_into(widget: QWidget, words: str) -> None:
    """Press the keys of words in any script; QTest knows those of ASCII only."""
    for letter in words:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)


class Reader:
    """Somebody at a window, with keyboard and eyes."""

    def __init__(
        self,
        qtbot: QtBot,
        corpus: Corpus,
        file: Path,
        asked: str = "",
        instruments: Instruments = INSTRUMENTS,
    ) -> None:
        self._qtbot = qtbot
        self.window = MainWindow(Settings(file), lambda: corpus, asked, instruments)
        qtbot.addWidget(self.window)
        with qtbot.waitSignal(self.window.asked_shown, timeout=20_000):
            self.window.show()
            self.window.activateWindow()
        self.bar = self.window.parts.top_bar.address_bar

    @property
    def workplaces(self) -> WorkplaceSet:
        assert self.window.workplaces is not None
        return self.window.workplaces

    @property
    def address(self) -> str:
        return self.window.parts.status_line.address.text()

    @property
    def is_reading(self) -> bool:
        shown = self.window.parts.stack.currentWidget()
        return shown is not None and shown.objectName() == "library"

    @property
    def sees_answers(self) -> bool:
        return self.window.parts.stack.currentWidget() is self.workplaces.search

    @property
    def sees_terms(self) -> bool:
        return self.window.parts.stack.currentWidget() is self.workplaces.terms

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = CTRL) -> None:
        QTest.keyClick(self.window, key, keys)

    def type(self, words: str) -> None:
        """Type into the address bar and wait for the answer."""
        self.press(Qt.Key.Key_L)
        self.bar.setFocus()
        with self._qtbot.waitSignal(self.workplaces.search.answered, timeout=20_000):
            self.bar.selectAll()
            type_into(self.bar, words)
        self._qtbot.waitUntil(self._is_answered, timeout=20_000)

    def _is_answered(self) -> bool:
        return self.workplaces.search.is_answered

    def open_concept(self, concept: str) -> None:
        """Open a concept and wait for its card and lines."""
        with self._qtbot.waitSignal(self.workplaces.shell.rested, timeout=20_000):
            self.workplaces.terms.open_concept(concept)
