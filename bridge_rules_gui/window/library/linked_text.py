"""A text browser whose links are numbered, quiet, and within reach of the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QTextEdit, QWidget

from bridge_rules_gui.window.library.markup_text import NO_LINK, MarkupText, number_of_link
from bridge_rules_gui.window.looks.appearance import current_colours

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QUrl
    from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QTextCharFormat


class LinkedText(MarkupText):
    """Markup through whose links Tab and Shift+Tab walk; Enter activates the one in focus.

    How a link looks that nobody touches is the style sheet's affair.
    """

    link_activated = Signal(int)
    link_hovered = Signal(int)
    link_focused = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._focused = NO_LINK
        self._hovered = NO_LINK
        self.anchorClicked.connect(self._on_anchor_clicked)
        self.highlighted.connect(self._on_highlighted)

    def set_markup(self, html: str, font: QFont) -> None:
        """Show markup in a font and in the colours set."""
        self._focused = self._hovered = NO_LINK
        super().set_markup(html, font)
        self.show_marks()

    @property
    def focused_link(self) -> int:
        """The number of the link that has the keyboard, or `NO_LINK`."""
        return self._focused

    def link_rect(self, number: int) -> QRect:
        """Return the rectangle of a link's first line in the viewport."""
        span = self._spans[number]
        start = self.cursorRect(self.cursor_over(span.start, span.start))
        end = self.cursorRect(self.cursor_over(span.end, span.end))
        if end.top() == start.top():
            return start.united(end)
        return start.adjusted(0, 0, 8, 0)

    def show_marks(self) -> None:
        """Draw what is marked on top of the text: the link in focus or under the pointer."""
        self.setExtraSelections(self.marks())

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the marks to draw; subclasses put theirs before."""
        touched = (self._spans.get(number) for number in {self._focused, self._hovered})
        loud = self._touched_format()
        return [self.marked(span.start, span.end, loud) for span in touched if span is not None]

    def marked(self, start: int, end: int, shape: QTextCharFormat) -> QTextEdit.ExtraSelection:
        """Return characters marked in a format."""
        mark = QTextEdit.ExtraSelection()
        mark.cursor = self.cursor_over(start, end)
        mark.format = shape
        return mark

    def _touched_format(self) -> QTextCharFormat:
        shape = QtGui.QTextCharFormat()
        shape.setUnderlineStyle(QtGui.QTextCharFormat.UnderlineStyle.SingleUnderline)
        shape.setBackground(QtGui.QColor(self.colours.focus))
        return shape

    def changeEvent(self, e: QEvent) -> None:
        """Keep the type of the page, which Qt sets in the widget's own font; follow the theme.

        Another theme comes as another palette of the program.
        """
        super().changeEvent(e)
        if e.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._look = None
            self.retype()
        elif e.type() == QEvent.Type.PaletteChange and self.colours is not current_colours():
            self.colours = current_colours()
            self.retype()

    def retype(self) -> None:
        """Set what is shown again, in the type it was set in; subclasses know better."""
        if self._html:
            self.set_markup(self._html, self._type)

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Enter opens the link in focus."""
        key = QtCore.Qt.Key
        if e.key() in (key.Key_Return, key.Key_Enter) and self._focused != NO_LINK:
            self.link_activated.emit(self._focused)
            return
        super().keyPressEvent(e)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        """Tab goes to the next link, and after the last one out of the text."""
        numbers = list(self._spans)
        if self._focused in self._spans:
            at = numbers.index(self._focused) + (1 if next else -1)
        else:
            at = self._first_visible(numbers, forwards=next)
        if 0 <= at < len(numbers):
            self._focus_link(numbers[at])
            return True
        self._focus_link(NO_LINK)
        return QWidget.focusNextPrevChild(self, next)

    def focusInEvent(self, e: QFocusEvent) -> None:
        """Coming by Tab, the first link in sight takes the keyboard."""
        super().focusInEvent(e)
        if not self._spans:
            return
        forwards = e.reason() == QtCore.Qt.FocusReason.TabFocusReason
        if forwards or e.reason() == QtCore.Qt.FocusReason.BacktabFocusReason:
            numbers = list(self._spans)
            at = self._first_visible(numbers, forwards=forwards)
            if 0 <= at < len(numbers):
                self._focus_link(numbers[at])

    def focusOutEvent(self, e: QFocusEvent) -> None:
        """Without the keyboard no link is in focus; a menu or popup only borrows it."""
        super().focusOutEvent(e)
        if self._focused == NO_LINK:
            return
        reason = QtCore.Qt.FocusReason
        if e.reason() not in (reason.PopupFocusReason, reason.ActiveWindowFocusReason):
            self._focus_link(NO_LINK)

    def _first_visible(self, numbers: list[int], *, forwards: bool) -> int:
        """Return the index of the first (or last) link in sight, or of the next beyond."""
        view = self.viewport().rect()
        tops = [self.link_rect(number).top() for number in numbers]
        if forwards:
            return next((i for i, top in enumerate(tops) if top >= view.top()), len(numbers))
        return next((i for i in reversed(range(len(tops))) if tops[i] <= view.bottom()), -1)

    def _focus_link(self, number: int) -> None:
        if number == self._focused:
            return
        self._focused = number
        if number != NO_LINK:
            self.bring_into_sight(self.link_rect(number))
        self.show_marks()
        self.link_focused.emit(number)

    def bring_into_sight(self, rect: QRect) -> None:
        """Scroll until a rectangle of the viewport can be seen."""
        bar = self.verticalScrollBar()
        height = self.viewport().height()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top() - height // 6)
        elif rect.bottom() > height:
            bar.setValue(bar.value() + rect.bottom() - height + height // 6)

    def _on_anchor_clicked(self, url: QUrl) -> None:
        self.link_activated.emit(number_of_link(url.toString()))

    def _on_highlighted(self, url: QUrl) -> None:
        self._hovered = number_of_link(url.toString())
        self.show_marks()
        self.link_hovered.emit(self._hovered)
