"""Tasks about the ruling in its parts: who must pass, penalty cards, leads, tricks, score.

Wrong answers are what the other editions rule, what another answer of the players would bring,
and what lies near.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation.episode import Scene, distinct
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask
from bridge_rules_gui.simulation.ruling_parts import PARTS, Part, Said

_MOST_WRONG: Final = 3

_SAYS: Final = "This is the ruling under this edition. Its words are highlighted."
_THERE: Final = "This is the ruling under the {year} edition, not under this one."
_OTHERWISE: Final = "This would be the ruling with a different answer to this question."


def ruling_tasks(scene: Scene) -> Iterator[PracticeTask]:
    """Yield the parts of the ruling at a moment; none while a judgement is open."""
    if scene.ruling.facts_needed:
        return
    for part in PARTS:
        task = _task(scene, part)
        if task is not None:
            yield task


def _task(scene: Scene, part: Part) -> PracticeTask | None:
    said = part.said(scene.ruling)
    if said is None:
        return None
    answers = list(_answers(scene, part))
    if all(lines == part.empty for lines in (said, *(answer[0] for answer in answers))):
        return None
    laws = scene.lit(*part.grounds(scene.ruling)) or scene.deciding
    right = Choice(said, is_right=True, because=sentence(_SAYS), laws=laws)
    near = ((lines, because, None) for lines, because in part.near(scene))
    wrong = [
        Choice(lines, is_right=False, because=because, laws=laws, question=question)
        for lines, because, question in (*answers, *near)
        if lines is not None and lines != said
    ]
    choices = distinct((right, *wrong))[: _MOST_WRONG + 1]
    return scene.task(part.kind, part.prompt, scene.shuffled(part.kind, choices), laws)


def _answers(scene: Scene, part: Part) -> Iterator[tuple[Said, Sentence, Sentence | None]]:
    """Yield what other editions rule, and what would be ruled with another answer, with why."""
    for edition, other in scene.elsewhere.items():
        if not other.ruling.facts_needed:
            yield part.said(other.ruling), sentence(_THERE, year=edition.year), None
    for variant in scene.variants:
        if not variant.ruling.facts_needed:
            yield part.said(variant.ruling), sentence(_OTHERWISE), variant.question
