"""When previews open: the pointer rests on a link, or a key asks for the one in focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QTimer

from bridge_rules_gui.views.library.linked_text import NO_LINK, LinkedText
from bridge_rules_gui.views.library.preview import Preview

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFont

    from bridge_rules_gui.services.typesetting.links import PageLink

_RESTING: Final = 350  # milliseconds


def _nothing(_link: PageLink) -> Sequence[str]:
    return ()


class LinkPreviews(QObject):
    """Opens and closes the preview of one text's links."""

    def __init__(self, text: LinkedText, font: Callable[[], QFont]) -> None:
        super().__init__(text)
        self.previewer: Callable[[PageLink], Sequence[str]] = _nothing
        self.links: Sequence[PageLink] = ()
        self.leaf = Preview(text)
        self._text = text
        self._font = font
        self._resting = NO_LINK
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_RESTING)
        self._timer.timeout.connect(self._on_rested)
        text.link_hovered.connect(self._on_hovered)
        text.link_focused.connect(self._on_focused)
        text.verticalScrollBar().valueChanged.connect(self.hide)

    def show(self, number: int) -> None:
        """Open the preview of a link."""
        if not 0 <= number < len(self.links):
            return
        link = self.links[number]
        rect = self._text.link_rect(number)
        corner = self._text.viewport().mapToGlobal(rect.topLeft())
        markups = self.previewer(link)
        self.leaf.show_link(link, markups, self._font(), QRect(corner, rect.size()))

    def hide(self) -> None:
        """Close the preview."""
        self._timer.stop()
        self.leaf.hide()

    def _on_hovered(self, number: int) -> None:
        self.hide()
        self._resting = number
        if number != NO_LINK:
            self._timer.start()

    def _on_focused(self, _number: int) -> None:
        self.hide()

    def _on_rested(self) -> None:
        if self._text.isVisible():
            self.show(self._resting)
