"""What stands beside reading and searching: made once all books have been read."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.comparison.comparison import FIRST_LAW
from bridge_rules_gui.views.actions.spec import Menu
from bridge_rules_gui.views.comparison.comparing import Comparing
from bridge_rules_gui.views.comparison.comparing_own import OWN, ComparingOwn
from bridge_rules_gui.views.comparison.comparing_words import NAMES, ComparingWords
from bridge_rules_gui.views.notebook.noting import Noting
from bridge_rules_gui.views.notebook.recent_places import RecentPlaces
from bridge_rules_gui.views.quiz.commands import QuizCommands
from bridge_rules_gui.views.quiz.quizzing import Quizzing
from bridge_rules_gui.views.simulator.commands import SimulatorCommands
from bridge_rules_gui.views.simulator.editor.unsaved_offer import UnsavedOffer
from bridge_rules_gui.views.simulator.simulating import Simulating
from bridge_rules_gui.views.terms.commands import StudyCommands
from bridge_rules_gui.views.terms.obligation_layer import ObligationLayer
from bridge_rules_gui.views.terms.terms_desk import TermsDesk
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.comparison.comparison_desk import ComparisonDesk
    from bridge_rules_gui.views.exporting.export_dialog import ChosenExport
    from bridge_rules_gui.views.exporting.exporter import Exporter
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.library.law_view import LawView
    from bridge_rules_gui.views.looks.appearance import Appearance
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.search.answering import Answering
    from bridge_rules_gui.views.settings import Settings


class Study(QObject):
    """Makes terms and comparison ready, and changes between them and the reading.

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
        *,
        answering: Answering,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.exporter: Exporter | None = None
        self._parts = window.parts
        self._desk = desk
        self._settings = settings
        self._instruments = instruments
        self._appearance = appearance
        self._answering = answering
        self.search = answering.search
        self.terms = TermsDesk(
            partial(instruments.terminology, desk.corpus), settings.glossary, self
        )
        self.workplaces = answering.workplaces
        self.comparing = Comparing(
            desk, self.terms, self.workplaces, settings, instruments, parent=self
        )
        self.comparing_words = ComparingWords(desk, self.terms, self.workplaces, parent=self)
        self.comparing_own = ComparingOwn(
            window, desk, self.terms, self.workplaces, instruments, parent=self
        )
        self.simulating = Simulating(
            desk,
            self.workplaces,
            settings,
            instruments,
            window.parts.actions,
            colours=appearance.colours,
            parent=self,
        )
        self.quizzing = Quizzing(
            desk,
            self.workplaces,
            self.terms,
            self.simulating,
            tools=instruments.quiz,
            settings=settings,
            colours=appearance.colours,
            parent=self,
        )
        self.noting = (
            Noting(window, desk, instruments.notebook, appearance.colours)
            if instruments.notebook is not None
            else None
        )
        self.recent = RecentPlaces(desk.corpus, settings, window)
        self.obligation = ObligationLayer(self.law_view, self.terms, appearance.colours)
        self._arrange()
        self._connect()
        self._take_colours(appearance.colours)
        self.terms.view.take_sizes(settings.terms_panes)
        self._parts.actions.connect_study(StudyCommands(self))
        self._parts.actions.connect_simulator(SimulatorCommands(self.simulating))
        if instruments.quiz is not None:
            self._parts.actions.connect_quiz(QuizCommands(self.quizzing))

    @property
    def law_view(self) -> LawView:
        """The law text."""
        return self._desk.library.law_view

    @property
    def comparison(self) -> ComparisonDesk:
        """The workplace for comparing."""
        return self.comparing.desk

    def _arrange(self) -> None:
        self.workplaces.changed.connect(self._note_workplace)
        self.workplaces.add(self.terms.view)
        self._parts.put_in_menu(Menu.GO, self.recent.menu, "overview")
        self._parts.top_bar.address_bar.offer_menu(self.recent.menu)
        self._parts.put_above_workplaces(self.obligation.legend)
        if self.simulating.unsaved is not None:
            offer = UnsavedOffer(self.simulating.unsaved, self.window)
            self._parts.put_above_workplaces(offer.notice)
            offer.taken.connect(self.simulating.resume_story)

    def _connect(self) -> None:
        self._appearance.changed.connect(self._take_colours)
        self.search.answered.connect(self.shown)
        self.terms.getting_ready.connect(self._tell_terms_begin)
        self.terms.ready.connect(self._tell_nothing)
        self.terms.failed.connect(self.tell_failure)
        self.terms.refused.connect(self.tell_failure)
        self.terms.place_chosen.connect(self._answering.open_place)
        self.terms.glossary_taken.connect(self._remember_glossary)
        self.terms.glossary_refused.connect(self._tell_glossary)
        self.terms.shown.connect(self.shown)
        self.terms.view.left.connect(self.workplaces.show_reading)
        self.comparing.shown.connect(self.shown)
        self.comparing.failed.connect(self.tell_failure)
        self.comparing_words.shown.connect(self.shown)
        self.comparing_words.failed.connect(self.tell_failure)
        self.comparing_words.told.connect(self.tell)
        self.comparing_own.shown.connect(self.shown)
        self.comparing_own.failed.connect(self.tell_failure)
        self.comparing_own.told.connect(self.tell)
        self.comparing_own.concept_wanted.connect(self.show_concept)
        self.comparing.concept_wanted.connect(self.show_concept)
        self.comparing.told.connect(self.tell)
        self.simulating.shown.connect(self.shown)
        self.simulating.failed.connect(self.tell_failure)
        self.simulating.told.connect(self.tell)
        self.quizzing.shown.connect(self.shown)
        self.quizzing.failed.connect(self.tell_failure)
        self.quizzing.told.connect(self.tell)
        self.recent.note(self._desk.navigator.place)
        self._desk.navigator.opened.connect(self.recent.note)
        self.recent.place_chosen.connect(self._open_recent)
        if self.noting is not None:
            self.noting.told.connect(self.tell)
        self.law_view.word_activated.connect(self.show_word)
        self._desk.navigator.opened.connect(self._come_to_reading)

    @Slot(object)
    def _open_recent(self, place: Address) -> None:
        self._parts.notice.hide()
        self._desk.navigator.open(place)

    def may_close(self) -> bool:
        """Tell whether nothing would be lost, or the reader does not mind."""
        return self.simulating.may_close() and (self.noting is None or self.noting.may_close())

    def remember(self) -> None:
        """Remember how terms and simulator were arranged, if they were shown."""
        if self.terms.terminology is not None:
            self._settings.terms_panes = self.terms.view.pane_sizes
        self.simulating.remember()
        self.quizzing.remember()

    # Terms made ready.

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
        terminology = self.terms.terminology
        if terminology is not None and (others := terminology.languages_passed_over):
            message = self.tr("Terms of the glossary in other languages are left out: {languages}")
            listed = ", ".join(f"{language} {count}" for language, count in others)
            self.tell(message.format(languages=listed))

    # What is shown.

    def open_asked(self, asked: str) -> None:
        """Show what the command line asks for.

        ``search:`` and words, which are being searched already, ``terms:`` and a concept,
        ``compare:`` and a law or nothing, or the name of a text that is compared word by word,
        ``own`` or the name of a file; ``scenario:`` and a situation or the name of a file;
        ``quiz``, alone or with ``:`` and one of its pages.
        """
        kind, _, text = asked.partition(":")
        if kind == "search":
            if self.search.is_answered:
                self.shown.emit()
        elif kind == "quiz":
            self.quizzing.open_asked(text)
        elif kind == "scenario":
            self.simulating.open_asked(text)
        elif kind == "compare" and text.strip() in NAMES:
            self.comparing_words.open_named(text.strip())
        elif kind == "compare" and text.strip() == OWN:
            self.comparing_own.open()
        elif kind == "compare" and Path(text.strip()).suffix:
            self.comparing_own.open_file(Path(text.strip()))
        elif kind == "compare":
            self.comparing.open_asked(text.strip())
        else:
            once = Qt.ConnectionType.SingleShotConnection
            self.terms.shown.connect(self._answering.preparation.begin, once)
            self.workplaces.enter(self.terms.view, "terms")
            self.terms.open_concept(text.strip())

    @Slot()
    def _note_workplace(self) -> None:
        self.obligation.watch(is_read=self.workplaces.is_reading)

    @Slot(object)
    def _come_to_reading(self, place: Address) -> None:
        """Show the books because a place of them has been opened; a comparison follows it."""
        if self.simulating.follow() or self.quizzing.follow() or self.comparing.follow(place):
            self.search.close()
        elif not self.workplaces.is_reading:
            self.workplaces.show_reading()

    @Slot()
    def show_terms(self) -> None:
        """Show the terms as they were left."""
        self.workplaces.enter(self.terms.view, "terms")
        self.terms.begin()

    # Words.

    @Slot(str)
    def show_concept(self, concept: str) -> None:
        """Open the card of a concept."""
        self.workplaces.enter(self.terms.view, "terms")
        self.terms.open_concept(concept)

    @Slot(str, int)
    def show_word(self, paragraph: str, offset: int) -> None:
        """Open the concept that a word of the law text names."""
        edition = self._desk.navigator.place.edition
        self.terms.when_ready(partial(self._show_concept_at, edition, paragraph, offset))

    def _show_concept_at(self, edition: Edition, paragraph: str, offset: int) -> None:
        terminology = self.terms.terminology
        concepts = terminology.concepts_at(edition, paragraph, offset) if terminology else ()
        if concepts:
            self.show_concept(concepts[0])
        else:
            self.tell(self.tr("This word is no term of the termbase."))

    # Exporting.

    def export_laws(self) -> None:
        """Ask what is to be written for other programs or for paper, and where to."""
        if self.exporter is None:
            from bridge_rules_gui.views.exporting.exporter import Exporter  # noqa: PLC0415 - rare

            build = partial(self._instruments.comparison, self._desk.corpus)
            self.exporter = Exporter(self._desk.corpus, build, self._parts.status_line, self.window)
            self.exporter.ordered.connect(self._export_with_terms)
            self.exporter.failed.connect(self.tell_failure)
        place = self._desk.navigator.place.place
        law = place.law if isinstance(place, Citation) else self.comparison.law
        self.exporter.ask(law or FIRST_LAW)

    @Slot(object)
    def _export_with_terms(self, chosen: ChosenExport) -> None:
        """Begin the export once the terms are there, whose words are marked in it."""
        self.terms.when_ready(partial(self._start_export, chosen))

    def _start_export(self, chosen: ChosenExport) -> None:
        if self.exporter is not None:
            self.exporter.start(chosen, self.terms.terminology)

    # Telling.

    def tell(self, message: str) -> None:
        """Show a passing message."""
        self._parts.status_line.tell(message)

    @Slot(object)
    def _tell_glossary(self, error: Exception) -> None:
        """Say what is wrong with the reader's glossary; the terms are there without it."""
        self._parts.notice.say(explained(error))

    @Slot(object)
    def tell_failure(self, error: Exception) -> None:
        """Say in one line what could not be done."""
        self._tell_nothing()
        self._parts.notice.say(explained(error))
        self.refused.emit(error)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.terms.view.set_colours(colours)
        self.comparison.room.set_colours(colours)
        self.comparing_words.desk.room.set_colours(colours)
        self.comparing_own.set_colours(colours)
        self.simulating.set_colours(colours)
        self.quizzing.set_colours(colours)
        self.obligation.set_colours(colours)
        if self.noting is not None:
            self.noting.set_colours(colours)
