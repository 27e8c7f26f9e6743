"""Two texts of one language side by side: bar, heads of the columns, text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.same_language.page import Wanted, same_language_page
from bridge_rules_gui.services.same_language.same_language import Other
from bridge_rules_gui.views.comparison.same_language_bar import SameLanguageBar
from bridge_rules_gui.views.comparison.same_language_names import (
    SameLanguageWords,
    name_of_text,
    names_of_columns,
)
from bridge_rules_gui.views.comparison.same_language_text import NO_CHANGE, SameLanguageText
from bridge_rules_gui.views.comparison.text_pane import ColumnTitles, TextPane
from bridge_rules_gui.views.keys import on_keys
from bridge_rules_gui.views.library.source_view import SourceView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.provision import SourceLines
    from bridge_rules_gui.services.same_language.page import SameLanguagePage
    from bridge_rules_gui.services.same_language.same_language import SameLanguage, TextPair


class SameLanguageView(TextPane[SameLanguageText]):
    """Shows the fragment beside its book, or quoted law beside the book of 2017.

    ``place_activated`` carries a place to be read.
    """

    place_activated = Signal(object)

    def __init__(self, texts: Mapping[Other, SameLanguage], parent: QWidget | None = None) -> None:
        super().__init__(SameLanguageText(), parent)
        self.setObjectName("comparison")
        self._texts = texts
        self._other = next(iter(texts), Other.COMMENTARY)
        self._sources: SourceView | None = None
        self.bar = SameLanguageBar(self)
        self.heads = ColumnTitles(self)
        self.text.setObjectName("comparison-text")
        self.text.setAccessibleName(self.tr("Two texts side by side"))
        self.arrange(self.bar, self.heads)
        self.bar.text_chosen.connect(self.show_text)
        self.bar.filtered.connect(self._set_page)
        self.bar.steps.wanted.connect(self.text.next_change)
        self.text.place_activated.connect(self.place_activated)
        self.text.source_activated.connect(self._show_lines)
        self.text.reached.connect(self._show_position)
        on_keys(self, {"Escape": self.back_out})

    @property
    def other(self) -> Other:
        """Which text stands beside its book."""
        return self._other

    @Slot(object)
    def show_text(self, other: Other) -> None:
        """Show one of the texts."""
        self._other = other if other in self._texts else self._other
        self._set_page()

    def show_place(self, other: Other, place: Address | None) -> bool:
        """Show a text, if there is such a one, at the law of a place or at an article.

        A place whose words agree is shown with all the others. Return whether the text has
        the place.
        """
        self._other = other if other in self._texts else self._other
        about = self._pairs_about(place) if place is not None else set()
        if about and not about.intersection(map(id, self._page().pairs)):
            self.bar.places.want(Wanted.ALL)
        self._set_page()
        pairs = self.text.page.pairs if self.text.page else ()
        number = next((n for n, pair in enumerate(pairs) if id(pair) in about), None)
        if number is not None:
            self.text.go_to_pair(number)
        return place is None or number is not None

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

    def _page(self) -> SameLanguagePage:
        return same_language_page(
            self._texts[self._other], self.bar.places.wanted, SameLanguageWords()
        )

    @Slot()
    def _set_page(self) -> None:
        page = self._page()
        self.bar.show_page(page)
        self.heads.show_names(names_of_columns(self._other))
        self.text.show_page(page)

    def markup(self) -> str:
        """Return what is shown as markup for print."""
        return self.heads.markup() + self._page().html

    def take_texts(self, texts: Mapping[Other, SameLanguage]) -> None:
        """Show the same with more compared, at the same place."""
        self._texts = texts
        self.bar.show_page(self._page())
        self.text.refresh(self._page())

    @Slot(int)
    def _show_position(self, number: int) -> None:
        stops = self.text.page.stops if self.text.page else ()
        self.bar.show_position(stops.index(number) if number in stops else NO_CHANGE, len(stops))

    @Slot(object)
    def _show_lines(self, source: SourceLines) -> None:
        if self._sources is None:
            self._sources = SourceView(self)
        self._sources.set_colours(self.text.colours)
        self._sources.show_source(name_of_text(self._other), source)


def _is_of_law(pair: TextPair, law: int) -> bool:
    return isinstance(pair.place.place, Citation) and pair.place.place.law == law
