"""What the student can tell the window to do with the quiz: the slots of its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

if TYPE_CHECKING:
    from bridge_rules_gui.views.quiz.quizzing import Quizzing


class QuizCommands(QObject):
    """Hands each command to the quiz, which is made for the first of them."""

    def __init__(self, quizzing: Quizzing) -> None:
        super().__init__(quizzing)
        self._quizzing = quizzing

    @Slot()
    def show_quiz(self) -> None:
        """Show the quiz as it was left."""
        self._quizzing.open()

    @Slot()
    def begin_today(self) -> None:
        """Begin with today's questions."""
        self._quizzing.open_asked("today")

    @Slot()
    def practise_weak_laws(self) -> None:
        """Practise the laws known worst."""
        self._quizzing.open_asked("weak")

    @Slot()
    def choose_exam(self) -> None:
        """Show the exams to choose from; one that is being sat stays on the screen."""
        desk, once = self._quizzing.desk, Qt.ConnectionType.SingleShotConnection
        desk.shown.connect(desk.view.start.exams.take_keyboard, once)
        self._quizzing.open_asked("")

    @Slot()
    def resume_exam(self) -> None:
        """Go on with the unfinished exam; where there is none, show where the quiz begins."""
        desk = self._quizzing.desk
        if not desk.exam.is_under_way:
            desk.when_ready(desk.beginning.resume)
        self._quizzing.open()

    @Slot()
    def show_quiz_statistics(self) -> None:
        """Show what the answers tell."""
        self._quizzing.open_asked("statistics")

    @Slot()
    def export_progress(self) -> None:
        """Write the progress to a file, for another computer."""
        self._quizzing.export_progress()

    @Slot()
    def import_progress(self) -> None:
        """Bring the progress of a file together with what is here."""
        self._quizzing.import_progress()
