"""The bar that finds words in the page shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QWidget

from bridge_rules_gui.window.library.searched_text import SearchedText
from bridge_rules_gui.window.widgets import icon_button

_NEXT_PARAGRAPH: Final = "\u2029"


class FindBar(QWidget):
    """A field for the words, what was found, and the ways from hit to hit."""

    closed = Signal()

    def __init__(self, text: SearchedText, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = text
        self.setObjectName("find-bar")
        self.setAutoFillBackground(True)
        self._field = QLineEdit(self)
        self._field.setPlaceholderText(self.tr("Find on this page"))
        self._field.setAccessibleName(self.tr("Find on this page"))
        self._field.setClearButtonEnabled(True)
        self._count = QLabel(self)
        self._count.setObjectName("find-count")
        self._previous = icon_button("up", self.tr("Previous (Shift+Enter)"), self)
        self._next = icon_button("down", self.tr("Next (Enter)"), self)
        close = icon_button("close", self.tr("Close (Esc)"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 10, 5)
        row.addWidget(self._field, 1)
        for widget in (self._count, self._previous, self._next, close):
            row.addWidget(widget)
        self._field.textChanged.connect(self._on_words_changed)
        self._previous.clicked.connect(self.find_previous)
        self._next.clicked.connect(self.find_next)
        close.clicked.connect(self.close_bar)
        self._on_words_changed("")

    def open_bar(self, selected: str) -> None:
        """Show the bar ready for typing; words selected in one paragraph are searched at once."""
        self.show()
        if selected and _NEXT_PARAGRAPH not in selected:
            self._field.setText(selected)
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_again()

    def search_again(self) -> None:
        """Search the words in the field: the page has changed."""
        self._on_words_changed(self._field.text())

    def find_next(self) -> None:
        """Go to the next hit, after the last one to the first."""
        self._show_count(self._text.go_to_hit(1))

    def find_previous(self) -> None:
        """Go to the hit before, from the first one to the last."""
        self._show_count(self._text.go_to_hit(-1))

    def close_bar(self) -> None:
        """Put the bar and the marks away."""
        self._text.clear_hits()
        text = self.parentWidget()
        if text is not None and self.isAncestorOf(QApplication.focusWidget() or self):
            # Left behind in a hidden bar, the keyboard would continue as if Tab had been
            # pressed: to the first link of the text.
            text.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Shift+Enter go from hit to hit, Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.find_previous if backwards else self.find_next)()
        else:
            super().keyPressEvent(event)

    def _on_words_changed(self, words: str) -> None:
        self._hits = self._text.find_words(words) if words.strip() else 0
        if not words.strip():
            self._text.clear_hits()
        self._show_count(self._text.go_to_hit(0) if self._hits else 0)

    def _show_count(self, number: int) -> None:
        self._previous.setEnabled(self._hits > 0)
        self._next.setEnabled(self._hits > 0)
        if not self._field.text().strip():
            self._count.setText("")
        elif not self._hits:
            self._count.setText(self.tr("not found"))
        else:
            self._count.setText(self.tr("{0} of {1}").format(number, self._hits))
