"""Marks laid over the law text, and laid again in the colours of another theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QColor, QTextCharFormat

from bridge_rules_gui.search.answer import places_of_words
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.looks.appearance import current_colours

_FOUND = "found"


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


class FoundLayer(PageLayer):
    """Lights the words a search or a concordance has found, until another page is shown."""

    def __init__(self, law_view: LawView) -> None:
        super().__init__(law_view)
        self._words: frozenset[str] = frozenset()
        law_view.page_shown.connect(self._forget)

    def light(self, words: frozenset[str]) -> None:
        """Light words on the page shown."""
        self._words = words
        self.lay()

    def lay(self) -> None:
        """Lay words found on a ground of their own, underlined."""
        colours = current_colours()
        look = QTextCharFormat()
        look.setBackground(QColor(colours.found))
        look.setForeground(QColor(colours.found_ink))
        look.setFontUnderline(True)
        found = places_of_words(self.law_view.words, self._words)
        self.law_view.lay_over(_FOUND, [(start, end, look) for start, end in found])

    @Slot()
    def _forget(self) -> None:
        self._words = frozenset()
