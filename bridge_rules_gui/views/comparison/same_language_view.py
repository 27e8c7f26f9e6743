"""Two texts of one language side by side: bar, heads of the columns, text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.same_language import Other
from bridge_rules_gui.services.same_language_page import Wanted, same_language_page
from bridge_rules_gui.views.comparison.same_language_bar import SameLanguageBar
from bridge_rules_gui.views.comparison.same_language_names import (
    SameLanguageWords,
    name_of_text,
    names_of_columns,
)
from bridge_rules_gui.views.comparison.same_language_text import NO_CHANGE, SameLanguageText
from bridge_rules_gui.views.library.find_bar import FindBar
from bridge_rules_gui.views.library.source_view import SourceView

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import SourceLines
    from bridge_rules_gui.services.same_language import SameLanguage, TextPair
    from bridge_rules_gui.services.same_language_page import SameLanguagePage
    from bridge_rules_gui.views.palette import Colours


class SameLanguageView(QWidget):
    """Shows the fragment beside its book, or quoted law beside the book of 2017.

    ``place_activated`` carries a place to be read, ``left`` tells that the reader wants to go
    back.
    """

    place_activated = Signal(object)
    left = Signal()

    def __init__(self, texts: Mapping[Other, SameLanguage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison")
        self._texts = texts
        self._other = next(iter(texts), Other.COMMENTARY)
        self._sources: SourceView | None = None
        self.bar = SameLanguageBar(self)
        self.heads = tuple(QLabel(self) for _ in range(2))
        self.text = SameLanguageText(self)
        self.text.setObjectName("comparison-text")
        self.text.setAccessibleName(self.tr("Two texts side by side"))
        self.find_bar = FindBar(self.text, self)
        self.find_bar.hide()
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        heads = QHBoxLayout()
        heads.setContentsMargins(19, 4, 19, 4)
        for head in self.heads:
            head.setObjectName("comparison-title")
            head.setTextFormat(Qt.TextFormat.PlainText)
            heads.addWidget(head, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(heads)
        column.addWidget(self.text, 1)
        column.addWidget(self.find_bar)

    def _connect(self) -> None:
        self.bar.text_chosen.connect(self.show_text)
        self.bar.filtered.connect(self._set_page)
        self.bar.change_wanted.connect(self.text.next_change)
        self.text.place_activated.connect(self.place_activated)
        self.text.source_activated.connect(self._show_lines)
        self.text.change_reached.connect(self._show_position)
        self.find_bar.closed.connect(self.focus_text)
        for keys, slot in (
            ("Alt+Down", self.go_to_next_change),
            ("Alt+Up", self.go_to_previous_change),
            ("Escape", self._back_out),
        ):
            self._on_keys(keys, slot)

    def _on_keys(self, keys: str, slot: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)

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
            self.bar.want(Wanted.ALL)
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
        return same_language_page(self._texts[self._other], self.bar.wanted, SameLanguageWords())

    @Slot()
    def _set_page(self) -> None:
        page = self._page()
        self.bar.show_page(page)
        for head, name in zip(self.heads, names_of_columns(self._other), strict=True):
            head.setText(name)
        self.text.show_page(page)
        if self.find_bar.isVisible():
            self.find_bar.search_again()

    def take_texts(self, texts: Mapping[Other, SameLanguage]) -> None:
        """Show the same with more compared, at the same place."""
        self._texts = texts
        self.bar.show_page(self._page())
        self.text.refresh(self._page())

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.text.set_colours(colours)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self.text.set_zoom(percent)

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

    # What the window's commands ask.

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next difference."""
        self.text.next_change(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the difference before."""
        self.text.next_change(-1)

    @Slot()
    def focus_text(self) -> None:
        """Put the keyboard where the reading is."""
        self.text.setFocus()

    def copy(self) -> None:
        """Copy the selected words."""
        self.text.copy()

    def copy_with_citation(self) -> None:
        """Copy the change gone to: its place, the words of the book and those in their place."""
        page, number = self.text.page, self.text.change
        if page is None or number == NO_CHANGE:
            self.text.copy()
            return
        placed = page.changes[number]
        book, other = names_of_columns(self._other)
        words = f"{book}: {placed.change.book}\n{other}: {placed.change.other}"
        QGuiApplication.clipboard().setText(f"{placed.pair.place}\n{words}")

    def open_find_bar(self) -> None:
        """Open the bar that finds words, with what is selected."""
        selected = self.text.textCursor().selectedText()
        self.find_bar.open_bar("" if "\u2029" in selected else selected)

    def find_next(self) -> None:
        """Go to the next hit."""
        self.find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self.find_bar.find_previous()

    def place_in_question(self, _edition: Edition) -> Address | None:
        """Return the place of the change gone to, None where there is none."""
        page, number = self.text.page, self.text.change
        return None if page is None or number == NO_CHANGE else page.changes[number].pair.place

    @Slot()
    def _back_out(self) -> None:
        if self.find_bar.isVisible():
            self.find_bar.close_bar()
        else:
            self.left.emit()


def _is_of_law(pair: TextPair, law: int) -> bool:
    return isinstance(pair.place.place, Citation) and pair.place.place.law == law
