"""A law in the editions side by side; the overview of all laws, and what changed by topic."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.comparison.comparison import Comparison, Comparisons, Filter
from bridge_rules_gui.comparison.page import SUMMARY, comparison_page, law_title, unchanged_runs
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW, Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.topics import UnknownTopicError
from bridge_rules_gui.language.concept_names import concept_names, names_for, preferred_terms
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.columns_pane import ColumnsPane
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.comparison_bar import ColumnHeads, ComparisonBar
from bridge_rules_gui.window.comparison.entrances import Entrances
from bridge_rules_gui.window.comparison.names import (
    ComparisonNames,
    described_concept,
)
from bridge_rules_gui.window.comparison.term_lights import TermLight
from bridge_rules_gui.window.comparison.view import ComparisonView
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import OtherText, Sheet
from bridge_rules_gui.window.speaking import phrasebook
from bridge_rules_gui.window.widgets import fill


class LawPane(ColumnsPane):
    """Compares one law in the editions chosen."""

    def __init__(
        self, shell: Shell, comparisons: Comparisons, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(shell, parent, share=88)  # for three columns
        self.comparisons = comparisons
        self.comparison: Comparison | None = None
        self._settings = settings
        self.bar = ComparisonBar(self)
        self.bar.editions.show_editions(settings.compared_editions)
        self.heads = ColumnHeads(self, self.bar.editions)
        self._unfolded: set[int] = set()
        self.text.setAccessibleName(self.tr("Rows of the law"))
        self.arrange(self.bar, self.heads)
        self.bar.law.valueChanged.connect(self.show_law)
        self.bar.rows.activated.connect(self._set_rows)
        self.bar.steps.lead(self)
        self.bar.editions.chosen.connect(self._choose_editions)
        self.text.fold_activated.connect(self._turn_fold)
        self.text.term_lit.connect(self._show_term)

    @property
    def law(self) -> int:
        """The law compared, 0 before any is."""
        return self.comparison.law if self.comparison else 0

    @Slot(int)
    def show_law(self, law: int) -> None:
        """Compare a law in the editions chosen; the window's bars follow."""
        law = max(FIRST_LAW, min(law, LAST_LAW))
        if law != self.law:
            self._compare(law)
            QTimer.singleShot(0, self, self._lead_window)

    @Slot()
    def _lead_window(self) -> None:
        """Let the window's bars stand at the law compared."""
        place = self._shell.place
        read = place.place.law if isinstance(place.place, Citation) else None
        if self.isVisible() and self.law != read:
            self._shell.open(Address(place.edition, Citation(self.law)))

    def show_editions(self, editions: Sequence[Edition]) -> None:
        """Choose the columns."""
        self.bar.editions.show_editions(editions)
        self.heads.show_editions(editions)
        if self.law:
            self._compare(self.law)

    @Slot(object)
    def _choose_editions(self, editions: tuple[Edition, ...]) -> None:
        self._settings.compared_editions = editions
        self._compare(self.law)

    def _compare(self, law: int) -> None:
        self.comparison = self.comparisons.of(law, self.bar.editions.editions)
        self.bar.show_comparison(self.comparison)
        self._set_rows()

    @Slot()
    def _set_rows(self) -> None:
        if self.comparison is not None:
            self._unfolded.clear()
            self.show_page(self._page(self.comparison, self._unfolded))

    # Unchanged rows and long notes, folded until they are asked for.

    @Slot(int)
    def _turn_fold(self, first: int) -> None:
        """Unfold what begins with a row, or fold it again; the keyboard stays there."""
        self._unfolded ^= {first}
        self._refresh()
        self.text.focus_fold(first)

    @property
    def _runs(self) -> tuple[range, ...]:
        """The runs of unchanged rows among those that are shown."""
        if self.comparison is None:
            return ()
        return tuple(unchanged_runs(self.comparison.filtered(self.bar.rows.selected)))

    def _unfold(self, wanted: Collection[int]) -> None:
        """Unfold what is still folded."""
        if set(wanted) - self._unfolded:
            self._unfolded.update(wanted)
            self._refresh()

    def _refresh(self) -> None:
        """Show the same rows again; what is read stays where it is."""
        if self.comparison is not None:
            self.text.refresh(self._page(self.comparison, self._unfolded))
            if self.find_bar.isVisible():
                self.find_bar.search_again()

    def open_find_bar(self) -> None:
        """Open the bar that finds words, in the rows that did not change too."""
        self._unfold([SUMMARY, *(run.start for run in self._runs)])
        super().open_find_bar()

    def show_place(self, place: Address) -> None:
        """Compare the law a provision stands in, at the row of the provision."""
        if not isinstance(place.place, Citation):
            return
        self.show_law(place.place.law)
        if not self._go_to_place(place) and self.bar.rows.selected is not Filter.ALL:
            self.bar.rows.select(Filter.ALL)  # what was asked for is not kept back by a filter
            self._set_rows()
            self._go_to_place(place)

    def _go_to_place(self, place: Address) -> bool:
        """Go to the row of a provision; tell whether it is shown."""
        rows = enumerate(self.text.page.rows)
        row = next((number for number, row in rows if row.has(place)), NOWHERE)
        if row != NOWHERE:
            self._unfold([run.start for run in self._runs if row in run])
            self.text.go_to(row)
        return row != NOWHERE

    def go_to_change(self, by: int) -> None:
        """Go to the next row the edition changed, or the one before; say where there is none."""
        if not self.text.go_to_change(by):
            self._shell.show_message(self.tr("No more changes in this law"))

    def take_comparisons(self, comparisons: Comparisons) -> None:
        """Let others answer that know terms too; what is read stays where it is."""
        self.comparisons = comparisons
        if comparisons.terminology is not None:
            self.text.set_terminology(comparisons.terminology)
        if self.comparison is not None:
            self.comparison = comparisons.of(self.law, self.comparison.editions)
            self._refresh()

    @Slot(object)
    def _show_term(self, term: TermLight | None) -> None:
        """Say in which editions the row has the concept that is lit."""
        known = self.text.terminology
        if term is None or known is None:
            self._shell.show_message("")
            return
        concept = known.concept(term.concept)
        name, _ = names_for(phrasebook().language, concept.english[0], preferred_terms(concept))
        self._shell.show_message(described_concept(term, name))

    def markup(self) -> str:
        """Return what is shown as markup for print."""
        if self.comparison is None:
            return ""
        columns = [ComparisonNames().column(edition) for edition in self.comparison.editions]
        return law_title(self.comparison, columns) + self._page(self.comparison).html

    def _page(self, comparison: Comparison, unfolded: Collection[int] | None = None) -> ColumnsPage:
        """Return the page of a law; on paper nothing is folded."""
        known = self.comparisons.terminology
        concepts = concept_names(phrasebook().language, known.termbase) if known else {}
        names = ComparisonNames(concepts)
        corpus, rows = self.comparisons.corpus, self.bar.rows.selected
        return comparison_page(corpus, comparison, rows, names, unfolded)


