"""What the comparisons of the workplace have in common."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QWidget

from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.columns_pane import ColumnsPane
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import OtherText, Sheet


class ComparisonView(QWidget):
    """Compares texts of one kind with the books, in a pane of columns."""

    def __init__(self, shell: Shell, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._shell = shell

    @property
    @abstractmethod
    def target(self) -> str:
        """What the workplace is asked for to show the same again."""

    @property
    @abstractmethod
    def pane(self) -> ColumnsPane:
        """The columns that are gone through."""

    @property
    def acted_on(self) -> OtherText:
        """What the window's commands about words act on."""
        return self.pane

    @abstractmethod
    def printed(self) -> Sheet | None:
        """Return what is shown, set for paper; None before there is anything."""

    @abstractmethod
    def take_terminology(self, terminology: Terminology) -> None:
        """Compare terms and words of obligation too, once they have been found."""

    def set_zoom(self, percent: int) -> None:
        """Set the texts at a size."""
        self.pane.text.set_zoom(percent)

    def focus(self) -> None:
        """Put the keyboard where the reading is."""
        self.pane.focus_text()

    def back_out(self) -> bool:
        """Put away what was opened or lit; tell whether there was something."""
        return self.pane.close_find_bar()
