"""The source of a place: its lines in the given document, numbered, in their surroundings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.library.source_text import SourceTextError, source_text
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.place_names import name_of_lines
from bridge_rules_gui.window.troubles import explained
from bridge_rules_gui.window.widgets import plain_label

_PAD = 8
_BAR = 3
_END_OF_LINE = QTextCursor.MoveOperation.EndOfBlock


class NumberedLines(QPlainTextEdit):
    """A document with its line numbers; the lines of a provision carry a bar and a shade."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("source-lines")
        self.setAccessibleName(self.tr("Lines of the source document"))
        self.setReadOnly(True)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._ranges: tuple[tuple[int, int], ...] = ()
        self._gutter = _Gutter(self)
        self.updateRequest.connect(self._on_update_requested)

    def show_lines(self, text: str, ranges: tuple[tuple[int, int], ...]) -> None:
        """Show a document with these lines marked, at the first of them."""
        self._ranges = ranges
        # Only a newline ends a line of a document, as its readers count.
        if text != self.toPlainText():
            self.setPlainText(text)
        self._mark()
        self.setViewportMargins(self.gutter_width(), 0, 0, 0)
        self.go_to_range(0)

    def go_to_range(self, number: int) -> None:
        """Bring a range of marked lines a third of the way down."""
        if not self._ranges:
            return
        block = self.document().findBlockByNumber(self._ranges[number][0] - 1)
        self.setTextCursor(QTextCursor(block))
        self.centerCursor()

    @property
    def marked_lines(self) -> tuple[str, ...]:
        """The words of the marked lines."""
        return tuple(
            self.document().findBlockByNumber(line - 1).text()
            for first, last in self._ranges
            for line in range(first, last + 1)
        )

    def gutter_width(self) -> int:
        """Return the width the line numbers take."""
        digits = len(str(max(self.blockCount(), 1)))
        return self.fontMetrics().horizontalAdvance("9" * digits) + 3 * _PAD

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep the numbers beside the lines."""
        super().resizeEvent(e)
        inside = self.contentsRect()
        self._gutter.setGeometry(
            QRect(inside.left(), inside.top(), self.gutter_width(), inside.height())
        )

    def paint_gutter(self, event: QPaintEvent) -> None:
        """Draw the numbers of the lines in sight, and the bar beside marked ones."""
        painter, colours = QPainter(self._gutter), current_colours()
        painter.fillRect(event.rect(), QColor(colours.shade))
        width = self._gutter.width()
        block = self.firstVisibleBlock()
        while block.isValid():
            rect = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if rect.top() > event.rect().bottom():
                break
            number = block.blockNumber() + 1
            marked = self._is_marked(number)
            painter.setPen(QColor(colours.ink if marked else colours.quiet_ink))
            place = QRect(0, round(rect.top()), width - 2 * _PAD, self.fontMetrics().height())
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, str(number))
            if marked:
                bar = QRect(width - _PAD, round(rect.top()), _BAR, round(rect.height()))
                painter.fillRect(bar, QColor(colours.bar))
            block = block.next()

    def _is_marked(self, line: int) -> bool:
        return any(first <= line <= last for first, last in self._ranges)

    def _mark(self) -> None:
        marks = []
        shape = QTextCharFormat()
        shape.setBackground(QColor(current_colours().focus))
        shape.setProperty(QTextFormat.Property.FullWidthSelection, 1)
        for first, last in self._ranges:
            for line in range(first, last + 1):
                mark = QTextEdit.ExtraSelection()
                cursor = QTextCursor(self.document().findBlockByNumber(line - 1))
                cursor.movePosition(_END_OF_LINE, QTextCursor.MoveMode.KeepAnchor)
                mark.cursor = cursor
                mark.format = shape
                marks.append(mark)
        self.setExtraSelections(marks)

    def changeEvent(self, e: QEvent) -> None:
        """Mark the lines in the colours of another theme."""
        super().changeEvent(e)
        if e.type() == QEvent.Type.PaletteChange:
            self._mark()

    def _on_update_requested(self, rect: QRect, moved: int) -> None:
        if moved:
            self._gutter.scroll(0, moved)
        else:
            self._gutter.update(0, rect.y(), self._gutter.width(), rect.height())


class _Gutter(QWidget):
    """The strip with the line numbers."""

    def __init__(self, lines: NumberedLines) -> None:
        super().__init__(lines)
        self._lines = lines

    def sizeHint(self) -> QSize:
        return QSize(self._lines.gutter_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._lines.paint_gutter(event)


class SourceView(QDialog):
    """A window with the source document at the lines of one place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("source-view")
        self.setWindowTitle(self.tr("Source"))
        self.resize(820, 560)
        self._title = plain_label("", self)
        self.lines = NumberedLines(self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self._next = QPushButton(self.tr("Next part"), self)
        self._next.setAutoDefault(False)
        self._next.clicked.connect(self._on_next_request)
        buttons.addButton(self._next, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(self.lines, 1)
        column.addWidget(buttons)
        self._part = 0
        self._parts = 0

    def show_source(self, place: str, source: SourceLines) -> None:
        """Show the lines a place was read from; where the file is gone, say how to correct it."""
        self._part, self._parts = 0, len(source.ranges)
        self._next.setVisible(self._parts > 1)
        try:
            text = source_text(source.file)
        except SourceTextError as error:
            self._title.setText(explained(error))
            self.lines.show_lines("", ())
        else:
            self._title.setText(f"{place} · {source.file} · {name_of_lines(source.written)}")
            self.lines.show_lines(text, source.ranges)
        self.show()
        self.activateWindow()
        self.lines.go_to_range(0)

    def _on_next_request(self) -> None:
        self._part = (self._part + 1) % self._parts
        self.lines.go_to_range(self._part)
