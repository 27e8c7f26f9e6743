"""The edition the quiz asks under: chosen at its start, or by the bar of the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.reading.chapters import chapters
from bridge_rules_gui.services.reading.law_names import law_name
from bridge_rules_gui.views.quiz.beginning import edition_wanted
from bridge_rules_gui.views.speaking import spoken_language

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.quiz.bank import Wanted
    from bridge_rules_gui.views.quiz.exam_desk import ExamDesk
    from bridge_rules_gui.views.quiz.quiz_view import QuizView


class StudiedEdition(QObject):
    """Keeps the pages at the edition chosen; what has begun goes on as it is.

    ``plan_wanted`` tells that the start, which is shown, is to tell of another edition,
    ``told`` carries a passing message.
    """

    plan_wanted = Signal()
    told = Signal(str)

    def __init__(self, corpus: Corpus, view: QuizView, exam: ExamDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._corpus = corpus
        self._view = view
        self._exam = exam
        self._wish = view.start.wish
        self._wish.edition_changed.connect(self._take_chosen)
        self._wish.show_chapters(chapters(corpus))
        self._name_laws()

    @property
    def chosen(self) -> Edition | None:
        """The edition studied, None for all of them."""
        return self._wish.chosen_edition

    @property
    def wanted(self) -> Wanted:
        """What questions are wanted as far as the edition decides."""
        return edition_wanted(self.chosen)

    def begin_with(self, edition: Edition | None) -> None:
        """Study the edition that was studied the last time, None for all of them."""
        self._wish.choose_edition(edition)

    def choose(self, edition: Edition) -> None:
        """Study an edition from now on."""
        self._wish.choose_edition(edition)
        if self._view.is_on(self._view.statistics):
            self._view.statistics.choose_edition(edition)
        elif not self._view.is_on(self._view.start):
            said = (
                self.tr(
                    "This exam keeps its editions; what you begin next is asked under the Laws of "
                    "{year}."
                )
                if self._exam.is_under_way
                else self.tr("What you begin next is asked under the Laws of {year}.")
            )
            self.told.emit(said.format(year=edition.year))

    @Slot()
    def _take_chosen(self) -> None:
        self._name_laws()
        if self._view.is_on(self._view.start):
            self.plan_wanted.emit()

    def _name_laws(self) -> None:
        """Name the laws of the edition chosen, those of the newest where it is any."""
        edition = self.chosen or Edition.BG_2017
        language = spoken_language()
        self._wish.name_laws(partial(law_name, self._corpus, edition, language=language))
