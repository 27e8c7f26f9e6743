"""The words a search or a concordance has found, lit on the page they were found on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QColor, QTextCharFormat

from bridge_rules_gui.services.search.found_words import places_of_words

if TYPE_CHECKING:
    from bridge_rules_gui.views.library.law_view import LawView
    from bridge_rules_gui.views.looks.palette import Colours

_LAYER = "found"


class FoundLayer(QObject):
    """Lights words in the law text until another page is shown."""

    def __init__(self, law_view: LawView, colours: Colours) -> None:
        super().__init__(law_view)
        self._law_view = law_view
        self._colours = colours
        self._words: frozenset[str] = frozenset()
        law_view.page_shown.connect(self._forget)

    def light(self, words: frozenset[str]) -> None:
        """Light words on the page shown."""
        self._words = words
        found = places_of_words(self._law_view.words, words)
        look = self._look()
        self._law_view.lay_over(_LAYER, [(start, end, look) for start, end in found])

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self._words:
            self.light(self._words)

    def _look(self) -> QTextCharFormat:
        """Return the look of words found: on a ground of their own, and underlined."""
        look = QTextCharFormat()
        look.setBackground(QColor(self._colours.found))
        look.setForeground(QColor(self._colours.found_ink))
        look.setFontUnderline(True)
        return look

    @Slot()
    def _forget(self) -> None:
        self._words = frozenset()
