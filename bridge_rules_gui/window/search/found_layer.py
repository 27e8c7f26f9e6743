"""The words a search or a concordance has found, lit on the page they were found on."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QColor, QTextCharFormat

from bridge_rules_gui.search.answer import places_of_words
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.library.page_layer import PageLayer
from bridge_rules_gui.window.looks.appearance import current_colours

_LAYER = "found"


class FoundLayer(PageLayer):
    """Lights words in the law text until another page is shown."""

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
        self.law_view.lay_over(_LAYER, [(start, end, look) for start, end in found])

    @Slot()
    def _forget(self) -> None:
        self._words = frozenset()
