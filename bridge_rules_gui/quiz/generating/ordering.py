"""The steps of a ruling, to be put into their order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.quiz.generating.cases import Case, Cases
from bridge_rules_gui.quiz.generating.prompt import Arrangement, Prompt, chance, shown
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind
from bridge_rules_gui.table.ground import Ground

_ASKED = "{story} In which order do these steps of the ruling follow under the Laws of {year}?"
_WEIGHED: Final = re.compile(r"\d")
"""Begins a line of the explanation that weighs a provision instead of saying what follows."""
_OVERRIDES: Final = (
    ("60A", ("50", "57")),
    ("64B", ("64A",)),
    ("67", ("58",)),
    ("67B", ("67A",)),
)
"""Where a later step rests on a place in any book, earlier ones by the others are ruled no more.

What is played over counts as played (60A); no trick goes after all (64B); both sides have played to
the next trick (58B4, 67B).
"""
_FEWEST, _MOST = 3, 6
_DIFFICULTY = 3

_Said = tuple[tuple[Ground, ...], Sentence]
"""A step: the grounds it rests on, the deciding one first, and what is said."""


class OrderQuestions:
    """The course of a ruling, step by step, each step said when its event has happened."""

    kind = QuestionKind.ORDER

    def __init__(self, cases: Cases) -> None:
        self._cases = cases

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each situation of the library and edition."""
        for situation in self._cases.situations:
            if situation == situation.as_recorded:
                yield from self._cases.prompts_of(situation, self.kind, _question)


def _question(case: Case) -> Question | None:
    steps = course(case.ruling)
    if not _FEWEST <= len(steps) <= _MOST:
        return None
    mixed = list(range(len(steps)))
    chance(case.identifier).shuffle(mixed)
    choices = tuple(
        Choice(steps[place][1], case.quoting.quoted(case.ruling, *steps[place][0]))
        for place in mixed
    )
    placed = Arrangement(choices, tuple(mixed.index(place) for place in range(len(steps))))
    also = (ground for grounds, _ in steps for ground in grounds)
    return case.question(_ASKED, placed, difficulty=_DIFFICULTY, also=also)


def course(ruling: Ruling) -> tuple[_Said, ...]:
    """Return what an edition says as the case continues: a sentence for each event that moves it.

    Each has all grounds it rests on, in whatever laws. What a later step overrides is left out.
    There is no course where two sentences are the same or the same ground decides them: their order
    could not be known.
    """
    found: list[_Said] = []
    met: set[object] = set()
    for step in ruling.steps:
        place = next(
            (n for n, line in enumerate(step.trace) if not _WEIGHED.match(str(line))), None
        )
        if place is not None and step.laws:
            line = step.trace[place]
            rests_on = step.rests_on[place] if place < len(step.rests_on) else ()
            grounds = [applied.ground for applied in rests_on or step.laws[:1]]
            if met & {shown(line), grounds[0]}:
                return ()
            met |= {shown(line), grounds[0]}
            found.append((tuple(grounds), line))
    return tuple(
        step for place, step in enumerate(found) if not _is_overridden(step, found[place + 1 :])
    )


def _is_overridden(step: _Said, later: Iterable[_Said]) -> bool:
    decides = step[0][0].citation
    return any(
        grounds[0].citation.is_within(Citation.parse(by))
        and any(decides.is_within(Citation.parse(place)) for place in places)
        for grounds, _ in later
        for by, places in _OVERRIDES
    )
