"""What the reader can tell the window to do with his notebook: the slots of its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.services.notebook.entries import Ink

if TYPE_CHECKING:
    from bridge_rules_gui.views.notebook.noting import Noting


class NotebookCommands(QObject):
    """Hands each command to whom it concerns."""

    def __init__(self, noting: Noting) -> None:
        super().__init__(noting)
        self._noting = noting

    @Slot()
    def toggle_bookmark(self) -> None:
        """Mark the place that is read, or take its mark away."""
        self._noting.toggle_bookmark()

    @Slot()
    def write_note(self) -> None:
        """Write a note on the provision that is read, or go on with the one there is."""
        self._noting.write_note()

    @Slot()
    def select_words(self) -> None:
        """Select words by the keyboard."""
        self._noting.select_words()

    @Slot()
    def highlight_important(self) -> None:
        """Highlight the selected words as important."""
        self._noting.highlight(Ink.IMPORTANT)

    @Slot()
    def highlight_question(self) -> None:
        """Highlight the selected words as a question."""
        self._noting.highlight(Ink.QUESTION)

    @Slot()
    def highlight_learn(self) -> None:
        """Highlight the selected words as something to learn."""
        self._noting.highlight(Ink.LEARN)

    @Slot()
    def remove_highlight(self) -> None:
        """Take the highlights away that the selection touches."""
        self._noting.remove_highlight()

    @Slot()
    def show_notebook(self) -> None:
        """Show all entries."""
        self._noting.listing.open()

    @Slot()
    def export_notebook(self) -> None:
        """Write all entries to a file."""
        self._noting.listing.export()
