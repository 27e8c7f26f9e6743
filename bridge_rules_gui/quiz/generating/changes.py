"""What changed in substance from one edition to the next, by the rows of the concordance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Correspondence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged
from bridge_rules_gui.quiz.generating.quoting import breaking_off
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

_STEP: Final = re.compile(r"(?P<step>\d{4}-\d{4}): ")
_MOST_OFFERED: Final = 8


class ChangeQuestions:
    """What a director does differently by a provision since the edition before."""

    kind = QuestionKind.CHANGE

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each change, in substance, of one provision into one other."""
        for step in STEPS:
            for row in self._material.concordance.rows:
                if step in row.asked:
                    (citation,) = row.of(step.newer)
                    identifier = f"change:{citation}:{step}:what@{step.newer}"
                    make = partial(self._question, identifier, step, row)
                    place = Address(step.newer, citation)
                    yield Prompt(identifier, self.kind, step.newer, place, make)

    def _question(self, identifier: str, step: Step, row: Correspondence) -> Question | None:
        """Ask what changed; the wrong ones changed in laws on other topics."""
        (citation,), (before,) = row.of(step.newer), row.of(step.older)
        address = Address(step.newer, citation)
        older, newer = step.older.year, step.newer.year
        right = self._choice(
            step, row, sentence("{cite} has said so since {newer}.", cite=citation, newer=newer)
        )
        wrong = [
            self._choice(
                step,
                other,
                sentence(
                    "That changed in {cite}.",
                    cite=self._material.named(Address(step.newer, other.of(step.newer)[0])),
                ),
            )
            for other in self._elsewhere(step, citation)
        ]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        text = sentence(
            "What changed from {older} to {newer} in {cite}?",
            older=older,
            newer=newer,
            cite=self._material.named(address),
        )
        return Question(
            identifier,
            self.kind,
            step.newer,
            text,
            placed.choices,
            placed.answer,
            (*self._whole(step.newer, citation), *self._whole(step.older, before)),
            sentence("{cite}: {note}", cite=citation, note=right.text),
            self._material.topic(address),
            2,
        )

    def _whole(self, edition: Edition, citation: Citation) -> Iterator[Source]:
        """Yield a provision with all its words: any of its sentences may be the one that changed.

        Its items come with it where it breaks off before them.
        """
        corpus = self._material.corpus
        provision = corpus.provision(edition, citation)
        yield Source(provision.address, provision.body.text)
        if breaking_off(provision.body.text):
            for item in corpus.subtree(edition, citation)[1:]:
                yield Source(item.address, item.body.text)

    def _elsewhere(self, step: Step, citation: Citation) -> list[Correspondence]:
        """Return what changed in laws on other topics, the nearest first.

        Laws on the same topic are often changed alike, so that both would be right.
        """
        law, topic = citation.law, self._material.topic(Address(step.newer, citation))
        others = [
            row
            for row in self._material.concordance.rows
            if step in row.asked
            and self._material.topic(Address(step.newer, row.of(step.newer)[0])) != topic
        ]
        others.sort(key=lambda row: abs(row.of(step.newer)[0].law - law))
        return others[:_MOST_OFFERED]

    def _choice(self, step: Step, row: Correspondence, why: Sentence) -> Choice:
        note = notes(self._material.in_language(row.note))[str(step)]
        return Choice(sentence("{note}", note=note), why, notes(row.note)[str(step)])


def notes(note: str) -> dict[str, str]:
    """Return what the note of a row says first of each step, by the step: ``2007-2017``.

    What it says of a step again is about the translations.
    """
    parts = _STEP.split(note)
    recorded: dict[str, str] = {}
    for step, words in zip(parts[1::2], parts[2::2], strict=True):
        recorded.setdefault(step, words.strip())
    return recorded
