"""The reading pane: a page of a law book with its links, previews, finding and copying."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QPoint, Signal

from bridge_rules_gui.window.library.linked_text import positioned
from bridge_rules_gui.window.library.page_column import HEADROOM, PAD
from bridge_rules_gui.window.library.page_text import PageText
from bridge_rules_gui.window.looks.fonts import reading_font

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QTextCharFormat, QTextCursor
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.library.law_page import LawPage
    from bridge_rules_gui.typesetting.links import PageLink
    from bridge_rules_gui.window.library.find_bar import FindBar
    from bridge_rules_gui.window.library.link_previews import LinkPreviews

_CARET: Final = 2  # pixels


class LawView(PageText):
    """The page being read.

    ``place_activated`` carries the address a link leads to, ``comparison_activated`` that of a
    place that is to be compared, ``page_shown`` tells that another
    page has come: layers of marks have to be laid over it again. ``word_activated`` carries
    the paragraph and the offset in it of a word that was clicked twice.
    """

    place_activated = Signal(object)
    comparison_activated = Signal(object)
    page_shown = Signal()
    word_activated = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("law-view")
        self.setAccessibleName(self.tr("Law text"))
        self._layers: dict[str, list[tuple[int, int, QTextCharFormat]]] = {}
        self.link_activated.connect(self._on_link_activated)

    def enable_interaction(self) -> None:
        """Let what the text needs beside its words come in behind it."""
        super().enable_interaction()
        # The menu holds the window's own actions, which are added to this widget.
        self.setContextMenuPolicy(QtCore.Qt.ContextMenuPolicy.ActionsContextMenu)
        self._previews.links = () if self._page is None else self._page.links

    @cached_property
    def _previews(self) -> LinkPreviews:
        from bridge_rules_gui.window.library.link_previews import LinkPreviews  # noqa: PLC0415

        return LinkPreviews(self, self.preview_font)

    @cached_property
    def _find_bar(self) -> FindBar:
        from bridge_rules_gui.window.library.find_bar import FindBar  # noqa: PLC0415 - when used

        bar = FindBar(self, self)
        self.set_foot(bar)
        bar.closed.connect(self._on_find_closed)
        return bar

    @property
    def _is_finding(self) -> bool:
        """Whether words are being looked for in the page."""
        return "_find_bar" in self.__dict__ and self._find_bar.isVisible()

    def show_page(self, page: LawPage, at: Citation | NamedPlace | None = None) -> None:
        """Show a page, at one of its places or at its beginning."""
        self._previews.hide()
        self._previews.links = page.links
        self._hits = []
        self._layers = {}
        super().show_page(page, at)
        self.end_caret()
        if self._is_finding:
            self._find_bar.search_again()
        self.page_shown.emit()

    def lay_over(self, name: str, marks: Iterable[tuple[int, int, QTextCharFormat]]) -> None:
        """Mark parts of the text until another page is shown, or the same layer laid again."""
        self._layers[name] = list(marks)
        self.show_marks()

    def set_previewer(self, previewer: Callable[[PageLink], Sequence[str]]) -> None:
        """Say who knows what a link leads to: `library.preview.previews` with its corpus."""
        self._previews.previewer = previewer

    def _on_link_activated(self, number: int) -> None:
        if self._page is None:
            return
        from bridge_rules_gui.typesetting.links import (  # noqa: PLC0415 - off the start
            ComparisonLink,
            EntryLink,
            FootnoteLink,
            PlaceLink,
            ReferenceLink,
            ReturnLink,
        )

        match self._page.links[number]:
            case ReferenceLink(targets=(first, *_)):
                self.place_activated.emit(first)
            case PlaceLink(address):
                self.place_activated.emit(address)
            case ComparisonLink(address):
                self.comparison_activated.emit(address)
            case FootnoteLink(note_anchor=name) | ReturnLink(name) | EntryLink(name):
                self.go_to_anchor(name)
            case _:
                self._previews.show(number)

    def show_preview(self) -> None:
        """Show what the link in focus leads to."""
        self._previews.show(self.focused_link)

    @property
    def preview_words(self) -> str:
        """What the preview says; empty while none is open."""
        return self._previews.leaf.words if self._previews.leaf.isVisible() else ""

    def preview_font(self) -> QFont:
        """Return the font of previews: the law text's, a little smaller."""
        return reading_font(self.font(), round(self._zoom * 0.88))

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Alt+Down previews the link in focus, Escape puts caret, preview or find bar away."""
        is_alt = bool(e.modifiers() & QtCore.Qt.KeyboardModifier.AltModifier)
        if e.key() == QtCore.Qt.Key.Key_Down and is_alt:
            self.show_preview()
        elif e.key() == QtCore.Qt.Key.Key_Escape and self.has_caret:
            self.end_caret()
        elif e.key() == QtCore.Qt.Key.Key_Escape and self._previews.leaf.isVisible():
            self._previews.hide()
        elif e.key() == QtCore.Qt.Key.Key_Escape and self._is_finding:
            self._find_bar.close_bar()
        else:
            super().keyPressEvent(e)

    def mouseDoubleClickEvent(self, e: QMouseEvent) -> None:
        """Select the word, and tell which it is."""
        super().mouseDoubleClickEvent(e)
        point = e.position().toPoint()
        if e.button() == QtCore.Qt.MouseButton.LeftButton and not self.anchorAt(point):
            self.word_activated.emit(*self.word_at(self.cursorForPosition(point)))

    def word_at(self, cursor: QTextCursor) -> tuple[str, int]:
        """Return the paragraph a cursor stands in, and the offset in it of the word there."""
        cursor.select(QtGui.QTextCursor.SelectionType.WordUnderCursor)
        block = cursor.block()
        return positioned(block.text()), cursor.selectionStart() - block.position()

    # -- the caret, by which words are selected without the pointer -------------------------

    @property
    def has_caret(self) -> bool:
        """Whether the arrows move a caret; else they scroll."""
        return bool(self.textInteractionFlags() & self._by_keyboard)

    @property
    def _by_keyboard(self) -> QtCore.Qt.TextInteractionFlag:
        return QtCore.Qt.TextInteractionFlag.TextSelectableByKeyboard

    def begin_caret(self) -> None:
        """Show the caret: where it was or words are selected, if that is in sight, else above."""
        if self.has_caret:
            return
        self.setCursorWidth(_CARET)
        self.setTextInteractionFlags(self.textInteractionFlags() | self._by_keyboard)
        if not self.viewport().rect().contains(self.cursorRect()):
            self.setTextCursor(self.cursorForPosition(QPoint(PAD + 1, HEADROOM + 2)))
        self.clearFocus()  # the caret comes with the keyboard
        self.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def end_caret(self) -> None:
        """Put the caret away; what is selected stays so."""
        if self.has_caret:
            self.setTextInteractionFlags(self.textInteractionFlags() & ~self._by_keyboard)
            self.viewport().update()

    # -- copying and finding -----------------------------------------------------------------

    def copy_with_citation(self) -> None:
        """Copy the selected words, or the whole provision, with the address behind them."""
        place = self.place
        if place is None:
            return
        cursor = self.textCursor()
        if cursor.hasSelection():
            place = self._places.at(cursor.selectionStart())
            words = self._copied(cursor.selectionStart(), cursor.selectionEnd())
        else:
            words = self._copied(*self._places.extent(place))
        QtGui.QGuiApplication.clipboard().setText(f"{words} ({place.edition} {place.place})")

    def _copied(self, start: int, end: int) -> str:
        from bridge_rules_gui.window.library.page_words import copied_words  # noqa: PLC0415

        links = () if self._page is None else self._page.links
        return copied_words(self._in_rows(), start, end, self.link_spans, links)

    def _in_rows(self) -> str:
        from bridge_rules_gui.window.library.page_words import text_in_rows  # noqa: PLC0415

        return text_in_rows(self.document(), self.words)

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy tables row by row, a tab between two cells."""
        from bridge_rules_gui.window.library.page_words import NEXT_CELL  # noqa: PLC0415

        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        usual = super().createMimeDataFromSelection()
        if NEXT_CELL not in self._in_rows()[start:end]:
            return usual
        data = QtCore.QMimeData()  # Qt's own fills itself in late, over any text it is given
        data.setHtml(usual.html())
        data.setText(self._copied(start, end))
        return data

    def open_find_bar(self) -> None:
        """Open the bar that finds words in the page; selected words are looked for at once."""
        self._find_bar.open_bar(self.textCursor().selectedText())
        self.arrange()

    def find_next(self) -> None:
        """Go to the next hit."""
        self._find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self._find_bar.find_previous()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the layers, the hits of a search, then the link in focus or under the pointer."""
        layers = [self.marked(*mark) for layer in self._layers.values() for mark in layer]
        return [*layers, *super().marks()]

    def _on_find_closed(self) -> None:
        self.arrange()
        self.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
