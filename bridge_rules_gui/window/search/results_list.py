"""The results of a search: a list of rows, each with links of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.described import Example
from bridge_rules_gui.search.results import SearchResult
from bridge_rules_gui.window.library.page_style import column_width
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.place_names import name_with_year
from bridge_rules_gui.window.rows_model import ROW_ROLE, RowsModel
from bridge_rules_gui.window.search.names import reason_of
from bridge_rules_gui.window.search.result_markup import (
    Link,
    Part,
    ResultWords,
    lit_html,
    plain,
    words_of,
)

_Index = QModelIndex | QPersistentModelIndex
NO_LINK: Final = -1
SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PAD_X: Final = 15
_PAD_Y: Final = 10
_BAR: Final = 4


def _nothing(_: object) -> str:
    return ""


class SearchResultsModel(RowsModel[SearchResult]):
    """Says results in words, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read_year = 0
        self._law_name: Callable[[Address], str] = _nothing
        self._said: Callable[[Example], str] = _nothing

    def name_laws(self, law_name: Callable[[Address], str]) -> None:
        """Say what the law of a place is called; nothing for a place outside the laws."""
        self.layoutAboutToBeChanged.emit()
        self._law_name = law_name
        self.layoutChanged.emit()

    def name_examples(self, said: Callable[[Example], str]) -> None:
        """Say what situations and questions are called; nothing for one that cannot be opened."""
        self.layoutAboutToBeChanged.emit()
        self._said = said
        self.layoutChanged.emit()

    def show_results(self, results: tuple[SearchResult, ...], read_year: int) -> None:
        """Show other results, for a reader of the edition of a year."""
        self._read_year = read_year
        self.show_rows(results)

    def shown(self, row: SearchResult, role: int) -> object:
        """Return what a result says in words."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(row).heading.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words(row).spoken
        return self._tip(row) if role == Qt.ItemDataRole.ToolTipRole else None

    def words(self, result: SearchResult) -> ResultWords:
        """Return a result in words."""
        name = self._law_name(result.hit.address)
        return words_of(result, name, self._read_year, self._said)

    def _tip(self, result: SearchResult) -> str:
        """Return why a place is an answer, and where else its law answers."""
        hit = result.hit
        lines = [f"{name_with_year(hit.address)}: {reason_of(hit.why)}"]
        if hit.also:
            places = ", ".join(str(address.place) for address in hit.also)
            lines.append(self.tr("Also {places}").format(places=places))
        return "\n".join(lines)


class ResultsList(QListView):
    """A list of results. Left and Right walk through the links of a row, Up from the top out of it.

    ``link`` is the number of the link that has the keyboard. ``row_width`` is what there is for
    rows. Whoever asks for the viewport instead waits for all kinds of widgets there are: its
    binding finds out which one Qt has made.
    """

    left_upwards = Signal()
    chosen = Signal(object)
    link_chosen = Signal(object)

    def __init__(self, model: SearchResultsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row_width = 0
        self.link = NO_LINK
        self.setModel(model)
        self._delegate = ResultsDelegate(self, model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Let no link have the keyboard in the row that is reached."""
        self.link = NO_LINK
        super().currentChanged(current, previous)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; the arrows lead to the links, and out of the list at its top."""
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.choose()
        elif key in SIDEWAYS:
            self.walk_links(SIDEWAYS[key])
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def choose(self) -> None:
        """Choose the link that has the keyboard, or else the current result."""
        index = self.currentIndex()
        if self.link != NO_LINK:
            self.link_chosen.emit(self._delegate.links(index)[self.link].target)
        elif index.isValid():
            self.chosen.emit(index.data(ROW_ROLE))

    def walk_links(self, by: int) -> None:
        """Give the keyboard to another link of the current result, or to none before the first."""
        index = self.currentIndex()
        if index.isValid():
            last = len(self._delegate.links(index)) - 1
            self.link = max(NO_LINK, min(self.link + by, last))
            self.scrollTo(index)
            self.update(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over a link."""
        super().mouseMoveEvent(event)
        is_on_link = self._link_at(event.position().toPoint()) is not None
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if is_on_link else Qt.CursorShape.ArrowCursor
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the link or the result that was clicked."""
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        if event.button() != Qt.MouseButton.LeftButton or index != self.currentIndex():
            return  # the button went down on another row
        if link := self._link_at(at):
            self.link_chosen.emit(link.target)
        elif index.isValid():
            self.chosen.emit(index.data(ROW_ROLE))

    def _link_at(self, at: QPoint) -> Link | None:
        index = self.indexAt(at)
        if not index.isValid():
            return None
        return self._delegate.link_at(index, at, self.visualRect(index))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the results again when the width changes."""
        # The same whether there is a scroll bar or not: when it comes, nothing is set again.
        self.row_width = self.width() - self.verticalScrollBar().sizeHint().width()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


