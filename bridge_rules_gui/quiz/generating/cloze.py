"""The word left out of a sentence of the book: a term among others of its kind."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, PartOfSpeech, Subject
from bridge_rules_gui.indexes.attestation import Attestation, Occurrence
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.quiz.generating.book_sentences import BookSentence, book_sentences
from bridge_rules_gui.quiz.generating.glossed import (
    NOT_PRINTED,
    PRINTED,
    Why,
    english_gloss,
    glossed,
    names_it,
)
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import (
    MOST_CHOICES,
    Prompt,
    arranged,
    chance,
    quotation,
)
from bridge_rules_gui.quiz.generating.word_forms import Form, form_of
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

_ASKED = "Which word is missing in {cite} of the book of {year}? “{words}”"
_SEVERAL_ASKED = "Which words are missing in {cite} of the book of {year}? “{words}”"
_SHORTEST_FORM: Final = 4
_LATIN: Final = re.compile("[A-Za-z]")
_MOST_OFFERED: Final = 12


@dataclass(frozen=True, slots=True)
class _Word:
    """A term in a form as it is met, and the concept it names."""

    text: str
    concept: str


class ClozeQuestions:
    """Sentences of the laws with a term left out."""

    kind = QuestionKind.CLOZE

    def __init__(self, material: Material) -> None:
        self._material = material
        self._words = cache(self._words_of_book)

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each sentence of the books."""
        for edition in self._material.corpus.books:
            for found in book_sentences(self._material.corpus, edition):
                identifier = f"cloze:{found.name}@{edition}"
                make = partial(self._question, identifier, found)
                yield Prompt(identifier, self.kind, edition, found.address, make)

    def _question(self, identifier: str, found: BookSentence) -> Question | None:
        edition = found.edition
        terms = self._terms_in(self._material.attested(edition), found)
        chance(identifier).shuffle(terms)
        term, others = next(self._with_others(identifier, terms, found), (None, ()))
        if term is None:
            return None
        right = self._choice(found.edition, _Word(_as_printed(found, term), term.concept), PRINTED)
        wrong = [self._choice(found.edition, word, NOT_PRINTED) for word in others]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        start, end = term.start - found.start, term.end - found.start
        return Question(
            identifier,
            self.kind,
            edition,
            sentence(
                _SEVERAL_ASKED if " " in term.form else _ASKED,
                year=edition.year,
                cite=found.citation,
                words=found.without(start, end),
            ),
            placed.choices,
            placed.answer,
            (Source(found.address, found.words),),
            quotation(found.citation, found.words),
            self._material.topic(found.address),
            1,
        )

    def _terms_in(self, book: Attestation, found: BookSentence) -> list[Occurrence]:
        """Return the terms that stand in a sentence once, for themselves and long enough."""
        inside = [
            o
            for o in book.in_stretch(found.stretch)
            if found.start <= o.start and o.end <= found.end and o.is_counted and not o.within
        ]
        words = found.words.casefold()
        spans = [(o.start, o.end) for o in inside]
        return [
            o
            for o in inside
            if _is_of_words(o.form, found.edition)
            and words.count(_as_printed(found, o).casefold()) == 1
            and spans.count((o.start, o.end)) == 1
            and self._is_asked(book, o)
        ]

    def _choice(self, edition: Edition, word: _Word, why: Why) -> Choice:
        concept = self._material.concepts[word.concept]
        return glossed(word.text, concept, self._material.gloss(concept, edition), why)

    def _with_others(
        self, identifier: str, terms: Iterable[Occurrence], found: BookSentence
    ) -> Iterator[tuple[Occurrence, Sequence[_Word]]]:
        """Yield the terms of a sentence with other words, where there are enough of them."""
        for term in terms:
            others = self._others(identifier, term, found)
            if len(others) >= MOST_CHOICES - 1:
                yield term, others

    def _others(self, identifier: str, term: Occurrence, found: BookSentence) -> Sequence[_Word]:
        """Return other words of the book in the very form, those of the same subject first.

        A word that names several concepts is offered once, one for much the same not at all.
        """
        concepts = self._material.concepts
        own = concepts[term.concept]
        words = found.words.casefold()
        known = self._words(found.edition)[self._form(found.edition, term)]
        other = [
            word
            for word in known
            if not _mean_the_same(concepts[word.concept], own) and word.text not in words
        ]
        chance(identifier).shuffle(other)
        other.sort(key=lambda word: concepts[word.concept].subject is not own.subject)
        by_concept = {word.concept: word for word in reversed(other)}
        by_text = {word.text.casefold(): word for word in by_concept.values()}
        return tuple(reversed(by_text.values()))[:_MOST_OFFERED]

    def _form(self, edition: Edition, term: Occurrence) -> tuple[PartOfSpeech, Form]:
        known = self._material.attested(edition).terms[term.term]
        return known.part_of_speech, form_of(term.form, known.headwords)

    def _words_of_book(
        self, edition: Edition
    ) -> Mapping[tuple[PartOfSpeech, Form], Sequence[_Word]]:
        found: defaultdict[tuple[PartOfSpeech, Form], dict[_Word, None]] = defaultdict(dict)
        book = self._material.attested(edition)
        for term in book.occurrences:
            if _is_of_words(term.form, edition) and self._is_asked(book, term):
                found[self._form(edition, term)][_Word(term.form, term.concept)] = None
        return defaultdict(tuple, {form: tuple(words) for form, words in found.items()})

    def _is_asked(self, book: Attestation, term: Occurrence) -> bool:
        """Tell whether a term is of no obligation, and names what its concept stands for."""
        concept = self._material.concepts[term.concept]
        part = book.terms[term.term].part_of_speech
        return concept.subject is not Subject.OBLIGATION and names_it(part, concept)


def _mean_the_same(one: Concept, other: Concept) -> bool:
    """Tell whether two concepts are one, or have the same name in English or in a book."""
    if english_gloss(one) == english_gloss(other):
        return True
    named = ((one.editions.get(each), other.editions.get(each)) for each in Edition)
    return any(
        a and b and a.terms and b.terms and a.terms[0].text == b.terms[0].text for a, b in named
    )


def _is_of_words(form: str, edition: Edition) -> bool:
    """Tell whether a form can be declined: no abbreviation, no foreign word, and long enough."""
    is_native = edition.language == "sr" or not _LATIN.search(form)
    return len(form) >= _SHORTEST_FORM and "." not in form and is_native


def _as_printed(found: BookSentence, term: Occurrence) -> str:
    """Return a term as it stands in a sentence, in small letters but for abbreviations."""
    words = found.words[term.start - found.start : term.end - found.start]
    return words if words.isupper() else words.lower()
