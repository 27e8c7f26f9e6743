"""Words of obligation are offered so that a reader can distinguish them."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.terms.terminology import Terminology
from tests.quiz.bank_of_all import bank_of_all


def test_no_word_stands_for_two_strengths_in_one_question(terminology: Terminology) -> None:
    requested = QuestionFilter(
        kinds=frozenset({QuestionKind.OBLIGATION}), editions=frozenset({Edition.SR_2007})
    )
    questions = bank_of_all(terminology).draw(100, 1, requested)
    assert questions
    for question in questions:
        shown = [choice.text.words("word") for choice in question.choices]
        assert len(shown) == len(set(shown)), question.identifier


def test_no_choice_doubles_the_particle_behind_the_blank(terminology: Terminology) -> None:
    requested = QuestionFilter(frozenset({QuestionKind.OBLIGATION}), frozenset({Edition.BG_2017}))
    asked = list(bank_of_all(terminology).catalogue(requested))
    followed = [q for q in asked if re.search(r"_ (?:\w+ )?да\b", q.text.words("words"))]
    assert len(followed) > 100
    for question in followed:
        wrong = [c for at, c in enumerate(question.choices) if at not in question.answer]
        shown = [choice.text.words("word") for choice in wrong]
        assert not [word for word in shown if word.endswith(" да")], question.identifier