class EditionsView(ComparisonView):
    """Compares a law, shows how much all of them changed, or what changed for a topic."""

    def __init__(
        self, shell: Shell, comparisons: Comparisons, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(shell, parent)
        self._terminology: Terminology | None = None
        self._law_pane = LawPane(shell, comparisons, settings, self)
        self.entrances = Entrances(shell, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._law_pane)
        self._pages.addWidget(self.entrances)
        fill(self, self._pages)
        for bar in (self._law_pane.bar, self.entrances.bar):
            bar.overview.clicked.connect(self.show_overview)
            bar.topics.clicked.connect(self.show_topics)
        self.entrances.bar.law.clicked.connect(self._back_to_law)
        self.entrances.map.law_chosen.connect(self.show_law)
        self.entrances.topics.pane.row_chosen.connect(self.show_place)

    @property
    def target(self) -> str:
        """The law compared, the overview, or the topic."""
        if self.is_overview_shown:
            return "overview"
        if self.is_entrance_shown:
            return f"topics/{self.entrances.topics.topic}"
        return str(self.law or "")

    @property
    def pane(self) -> LawPane:
        """The rows of the law."""
        return self._law_pane

    @property
    def acted_on(self) -> OtherText:
        """The rows of the law, the overview, or the changes of the topic."""
        if self.is_overview_shown:
            return self.entrances.map
        return self.entrances.topics.pane if self.is_entrance_shown else self.pane

    @property
    def law(self) -> int:
        """The law compared, 0 before any is."""
        return self.pane.law

    @property
    def is_entrance_shown(self) -> bool:
        """Whether overview or topics are shown instead of a law."""
        return self._pages.currentWidget() is self.entrances

    @property
    def is_overview_shown(self) -> bool:
        """Whether the overview is shown instead of a law."""
        return self.is_entrance_shown and self.entrances.is_overview

    @Slot(int)
    def show_law(self, law: int) -> None:
        """Compare a law in the editions chosen."""
        self._turn_to(self.pane)
        self.pane.show_law(law)
        self.pane.focus_text()

    @Slot(object)
    def show_place(self, place: Address) -> None:
        """Compare the law a provision stands in, at the row of the provision."""
        self._turn_to(self.pane)
        self.pane.show_place(place)
        self.pane.focus_text()

    @Slot()
    def show_overview(self) -> None:
        """Show how much every law changed, standing at the one compared."""
        self.pane.text.forget_term()
        self.entrances.show_overview(self.pane.comparisons, self.law)
        self._turn_to(self.entrances)

    @Slot()
    def show_topics(self) -> None:
        """Show what changed between the editions chosen, by topic."""
        self.pane.text.forget_term()
        self.entrances.show_topics(self.pane.comparisons, self.pane.bar.editions.editions)
        self._turn_to(self.entrances)

    def show_topic(self, topic: str) -> None:
        """Show what changed for the topic of an id, or where they were left."""
        self.show_topics()
        if topic and not self.entrances.topics.choose(topic):
            self._shell.fail(UnknownTopicError(topic, self.pane.comparisons.topics))

    def _turn_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        if self.pane.comparison is not None:
            self.entrances.bar.show_law(self.pane.comparison)
        self._shell.note_change()
        self.focus()

    @Slot()
    def _back_to_law(self) -> None:
        self.show_law(self.law)

    def focus(self) -> None:
        """Put the keyboard where the reading is."""
        if self.is_entrance_shown:
            self.entrances.focus()
        else:
            self.pane.focus_text()

    def back_out(self) -> bool:
        """Put away what was opened or lit; lead from the overview to the law."""
        pane = self.entrances.topics.pane if self.is_entrance_shown else self.pane
        if pane.close_find_bar():
            return True
        if self.pane.text.term is not None:
            self.pane.text.forget_term()
            return True
        if self.is_entrance_shown and self.law:
            self._back_to_law()
            return True
        return False

    def set_zoom(self, percent: int) -> None:
        """Set the texts at a size."""
        super().set_zoom(percent)
        self.entrances.topics.pane.text.set_zoom(percent)

    def take_terminology(self, terminology: Terminology) -> None:
        """Mark the words of the rows too; they are compared on a worker."""
        if terminology is not self._terminology:
            self._terminology = terminology
            work = partial(self.pane.comparisons.with_terminology, terminology)
            self._shell.run(work, self.pane.take_comparisons)

    def printed(self) -> Sheet:
        """Return what is shown, set for paper."""
        if self.is_entrance_shown:
            return Sheet(
                self.entrances.markup(self.pane.comparisons), is_wide=not self.is_overview_shown
            )
        return Sheet(self.pane.markup(), is_wide=True)
