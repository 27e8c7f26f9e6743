"""The line above two texts of one language: which texts, which places, how many changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from bridge_rules_gui.services.same_language import Other
from bridge_rules_gui.services.same_language_page import Wanted
from bridge_rules_gui.views.comparison.same_language_names import name_of_text, name_of_wanted
from bridge_rules_gui.views.icons import drawn_icon

if TYPE_CHECKING:
    from bridge_rules_gui.services.same_language_page import SameLanguagePage


class SameLanguageBar(QWidget):
    """Chooses the text that stands beside its book, and the places shown.

    ``text_chosen`` carries the `Other`, ``filtered`` tells that other places are wanted,
    ``change_wanted`` carries 1 for the next change and -1 for the one before.
    """

    text_chosen = Signal(object)
    filtered = Signal()
    change_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.texts = QComboBox(self)
        self.texts.setObjectName("same-language-text")
        self.texts.setAccessibleName(self.tr("Text beside the book"))
        for other in Other:
            self.texts.addItem(name_of_text(other))
        self.texts.activated.connect(self._on_text_chosen)
        self.places = QComboBox(self)
        self.places.setObjectName("same-language-places")
        self.places.setAccessibleName(self.tr("Places shown"))
        for wanted in Wanted:
            self.places.addItem(name_of_wanted(wanted))
        self.places.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.places.setCurrentIndex(list(Wanted).index(Wanted.DIFFERENCES))
        self.places.activated.connect(self._on_filter_chosen)
        self.count = QLabel(self)
        self.count.setObjectName("comparison-count")
        self.previous = self._step_button("up", self.tr("Previous difference (Alt+Up)"))
        self.previous.clicked.connect(self._go_back)
        self.next = self._step_button("down", self.tr("Next difference (Alt+Down)"))
        self.next.clicked.connect(self._go_on)
        self._arrange()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 2)
        row.setSpacing(8)
        row.addWidget(self.texts)
        row.addStretch(1)
        for widget in (self.count, self.places, self.previous, self.next):
            row.addWidget(widget)

    def _step_button(self, icon: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"difference-{icon}")
        button.setIcon(drawn_icon(icon))
        button.setToolTip(tip)
        button.setAccessibleName(tip.partition(" (")[0])
        button.setAutoRaise(True)
        return button

    @property
    def wanted(self) -> Wanted:
        """Which places are to be shown."""
        return list(Wanted)[self.places.currentIndex()]

    def want(self, wanted: Wanted) -> None:
        """Let other places be the chosen ones."""
        self.places.setCurrentIndex(list(Wanted).index(wanted))

    def show_page(self, page: SameLanguagePage) -> None:
        """Name what is shown, and tell of each choice how many places it has."""
        pairs = page.texts.pairs
        self.texts.setCurrentIndex(list(Other).index(page.texts.other))
        counts = {
            Wanted.ALL: len(pairs),
            Wanted.DIFFERENCES: sum(not pair.is_same for pair in pairs),
            Wanted.SLIPS: sum(bool(pair.slips) for pair in pairs),
        }
        for number, wanted in enumerate(Wanted):
            self.places.setItemText(number, f"{name_of_wanted(wanted)} ({counts[wanted]})")

    def show_position(self, number: int, total: int) -> None:
        """Tell which of the changes shown is gone to; a negative number stands before them."""
        if number < 0:
            self.count.setText(self.tr("{total} differences").format(total=total))
        else:
            text = self.tr("difference {number} of {total}")
            self.count.setText(text.format(number=number + 1, total=total))
        self.previous.setEnabled(number > 0)
        self.next.setEnabled(number + 1 < total)

    @Slot(int)
    def _on_text_chosen(self, chosen: int) -> None:
        self.text_chosen.emit(list(Other)[chosen])

    @Slot(int)
    def _on_filter_chosen(self, _chosen: int) -> None:
        self.filtered.emit()

    @Slot()
    def _go_on(self) -> None:
        self.change_wanted.emit(1)

    @Slot()
    def _go_back(self) -> None:
        self.change_wanted.emit(-1)
