"""What stands beside reading: made ready on a worker once the first law text is on the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.views.comparison.comparison_desk import OVERVIEW, ComparisonDesk
from bridge_rules_gui.views.search.found_layer import FoundLayer
from bridge_rules_gui.views.search.search_desk import SearchDesk
from bridge_rules_gui.views.study_commands import StudyCommands
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.terms.obligation_layer import ObligationLayer
from bridge_rules_gui.views.terms.terms_desk import TermsDesk

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.search import Search
    from bridge_rules_gui.views.appearance import Appearance
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.law_view import LawView
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.palette import Colours
    from bridge_rules_gui.views.settings import Settings

_QUEUED: Final = Qt.ConnectionType.QueuedConnection
_REST_MS: Final = 30
"""How long the window rests after the first law text before the work begins."""


class Study(QObject):
    """Makes search and terms ready, and changes between them and the reading.

    ``shown`` tells that what was asked for at the start stands on the screen, ``refused``
    carries the error when there is no such thing.
    """

    shown = Signal()
    refused = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        appearance: Appearance,
        instruments: Instruments,
    ) -> None:
        super().__init__(window)
        self.window = window
        self._parts = window.parts
        self._desk = desk
        self._settings = settings
        self._instruments = instruments
        self._appearance = appearance
        self.search = SearchDesk(self._parts.top_bar.address_bar, desk.navigator, settings, self)
        self.terms = TermsDesk(
            partial(instruments.terminology, desk.corpus), settings.glossary, self
        )
        self.comparison = ComparisonDesk(
            partial(instruments.comparison, desk.corpus), settings.compared_editions, self
        )
        self._found = FoundLayer(self.law_view, appearance.colours)
        self.obligation = ObligationLayer(self.law_view, self.terms, appearance.colours)
        self._workplace: QWidget = desk.library
        self._building_search = LatestTask(self)
        self._arrange()
        self._connect()
        self._take_colours(appearance.colours)
        self.terms.view.take_sizes(settings.terms_panes)
        self.search.take_up()
        self._parts.actions.connect_study(StudyCommands(self))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._build_search)
        self._rest.start()

    @property
    def law_view(self) -> LawView:
        """The law text."""
        return self._desk.library.law_view

    def _arrange(self) -> None:
        self._parts.workplaces.currentChanged.connect(self._note_workplace)
        self._parts.workplaces.addWidget(self.search.panel)
        self._parts.workplaces.addWidget(self.comparison.room)
        self._parts.workplaces.addWidget(self.terms.view)
        self._parts.put_above_workplaces(self.obligation.legend)

    def _connect(self) -> None:
        self._building_search.succeeded.connect(self._take_search)
        self._building_search.failed.connect(self._fail_search)
        self._appearance.changed.connect(self._take_colours)
        self.search.opened.connect(self._show_answers)
        self.search.closed.connect(self._show_workplace)
        self.search.place_chosen.connect(self._open_place)
        self.search.answered.connect(self.shown)
        self.terms.getting_ready.connect(self._tell_terms_begin)
        self.terms.ready.connect(self._tell_nothing)
        self.terms.failed.connect(self.tell_failure)
        self.terms.refused.connect(self.tell_failure)
        self.terms.place_chosen.connect(self._open_place)
        self.terms.glossary_taken.connect(self._remember_glossary)
        self.terms.glossary_refused.connect(self._tell_glossary)
        self.terms.shown.connect(self.shown)
        self.terms.view.left.connect(self.show_reading)
        self.comparison.place_activated.connect(self._read_place)
        self.comparison.law_changed.connect(self._follow_comparison, _QUEUED)
        self.comparison.editions_chosen.connect(self._remember_editions)
        self.comparison.left.connect(self.show_reading)
        self.comparison.shown.connect(self.shown, _QUEUED)  # once the bars have followed
        self.comparison.shown.connect(self._ask_terms_to_lend, _QUEUED)
        self.comparison.failed.connect(self.tell_failure)
        self.law_view.zoom_changed.connect(self.comparison.set_zoom)
        self.comparison.set_zoom(self.law_view.zoom)
        self.law_view.word_activated.connect(self.show_word)
        self._desk.navigator.opened.connect(self._come_to_reading)

    def remember(self) -> None:
        """Remember how the terms were arranged, if they were shown."""
        if self.terms.terminology is not None:
            self._settings.terms_panes = self.terms.view.pane_sizes

    # Making ready.

    @Slot()
    def _build_search(self) -> None:
        self._parts.status_line.show_progress(self.tr("Getting the search ready ..."))
        self._building_search.start(partial(self._instruments.search, self._desk.corpus))

    @Slot(object)
    def _take_search(self, search: Search) -> None:
        self._tell_nothing()
        self.search.take_engine(search)

    @Slot(object)
    def _fail_search(self, error: Exception) -> None:
        self._tell_nothing()
        self.search.fail(str(error))

    @Slot()
    def _tell_terms_begin(self) -> None:
        self._parts.status_line.show_progress(self.tr("Finding the terms in the books ..."))

    @Slot()
    def _tell_nothing(self) -> None:
        self._parts.status_line.show_progress("")

    def take_glossary(self, file: Path | None) -> None:
        """Lay the reader's glossary beside the terms, or put it away; show the terms then."""
        self.terms.take_glossary(file)
        self.show_terms()

    @Slot(object)
    def _remember_glossary(self, file: Path | None) -> None:
        self._settings.glossary = file

    # What is shown.

    def open_asked(self, asked: str) -> None:
        """Show what the command line asks for.

        ``search:`` and words, ``terms:`` and a concept, ``compare:`` and a law or nothing.
        """
        kind, _, text = asked.partition(":")
        if kind == "search":
            self.search.search(text)
        elif kind == "compare":
            self._open_comparison(text.strip())
        else:
            self._rest.stop()  # one after the other: the terms are waited for
            self.terms.shown.connect(self._rest.start, Qt.ConnectionType.SingleShotConnection)
            self._enter(self.terms.view, "terms")
            self.terms.open_concept(text.strip())

    def _open_comparison(self, text: str) -> None:
        from bridge_rules_gui.services.comparison import (  # noqa: PLC0415 - rare
            FIRST_LAW,
            LAST_LAW,
            UnknownLawError,
        )

        if text in ("", "overview"):
            self._compare(OVERVIEW)
        elif text.isdecimal() and FIRST_LAW <= int(text) <= LAST_LAW:
            self._compare(int(text))
        else:
            self.tell_failure(UnknownLawError(text))

    def begin_search(self) -> None:
        """Open the pane of answers with the keyboard in the address bar."""
        self.search.begin()

    @Slot()
    def _note_workplace(self) -> None:
        shown = self._parts.workplaces.currentWidget()
        self.obligation.watch(is_read=shown is self._desk.library)

    @Slot()
    def show_reading(self) -> None:
        """Show the books at the place where they were left."""
        self._enter(self._desk.library, "read")
        self._desk.library.focus_text()

    @Slot(object)
    def _come_to_reading(self, place: Address) -> None:
        """Show the books because a place of them has been opened; a comparison follows it."""
        if self._is_comparing and isinstance(place.place, Citation):
            self.search.close()
            if place.place.law != self.comparison.law:
                self.comparison.open(place.place.law)
        elif self._parts.workplaces.currentWidget() is not self._desk.library:
            self.show_reading()

    @property
    def _is_comparing(self) -> bool:
        """Whether the comparison is the workplace, be it behind the answers of a search."""
        return self._workplace is self.comparison.room

    @Slot()
    def show_comparison(self) -> None:
        """Compare the law that is read, or the one compared last where none is."""
        place = self._desk.navigator.place.place
        law = place.law if isinstance(place, Citation) else self.comparison.law
        self._compare(law)

    def _compare(self, law: int) -> None:
        self._enter(self.comparison.room, "compare")
        self.comparison.open(law)

    @Slot()
    def _ask_terms_to_lend(self) -> None:
        """Have the terms made ready, now that there is a comparison to read meanwhile."""
        self.terms.when_ready(self._lend_terms)

    @Slot(object)
    def _remember_editions(self, editions: tuple[Edition, ...]) -> None:
        self._settings.compared_editions = editions

    def _lend_terms(self) -> None:
        """Let the comparison know the words of obligation."""
        if self.terms.terminology is not None:
            self.comparison.take_terminology(self.terms.terminology)

    @Slot(object)
    def _read_place(self, place: Address) -> None:
        """Leave the comparison for a place in the books."""
        self.show_reading()
        self._desk.navigator.open(place)

    @Slot(int)
    def _follow_comparison(self, law: int) -> None:
        """Let the window's bars stand at the law compared."""
        place = self._desk.navigator.place
        read = place.place.law if isinstance(place.place, Citation) else None
        if self._is_comparing and self.comparison.law == law != read:
            self._desk.navigator.open(Address(place.edition, Citation(law)))

    @Slot()
    def show_terms(self) -> None:
        """Show the terms as they were left."""
        self._enter(self.terms.view, "terms")
        self.terms.begin()

    def _enter(self, workplace: QWidget, action: str) -> None:
        self._workplace = workplace
        self._parts.actions[action].setChecked(True)
        self._parts.workplaces.setCurrentWidget(workplace)
        self.search.close()

    @Slot()
    def _show_answers(self) -> None:
        self._parts.workplaces.setCurrentWidget(self.search.panel)

    @Slot()
    def _show_workplace(self) -> None:
        self._parts.workplaces.setCurrentWidget(self._workplace)
        if self._workplace is self._desk.library:
            self._desk.library.focus_text()
        else:
            self._workplace.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object, object)
    def _open_place(self, place: Address, words: frozenset[str]) -> None:
        """Open a place with the words that were found lit."""
        self._parts.notice.hide()
        self._desk.navigator.open(place)
        self._found.light(words)

    # Words.

    @Slot(str, int)
    def show_word(self, paragraph: str, offset: int) -> None:
        """Open the concept that a word of the law text names."""
        edition = self._desk.navigator.place.edition
        self.terms.when_ready(partial(self._show_concept_at, edition, paragraph, offset))

    def _show_concept_at(self, edition: Edition, paragraph: str, offset: int) -> None:
        terminology = self.terms.terminology
        concepts = terminology.concepts_at(edition, paragraph, offset) if terminology else ()
        if concepts:
            self._enter(self.terms.view, "terms")
            self.terms.open_concept(concepts[0])
        else:
            self.tell(self.tr("This word is no term of the termbase."))

    # Telling.

    def tell(self, message: str) -> None:
        """Show a passing message."""
        self._parts.status_line.tell(message)

    @Slot(object)
    def _tell_glossary(self, error: Exception) -> None:
        """Say what is wrong with the reader's glossary; the terms are there without it."""
        self._parts.notice.say(str(error))

    @Slot(object)
    def tell_failure(self, error: Exception) -> None:
        """Say in one line what could not be done."""
        self._tell_nothing()
        self._parts.notice.say(str(error))
        self.refused.emit(error)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.search.panel.set_colours(colours)
        self._found.set_colours(colours)
        self.terms.view.set_colours(colours)
        self.comparison.set_colours(colours)
        self.obligation.set_colours(colours)
