"""Exams that are kept: presets a student may change, the one under way, reports of the past."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bridge_rules_gui.progress.records import KeptDocument, Mode
from bridge_rules_gui.progress.store import Shelved
from bridge_rules_gui.quiz.documents import (
    preset_of,
    preset_text,
    report_of,
    report_text,
    sitting_of,
    sitting_text,
)
from bridge_rules_gui.quiz.exam import PRESETS, Preset, Sitting
from bridge_rules_gui.quiz.exam_report import ExamReport, handed_in
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.quiz.session import Answer
from bridge_rules_gui.quiz.study_progress import StudyProgress

PRESET_SHELF: Final = "preset"
EXAM_SHELF: Final = "exam"
SITTING_SHELF: Final = "sitting"
_CURRENT: Final = "current"


@dataclass(frozen=True, slots=True)
class KeptExam:
    """An exam of the past: when it was handed in, and what came of it."""

    name: str
    at: datetime
    report: ExamReport


class Exams:
    """The exams of a student; they raise what `StudyProgress` raises."""

    def __init__(self, progress: StudyProgress) -> None:
        self._progress, self._store = progress, progress.store

    def presets(self) -> tuple[Preset, ...]:
        """Return the presets: those given, as the student changed them, then his own."""
        found = {preset.name: preset for preset in PRESETS}
        for kept in self._store.documents(PRESET_SHELF):
            try:
                found[kept.name] = preset_of(kept.content)
            except ValueError:
                continue  # what nobody understands does not keep the others away
        return tuple(found.values())

    def keep_preset(self, preset: Preset) -> None:
        """Keep a preset under its name, in place of an older one."""
        self._store.put(PRESET_SHELF, self._document(preset.name, preset_text(preset)))

    def forget_preset(self, name: str) -> None:
        """Forget a preset of the student's; one of those given is as it was at first."""
        self._store.drop(PRESET_SHELF, name)

    def keep_under_way(self, sitting: Sitting) -> None:
        """Keep an exam as it stands, so that it can be resumed after a crash."""
        self._store.put(SITTING_SHELF, self._document(_CURRENT, sitting_text(sitting)))

    def under_way(self, find: Callable[[str], Question | None]) -> Sitting | None:
        """Return the exam that was not handed in, None without one; `find` knows questions."""
        kept = self._store.documents(SITTING_SHELF)
        try:
            sitting = sitting_of(kept[0].content, find) if kept else None
        except ValueError:
            return None
        return sitting if sitting and sitting.paper.questions else None

    def resumed(self, find: Callable[[str], Question | None]) -> Sitting | None:
        """Return the exam under way for its student to continue, who has left it meanwhile."""
        sitting = self.under_way(find)
        return None if sitting is None else sitting.left()

    def hand_in(self, sitting: Sitting) -> KeptExam:
        """End an exam: keep its report, and its answers as what they tell of the student."""
        report = handed_in(sitting)
        answers = [
            Answer(q, sitting.chosen[q.identifier], sitting.spent.get(q.identifier, 0.0))
            for q in sitting.paper.questions
            if sitting.chosen.get(q.identifier)
        ]
        reviews = [self._progress.review(a, Mode.EXAM, a.rating) for a in answers]
        document = self._document(uuid.uuid4().hex, report_text(report))
        self._store.hand_in(
            reviews,
            self._progress.schedule.remember,
            Shelved(EXAM_SHELF, document),
            Shelved(SITTING_SHELF, self._document(_CURRENT, "")),
        )
        return KeptExam(document.name, document.at, report)

    def past(self) -> tuple[KeptExam, ...]:
        """Return the exams handed in, the oldest first."""
        found: list[KeptExam] = []
        for kept in self._store.documents(EXAM_SHELF):
            try:
                found.append(KeptExam(kept.name, kept.at, report_of(kept.content)))
            except ValueError:
                continue
        return tuple(found)

    def _document(self, name: str, content: str) -> KeptDocument:
        return KeptDocument(name, self._progress.clock().astimezone(UTC), content)
