"""Two texts of one language side by side: bar, heads of the columns, text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.comparison.same_language.commentary import quoted_laws
from bridge_rules_gui.comparison.same_language.page import (
    PairFilter,
    filtered_pairs,
    same_language_page,
)
from bridge_rules_gui.comparison.same_language.same_language import Other, SameLanguage, TextPair
from bridge_rules_gui.comparison.same_language.witness import witnessed_laws
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.columns_pane import (
    ChangeSteps,
    ColumnsPane,
    ColumnTitles,
    CountedChoice,
)
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.same_language_names import (
    SameLanguageWords,
    name_of_pair_filter,
    name_of_text,
    names_of_columns,
)
from bridge_rules_gui.window.comparison.view import ComparisonView
from bridge_rules_gui.window.library.source_view import SourceView
from bridge_rules_gui.window.place_names import name_with_year
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Sheet
from bridge_rules_gui.window.speaking import counted
from bridge_rules_gui.window.widgets import fill


class SameLanguageBar(QWidget):
    """Chooses the text that stands beside its book, and the places shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.texts = QComboBox(self)
        self.texts.setObjectName("same-language-text")
        self.texts.setAccessibleName(self.tr("Text beside the book"))
        for other in Other:
            self.texts.addItem(name_of_text(other))
        self.places = CountedChoice(
            {pair_filter: name_of_pair_filter(pair_filter) for pair_filter in PairFilter}, self
        )
        self.places.setObjectName("same-language-places")
        self.places.setAccessibleName(self.tr("Places shown"))
        self.places.select(PairFilter.DIFFERENCES)
        self.count = QLabel(self)
        self.count.setObjectName("comparison-count")
        self.steps = ChangeSteps(
            self.tr("Previous difference (Alt+Up)"), self.tr("Next difference (Alt+Down)"), self
        )
        self._arrange()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 2)
        row.setSpacing(8)
        row.addWidget(self.texts)
        row.addStretch(1)
        for widget in (self.count, self.places, self.steps):
            row.addWidget(widget)

    @property
    def other(self) -> Other:
        """The text that is chosen."""
        return list(Other)[self.texts.currentIndex()]

    def show_texts(self, texts: SameLanguage) -> None:
        """Name what is shown, and tell of each choice how many places it has."""
        pairs = texts.pairs
        self.texts.setCurrentIndex(list(Other).index(texts.other))
        self.places.show_counts(
            {
                PairFilter.ALL: len(pairs),
                PairFilter.DIFFERENCES: sum(not pair.is_same for pair in pairs),
                PairFilter.SLIPS: sum(bool(pair.slips) for pair in pairs),
            }
        )

    def show_position(self, number: int, total: int) -> None:
        """Tell which of the changes shown is gone to; a negative number stands before them."""
        if number < 0:
            self.count.setText(counted("{n} difference", "{n} differences", total))
        else:
            text = self.tr("difference {number} of {total}")
            self.count.setText(text.format(number=number + 1, total=total))
        self.steps.previous.setEnabled(number > 0)
        self.steps.next.setEnabled(number + 1 < total)


