"""The workplace for terms: the concepts at the left, a card with its lines or the report beside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.glossary import GlossaryEntry
from bridge_rules_gui.exports.term_export import TermFormat, exported_terms
from bridge_rules_gui.indexes.kwic import KwicLine, KwicSort
from bridge_rules_gui.language.concept_names import concept_names
from bridge_rules_gui.terms.answers import Finding
from bridge_rules_gui.terms.list import TermList, is_own, own_entry
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.typesetting.term_pages import (
    TermPage,
    card_page,
    own_page,
)
from bridge_rules_gui.window.looks.palette import LIGHT, Colours
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Sheet, Workplace
from bridge_rules_gui.window.speaking import phrasebook
from bridge_rules_gui.window.terms.concept_list import ConceptList
from bridge_rules_gui.window.terms.concordance_view import ConcordanceView
from bridge_rules_gui.window.terms.names import card_words
from bridge_rules_gui.window.terms.report_page import ReportPage
from bridge_rules_gui.window.terms.shared_terms import SharedTerms
from bridge_rules_gui.window.terms.term_text import TermText, term_style
from bridge_rules_gui.window.troubles import explained
from bridge_rules_gui.window.widgets import fill, plain_label, splitter

REPORT: Final = "report"
"""What the report on consistency can be asked for by: ``terms:report``; no concept has this id."""
_WIDTHS = (270, 900)
_HEIGHTS = (380, 260)


class TermsWorkplace(Workplace):
    """Shows the concepts, and of the one chosen its card and where the books have it."""

    name = "terms"

    def __init__(self, shell: Shell, terms: SharedTerms, settings: Settings) -> None:
        super().__init__()
        self._shell = shell
        self._terms = terms
        self._settings = settings
        self._rows: TermList | None = None
        self._concept = ""
        self.setObjectName("terms")
        self.concepts = ConceptList(self)
        self.card = TermText(shell, self)
        self.card.setObjectName("term-card")
        self.card.setAccessibleName(self.tr("The concept in the three editions"))
        self.concordance = ConcordanceView(shell, self)
        self.report = ReportPage(shell, self)
        self.message = plain_label("terms-message", self)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._card_page = splitter(self, Qt.Orientation.Vertical, self.card, self.concordance)
        self._card_page.setSizes(list(_HEIGHTS))
        self._pages = QStackedWidget(self)
        for page in (self.message, self._card_page, self.report):
            self._pages.addWidget(page)
        self._panes = splitter(self, Qt.Orientation.Horizontal, self._left_side(), self._pages)
        self._panes.setSizes(list(_WIDTHS))
        self._panes.setStretchFactor(1, 1)
        fill(self, self._panes)
        self.take_sizes(settings.terms_panes)
        self.setFocusProxy(self.concepts.filter)  # the first: the tabulator passes none by
        self.concepts.concept_chosen.connect(self.open_concept)
        self.concepts.narrowed.connect(self._follow_list)
        self.concordance.changed.connect(self._ask_lines)
        self.report.back.clicked.connect(self.show_card)
        self.restyle()

    def _left_side(self) -> QWidget:
        side = QWidget(self)
        side.setObjectName("terms-side")
        report = QPushButton(self.tr("Consistency Report"), side)
        report.setObjectName("report-open")
        report.clicked.connect(self.open_report)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addWidget(self.concepts, 1)
        below = QHBoxLayout()
        below.setContentsMargins(8, 0, 8, 0)
        below.addWidget(report)
        column.addLayout(below)
        return side

    # What the window asks.

    @property
    def address(self) -> str:
        """What the window is asked for to show the same concept, or the report, again."""
        return f"{self.name}:{REPORT if self.is_report_shown else self._concept}"

    def open(self, target: str) -> None:
        """Show the card of a concept, or the report; nothing asks for the terms as they were."""
        if target == REPORT:
            self.open_report()
        elif target:
            self.open_concept(target)
        else:
            self._shell.show(self)
            self._when_ready(self._reopen)
            self.concepts.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.concepts.filter.selectAll()

    def printed(self) -> Sheet | None:
        """Return the card; nothing while something else is shown."""
        is_card = self._pages.currentWidget() is self._card_page
        return Sheet(self.card.page.html, term_style(LIGHT)) if is_card else None

    def keep(self) -> None:
        """Keep the sizes of the panes, if they were shown."""
        if self._rows is not None:
            self._settings.terms_panes = self.pane_sizes

    # What is shown.

    @property
    def pane_sizes(self) -> tuple[int, ...]:
        """The widths of list and card, then the heights of card and lines."""
        return (*self._panes.sizes(), *self._card_page.sizes())

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Take other sizes, in the same order; none for the usual ones."""
        if sizes:
            self._panes.setSizes(list(sizes[:2]))
            self._card_page.setSizes(list(sizes[2:]))

    def _say(self, message: str) -> None:
        """Show a message in place of a card."""
        self.message.setText(message)
        self._pages.setCurrentWidget(self.message)

    @Slot()
    def show_card(self) -> None:
        """Show the card."""
        self._pages.setCurrentWidget(self._card_page)

    @property
    def is_report_shown(self) -> bool:
        """Whether the report stands in place of a card."""
        return self._pages.currentWidget() is self.report

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape lead from the report to the card, and from there back to reading."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.is_report_shown:
            self.show_card()
        else:
            self._shell.leave()

    # The terms.

    def _when_ready(self, work: Callable[[Terminology], None]) -> None:
        """Do work with the terms, once they are there."""
        if self._terms.terminology is None:
            self._say(self.tr("Finding the terms in the books…"))
        self._terms.when_ready(partial(self._do, work), self._explain)

    def _do(self, work: Callable[[Terminology], None]) -> None:
        terminology, rows = self._terms.terminology, self._terms.rows
        if terminology is not None and rows is not None:
            if rows is not self._rows:
                self._rows = rows
                self.concepts.show_list(rows)
            work(terminology)

    def _explain(self, error: Exception) -> None:
        if self._terms.terminology is None:
            self._say(explained(error))

    # Concepts.

    def _reopen(self, _terminology: Terminology) -> None:
        # An entry of the reader's glossary may be gone with it.
        if self._concept and not is_own(self._concept):
            self.open_concept(self._concept)
        else:
            self._concept = ""
            self._follow_list()

    @Slot()
    def _follow_list(self) -> None:
        """Show a concept of the list: the one shown, else its first; or that the list is empty."""
        if self._rows is None:
            return
        self._shell.drop(self._show_concept)
        concepts = self.concepts
        if concepts.has(self._concept):
            concepts.mark(self._concept)
            self.show_card()
        elif concepts.first:
            self.open_concept(concepts.first)
        else:
            self._say(concepts.count.text())

    @Slot(str)
    def open_concept(self, concept: str) -> None:
        """Show a concept's card and its lines."""
        self._shell.show(self)
        self._when_ready(partial(self._ask_concept, concept))

    def open_word(self, edition: Edition, paragraph: str, offset: int) -> None:
        """Show the concept that a word of the law text names, if it is a term."""
        self._terms.when_ready(partial(self._open_concept_at, edition, paragraph, offset))

    def _open_concept_at(self, edition: Edition, paragraph: str, offset: int) -> None:
        terminology = self._terms.terminology
        concepts = terminology.concepts_at(edition, paragraph, offset) if terminology else ()
        if concepts:
            self.open_concept(concepts[0])
        else:
            self._shell.show_message(self.tr("This word is not in the termbase."))

    def _ask_concept(self, concept: str, terminology: Terminology) -> None:
        page = partial(_page, terminology, concept)
        self._shell.run(page, self._show_concept, failed=self._refuse_concept)

    def _show_concept(self, found: tuple[str, TermPage]) -> None:
        self._concept, page = found
        self.concepts.mark(self._concept)
        self.card.show_page(page)
        self.show_card()
        self._ask_lines()

    def _refuse_concept(self, error: Exception) -> None:
        self._shell.fail(error)
        if not self._concept:
            self._follow_list()

    @Slot()
    def _ask_lines(self) -> None:
        """Show where the books have the concept, in the order and the books chosen."""
        if self._concept:
            self._when_ready(self._run_lines)

    def _run_lines(self, terminology: Terminology) -> None:
        view = self.concordance
        asked = partial(_lines, terminology, self._concept, view.editions, view.order)
        self._shell.run(asked, view.show_lines)

    # The report.

    @Slot()
    def open_report(self) -> None:
        """Show where the books are not consistent in their terms."""
        self._shell.show(self)
        self._when_ready(self._ask_report)

    def _ask_report(self, terminology: Terminology) -> None:
        self._shell.run(terminology.report, self._show_findings)

    def _show_findings(self, findings: tuple[Finding, ...]) -> None:
        if self._rows is not None:
            self.report.show_findings(findings, _names(self._rows))
            self._pages.setCurrentWidget(self.report)
            self.report.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # Files.

    def export_terms(self) -> None:
        """Write the termbase to a file for other programs."""
        names = {
            self.tr("TBX, version 3 (*.tbx)"): TermFormat.TBX,
            self.tr("TBX, version 2 (*.tbx)"): TermFormat.TBX_2,
            self.tr("CSV (*.csv)"): TermFormat.CSV,
            self.tr("OmegaT glossary (*.txt)"): TermFormat.OMEGAT,
        }
        title = self.tr("Export Terms")
        chosen, name = QFileDialog.getSaveFileName(
            self.window(), title, "bridge-terms.tbx", ";;".join(names)
        )
        if chosen:
            path = Path(chosen)
            form = names.get(name, TermFormat.TBX).of_file(path.name)
            path = path if path.suffix else path.with_suffix(form.suffix)
            self._when_ready(partial(self._write, form, path))

    def _write(self, form: TermFormat, path: Path, terminology: Terminology) -> None:
        self._shell.run(partial(_written, terminology, form, path), self._report_written)

    def _report_written(self, path: Path) -> None:
        self._shell.show_message(self.tr("Saved: {file}").format(file=path))

    def import_glossary(self) -> None:
        """Lay a glossary of the reader's own beside the terms."""
        chosen, _ = QFileDialog.getOpenFileName(
            self.window(),
            self.tr("Import Glossary"),
            "",
            self.tr("Glossaries (*.csv *.tbx *.xml);;All files (*)"),
        )
        if chosen:
            self.take_glossary(Path(chosen))

    def take_glossary(self, file: Path | None) -> None:
        """Lay the reader's glossary beside the terms, or put it away; its file stays as it is."""
        self._terms.take_glossary(file)
        self.open("")

    def style_in(self, colours: Colours) -> str:
        """Return the style sheet of the workplace."""
        return f"""
#terms-side, #concept-list, #concordance, #report {{ background: {colours.window}; }}
#concept-view {{ background: {colours.window}; outline: none; }}
#concept-count {{ color: {colours.quiet_ink}; padding: 2px 10px; }}
#terms-message {{ background: {colours.paper}; color: {colours.quiet_ink}; }}
#concordance-title, #report-title {{ font-weight: 600; color: {colours.window_ink}; }}
#concordance-lines, #report-findings {{ background: {colours.paper}; color: {colours.ink};
    outline: none; border-top: 1px solid {colours.rule};
    selection-background-color: {colours.selection};
    selection-color: {colours.selection_ink}; }}
#concordance-lines QHeaderView::section {{ background: {colours.window};
    color: {colours.quiet_ink}; border: none; border-bottom: 1px solid {colours.rule};
    padding: 3px 6px; }}
#concordance-lines::item {{ padding: 0 6px; }}
#report-findings::item {{ padding: 4px 12px; }}
"""


