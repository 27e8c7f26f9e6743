"""The answers from one edition: a heading with their number above the list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.search.answer import SearchHit
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.place_names import name_with_year
from bridge_rules_gui.window.search.lit_text import set_lines
from bridge_rules_gui.window.search.names import (
    name_of_edition,
    name_of_hit,
    name_of_why,
    reason_of,
)

HIT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_Lines = tuple[QTextLayout | None, QTextLayout | None]
_NOWHERE: Final = QModelIndex()
_SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PAD_X: Final = 12
_PAD_Y: Final = 9
_GAP: Final = 8
_BADGE_PAD: Final = 5
_MOST_LINES: Final = 3
_HEADING_LINES: Final = 2


def _no_name(place: Address) -> str:  # noqa: ARG001 - what is called in its place needs it
    return ""


class SearchResultsModel(QAbstractListModel):
    """Adapts hits, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: tuple[SearchHit, ...] = ()
        self._named_law: Callable[[Address], str] = _no_name

    def name_laws(self, named_law: Callable[[Address], str]) -> None:
        """Say what laws are called in the reader's language; nothing where the book says it."""
        self.layoutAboutToBeChanged.emit()
        self._named_law = named_law
        self.layoutChanged.emit()

    def law_of(self, hit: SearchHit) -> str:
        """Return what the law of an answer is called in the reader's language."""
        return self._named_law(hit.address)

    def show_hits(self, hits: tuple[SearchHit, ...]) -> None:
        """Show other hits."""
        self.beginResetModel()
        self._hits = hits
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many hits there are."""
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a hit, or what it says in words."""
        if not index.isValid() or not 0 <= index.row() < len(self._hits):
            return None
        hit = self._hits[index.row()]
        if role == HIT_ROLE:
            return hit
        if role == Qt.ItemDataRole.DisplayRole:
            named = (name_of_hit(hit), self.law_of(hit), hit.heading.text)
            return " ".join(part for part in named if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = (hit.heading.text, hit.snippet.text)
            parts = (name_of_hit(hit), self.law_of(hit), *words, name_of_why(hit.why))
            return ". ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(hit)
        return None

    def _tip(self, hit: SearchHit) -> str:
        """Return why a place is an answer, and where else its law answers."""
        lines = [f"{name_with_year(hit.address)}: {reason_of(hit.why)}"]
        if hit.also:
            places = ", ".join(str(address.place) for address in hit.also)
            lines.append(self.tr("Also {places}").format(places=places))
        return "\n".join(lines)


class ResultsList(QListView):
    """A list of answers; Left and Right lead to the lists beside it, Up from the top out of it.

    ``row_width`` is what there is for them. Whoever asks for the viewport instead waits for all
    kinds of widgets there are: its binding finds out which one Qt has made.
    """

    left_sideways = Signal(int)
    left_upwards = Signal()
    chosen = Signal(QModelIndex)
    entered_by_keys = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row_width = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; the arrows lead out of the list where it ends."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex())
        elif key in _SIDEWAYS:
            self.left_sideways.emit(_SIDEWAYS[key])
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is here."""
        super().focusInEvent(event)
        self.entered_by_keys.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the answers again when the width changes."""
        # The same whether there is a scroll bar or not: when it comes, nothing is set again.
        self.row_width = self.width() - self.verticalScrollBar().sizeHint().width()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class ResultsDelegate(QStyledItemDelegate):
    """Paints answers of any height at the width of their list.

    A law that is named in the reader's language has a line of its own, above its heading.
    """

    def __init__(self, view: ResultsList, model: SearchResultsModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._layouts: dict[tuple[SearchHit, int, str], _Lines] = {}

    def forget(self) -> None:
        """Forget how the answers were set: there are others now."""
        self._layouts.clear()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the row's background, then its words."""
        colours = current_colours()
        hit: SearchHit = index.data(HIT_ROLE)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_selected:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(colours.shade))
        else:
            painter.setPen(QColor(colours.rule))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        self._paint_words(painter, option.rect, hit, is_selected=is_selected)
        painter.restore()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - its rectangle is not known yet
        index: _Index,
    ) -> QSize:
        """Return the room an answer needs at the list's present width."""
        width = self._view.row_width
        hit: SearchHit = index.data(HIT_ROLE)
        heading, snippet = self._set(hit, width)
        has_own_line = heading is None or bool(self._model.law_of(hit))
        height = self._first_line() * has_own_line + _height(heading) + _height(snippet)
        return QSize(width, round(height) + 2 * _PAD_Y)

    def _paint_words(
        self, painter: QPainter, area: QRect, hit: SearchHit, *, is_selected: bool
    ) -> None:
        colours = current_colours()
        ink = QColor(colours.selection_ink if is_selected else colours.ink)
        quiet = ink if is_selected else QColor(colours.quiet_ink)
        heading, snippet = self._set(hit, self._view.row_width)
        left, top = area.left() + _PAD_X, float(area.top() + _PAD_Y)
        painter.setPen(ink)
        painter.setFont(self._bold())
        metrics = QFontMetrics(painter.font())
        law = self._model.law_of(hit)
        name = " · ".join(filter(None, (name_of_hit(hit), law)))
        width = self._view.row_width - 2 * _PAD_X - self._badge_width(hit) - _GAP
        elided = metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)
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
        whole = width - 2 * _PAD_X
        beside = whole - self._citation_width(hit) - self._badge_width(hit) - _GAP
        width = whole if self._model.law_of(hit) else beside
        heading = set_lines(hit.heading, font, width, _HEADING_LINES) if hit.heading.text else None
        snippet = set_lines(hit.snippet, font, whole, _MOST_LINES) if hit.snippet.text else None
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


