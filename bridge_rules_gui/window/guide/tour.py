"""The tour: a card beside each part of the window, the rest of it standing back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bridge_rules_gui.window.guide.overlay import Overlay, dim_colour
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.widgets import plain_label

_WIDTH: Final = 420
_GAP: Final = 14
_EDGE: Final = 16


@dataclass(frozen=True, slots=True)
class TourStop:
    """A part of the window, and what there is to say of it."""

    part: QWidget
    title: str
    text: str


class Tour(Overlay):
    """Leads from stop to stop; the arrow keys go on and back, Escape ends it."""

    def __init__(self, window: QWidget, stops: Sequence[TourStop]) -> None:
        super().__init__(window)
        self.setObjectName("tour")
        self.stops = tuple(stops)
        self._at = 0
        self._card = QFrame(self)
        self._card.setObjectName("guide-sheet")
        self.title = plain_label("tour-title", self._card)
        self.text = plain_label("tour-text", self._card)
        self.count = plain_label("guide-quiet", self._card)
        self.skip = self._button(self.tr("End &the Tour"))
        self.back = self._button(self.tr("&Back"))
        self.next = self._button(self.tr("Ne&xt"))
        self._arrange_card()
        self.skip.clicked.connect(self.leave)
        self.back.clicked.connect(self.go_back)
        self.next.clicked.connect(self.go_on)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self._card)
        button.setAccessibleName(text.replace("&", ""))
        button.installEventFilter(self)
        return button

    def _arrange_card(self) -> None:
        column = QVBoxLayout(self._card)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(8)
        self.count.setWordWrap(False)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self.text)
        row = QHBoxLayout()
        row.addWidget(self.skip)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.next)
        column.addLayout(row)

    @property
    def stop(self) -> TourStop:
        """The stop the reader is at."""
        return self.stops[self._at]

    def begin(self, at: int = 0) -> None:
        """Begin at a stop, counted from nought; a number beyond the last is the last."""
        self._at = min(max(at, 0), len(self.stops) - 1)
        self.open()

    @Slot()
    def go_on(self) -> None:
        """Go to the next stop; after the last one the tour is over."""
        if self._at + 1 == len(self.stops):
            self.leave()
        else:
            self.begin(self._at + 1)

    @Slot()
    def go_back(self) -> None:
        """Go to the stop before."""
        self.begin(self._at - 1)

    def take_keyboard(self) -> None:
        """Let Enter continue."""
        self.next.setFocus(Qt.FocusReason.TabFocusReason)

    def arrange(self) -> None:
        """Say what there is to say of the part, and put the card beside it."""
        self.title.setText(self.stop.title)
        self.text.setText(self.stop.text)
        count = self.tr("{number} of {all}")
        self.count.setText(count.format(number=self._at + 1, all=len(self.stops)))
        self._card.setAccessibleName(f"{self.stop.title}. {self.stop.text}")
        self.back.setEnabled(self._at > 0)
        is_last = self._at + 1 == len(self.stops)
        self.next.setText(self.tr("&Done") if is_last else self.tr("Ne&xt"))
        self.next.setAccessibleName(self.next.text().replace("&", ""))
        self._place_card()
        self.update()

    def _place_card(self) -> None:
        width = min(_WIDTH, self.width() - 2 * _EDGE)
        layout = self._card.layout()
        height = layout.totalHeightForWidth(width) if layout is not None else 0
        lit = self._lit()
        below = lit.bottom() + _GAP
        if below + height <= self.height() - _EDGE:
            top, left = below, lit.center().x() - width // 2
        elif lit.left() - _GAP - width >= _EDGE:
            top, left = lit.top() + _EDGE, lit.left() - _GAP - width
        elif lit.right() + _GAP + width <= self.width() - _EDGE:
            top, left = lit.top() + _EDGE, lit.right() + _GAP
        else:
            top, left = lit.center().y() - height // 2, lit.center().x() - width // 2
        left = max(_EDGE, min(left, self.width() - width - _EDGE))
        top = max(_EDGE, min(top, self.height() - height - _EDGE))
        self._card.setGeometry(left, top, width, height)

    def _lit(self) -> QRect:
        """Return where the part stands; the middle of the window where it is put away."""
        part = self.stop.part
        if not part.isVisible():
            return QRect(self.rect().center(), self.rect().center())
        corner = part.mapTo(self.window(), QPoint(0, 0))
        return QRect(corner, part.size()).adjusted(-3, -3, 3, 3).intersected(self.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk: a button would take them for itself."""
        is_key = watched is not self.window() and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Right:
                self.go_on()
                return True
            if event.key() == Qt.Key.Key_Left:
                self.go_back()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Let everything but the part stand back, and draw a line around it."""
        path = QPainterPath()
        path.addRect(self.rect())
        path.addRect(self._lit())
        painter = QPainter(self)
        painter.fillPath(path, dim_colour())
        painter.setPen(QPen(QColor(current_colours().bar), 3))
        painter.drawRect(self._lit())
        painter.end()
