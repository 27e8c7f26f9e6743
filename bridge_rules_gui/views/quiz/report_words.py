"""What the written report of an exam calls its parts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.exchange.exam_report import ExamWords

translate = QCoreApplication.translate


def report_words() -> ExamWords:
    """Return the words in the language of the interface."""
    return ExamWords(
        title=translate("Quiz", "Exam"),
        passed=translate("Quiz", "passed"),
        failed=translate("Quiz", "not passed"),
        score=translate("Quiz", "Score"),
        needed=translate("Quiz", "Pass mark"),
        time=translate("Quiz", "Time"),
        book=translate("Quiz", "Book"),
        open_book=translate("Quiz", "open"),
        closed_book=translate("Quiz", "closed"),
        times_left=translate("Quiz", "times left on the way"),
        topics=translate("Quiz", "By topic"),
        laws=translate("Quiz", "Laws to read again"),
        questions=translate("Quiz", "All questions"),
        given=translate("Quiz", "Your answer"),
        answer=translate("Quiz", "Right answer"),
        none=translate("Quiz", "none"),
        right=translate("Quiz", "right"),
        wrong=translate("Quiz", "wrong"),
    )