class EditionColumn(QWidget):
    """Shows the answers from one edition.

    ``hit_chosen`` carries the one to be opened, ``entered`` the column the keyboard is in.
    """

    hit_chosen = Signal(object)
    entered = Signal(object)

    def __init__(self, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edition = edition
        self.setObjectName(f"results-{edition.value}")
        self._title = QLabel(self)
        self._title.setObjectName("results-title")
        self._model = SearchResultsModel(self)
        self.list = ResultsList(self)
        self.list.setObjectName("results-list")
        self.list.setAccessibleName(
            self.tr("Found in {edition}").format(edition=name_of_edition(edition))
        )
        self.list.setModel(self._model)
        self._delegate = ResultsDelegate(self.list, self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.chosen.connect(self._choose)
        self.list.entered_by_keys.connect(self._enter)
        nothing = QLabel(self.tr("Nothing in this book."), self)
        nothing.setObjectName("results-nothing")
        nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        nothing.setMargin(24)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.list)
        self._stack.addWidget(nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addLayout(self._stack, 1)

    @property
    def count(self) -> int:
        """How many answers there are."""
        return self._model.rowCount()

    @property
    def current(self) -> SearchHit | None:
        """The answer selected, or None."""
        hit: SearchHit | None = self.list.currentIndex().data(HIT_ROLE)
        return hit

    def name_laws(self, named_law: Callable[[Address], str]) -> None:
        """Name the laws of answers in the reader's language from now on."""
        self._delegate.forget()
        self._model.name_laws(named_law)

    def show_hits(self, hits: tuple[SearchHit, ...]) -> None:
        """Show other answers, none of them selected."""
        self._delegate.forget()
        self._model.show_hits(hits)
        self._stack.setCurrentIndex(0 if hits else 1)
        name = name_of_edition(self.edition)
        self._title.setText(f"{name} · {len(hits)}" if hits else name)
        self.list.scrollToTop()

    def select(self, row: int) -> None:
        """Select an answer by its row, the nearest one where there is no such row."""
        if self.count:
            row = max(0, min(row, self.count - 1))
            self.list.setCurrentIndex(self._model.index(row))

    def deselect(self) -> None:
        """Select nothing."""
        self.list.setCurrentIndex(QModelIndex())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.hit_chosen.emit(index.data(HIT_ROLE))

    @Slot()
    def _enter(self) -> None:
        self.entered.emit(self)
