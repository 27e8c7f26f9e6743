"""The text of a comparison: rows with what differs lit, links, words to be copied."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QTextCharFormat

from bridge_rules_gui.services.comparison.copy import row_text
from bridge_rules_gui.services.comparison.marks import MarkSort
from bridge_rules_gui.services.comparison.page import ComparisonPage
from bridge_rules_gui.services.typesetting.links import FootnoteLink, ReferenceLink
from bridge_rules_gui.services.wording.concept_names import names_for, preferred_terms
from bridge_rules_gui.views.comparison.names import told_of_concept
from bridge_rules_gui.views.comparison.rows_text import NO_ROW, RowsText
from bridge_rules_gui.views.library.page_words import copied_words
from bridge_rules_gui.views.speaking import phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QTextCursor
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.services.typesetting.links import PageLink
    from bridge_rules_gui.views.comparison.term_lights import TermLight


class ComparisonText(RowsText[ComparisonPage]):
    """Shows the rows of a law, and lights the words in which they differ.

    ``term_told`` carries what there is to say of the concept lit, nothing when none is any more.
    """

    term_told = Signal(str)
    SHARE: ClassVar = 88  # three columns stand here

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lit: tuple[tuple[int, int], ...] = ()
        self.term_lit.connect(self._tell_term)

    def spoken(self) -> Sequence[Sequence[Edition | None]]:
        """Return the editions of the cells that have provisions."""
        rows = self.page.rows if self.page else ()
        return [[cell.edition if cell.provisions else None for cell in row.cells] for row in rows]

    @Slot(object)
    def _tell_term(self, term: TermLight | None) -> None:
        if term is None or self.terminology is None:
            self.term_told.emit("")
            return
        concept = self.terminology.concept(term.concept)
        name, _ = names_for(phrasebook().language, concept.english[0], preferred_terms(concept))
        self.term_told.emit(told_of_concept(term, name))

    # What differs.

    @property
    def lit_spans(self) -> tuple[tuple[int, int], ...]:
        """Where in the document words are lit."""
        return self._lit

    @property
    def lit_words(self) -> tuple[str, ...]:
        """The words that are lit, in reading order."""
        return tuple(self.cursor_over(*span).selectedText() for span in self._lit)

    def _find_links_and_anchors(self) -> None:
        super()._find_links_and_anchors()
        self._lit = tuple(sorted(self._differing(self.page))) if self.page else ()

    def _differing(self, page: ComparisonPage) -> Iterator[tuple[int, int]]:
        """Yield where the words of the marks stand in the cells."""
        text = self.document().toRawText()  # a selection across cells would leave out places
        for number, row in enumerate(page.rows):
            for column, cell in enumerate(row.cells):
                words = [
                    (mark.sort, word)
                    for mark in row.marks
                    for edition, word in mark.words
                    if word and edition is cell.edition
                ]
                if words:
                    yield from self._places_of(words, text, *self._places.extent(number, column))

    def _places_of(
        self, words: Sequence[tuple[MarkSort, str]], text: str, start: int, end: int
    ) -> Iterator[tuple[int, int]]:
        """Yield references among the links of a cell, everything else outside of them."""
        links = [(s.start, s.end) for s in self.link_spans if start <= s.start < end]
        for sort, word in set(words):
            if sort is MarkSort.REFERENCE:
                yield from (link for link in links if text.startswith(word, link[0]))
                continue
            whole = re.compile(rf"(?<!\w){re.escape(word)}(?![\w\t])")  # a tab ends a label
            for match in whole.finditer(text, start, end):
                if not any(a < match.end() and match.start() < b for a, b in links):
                    yield match.span()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the words that differ on a ground of their own, then what any row marks."""
        lit = QTextCharFormat()
        lit.setBackground(QColor(self.colours.found))
        lit.setForeground(QColor(self.colours.found_ink))
        lit.setFontUnderline(True)
        return [*(self.marked(start, end, lit) for start, end in self._lit), *super().marks()]

    # Copying, and what it comes from.

    def copy_with_citation(self) -> None:
        """Copy the selected words with their address, or else the row with all its addresses."""
        cursor = self.textCursor()
        row = self.row_in_question
        if cursor.hasSelection():
            start, end = _stretch_of(cursor)
            links = self.page.links if self.page else ()
            words = copied_words(self.words, start, end, self.link_spans, links)
            addresses = ", ".join(str(p.address) for p in self._provisions_between(start, end))
            QGuiApplication.clipboard().setText(f"{words} ({addresses})" if addresses else words)
        elif self.page is not None and row != NO_ROW:
            QGuiApplication.clipboard().setText(row_text(self.page.rows[row]))

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of the row gone to: where the text was clicked, or in an edition."""
        if self.page is None or self.row == NO_ROW:
            return None
        cells = self.page.rows[self.row].cells
        position = self.textCursor().position()
        is_here = self._places.row_at(position) == self.row
        clicked = self._provisions_at(position) if is_here else ()
        asked = next((cell.provisions for cell in cells if cell.edition is edition), ())
        found = (*clicked, *asked, *(p for cell in cells for p in cell.provisions))
        return found[0].address if found else None

    def _provisions_between(self, start: int, end: int) -> Iterator[Provision]:
        """Yield the provisions of the cells that a stretch of the document touches."""
        rows = self.page.rows if self.page else ()
        for number, row in enumerate(rows):
            for column, cell in enumerate(row.cells):
                first, last = self._places.extent(number, column)
                if first < end and start < last:
                    yield from cell.provisions

    def _provisions_at(self, position: int) -> tuple[Provision, ...]:
        column = self._places.column_at(position)
        if self.page is None or column is None:
            return ()
        return self.page.rows[self._places.row_at(position)].cells[column].provisions

    def open_link(self, link: PageLink) -> None:
        """Follow a link to a place, a reference, or to a note below."""
        super().open_link(link)
        if isinstance(link, ReferenceLink) and link.targets:
            self.place_activated.emit(link.targets[0])
        elif isinstance(link, FootnoteLink):
            self._show_footnote(link)

    def _show_footnote(self, link: FootnoteLink) -> None:
        """Bring the note below the cell's words into sight."""
        found = self.document().find(link.footnote.body.text.split("\n", 1)[0][:60])
        if not found.isNull():
            self.bring_into_sight(self.cursorRect(found))


def _stretch_of(cursor: QTextCursor) -> tuple[int, int]:
    """Return where the selected words begin and end.

    Qt selects cells as a whole once there are several, but ends with the last one's beginning.
    """
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    table = cursor.currentTable()
    if table is not None and cursor.hasComplexSelection():
        row, rows, column, columns = cast("tuple[int, int, int, int]", cursor.selectedTableCells())
        end = max(end, table.cellAt(row + rows - 1, column + columns - 1).lastPosition())
    return start, end
