"""The question bank on the books, the termbase, the cases and the authored questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from bridge_rules_gui.corpus.authored import AuthoredQuestion
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Subject, Termbase
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.language.sentence import plain
from bridge_rules_gui.library.law_names import law_name
from bridge_rules_gui.quiz.bank import QuestionBank
from bridge_rules_gui.quiz.generating.glossed import english_gloss
from bridge_rules_gui.quiz.generating.material import Material, WeightWord
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.terms.obligation import obligation_marks
from bridge_rules_gui.terms.terminology import Terminology


def question_bank(
    terminology: Terminology,
    *,
    concordance: Concordance,
    topics: Iterable[Topic],
    scenarios: Iterable[Scenario],
    authored: Iterable[AuthoredQuestion],
    phrasebook: Phrasebook = ENGLISH,
) -> QuestionBank:
    """Return the bank of all questions; each is made when it is asked for.

    What they quote of notes, what words of the books stand for and what the laws are called is in
    the reader's language.
    """
    library = tuple(scenarios)
    material = Material(
        terminology.corpus,
        concordance,
        phrasebook.text,
        terminology.termbase,
        tuple(topics),
        library,
        terminology.book,
        lambda stretch: _weights(terminology, stretch),
        option_words,
        partial(_gloss, phrasebook, terminology.termbase),
        partial(_law_name, terminology, phrasebook.language),
        partial(_law_name, terminology, InterfaceLanguage.ENGLISH),
    )
    return QuestionBank(material, _authored(authored, library))


def _weights(terminology: Terminology, stretch: Stretch) -> tuple[WeightWord, ...]:
    found = terminology.book(stretch.address.edition).in_stretch(stretch)
    return tuple(
        WeightWord(mark.start, mark.end, mark.strength.concept) for mark in obligation_marks(found)
    )


def _law_name(
    terminology: Terminology, language: InterfaceLanguage, edition: Edition, law: int
) -> str:
    return law_name(terminology.corpus, edition, law, language)


def _gloss(phrasebook: Phrasebook, termbase: Termbase, concept: Concept, edition: Edition) -> str:
    """Return what a word of a book stands for; nothing where its reader speaks its language.

    For a reader of another book's language it is the word of that book, where that has one.
    """
    language = phrasebook.language.written
    own = next((each for each in concept.editions if each.language == language), None)
    if own is None:
        return english_gloss(concept) if phrasebook is ENGLISH else ""
    terms = [term.text for term in concept.editions[own].terms]
    if not terms or own is edition:
        return ""
    shared = _of_other_strengths(termbase, concept, own)
    return phrasebook.spelled(next((text for text in terms if text not in shared), terms[0]))


def _of_other_strengths(termbase: Termbase, concept: Concept, edition: Edition) -> frozenset[str]:
    """Return the words a book has for other strengths of obligation; nothing of other concepts.

    A word for two strengths ("treba" for should and shall) would gloss them alike.
    """
    if concept.subject is not Subject.OBLIGATION:
        return frozenset()
    others = (c for c in termbase.concepts if c.subject is concept.subject and c is not concept)
    found = (other.editions.get(edition) for other in others)
    return frozenset(t.text for words in found if words is not None for t in words.terms)


def _authored(
    authored: Iterable[AuthoredQuestion], library: tuple[Scenario, ...]
) -> Iterator[Question]:
    """Yield the questions written by hand, under each edition that answers them."""
    by_name = {scenario.identifier: scenario for scenario in library}
    for question in authored:
        for edition in question.answers:
            yield asked(question, edition, by_name.get(question.scenario))


def asked(
    authored: AuthoredQuestion, edition: Edition, scenario: Scenario | None = None
) -> Question:
    """Return a question as it is asked under an edition that answers it.

    `scenario` is the situation it names, whole; it is shown as far as the question tells it.
    Raise `LookupError` when the edition does not answer it.
    """
    answer = authored.answers.get(edition)
    if answer is None:
        raise LookupError(f"{authored.identifier} has no answer under {edition.value}")
    return Question(
        identifier=f"{authored.identifier}@{edition.value}",
        kind=QuestionKind.AUTHORED,
        edition=edition,
        text=plain(authored.text),
        choices=tuple(
            Choice(plain(choice.text), plain(choice.why[edition])) for choice in authored.choices
        ),
        answer=answer.answer,
        sources=tuple(Source(address, words) for address, words in answer.sources),
        explanation=plain(answer.explanation),
        topic=authored.topic,
        difficulty=authored.difficulty,
        scenario=None if scenario is None else recorded_so_far(scenario, authored.events),
    )


def recorded_so_far(scenario: Scenario, events: int | None) -> Scenario:
    """Return a case as far as its first events, or the whole of it for None."""
    return scenario if events is None else replace(scenario, events=scenario.events[:events])
