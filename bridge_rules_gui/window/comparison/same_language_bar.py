"""The line above two texts of one language: which texts, which places, how many changes."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from bridge_rules_gui.comparison.same_language.page import PairFilter
from bridge_rules_gui.comparison.same_language.same_language import Other, SameLanguage
from bridge_rules_gui.window.comparison.columns_pane import ChangeSteps
from bridge_rules_gui.window.comparison.counted_choice import CountedChoice
from bridge_rules_gui.window.comparison.same_language_names import name_of_pair_filter, name_of_text
from bridge_rules_gui.window.speaking import counted


class SameLanguageBar(QWidget):
    """Chooses the text that stands beside its book, and the places shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.texts = QComboBox(self)
        self.texts.setObjectName("same-language-text")
        self.texts.setAccessibleName(self.tr("Text beside the book"))
        for other in Other:
            self.texts.addItem(name_of_text(other))
        self.places = CountedChoice(
            {pair_filter: name_of_pair_filter(pair_filter) for pair_filter in PairFilter}, self
        )
        self.places.setObjectName("same-language-places")
        self.places.setAccessibleName(self.tr("Places shown"))
        self.places.select(PairFilter.DIFFERENCES)
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

    @property
    def other(self) -> Other:
        """The text that is chosen."""
        return list(Other)[self.texts.currentIndex()]

    def show_texts(self, texts: SameLanguage) -> None:
        """Name what is shown, and tell of each choice how many places it has."""
        pairs = texts.pairs
        self.texts.setCurrentIndex(list(Other).index(texts.other))
        self.places.show_counts(
            {
                PairFilter.ALL: len(pairs),
                PairFilter.DIFFERENCES: sum(not pair.is_same for pair in pairs),
                PairFilter.SLIPS: sum(bool(pair.slips) for pair in pairs),
            }
        )

    def show_position(self, number: int, total: int) -> None:
        """Tell which of the changes shown is gone to; a negative number stands before them."""
        if number < 0:
            self.count.setText(counted("{n} difference", "{n} differences", total))
        else:
            text = self.tr("difference {number} of {total}")
            self.count.setText(text.format(number=number + 1, total=total))
        self.steps.previous.setEnabled(number > 0)
        self.steps.next.setEnabled(number + 1 < total)
