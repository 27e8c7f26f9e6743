"""Must, should or may: how strongly a provision speaks, by its own word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Term
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.quiz.generating.book_sentences import BookSentence, book_sentences
from bridge_rules_gui.quiz.generating.glossed import NOT_PRINTED, PRINTED, Why, glossed
from bridge_rules_gui.quiz.generating.material import Material, WeightWord
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, chance, quotation
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

_ASKED = (
    "Which word of obligation is missing in {cite} of the book of {year}? “{words}” "
    "(The choices are dictionary forms.)"
)
_COMMANDS: Final = ("may", "should", "shall", "must", "need-not")
_PARTICLE: Final = re.compile(r" (?:да|da)$")
"""What stands between two verbs in Bulgarian and Serbian, and is left in the sentence."""
_TO: Final = re.compile(r"\s+(?:\w+\s+)?да\b")
"""The Bulgarian particle behind a verb, with a word between at most: "трябва отново да"."""
_PROHIBITIONS: Final = ("should-not", "shall-not", "may-not", "must-not")
_WITH_DATIVE: Final = frozenset({"should", "shall", "should-not", "shall-not"})
"""The Russian words that stand with a dative; the others stand with a nominative."""
_OTHER_FORMS: Final = frozenset({"можно", "трябвало", "следвало"})
"""Impersonal and conditional forms, for which no dictionary form of another word can stand."""
_SHARED: Final = 2
"""How many letters a form has at least in common with its dictionary form: могат, може."""


class ObligationQuestions:
    """Sentences of the laws with their word of obligation left out."""

    kind = QuestionKind.OBLIGATION

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each sentence; those without such a word make none."""
        for edition in self._material.corpus.books:
            for found in book_sentences(self._material.corpus, edition):
                identifier = f"obligation:{found.name}@{edition}"
                make = partial(self._question, identifier, found)
                yield Prompt(identifier, self.kind, edition, found.address, make)

    def _question(self, identifier: str, found: BookSentence) -> Question | None:
        weights = self._material.weighed(found.stretch)
        inside = [w for w in weights if found.start <= w.start and w.end <= found.end]
        if not inside:
            return None
        weight = chance(identifier).choice(inside)
        start, end = weight.start - found.start, weight.end - found.start
        word = found.words[start:end].casefold()
        end -= len(word) - len(_bare(word))
        head = self._dictionary_form(found.edition, weight.strength, _bare(word))
        follows = found.edition.language != "bg" or _TO.match(found.words[end:])
        if head is None or not follows:
            return None
        right = self._choice(found.edition, head, weight.strength, PRINTED)
        others = self._others(found.edition, weight, head)
        placed = arranged(identifier, (right,), others)
        if placed is None:
            return None
        return Question(
            identifier,
            self.kind,
            found.edition,
            sentence(
                _ASKED,
                cite=found.citation,
                year=found.edition.year,
                words=found.without(start, end),
            ),
            placed.choices,
            placed.answer,
            (Source(found.address, found.words),),
            quotation(found.citation, found.words),
            self._material.topic(found.address),
            2,
        )

    def _others(self, edition: Edition, weight: WeightWord, head: str) -> Iterator[Choice]:
        """Yield the other strengths, prohibitions beside a prohibition and commands beside one.

        A strength for which the book has the same word cannot be told from this one, nor two
        that share a word from each other. What stands with another case in Russian does not fit.
        """
        own = {*self._words(edition, weight.strength), head}
        forbids = weight.strength in _PROHIBITIONS
        order = (*_PROHIBITIONS, *_COMMANDS) if forbids else (*_COMMANDS, *_PROHIBITIONS)
        for strength in order:
            words, verbs = self._words(edition, strength), self._verbs(edition, strength)
            fits = edition.language != "ru" or (strength in _WITH_DATIVE) == (
                weight.strength in _WITH_DATIVE
            )
            if strength != weight.strength and fits and verbs and own.isdisjoint(words):
                offered = min(verbs, key=lambda verb: (verb.endswith(" не"), len(verb)))
                own.add(offered)
                yield self._choice(edition, offered, strength, NOT_PRINTED)

    def _dictionary_form(self, edition: Edition, strength: str, word: str) -> str | None:
        """Return the dictionary form of a word of a strength: ``должны`` is ``должен``."""

        def shared(verb: str) -> int:
            alike = takewhile(lambda pair: pair[0] == pair[1], zip(verb, word, strict=False))
            return len(tuple(alike))

        verbs = self._verbs(edition, strength)
        head = max(verbs, key=shared, default="")
        return None if word in _OTHER_FORMS or shared(head) < _SHARED else head

    def _choice(self, edition: Edition, word: str, strength: str, why: Why) -> Choice:
        concept = self._material.concepts[strength]
        return glossed(word, concept, self._material.gloss(concept, edition), why)

    def _words(self, edition: Edition, strength: str) -> list[str]:
        return [h.casefold() for term in self._terms(edition, strength) for h in term.headwords]

    def _verbs(self, edition: Edition, strength: str) -> list[str]:
        """Return the words that stand where a verb stood: adjectives do so in Russian alone.

        The particle of Bulgarian and Serbian verbs is left in the sentence.
        """
        return [
            _bare(head.casefold())
            for term in self._terms(edition, strength)
            if term.part_of_speech is PartOfSpeech.VERB or edition.language == "ru"
            for head in term.headwords
        ]

    def _terms(self, edition: Edition, strength: str) -> Sequence[Term]:
        concept = self._material.concepts.get(strength)
        found = None if concept is None else concept.editions.get(edition)
        return () if found is None else found.terms


def _bare(word: str) -> str:
    """Return a word of obligation without the particle behind it."""
    return _PARTICLE.sub("", word)
