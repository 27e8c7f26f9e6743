"""How an answer is painted: citation, heading and ground in a line, the book's words below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.search.lit_text import set_lines
from bridge_rules_gui.views.search.names import name_of_hit, name_of_why
from bridge_rules_gui.views.search.results_model import HIT_ROLE

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLayout

    from bridge_rules_gui.services.search.answer import SearchHit
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.search.edition_column import ResultsList
    from bridge_rules_gui.views.search.results_model import SearchResultsModel

    _Index = QModelIndex | QPersistentModelIndex
    _Lines = tuple[QTextLayout | None, QTextLayout | None]

_PAD_X: Final = 12
_PAD_Y: Final = 9
_GAP: Final = 8
_BADGE_PAD: Final = 5
_MOST_LINES: Final = 3
_HEADING_LINES: Final = 2


class ResultsDelegate(QStyledItemDelegate):
    """Paints answers of any height at the width of their list.

    A law that is named in the reader's language has a line of its own, above its heading.
    """

    def __init__(self, view: ResultsList, model: SearchResultsModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self.colours: Colours = LIGHT
        self._layouts: dict[tuple[SearchHit, int, str], _Lines] = {}

    def forget(self) -> None:
        """Forget how the answers were set: there are others now."""
        self._layouts.clear()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the row's background, then its words."""
        hit: SearchHit = index.data(HIT_ROLE)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_selected:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(self.colours.shade))
        else:
            painter.setPen(QColor(self.colours.rule))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        self._paint_words(painter, option.rect, hit, is_selected=is_selected)
        painter.restore()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - its rectangle is not known yet
        index: _Index,
    ) -> QSize:
        """Return the room an answer needs at the list's present width."""
        width = self._view.room
        hit: SearchHit = index.data(HIT_ROLE)
        heading, snippet = self._set(hit, width)
        has_own_line = heading is None or bool(self._model.law_of(hit))
        height = self._first_line() * has_own_line + _height(heading) + _height(snippet)
        return QSize(width, round(height) + 2 * _PAD_Y)

    def _paint_words(
        self, painter: QPainter, area: QRect, hit: SearchHit, *, is_selected: bool
    ) -> None:
        ink = QColor(self.colours.selection_ink if is_selected else self.colours.ink)
        quiet = ink if is_selected else QColor(self.colours.quiet_ink)
        heading, snippet = self._set(hit, self._view.room)
        left, top = area.left() + _PAD_X, float(area.top() + _PAD_Y)
        painter.setPen(ink)
        painter.setFont(self._bold())
        metrics = QFontMetrics(painter.font())
        law = self._model.law_of(hit)
        name = " · ".join(filter(None, (name_of_hit(hit), law)))
        room = self._view.room - 2 * _PAD_X - self._badge_width(hit) - _GAP
        elided = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(left, top + metrics.ascent()), elided)
        self._paint_badge(painter, area, hit, quiet)
        painter.setPen(ink)
        if law:
            top += self._first_line()
        if heading is not None:
            beside = 0 if law else self._citation_width(hit)
            heading.draw(painter, QPointF(left + beside, top))
        if heading is not None or not law:
            top += _height(heading) if heading is not None else self._first_line()
        painter.setPen(ink)
        if snippet is not None:
            snippet.draw(painter, QPointF(left, top))

    def _paint_badge(self, painter: QPainter, area: QRect, hit: SearchHit, ink: QColor) -> None:
        font = self._small()
        metrics = QFontMetrics(font)
        words = name_of_why(hit.why)
        width, height = metrics.horizontalAdvance(words) + 2 * _BADGE_PAD, metrics.height() + 1
        box = QRectF(area.right() - _PAD_X - width, area.top() + _PAD_Y, width, height)
        painter.setPen(QPen(ink, 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _set(self, hit: SearchHit, width: int) -> _Lines:
        """Return heading and snippet set in lines, as often as they are asked for."""
        key = (hit, width, self._view.font().key())
        if key not in self._layouts:
            self._layouts[key] = self._newly_set(hit, width)
        return self._layouts[key]

    def _newly_set(self, hit: SearchHit, width: int) -> _Lines:
        """Return heading and snippet set in lines; None for what there is none of."""
        font = self._view.font()
        room = width - 2 * _PAD_X
        beside = room - self._citation_width(hit) - self._badge_width(hit) - _GAP
        width = room if self._model.law_of(hit) else beside
        heading = set_lines(hit.heading, font, width, _HEADING_LINES) if hit.heading.text else None
        snippet = set_lines(hit.snippet, font, room, _MOST_LINES) if hit.snippet.text else None
        return heading, snippet

    def _citation_width(self, hit: SearchHit) -> int:
        name = name_of_hit(hit)
        return QFontMetrics(self._bold()).horizontalAdvance(name) + _GAP if name else 0

    def _badge_width(self, hit: SearchHit) -> int:
        words = name_of_why(hit.why)
        return QFontMetrics(self._small()).horizontalAdvance(words) + 2 * _BADGE_PAD

    def _first_line(self) -> int:
        return QFontMetrics(self._bold()).height()

    def _bold(self) -> QFont:
        font = QFont(self._view.font())
        font.setWeight(QFont.Weight.Bold)
        return font

    def _small(self) -> QFont:
        font = QFont(self._view.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        return font


def _height(layout: QTextLayout | None) -> float:
    if layout is None or not layout.lineCount():
        return 0.0
    last = layout.lineAt(layout.lineCount() - 1)
    return last.y() + last.height()
