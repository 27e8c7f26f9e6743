"""The workplace for the reader's own texts: their list, and one of them beside a book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.views.comparison.own_text_list import OwnTextList
from bridge_rules_gui.views.comparison.own_text_pane import OwnTextPane
from bridge_rules_gui.views.comparison.own_text_waiting import OwnTextWaiting
from bridge_rules_gui.views.keys import on_keys

if TYPE_CHECKING:
    from bridge_rules_gui.services.own_text.work import ComparedText
    from bridge_rules_gui.views.looks.palette import Colours

_LIST_WIDTH = 210


class OwnTextView(QWidget):
    """Shows a text beside a book, its report, that one is being read, or that there is none.

    ``left`` tells that the reader wants to go back.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("own-text-room")
        self.list = OwnTextList(self)
        self.waiting = OwnTextWaiting(self)
        self.pane = OwnTextPane(self)
        self.pane.left.connect(self.left)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.waiting)
        self._stack.addWidget(self.pane)
        splitter = QSplitter(self)
        splitter.addWidget(self.list)
        splitter.addWidget(self._stack)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_LIST_WIDTH, 4 * _LIST_WIDTH])
        splitter.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)
        on_keys(self, {"Escape": self.pane.back_out})
        self.show_nothing()

    @property
    def shown(self) -> ComparedText | None:
        """The text shown."""
        return self.pane.shown

    def show_nothing(self) -> None:
        """Say what can be done here."""
        self.pane.forget()
        self.waiting.show_nothing()
        self._stack.setCurrentWidget(self.waiting)

    def show_working(self, name: str) -> None:
        """Say that a text is being read."""
        self.waiting.show_working(name)
        self._stack.setCurrentWidget(self.waiting)

    def show_again(self) -> None:
        """Show what was shown before the work that came to nothing."""
        if self.shown is None:
            self.show_nothing()
        else:
            self._stack.setCurrentWidget(self.pane)

    def show_text(self, shown: ComparedText, *, is_new: bool) -> None:
        """Show a text: one just opened with its report, else at the law shown before."""
        self._stack.setCurrentWidget(self.pane)
        self.pane.show_text(shown, is_new=is_new)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.pane.set_colours(colours)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self.pane.set_zoom(percent)

    def focus(self) -> None:
        """Put the keyboard where the reading is, or where a text can be opened."""
        if self.shown is None:
            self.list.open.setFocus()
        else:
            self.pane.focus_text()
