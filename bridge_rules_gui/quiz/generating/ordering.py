"""The steps of a ruling, to be put into their order."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.generating.prompt import Prompt, chance, shown
from bridge_rules_gui.quiz.generating.situations import asked, because, is_settled, sources
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source
from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.quiz.generating.material import Material
    from bridge_rules_gui.quiz.generating.situations import Situation, Situations
    from bridge_rules_gui.rulings.course.ruling import Ruling, Step
    from bridge_rules_gui.rulings.sentence import Sentence

_ASKED = "{story} In which order does the director come to this, under the Laws of {year}?"
_WEIGHED: Final = re.compile(r"\d")
"""Begins a line of the explanation that weighs a provision instead of saying what follows."""
_FEWEST, _MOST = 3, 6


class OrderQuestions:
    """The course of a ruling, step by step, each step said when its event has happened."""

    kind = QuestionKind.ORDER

    def __init__(self, material: Material, situations: Situations) -> None:
        self._material = material
        self._situations = situations

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each situation that is told in its own way."""
        for situation in self._situations:
            name = str(situation)
            for edition in Edition:
                identifier = f"order:{name}@{edition}"
                make = partial(self._question, identifier, situation, edition)
                place = partial(self._situations.place, situation, edition)
                yield Prompt(identifier, self.kind, edition, place, make, situation.is_variant)

    def _question(self, identifier: str, situation: Situation, edition: Edition) -> Question | None:
        ruling = self._situations.ruling(situation, edition)
        steps = course(ruling)
        if not is_settled(ruling) or not _FEWEST <= len(steps) <= _MOST:
            return None
        told = self._situations.told(situation)
        mixed = list(range(len(steps)))
        chance(identifier).shuffle(mixed)
        choices = tuple(Choice(steps[place][1], _why(steps[place][0])) for place in mixed)
        places = (*sources(ruling), *_places(steps, edition))
        return Question(
            identifier,
            self.kind,
            edition,
            asked(told, edition, _ASKED),
            choices,
            tuple(mixed.index(place) for place in range(len(steps))),
            tuple(dict.fromkeys(places)),
            because(ruling),
            self._material.topic(places[0].address),
            3,
            told.scenario,
        )


def course(ruling: Ruling) -> tuple[tuple[Step, Sentence], ...]:
    """Return what an edition says as the story goes on: a sentence for each event that moves it."""
    found: list[tuple[Step, Sentence]] = []
    met = set()
    for step in ruling.steps:
        said = next((line for line in step.trace if not _WEIGHED.match(str(line))), None)
        if said is not None and step.laws:
            if shown(said) in met:
                return ()  # the same words twice: no order could be told from another
            met.add(shown(said))
            found.append((step, said))
    return tuple(found)


def _why(step: Step) -> Sentence:
    ground = step.laws[0].ground
    return sentence("{cite}: “{words}”", cite=ground.citation, words=ground.words)


def _places(steps: tuple[tuple[Step, Sentence], ...], edition: Edition) -> Iterator[Source]:
    for step, _ in steps:
        ground = step.laws[0].ground
        yield Source(Address(edition, ground.citation), ground.words)
