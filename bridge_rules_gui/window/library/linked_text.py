"""A text that shows markup in a type and in colours, with links within reach of the keyboard.

The namespace ``QtCore.Qt``, whose many enumerations are slow to make, is touched only after the
text has been shown: the first page of the program is painted without it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget
from shiboken6 import isValid

from bridge_rules_gui.typesetting.names import LINK_SCHEME
from bridge_rules_gui.window.inert_text import InertText
from bridge_rules_gui.window.library.page_style import TIGHTEST, page_style, step_width
from bridge_rules_gui.window.looks.appearance import current_colours

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRect, QUrl
    from PySide6.QtGui import (
        QFocusEvent,
        QFont,
        QKeyEvent,
        QPaintEvent,
        QTextCharFormat,
        QTextCursor,
        QTextFragment,
    )

    from bridge_rules_gui.window.looks.palette import Colours

NO_LINK = -1
PADDING: Final = "\u2060"
"""Stands in a text for the second place of a character; see `positioned`."""
# Quiet, and not stated by colour alone. Of a link, Qt takes this from the tag, not from the style
# sheet.
_DOTTED: Final = ' style="text-underline-style:dotted"'


class LinkSpan(NamedTuple):
    """Where a link stands in the document."""

    number: int
    start: int
    end: int


class Look(NamedTuple):
    """How a text is set: its style sheet, the step of its label grid, how tight its tables are."""

    style: str
    step: int
    tightness: int


class LinkedText(InertText):
    """Shows markup of `typesetting`; loads nothing from anywhere.

    Tab and Shift+Tab walk through its links; Enter activates the one in focus. How a link looks
    that nobody touches is the style sheet's affair. ``painted`` tells once that a text stands on
    the screen.
    """

    painted = Signal()
    link_activated = Signal(int)
    link_hovered = Signal(int)
    link_focused = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = current_colours()
        self._look: tuple[str, Colours, int] | None = None
        self._tightness = 0
        self._html = ""
        self._type = self.font()
        self._spans: dict[int, LinkSpan] = {}
        self._anchors: dict[str, int] = {}
        self._was_painted = False
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._focused = NO_LINK
        self._hovered = NO_LINK
        self.anchorClicked.connect(self._on_anchor_clicked)
        self.highlighted.connect(self._on_highlighted)

    def paintEvent(self, e: QPaintEvent) -> None:
        """Draw the text; what only a reader's hand needs comes once it stands on the screen."""
        super().paintEvent(e)
        if self._html and not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._emit_painted)  # given more, it brings in `Qt`

    @Slot()
    def _emit_painted(self) -> None:
        if isValid(self):  # the window may have been closed meanwhile
            self.painted.emit()
            self.enable_interaction()

    def enable_interaction(self) -> None:
        """Let links be clicked and words selected by the pointer."""
        flag = QtCore.Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextSelectableByMouse | flag.LinksAccessibleByMouse)
        self.setFocusPolicy(QtCore.Qt.FocusPolicy.StrongFocus)

    def set_markup(self, html: str, font: QFont) -> None:
        """Show markup in a font and in the colours set."""
        self._focused = self._hovered = NO_LINK
        look = (font.toString(), self.colours, self._tightness)
        if self._look != look:
            self._look = look
            self._take_look(font)
            self._set_html(html, font)
        elif self._html != html:
            self._set_html(html, font)
        self._find_links_and_anchors()
        self.show_marks()

    def set_fitting(self, html: str, font: QFont) -> None:
        """Show markup with its tables as loose as they stand in the width there is."""
        for self._tightness in range(TIGHTEST + 1):
            self.set_markup(html, font)
            if not self.is_overhanging:
                return

    def set_prepared(self, html: str, font: QFont, look: Look) -> None:
        """Show markup in a look it had before; its links are found when they are asked for."""
        self._tightness = look.tightness
        self._look = (font.toString(), self.colours, look.tightness)
        self._lay_out(font, look)
        self._set_html(html, font)

    def _set_html(self, html: str, font: QFont) -> None:
        self._html, self._type = html, font
        self.setHtml(html.replace("<a href", f"<a{_DOTTED} href"))

    @property
    def look(self) -> Look:
        """How the text is set."""
        document = self.document()
        step = round(document.defaultTextOption().tabStopDistance())
        return Look(document.defaultStyleSheet(), step, self._tightness)

    @property
    def is_tightened(self) -> bool:
        """Whether tables are set tighter than usual, for want of room."""
        return self._tightness > 0

    @property
    def is_overhanging(self) -> bool:
        """Whether a table needs more than the width there is."""
        document = self.document()
        return "<table" in self._html and document.size().width() > document.textWidth() > 0

    def _take_look(self, font: QFont) -> None:
        style = page_style(self.colours, font, self._tightness) + self._added_style(font)
        self._lay_out(font, Look(style, step_width(font), self._tightness))

    def _added_style(self, _font: QFont) -> str:
        """Return what a text needs beside the style sheet of pages."""
        return ""

    def _lay_out(self, font: QFont, look: Look) -> None:
        """Tell the document its type, its styles and its label grid: each lays it out again."""
        document = self.document()
        document.clear()
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(look.style)
        grid = QtGui.QTextOption()
        grid.setTabStopDistance(look.step)
        grid.setWrapMode(QtGui.QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(grid)

    def anchor_position(self, name: str) -> int | None:
        """Return where in the document an anchor stands, None where there is none."""
        return self._anchors.get(name)

    @property
    def link_spans(self) -> tuple[LinkSpan, ...]:
        """The links with their places, in reading order."""
        return tuple(self._spans.values())

    def link_words(self, number: int) -> str:
        """Return the words of a link."""
        return self.cursor_over(self._spans[number].start, self._spans[number].end).selectedText()

    def cursor_over(self, start: int, end: int) -> QTextCursor:
        """Return a cursor that selects characters of the document."""
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QtGui.QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _find_links_and_anchors(self) -> None:
        self._spans.clear()
        self._anchors.clear()
        for fragment in self._fragments():
            shape = fragment.charFormat()
            # `isAnchor` is lost on all but the first letter of a link behind a named anchor.
            for name in shape.anchorNames():
                self._anchors.setdefault(name, fragment.position())
            number = number_of_link(shape.anchorHref())
            if number != NO_LINK:
                self._add_span(number, fragment.position(), fragment.length())

    def _add_span(self, number: int, start: int, length: int) -> None:
        begun = self._spans.get(number)
        begins = start if begun is None else begun.start
        self._spans[number] = LinkSpan(number, begins, start + length)

    def _fragments(self) -> Iterator[QTextFragment]:
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                yield pieces.fragment()
                pieces += 1
            block = block.next()

    # Links: touched by the pointer, or reached with the keyboard.

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
        number = number_of_link(url.toString())
        if number in self._spans:
            self.link_activated.emit(number)

    def _on_highlighted(self, url: QUrl) -> None:
        self._hovered = number_of_link(url.toString())
        self.show_marks()
        self.link_hovered.emit(self._hovered)


def number_of_link(href: str) -> int:
    """Return the number of a link from its address, `NO_LINK` for any other address."""
    digits = href.removeprefix(LINK_SCHEME)
    return int(digits) if digits != href and digits.isdecimal() else NO_LINK


def positioned(text: str) -> str:
    """Return a document's text so that each character stands at its position there.

    Documents count in UTF-16: a character beyond its plane (an emoji) takes two places.
    """
    return re.sub("[\U00010000-\U0010ffff]", lambda match: match[0] + PADDING, text)
