"""What the reader can tell the window to do with what is studied: the slots of their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from bridge_rules_gui.window.study import Study


class StudyCommands(QObject):
    """Hands each command to whom it concerns."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        self._study = study

    def show_reading(self) -> None:
        """Show the books."""
        self._study.workplaces.show_reading()

    def show_term(self) -> None:
        """Show the concept of the word selected or last clicked in the law text, or lit."""
        if self._study.comparison.open_term():
            return
        law_view = self._study.law_view
        cursor = law_view.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._study.look_up(*law_view.word_at(cursor))
