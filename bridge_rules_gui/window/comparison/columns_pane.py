"""Columns of texts under their heads and a bar of choices, with a bar that finds words in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.window.comparison.columns_text import BESIDE, MARGIN, ColumnsText
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.keys import on_keys
from bridge_rules_gui.window.library.find_bar import FindBar
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.widgets import fill, icon_button

ChoiceT = TypeVar("ChoiceT")
_PAD: Final = 9  # between the border of a column and its text


class ColumnsPane(QWidget):
    """Shows pages in columns; the window's commands about words act on it.

    Subclasses know what is compared: they have the bar and the heads, and make the pages.
    """

    def __init__(self, shell: Shell, parent: QWidget | None = None, *, share: int = 92) -> None:
        super().__init__(parent)
        self._shell = shell
        self.text = ColumnsText(self, share=share)
        self.text.setObjectName("comparison-text")
        self.text.place_activated.connect(self.open_place)
        self.text.concept_activated.connect(self.open_concept)
        self.find_bar = FindBar(self.text, self)
        self.find_bar.hide()
        self.find_bar.closed.connect(self.focus_text)
        on_keys(self, {"Alt+Down": self.go_to_next_change, "Alt+Up": self.go_to_previous_change})

    def arrange(self, *above: QWidget) -> None:
        """Put the text below its bar and its heads."""
        fill(self, *above, self.text, self.find_bar, growing=self.text)

    def show_page(self, page: ColumnsPage) -> None:
        """Show a page at its beginning."""
        self.text.show_page(page)
        if self.find_bar.isVisible():
            self.find_bar.search_again()

    @Slot()
    def focus_text(self) -> None:
        """Put the keyboard where the reading is."""
        self.text.setFocus()

    def close_find_bar(self) -> bool:
        """Put the bar that finds words away; tell whether it was open."""
        is_open = self.find_bar.isVisible()
        if is_open:
            self.find_bar.close_bar()
        return is_open

    @Slot(object)
    def open_place(self, place: Address) -> None:
        """Leave the comparison for a place in the books; the reader's Back leads here again."""
        self._shell.visit(place)

    @Slot(str)
    def open_concept(self, concept: str) -> None:
        """Show the card of a concept."""
        self._shell.open(f"terms:{concept}")

    # From change to change.

    def go_to_change(self, by: int) -> None:
        """Go to the next change, or with -1 to the one before."""
        self.text.go_to_change(by)

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next change."""
        self.go_to_change(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the change before."""
        self.go_to_change(-1)

    # What the window's commands about words ask.

    def copy(self) -> None:
        """Copy the selected words."""
        self.text.copy()

    def copy_with_citation(self) -> None:
        """Copy what was gone to with its place."""
        self.text.copy_with_citation()

    def open_find_bar(self) -> None:
        """Open the bar that finds words, with what is selected."""
        self.find_bar.open_bar(self.text.textCursor().selectedText())

    def find_next(self) -> None:
        """Go to the next hit."""
        self.find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self.find_bar.find_previous()

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of what was gone to, None where there is none."""
        return self.text.place_in_question(edition)


class ColumnTitles(QWidget):
    """The names of texts above their columns."""

    def __init__(self, pane: ColumnsPane, columns: int = 2) -> None:
        super().__init__(pane)
        self._text = pane.text
        self.labels = tuple(QLabel(self) for _ in range(columns))
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        for label in self.labels:
            label.setObjectName("comparison-title")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            font = label.font()
            font.setBold(True)
            label.setFont(font)
            self._row.addLayout(self._head(label), 1)
        self._text.arranged.connect(self._set_room)
        self._set_room(BESIDE, BESIDE)

    def _head(self, label: QLabel) -> QHBoxLayout:
        """Return what stands above a column."""
        head = QHBoxLayout()
        head.addWidget(label, 1)
        return head

    @Slot(int, int)
    def _set_room(self, left: int, right: int) -> None:
        """Stand above the texts, which begin within the borders of their columns."""
        edge = MARGIN - BESIDE
        bar = self._text.verticalScrollBar().sizeHint().width()
        self._row.setContentsMargins(left + edge + _PAD, 4, right + edge + bar - _PAD, 4)

    def show_names(self, names: Sequence[str]) -> None:
        """Name the columns from left to right; a name that has no room is shown on pointing."""
        for label, name in zip(self.labels, names, strict=False):
            label.setText(name)
            label.setToolTip(inert_tip(name))

    def markup(self) -> str:
        """Return the names as markup for print."""
        names = " | ".join(label.text() for label in self.labels)
        return hypertext.paragraph("source", hypertext.text(names))


class ChangeSteps(QWidget):
    """The two buttons that lead from change to change."""

    def __init__(self, previous: str, following: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        said, said_next = (tip.partition(" (")[0] for tip in (previous, following))
        self.previous = icon_button("up", previous, self, name="change-up", said=said)
        self.next = icon_button("down", following, self, name="change-down", said=said_next)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.previous)
        row.addWidget(self.next)

    def lead(self, pane: ColumnsPane) -> None:
        """Lead through the changes of a pane."""
        self.previous.clicked.connect(pane.go_to_previous_change)
        self.next.clicked.connect(pane.go_to_next_change)


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
