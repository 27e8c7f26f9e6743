"""A question is said in one language, and so is all that is said of its answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.sentence import Listed, Sentence, sentence
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.question import DRILLS, Question, QuestionKind
from bridge_rules_gui.terms.terminology import Terminology
from tests.quiz.bank_of_all import bank_of_all
from tests.test_translations import phrases

pytestmark = pytest.mark.slow

LANGUAGES = (
    InterfaceLanguage.BULGARIAN,
    InterfaceLanguage.RUSSIAN,
    InterfaceLanguage.SERBIAN,
)
_OF_BOOKS = frozenset({"words", "word", "quote", "place", "term", "english", "cite"})
"""Blanks filled with the words of a book, or with a term: these keep their language."""
_WORD = re.compile(r"[^\W\d_]+")
_NAMED = re.compile(r"\b\d+\w*(?:\(\w+\))*|\b(?:NT|NS|EW|XX|[1-7]NT|[akqjtxnesw])\b", re.IGNORECASE)
"""Provisions, calls, cards and seats, which are written alike in all languages."""


def _vocabulary(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in _WORD.findall(text.casefold())}


def _foreign_words(language: InterfaceLanguage) -> set[str]:
    """Return the English words that no phrase of a language has."""
    return _vocabulary(phrases(language)) - _vocabulary(phrases(language).values())


def _sentences(question: Question) -> Iterator[Sentence]:
    yield question.text
    yield question.explanation
    for choice in question.choices:
        yield choice.text
        yield choice.why


def _without_books(sentence: Sentence) -> Sentence:
    filling = (
        (name, "" if name in _OF_BOOKS else _part_without_books(value))
        for name, value in sentence.filling
    )
    return replace(sentence, filling=tuple(filling))


def _of_books(sentence: Sentence) -> Iterator[str]:
    """Yield the words of books and the terms in a sentence, also in sentences within it."""
    for name, value in sentence.filling:
        for part in value.items if isinstance(value, Listed) else (value,):
            if isinstance(part, Sentence):
                yield from _of_books(part)
            elif name in _OF_BOOKS and isinstance(part, str):
                yield part


def _part_without_books(value: object) -> object:
    if isinstance(value, Listed):
        return replace(value, items=tuple(map(_part_without_books, value.items)))
    return _without_books(value) if isinstance(value, Sentence) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_left_in_english_is_noticed(language: InterfaceLanguage) -> None:
    phrasebook = open_phrasebook(language)
    asked = sentence("{story} Which provision of the Laws of {year} applies?", year=2017, story="")
    found = replace(asked, filling=(("story", "South bid."), ("year", "2017")))
    foreign = _foreign_words(language)
    assert not foreign & _vocabulary([phrasebook.say(asked)])
    assert foreign & _vocabulary([phrasebook.say(found)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thousand_questions_are_said_in_one_language(
    language: InterfaceLanguage, terminology: Terminology
) -> None:
    phrasebook = open_phrasebook(language)
    foreign = _foreign_words(language)
    questions = bank_of_all(terminology, phrasebook).draw(1_000, 8)
    assert sum(":+" in question.identifier for question in questions) > 100  # turned ones too
    mixed = {
        (question.identifier, said, tuple(met))
        for question in questions
        for said in map(phrasebook.say, map(_without_books, _sentences(question)))
        if (met := foreign & _vocabulary([_NAMED.sub("", said)]))
    }
    assert not mixed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_for_a_word_is_of_the_readers_language(
    language: InterfaceLanguage, terminology: Terminology
) -> None:
    bank = bank_of_all(terminology, open_phrasebook(language))
    terms = terminology.termbase.concepts
    own = {
        term.text
        for concept in terms
        for edition, words in concept.editions.items()
        if edition.language == language.value
        for term in words.terms
    }
    requested = QuestionFilter(frozenset({QuestionKind.CLOZE, QuestionKind.OBLIGATION}))
    for question in bank.draw(200, 1, requested):
        glosses = {choice.text.words("gloss") for choice in question.choices} - {""}
        assert glosses <= own
        assert not glosses or question.edition.language != language.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_book_and_no_english_term_is_translated(
    language: InterfaceLanguage, terminology: Terminology
) -> None:
    """Not even one that the program says as well: "auction" is asked for as "auction"."""
    phrasebook = open_phrasebook(language)
    bank = bank_of_all(terminology, phrasebook)
    translated = {
        (question.identifier, part, phrasebook.part(part))
        for question in bank.catalogue(QuestionFilter(DRILLS))
        for said in _sentences(question)
        for part in _of_books(said)
        if phrasebook.part(part) != part
    }
    assert not translated


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_offers_the_same_in_each_language(
    language: InterfaceLanguage, terminology: Terminology
) -> None:
    """An exam begun in one language is continued in another: its answers are kept by number."""
    english = bank_of_all(terminology)
    bank = bank_of_all(terminology, open_phrasebook(language))
    kinds = frozenset(QuestionKind) - {QuestionKind.RULING, QuestionKind.ORDER, QuestionKind.SCORE}
    differing = [
        question.identifier
        for question in english.catalogue(QuestionFilter(kinds))
        if _offered(question) != _offered(bank.question(question.identifier))
    ]
    assert not differing


def _offered(question: Question | None) -> object:
    if question is None:
        return None
    return question.answer, [choice.in_english for choice in question.choices]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wrong_word_stands_for_what_the_answer_stands_for(
    language: InterfaceLanguage, terminology: Terminology
) -> None:
    bank = bank_of_all(terminology, open_phrasebook(language))
    alike = []
    for question in bank.catalogue(
        QuestionFilter(frozenset({QuestionKind.CLOZE, QuestionKind.OBLIGATION}))
    ):
        glosses = [choice.text.words("gloss") for choice in question.choices]
        (right,) = question.answer
        if glosses[right] and glosses.count(glosses[right]) > 1:
            alike.append((question.identifier, glosses))
    assert not alike
