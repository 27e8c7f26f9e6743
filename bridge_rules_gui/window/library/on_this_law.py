"""The panel beside the text: other editions, who cites the law, notes, comment, source, rights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.on_this_law import on_this_law
from bridge_rules_gui.library.side_panel import PanelNote, PanelPage, PanelWords, panel_page
from bridge_rules_gui.typesetting.links import (
    NotebookLink,
    PageLink,
    PlaceLink,
    ReferenceLink,
    SourceLink,
)
from bridge_rules_gui.window.library.link_previews import LinkPreviews
from bridge_rules_gui.window.library.linked_text import LinkedText
from bridge_rules_gui.window.speaking import say_text, spoken_language
from bridge_rules_gui.window.widgets import fill

_EMPTY = PanelPage("", ())


class OnThisLawPanel(QWidget):
    """Shows what stands beside a place.

    ``place_activated`` carries the address of a link, ``source_activated`` the source lines
    the reader asks to see, ``entry_activated`` the name of an entry of his notebook.
    A hidden panel gathers nothing until it is shown.
    """

    place_activated = Signal(object)
    source_activated = Signal(object)
    entry_activated = Signal(str)

    def __init__(self, corpus: Corpus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("on-this-law")
        self._corpus = corpus
        self._place: Address | None = None
        self._shown = _EMPTY
        self._notes: tuple[PanelNote, ...] = ()
        self.text = LinkedText(self)
        self.text.setObjectName("on-this-law-text")
        self.text.setAccessibleName(self.tr("About this law"))
        self._previews = LinkPreviews(self.text, self.font)
        self.text.link_activated.connect(self._on_link_activated)
        fill(self, self.text)

    def set_previewer(self, previewer: Callable[[PageLink], Sequence[str]]) -> None:
        """Say who knows what a link leads to."""
        self._previews.previewer = previewer

    def show_place(self, place: Address) -> None:
        """Show what stands beside a place."""
        self._place = place
        self._refresh()

    def show_notes(self, notes: Iterable[PanelNote]) -> None:
        """Show these entries of the reader's notebook with the page they belong to."""
        notes = tuple(notes)
        if notes != self._notes:
            self._notes = notes
            self._refresh()

    def sizeHint(self) -> QSize:
        """Return the usual width of the panel."""
        return QSize(280, 400)

    def showEvent(self, event: QShowEvent) -> None:
        """Gather what has been waiting while the panel was hidden."""
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        if self._place is None or not self.isVisible():
            return
        value = on_this_law(self._corpus, self._place, spoken_language())
        value = replace(value, rights=say_text(value.rights))
        page = panel_page(self._corpus, value, self._words(), self._notes)
        if page == self._shown:
            return
        scrolled = self.text.verticalScrollBar().value()
        is_same_law = self._shown.html.split("</p>", 1)[0] == page.html.split("</p>", 1)[0]
        self._shown = page
        self._previews.hide()
        self._previews.links = page.links
        self.text.set_markup(page.html, self._font())
        self.text.document().setDocumentMargin(14)
        if is_same_law:
            self.text.verticalScrollBar().setValue(scrolled)

    def _font(self) -> QFont:
        return self.font()

    def _words(self) -> PanelWords:
        return PanelWords(
            elsewhere=self.tr("Other editions"),
            about=self.tr("About the laws"),
            missing=self.tr("Not in the Laws of {0}"),
            undefined=self.tr("Not defined in the Laws of {0}"),
            nearest=self.tr("Nearest place:"),
            beginning=self.tr("Beginning of the book:"),
            definitions=self.tr("Definitions"),
            same_number=self.tr("Same number:"),
            cited_by=self.tr("Cited by ({0})"),
            footnotes=self.tr("Footnotes"),
            commentary=self.tr("Commentary"),
            source=self.tr("Source lines"),
            rights=self.tr("Copyright"),
            notes=self.tr("My notes"),
        )

    def _on_link_activated(self, number: int) -> None:
        match self._shown.links[number]:
            case PlaceLink(address):
                self.place_activated.emit(address)
            case ReferenceLink(targets=(first, *_)):
                self.place_activated.emit(first)
            case NotebookLink(entry):
                self.entry_activated.emit(entry)
            case SourceLink(source):
                self.source_activated.emit(source)
            case _:
                self._previews.show(number)
