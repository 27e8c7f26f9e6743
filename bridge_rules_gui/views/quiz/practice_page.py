"""Practice on the screen: one question at a time, told at once whether it was right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.progress.records import Rating
from bridge_rules_gui.views.keys import latin_key
from bridge_rules_gui.views.quiz.names import name_of_edition
from bridge_rules_gui.views.quiz.pause_page import PausePage
from bridge_rules_gui.views.quiz.practice_head import PracticeHead
from bridge_rules_gui.views.quiz.question_stage import QuestionStage

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.quiz.session import Practice, Stopwatch
    from bridge_rules_gui.views.looks.palette import Colours

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PracticePage(QWidget):
    """Asks, and tells what was right.

    ``answered`` carries the choices, ``gone_on`` asks for the next question, ``rated`` carries
    how the right answer came, ``undone`` takes the last answer back, ``flagged`` marks the
    question, ``edition_wanted`` asks it under another edition, ``left`` ends the session,
    ``paused`` tells whether time stands still.
    """

    answered = Signal(object)
    gone_on = Signal()
    rated = Signal(object)
    undone = Signal()
    flagged = Signal()
    edition_wanted = Signal(object)
    paused = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-practice")
        self.stage = QuestionStage(self)
        self.pause_page = PausePage(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.stage)
        self.pages.addWidget(self.pause_page)
        self.head = PracticeHead(self)
        self.head.pause_wanted.connect(self.toggle_pause)
        self.head.left.connect(self.left)
        self._make_buttons()
        self._arrange()
        self.stage.card.changed.connect(self._note_choice)
        self.pause_page.resumed.connect(self.toggle_pause)

    def _make_buttons(self) -> None:
        self.go = self._button(self.tr("&Answer"), "quiz-go", self.tr("Enter"))
        self.go.clicked.connect(self.proceed)
        self.hard = self._button(self.tr("Ha&rd"), "quiz-hard", self.tr("It came hard (H)"))
        self.hard.clicked.connect(self._rate_hard)
        self.easy = self._button(self.tr("Eas&y"), "quiz-easy", self.tr("It came at once (E)"))
        self.easy.clicked.connect(self._rate_easy)
        self.undo = self._button(
            self.tr("&Undo"), "quiz-undo", self.tr("Take the last answer back (U)")
        )
        self.undo.clicked.connect(self.undone)
        self.flag = self._button(
            self.tr("Flag"), "quiz-flag", self.tr("Mark the question for later (F)")
        )
        self.flag.setCheckable(True)
        self.flag.clicked.connect(self.flagged)
        self.other = self._button(
            self.tr("As&k Under Another Edition"),
            "quiz-other-edition",
            self.tr("The same question is asked under other Laws at the end of the session"),
        )
        self.editions = QMenu(self.other)
        self.other.setMenu(self.editions)

    def _button(self, text: str, name: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    def _arrange(self) -> None:
        below = QHBoxLayout()
        below.setContentsMargins(14, 8, 14, 10)
        below.setSpacing(8)
        below.addWidget(self.undo)
        below.addWidget(self.flag)
        below.addWidget(self.other)
        below.addStretch(1)
        self._how = QLabel(self.tr("How did it come?"), self)
        below.addWidget(self._how)
        for button in (self.hard, self.easy, self.go):
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.pages, 1)
        column.addLayout(below)

    # -- what is shown -------------------------------------------------------------------

    def begin(self, watch: Stopwatch) -> None:
        """Begin to count the time of a session."""
        self.pages.setCurrentWidget(self.stage)
        self.head.begin(watch)

    def show_asked(self, session: Practice, *, is_flagged: bool) -> None:
        """Show the question a session has come to."""
        if session.question is None:
            return
        self.stage.show_question(session.question)
        self.head.show_progress(session, is_answered=self.is_answered)
        self.flag.setChecked(is_flagged)
        for widget in (self._how, self.hard, self.easy, self.other):
            widget.hide()
        self.go.setText(self.tr("&Answer"))
        self.undo.setEnabled(bool(session.answers))
        self.stage.card.setFocus(Qt.FocusReason.OtherFocusReason)
        self._note_choice()

    def show_answered(self, session: Practice) -> None:
        """Show what was right of the answer just given."""
        answer = session.answers[-1]
        self.stage.show_answer(answer.chosen)
        self.head.show_progress(session, is_answered=self.is_answered)
        for widget in (self._how, self.hard, self.easy):
            widget.setVisible(answer.is_right)
        self.show_rating(answer.rating)
        self._offer_editions(answer.question.edition)
        self.go.setText(self.tr("Ne&xt Question") if session.coming else self.tr("Summ&ary"))
        self.go.setEnabled(True)
        self.undo.setEnabled(True)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_editions(self, asked: Edition) -> None:
        self.editions.clear()
        for edition in sorted(Edition, key=lambda each: each.year):
            if edition is not asked:
                action = self.editions.addAction(name_of_edition(edition))
                action.triggered.connect(partial(self.edition_wanted.emit, edition))
        self.other.show()

    def show_rating(self, rating: Rating) -> None:
        """Show how the answer is said to have come."""
        for button, each in ((self.hard, Rating.HARD), (self.easy, Rating.EASY)):
            button.setCheckable(True)
            button.setChecked(rating is each)

    def note_coming(self, session: Practice) -> None:
        """Show that another question has come to the session."""
        self.go.setText(self.tr("Ne&xt Question"))
        self.head.show_progress(session, is_answered=self.is_answered)

    @property
    def is_answered(self) -> bool:
        """Whether the question on the screen has been answered."""
        return self.stage.answered is not None

    @property
    def is_paused(self) -> bool:
        """Whether the question is covered."""
        return self.pages.currentWidget() is self.pause_page

    @Slot()
    def _note_choice(self) -> None:
        if not self.is_answered:
            self.go.setEnabled(self.stage.card.is_complete)

    # -- what is done --------------------------------------------------------------------

    @Slot()
    def proceed(self) -> None:
        """Answer, or go on to the next question."""
        if self.is_paused:
            self.toggle_pause()
        elif self.is_answered:
            self.gone_on.emit()
        elif self.stage.card.is_complete:
            self.answered.emit(self.stage.card.chosen)

    @Slot()
    def toggle_pause(self) -> None:
        """Stop the clock and cover the question, or go on."""
        is_paused = not self.is_paused
        self.pages.setCurrentWidget(self.pause_page if is_paused else self.stage)
        self.paused.emit(is_paused)
        if not is_paused:
            self.stage.card.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _rate_hard(self) -> None:
        self._rate(Rating.HARD)

    @Slot()
    def _rate_easy(self) -> None:
        self._rate(Rating.EASY)

    def _rate(self, rating: Rating) -> None:
        if self.is_answered and self.hard.isVisible():
            self.rated.emit(rating)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by digits and Enter; letters undo, mark, rate and pause; Escape ends."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        works = {
            Qt.Key.Key_U: self.undo.click,
            Qt.Key.Key_F: self.flag.click,
            Qt.Key.Key_H: self._rate_hard,
            Qt.Key.Key_E: self._rate_easy,
            Qt.Key.Key_P: self.toggle_pause,
            Qt.Key.Key_Escape: self.left.emit,
        }
        key = latin_key(event)
        focused = self.focusWidget()
        if key in ENTER and isinstance(focused, QPushButton) and focused is not self.go:
            focused.click()
        elif key in ENTER:
            self.proceed()
        elif key in works:
            works[key]()
        elif self.is_paused or not self.stage.card.take_key(key):
            super().keyPressEvent(event)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.stage.set_colours(colours)
