"""A text whose words can be found: all hits are marked, the one it stands at above the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QPoint

from bridge_rules_gui.library.page_search import occurrences
from bridge_rules_gui.window.library.linked_text import LinkedText, positioned

if TYPE_CHECKING:
    from PySide6.QtGui import QTextCharFormat
    from PySide6.QtWidgets import QTextEdit, QWidget


class SearchedText(LinkedText):
    """Finds words for a `FindBar`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hits: list[tuple[int, int]] = []
        self._hit = 0

    @property
    def words(self) -> str:
        """The text of the page; each character stands at its position in the document."""
        return positioned(self.toPlainText())

    def find_words(self, words: str) -> int:
        """Mark all occurrences of words; return how many there are."""
        self._hits = occurrences(self.words, words)
        top = self.cursorForPosition(QPoint(1, 1)).position()
        later = (index for index, (start, _) in enumerate(self._hits) if start >= top)
        self._hit = next(later, 0)
        self.show_marks()
        return len(self._hits)

    def go_to_hit(self, by: int) -> int:
        """Go so many hits further, around the end; return the number of the one reached."""
        if not self._hits:
            return 0
        self._hit = (self._hit + by) % len(self._hits)
        cursor = self.cursor_over(*self._hits[self._hit])
        self.bring_into_sight(self.cursorRect(cursor))
        self.show_marks()
        return self._hit + 1

    def clear_hits(self) -> None:
        """Take the marks of a search away."""
        self._hits = []
        self.show_marks()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the hits of a search, then the link in focus or under the pointer."""
        hits = [
            self.marked(start, end, self._found_format(is_here=number == self._hit))
            for number, (start, end) in enumerate(self._hits)
        ]
        return [*hits, *super().marks()]

    def _found_format(self, *, is_here: bool) -> QTextCharFormat:
        shape = QtGui.QTextCharFormat()
        colour = self.colours.found_here if is_here else self.colours.found
        shape.setBackground(QtGui.QColor(colour))
        shape.setForeground(QtGui.QColor(self.colours.found_ink))
        shape.setFontUnderline(is_here)
        return shape
