"""The pane of answers: three columns, one for each edition, below a line of filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.wording import Why
from bridge_rules_gui.views.search.edition_column import EditionColumn
from bridge_rules_gui.views.search.filters import SearchFilters
from bridge_rules_gui.views.search.message_page import MessagePage, RecentPage
from bridge_rules_gui.views.search.names import name_of_missing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.search.answer import SearchAnswer, SearchHit
    from bridge_rules_gui.services.search.query import Query
    from bridge_rules_gui.views.looks.palette import Colours

MOST_HITS: Final = 90
"""How many answers are asked for: about thirty of each edition."""


class SearchPanel(QWidget):
    """Shows an answer. One column is the active one: in it the arrows walk.

    ``hit_chosen`` carries the answer to be opened, ``closed`` tells that the reader goes
    back to reading, ``left_upwards`` that the keyboard goes back to the address bar.
    """

    hit_chosen = Signal(object)
    closed = Signal()
    left_upwards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search-panel")
        self.has_walked = False
        self.message = MessagePage(self)
        self.recent = RecentPage(self)
        self.columns = {edition: EditionColumn(edition, self) for edition in Edition}
        self.filters = SearchFilters(self)  # after the answers: so Tab goes
        self._active = next(iter(self.columns.values()))
        self._stack = QStackedWidget(self)
        self._results = self._row_of_columns()
        for page in (self.message, self.recent, self._results):
            self._stack.addWidget(page)
        hint = QLabel(self)
        hint.setObjectName("search-hint")
        hint.setText(self.tr("Enter opens · ↑ ↓ walk · Tab, ← → between the books · Esc back"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filters)
        column.addWidget(self._stack, 1)
        column.addWidget(hint)
        self._connect()

    def _row_of_columns(self) -> QWidget:
        page = QWidget(self)
        page.setObjectName("search-results")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for column in self.columns.values():
            row.addWidget(column, 1)
        return page

    def _connect(self) -> None:
        self.filters.closed.connect(self.closed)
        self.message.offer_taken.connect(self.filters.widen)
        self.recent.list.left_upwards.connect(self.left_upwards)
        for column in self.columns.values():
            column.hit_chosen.connect(self.hit_chosen)
            column.entered.connect(self._on_entered)
            column.list.left_upwards.connect(self.left_upwards)
            column.list.left_sideways.connect(self._walk_sideways)

    @property
    def current(self) -> SearchHit | None:
        """The answer selected."""
        return self._active.current if self._stack.currentWidget() is self._results else None

    def name_laws(self, named_law: Callable[[Address], str]) -> None:
        """Say what the laws of answers are called in the reader's language."""
        for column in self.columns.values():
            column.name_laws(named_law)

    def show_answer(self, query: Query, answer: SearchAnswer, read: Edition) -> None:
        """Show what a query has found, or that it is nothing.

        The first answer of the edition being read is selected; else the best of the cited
        places, or of all.
        """
        self.has_walked = False
        self.filters.offer(answer.did_you_mean)
        for edition, column in self.columns.items():
            column.setVisible(query.wants(edition))
        # First the room, then the answers: in another width all would be set anew.
        self._stack.setCurrentWidget(self._results if answer.hits else self.message)
        for edition, column in self.columns.items():
            column.show_hits(answer.of(edition))
        if not answer.hits:
            self.filters.summary.setText("")
            self.message.say_no_answer(query, answer, is_narrow=self.filters.is_narrow)
            return
        count = len(answer.hits)
        places = self.tr("%n places", "", count)
        summary = self.tr("The %n best places", "", count) if count >= MOST_HITS else places
        lines = (summary, *map(name_of_missing, answer.missing))
        self.filters.summary.setText(" · ".join(lines))
        cited = {hit.address.edition for hit in answer.hits if hit.why is Why.CITATION}
        has_own = bool(answer.of(read)) and (not cited or read in cited)
        best = read if has_own else answer.hits[0].address.edition
        self._activate(self.columns[best], 0)

    def show_getting_ready(self) -> None:
        """Say that the search is not ready yet."""
        self._say_nothing_else()
        self.message.say_getting_ready()
        self._stack.setCurrentWidget(self.message)

    def show_failure(self, reason: str) -> None:
        """Say that the books could not be made ready, or searched."""
        self._say_nothing_else()
        self.message.say(self.tr("The search did not work"), reason)
        self._stack.setCurrentWidget(self.message)

    def show_recent(self, searches: Sequence[str]) -> None:
        """Show the searches made before, or how to search where there are none."""
        self._say_nothing_else()
        self.recent.show_searches(searches)
        if not searches:
            self.message.say(
                self.tr("Search in all the books at once"),
                self.tr(
                    "Type a term or any words, in Bulgarian, Russian, Serbian or with the "
                    "English terms of the Laws: ривок, renons, insufficient bid. "
                    "“Words in quotation marks” stand together, взят* is the beginning of a "
                    "word, -word leaves places out."
                ),
            )
        self._stack.setCurrentWidget(self.recent if searches else self.message)

    def _say_nothing_else(self) -> None:
        self.filters.summary.setText("")
        self.filters.offer("")

    def walk(self, by: int) -> None:
        """Select the answer so many rows further in the active column."""
        if self._stack.currentWidget() is self._results:
            self.has_walked = True
            self._active.select(self._active.list.currentIndex().row() + by)

    def enter(self) -> bool:
        """Put the keyboard into the answers, or the searches made before; tell if there are any."""
        if self._stack.currentWidget() is self._results:
            self._active.list.setFocus(Qt.FocusReason.TabFocusReason)
        elif self._stack.currentWidget() is self.recent:
            self.recent.list.setCurrentRow(0)
            self.recent.list.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return False
        return True

    @Slot(int)
    def _walk_sideways(self, by: int) -> None:
        """Go to the next column that has answers, on the same height."""
        columns = [c for c in self.columns.values() if not c.isHidden() and c.count]
        number = columns.index(self._active) + by
        if 0 <= number < len(columns):
            self.has_walked = True
            self._activate(columns[number], self._active.list.currentIndex().row())
            self._active.list.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(object)
    def _on_entered(self, column: EditionColumn) -> None:
        """Let the arrows walk where the keyboard has come to."""
        if column is not self._active:
            self._activate(column, max(column.list.currentIndex().row(), 0))

    def _activate(self, column: EditionColumn, row: int) -> None:
        for other in self.columns.values():
            if other is not column:
                other.deselect()
        self._active = column
        column.select(row)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        for column in self.columns.values():
            column.set_colours(colours)
        self.setStyleSheet(_style(colours))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape lead back to reading from everywhere in the pane."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _style(colours: Colours) -> str:
    return f"""
#search-filters, #search-hint {{ background: {colours.shade}; }}
#search-filters {{ border-bottom: 1px solid {colours.rule}; }}
#search-summary {{ color: {colours.ink}; font-weight: 600; }}
#search-correction {{ border: none; color: {colours.link}; text-decoration: underline;
    padding: 3px 6px; background: transparent; }}
#search-correction:focus {{ border: 1px solid {colours.bar}; }}
#search-filters QToolButton {{ background: {colours.button}; color: {colours.window_ink};
    border: 1px solid {colours.rule}; border-radius: 5px; padding: 3px 9px; }}
#search-filters QToolButton:checked {{ font-weight: 600; border-bottom: 3px solid {colours.bar};
    padding-bottom: 1px; }}
#search-filters QToolButton:focus {{ border-color: {colours.bar}; }}
#search-filters QToolButton:hover {{ background: {colours.paper}; }}
#search-filters #search-close {{ border-color: transparent; background: transparent;
    padding: 3px; }}
#search-hint {{ color: {colours.quiet_ink}; padding: 3px 12px;
    border-top: 1px solid {colours.rule}; }}
#search-results {{ background: {colours.rule}; }}
#results-title {{ background: {colours.window}; color: {colours.window_ink}; font-weight: 600;
    padding: 6px 12px; border-bottom: 1px solid {colours.rule}; }}
#results-list {{ background: {colours.paper}; outline: none; }}
#results-nothing, #search-message, #search-recent {{ background: {colours.paper}; }}
#results-nothing, #search-message-text {{ color: {colours.quiet_ink}; }}
#search-message-title {{ color: {colours.ink}; font-weight: 600; font-size: 13pt; }}
#search-recent-list {{ background: {colours.paper}; color: {colours.ink};
    border: 1px solid {colours.rule}; border-radius: 5px; }}
#search-recent-list::item {{ padding: 5px 8px; }}
"""
