"""The workplace for comparing: bar, heads of the columns, rows; and the overview of all laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW, Citation
from bridge_rules_gui.services.comparison.comparison import Filter
from bridge_rules_gui.services.comparison.page import comparison_page, law_title
from bridge_rules_gui.services.wording.concept_names import concept_names
from bridge_rules_gui.views.comparison.column_heads import ColumnHeads
from bridge_rules_gui.views.comparison.comparison_bar import ComparisonBar
from bridge_rules_gui.views.comparison.comparison_commands import ComparisonCommands
from bridge_rules_gui.views.comparison.comparison_text import ComparisonText
from bridge_rules_gui.views.comparison.entrances import Entrances
from bridge_rules_gui.views.comparison.names import ComparisonNames, name_of_column
from bridge_rules_gui.views.comparison.rows_text import NO_ROW
from bridge_rules_gui.views.comparison.text_pane import TextPane
from bridge_rules_gui.views.keys import on_keys
from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.speaking import phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison.comparison import Comparison, Comparisons
    from bridge_rules_gui.services.comparison.page import ComparisonPage
    from bridge_rules_gui.views.looks.palette import Colours

_NOBODY: Final = 0


class ComparisonView(QWidget):
    """Compares one law, or shows how much all of them changed.

    ``place_activated`` carries a place to be read, ``law_changed`` the law compared,
    ``editions_chosen`` the editions of the columns when the reader changes them,
    ``concept_activated`` the concept of a word that is to be opened,
    ``left`` tells that the reader wants to go back to reading, ``turned`` that something else
    is shown: the law, the overview, another topic.
    """

    place_activated = Signal(object)
    law_changed = Signal(int)
    editions_chosen = Signal(object)
    concept_activated = Signal(str)
    left = Signal()
    turned = Signal()

    def __init__(self, comparisons: Comparisons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison")
        self._comparisons = comparisons
        self._comparison: Comparison | None = None
        self._law = _NOBODY
        self.bar = ComparisonBar(self)
        self.heads = ColumnHeads(self)
        self.pane = TextPane(ComparisonText(), self)
        self.text = self.pane.text
        self.text.setObjectName("comparison-text")
        self.text.setAccessibleName(self.tr("Rows of the law"))
        self.entrances = Entrances(self)
        self.map = self.entrances.map
        self.commands = ComparisonCommands(self)
        self._colours: Colours = LIGHT
        self._zoom = 100
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.pane.arrange(self.bar, self.heads)
        self.heads.set_room(self.text.verticalScrollBar().sizeHint().width())
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.pane)
        self._stack.addWidget(self.entrances)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def _connect(self) -> None:
        self.bar.law_chosen.connect(self.show_law)
        self.bar.filtered.connect(self._set_rows)
        self.bar.steps.wanted.connect(self.text.next_change)
        self.bar.overview_wanted.connect(self.show_overview)
        self.bar.topics_wanted.connect(self.show_topics)
        self.heads.chosen.connect(self._compare)
        self.heads.chosen.connect(self.editions_chosen)
        self.text.place_activated.connect(self.place_activated)
        self.text.concept_activated.connect(self.concept_activated)
        self.entrances.law_chosen.connect(self._open_from_map)
        self.entrances.place_activated.connect(self.show_place)
        self.entrances.overview_wanted.connect(self.show_overview)
        self.entrances.topics_wanted.connect(self.show_topics)
        self.entrances.law_wanted.connect(self._back_out)
        self._stack.currentChanged.connect(self.turned)
        self.entrances.topics.chosen.connect(self.turned)
        on_keys(self, {"Escape": self._back_out})

    @property
    def law(self) -> int:
        """The law compared, 0 before any is."""
        return self._law

    @property
    def is_overview_shown(self) -> bool:
        """Whether the overview is shown instead of a law."""
        return self.is_entrance_shown and self.entrances.is_overview

    @property
    def is_entrance_shown(self) -> bool:
        """Whether overview or topics are shown instead of a law."""
        return self._stack.currentWidget() is self.entrances

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
        self._stack.setCurrentWidget(self.pane)
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
        self.text.forget_term()
        self.entrances.show_overview(self._comparisons, self._law)
        self._stack.setCurrentWidget(self.entrances)
        self.entrances.focus()

    @Slot()
    def show_topics(self) -> None:
        """Show what changed between the editions chosen, by topic."""
        self.text.forget_term()
        self.entrances.show_topics(self._comparisons, self.heads.editions)
        self._stack.setCurrentWidget(self.entrances)
        self.entrances.focus()

    @Slot(object)
    def show_place(self, place: Address) -> None:
        """Compare the law a provision stands in, at the row of the provision."""
        if not isinstance(place.place, Citation):
            return
        self.show_law(place.place.law)
        if not self._go_to(place) and self.bar.rows.wanted is not Filter.ALL:
            self.bar.rows.want(Filter.ALL)  # what was asked for is not kept back by a filter
            self._set_rows()
            self._go_to(place)
        self.text.setFocus()

    def _go_to(self, place: Address) -> bool:
        """Go to the row of a provision; tell whether it is shown."""
        rows = self.text.page.rows if self.text.page else ()
        row = next((n for n, row in enumerate(rows) if row.has(place)), NO_ROW)
        if row != NO_ROW:
            self.text.go_to(row)
        return row != NO_ROW

    @Slot()
    def focus_text(self) -> None:
        """Put the keyboard where the reading is."""
        if self.is_entrance_shown:
            self.entrances.focus()
        else:
            self.text.setFocus()

    @property
    def comparisons(self) -> Comparisons:
        """What answers here."""
        return self._comparisons

    def take_comparisons(self, comparisons: Comparisons) -> None:
        """Let others answer that know terms too; what is read stays where it is."""
        self._comparisons = comparisons
        if comparisons.terminology is not None:
            self.text.set_terminology(comparisons.terminology)
        if self._comparison is not None:
            self._comparison = self._comparisons.of(self._law, self._comparison.editions)
            self.text.refresh(self._page(self._comparison))

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        self.text.set_colours(colours)
        self.entrances.set_look(colours, self._zoom)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self._zoom = percent
        self.text.set_zoom(percent)
        self.entrances.set_look(self._colours, percent)

    @Slot(object)
    def _compare(self, editions: Sequence[Edition]) -> None:
        self._comparison = self._comparisons.of(self._law, editions)
        self.bar.show_comparison(self._comparison)
        self.entrances.bar.show_law(self._comparison)
        self._set_rows()

    @Slot()
    def _set_rows(self) -> None:
        if self._comparison is not None:
            self.text.show_page(self._page(self._comparison))

    def markup(self) -> str:
        """Return what is shown as markup for print."""
        if self.is_entrance_shown or self._comparison is None:
            return self.entrances.markup(self._comparisons)
        columns = [name_of_column(edition) for edition in self._comparison.editions]
        title = law_title(self._comparison, columns)
        return title + (self.text.page.html if self.text.page else "")

    def _page(self, comparison: Comparison) -> ComparisonPage:
        corpus = self._comparisons.corpus
        known = self._comparisons.terminology
        concepts = concept_names(phrasebook().language, known.termbase) if known else {}
        names = ComparisonNames(concepts)
        return comparison_page(corpus, comparison, self.bar.rows.wanted, names)

    @Slot(int)
    def _open_from_map(self, law: int) -> None:
        self.show_law(law)
        self.text.setFocus()

    @Slot()
    def _back_out(self) -> None:
        """Put away what was opened or lit; from the overview to the law, from there to reading."""
        if self.commands.pane.find_bar.isVisible():
            self.commands.pane.back_out()
        elif self.text.term is not None:
            self.text.forget_term()
        elif self.is_entrance_shown and self._law != _NOBODY:
            self._open_from_map(self._law)
        else:
            self.left.emit()
