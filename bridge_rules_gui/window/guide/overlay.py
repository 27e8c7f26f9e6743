"""A sheet over the whole window that keeps the keyboard until it is closed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.looks.palette import Colours

_DIM: Final = 120
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Overlay(QWidget):
    """Lies over a window, follows its size, and gives the keyboard back when it is closed.

    ``closed`` tells that it is no longer there, for whatever reason.
    """

    closed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._before: QWidget | None = None
        self.hide()
        self.setStyleSheet(_style(current_colours()))
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._watch_focus)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, which comes as another palette of the program."""
        super().changeEvent(event)
        style = _style(current_colours())
        if event.type() == QEvent.Type.PaletteChange and style != self.styleSheet():
            self.setStyleSheet(style)
            self.update()

    def open(self) -> None:
        """Lie over the window and take the keyboard."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
        self.setGeometry(self._window.rect())
        self.arrange()
        self.show()
        self.raise_()
        self.take_keyboard()

    def arrange(self) -> None:
        """Put what lies on the sheet in its place."""

    def take_keyboard(self) -> None:
        """Put the keyboard where the reader begins."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def leave(self) -> None:
        """Go away, and give the keyboard back."""
        if self.isHidden():
            return
        before, self._before = self._before, None
        self.hide()
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self._window.rect())
            self.arrange()
        return super().eventFilter(watched, event)

    @Slot(QWidget, QWidget)
    def _watch_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Go away where the reader has begun something else."""
        if self.isHidden() or new is None or new is self or self.isAncestorOf(new):
            return
        if new.window() is self._window:
            self._before = None
            self.leave()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the tabulator on the sheet."""
        stops = [w for w in self.findChildren(QWidget) if self._is_stop(w)]
        if not stops:
            return True
        here = self.focusWidget()
        at = stops.index(here) if here in stops else -1 if forward else 0
        by = 1 if forward else -1
        reasons = Qt.FocusReason
        reason = reasons.TabFocusReason if forward else reasons.BacktabFocusReason
        stops[(at + by) % len(stops)].setFocus(reason)
        return True

    @staticmethod
    def _is_stop(widget: QWidget) -> bool:
        takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        return takes_tab and widget.isVisible() and widget.isEnabled()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape close the sheet, and Enter press a button as in a dialog."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return
        button = self.focusWidget()
        if event.key() in _ENTER and isinstance(button, QPushButton):
            button.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the window stand back."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), dim_colour())
        painter.end()


def dim_colour() -> QColor:
    """Return what is laid over a window that stands back."""
    return QColor(0, 0, 0, _DIM)


def _style(colours: Colours) -> str:
    """Return the style sheet of welcome, tour and quick find."""
    return f"""
#guide-sheet {{
    background: {colours.window}; color: {colours.window_ink};
    border: 1px solid {colours.rule}; border-radius: 10px;
}}
#guide-sheet QLabel {{ background: transparent; color: {colours.window_ink}; }}
#guide-title {{ font-size: 17pt; font-weight: 600; }}
#tour-title, #choice-title {{ font-size: 12pt; font-weight: 600; }}
#guide-sheet #choice-text, #guide-sheet #guide-quiet {{ color: {colours.quiet_ink}; }}
#choice {{
    background: {colours.paper}; border: 1px solid {colours.rule}; border-radius: 8px;
    text-align: left; padding: 0;
}}
#choice:hover, #choice:focus {{ border: 2px solid {colours.bar}; }}
#guide-sheet #link-button {{
    background: transparent; border: 1px solid transparent; color: {colours.link};
    padding: 4px 8px;
}}
#guide-sheet #link-button:hover {{ text-decoration: underline; }}
#guide-sheet #link-button:focus {{ border-color: {colours.bar}; }}
#guide-sheet #link-button:checked {{ font-weight: 600; color: {colours.window_ink}; }}
#quick-line {{ font-size: 12pt; padding: 8px 10px; }}
#quick-list {{
    background: {colours.paper}; color: {colours.ink}; border: none; outline: none;
}}
"""
