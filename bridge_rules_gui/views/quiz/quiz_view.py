"""The quiz: its pages, of which one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.quiz.exam_page import ExamPage
from bridge_rules_gui.views.quiz.message_page import MessagePage
from bridge_rules_gui.views.quiz.practice_page import PracticePage
from bridge_rules_gui.views.quiz.report_page import ReportPage
from bridge_rules_gui.views.quiz.start_page import StartPage
from bridge_rules_gui.views.quiz.statistics_page import StatisticsPage
from bridge_rules_gui.views.quiz.style import quiz_style

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.views.looks.palette import Colours


class QuizView(QWidget):
    """Holds the pages. ``place_wanted`` carries a place to be read, ``table_wanted`` a story."""

    place_wanted = Signal(object)
    table_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.message = MessagePage(self)
        self.start = StartPage(self)
        self.practice = PracticePage(self)
        self.exam = ExamPage(self)
        self.report = ReportPage(self)
        self.statistics = StatisticsPage(self)
        self.pages = QStackedWidget(self)
        for page in self._all:
            page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self.report.place_wanted.connect(self.place_wanted)
        for stage in (self.practice.stage, self.exam.stage):
            stage.beside.place_wanted.connect(self.place_wanted)
            stage.beside.table_wanted.connect(self.table_wanted)

    @property
    def _all(self) -> tuple[QWidget, ...]:
        return (
            self.message,
            self.start,
            self.practice,
            self.exam,
            self.report,
            self.statistics,
        )

    def is_on(self, page: QWidget) -> bool:
        """Tell whether a page is shown."""
        return self.pages.currentWidget() is page

    def go_to(self, page: QWidget) -> None:
        """Show a page, and put the keyboard there."""
        self.pages.setCurrentWidget(page)
        self.begin()

    def begin(self) -> None:
        """Put the keyboard where the work is."""
        page = self.pages.currentWidget()
        if page is self.practice:
            page = self.practice.go if self.practice.is_answered else self.practice.stage.card
        elif page is self.exam:
            page = self.exam.stage.card
        elif page is self.start:
            page = self.start.today
        elif page is self.statistics:
            page = self.statistics.first_control
        elif page is self.message and self.message.offers:
            page = self.message.offers[0]
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def pane_sizes(self) -> tuple[int, ...]:
        """The widths of question and law; nothing while the law has none."""
        sizes = tuple(self.practice.stage.sizes())
        return sizes if all(sizes) else ()

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Take other widths; none for the usual ones."""
        if sizes:
            for stage in (self.practice.stage, self.exam.stage):
                stage.setSizes(list(sizes))

    def take_topics(self, topics: Mapping[str, str]) -> None:
        """Take the names of topics."""
        for stage in (self.practice.stage, self.exam.stage):
            stage.card.topics = topics
        self.start.wish.show_topics(topics)

    def markup(self) -> str:
        """Return the report of an exam or the statistics as markup for print; else nothing."""
        if self.is_on(self.report):
            return self.report.markup(LIGHT)
        return self.statistics.markup() if self.is_on(self.statistics) else ""

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.setStyleSheet(quiz_style(colours))
        for page in (self.practice, self.exam, self.report, self.statistics):
            page.set_colours(colours)