class TextsPane(ColumnsPane):
    """Shows the fragment beside its book, or quoted law beside the book of 2017."""

    def __init__(self, shell: Shell, texts: Mapping[Other, SameLanguage], parent: QWidget) -> None:
        super().__init__(shell, parent)
        self._texts = texts
        self._other = next(iter(texts))
        self._sources: SourceView | None = None
        self.bar = SameLanguageBar(self)
        self.heads = ColumnTitles(self)
        self.text.setAccessibleName(self.tr("Two texts side by side"))
        self.arrange(self.bar, self.heads)
        self.bar.texts.activated.connect(self._choose_text)
        self.bar.places.activated.connect(self._set_page)
        self.bar.steps.lead(self)
        self.text.source_activated.connect(self._show_lines)

    @property
    def other(self) -> Other:
        """Which text stands beside its book."""
        return self._other

    @Slot()
    def _choose_text(self) -> None:
        self.show_text(self.bar.other)

    def show_text(self, other: Other) -> None:
        """Show one of the texts, if there is such a one."""
        self._other = other if other in self._texts else self._other
        self._set_page()

    def show_place(self, other: Other, place: Address | None) -> bool:
        """Show a text at the law of a place or at an article.

        A place whose words agree is shown with all the others. Return whether the text has
        the place.
        """
        self._other = other if other in self._texts else self._other
        about = self._pairs_about(place) if place is not None else set()
        if about and not about.intersection(map(id, self._pairs())):
            self.bar.places.select(PairFilter.ALL)
        self._set_page()
        row = next((n for n, pair in enumerate(self._pairs()) if id(pair) in about), None)
        if row is not None:
            self.text.go_to_changes_of(row)
            self._show_position()
        return place is None or row is not None

    def _pairs(self) -> tuple[TextPair, ...]:
        """Return the pairs shown, one for each row."""
        return filtered_pairs(self._texts[self._other], self.bar.places.selected)

    def _pairs_about(self, place: Address) -> set[int]:
        """Return which pairs are of a place, or of its law where there is none."""
        citation = place.place
        if isinstance(citation, Citation):
            pairs = self._texts[self._other].pairs
            exact = {id(pair) for pair in pairs if pair.place.place == citation}
            return exact or {id(pair) for pair in pairs if _is_of_law(pair, citation.law)}
        groups = self._texts[self._other].groups
        named = (g for g in groups if f"{self._other.value}:{g.number}" == str(citation))
        return {id(pair) for group in named for pair in group.pairs}

    def _page(self) -> ColumnsPage:
        texts, pair_filter = self._texts[self._other], self.bar.places.selected
        return same_language_page(texts, pair_filter, SameLanguageWords())

    @Slot()
    def _set_page(self) -> None:
        self.bar.show_texts(self._texts[self._other])
        self.heads.show_names(names_of_columns(self._other))
        self.show_page(self._page())
        self._show_position()

    def take_texts(self, texts: Mapping[Other, SameLanguage]) -> None:
        """Show the same with more compared, at the same place."""
        self._texts = texts
        self.bar.show_texts(texts[self._other])
        self.text.refresh(self._page())
        self._show_position()

    def go_to_change(self, by: int) -> None:
        """Go to the next difference or the one before, and count it."""
        super().go_to_change(by)
        self._show_position()

    def _show_position(self) -> None:
        stops, here = self.text.page.stops, self.text.here
        self.bar.show_position(stops.index(here) if here in stops else NOWHERE, len(stops))

    @Slot(object)
    def _show_lines(self, source: SourceLines) -> None:
        if self._sources is None:
            self._sources = SourceView(self)
        self._sources.show_source(name_of_text(self._other), source)

    def markup(self) -> str:
        """Return what is shown as markup for print."""
        return self.heads.markup() + self._page().html


class SameLanguageView(ComparisonView):
    """Compares a book with another text of the same language, word by word."""

    def __init__(
        self, shell: Shell, corpus: Corpus, texts: Mapping[Other, SameLanguage], parent: QWidget
    ) -> None:
        super().__init__(shell, parent)
        self._corpus = corpus
        self._terminology: Terminology | None = None
        self._pane = TextsPane(shell, texts, self)
        fill(self, self._pane)

    @property
    def target(self) -> str:
        """The name of the text beside the book."""
        return self._pane.other.value

    @property
    def pane(self) -> TextsPane:
        """The two texts."""
        return self._pane

    def show_text(self, name: str, place: Address | None) -> None:
        """Show a text by its name at a place; say so where it does not have the place."""
        if not self.pane.show_place(Other(name), place) and place is not None:
            sentence = self.tr(
                "{place} is not in the text beside the book. The beginning of the text is shown."
            )
            self._shell.show_message(sentence.format(place=name_with_year(place)))
        self.focus()

    def take_terminology(self, terminology: Terminology) -> None:
        """Compare the words of obligation too."""
        if terminology is not self._terminology:
            self._terminology = terminology
            work = partial(compared_texts, self._corpus, terminology)
            self._shell.run(work, self.pane.take_texts)

    def printed(self) -> Sheet:
        """Return the two texts, set for paper."""
        return Sheet(self.pane.markup(), is_wide=True)


def compared_texts(corpus: Corpus, terminology: Terminology | None) -> Mapping[Other, SameLanguage]:
    """Compare both texts with their books. Runs on a worker."""
    found = (witnessed_laws(corpus), quoted_laws(corpus, terminology))
    return {texts.other: texts for texts in found if texts is not None}


def _is_of_law(pair: TextPair, law: int) -> bool:
    return isinstance(pair.place.place, Citation) and pair.place.place.law == law
