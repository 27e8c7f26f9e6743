"""What the window's commands about words do in a comparison, in the overview, in the topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.comparison.column_text import AnyColumnText
    from bridge_rules_gui.views.comparison.comparison_view import ComparisonView
    from bridge_rules_gui.views.comparison.text_pane import TextPane


class ComparisonCommands:
    """Hands each command to what is shown."""

    def __init__(self, view: ComparisonView) -> None:
        self._view = view

    @property
    def pane(self) -> TextPane[AnyColumnText]:
        """The pane of what is shown, behind the overview that of the topics."""
        view = self._view
        return view.entrances.topics.pane if view.is_entrance_shown else view.pane

    def copy(self) -> None:
        """Copy the selected words, or the line of the overview."""
        if self._view.is_overview_shown:
            self._view.map.copy_line()
        else:
            self.pane.copy()

    def copy_with_citation(self) -> None:
        """Copy the selected words, or the row, with their addresses."""
        if self._view.is_overview_shown:
            self._view.map.copy_line()
        else:
            self.pane.copy_with_citation()

    def open_find_bar(self) -> None:
        """Open the bar that finds words; selected words are found at once."""
        if not self._view.is_overview_shown:  # laws are found by their numbers, in their order
            self.pane.open_find_bar()

    def find_next(self) -> None:
        """Go to the next hit."""
        self.pane.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self.pane.find_previous()

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of the row gone to, None where there is none."""
        return self.pane.place_in_question(edition)
