"""What the window's commands about words do in a comparison, in the overview, in the topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.comparison.comparison_view import ComparisonView
    from bridge_rules_gui.views.library.find_bar import FindBar


class ComparisonCommands:
    """Hands each command to what is shown."""

    def __init__(self, view: ComparisonView) -> None:
        self._view = view

    @property
    def find_bar(self) -> FindBar:
        """The bar that finds words in what is shown."""
        view = self._view
        return view.entrances.find_bar if view.is_entrance_shown else view.find_bar

    def copy(self) -> None:
        """Copy the selected words, or the line of the overview."""
        if self._view.is_entrance_shown:
            self._view.entrances.copy()
        else:
            self._view.text.copy()

    def copy_with_citation(self) -> None:
        """Copy the selected words, or the row, with their addresses."""
        if self._view.is_entrance_shown:
            self._view.entrances.copy()
        else:
            self._view.text.copy_with_citation()

    def open_find_bar(self) -> None:
        """Open the bar that finds words; selected words are found at once."""
        view = self._view
        if view.is_overview_shown:
            return  # the laws are found by their numbers, and stand in their order
        text = view.entrances.topics.text if view.is_entrance_shown else view.text
        selected = text.textCursor().selectedText()
        self.find_bar.open_bar("" if "\u2029" in selected else selected)

    def find_next(self) -> None:
        """Go to the next hit."""
        self.find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self.find_bar.find_previous()

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of the row gone to, None where there is none."""
        view = self._view
        return None if view.is_entrance_shown else view.text.place_in_question(edition)
