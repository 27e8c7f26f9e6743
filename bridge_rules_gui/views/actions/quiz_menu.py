"""The actions of the menu Quiz: what to study, and the student's progress."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

QUIZ_ACTIONS: Final = (
    ActionSpec(
        name="quiz-today",
        text=QT_TRANSLATE_NOOP("Actions", "&Today's Questions"),
        slot="begin_today",
        menu=Menu.QUIZ,
        keys=("Ctrl+Shift+Q",),
        needs_book=False,
        needs_quiz=True,
    ),
    ActionSpec(
        name="quiz-weak",
        text=QT_TRANSLATE_NOOP("Actions", "Practise My &Weak Laws"),
        slot="practise_weak_laws",
        menu=Menu.QUIZ,
        needs_book=False,
        needs_quiz=True,
    ),
    ActionSpec(
        name="quiz-exam",
        text=QT_TRANSLATE_NOOP("Actions", "Sit an E&xam..."),
        slot="choose_exam",
        menu=Menu.QUIZ,
        needs_book=False,
        needs_quiz=True,
    ),
    ActionSpec(
        name="quiz-resume-exam",
        text=QT_TRANSLATE_NOOP("Actions", "&Go On with the Exam"),
        slot="resume_exam",
        menu=Menu.QUIZ,
        needs_book=False,
        needs_quiz=True,
    ),
    ActionSpec(
        name="quiz-statistics",
        text=QT_TRANSLATE_NOOP("Actions", "&Statistics"),
        slot="show_quiz_statistics",
        menu=Menu.QUIZ,
        needs_book=False,
        needs_quiz=True,
    ),
    ActionSpec(
        name="quiz-export",
        text=QT_TRANSLATE_NOOP("Actions", "&Export Progress..."),
        slot="export_progress",
        menu=Menu.QUIZ,
        starts_group=True,
        needs_book=False,
        needs_quiz=True,
    ),
    ActionSpec(
        name="quiz-import",
        text=QT_TRANSLATE_NOOP("Actions", "&Import Progress..."),
        slot="import_progress",
        menu=Menu.QUIZ,
        needs_book=False,
        needs_quiz=True,
    ),
)
