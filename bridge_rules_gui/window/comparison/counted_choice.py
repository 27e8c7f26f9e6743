"""A choice of what is shown, each with how much there is of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QComboBox, QWidget

ChoiceT = TypeVar("ChoiceT")


class CountedChoice(QComboBox, Generic[ChoiceT]):
    """Offers values by their names; what is chosen from without is not stated."""

    def __init__(self, names: Mapping[ChoiceT, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.addItems(list(names.values()))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def selected(self) -> ChoiceT:
        """The value chosen."""
        return list(self._names)[self.currentIndex()]

    def select(self, selected: ChoiceT) -> None:
        """Let another value be the chosen one."""
        self.setCurrentIndex(list(self._names).index(selected))

    def show_counts(self, counts: Mapping[ChoiceT, int]) -> None:
        """Tell of each value how much there is of it."""
        for number, (value, name) in enumerate(self._names.items()):
            self.setItemText(number, f"{name} ({counts[value]})")