_Set = tuple[QTextDocument, tuple[Link, ...]]


class ResultsDelegate(QStyledItemDelegate):
    """Paints results of any height in a column of text.

    The rows are set as often as their words, the width or the looks change.
    """

    def __init__(self, view: ResultsList, model: SearchResultsModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._rows: dict[tuple[object, ...], _Set] = {}
        model.modelReset.connect(self._rows.clear)
        model.layoutChanged.connect(self._rows.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row: a bar and a ground tell the current one."""
        colours = current_colours()
        painter.save()
        area = QRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(colours.shade))
            painter.fillRect(area.left(), area.top(), _BAR, area.height(), QColor(colours.bar))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, QColor(colours.shade))
        painter.setPen(QColor(colours.rule))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        document, _ = self._set(index)
        painter.translate(QPointF(area.topLeft() + self._offset()))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(colours.ink))
        document.documentLayout().draw(painter, context)
        painter.restore()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - its rectangle is not known yet
        index: _Index,
    ) -> QSize:
        """Return the room a row needs at the list's present width."""
        document, _ = self._set(index)
        return QSize(self._view.row_width, round(document.size().height()) + 2 * _PAD_Y)

    def links(self, index: _Index) -> tuple[Link, ...]:
        """Return the links of a row."""
        return self._set(index)[1]

    def link_at(self, index: _Index, at: QPoint, row: QRect) -> Link | None:
        """Return the link at a point of the list, if there is one."""
        document, links = self._set(index)
        anchor = document.documentLayout().anchorAt(QPointF(at - row.topLeft() - self._offset()))
        return links[int(anchor)] if anchor else None

    def _offset(self) -> QPoint:
        return QPoint(_PAD_X, _PAD_Y)

    def _column(self) -> int:
        return max(1, min(column_width(self._view.font()), self._view.row_width - 2 * _PAD_X))

    def _set(self, index: _Index) -> _Set:
        """Return a row set in lines, and its links."""
        is_current = index.row() == self._view.currentIndex().row()
        link = self._view.link if is_current else NO_LINK
        key = (index.row(), self._column(), self._view.font().key(), current_colours(), link)
        if key not in self._rows:
            self._rows[key] = self._newly_set(self._model.words(index.data(ROW_ROLE)), link)
        return self._rows[key]

    def _newly_set(self, words: ResultWords, focused: int) -> _Set:
        colours = current_colours()
        document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setDefaultFont(self._view.font())
        document.setDefaultStyleSheet(
            f"p {{ margin: 0 0 3px 0 }} .links {{ color: {colours.quiet_ink} }}"
            f".lit {{ background-color: {colours.found}; color: {colours.found_ink};"
            " text-decoration: underline }"
            f"a {{ color: {colours.link}; text-decoration: none }}"
            f".focused {{ background-color: {colours.focus}; text-decoration: underline }}"
        )
        width = self._column()
        markup = [f"<p><b>{lit_html(words.heading)}</b></p>"]
        said = " · ".join(lit_html(part) for part in (words.printed, words.text) if part.text)
        if said:
            markup.append(f"<p>{said}</p>")
        links: list[Link] = []
        for line in words.lines:
            inner = []
            for part in self._fitting(line, width):
                if isinstance(part, Link):
                    look = ' class="focused"' if len(links) == focused else ""
                    inner.append(f'<a href="{len(links)}"{look}>{escape(part.words)}</a>')
                    links.append(part)
                else:
                    inner.append(escape(part))
            markup.append(f'<p class="links">{"".join(inner)}</p>')
        document.setHtml("".join(markup))
        document.setTextWidth(width)
        return document, tuple(links)

    def _fitting(self, line: tuple[Part, ...], width: float) -> tuple[Part, ...]:
        """Return as much of a line as fits; where it is one link alone, that is cut."""
        metrics = QFontMetricsF(self._view.font())
        label, *rest = line
        while len(rest) > 1 and _advance(metrics, (label, *rest)) > width:
            rest = rest[:-2]
        if len(rest) == 1 and isinstance(link := rest[0], Link):
            room = width - _advance(metrics, (label,))
            words = metrics.elidedText(link.words, Qt.TextElideMode.ElideRight, room)
            return (label, Link(words, link.target))
        return (label, *rest)


def _advance(metrics: QFontMetricsF, parts: Iterable[Part]) -> float:
    return metrics.horizontalAdvance("".join(map(plain, parts)))
