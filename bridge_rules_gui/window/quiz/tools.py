"""What the quiz is given: how the bank of questions is made, and where progress is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridge_rules_gui.language.phrasebook import Phrasebook
    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.terms.terminology import Terminology


@dataclass(frozen=True, slots=True)
class QuizTools:
    """Makes the bank on a worker; the folder of the student's progress.

    ``fonts`` is the folder of the fonts that reports on paper are set in.
    """

    bank: Callable[[Terminology, Phrasebook], QuestionBank]
    folder: Path
    fonts: Path
