"""The workplace for comparing: bar, heads of the columns, rows; and the overview of all laws."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.services.comparison import FIRST_LAW, LAST_LAW
from bridge_rules_gui.services.comparison_overview import overview
from bridge_rules_gui.services.comparison_page import comparison_page
from bridge_rules_gui.views.comparison.column_heads import ColumnHeads
from bridge_rules_gui.views.comparison.comparison_bar import ComparisonBar
from bridge_rules_gui.views.comparison.comparison_text import ComparisonText
from bridge_rules_gui.views.comparison.names import ComparisonNames
from bridge_rules_gui.views.comparison.overview_view import OverviewView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison import Comparison, Comparisons
    from bridge_rules_gui.services.comparison_page import ComparisonPage
    from bridge_rules_gui.services.terminology import Terminology
    from bridge_rules_gui.views.palette import Colours

_NOBODY: Final = 0


class ComparisonView(QWidget):
    """Compares one law, or shows how much all of them changed.

    ``place_activated`` carries a place to be read, ``law_changed`` the law compared,
    ``editions_chosen`` the editions of the columns when the reader changes them,
    ``left`` tells that the reader wants to go back to reading.
    """

    place_activated = Signal(object)
    law_changed = Signal(int)
    editions_chosen = Signal(object)
    left = Signal()

    def __init__(self, comparisons: Comparisons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison")
        self._comparisons = comparisons
        self._comparison: Comparison | None = None
        self._law = _NOBODY
        self.bar = ComparisonBar(self)
        self.heads = ColumnHeads(self)
        self.text = ComparisonText(self)
        self.text.setObjectName("comparison-text")
        self.text.setAccessibleName(self.tr("Rows of the law"))
        self.map = OverviewView(self)
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.rows = QWidget(self)
        column = QVBoxLayout(self.rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.bar, self.heads):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        self.heads.set_room(self.text.verticalScrollBar().sizeHint().width())
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.rows)
        self._stack.addWidget(self.map)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def _connect(self) -> None:
        self.bar.law_chosen.connect(self.show_law)
        self.bar.filtered.connect(self._set_rows)
        self.bar.change_wanted.connect(self.text.next_change)
        self.bar.overview_wanted.connect(self.show_overview)
        self.heads.chosen.connect(self._compare)
        self.heads.chosen.connect(self.editions_chosen)
        self.text.place_activated.connect(self.place_activated)
        self.map.law_chosen.connect(self._open_from_map)
        for keys, slot in (
            ("Alt+Down", self.go_to_next_change),
            ("Alt+Up", self.go_to_previous_change),
            ("Alt+Home", self.show_overview),
            ("Escape", self._back_out),
        ):
            self._on_keys(keys, slot)

    def _on_keys(self, keys: str, slot: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)

    @property
    def law(self) -> int:
        """The law compared, 0 before any is."""
        return self._law

    @property
    def is_overview_shown(self) -> bool:
        """Whether the overview is shown instead of a law."""
        return self._stack.currentWidget() is self.map

    @property
    def comparison(self) -> Comparison | None:
        """What is compared."""
        return self._comparison

    @Slot(int)
    def show_law(self, law: int) -> None:
        """Compare a law in the editions chosen."""
        law = max(FIRST_LAW, min(law, LAST_LAW))
        is_other = law != self._law
        self._law = law
        self._stack.setCurrentWidget(self.rows)
        if is_other:
            self._compare(self.heads.editions)
            self.law_changed.emit(law)

    def show_editions(self, editions: Sequence[Edition]) -> None:
        """Choose the columns."""
        self.heads.show_editions(editions)
        if self._law != _NOBODY:
            self._compare(self.heads.editions)

    @Slot()
    def show_overview(self) -> None:
        """Show how much every law changed, standing at the one compared."""
        if not self.map.model().rowCount():
            self.map.show_chapters(overview(self._comparisons))
        self._stack.setCurrentWidget(self.map)
        self.map.select_law(self._law or FIRST_LAW)
        self.map.setFocus()

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next row the edition changed."""
        self.text.next_change(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the row before that the edition changed."""
        self.text.next_change(-1)

    def turn(self, by: int) -> None:
        """Compare the next law, or with -1 the one before."""
        self.show_law(self._law + by)

    def focus_text(self) -> None:
        """Put the keyboard where the reading is."""
        (self.map if self.is_overview_shown else self.text).setFocus()

    def take_terminology(self, terminology: Terminology) -> None:
        """Compare the words of obligation too; what is read stays where it is."""
        self._comparisons = replace(self._comparisons, terminology=terminology)
        if self._comparison is not None:
            self._comparison = self._comparisons.of(self._law, self._comparison.editions)
            self.text.refresh(self._page(self._comparison))

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.text.set_colours(colours)
        self.map.set_colours(colours)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self.text.set_zoom(percent)

    @Slot(object)
    def _compare(self, editions: Sequence[Edition]) -> None:
        self._comparison = self._comparisons.of(self._law, editions)
        self.bar.show_comparison(self._comparison)
        self._set_rows()

    @Slot()
    def _set_rows(self) -> None:
        if self._comparison is not None:
            self.text.show_page(self._page(self._comparison))

    def _page(self, comparison: Comparison) -> ComparisonPage:
        corpus = self._comparisons.corpus
        return comparison_page(corpus, comparison, self.bar.wanted, ComparisonNames())

    @Slot(int)
    def _open_from_map(self, law: int) -> None:
        self.show_law(law)
        self.text.setFocus()

    @Slot()
    def _back_out(self) -> None:
        """From the overview back to the law, from the law back to reading."""
        if self.is_overview_shown and self._law != _NOBODY:
            self._open_from_map(self._law)
        else:
            self.left.emit()
