"""Quick find: a line to type into, and below it what is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.guide.quick_find import EntryKind, QuickEntry
from bridge_rules_gui.window.guide.overlay import Overlay
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.rows_model import ROW_ROLE, RowsModel

_Index = QModelIndex | QPersistentModelIndex
_PAD: Final = 10
_HEIGHT: Final = 1.9
_MOST_DETAIL: Final = 0.42  # of a line's width
Answering = Callable[[str], tuple[QuickEntry, ...]]
_WIDEST: Final = 760
_TOP: Final = 56
_EDGE: Final = 24
_MOST_ROWS: Final = 12
_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 8,
    Qt.Key.Key_PageUp: -8,
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def detail_of(entry: QuickEntry) -> str:
    """Return what stands beside the title of an entry."""
    if entry.kind is EntryKind.SITUATION:
        return QCoreApplication.translate("QuickFind", "Law {number}").format(number=entry.detail)
    return entry.detail


def name_of_kind(kind: EntryKind) -> str:
    """Return the word that stands before an entry."""
    translate = QCoreApplication.translate
    match kind:
        case EntryKind.PLACE:
            return translate("QuickFind", "Go to")
        case EntryKind.RECENT:
            return translate("QuickFind", "Visited")
        case EntryKind.LAW:
            return translate("QuickFind", "Law")
        case EntryKind.ACTION:
            return translate("QuickFind", "Command")
        case EntryKind.TERM:
            return translate("QuickFind", "Term")
        case EntryKind.SITUATION:
            return translate("QuickFind", "Situation")
        case EntryKind.HELP:
            return translate("QuickFind", "Help")
        case EntryKind.SEARCH:
            return translate("QuickFind", "Search")


class QuickModel(RowsModel[QuickEntry]):
    """Says the entries found as screen readers read them."""

    def shown(self, row: QuickEntry, role: int) -> object:
        """Return the words of an entry."""
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            parts = (name_of_kind(row.kind), row.title, detail_of(row))
            return ", ".join(part for part in parts if part)
        return None


def width_of_kinds(metrics: QFontMetrics) -> int:
    """Return the room for the word before an entry, that of the longest."""
    return max(metrics.horizontalAdvance(name_of_kind(kind)) for kind in EntryKind) + _PAD


class QuickDelegate(QStyledItemDelegate):
    """Paints an entry in a line: its kind, its title, and at the end what stands beside it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002
        """Return the room of a line."""
        return QSize(100, round(QFontMetrics(option.font).height() * _HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the line."""
        entry: QuickEntry = index.data(ROW_ROLE)
        colours = current_colours()
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_selected:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        ink = QColor(colours.selection_ink if is_selected else colours.ink)
        quiet = ink if is_selected else QColor(colours.quiet_ink)
        metrics = QFontMetrics(option.font)
        area = option.rect.adjusted(_PAD, 0, -_PAD, 0)
        kind_width = width_of_kinds(metrics)
        elided, middle = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(option.font)
        painter.setPen(quiet)
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignLeft, name_of_kind(entry.kind))
        most = round(area.width() * _MOST_DETAIL)
        detail = metrics.elidedText(detail_of(entry), elided, most)
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, detail)
        painter.setPen(ink)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        taken = metrics.horizontalAdvance(detail) + _PAD if detail else 0
        middle_area = area.adjusted(kind_width, 0, -taken, 0)
        title = QFontMetrics(bold).elidedText(entry.title, elided, middle_area.width())
        painter.drawText(middle_area, middle | Qt.AlignmentFlag.AlignLeft, title)
        painter.restore()


class QuickSheet(Overlay):
    """Takes words and shows what `answer` finds; ``chosen`` carries the entry taken."""

    chosen = Signal(object)

    def __init__(self, window: QWidget, answer: Answering) -> None:
        super().__init__(window)
        self.setObjectName("quick-find")
        self._answer = answer
        self._model = QuickModel(self)
        self._sheet = QFrame(self)
        self._sheet.setObjectName("guide-sheet")
        self.line = QLineEdit(self._sheet)
        self.line.setObjectName("quick-line")
        self.line.setAccessibleName(self.tr("Find a law, a term, a situation or a command"))
        self.line.setPlaceholderText(
            self.tr("A law, a term, a situation, a command (27B, revoke, compare…)")
        )
        self.list = self._made_list()
        self._hint = QLabel(self._sheet)
        self._hint.setObjectName("guide-quiet")
        self._usual_hint = self.tr(
            "Up and Down choose · Enter opens · Esc closes · > commands only · ? help only"
        )
        self._nothing = self.tr("Nothing has that name. Try fewer letters or another language.")
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(10, 10, 10, 8)
        column.setSpacing(8)
        column.addWidget(self.line)
        column.addWidget(self.list, 1)
        column.addWidget(self._hint)
        self.line.textChanged.connect(self.refresh)
        self.line.installEventFilter(self)
        self.list.clicked.connect(self._take)

    def _made_list(self) -> QListView:
        view = QListView(self._sheet)
        view.setObjectName("quick-list")
        view.setAccessibleName(self.tr("Search results"))
        view.setModel(self._model)
        view.setItemDelegate(QuickDelegate(view))
        view.setUniformItemSizes(True)
        view.setMinimumHeight(1)  # else a list of few rows takes the room of the line
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays in the line
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return view

    def begin(self, typed: str = "") -> None:
        """Open with an empty line, or with words already typed."""
        self.open()
        self.line.setText(typed)
        self.refresh()

    @property
    def entries(self) -> tuple[QuickEntry, ...]:
        """What is found."""
        return self._model.rows

    @property
    def current(self) -> QuickEntry | None:
        """The entry that Enter opens."""
        return self._model.row_of(self.list.currentIndex())

    @Slot()
    def refresh(self) -> None:
        """Show what is found now."""
        if self.isHidden():
            return
        self._model.show_rows(self._answer(self.line.text()))
        if self._model.rowCount():
            self.list.setCurrentIndex(self._model.index(0))
        self._hint.setText(self._usual_hint if self._model.rowCount() else self._nothing)
        self.arrange()

    def arrange(self) -> None:
        """Put the sheet below the top of the window, as high as what is found."""
        width = min(_WIDEST, self.width() - 2 * _EDGE)
        rows = min(self._model.rowCount(), _MOST_ROWS)
        row = self.list.sizeHintForRow(0) if rows else 0
        self.list.setVisible(rows > 0)
        margins = self._sheet.contentsMargins()
        around = self.line.sizeHint().height() + self._hint.sizeHint().height() + 40
        height = around + rows * max(row, 0) + margins.top() + margins.bottom()
        left = (self.width() - width) // 2
        self._sheet.setGeometry(left, _TOP, width, min(height, self.height() - _TOP - _EDGE))

    def take_keyboard(self) -> None:
        """Let the reader type."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that choose work in the line."""
        is_key = watched is self.line and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and self._chooses(event):
            return True
        return super().eventFilter(watched, event)

    def _chooses(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _ENTER:
            self._take(self.list.currentIndex())
            return True
        if key not in _STEPS or not self._model.rowCount():
            return False
        last = self._model.rowCount() - 1
        row = self.list.currentIndex().row()
        by = _STEPS[key]
        # A step goes round at the ends; a page stops there.
        turned = (row + by) % (last + 1) if abs(by) == 1 else max(0, min(row + by, last))
        self.list.setCurrentIndex(self._model.index(turned))
        return True

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        entry = self._model.row_of(index)
        if entry is not None:
            self.leave()
            self.chosen.emit(entry)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close where the reader presses beside the sheet."""
        if not self._sheet.geometry().contains(event.position().toPoint()):
            self.leave()
        super().mousePressEvent(event)
