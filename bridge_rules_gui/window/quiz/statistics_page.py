"""The statistics on one page: streak, laws by mastery, what is due, topics over time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCursor, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import LAST_LAW, Citation
from bridge_rules_gui.corpus.edition import NEWEST, Edition
from bridge_rules_gui.language.clock import clock_time
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.statistics import Statistics
from bridge_rules_gui.window.quiz.charts.accuracy_chart import AccuracyChart
from bridge_rules_gui.window.quiz.charts.forecast_chart import ForecastChart
from bridge_rules_gui.window.quiz.charts.heat_map import HeatMap
from bridge_rules_gui.window.quiz.message_page import MessagePage
from bridge_rules_gui.window.quiz.names import name_of_edition, percent
from bridge_rules_gui.window.quiz.practice_form import chosen_edition
from bridge_rules_gui.window.quiz.statistics_markup import statistics_markup
from bridge_rules_gui.window.shell.shell import Shell


class StatisticsPage(QWidget):
    """Shows what the answers on the ``edition`` chosen tell; the button ``back`` leads back.

    ``practice_requested`` carries which questions are to be practised, of a law or a topic;
    ``today_requested`` asks for today's.
    """

    practice_requested = Signal(object)
    today_requested = Signal()

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell = shell
        self.setObjectName("quiz-statistics")
        self.setAccessibleName(self.tr("Statistics"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.map = HeatMap(self)
        self.map.law_chosen.connect(self._offer_law)
        self.forecast = ForecastChart(self)
        self.accuracy = AccuracyChart(self)
        self.accuracy.topic_chosen.connect(self._practise_topic)
        self.numbers = [QLabel(self) for _ in range(4)]
        self.edition = QComboBox(self)
        self.edition.setObjectName("statistics-edition")
        self.edition.setAccessibleName(self.tr("Edition"))
        self.edition.addItem(self.tr("All editions"), None)
        for edition in reversed(Edition):
            self.edition.addItem(name_of_edition(edition), edition)
        self.empty = MessagePage(self)
        self.back = QPushButton(self.tr("&Back to the Quiz"), self)
        self.back.setObjectName("statistics-back")
        self.empty.closed.connect(self.back.click)
        self.menu = QMenu(self)
        self._found: Statistics | None = None
        self._topics: Mapping[str, str] = {}
        self._arrange()

    def _arrange(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self._heading(self.tr("Statistics"), "quiz-title"), 1)
        above.addWidget(self.edition)
        above.addWidget(self.back)
        tiles = QHBoxLayout()
        for label in self.numbers:
            label.setProperty("tile", "yes")
            label.setWordWrap(True)
            tiles.addWidget(label, 1)
        inner = QWidget(self)
        inner.setObjectName("statistics-inner")
        column = self._column = QVBoxLayout(inner)
        column.setContentsMargins(22, 14, 22, 18)
        column.setSpacing(8)
        column.addLayout(tiles)
        column.addWidget(
            self._heading(self.tr("Laws by mastery: click one to read or practise it"))
        )
        column.addWidget(self.map)
        lower = QHBoxLayout()
        lower.setSpacing(28)
        for title, chart in (
            (self.tr("Questions due in the next 30 days"), self.forecast),
            (
                self.tr("Topics over time, weakest first: click one to practise it"),
                self.accuracy,
            ),
        ):
            part = QVBoxLayout()
            part.addWidget(self._heading(title))
            part.addWidget(chart)
            part.addStretch(1)
            lower.addLayout(part, 1)
        column.addLayout(lower)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setObjectName("statistics-scroll")
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(area)
        self.pages.addWidget(self.empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        above.setContentsMargins(22, 10, 22, 4)
        whole.addLayout(above)
        whole.addWidget(self.pages, 1)

    def _heading(self, text: str, name: str = "quiz-heading") -> QLabel:
        label = QLabel(text, self)
        label.setObjectName(name)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return label

    @property
    def first_control(self) -> QWidget:
        """What the keyboard is put on: the map, or where it is empty the way out."""
        is_empty = self.pages.currentWidget() is self.empty
        return self.empty.offers[0] if is_empty else self.map

    # What is shown.

    def show_statistics(self, found: Statistics, topics: Mapping[str, str]) -> None:
        """Show statistics; where there are none yet, what to do."""
        self._found, self._topics = found, topics
        if not found.answers:
            self.empty.say(
                self.tr("Nothing to show yet"),
                self.tr("Answer a few questions to see which laws you know."),
                ((self.tr("Begin &with Today’s Questions"), self.today_requested.emit),),
            )
            self.pages.setCurrentWidget(self.empty)
            return
        self.pages.setCurrentIndex(0)
        for label, text in zip(self.numbers, self._described(found), strict=True):
            label.setText(text)
        self.map.show_laws(found.mastery)
        self.forecast.show_days(found.forecast)
        self.accuracy.show_topics(found.topics, topics)

    def _described(self, found: Statistics) -> tuple[str, ...]:
        streak = found.streak
        asked = sum(law.mastery is not None for law in found.mastery)
        return (
            self.tr("Days in a row: {days}").format(days=streak.days)
            + "\n"
            + self.tr("longest: {days}").format(days=streak.longest),
            self.tr("Answers: {count}").format(count=found.answers)
            + "\n"
            + self.tr("in {time}").format(time=clock_time(found.seconds)),
            self.tr("Right: {share}").format(share=percent(found.right / found.answers))
            + "\n"
            + self.tr("{right} of {answers}").format(right=found.right, answers=found.answers),
            self.tr("Laws covered: {count} of {all}").format(count=asked, all=LAST_LAW)
            + "\n"
            + self.tr("due today: {count}").format(count=found.forecast[0].number),
        )

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing where there are no answers yet."""
        found = self._found
        if found is None or not found.answers:
            return ""
        return statistics_markup(
            found, self._described(found), self._topics, self.edition.currentText()
        )

    def choose_edition(self, edition: Edition) -> None:
        """Choose an edition, as in the list."""
        self.edition.setCurrentIndex(self.edition.findData(edition))

    @property
    def chosen_edition(self) -> Edition | None:
        """The edition it is about, None for all."""
        return chosen_edition(self.edition)

    def _read_law(self, law: int) -> None:
        self._shell.visit(Address(self.chosen_edition or NEWEST, Citation(law)))

    def _practise_law(self, law: int) -> None:
        self.practice_requested.emit(QuestionFilter(editions=self._editions, laws=frozenset({law})))

    @Slot(str)
    def _practise_topic(self, topic: str) -> None:
        self.practice_requested.emit(
            QuestionFilter(editions=self._editions, topics=frozenset({topic}))
        )

    @property
    def _editions(self) -> frozenset[Edition]:
        chosen = self.chosen_edition
        return frozenset({chosen} if chosen else ())

    @Slot(int)
    def _offer_law(self, law: int) -> None:
        """Offer to read or practise a law."""
        self.menu.clear()
        read = self.menu.addAction(self.tr("&Read Law {law}").format(law=law))
        read.setObjectName("read-law")
        read.triggered.connect(partial(self._read_law, law))
        practise = self.menu.addAction(self.tr("&Practise Law {law}").format(law=law))
        practise.setObjectName("practise-law")
        practise.triggered.connect(partial(self._practise_law, law))
        area = self.map.area(law).bottomLeft().toPoint()
        pointed = self.map.underMouse()
        self.menu.popup(QCursor.pos() if pointed else self.map.mapToGlobal(area))

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what is scrolled at its own size: Qt loses a resize while it shows a page."""
        super().showEvent(event)
        self._column.invalidate()
        self._column.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back to the quiz."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.click()
        else:
            super().keyPressEvent(event)
