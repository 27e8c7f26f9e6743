"""The line above a text of the reader's own: its law, the editions of both sides, what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.views.comparison.change_steps import ChangeSteps
from bridge_rules_gui.views.comparison.names import name_of_column

if TYPE_CHECKING:
    from bridge_rules_gui.services.own_text.work import ComparedText

_OLDEST_FIRST: Final = sorted(Edition, key=lambda edition: edition.year)


class OwnTextBar(QWidget):
    """Chooses what is shown of a text.

    ``law_chosen`` carries a law's number, ``edition_chosen`` the edition beside the text,
    ``of_chosen`` the edition it is of, or None where it is to be guessed; ``filtered`` tells
    that other rows are wanted, ``report_wanted`` whether the report is.
    """

    law_chosen = Signal(int)
    edition_chosen = Signal(object)
    of_chosen = Signal(object)
    filtered = Signal()
    report_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.law = self._choice("own-text-law", self.tr("Law compared"))
        self.law.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.law.activated.connect(self._on_law_chosen)
        self.of = self._choice("own-text-of", self.tr("Edition your text is of"))
        self.of.activated.connect(self._on_of_chosen)
        self.beside = self._choice("own-text-with", self.tr("Edition it is compared with"))
        for edition in _OLDEST_FIRST:
            self.beside.addItem(name_of_column(edition), edition.value)
        self.beside.activated.connect(self._on_edition_chosen)
        self.only = QCheckBox(self.tr("Only &differences"), self)
        self.only.setObjectName("own-text-only")
        self.only.toggled.connect(self.filtered)
        self.report = QPushButton(self.tr("What Was &Understood"), self)
        self.report.setObjectName("own-text-report")
        self.report.setCheckable(True)
        self.report.toggled.connect(self.report_wanted)
        self.steps = ChangeSteps(
            self.tr("Previous difference (Alt+Up)"), self.tr("Next difference (Alt+Down)"), self
        )
        self._arrange()

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 12, 4)
        grid.setHorizontalSpacing(8)
        grid.addWidget(self.law, 0, 0, 1, 5)
        grid.addWidget(self.only, 0, 5)
        grid.addWidget(self.steps, 0, 6)
        for column, (text, choice) in enumerate(
            ((self.tr("Your text is of"), self.of), (self.tr("compared with"), self.beside))
        ):
            label = QLabel(text, self)
            label.setBuddy(choice)
            grid.addWidget(label, 1, 2 * column)
            grid.addWidget(choice, 1, 2 * column + 1)
        grid.addWidget(self.report, 1, 5, 1, 2)
        grid.setColumnStretch(4, 1)

    def _choice(self, name: str, said: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName(name)
        choice.setAccessibleName(said)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return choice

    def show_text(self, shown: ComparedText, law: int) -> None:
        """Name a text's laws with how much of each differs, and the editions chosen."""
        with QSignalBlocker(self.law), QSignalBlocker(self.of), QSignalBlocker(self.beside):
            self.law.clear()
            for number in shown.rows:
                self.law.addItem(self._name_of_law(shown, number), number)
            self.law.setCurrentIndex(self.law.findData(law))
            self.of.clear()
            guessed = self.tr("{year}, by its numbering").format(year=shown.guess.edition.year)
            self.of.addItem(guessed, "")
            for edition in _OLDEST_FIRST:
                self.of.addItem(str(edition.year), edition.value)
            said = shown.kept.of
            self.of.setCurrentIndex(self.of.findData(said.value if said else ""))
            self.beside.setCurrentIndex(self.beside.findData(shown.comparison.edition.value))

    def _name_of_law(self, shown: ComparedText, law: int) -> str:
        title = shown.names[law]
        count = shown.differing(law)
        amount = self.tr("%n rows differ", "", count) if count else self.tr("same")
        return " · ".join(filter(None, (self.tr("Law {number}").format(number=law), title, amount)))

    def show_is_report(self, *, is_report: bool) -> None:
        """Let the button for the report follow what is shown."""
        with QSignalBlocker(self.report):
            self.report.setChecked(is_report)
        self.report.setText(
            self.tr("To the Co&mparison") if is_report else self.tr("What Was &Understood")
        )
        for widget in (self.law, self.only, self.steps):
            widget.setEnabled(not is_report)

    @Slot(int)
    def _on_law_chosen(self, _index: int) -> None:
        self.law_chosen.emit(int(self.law.currentData()))

    @Slot(int)
    def _on_of_chosen(self, _index: int) -> None:
        word = self.of.currentData()
        self.of_chosen.emit(Edition(word) if word else None)

    @Slot(int)
    def _on_edition_chosen(self, _index: int) -> None:
        self.edition_chosen.emit(Edition(self.beside.currentData()))
