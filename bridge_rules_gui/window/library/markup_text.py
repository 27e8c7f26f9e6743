"""A text that shows markup in a type and in colours, and knows where its links and anchors are.

The namespace ``QtCore.Qt``, whose many enumerations are slow to make, is touched only after the
text has been shown: the first page of the program is painted without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame
from shiboken6 import isValid

from bridge_rules_gui.typesetting.names import LINK_SCHEME
from bridge_rules_gui.window.inert_text import InertText
from bridge_rules_gui.window.library.page_style import TIGHTEST, page_style, step_width
from bridge_rules_gui.window.looks.appearance import current_colours

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFont, QPaintEvent, QTextCursor, QTextFragment
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.window.looks.palette import Colours

NO_LINK = -1
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


class MarkupText(InertText):
    """Shows markup of `services.typesetting`; loads nothing from anywhere.

    ``painted`` tells once that a text stands on the screen.
    """

    painted = Signal()

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
        look = (font.toString(), self.colours, self._tightness)
        if self._look != look:
            self._look = look
            self._take_look(font)
            self._set_html(html, font)
        elif self._html != html:
            self._set_html(html, font)
        self._find_links_and_anchors()

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
        style = page_style(self.colours, font, self._tightness)
        self._lay_out(font, Look(style, step_width(font), self._tightness))

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


def number_of_link(href: str) -> int:
    """Return the number of a link from its address, `NO_LINK` for any other address."""
    digits = href.removeprefix(LINK_SCHEME)
    return int(digits) if digits != href and digits.isdecimal() else NO_LINK
