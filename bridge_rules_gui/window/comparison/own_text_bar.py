"""The line above a text of the reader's own: its law, the editions of both sides, what is shown."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
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
from bridge_rules_gui.own_text.compared_text import ComparedText
from bridge_rules_gui.window.comparison.columns_pane import ChangeSteps
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.speaking import counted


class OwnTextBar(QWidget):
    """Chooses what is shown of a text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.law = self._choice("own-text-law", self.tr("Law compared"))
        self.law.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.of = self._choice("own-text-of", self.tr("Edition of your text"))
        self.beside = self._choice("own-text-with", self.tr("Edition to compare with"))
        for edition in Edition:
            self.beside.addItem(ComparisonNames().column(edition), edition.value)
        self.only = QCheckBox(self.tr("Only &differences"), self)
        self.only.setObjectName("own-text-only")
        self.report = QPushButton(self.tr("Reading Repor&t"), self)
        self.report.setObjectName("own-text-report")
        self.report.setCheckable(True)
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
            ((self.tr("Your text:"), self.of), (self.tr("compared with:"), self.beside))
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
            for edition in Edition:
                self.of.addItem(str(edition.year), edition.value)
            said = shown.kept.of
            self.of.setCurrentIndex(self.of.findData(said.value if said else ""))
            self.beside.setCurrentIndex(self.beside.findData(shown.comparison.edition.value))

    def _name_of_law(self, shown: ComparedText, law: int) -> str:
        title = shown.names[law]
        count = shown.differing(law)
        amount = counted("{n} row differs", "{n} rows differ", count) if count else self.tr("same")
        return " · ".join(filter(None, (self.tr("Law {number}").format(number=law), title, amount)))

    def show_is_report(self, *, is_report: bool) -> None:
        """Let the button for the report follow what is shown."""
        with QSignalBlocker(self.report):
            self.report.setChecked(is_report)
        self.report.setText(
            self.tr("Go to Co&mparison") if is_report else self.tr("Reading Repor&t")
        )
        for widget in (self.law, self.only, self.steps):
            widget.setEnabled(not is_report)

    @property
    def law_chosen(self) -> int:
        """The number of the law that is chosen."""
        return int(self.law.currentData())

    @property
    def edition_chosen(self) -> Edition:
        """The edition that is chosen to stand beside the text."""
        return Edition(self.beside.currentData())

    @property
    def of_chosen(self) -> Edition | None:
        """The edition the text is said to be of, None where it is to be guessed."""
        word = self.of.currentData()
        return Edition(word) if word else None
