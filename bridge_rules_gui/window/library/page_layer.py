"""Marks laid over the law text, and laid again in the colours of another theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from bridge_rules_gui.window.library.law_view import LawView


class PageLayer(QObject):
    """Marks of one kind over the page that is shown."""

    def __init__(self, law_view: LawView) -> None:
        super().__init__(law_view)
        self.law_view = law_view
        law_view.installEventFilter(self)

    def lay(self) -> None:
        """Lay the marks over the page, in the colours that hold."""
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the theme, which comes as another palette of the program."""
        if event.type() == QEvent.Type.PaletteChange:
            self.lay()
        return super().eventFilter(watched, event)
