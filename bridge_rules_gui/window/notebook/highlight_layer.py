"""The reader's highlights drawn over the law text, each kind with a line of its own shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QColor, QTextCharFormat

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.law_page import LawPage
from bridge_rules_gui.notebook.entries import Highlight, Ink, Stretch
from bridge_rules_gui.notebook.page_words import PagePart, PageWords
from bridge_rules_gui.notebook.passages import passages_of_page, whereabouts
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.library.page_layer import PageLayer
from bridge_rules_gui.window.library.page_words import silent_stretches
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.looks.palette import Colours

_LAYER: Final = "highlights"
_LINES: Final = {
    Ink.IMPORTANT: QTextCharFormat.UnderlineStyle.SingleUnderline,
    Ink.QUESTION: QTextCharFormat.UnderlineStyle.WaveUnderline,
    Ink.LEARN: QTextCharFormat.UnderlineStyle.DashUnderline,
}


def look_of(ink: Ink, colours: Colours) -> QTextCharFormat:
    """Return how highlighted words look: on a ground of their own, with a line below them."""
    grounds = {
        Ink.IMPORTANT: colours.highlight_important,
        Ink.QUESTION: colours.highlight_question,
        Ink.LEARN: colours.highlight_learn,
    }
    look = QTextCharFormat()
    look.setBackground(QColor(grounds[ink]))
    look.setUnderlineStyle(_LINES[ink])
    look.setUnderlineColor(QColor(colours.ink))
    return look


class HighlightLayer(PageLayer):
    """Marks the highlights on every page that is shown."""

    def __init__(self, corpus: Corpus, law_view: LawView) -> None:
        super().__init__(law_view)
        self._corpus = corpus
        self._highlights: tuple[Highlight, ...] = ()
        self._words: PageWords | None = None
        law_view.page_shown.connect(self._begin_page)

    def show_highlights(self, highlights: Iterable[Highlight]) -> None:
        """Mark these from now on."""
        self._highlights = tuple(highlights)
        self.lay()

    def selected(self) -> tuple[Stretch, ...]:
        """Return the words selected in the law text, as far as they are a book's own."""
        cursor = self.law_view.textCursor()
        if not cursor.hasSelection():
            return ()
        return self._page_words().stretches(cursor.selectionStart(), cursor.selectionEnd())

    def touched(self) -> tuple[Highlight, ...]:
        """Return the highlights that the selection, or the text cursor, touches."""
        cursor = self.law_view.textCursor()
        start, end = cursor.selectionStart(), max(cursor.selectionEnd(), cursor.position() + 1)
        return tuple(
            highlight
            for highlight in self._highlights
            if any(first < end and start < last for first, last in self._ranges(highlight))
        )

    def position_of(self, highlight: Highlight) -> int | None:
        """Return where a highlight begins on the page shown, None where it is not there."""
        return min((start for start, _ in self._ranges(highlight)), default=None)

    @Slot()
    def _begin_page(self) -> None:
        self._words = None
        self.lay()

    def lay(self) -> None:
        """Lay the highlights over the page."""
        colours = current_colours()
        marks = [
            (start, end, look_of(highlight.ink, colours))
            for highlight in self._highlights
            for start, end in self._ranges(highlight)
        ]
        self.law_view.lay_over(_LAYER, marks)

    def _ranges(self, highlight: Highlight) -> Iterator[tuple[int, int]]:
        page = self.law_view.page
        if page is None or not _may_be_on(page, highlight):
            return
        for stretch in whereabouts(self._corpus, highlight).found:
            if stretch.address in page.anchors:
                yield from self._page_words().ranges(stretch)

    def _page_words(self) -> PageWords:
        if self._words is None:
            view, page = self.law_view, self.law_view.page
            links = page.links if page is not None else ()
            silent = silent_stretches(view.link_spans, links)
            self._words = PageWords(view.words, self._parts(), silent)
        return self._words

    def _parts(self) -> list[PagePart]:
        places = self.law_view.places
        texts = passages_of_page(self._corpus, places.addresses)
        return [
            PagePart(address, texts[address], *places.extent(address))
            for address in places.addresses
        ]


def _may_be_on(page: LawPage, highlight: Highlight) -> bool:
    """Tell whether words of a highlight can be on a page: they never leave their law."""
    for stretch in highlight.stretches:
        place = stretch.address.place
        law = place.law if isinstance(place, Citation) else None
        if stretch.address.edition is page.edition and law == page.law:
            return True
    return False
