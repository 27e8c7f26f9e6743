"""A page that says something: what is awaited, what is done, what can be done next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bridge_rules_gui.language.clock import clock_time
from bridge_rules_gui.progress.errors import EMPTY, GONE, DamagedProgressError, NewerProgressError
from bridge_rules_gui.quiz.exam import Sitting
from bridge_rules_gui.quiz.session import Practice
from bridge_rules_gui.window.quiz.names import name_of_preset
from bridge_rules_gui.window.speaking import counted
from bridge_rules_gui.window.troubles import explained

Offer = tuple[str, Callable[[], object]]
"""What a button says, and what it does."""
_COLUMN = 560


class MessagePage(QWidget):
    """A title, lines, and buttons; ``closed`` tells that Escape was pressed."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-message")
        self.title = self._label("quiz-title")
        self.text = self._label("quiz-text")
        self.offers: list[QPushButton] = []
        self._works: list[Callable[[], object]] = []
        self._row = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 40, 40, 40)
        column.addStretch(1)
        for widget in (self.title, self.text):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addLayout(self._row)
        column.addStretch(2)

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setFixedWidth(_COLUMN)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def say(self, title: str, text: str = "", offers: Sequence[Offer] = ()) -> None:
        """Show a message; the first offer takes the keyboard."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        for label in (self.title, self.text):
            label.ensurePolished()
            # An aligned label is given its height as a line, whatever it has to wrap.
            label.setMinimumHeight(label.heightForWidth(_COLUMN))
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.offers = [QPushButton(words, self) for words, _ in offers]
        self._works = [work for _, work in offers]
        self._row.addStretch(1)
        for number, button in enumerate(self.offers):
            button.setObjectName(f"quiz-offer-{number}")
            button.clicked.connect(self._take)
            self._row.addWidget(button)
        self._row.addStretch(1)
        if self.offers:
            self.offers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _take(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton) and button in self.offers:
            self._works[self.offers.index(button)]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the first offer, Escape leads away."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.offers:
            focused = [offer for offer in self.offers if offer.hasFocus()]
            (focused or self.offers)[0].click()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # What the quiz says between its pages.

    def show_getting_ready(self) -> None:
        """Say that the questions are being made ready."""
        self.say(
            self.tr("Preparing the questions…"),
            self.tr("Questions are made from the books, the termbase and the situations."),
        )

    def show_drawing(self) -> None:
        """Say that questions are being chosen."""
        self.say(self.tr("Choosing questions…"))

    def show_nothing(self, back: Callable[[], object]) -> None:
        """Say that there is no such question, and what to do."""
        self.say(
            self.tr("No questions found"),
            self.tr(
                "No question matches all these choices, or there are no laws to revise yet. "
                "Remove one of the choices, or answer other questions first."
            ),
            ((self.tr("&Back to the Quiz"), back),),
        )

    def show_unfinished(
        self,
        sitting: Sitting,
        *,
        resume: Callable[[], object],
        instead: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        """Say that an exam is not handed in yet, and what may become of it."""
        count = len(sitting.paper.questions)
        text = counted(
            (
                "{name} has not been handed in: {answered} of {n} question answered. If you "
                "start another exam, this one is abandoned."
            ),
            (
                "{name} has not been handed in: {answered} of {n} questions answered. If you "
                "start another exam, this one is abandoned."
            ),
            count,
            name=name_of_preset(sitting.preset.name),
            answered=count - len(sitting.unanswered),
        )
        offers = (
            (self.tr("Res&ume Exam"), resume),
            (self.tr("Aban&don and Start New"), instead),
            (self.tr("&Back to the Quiz"), back),
        )
        self.say(self.tr("Unfinished exam"), text, offers)

    def show_summary(
        self,
        session: Practice,
        seconds: float,
        *,
        again: Callable[[], object] | None,
        statistics: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        """Say how a session was and how long it took, and what can be done next."""
        count = len(session.answers)
        text = counted(
            "{right} of {n} answer was right, in {time}.",
            "{right} of {n} answers were right, in {time}.",
            count,
            right=session.right,
            time=clock_time(seconds),
        )
        praise = (
            self.tr("The questions you missed will be asked again when they are due.")
            if again
            else self.tr("Every answer was right.")
        )
        offers: list[Offer] = [(self.tr("&Back to the Quiz"), back)]
        if again is not None:
            offers.insert(0, (self.tr("&Practise Mistakes"), again))
        offers.append((self.tr("S&tatistics"), statistics))
        self.say(self.tr("The session is over"), f"{text} {praise}", offers)

    def show_failed(self, error: Exception, back: Callable[[], object]) -> None:
        """Say what cannot be done."""
        text = explained(error)
        if isinstance(error, NewerProgressError):
            text = self.tr(
                "{path} was written by a newer version of the program and has not been "
                "changed. Install the newer version."
            ).format(path=error.path)
        self.say(self.tr("This cannot be done"), text, ((self.tr("Ba&ck"), back),))

    def show_damaged(
        self,
        error: DamagedProgressError,
        restore: Callable[[DamagedProgressError], object],
        restart: Callable[[], object],
    ) -> None:
        """Say that the file of progress is damaged, and offer its newest good backup."""
        offers: list[Offer] = [(self.tr("Start &Over"), restart)]
        if error.backup is not None:
            offers.insert(0, (self.tr("&Restore the Backup"), partial(restore, error)))
            pattern = self.tr(
                "{path} is damaged ({reason}). The newest good backup is {backup}. Restore "
                "it or start over; the damaged file is kept."
            )
        else:
            pattern = self.tr(
                "{path} is damaged ({reason}), and there is no usable backup. Start over; "
                "the damaged file is kept."
            )
        text = pattern.format(
            path=error.path,
            reason=self._reasons().get(error.reason, error.reason),
            backup=error.backup.name if error.backup else "",
        )
        self.say(self.tr("Your progress cannot be read"), text, offers)

    def _reasons(self) -> dict[str, str]:
        return {EMPTY: self.tr("it is empty"), GONE: self.tr("it is missing")}
