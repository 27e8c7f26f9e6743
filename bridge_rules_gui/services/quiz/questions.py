"""The question bank on the books, the termbase, the stories and the authored questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.quiz.authored import asked
from bridge_rules_gui.quiz.bank import QuestionBank
from bridge_rules_gui.quiz.generating.material import Material, WeightWord
from bridge_rules_gui.services.obligation import obligation_marks
from bridge_rules_gui.services.simulation.option_words import option_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.authored import AuthoredQuestion
    from bridge_rules_gui.corpus.changes import ChangeNote
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.topics import Topic
    from bridge_rules_gui.indexes.running_text import Stretch
    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.services.terminology import Terminology


def question_bank(
    terminology: Terminology,
    *,
    concordance: Concordance,
    notes: Iterable[ChangeNote],
    topics: Iterable[Topic],
    scenarios: Iterable[Scenario],
    authored: Iterable[AuthoredQuestion],
) -> QuestionBank:
    """Return the bank of all questions; each is made when it is asked for."""
    stories = tuple(scenarios)
    material = Material(
        terminology.corpus,
        concordance,
        tuple(notes),
        terminology.termbase,
        tuple(topics),
        stories,
        terminology.book,
        lambda stretch: _weights(terminology, stretch),
        option_words,
    )
    return QuestionBank(material, _authored(authored, stories))


def _weights(terminology: Terminology, stretch: Stretch) -> tuple[WeightWord, ...]:
    found = terminology.book(stretch.address.edition).in_stretch(stretch)
    return tuple(
        WeightWord(mark.start, mark.end, mark.strength.concept) for mark in obligation_marks(found)
    )


def _authored(
    authored: Iterable[AuthoredQuestion], stories: tuple[Scenario, ...]
) -> Iterator[Question]:
    """Yield the questions written by hand, under each edition that answers them."""
    by_name = {story.identifier: story for story in stories}
    for question in authored:
        for edition in question.answers:
            yield asked(question, edition, by_name.get(question.scenario))
