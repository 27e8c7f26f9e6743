"""Words of obligation marked in the law text, and the legend that explains their lines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridge_rules_gui.terms.obligation import ObligationMark, Strength
from bridge_rules_gui.terms.spans import marks_of_page
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.tasks import LatestTask
from bridge_rules_gui.window.terms.names import strength_names
from bridge_rules_gui.window.terms.shared_terms import SharedTerms

_LAYER: Final = "obligation"
_Line = QTextCharFormat.UnderlineStyle
_LINES: Final[Mapping[Strength, QTextCharFormat.UnderlineStyle]] = {
    Strength.NEED_NOT: _Line.DashDotLine,  # a dotted line is that of links
    Strength.MAY: _Line.DashDotLine,
    Strength.SHOULD: _Line.DashUnderline,
    Strength.SHALL: _Line.SingleUnderline,
    Strength.MUST: _Line.SingleUnderline,
    Strength.SHOULD_NOT: _Line.DashUnderline,
    Strength.SHALL_NOT: _Line.WaveUnderline,
    Strength.MAY_NOT: _Line.WaveUnderline,
    Strength.MUST_NOT: _Line.WaveUnderline,
}
"""All but ``does``, which is a tense and never marked."""
_STRONGEST: Final = frozenset({Strength.MUST, Strength.MAY_NOT, Strength.MUST_NOT})
_ORDER: Final = (
    Strength.MAY,
    Strength.SHOULD,
    Strength.SHALL,
    Strength.MUST,
    Strength.NEED_NOT,
    Strength.SHOULD_NOT,
    Strength.SHALL_NOT,
    Strength.MAY_NOT,
    Strength.MUST_NOT,
)
_PAD_X: Final = 14
_PAD_Y: Final = 5
_GAP: Final = "    "


def look_of(strength: Strength, colours: Colours) -> QTextCharFormat:
    """Return the look of a strength: the line tells, the strongest also have a ground."""
    shape = QTextCharFormat()
    shape.setUnderlineStyle(_LINES[strength])
    shape.setUnderlineColor(QColor(colours.doubt if strength.is_prohibition else colours.bar))
    if strength in _STRONGEST:
        shape.setBackground(QColor(colours.focus))
    return shape


class ObligationMarks(QWidget):
    """Marks every page of the law text while it is switched on, and is its own legend."""

    def __init__(self, law_view: LawView, terms: SharedTerms) -> None:
        super().__init__()
        self.setObjectName("obligation-legend")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        names = strength_names()
        self._words = [(strength, names[strength]) for strength in _ORDER]
        self._title = self.tr("Words of obligation:")
        legend = ", ".join(name for _, name in self._words)
        self.setAccessibleName(f"{self._title} {legend}")
        self._law_view = law_view
        self._terms = terms
        self._is_on = False
        self._is_read = True
        self._marks: tuple[ObligationMark, ...] = ()
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show_marks)
        law_view.page_shown.connect(self._ask)
        self.hide()

    def switch(self, *, is_on: bool) -> None:
        """Mark the words from now on, or no more."""
        self._is_on = is_on
        self._show_legend()
        if is_on:
            self._terms.when_ready(self._ask)
        else:
            self._law_view.lay_over(_LAYER, ())

    def watch(self, *, is_read: bool) -> None:
        """Show the legend only while the law text is there to be read."""
        self._is_read = is_read
        self._show_legend()

    def _show_legend(self) -> None:
        self.setVisible(self._is_on and self._is_read)

    @Slot()
    def _ask(self) -> None:
        page, terminology = self._law_view.page, self._terms.terminology
        self._marks = ()
        if self._is_on and page is not None and terminology is not None:
            words = self._law_view.words
            self._task.start(partial(marks_of_page, terminology, page.edition, words))

    @Slot(object)
    def _show_marks(self, marks: tuple[ObligationMark, ...]) -> None:
        self._marks = marks
        self._lay()

    def _lay(self) -> None:
        if self._is_on:
            colours = current_colours()
            looks = [(m.start, m.end, look_of(m.strength, colours)) for m in self._marks]
            self._law_view.lay_over(_LAYER, looks)

    def changeEvent(self, event: QEvent) -> None:
        """Mark the words in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._lay()

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        return QSize(400, QFontMetrics(self.font()).height() + 2 * _PAD_Y)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all is painted
        """Paint the names of the strengths, each in its look."""
        text, colours = self._title, current_colours()
        formats: list[QTextLayout.FormatRange] = []
        for strength, name in self._words:
            text += _GAP
            look = QTextLayout.FormatRange()
            look.start, look.length = len(text), len(name)
            look.format = look_of(strength, colours)
            formats.append(look)
            text += name
        layout = QTextLayout(text, self.font())
        layout.setFormats(formats)
        layout.beginLayout()
        layout.createLine().setLineWidth(max(self.width() - 2 * _PAD_X, 1))
        layout.endLayout()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.shade))
        painter.setPen(QColor(colours.ink))
        layout.draw(painter, QPointF(_PAD_X, _PAD_Y))
        painter.end()