def _names(rows: TermList) -> dict[str, str]:
    """Return what the concepts are called in the language of the window, by their ids."""
    language = phrasebook().language
    return {row.id: row.name(language) for row in rows.rows()}


def _page(terminology: Terminology, concept: str) -> tuple[str, TermPage]:
    """Return the card of a concept, or of an entry of the reader's glossary; on a worker."""
    entry = own_entry(terminology, concept)
    if entry is not None:
        return concept, own_page(entry, card_words({}))
    words = card_words(concept_names(phrasebook().language, terminology.termbase))
    return concept, card_page(terminology.card(concept), words, phrasebook())


def _lines(
    terminology: Terminology, concept: str, editions: tuple[Edition, ...], order: KwicSort
) -> tuple[KwicLine, ...]:
    """Return the lines of a concept, or of the words of an entry; runs on a worker."""
    entry = own_entry(terminology, concept)
    return tuple(
        line
        for edition in editions
        for sought in _sought(entry, concept, edition)
        for line in terminology.kwic(sought, edition, order=order)
    )


def _sought(entry: GlossaryEntry | None, concept: str, edition: Edition) -> tuple[str, ...]:
    if entry is None:
        return (concept,)
    return tuple(term.text for term in entry.terms if term.language == edition.language)


def _written(terminology: Terminology, form: TermFormat, path: Path) -> Path:
    """Write the terms; return the file. Runs on a worker."""
    from bridge_rules_gui.exchange.files import write_whole  # noqa: PLC0415 - only now

    write_whole(path, exported_terms(terminology, form))
    return path
