"""A text of the reader's own beside a book, or the report on it, below the bar that chooses."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.own_text.compared_text import ComparedText
from bridge_rules_gui.own_text.page import own_text_page, report_page
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.window.comparison.columns_pane import ChangeSteps, ColumnsPane, ColumnTitles
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.comparison.own_text_names import OwnTextWords
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.speaking import counted

_NO_LAW = 0


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


class OwnTextPane(ColumnsPane):
    """Shows a compared text law by law, or its report."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, parent)
        self._shown: ComparedText | None = None
        self._law = _NO_LAW
        self.bar = OwnTextBar(self)
        self.heads = ColumnTitles(self)
        self.text.setAccessibleName(self.tr("Your text beside the book"))
        self.arrange(self.bar, self.heads)
        self.bar.law.activated.connect(self._choose_law)
        self.bar.only.toggled.connect(self._set_page)
        self.bar.report.toggled.connect(self.show_report)
        self.bar.steps.lead(self)

    @property
    def shown(self) -> ComparedText | None:
        """The text shown."""
        return self._shown

    @property
    def law(self) -> int:
        """The law shown, by its number in the book beside it; 0 before any is."""
        return self._law

    def forget(self) -> None:
        """Have no text any more."""
        self._shown = None

    def show_text(self, shown: ComparedText, *, is_new: bool) -> None:
        """Show a text: one just opened with its report, else at the law shown before."""
        self._shown = shown
        if self._law not in shown.rows:
            self._law = next(iter(shown.rows), _NO_LAW)
        self.bar.show_text(shown, self._law)
        self.heads.show_names((ComparisonNames().column(shown.comparison.edition), shown.kept.name))
        self.show_report(is_requested=is_new or not shown.rows or self.bar.report.isChecked())

    @Slot()
    def _choose_law(self) -> None:
        self.show_law(self.bar.law_chosen)

    def show_law(self, law: int) -> None:
        """Show a law beside the book."""
        if self._shown is not None and law in self._shown.rows:
            self._law = law
            self.bar.show_text(self._shown, law)
            self.show_report(is_requested=False)

    @Slot(bool)
    def show_report(self, is_requested: bool) -> None:
        """Show what was understood of the text, or its laws."""
        self.bar.show_is_report(is_report=is_requested)
        self.heads.setVisible(not is_requested)
        self._set_page()

    def go_to_change(self, by: int) -> None:
        """Go to the next difference or the one before; a report of a compared text is left."""
        if self._shown is not None and self._shown.rows and self.bar.report.isChecked():
            self.show_report(is_requested=False)
        super().go_to_change(by)

    @Slot()
    def _set_page(self) -> None:
        if self._shown is not None:
            self.show_page(self._page(self._shown))

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing before there is a text."""
        if self._shown is None:
            return ""
        page, name = self._page(self._shown), self._shown.kept.name
        is_report = self.bar.report.isChecked()
        title = hypertext.text(name if is_report else f"{self._law} · {name}")
        heads = "" if is_report else self.heads.markup()
        return hypertext.paragraph("title", title) + heads + page.html

    def _page(self, shown: ComparedText) -> ColumnsPage:
        if self.bar.report.isChecked():
            return report_page(shown.comparison, shown.guess, OwnTextWords())
        return own_text_page(
            shown.comparison,
            shown.rows.get(self._law, ()),
            OwnTextWords(),
            name=shown.kept.name,
            only_differences=self.bar.only.isChecked(),
        )
