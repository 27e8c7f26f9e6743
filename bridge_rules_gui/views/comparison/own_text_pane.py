"""One text of the reader's own beside a book: a law of it, or what was understood of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from bridge_rules_gui.services.own_text.page import own_text_page
from bridge_rules_gui.services.own_text.report_page import report_page
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.views.comparison.names import name_of_column
from bridge_rules_gui.views.comparison.own_text_bar import OwnTextBar
from bridge_rules_gui.views.comparison.own_text_names import OwnTextWords
from bridge_rules_gui.views.comparison.own_text_text import OwnTextText
from bridge_rules_gui.views.comparison.text_pane import ColumnTitles, TextPane

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.services.own_text.page import OwnTextPage
    from bridge_rules_gui.services.own_text.work import ComparedText

_NO_LAW = 0


class OwnTextPane(TextPane[OwnTextText]):
    """Shows a compared text law by law, or its report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(OwnTextText(), parent)
        self._shown: ComparedText | None = None
        self._law = _NO_LAW
        self.bar = OwnTextBar(self)
        self.heads = ColumnTitles(self)
        self.text.setObjectName("comparison-text")
        self.text.setAccessibleName(self.tr("Your text beside the book"))
        self.arrange(self.bar, self.heads)
        self.bar.law_chosen.connect(self.show_law)
        self.bar.filtered.connect(self._set_page)
        self.bar.report_wanted.connect(self.show_report)
        self.bar.steps.wanted.connect(self.text.next_change)

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
        self.text.name = shown.kept.name
        self.heads.show_names((name_of_column(shown.comparison.edition), shown.kept.name))
        self.show_report(is_wanted=is_new or not shown.rows or self.bar.report.isChecked())

    @Slot(int)
    def show_law(self, law: int) -> None:
        """Show a law beside the book."""
        if self._shown is not None and law in self._shown.rows:
            self._law = law
            self.bar.show_text(self._shown, law)
            self.show_report(is_wanted=False)

    @Slot(bool)
    def show_report(self, is_wanted: bool) -> None:
        """Show what was understood of the text, or its laws."""
        self.bar.show_is_report(is_report=is_wanted)
        self.heads.setVisible(not is_wanted)
        self._set_page()

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next difference; from the report, to the first of the law."""
        self.go_to_change(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the difference before; from the report, to the last of the law."""
        self.go_to_change(-1)

    def go_to_change(self, by: int) -> None:
        """Go to the next difference or the one before; a report of a compared text is left."""
        if self._shown is not None and self._shown.rows and self.bar.report.isChecked():
            self.show_report(is_wanted=False)
        self.text.next_change(by)

    @Slot()
    def _set_page(self) -> None:
        if self._shown is not None:
            self.text.show_page(self._page(self._shown))

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing before there is a text."""
        if self._shown is None:
            return ""
        page, name = self._page(self._shown), self._shown.kept.name
        is_report = self.bar.report.isChecked()
        title = hypertext.text(name if is_report else f"{self._law} · {name}")
        heads = "" if is_report else self.heads.markup()
        return hypertext.paragraph("title", title) + heads + page.html

    def _page(self, shown: ComparedText) -> OwnTextPage:
        if self.bar.report.isChecked():
            return report_page(shown.comparison, shown.guess, OwnTextWords())
        rows = shown.rows.get(self._law, ())
        only_differences = self.bar.only.isChecked()
        return own_text_page(
            shown.comparison, rows, OwnTextWords(), only_differences=only_differences
        )
