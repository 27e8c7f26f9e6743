"""Terms: what a book calls a concept, and which term it defines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Definition
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, PartOfSpeech, Subject
from bridge_rules_gui.language.sentence import Sentence, Verbatim, sentence
from bridge_rules_gui.quiz.generating.book_sentences import share_words
from bridge_rules_gui.quiz.generating.glossed import PRINTED, glossed, names_it
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import MOST_CHOICES, Prompt, arranged, chance, printed
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

_LONGEST: Final = 400
_MOST_OFFERED: Final = 12


class TermQuestions:
    """The word for a concept, the concept of a word, the term of a definition."""

    kind = QuestionKind.TERM

    def __init__(self, material: Material) -> None:
        self._material = material
        self._sources = cache(self._sources_of)
        self._of_subject = cache(self._concepts_of)
        self._senses = cache(self._senses_of)

    def prompts(self) -> Iterator[Prompt]:
        """Yield what can be asked of every concept in every book."""
        for edition, book in self._material.corpus.books.items():
            for concept in self._material.termbase.concepts:
                if _is_named(concept, edition):
                    yield self._prompt("word", concept, edition, self._word)
                    yield self._prompt("english", concept, edition, self._english)
            for definition in book.definitions:
                defined = self._material.concepts.get(definition.concept)
                if defined is not None and _terms(defined, edition):
                    ask = partial(self._defined, definition=definition)
                    yield self._prompt("defined", defined, edition, ask)

    def _prompt(
        self,
        about: str,
        concept: Concept,
        edition: Edition,
        ask: Callable[[str, Concept, Edition], Question | None],
    ) -> Prompt:
        identifier = f"term:{concept.id}:{about}@{edition}"
        make = partial(ask, identifier, concept, edition)
        place = Address(edition, NamedPlace.definition(concept.id))
        return Prompt(identifier, self.kind, edition, place, make)

    def _word(self, identifier: str, concept: Concept, edition: Edition) -> Question | None:
        """Ask for the word of a book; the wrong ones are its words for other things."""
        text = sentence(
            "What is the term for “{english}” in the book of {year}?",
            year=edition.year,
            english=_english(concept),
        )
        own = _terms(concept, edition)
        right = Choice(printed(own[0]), self._word_for(own[0], concept, edition))
        wrong = [
            Choice(printed(words[0]), self._word_for(words[0], other, edition))
            for other in self._others(identifier, concept, edition)
            if not set(words := _terms(other, edition)) & set(own)
        ]
        return self._made(identifier, concept, text, right, wrong)

    def _english(self, identifier: str, concept: Concept, edition: Edition) -> Question | None:
        """Ask what a word of the book stands for, where it stands for one thing."""
        word = _terms(concept, edition)[0]
        if len(self._senses(edition)[word.casefold()]) > 1:
            return None
        text = sentence(
            "What does “{word}” in the book of {year} mean in English?",
            word=Verbatim(word),
            year=edition.year,
        )
        others = self._others(identifier, concept, edition)
        apart = [o for o in others if word not in _terms(o, edition)]
        right = Choice(printed(_name(concept)), self._word_for(word, concept, edition))
        wrong = [
            Choice(printed(_name(other)), self._word_for(_terms(other, edition)[0], other, edition))
            for other in apart
            if not set(map(str.casefold, other.english)) & set(map(str.casefold, concept.english))
        ]
        return self._made(identifier, concept, text, right, wrong)

    def _senses_of(self, edition: Edition) -> Mapping[str, Sequence[Concept]]:
        """Return for which concepts a book uses each term."""
        found: defaultdict[str, list[Concept]] = defaultdict(list)
        for concept in self._material.termbase.concepts:
            for term in dict.fromkeys(_terms(concept, edition)):
                found[term.casefold()].append(concept)
        return found

    def _defined(
        self, identifier: str, concept: Concept, edition: Edition, *, definition: Definition
    ) -> Question | None:
        """Ask which term a definition defines, where it does not name it itself."""
        words = " ".join(definition.body.text.split())
        named = any(
            share_words(term, words) for term in (definition.term, *_terms(concept, edition))
        )
        if not words or definition.senses or len(words) > _LONGEST or named:
            return None
        defined = {d.concept: d for d in self._material.corpus.books[edition].definitions}
        others = self._others(identifier, concept, edition, defined)
        right = self._term(edition, definition.term, concept)
        wrong = [
            self._term(edition, defined[other.id].term, other)
            for other in others
            if defined[other.id].body.text != definition.body.text
        ]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        place = Address(edition, NamedPlace.definition(definition.concept))
        return Question(
            identifier,
            self.kind,
            edition,
            sentence(
                "Which term does the book of {year} define in these words? “{words}”",
                year=edition.year,
                words=words,
            ),
            placed.choices,
            placed.answer,
            (Source(place, definition.body.text),),
            right.why,
            self._material.topic(place),
            1,
        )

    def _term(self, edition: Edition, term: str, concept: Concept) -> Choice:
        choice = glossed(term, concept, self._material.gloss(concept, edition), PRINTED)
        return replace(choice, why=self._word_for(term, concept, edition))

    def _word_for(self, word: str, concept: Concept, edition: Edition) -> Sentence:
        """Return what a word means in English, and what else: another concept, or by its note."""
        known = {"word": Verbatim(word), "english": _english(concept)}
        others = dict.fromkeys(map(_name, self._senses(edition).get(word.casefold(), ())))
        others.pop(_name(concept), None)
        if others:
            pattern = "“{word}” is “{english}” in English; elsewhere it is “{other}”."
            return sentence(pattern, **known, other=Verbatim(" / ".join(others)))
        said = sentence("“{word}” is “{english}” in English.", **known)
        note = _note_on(word, concept, edition)
        if not note:
            return said
        note = self._material.in_language(note)
        whole = f"{note[0].upper()}{note[1:].removesuffix('.')}."
        return sentence("{result} {rest}", result=said, rest=Verbatim(whole))

    def _others(
        self,
        identifier: str,
        concept: Concept,
        edition: Edition,
        among: Container[str] | None = None,
    ) -> list[Concept]:
        """Return other concepts of the subject, those hardest to tell apart first."""
        near = self._of_subject(concept.subject, edition)
        others = [o for o in near if o is not concept and (among is None or o.id in among)]
        chance(identifier).shuffle(others)
        others.sort(key=lambda other: _distance(concept, other, edition))
        part = _part_of_speech(concept, edition)
        alike = [other for other in others if _part_of_speech(other, edition) is part]
        return (alike if len(alike) >= MOST_CHOICES else others)[:_MOST_OFFERED]

    def _concepts_of(self, subject: Subject, edition: Edition) -> list[Concept]:
        """Return the concepts of a subject the book has words for."""
        concepts = self._material.termbase.concepts
        return [c for c in concepts if c.subject is subject and _is_named(c, edition)]

    def _made(
        self,
        identifier: str,
        concept: Concept,
        text: Sentence,
        right: Choice,
        wrong: list[Choice],
    ) -> Question | None:
        edition = Edition.parse(identifier.rpartition("@")[2])
        places = self._sources(concept.id, edition)
        placed = arranged(identifier, (right,), wrong)
        if placed is None or not places:
            return None
        topic = self._material.topic_of_concept(concept)
        return Question(
            identifier,
            self.kind,
            edition,
            text,
            placed.choices,
            placed.answer,
            places,
            right.why,
            topic,
            1,
        )

    def _sources_of(self, concept: str, edition: Edition) -> tuple[Source, ...]:
        """Return where the book first uses its word for a concept."""
        found = self._material.attested(edition).of(concept)
        first = next((o for o in found if o.term.number == 0), None)
        if first is None:
            return ()
        return (Source(first.address, first.stretch.text[first.start : first.end]),)


def _note_on(word: str, concept: Concept, edition: Edition) -> str:
    """Return what the termbase notes on a word of a book, else on its words for the concept."""
    found = concept.editions[edition]
    notes = (term.note for term in found.terms if term.text.casefold() == word.casefold())
    return next(filter(None, notes), found.note)


def _english(concept: Concept) -> Verbatim:
    return Verbatim(_name(concept))


def _name(concept: Concept) -> str:
    """Return what a concept is called in English; a verb has "to" before it."""
    is_infinitive = (
        concept.part_of_speech is PartOfSpeech.VERB and concept.subject is not Subject.OBLIGATION
    )
    return f"to {concept.english[0]}" if is_infinitive else concept.english[0]


def _distance(concept: Concept, other: Concept, edition: Edition) -> int:
    """Return how easily two concepts of a subject are distinguished: by part of speech and name."""
    apart = _part_of_speech(concept, edition) is not _part_of_speech(other, edition)
    named_alike = set(concept.id.split("-")) & set(other.id.split("-"))
    return apart - bool(named_alike)


def _part_of_speech(concept: Concept, edition: Edition) -> PartOfSpeech:
    return concept.editions[edition].terms[0].part_of_speech


def _is_named(concept: Concept, edition: Edition) -> bool:
    """Tell whether a book names a concept as English does, not by another part of speech.

    Of an explicit agreement the books only say "explicit", which is no translation of it; of a
    disqualification the Russian one only says to disqualify.
    """
    return bool(_terms(concept, edition)) and names_it(_part_of_speech(concept, edition), concept)


def _terms(concept: Concept, edition: Edition) -> list[str]:
    """Return the words an edition has for a concept, the preferred one first."""
    found = concept.editions.get(edition)
    return [] if found is None else [term.text for term in found.terms]
