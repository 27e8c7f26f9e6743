"""A text browser whose links are numbered, quiet, and within reach of the keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from bridge_rules_gui.services.typesetting.hypertext import LINK_SCHEME
from bridge_rules_gui.views.inert_text import InertText
from bridge_rules_gui.views.library.page_style import TIGHTEST, page_style, step_width
from bridge_rules_gui.views.palette import LIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFont, QTextFragment

    from bridge_rules_gui.views.palette import Colours


NO_LINK = -1


@dataclass(slots=True)
class LinkSpan:
    """Where a link stands in the document."""

    number: int
    start: int
    end: int


class LinkedText(InertText):
    """Shows markup of `services.typesetting`; loads nothing from anywhere.

    Tab and Shift+Tab walk through the links, Enter activates the one in focus.
    """

    link_activated = Signal(int)
    link_hovered = Signal(int)
    link_focused = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = LIGHT
        self._look: tuple[str, Colours, int] | None = None
        self._tightness = 0
        self._html = ""
        self._type = self.font()
        self._spans: dict[int, LinkSpan] = {}
        self._anchors: dict[str, int] = {}
        self._focused = NO_LINK
        self._hovered = NO_LINK
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.anchorClicked.connect(self._on_anchor_clicked)
        self.highlighted.connect(self._on_highlighted)

    def set_markup(self, html: str, font: QFont) -> None:
        """Show markup in a font and in the colours set."""
        look = (font.toString(), self.colours, self._tightness)
        if self._look != look:
            self._look = look
            self._take_look(font)
        self._focused = self._hovered = NO_LINK
        self._html, self._type = html, font
        self.setHtml(html)
        self._find_links_and_anchors()
        self.show_marks()

    def set_fitting(self, html: str, font: QFont) -> None:
        """Show markup with its tables as loose as they stand in the width there is."""
        for self._tightness in range(TIGHTEST + 1):
            self.set_markup(html, font)
            if not self.is_overhanging:
                return

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
        """Tell the document its type, its styles and its label grid: each lays it out anew."""
        document = self.document()
        document.clear()
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(page_style(self.colours, font, self._tightness))
        grid = QTextOption()
        grid.setTabStopDistance(step_width(font))
        grid.setWrapMode(QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(grid)

    def anchor_position(self, name: str) -> int | None:
        """Return where in the document an anchor stands, None where there is none."""
        return self._anchors.get(name)

    @property
    def link_spans(self) -> tuple[LinkSpan, ...]:
        """The links with their places, in reading order."""
        return tuple(self._spans.values())

    @property
    def focused_link(self) -> int:
        """The number of the link that has the keyboard, or `NO_LINK`."""
        return self._focused

    def link_words(self, number: int) -> str:
        """Return the words of a link."""
        return self.cursor_over(self._spans[number].start, self._spans[number].end).selectedText()

    def link_rect(self, number: int) -> QRect:
        """Return the rectangle of a link's first line in the viewport."""
        span = self._spans[number]
        start = self.cursorRect(self.cursor_over(span.start, span.start))
        end = self.cursorRect(self.cursor_over(span.end, span.end))
        if end.top() == start.top():
            return start.united(end)
        return start.adjusted(0, 0, 8, 0)

    def cursor_over(self, start: int, end: int) -> QTextCursor:
        """Return a cursor that selects characters of the document."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def show_marks(self) -> None:
        """Draw what is marked on top of the text: the link in focus or under the pointer."""
        self.setExtraSelections(self.marks())

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the marks to draw; subclasses put theirs before."""
        touched = (self._focused, self._hovered)
        quiet, loud = self._quiet_format(), self._touched_format()
        return [
            self.marked(span.start, span.end, loud if span.number in touched else quiet)
            for span in self._spans.values()
        ]

    def marked(self, start: int, end: int, shape: QTextCharFormat) -> QTextEdit.ExtraSelection:
        """Return characters marked in a format."""
        mark = QTextEdit.ExtraSelection()
        mark.cursor = self.cursor_over(start, end)
        mark.format = shape
        return mark

    def _quiet_format(self) -> QTextCharFormat:
        """Return how a link looks that nobody touches: dotted, so that not colour alone tells."""
        shape = QTextCharFormat()
        shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        shape.setUnderlineColor(QColor(self.colours.quiet_ink))
        return shape

    def _touched_format(self) -> QTextCharFormat:
        shape = QTextCharFormat()
        shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        shape.setBackground(QColor(self.colours.focus))
        return shape

    def changeEvent(self, e: QEvent) -> None:
        """Keep the type of the page: Qt puts the widget's own font into the document."""
        super().changeEvent(e)
        if e.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._look = None
            self.retype()

    def retype(self) -> None:
        """Set what is shown anew, in the type it was set in; subclasses know better."""
        if self._html:
            self.set_markup(self._html, self._type)

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Enter opens the link in focus."""
        if e.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._focused != NO_LINK:
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
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if e.reason() in reasons:
            numbers = list(self._spans)
            forwards = e.reason() == Qt.FocusReason.TabFocusReason
            at = self._first_visible(numbers, forwards=forwards)
            if 0 <= at < len(numbers):
                self._focus_link(numbers[at])

    def focusOutEvent(self, e: QFocusEvent) -> None:
        """Without the keyboard no link is in focus; a menu or popup only borrows it."""
        super().focusOutEvent(e)
        borrowed = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if e.reason() not in borrowed:
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
        self.link_activated.emit(_number(url.toString()))

    def _on_highlighted(self, url: QUrl) -> None:
        self._hovered = _number(url.toString())
        self.show_marks()
        self.link_hovered.emit(self._hovered)

    def _find_links_and_anchors(self) -> None:
        self._spans.clear()
        self._anchors.clear()
        for fragment in self._fragments():
            shape = fragment.charFormat()
            # `isAnchor` is lost on all but the first letter of a link behind a named anchor.
            for name in shape.anchorNames():
                self._anchors.setdefault(name, fragment.position())
            number = _number(shape.anchorHref())
            if number != NO_LINK:
                self._add_span(number, fragment.position(), fragment.length())

    def _add_span(self, number: int, start: int, length: int) -> None:
        span = self._spans.setdefault(number, LinkSpan(number, start, start))
        span.end = start + length

    def _fragments(self) -> Iterator[QTextFragment]:
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                yield pieces.fragment()
                pieces += 1
            block = block.next()


def _number(href: str) -> int:
    """Return the number of a link from its address, `NO_LINK` for any other address."""
    digits = href.removeprefix(LINK_SCHEME)
    return int(digits) if digits != href and digits.isdecimal() else NO_LINK
