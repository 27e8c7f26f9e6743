"""Passages and words of obligation are cut so that a reader can tell them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import Wanted
from bridge_rules_gui.quiz.generating.deciding_words import passages_around
from bridge_rules_gui.quiz.question import QuestionKind
from tests.quiz.bank_of_all import bank_of_all

if TYPE_CHECKING:
    from bridge_rules_gui.services.terms.terminology import Terminology

_WORDS = Wanted(kinds=frozenset({QuestionKind.WORDS}))


def test_an_abbreviation_does_not_end_a_passage(terminology: Terminology) -> None:
    provision = terminology.corpus.provision(Edition.RU_1987, Citation.parse("31A2(b)"))
    words = "партнёр нарушителя должен пасовать до конца торговли"
    passages = passages_around(provision, [words])
    (deciding,) = [text for text, decides in passages if decides]
    assert deciding.endswith(f"{words} (см. правило 23A).")


def test_of_words_with_an_or_nobody_is_asked_which_decide(terminology: Terminology) -> None:
    bank = bank_of_all(terminology)
    assert bank.question("words:law23-transfer-out-of-turn@sr2007") is None
    for question in bank.draw(200, 1, _WORDS):
        for place in question.answer:
            assert not str(question.choices[place].text).startswith(("ili ", "или "))


def test_a_condition_is_one_passage_with_what_it_leads_to(terminology: Terminology) -> None:
    asked = list(bank_of_all(terminology).catalogue(_WORDS))
    assert len({question.edition for question in asked}) == len(Edition)
    for question in asked:
        texts = [str(choice.text) for choice in question.choices]
        assert not [text for text in texts if text.endswith((",", ":"))], question.identifier
        assert not [text for text in texts if text.count("(") > text.count(")")]


def test_no_word_stands_for_two_strengths_in_one_question(terminology: Terminology) -> None:
    wanted = Wanted(
        kinds=frozenset({QuestionKind.OBLIGATION}), editions=frozenset({Edition.SR_2007})
    )
    questions = bank_of_all(terminology).draw(100, 1, wanted)
    assert questions
    for question in questions:
        shown = [choice.text.words("word") for choice in question.choices]
        assert len(shown) == len(set(shown)), question.identifier
