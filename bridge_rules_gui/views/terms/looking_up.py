"""The terms beside reading: a word of the law text looked up, the reader's glossary with them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.views.terms.terms_desk import TermsDesk
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.settings import Settings
    from bridge_rules_gui.views.window.furniture import Furniture
    from bridge_rules_gui.views.window.workplaces import Workplaces


REPORT: Final = "report"
"""What the report on consistency can be asked for by: ``terms:report``; no concept has this id."""


class LookingUp(QObject):
    """Leads to the terms, and tells the window how far they have come.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be shown, ``told`` a passing message.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)

    def __init__(
        self,
        desk: Desk,
        workplaces: Workplaces,
        settings: Settings,
        instruments: Instruments,
        parts: Furniture,
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._navigator = desk.navigator
        self._workplaces = workplaces
        self._settings = settings
        self._parts = parts
        build = partial(instruments.terminology, desk.corpus)
        self.desk = TermsDesk(build, settings.glossary, self)
        workplaces.add(self.desk.view)
        self._connect()
        self.desk.view.take_sizes(settings.terms_panes)
        desk.library.law_view.word_activated.connect(self.open_word)

    def _connect(self) -> None:
        desk = self.desk
        desk.getting_ready.connect(self._tell_begin)
        desk.ready.connect(self._tell_nothing)
        desk.failed.connect(self._fail)
        desk.refused.connect(self._fail)
        desk.shown.connect(self.shown)
        desk.glossary_taken.connect(self._remember_glossary)
        desk.glossary_refused.connect(self._tell_glossary)
        desk.view.left.connect(self._workplaces.show_reading)

    # Making ready.

    @Slot()
    def _tell_begin(self) -> None:
        self._parts.status_line.show_progress(self.tr("Finding the terms in the books ..."))

    @Slot()
    def _tell_nothing(self) -> None:
        self._parts.status_line.show_progress("")

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._tell_nothing()
        self.failed.emit(error)

    # What is shown.

    @property
    def room(self) -> QWidget:
        """What fills the window with the terms."""
        return self.desk.view

    @property
    def address(self) -> str:
        """What the window is asked for to show the same concept, or the report, again."""
        return f"terms:{REPORT if self.desk.view.is_report_shown else self.desk.concept}"

    def open_asked(self, concept: str) -> None:
        """Open the card of a concept, or the report; nothing asks for the terms as they were."""
        if concept == REPORT:
            self.open_report()
        elif concept:
            self.open_concept(concept)
        else:
            self.open()

    @Slot()
    def open(self) -> None:
        """Show the terms as they were left."""
        self._enter()
        self.desk.begin()

    @Slot()
    def open_report(self) -> None:
        """Show where the books are not consistent in their terms."""
        self._enter()
        self.desk.open_report()

    @Slot(str)
    def open_concept(self, concept: str) -> None:
        """Open the card of a concept."""
        self._enter()
        self.desk.open_concept(concept)

    @Slot(str, int)
    def open_word(self, paragraph: str, offset: int) -> None:
        """Open the concept that a word of the law text names."""
        edition = self._navigator.place.edition
        self.desk.when_ready(partial(self._open_concept_at, edition, paragraph, offset))

    def _open_concept_at(self, edition: Edition, paragraph: str, offset: int) -> None:
        terminology = self.desk.terminology
        concepts = terminology.concepts_at(edition, paragraph, offset) if terminology else ()
        if concepts:
            self.open_concept(concepts[0])
        else:
            self.told.emit(self.tr("This word is no term of the termbase."))

    def _enter(self) -> None:
        self._workplaces.enter(self.desk.view, "terms")

    # The reader's glossary.

    def take_glossary(self, file: Path | None) -> None:
        """Lay the reader's glossary beside the terms, or put it away; show the terms then."""
        self.desk.take_glossary(file)
        self.open()

    @Slot(object)
    def _remember_glossary(self, file: Path | None) -> None:
        self._settings.glossary = file
        terminology = self.desk.terminology
        if terminology is not None and (others := terminology.languages_passed_over):
            message = self.tr("Terms of the glossary in other languages are left out: {languages}")
            listed = ", ".join(f"{language} {count}" for language, count in others)
            self.told.emit(message.format(languages=listed))

    @Slot(object)
    def _tell_glossary(self, error: Exception) -> None:
        """Say what is wrong with the reader's glossary; the terms are there without it."""
        self._parts.notice.say(explained(error))

    # What the window needs.

    def remember(self) -> None:
        """Remember how the terms were arranged, if they were shown."""
        if self.desk.terminology is not None:
            self._settings.terms_panes = self.desk.view.pane_sizes
