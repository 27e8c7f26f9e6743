"""A text under its bar and the heads of its columns, with a bar that finds words in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.views.comparison.column_text import AnyColumnText
from bridge_rules_gui.views.inert_text import inert_tip
from bridge_rules_gui.views.keys import on_keys
from bridge_rules_gui.views.library.find_bar import FindBar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.looks.palette import Colours

TextT_co = TypeVar("TextT_co", bound=AnyColumnText, covariant=True)


class TextPane(QWidget, Generic[TextT_co]):
    """Keeps a text with what belongs to it; the window's commands about words act on it.

    ``left`` tells that the reader wants to go back.
    """

    left = Signal()

    def __init__(self, text: TextT_co, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = text
        self.find_bar = FindBar(text, self)
        self.find_bar.hide()
        self.find_bar.closed.connect(self.focus_text)
        text.page_shown.connect(self._search_again)
        on_keys(self, {"Alt+Down": self.go_to_next_change, "Alt+Up": self.go_to_previous_change})

    def arrange(self, *above: QWidget) -> None:
        """Put the text below its bar and its heads."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in above:
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addWidget(self.find_bar)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.text.set_colours(colours)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self.text.set_zoom(percent)

    @Slot()
    def _search_again(self) -> None:
        if self.find_bar.isVisible():
            self.find_bar.search_again()

    @Slot()
    def back_out(self) -> None:
        """Put the bar that finds words away, or leave."""
        if self.find_bar.isVisible():
            self.find_bar.close_bar()
        else:
            self.left.emit()

    # What the window's commands ask.

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next change."""
        self.text.next_change(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the change before."""
        self.text.next_change(-1)

    @Slot()
    def focus_text(self) -> None:
        """Put the keyboard where the reading is."""
        self.text.setFocus()

    def copy(self) -> None:
        """Copy the selected words."""
        self.text.copy()

    def copy_with_citation(self) -> None:
        """Copy what was gone to with its place."""
        self.text.copy_with_citation()

    def open_find_bar(self) -> None:
        """Open the bar that finds words, with what is selected."""
        selected = self.text.textCursor().selectedText()
        self.find_bar.open_bar("" if "\u2029" in selected else selected)

    def find_next(self) -> None:
        """Go to the next hit."""
        self.find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self.find_bar.find_previous()

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of what was gone to, None where there is none."""
        return self.text.place_in_question(edition)


class ColumnTitles(QWidget):
    """The names of two texts above their columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.labels = tuple(QLabel(self) for _ in range(2))
        row = QHBoxLayout(self)
        row.setContentsMargins(19, 4, 19, 4)
        for label in self.labels:
            label.setObjectName("comparison-title")
            label.setTextFormat(Qt.TextFormat.PlainText)
            row.addWidget(label, 1)

    def show_names(self, names: Sequence[str]) -> None:
        """Name the columns from left to right; a name that has no room is told on pointing."""
        for label, name in zip(self.labels, names, strict=True):
            label.setText(name)
            label.setToolTip(inert_tip(name))

    def markup(self) -> str:
        """Return the names as markup for print."""
        names = " | ".join(label.text() for label in self.labels)
        return hypertext.paragraph("source", hypertext.text(names))
