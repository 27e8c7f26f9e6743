"""Two columns of one language as a text that can be walked through from change to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor, QGuiApplication, QTextCharFormat

from bridge_rules_gui.services.same_language.markup import Side, change_anchor
from bridge_rules_gui.services.same_language.page import SameLanguagePage, pair_anchor
from bridge_rules_gui.services.typesetting.links import SourceLink
from bridge_rules_gui.views.comparison.column_text import NOWHERE, ColumnText
from bridge_rules_gui.views.comparison.same_language_names import names_of_columns
from bridge_rules_gui.views.comparison.same_language_style import same_language_style

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QTextEdit

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.same_language.page import PlacedChange
    from bridge_rules_gui.services.typesetting.links import PageLink

NO_CHANGE: Final = NOWHERE


class SameLanguageText(ColumnText[SameLanguagePage]):
    """Shows a `SameLanguagePage`; the change gone to has a frame of its own.

    ``source_activated`` carries the lines of the other text that are wanted.
    """

    source_activated = Signal(object)

    @property
    def change(self) -> int:
        """The number of the change gone to, or `NO_CHANGE`."""
        return self._here

    def own_style(self) -> str:
        """Return the style sheet of every sort of change."""
        return same_language_style(self.colours)

    def refresh(self, page: SameLanguagePage) -> None:
        """Show the same texts with more compared, keeping the place and the change gone to."""
        known = self._page.changes if self._page else ()
        if [placed.change.spans for placed in known] != [p.change.spans for p in page.changes]:
            self._here = NO_CHANGE
        self._page = page
        self.retype()
        self.reached.emit(self._here)

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the change gone to in both columns, then what any text marks."""
        here = QTextCharFormat()
        here.setBackground(QColor(self.colours.found_here))
        here.setForeground(QColor(self.colours.found_ink))
        here.setFontUnderline(True)
        lit = (self.marked(start, end, here) for start, end in self._extents(self._here))
        return [*lit, *super().marks()]

    def _placed(self, number: int) -> PlacedChange | None:
        changes = self._page.changes if self._page else ()
        return changes[number] if 0 <= number < len(changes) else None

    def _extents(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield where the words of a change stand in the two columns."""
        placed = self._placed(number)
        if placed is None:
            return
        for side, words in ((Side.BOOK, placed.book), (Side.OTHER, placed.other)):
            start = self.anchor_position(change_anchor(number, side))
            if start is not None:
                yield start, start + len(words)

    def change_words(self, number: int) -> tuple[str, ...]:
        """Return the words of a change as they are lit in the columns."""
        return tuple(self.cursor_over(*span).selectedText() for span in self._extents(number))

    def go_to(self, number: int) -> None:
        """Bring a change into sight and light it."""
        rects = [self.cursorRect(self.cursor_over(a, a)) for a, _ in self._extents(number)]
        self.bring_into_sight(rects[0].united(rects[-1]) if rects else QRect())
        self._light(number)

    def go_to_pair(self, number: int) -> None:
        """Bring a pair to the top and light its first change, if it has one."""
        if self._page is None or not self.scroll_to_anchor(pair_anchor(number)):
            return
        pair = self._page.pairs[number]
        changes = enumerate(self._page.changes)
        self._light(next((n for n, placed in changes if placed.pair is pair), NO_CHANGE))

    def _light(self, number: int) -> None:
        super().go_to(number)
        self.show_marks()

    def copy_with_citation(self) -> None:
        """Copy the change gone to: its place, the words of the book and those in their place."""
        placed = self._placed(self._here)
        if self._page is None or placed is None:
            self.copy()
            return
        book, other = names_of_columns(self._page.texts.other)
        words = f"{book}: {placed.change.book}\n{other}: {placed.change.other}"
        QGuiApplication.clipboard().setText(f"{placed.pair.place}\n{words}")

    def place_in_question(self, _edition: Edition) -> Address | None:
        """Return the place of the change gone to, None where there is none."""
        placed = self._placed(self._here)
        return placed.pair.place if placed else None

    def open_link(self, link: PageLink) -> None:
        """Follow a link to a place, or to the lines of the other text."""
        super().open_link(link)
        if isinstance(link, SourceLink):
            self.source_activated.emit(link.source)
