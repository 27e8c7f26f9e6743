"""The terms made ready when they are first wanted, and everything asked of them on a worker."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.glossary_reader import read_glossary
from bridge_rules_gui.services.terms.list import TermList, term_list
from bridge_rules_gui.services.terms.own_entries import is_own, own_entry
from bridge_rules_gui.services.typesetting.term_card import TermPage, card_page, own_page
from bridge_rules_gui.services.wording.concept_names import names_for
from bridge_rules_gui.views.speaking import phrasebook
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.terms.names import card_words
from bridge_rules_gui.views.terms.terms_view import TermsView
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.exchange.glossary import GlossaryEntry
    from bridge_rules_gui.indexes.kwic import KwicLine, KwicSort
    from bridge_rules_gui.services.terms.answers import Finding
    from bridge_rules_gui.services.terms.terminology import Terminology


@dataclass(frozen=True, slots=True)
class TermTools:
    """The terminology with its list, ready to answer.

    ``refused`` says why the reader's glossary is left out, where it cannot be read.
    """

    terminology: Terminology
    rows: TermList
    refused: ExchangeError | None = None


class TermsDesk(QObject):
    """Answers the workplace for terms.

    ``getting_ready`` and ``ready`` frame the making of the tools; ``failed`` carries the
    error where they cannot be made. ``place_chosen`` carries a place and the words to be
    lit there, ``shown`` tells that a concept stands on the screen. ``refused`` carries the
    error of a concept that is none, ``glossary_refused`` that of the reader's glossary, which
    is left out then; ``glossary_taken`` carries the file of the one that lies beside, or None.
    """

    getting_ready = Signal()
    ready = Signal()
    failed = Signal(object)
    place_chosen = Signal(object, object)
    shown = Signal()
    refused = Signal(object)
    glossary_taken = Signal(object)
    glossary_refused = Signal(object)

    def __init__(
        self, build: Callable[[], Terminology], glossary: Path | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = TermsView()
        self._build = build
        self._glossary = glossary
        self._tools: TermTools | None = None
        self._concept = ""
        self._waiting: list[Callable[[], None]] = []
        self._making = LatestTask(self)
        self._card_task = LatestTask(self)
        self._lines_task = LatestTask(self)
        self._report_task = LatestTask(self)
        self._connect()

    def _connect(self) -> None:
        self._making.succeeded.connect(self._take_tools)
        self._making.failed.connect(self._fail)
        self._card_task.succeeded.connect(self._show_card)
        self._card_task.failed.connect(self._refuse_concept)
        self._lines_task.succeeded.connect(self._show_lines)
        self._report_task.succeeded.connect(self._show_findings)
        view = self.view
        view.concepts.concept_chosen.connect(self.open_concept)
        view.concepts.narrowed.connect(self._follow_list)
        view.concordance.changed.connect(self._ask_lines)
        view.concordance.line_chosen.connect(self._open_line)
        view.card.place_activated.connect(self._open_place)
        view.card.concept_activated.connect(self.open_concept)
        view.report.place_activated.connect(self._open_place)
        view.report.concept_activated.connect(self.open_concept)
        view.report_wanted.connect(self.open_report)

    @property
    def terminology(self) -> Terminology | None:
        """The terminology, once it has been made ready."""
        return self._tools.terminology if self._tools else None

    # The tools.

    def when_ready(self, work: Callable[[], None]) -> None:
        """Do work with the terminology: at once, or as soon as it has been made ready."""
        if self._tools is not None and not self._making.is_running:
            work()
            return
        self._waiting.append(work)
        if not self._making.is_running:
            self.view.say(self.tr("Finding the terms in the books ..."))
            self._make(self._build)

    def take_glossary(self, file: Path | None) -> None:
        """Lay the reader's glossary beside the terms, or put it away."""
        self._glossary = file
        self._waiting.append(self._reopen)
        known = self.terminology
        self._make(partial(known.with_glossary, None) if known else self._build)

    def _make(self, build: Callable[[], Terminology]) -> None:
        self.getting_ready.emit()
        self._making.start(partial(_made, build, self._glossary))

    @Slot(object)
    def _take_tools(self, tools: TermTools) -> None:
        self._tools = tools
        self.view.concepts.show_list(tools.rows)
        self.ready.emit()
        if tools.refused is not None:
            self.glossary_refused.emit(tools.refused)
        else:
            self.glossary_taken.emit(self._glossary)
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            work()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._waiting = []
        if self._tools is None:
            self.view.say(explained(error))
        self.failed.emit(error)

    # Concepts.

    @property
    def concept(self) -> str:
        """The id of the concept shown; empty before one is."""
        return self._concept

    def begin(self) -> None:
        """Show the workplace as it was left; at first, the first concept."""
        self.when_ready(self._reopen)
        self.view.begin()

    def _reopen(self) -> None:
        # An entry of the reader's glossary may be gone with it.
        if self._concept and not is_own(self._concept):
            self.open_concept(self._concept)
        else:
            self._concept = ""
            self._open_first()

    @Slot()
    def _open_first(self) -> None:
        """Show the first concept of the list where none is shown."""
        if not self._concept:
            self._follow_list()

    @Slot()
    def _follow_list(self) -> None:
        """Show a concept of the list: the one shown, else its first; or that the list is empty."""
        if self._tools is None:
            return
        self._card_task.drop()
        concepts = self.view.concepts
        if concepts.has(self._concept):
            concepts.mark(self._concept)
            self.view.show_card()
        elif concepts.first:
            self.open_concept(concepts.first)
        else:
            self.view.say(concepts.count.text())

    @Slot(str)
    def open_concept(self, concept: str) -> None:
        """Show a concept's card and its lines."""
        self.when_ready(partial(self._ask_card, concept))

    def _ask_card(self, concept: str) -> None:
        if self._tools is not None:
            self._card_task.start(partial(_page, self._tools.terminology, concept))

    @Slot(object)
    def _show_card(self, found: tuple[str, TermPage]) -> None:
        self._concept, page = found
        self.view.concepts.mark(self._concept)
        self.view.card.show_page(page)
        self.view.show_card()
        self._ask_lines()

    @Slot(object)
    def _refuse_concept(self, error: Exception) -> None:
        self.refused.emit(error)
        self._open_first()

    # Lines of context.

    @Slot()
    def _ask_lines(self) -> None:
        if self._tools is not None and self._concept:
            view = self.view.concordance
            asked = partial(_lines, self._tools.terminology, self._concept)
            self._lines_task.start(partial(asked, view.editions, view.order))

    @Slot(object)
    def _show_lines(self, lines: tuple[KwicLine, ...]) -> None:
        self.view.concordance.show_lines(lines)
        self.shown.emit()

    @Slot(object)
    def _open_line(self, line: KwicLine) -> None:
        words = frozenset(line.keyword.casefold().split())
        self.place_chosen.emit(line.address, words)

    @Slot(object)
    def _open_place(self, place: object) -> None:
        self.place_chosen.emit(place, frozenset())

    # The report.

    @Slot()
    def open_report(self) -> None:
        """Show the consistency report."""
        self.when_ready(self._ask_report)

    def _ask_report(self) -> None:
        if self._tools is not None:
            self._report_task.start(self._tools.terminology.report)

    @Slot(object)
    def _show_findings(self, findings: tuple[Finding, ...]) -> None:
        if self._tools is not None:
            self.view.report.show_findings(findings, _names(self._tools.rows))
            self.view.show_report()
            self.shown.emit()


def _made(build: Callable[[], Terminology], glossary: Path | None) -> TermTools:
    """Return the tools with everything found in the books; runs on a worker."""
    terminology = build()
    refused = None
    if glossary is not None:
        try:
            terminology = terminology.with_glossary(read_glossary(glossary))
        except ExchangeError as error:
            refused = error
    return TermTools(terminology, term_list(terminology), refused)


def _names(rows: TermList) -> dict[str, str]:
    """Return what the concepts are called in the language of the window, by their ids."""
    language = phrasebook().language
    return {row.id: names_for(language, row.english, row.terms)[0] for row in rows.rows()}


def _page(terminology: Terminology, concept: str) -> tuple[str, TermPage]:
    """Return the card of a concept, or of an entry of the reader's glossary; on a worker."""
    entry = own_entry(terminology, concept)
    if entry is not None:
        return concept, own_page(entry, card_words())
    return concept, card_page(terminology.card(concept), card_words(), phrasebook())


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
