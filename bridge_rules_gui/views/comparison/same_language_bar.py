"""The line above two texts of one language: which texts, which places, how many changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from bridge_rules_gui.services.same_language.page import Wanted
from bridge_rules_gui.services.same_language.same_language import Other
from bridge_rules_gui.views.comparison.change_steps import ChangeSteps
from bridge_rules_gui.views.comparison.counted_choice import CountedChoice
from bridge_rules_gui.views.comparison.same_language_names import name_of_text, name_of_wanted

if TYPE_CHECKING:
    from bridge_rules_gui.services.same_language.page import SameLanguagePage


class SameLanguageBar(QWidget):
    """Chooses the text that stands beside its book, and the places shown.

    ``text_chosen`` carries the `Other`, ``filtered`` tells that other places are wanted.
    """

    text_chosen = Signal(object)
    filtered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.texts = QComboBox(self)
        self.texts.setObjectName("same-language-text")
        self.texts.setAccessibleName(self.tr("Text beside the book"))
        for other in Other:
            self.texts.addItem(name_of_text(other))
        self.texts.activated.connect(self._on_text_chosen)
        self.places = CountedChoice({wanted: name_of_wanted(wanted) for wanted in Wanted}, self)
        self.places.setObjectName("same-language-places")
        self.places.setAccessibleName(self.tr("Places shown"))
        self.places.want(Wanted.DIFFERENCES)
        self.places.activated.connect(self.filtered)
        self.count = QLabel(self)
        self.count.setObjectName("comparison-count")
        self.steps = ChangeSteps(
            self.tr("Previous difference (Alt+Up)"), self.tr("Next difference (Alt+Down)"), self
        )
        self._arrange()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 2)
        row.setSpacing(8)
        row.addWidget(self.texts)
        row.addStretch(1)
        for widget in (self.count, self.places, self.steps):
            row.addWidget(widget)

    def show_page(self, page: SameLanguagePage) -> None:
        """Name what is shown, and tell of each choice how many places it has."""
        pairs = page.texts.pairs
        self.texts.setCurrentIndex(list(Other).index(page.texts.other))
        self.places.show_counts(
            {
                Wanted.ALL: len(pairs),
                Wanted.DIFFERENCES: sum(not pair.is_same for pair in pairs),
                Wanted.SLIPS: sum(bool(pair.slips) for pair in pairs),
            }
        )

    def show_position(self, number: int, total: int) -> None:
        """Tell which of the changes shown is gone to; a negative number stands before them."""
        if number < 0:
            self.count.setText(self.tr("%n differences", "", total))
        else:
            text = self.tr("difference {number} of {total}")
            self.count.setText(text.format(number=number + 1, total=total))
        self.steps.previous.setEnabled(number > 0)
        self.steps.next.setEnabled(number + 1 < total)

    @Slot(int)
    def _on_text_chosen(self, chosen: int) -> None:
        self.text_chosen.emit(list(Other)[chosen])
