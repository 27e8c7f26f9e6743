"""The word left out of a sentence of the book: a term among others of its kind."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject
from bridge_rules_gui.quiz.generating.book_sentences import BookSentence, book_sentences
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, chance
from bridge_rules_gui.quiz.generating.wording import gloss
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source
from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.indexes.attestation import Attestation, Occurrence
    from bridge_rules_gui.quiz.generating.material import Material

_ASKED = "Which word does the book of {year} print in {cite}? “{words}”"
_SHORTEST_FORM: Final = 4
_MOST_OFFERED: Final = 12


@dataclass(frozen=True, slots=True)
class _Form:
    """A form of a term as it is met, and the concept it names."""

    text: str
    concept: str


class ClozeQuestions:
    """Sentences of the laws with a term left out."""

    kind = QuestionKind.CLOZE

    def __init__(self, material: Material) -> None:
        self._material = material
        self._forms = cache(self._forms_of_book)

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
        if not terms:
            return None
        term = chance(identifier).choice(terms)
        right = self._choice(_Form(_as_printed(found, term), term.concept), _RIGHT)
        wrong = [self._choice(form, _WRONG) for form in self._others(identifier, term, found)]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        start, end = term.start - found.start, term.end - found.start
        return Question(
            identifier,
            self.kind,
            edition,
            sentence(
                _ASKED, year=edition.year, cite=found.citation, words=found.without(start, end)
            ),
            placed.choices,
            placed.answer,
            (Source(found.address, found.words),),
            sentence("{cite} says: “{words}”", cite=found.citation, words=found.words),
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
            if len(o.form) >= _SHORTEST_FORM
            and words.count(_as_printed(found, o).casefold()) == 1
            and spans.count((o.start, o.end)) == 1
            and self._material.concepts[o.concept].subject is not Subject.OBLIGATION
        ]

    def _choice(self, form: _Form, pattern: str) -> Choice:
        english = gloss(self._material.concepts[form.concept])
        return Choice(
            sentence("{word} ({english})", word=form.text, english=english),
            sentence(pattern, word=form.text, english=english),
        )

    def _others(self, identifier: str, term: Occurrence, found: BookSentence) -> list[_Form]:
        """Return forms of other terms that would fit the grammar, those of like ending first."""
        concept = self._material.concepts[term.concept]
        part = self._material.attested(found.edition).terms[term.term].part_of_speech
        known = self._forms(found.edition)[concept.subject, part]
        words = found.words.casefold()
        other = [f for f in known if f.concept != term.concept and f.text not in words]
        chance(identifier).shuffle(other)
        other.sort(key=lambda form: _misfit(form.text, term.form))
        return list({form.concept: form for form in reversed(other)}.values())[::-1][:_MOST_OFFERED]

    def _forms_of_book(
        self, edition: Edition
    ) -> Mapping[tuple[Subject, PartOfSpeech], Sequence[_Form]]:
        book = self._material.attested(edition)
        found: defaultdict[tuple[Subject, PartOfSpeech], dict[_Form, None]] = defaultdict(dict)
        for o in book.occurrences:
            if len(o.form) >= _SHORTEST_FORM:
                subject = self._material.concepts[o.concept].subject
                kind = (subject, book.terms[o.term].part_of_speech)
                found[kind][_Form(o.form, o.concept)] = None
        return {kind: tuple(forms) for kind, forms in found.items()}


def _as_printed(found: BookSentence, term: Occurrence) -> str:
    """Return a term as it stands in a sentence, in small letters but for abbreviations."""
    words = found.words[term.start - found.start : term.end - found.start]
    return words if words.isupper() else words.lower()


def _misfit(form: str, wanted: str) -> int:
    """Return how badly a form would fit where another is wanted: by ending, and by words."""
    other_words = len(form.split()) != len(wanted.split())
    return (form[-2:] != wanted[-2:]) + other_words


_RIGHT: Final = "The book prints “{word}”: {english}."
_WRONG: Final = "“{word}” is the word for {english}; it does not stand here."
