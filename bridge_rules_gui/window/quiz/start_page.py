"""Where the quiz begins: today, with one large button; below it the exams, and free practice."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDateEdit,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.quiz.course import Overview
from bridge_rules_gui.quiz.daily_plan import Pace
from bridge_rules_gui.window.quiz.exam_list import ExamList
from bridge_rules_gui.window.quiz.names import percent
from bridge_rules_gui.window.quiz.practice_form import PracticeForm
from bridge_rules_gui.window.speaking import counted, short_date_form

_AHEAD: Final = 60
_BESIDE: Final = 22
_WIDEST: Final = 960
_MOSTLY: Final = 100  # a stretch beside which that of the margins is nothing
_MOST_A_DAY: Final = 500
_MOST_NEW: Final = 100


class StartPage(QScrollArea):
    """The page the quiz begins with; its buttons are named for what they lead to.

    ``pace_changed`` carries another pace, ``closed`` tells that Escape was pressed.
    """

    pace_changed = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-start")
        self.setAccessibleName(self.tr("Quiz"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._is_filling = False
        self.plan = self._label("quiz-plan")
        self.streak = self._label("quiz-streak")
        self.tiles = tuple(self._tile() for _ in range(3))
        self.time, self.exam_in, self.known = self.tiles
        self.today = self._button(self.tr("Sta&rt"), "begin-today")
        self.today.setAccessibleName(self.tr("Start today’s questions"))
        self.flagged = self._button("", "begin-flagged")
        self.statistics = self._button(self.tr("S&tatistics"), "show-statistics")
        self._make_pace()
        self.exams = ExamList(self)
        self.free = self._button(self.tr("Free Pra&ctice"), "free-practice")
        self.free.setCheckable(True)
        self.form = PracticeForm(self)
        self.form.hide()
        self.free.toggled.connect(self._show_form)
        self._arrange()

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _tile(self) -> QLabel:
        tile = self._label("quiz-tile")
        tile.setProperty("tile", "yes")
        tile.setWordWrap(False)
        return tile

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        return button

    def _make_pace(self) -> None:
        self.has_exam = QCheckBox(self.tr("Exam &date"), self)
        self.has_exam.setObjectName("has-exam")
        self.exam_day = QDateEdit(QDate.currentDate().addDays(_AHEAD), self)
        self.exam_day.setObjectName("exam-day")
        self.exam_day.setDisplayFormat(short_date_form())
        self.exam_day.setCalendarPopup(True)
        self.exam_day.setMinimumDate(QDate.currentDate())
        self.most, self.new = QSpinBox(self), QSpinBox(self)
        self.most.setRange(1, _MOST_A_DAY)
        self.new.setRange(0, _MOST_NEW)
        self.most.setAccessibleName(self.tr("Maximum answers per day"))
        self.new.setAccessibleName(self.tr("New questions per day"))
        self.has_exam.toggled.connect(self._emit_pace)
        self.exam_day.dateChanged.connect(self._emit_pace)
        for box in (self.most, self.new):
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._emit_pace)

    def _arrange(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("quiz-start-inner")
        cards = QWidget(inner)
        cards.setObjectName("quiz-start-inner")
        cards.setMaximumWidth(_WIDEST)
        column = self._column = QVBoxLayout(cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(20)
        column.addWidget(self._today_card())
        column.addWidget(self._card(self.tr("Exams"), self.exams))
        column.addWidget(self._card("", self._row(self.free), self.form))
        column.addStretch(1)
        whole = QHBoxLayout(inner)
        whole.setContentsMargins(_BESIDE, 16, _BESIDE, 16)
        whole.addStretch(1)
        whole.addWidget(cards, _MOSTLY)
        whole.addStretch(1)
        self.setWidget(inner)

    @Slot(bool)
    def _show_form(self, is_wanted: bool) -> None:
        """Unfold what can be practised freely, the keyboard on the first choice."""
        self.form.setVisible(is_wanted)
        if is_wanted:
            self.form.edition.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, self._bring_form_into_sight)

    @Slot()
    def _bring_form_into_sight(self) -> None:
        self.ensureWidgetVisible(self.form.begin)

    def _card(self, title: str, *parts: QWidget | QHBoxLayout) -> QFrame:
        card = QFrame(self)
        card.setProperty("card", "yes")
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        if title:
            heading = QLabel(title, card)
            heading.setObjectName("quiz-title")
            column.addWidget(heading)
        for part in parts:
            if isinstance(part, QHBoxLayout):
                column.addLayout(part)
            else:
                column.addWidget(part)
        return card

    def _row(self, *parts: QWidget | str) -> QHBoxLayout:
        row = QHBoxLayout()
        for part in parts:
            row.addWidget(QLabel(part, self) if isinstance(part, str) else part)
        row.addStretch(1)
        return row

    def _today_card(self) -> QFrame:
        return self._card(
            "",
            self.plan,
            self._row(*self.tiles),
            self._row(self.today, self.flagged, self.statistics),
            self.streak,
            self._row(self.has_exam, self.exam_day),
            self._row(
                self.tr("Per day:"),
                self.most,
                self.tr("answers at most,"),
                self.new,
                self.tr("new"),
            ),
        )

    # What is shown.

    def show_overview(self, found: Overview) -> None:
        """Show today's plan, the pace, the exams."""
        self._is_filling = True
        plan, streak = found.plan, found.streak
        count = len(plan.questions)
        self.plan.setText(self._described_plan(found))
        self.today.setEnabled(bool(count))
        self._show_tiles(found)
        self.streak.setText(
            self.tr("Days in a row with an answer: {days}.").format(days=streak.days)
            if streak.days
            else self.tr("Answer a question a day: the days in a row are counted here.")
        )
        self.flagged.setVisible(bool(found.flags))
        self.flagged.setText(self.tr("Fl&agged ({count})").format(count=len(found.flags)))
        self._show_pace(found.pace)
        self.exams.show_overview(found)
        self._is_filling = False

    def _described_plan(self, found: Overview) -> str:
        plan = found.plan
        if not plan.questions:
            return self.tr("Nothing is due today. Practise whatever you like below.")
        parts = [
            counted("{n} due", "{n} due", len(plan.due)) if plan.due else "",
            counted("{n} for the exam", "{n} for the exam", len(plan.extra)) if plan.extra else "",
            counted("{n} new", "{n} new", len(plan.new)) if plan.new else "",
        ]
        text = ", ".join(part for part in parts if part)
        if plan.waiting:
            text += counted("; {n} more on later days", "; {n} more on later days", plan.waiting)
        return self.tr("Today: {parts}.").format(parts=text)

    def _show_tiles(self, found: Overview) -> None:
        """Say what today takes, how far the exam is, and how much is known."""
        minutes = max(1, round(found.seconds / 60))
        self.time.setVisible(bool(found.plan.questions))
        self.time.setText(counted("about {n} minute today", "about {n} minutes today", minutes))
        self.exam_in.setVisible(found.days_left is not None)
        days = found.days_left or 0
        self.exam_in.setText(counted("{n} day until the exam", "{n} days until the exam", days))
        self.known.setText(self.tr("{share} of the Laws known").format(share=percent(found.known)))
        self.known.setToolTip(
            self.tr(
                "The average over all 93 laws of how much you are likely to know of each today."
            )
        )

    def _show_pace(self, pace: Pace) -> None:
        self.has_exam.setChecked(pace.exam is not None)
        self.exam_day.setEnabled(pace.exam is not None)
        if pace.exam is not None:
            day = QDate(pace.exam.year, pace.exam.month, pace.exam.day)
            self.exam_day.setMinimumDate(min(day, QDate.currentDate()))
            self.exam_day.setDate(day)
        self.most.setValue(pace.most)
        self.new.setValue(pace.new)

    # What is done.

    @property
    def pace(self) -> Pace:
        """The pace as it stands in the fields."""
        day = self.exam_day.date()
        exam = date(day.year(), day.month(), day.day()) if self.has_exam.isChecked() else None
        return Pace(self.most.value(), self.new.value(), exam)

    @Slot()
    def _emit_pace(self) -> None:
        if not self._is_filling:
            self.exam_day.setEnabled(self.has_exam.isChecked())
            self.pace_changed.emit(self.pace)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what is scrolled at its own size: Qt loses a resize while it shows a page."""
        super().showEvent(event)
        self._column.invalidate()
        self._column.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins today's questions, Escape leads back to the reading."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A list or a field has had its own use of the key already.
            if focused is None or focused is self:
                focused = self.today
            if isinstance(focused, QPushButton) and focused.isEnabled():
                focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
