"""Words offered for a gap stand in the form of the one left out; reasons are about their choice."""

from __future__ import annotations

import pytest

from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.generating.word_forms import form_of
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.terms.terminology import Terminology
from tests.quiz.bank_of_all import bank_of_all


@pytest.mark.parametrize(
    ("words", "head", "other", "other_head", "alike"),
    [
        ("взятку", "взятка", "карту", "карта", True),
        ("взятку", "взятка", "карта", "карта", False),
        ("взятку", "взятка", "масть", "масть", False),
        ("обявата", "обява", "взятката", "взятка", True),
        ("štiha", "štih", "govora", "govor", True),
        ("kaznena karta", "kaznena karta", "kaznene karte", "kaznena karta", False),
        # Genders and numbers that change alike: "of this suit", "the spectators".
        ("масти", "масть", "записи", "запись", True),
        ("масти", "масть", "зрители", "зритель", False),
        ("информация", "информация", "приличия", "приличия", False),
        ("greška", "greška", "pravila", "pravila", False),
        ("dami", "dami", "poeni", "poeni", False),
    ],
)
def test_words_of_one_declension_case_and_number_are_alike(
    words: str, head: str, other: str, other_head: str, alike: bool
) -> None:
    assert (form_of(words, [head]) == form_of(other, [other_head])) is alike


def test_words_offered_for_a_gap_end_alike(terminology: Terminology) -> None:
    requested = QuestionFilter(kinds=frozenset({QuestionKind.CLOZE}))
    questions = bank_of_all(terminology).draw(150, 3, requested)
    assert len(questions) == 150
    for question in questions:
        words = [choice.text.words("word").split() for choice in question.choices]
        assert len({len(each) for each in words}) == 1, question.identifier
