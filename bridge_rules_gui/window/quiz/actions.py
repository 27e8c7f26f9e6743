"""The quiz: practice, exams, progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.quiz.workplace import QuizWorkplace

QUIZ_ACTIONS: Final[tuple[ActionSpec[QuizWorkplace], ...]] = (
    ActionSpec(
        "quiz",
        QT_TRANSLATE_NOOP("Actions", "&Quiz"),
        lambda quiz: quiz.open(""),
        keys=("Ctrl+4",),
        group="workplace",
    ),
    ActionSpec(
        "quiz-today",
        QT_TRANSLATE_NOOP("Actions", "&Today’s Questions"),
        lambda quiz: quiz.open("today"),
        keys=("Ctrl+Shift+Q",),
    ),
    ActionSpec(
        "quiz-weak",
        QT_TRANSLATE_NOOP("Actions", "Practise Laws to &Revise"),
        lambda quiz: quiz.open("weak"),
    ),
    ActionSpec(
        "quiz-exam",
        QT_TRANSLATE_NOOP("Actions", "Sit an E&xam…"),
        lambda quiz: quiz.choose_exam(),
    ),
    ActionSpec(
        "quiz-resume-exam",
        QT_TRANSLATE_NOOP("Actions", "Res&ume Exam"),
        lambda quiz: quiz.resume_exam(),
    ),
    ActionSpec(
        "quiz-statistics",
        QT_TRANSLATE_NOOP("Actions", "&Statistics"),
        lambda quiz: quiz.open("statistics"),
    ),
    ActionSpec(
        "quiz-export",
        QT_TRANSLATE_NOOP("Actions", "&Export Progress…"),
        lambda quiz: quiz.export_progress(),
    ),
    ActionSpec(
        "quiz-import",
        QT_TRANSLATE_NOOP("Actions", "&Import Progress…"),
        lambda quiz: quiz.import_progress(),
    ),
)
