"""A law of the reader's own text beside a book, row by row; or what was understood of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.comparison.copy import own_row_text
from bridge_rules_gui.services.own_text.page import OwnTextPage
from bridge_rules_gui.views.comparison.own_text_style import own_text_style
from bridge_rules_gui.views.comparison.rows_text import RowsText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.own_text.comparison import OwnRow


class OwnTextText(RowsText[OwnTextPage]):
    """Shows an `OwnTextPage`; ``name`` is what the text is called where its words are copied."""

    name = ""

    def own_style(self) -> str:
        """Return the style sheet of changed words."""
        return own_text_style(self.colours)

    def spoken(self) -> Sequence[Sequence[Edition | None]]:
        """Return the edition beside the text, and the book whose language the text has."""
        if self.page is None:
            return ()
        book, language = self.page.comparison.edition, self.page.comparison.language
        own = next((edition for edition in Edition if edition.language == language), None)
        return [(book if row.book else None, own if row.own else None) for row in self.page.rows]

    @property
    def _row_gone_to(self) -> OwnRow | None:
        rows = self.page.rows if self.page else ()
        return rows[self.row] if 0 <= self.row < len(rows) else None

    def copy_with_citation(self) -> None:
        """Copy the row gone to, both sides of it with their places; else the selected words."""
        row = self._row_gone_to
        if row is None:
            self.copy()
        else:
            QGuiApplication.clipboard().setText(own_row_text(self.name, row))

    def place_in_question(self, _edition: Edition) -> Address | None:
        """Return the place of the book in the row gone to, None where there is none."""
        row = self._row_gone_to
        return row.book[0].address if row is not None and row.book else None
