"""Marks in the margin of the law text: where a bookmark or a note is, with what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QToolButton, QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.widgets import icon_button

_SIDE: Final = 18
_ICON: Final = 13


@dataclass(frozen=True, slots=True)
class MarginMark:
    """An entry at a place: its name, its icon, and the words shown when the pointer rests on it."""

    entry: str
    address: Address
    icon: str
    tip: str


class MarginMarks(QObject):
    """Keeps a small button beside each place that has something in the notebook.

    ``edit`` is called with the name of the entry whose button was clicked.
    """

    def __init__(self, law_view: LawView, edit: Callable[[str], None]) -> None:
        super().__init__(law_view)
        self._law_view = law_view
        self._edit = edit
        self._marks: tuple[MarginMark, ...] = ()
        self._buttons: list[QToolButton] = []
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._place)
        bar = law_view.verticalScrollBar()
        bar.valueChanged.connect(self._place)
        bar.rangeChanged.connect(self._soon.start)
        law_view.zoom_changed.connect(self._soon.start)
        law_view.page_shown.connect(self._soon.start)
        law_view.installEventFilter(self)

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        """The buttons of the marks, in the order of the marks."""
        return tuple(self._buttons)

    def show_marks(self, marks: Iterable[MarginMark]) -> None:
        """Show these marks and no others."""
        requested = tuple(marks)
        if requested != self._marks:
            self._marks = requested
            self._make_buttons()
        self._place()

    def _make_buttons(self) -> None:
        """Put new buttons in the place of the old ones, behind the text for the tabulator."""
        if any(button.hasFocus() for button in self._buttons):
            self._law_view.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(mark) for mark in self._marks]
        before: QWidget = self._law_view
        for button in self._buttons:
            QWidget.setTabOrder(before, button)
            before = button

    def _button(self, mark: MarginMark) -> QToolButton:
        tip, name = inert_tip(mark.tip), f"margin-{mark.entry}"
        button = icon_button(mark.icon, tip, self._law_view, name=name, said=mark.tip)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFixedSize(_SIDE, _SIDE)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(partial(self._edit, mark.entry))
        button.hide()
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the law text as it is shown or takes another size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._soon.start()
        return super().eventFilter(watched, event)

    @Slot()
    def _place(self) -> None:
        """Put each button beside the first line of its place, or below the one that is there."""
        placed: list[tuple[QPoint, QToolButton]] = []
        for mark, button in zip(self._marks, self._buttons, strict=True):
            corner = self._law_view.margin_beside(mark.address)
            button.setVisible(corner is not None)
            if corner is not None:
                placed.append((corner, button))
        free = 0  # a provision may begin in the line in which the one above it does
        for corner, button in sorted(placed, key=lambda pair: pair[0].y()):
            button.move(corner.x(), max(corner.y(), free))
            free = button.y() + _SIDE
