"""When previews open: the pointer rests on a link, or a key asks for the one in focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QCursor

from bridge_rules_gui.window.library.markup_text import NO_LINK
from bridge_rules_gui.window.library.preview import Preview

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFont

    from bridge_rules_gui.typesetting.links import PageLink
    from bridge_rules_gui.window.library.linked_text import LinkedText

_RESTING: Final = 350  # milliseconds the pointer rests on a link before its preview opens
_PARTING: Final = 250  # milliseconds it may take on its way from the link to the preview


def _nothing(_link: PageLink) -> Sequence[str]:
    return ()


class LinkPreviews(QObject):
    """Opens and closes the preview of one text's links.

    What the pointer has opened closes when the pointer has gone elsewhere for a moment;
    it may go onto the preview. What a key has opened stays until a key or a page closes it.
    """

    def __init__(self, text: LinkedText, font: Callable[[], QFont]) -> None:
        super().__init__(text)
        self.previewer: Callable[[PageLink], Sequence[str]] = _nothing
        self.links: Sequence[PageLink] = ()
        self.leaf = Preview(text)
        self.leaf.hide()
        self._text = text
        self._font = font
        self._hovered = NO_LINK
        self._is_by_pointer = False
        self._is_watching = False
        self._resting = self._timer(_RESTING, self._on_rested)
        self._parting = self._timer(_PARTING, self._on_parted)
        text.link_hovered.connect(self._on_hovered)
        text.link_focused.connect(self._on_focused)
        text.verticalScrollBar().valueChanged.connect(self.hide)
        text.installEventFilter(self)
        self.leaf.left.connect(self._on_left)

    def _timer(self, milliseconds: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    def _watch(self) -> None:
        """Watch the text's viewport from the first link touched: before, it is not asked for."""
        if not self._is_watching:
            self._is_watching = True
            self._text.viewport().installEventFilter(self)

    def show(self, number: int) -> None:
        """Open the preview of a link."""
        if not 0 <= number < len(self.links):
            return
        self._watch()
        window = self._text.window()
        if self.leaf.parentWidget() is not window:
            self.leaf.setParent(window)
        link = self.links[number]
        rect = self._text.link_rect(number)
        corner = self._text.viewport().mapTo(window, rect.topLeft())
        markups = self.previewer(link)
        self._is_by_pointer = False
        self.leaf.show_link(link, markups, self._font(), QRect(corner, rect.size()))

    def hide(self) -> None:
        """Close the preview."""
        self._resting.stop()
        self._parting.stop()
        self.leaf.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the preview when the text moves or goes away, or the pointer leaves it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.hide()
        elif event.type() == QEvent.Type.Leave:
            self._on_left()
        return super().eventFilter(watched, event)

    def _on_hovered(self, number: int) -> None:
        if number == NO_LINK:
            self._on_left()
        else:
            self._watch()
            self.hide()
            self._hovered = number
            self._resting.start()

    def _on_left(self) -> None:
        self._resting.stop()
        if self.leaf.isVisible() and self._is_by_pointer:
            self._parting.start()

    def _on_parted(self) -> None:
        place = self.leaf.mapFromGlobal(QCursor.pos())
        if self.leaf.rect().contains(place):
            return
        self.hide()

    def _on_focused(self, _number: int) -> None:
        self.hide()

    def _on_rested(self) -> None:
        if self._text.isVisible():
            self.show(self._hovered)
            self._is_by_pointer = True
